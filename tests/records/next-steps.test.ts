// Writing a game down as it is played: what comes next, several air units in one step, all mistakes of a step.
import { expect, it } from 'vitest';
import { POSITION_TEMPLATE } from '../../src/cli/position/template.js';
import { DECISIONS } from '../../src/game/questions/decisions.js';
import type { Step } from '../../src/game/state/record.js';
import { nextSteps } from '../../src/records/next-steps.js';
import { allProblems } from '../../src/records/problems.js';
import { FORMS } from '../../src/records/record-format.js';
import { readRecord } from '../../src/records/record-read.js';
import { takenFromRecord } from '../../src/records/taken.js';
import { resolveRules } from '../../src/rules/index.js';
import { randomRecord, TABLES } from './random-records.js';

const HEAD = 'kind: record\nformat: 1\n';
const next = (text: string): string[] => {
  const { record, tables, rules } = readRecord(text, 'game.yaml');
  return nextSteps(record, tables, rules);
};
const taken = (text: string) => {
  const { record, tables, rules } = readRecord(text, 'game.yaml');
  return takenFromRecord(record, tables, rules);
};

it('each stub is lawful, and the next follows it: the movement of turn 1 to its first combat', () => {
  let text = `${HEAD}steps:\n`;
  let die = 0;
  for (let stubs = 0; stubs < 5; stubs++) {
    const lines = next(text);
    expect(lines.length).toBeGreaterThan(0);
    // Shots that miss.
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    text += `${lines.join('\n')}\n`.replaceAll(/(?<=\bdice: )\{[^}]*\}/g, (dice) =>
      dice.replaceAll(/(?<=[: ])0(?=[ ,}])/g, () => String(1 + (die++ % 4))),
    );
  }
  expect(text).toContain('# Turn 1: japan raid-force (4.2)');
  expect(text).toMatch(/- japan air: \{.*\[.*AirFlot/);
  expect(taken(text).asked).not.toBeNull();
});

/** Turn 1 up to Japan's decision to stay after a raid by the Akagi in which nobody attacks. */
const UP_TO_THE_RAID = {
  'pearl-harbor': `${HEAD}rules: pearl-harbor\nbegin: combat
position:
  turn: 1
  pieces: {Hawaiian Islands: [Akagi], Pearl Harbor: [Nevada]}
  raiding: [Akagi]
steps:
- japan targets: none
- japan targets: none
`,
  nt1: `${HEAD}rules: nt1
steps:
- japan patrols: none
- allied patrols: none
- japan air: none
- japan amphibious: none
- japan raiders: {Hawaiian Islands: Akagi}
- japan targets: none
- japan targets: none
- allied targets: none
`,
} as const;

it.each([
  ['18.21', '20.51', 'pearl-harbor'],
  ['nt1 18.11', 'nt1 18.12', 'nt1'],
] as const)('%s, %s: a question names the rule that puts it, under %s', (stay, assign, rules) => {
  const text = UP_TO_THE_RAID[rules];
  expect(next(text).join('\n')).toContain(`japan stay (${stay})`);
  expect(next(`${text}- japan stay: stay\n`).join('\n')).toContain(`japan assign-targets (${assign})`);
});

it('nt1 18.132: the 7th A.F. is among what may sail from Pearl Harbor', () => {
  const raiders = next(`${UP_TO_THE_RAID.nt1}- japan stay: leave\n- japan basing: {Truk: Akagi}\n`).join('\n');
  expect(raiders).toContain('Pearl Harbor (7th A.F.): Hawaiian Islands\n');
});

