// `vitp position`: how a game ends from a position, wherever it comes from.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LONG, sized } from '../size.js';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
/** In the quick suite this thread alone. */
const OTHER_WORKERS = String(sized(1, 2));
const answered = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitpHere(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};
const refused = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitpHere(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  return stderr;
};

/** The position of docs/positions.md. */
const SHOWN = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/positions.md', 'utf8'))![1]!;
const file = folder.write('my-position.yaml', SHOWN);

describe('vitp position', () => {
  it('answers the position of the manual', async () => {
    const told = await answered('position', file, '--games', '20', '--workers', '1');
    expect(told).toMatch(/^From here Japan wins \d+ ±\d+ % of games, the Allies \d+ ±\d+ %/);
    expect(told).toMatch(
      /Coral Sea +3 \/ 2 +– +patrolling Kongo; +patrolling Astoria;\n +raiding Akagi +raiding Essex/,
    );
    expect(told).toMatch(/Truk +Japan +Nachi, Yamato \(2 damage, armor \d\), 22 AirFlot/);
    expect(told).toMatch(/\nCoral Sea +\d.* exact\n/);
    expect(Math.max(...told.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('says how much is out of the game because the position does not name it', async () => {
    const told = (await answered('position', file, '--games', '1', '--workers', '1')).replaceAll('\n', ' ');
    expect(told).toMatch(
      / \d\d+ ships and units whose turn has come are out of the game, as this position does not place/,
    );
    const whole = await answered('position', '--seed', 'dice', '--at', 'turn2', '--games', '1', '--workers', '1');
    expect(whole).not.toContain('out of the game');
  });

  it('18.3: tells the fight off Hawaii on turn 1 once all are at sea, and why none before (18.2)', async () => {
    const steps = [
      ...Array.from({ length: 2 }, () => ['japan targets: {Akagi: Nevada}', 'dice: {Akagi: 1 1 1 1}']).flat(),
      'japan stay: stay',
      'dice: {W: 4, X: 4, Y: 4, Z: 4}',
    ];
    const at = (count: number) =>
      `kind: record
format: 1
players: {japan: tuned, allied: tuned}
begin: combat
position:
  turn: 1
  pieces: {Hawaiian Islands: [Akagi, Kongo, Indianapolis, Minneapolis], Pearl Harbor: [Nevada]}
  raiding: [Akagi, Kongo]
until: steps
steps:
${steps
  .slice(0, count)
  .map((step) => `- ${step}\n`)
  .join('')}`;
    const told = (count: number) =>
      answered('position', folder.write('hawaii.yaml', at(count)), '--games', '2', '--workers', '1');
    expect(await told(6)).toMatch(/\nHawaiian Islands +< 0\.02 [\s\S]*Japan leaves after two rounds \(18\.33\)/);
    const before = await told(4);
    expect(before).not.toContain('The fights as they stand');
    expect(before.replaceAll('\n', ' ')).toContain('No odds of the fight in the Hawaiian Islands: the raid on Pearl');
  });

  it(`gives the same for the result again${LONG ? ', and for two workers' : ''}`, async () => {
    const first = await answered('position', file, '--games', '20', '--workers', '1', '--json', '-');
    const again = await answered(
      'position',
      folder.write('result.json', first),
      '--workers',
      OTHER_WORKERS,
      '--json',
      '-',
    );
    expect(withoutRun(again)).toBe(withoutRun(first));
    expect(JSON.parse(first)).toMatchObject({
      kind: 'position',
      seed: 'position',
      games: 20,
      moment: { turn: 7, poc: 3, side: 'japan', decision: 'day-night', where: 'turn 7, Coral Sea, round 1' },
      areas: [{ area: 'Coral Sea', method: 'exact', games: 0 }],
    });
  });

  it('advises, and asks the same again of the result', async () => {
    const args = ['position', file, '--games', '1', '--advise', '--rollouts', '4', '--top', '2'];
    const first = await answered(...args, '--json', '-');
    const { advice } = JSON.parse(first);
    expect(advice).toMatchObject({ side: 'japan', decision: 'day-night', searched: true, rollouts: 16 });
    expect(advice.base).toBe('heuristic');
    expect(advice.step).toEqual({ 'japan day-night': advice.answer[0] === 0 ? 'day' : 'night' });
    expect(advice.alternatives.map((a: { answer: number[] }) => a.answer)).toEqual([[1 - advice.answer[0]]]);
    const [{ cost, ci95, own }] = advice.alternatives;
    expect(ci95[0]).toBeLessThan(cost);
    expect(own).toBe(!advice.own);
    const told = await answered('position', folder.write('advised.json', first));
    expect(told).toMatch(/Search would play: (day|night)\./);
    expect(told).toMatch(/\nWhat else/);
    if (LONG) expect(await answered(...args, '--japan', 'search-0.1s-3')).toMatch(/learned-3 would play/);
    expect(await refused('position', file, '--top', '2')).toContain('--top is of no use without --advise');
  });

  it('compares two positions on common dice', async () => {
    const more = folder.write('more.yaml', SHOWN.replace('Akagi, Kongo', 'Akagi, Kongo, Hiei'));
    const json = await answered('position', file, '--compare', more, '--games', '10', '--json', '-');
    const { differences, config } = JSON.parse(json);
    expect(config.names).toEqual([file, more]);
    expect(differences.map(({ metric, label }: { metric: string; label?: string }) => `${metric} ${label}`)).toEqual([
      'winner japan',
      'winner allied',
      'winner tie',
      'poc.final undefined',
    ]);
    const again = await answered('compare', folder.write('compared.json', json), '--json', '-');
    expect(withoutRun(again)).toBe(withoutRun(json));
    expect(await refused('position', file, '--compare', more, '--advise')).toContain(
      '--advise does not go with --compare',
    );
  });

  it('takes the same position out of a simulated game and out of its record', async () => {
    const game = ['--seed', 'dice', '--game', '3'];
    const record = `${folder.path}/game.yaml`;
    // One turn: a whole game is long to read.
    await answered('show', ...game, '--turn', '8', '--record', record, '--quiet');
    const simulated = await answered(
      'position',
      ...game,
      '--at',
      'turn8.allied.patrols',
      '--games',
      '3',
      '--json',
      '-',
    );
    const recorded = await answered(
      ...['position', '--from', `${record}@turn8.allied.patrols`, '--seed', 'dice/on', '--games', '3', '--json', '-'],
    );
    const [one, two] = [JSON.parse(simulated), JSON.parse(recorded)];
    expect(one.moment).toEqual({ ...one.moment, turn: 8, side: 'allied', decision: 'patrols' });
    for (const key of ['moment', 'areas', 'metrics', 'seed']) expect(two[key], key).toEqual(one[key]);
    expect(await refused('position', `${record}@turn8.stay`)).toMatch(
      /^vitp: this game has no moment turn8\.stay; on turn 8 it asks for/,
    );
  });

  it('tells the end of a game that is over as certain', async () => {
    const record = `${folder.path}/over.yaml`;
    await answered(
      'show',
      '--turn',
      '8',
      '--seed',
      'pacific',
      '--game',
      '7',
      '--players',
      'learned-fast-2',
      '--record',
      record,
      '--quiet',
    );
    expect(await answered('position', record, '--quiet')).toMatch(/^The game is over: Japan wins by 29 POC\.\n/);
    const json = await answered('position', record, '--json', '-');
    const { config, games, moment, metrics } = JSON.parse(json);
    expect([config.method, games, moment.side]).toEqual(['exact', 0, null]);
    expect([metrics.winner.ci95.japan, metrics['poc.final'].ci95]).toEqual([
      [1, 1],
      [29, 29],
    ]);
    const again = JSON.parse(await answered('position', folder.write('over.json', json), '--json', '-'));
    expect(again.metrics).toEqual(metrics);
  });

  it('says where a line belongs that begins too far right', async () => {
    const text =
      'kind: record\nformat: 1\nbegin: turn\nposition:\n  turn: 2\n  pieces:\n    Truk: [Akagi]\n    damage: {Akagi: 1}\n';
    expect(await refused('position', folder.write('right.yaml', text))).toContain(
      'right.yaml:8:5: "damage" stands beside "pieces", not within it: begin its line two spaces less',
    );
  });

  it('tells all mistakes with their place', async () => {
    const wrong = SHOWN.replace('Kongo, Essex', 'Kongoo, Essex')
      .replace('turn: 7', 'turn: 17')
      .replace('Yamato, Nachi', 'Yamato, Akagi');
    const told = await refused('position', folder.write('wrong.yaml', wrong));
    expect(told).toContain('wrong.yaml:6:9: 17 is not a turn; allowed: a whole number from 1 to 9');
    expect(told).toContain('wrong.yaml:10:24: "Kongoo" is not a ship or unit; did you mean "Kongo"?');
    const groups = SHOWN.replace('Kongo, Essex', '2 Kongos, 6th AF, Zui, CV Houston').replace(
      'Yamato, Nachi',
      'Yamato',
    );
    const sentences = await refused('position', folder.write('groups.yaml', groups));
    expect(sentences).toContain('"2 Kongos" is a group: in a position every ship and unit has its name');
    expect(sentences).toContain('"6th AF" is not a ship or unit; ');
    expect(sentences).toContain('"Zui" can be Zuikaku or Zuiho; write which');
    expect(sentences).toContain('Houston is a cruiser, not a carrier; write Houston alone');
    const twice = SHOWN.replace('Yamato, Nachi', 'Yamato, Akagi');
    expect(await refused('position', folder.write('twice.yaml', twice))).toContain(
      'twice.yaml:12:20: Akagi is in two places: Coral Sea and Truk',
    );
  });

  it('says which position is wanted', async () => {
    expect(await refused('position')).toContain(
      'no position is named; allowed: a file, --from game.yaml@turn3.raiders',
    );
    expect(await refused('position', file, '--game', '3')).toContain('--game is for simulated games, with --at');
    expect(await refused('position', '--at', 'turn3.raider')).toContain('did you mean "raiders"?');
    expect(await refused('position', file, '--at', 'turn3.raiders')).toContain(
      `my-position.yaml is a position, not a scenario of whole games: write vitp position ${file}@turn3.raiders`,
    );
    expect(await refused('position', `${folder.path}/nothing.yaml`)).toContain('cannot read');
  });
});