it('adjustment 5: what waits off the West Coast is among what may come to sea', () => {
  const text = `${HEAD}rules: adjustment-5
position:
  turn: 4
  control: {Pearl Harbor: japan, Samoa: japan}
  pieces: {Australia: [Canberra]}
steps:
- allied reinforcement-ports: {Australia: [Marine, 13th A.F.]}
- allied removal: Devonshire
- japan patrols: none
- allied patrols: none
`;
  const raiders = next(text)
    .join('\n')
    .replaceAll(/\n {2}# {5}/g, ' ');
  expect(raiders).toMatch(/off the map \(.*Wasp\): Hawaiian Islands, U\.S\. Mandate\n/);
});

/** The pieces of an answer. */
function named({ decision, answer }: Step): string[] {
  const form = FORMS[DECISIONS[decision]!];
  const every = form === 'attacks' || form === 'pieces' || form === 'piece' || form === 'piece?';
  const pairs = ['moves', 'bases', 'landings', 'points', 'groups', 'chase'].includes(form as string);
  return answer.flatMap((p, k) => (every || (pairs && k % 2 === 0) ? [TABLES.pieceNames[p]!] : []));
}

it.each([
  [['second-edition'], 1, ['firing-carriers', 'pursuit', 'follow', 'submarine-attack']],
  [['second-edition', 'adjustment-3', 'adjustment-3c'], 2, ['groups', 'landings', 'repairs']],
  [['second-edition', 'task-forces'], 3, ['task-forces', 'missions', 'air-raid']],
])('names whatever a player does as lawful beforehand: a turn of random players under %s', (names, turn, rare) => {
  const record = randomRecord(names, 'stubs', 3, turn);
  const rules = resolveRules(names);
  const seen = new Set<string>();
  record.blocks.forEach((block, k) => {
    const [step] = block.steps;
    if (!step) return;
    const lines = nextSteps({ ...record, blocks: record.blocks.slice(0, k), until: { to: 'steps' } }, TABLES, rules);
    const end = lines.findIndex((line) => line.startsWith('  - '));
    const comment = lines.slice(0, end).join(' ').replaceAll(/ +# +/g, ' ');
    const name = `${['japan', 'allied'][step.side]} ${DECISIONS[step.decision]}`;
    expect(comment).toContain(`: ${name} (`);
    const missing = named(step).filter((piece) => !comment.includes(piece));
    expect({ k, name, missing }).toEqual({ k, name, missing: [] });
    seen.add(DECISIONS[step.decision]!);
  });
  expect([...seen]).toEqual(expect.arrayContaining([...rare]));
});

const MOVEMENT = `${HEAD}begin: movement
position:
  turn: 5
  pieces: {Truk: [22 AirFlot, 23 AirFlot, 24 AirFlot], Samoa: [11th A.F., 10th A.F.], Ceylon: [Cornwall]}
steps:
- japan patrols: none
- allied patrols: none
`;

it('several air units stand in one step; who is through places no more', () => {
  const both = `${MOVEMENT}- japan air: {Marshall Islands: [22 AirFlot, 23 AirFlot]}
- allied air: {South Pacific Ocean: [11th A.F., 10th A.F.]}
`;
  const { game, asked } = taken(both);
  const at = (name: string) => game.tables.areaNames[game.location[game.tables.pieceIndex.get(name)!]!];
  expect([at('22 AirFlot'), at('23 AirFlot'), at('24 AirFlot')]).toEqual([
    'Marshall Islands',
    'Marshall Islands',
    undefined,
  ]);
  expect([at('11th A.F.'), at('10th A.F.')]).toEqual(['South Pacific Ocean', 'South Pacific Ocean']);
  expect(asked).toEqual({ decision: 7, side: 0 });
});

it('a position does not stop between the air units of a step: the others would be lost (5.22)', () => {
  const japan = `${MOVEMENT}- japan air: {Marshall Islands: [22 AirFlot, 23 AirFlot, 24 AirFlot]}\n`;
  expect(() => taken(japan)).toThrow(/^2 air units of this step cannot be placed yet.*allied air.*\(5\.22\)$/);
  const { game } = taken(`${japan}- allied air: none\n`);
  const marshalls = game.tables.areaNames.indexOf('Marshall Islands');
  expect(game.at.list(marshalls, 0, game.found)).toBe(3);
  // What comes next may be asked all the same: it is the step that is missing.
  expect(next(japan)[0]).toContain('allied air');
});

it('who has placed several air units in one step places air units again on the next turn (5.22)', () => {
  let text = `${HEAD}seed: m\nsteps:\n`;
  const airSteps = () => text.match(/^ *- (japan|allied) air: *(\{|$)/gm)?.length ?? 0;
  for (let stubs = 0; stubs < 40 && !text.includes('# Turn 4'); stubs++) text += `${next(text).join('\n')}\n`;
  expect(text).toContain('# Turn 4');
  expect(airSteps()).toBeGreaterThanOrEqual(3);
});

it('tells all mistakes of a step at once, at their place', () => {
  const wrong = `${MOVEMENT}- japan air: {Coral Sea: [22 AirFlot, 23 AirFlot], Bay of Bengal: 24 AirFlot}\n`;
  const { record, tables, rules, locate } = readRecord(wrong, 'game.yaml');
  const { problems } = allProblems(record, (tried) => takenFromRecord(tried, tables, rules));
  expect(problems.map((p) => [p.rule, p.place.name])).toEqual([['12.13', undefined]]);
  const ships = `${MOVEMENT.replace('- japan patrols: none', '- japan patrols: {Bay of Bengal: Nachi, Indian Ocean: [Atago, Haguro]}').replace('Truk: [', 'Truk: [Nachi, Atago, Haguro, ')}`;
  const read = readRecord(ships, 'game.yaml');
  const all = allProblems(read.record, (tried) => takenFromRecord(tried, read.tables, read.rules));
  expect(all.problems.map((p) => p.place.name)).toEqual(['Nachi', 'Atago', 'Haguro']);
  expect(new Set(all.problems.map((p) => read.locate(p).column)).size).toBe(3);
  expect(locate(problems[0]!).line).toBe(10);
});

it('the template is a position that can be played on', () => {
  const { asked, game } = taken(POSITION_TEMPLATE);
  expect(game.turn).toBe(3);
  expect(asked).toEqual({ decision: 3, side: 0 });
  expect(next(POSITION_TEMPLATE)[0]).toBe('  # Turn 3: japan patrols (5.21)');
});
