// The small commands: help, version, data, schema, rules.
import { describe, expect, it } from 'vitest';
import { scratchFolder, vitp, vitpHere } from './vitp.js';

const folder = scratchFolder();
const text = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitpHere(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

describe('vitp', () => {
  it('alone, and with --help, says what there is', async () => {
    const help = await text('--help');
    for (const command of ['raid', 'data', 'schema', 'rules']) expect(help).toContain(`  ${command} `);
    expect(await text()).toBe(help);
  });

  it('--help of raid says what --games does to the method', async () => {
    expect((await text('raid', '--help')).replace(/\s+/g, ' ')).toContain(
      'with --method auto, naming it means Monte Carlo',
    );
  });

  it('--version prints the version of the package', async () => {
    expect((await vitp(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('an unknown command is answered with the nearest one', async () => {
    const { code, stderr } = await vitp(['riad']);
    expect(code).toBe(2);
    expect(stderr).toContain("unknown command 'riad'\n(Did you mean raid?)");
  });

  it('a file without a command is answered with the command that takes it', async () => {
    const game = folder.write('mine.yaml', 'kind: game\ngames: 10\n');
    expect(await vitpHere([game])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`vitp: ${game} is a scenario of whole games: write vitp game ${game}`),
    });
    const opening = folder.write('plan.yaml', 'name: mine\nside: allied\nturns: {}\n');
    expect((await vitpHere([opening])).stderr).toContain('is an opening: write vitp game --allied ');
    expect((await vitpHere([folder.write('list.yaml', '- 1\n')])).stderr).toContain('unknown command');
  });

  it('does not complain when its reader has gone away, and claims no success: 141, as shells count it', async () => {
    const { code, stderr } = await vitp(['data', 'order'], { during: (child) => child.stdout?.destroy() });
    expect({ code, stderr }).toEqual({ code: 141, stderr: '' });
  });
});

describe('vitp data', () => {
  it('areas: every sea area with its provenance', async () => {
    const lines = (await text('data', 'areas')).trimEnd().split('\n');
    expect(lines).toHaveLength(14);
    expect(lines[0]).toMatch(/^Sea area +Control +POC Japan +Allies +Neighbours +Provenance$/);
    expect(lines.find((l) => l.startsWith('Coral Sea'))).toMatch(
      /^Coral Sea +Allies +3 +2 +South Pacific Ocean, U\.S\. Mandate, Indian Ocean +control: rulebook; Japan: blurred p=0\.70 \(else 2\); Allies: replay; neighbours: component$/,
    );
  });

  it('ports: eight ports and fourteen bases', async () => {
    const lines = (await text('data', 'ports')).trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 8 + 14);
    expect(lines.find((l) => l.startsWith('Pearl Harbor'))).toMatch(/0 3 6 9 12 15 15 15 15/);
  });

  it('order: every counter, turn by turn, Japan first', async () => {
    const lines = (await text('data', 'order')).trimEnd().split('\n').slice(1);
    expect(lines).toHaveLength(143 + 16 + 8);
    const turns = lines.map((l) => Number(l[0]));
    expect(turns).toEqual([...turns].sort());
    expect(lines[0]).toMatch(/^1 +Dec 1941 +Shokaku +138\+4 +carrier +japan +Yokosuka Navy Yard +component$/);
  });

  it('ship: one counter, whatever its case, spelled out', async () => {
    const akagi = await text('data', 'ship', 'akagi');
    expect(akagi).toMatch(/^Airstrike +4, attack bonus +component$/m);
    expect(await text('data', 'ship', 'West', 'Virginia')).toMatch(/^Armor +5 +rulebook$/m);
    expect(await text('data', 'ship', '7th A.F.')).toMatch(/^Defense +4 +rulebook$/m);
    expect(await text('data', 'ship', 'I-Boat')).toMatch(/^Turns +1 to 6 +component$/m);
  });

  it('charts: removals, repairs, submarines, dates, dice', async () => {
    const charts = await text('data', 'charts');
    expect(charts).toMatch(/^British removal +turn 7 +any British 443 battleship +component$/m);
    expect(charts).toMatch(/^location uncertain +die 1 +Central Pacific Ocean +rulebook$/m);
  });

  it('rulings: each reading with its default', async () => {
    expect(await text('data', 'rulings')).toMatch(/^withhold-fire-at-night +7\.42 +no \(default\), yes /m);
  });

  it('--json is the same as data', async () => {
    const areas = JSON.parse(await text('data', 'areas', '--json')) as {
      name: string;
      poc: { japan: { value: number; source: { kind: string } } };
    }[];
    expect(areas).toHaveLength(13);
    expect(areas.find((a) => a.name === 'Coral Sea')!.poc.japan).toEqual({
      value: 3,
      source: { kind: 'blurred', probability: 0.7, note: 'else 2' },
    });
    for (const topic of ['ports', 'order', 'charts', 'rulings']) JSON.parse(await text('data', topic, '--json'));
    expect(JSON.parse(await text('data', 'ship', 'Yamato', '--json'))).toMatchObject({
      name: 'Yamato',
      values: { armor: expect.any(Number) },
    });
    expect(JSON.parse(await text('data', '--json'))).toMatchObject({
      name: 'standard',
      areas: 13,
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('--data: overridden values are shown as the user’s', async () => {
    const file = folder.write('my-board.yaml', 'areas: {Coral Sea: {poc: {japan: 2}}}\nships: {Akagi: {turn: 2}}\n');
    expect(await text('data', 'areas', '--data', file)).toMatch(/^Coral Sea +Allies +2 +2 .*Japan: user;/m);
    expect(await text('data', 'ship', 'Akagi', '--data', file)).toMatch(
      /^Arrives +turn 2 \(May 1942\) +user \(turn; the rest component\)$/m,
    );
  });

  it.each([
    [
      ['data', 'chrats'],
      'vitp: there is no data about "chrats"; did you mean "charts"? Allowed: areas, ports, order, ship, charts, rulings, or the name of a counter, sea area, port, base or nation, a kind or a turn, such as US carriers turn 4\n',
    ],
    [
      ['data', 'ship', 'West Virgina'],
      'vitp: there is no counter named "West Virgina"; did you mean "West Virginia"? Allowed: those that vitp data order lists\n',
    ],
    [['data', 'ship'], 'vitp: vitp data ship needs a name, such as: vitp data ship West Virginia\n'],
    [['data', 'charts', 'Coral'], 'vitp: vitp data charts takes no name; did you mean "vitp data Coral"?\n'],
    [
      ['schema', 'bord'],
      'vitp: the kind of file "bord" is not allowed; did you mean "board"? Allowed: raid, game, battle, tournament, openings, tune, sweep, board, doctrine, opening\n',
    ],
  ])('vitp %j', async (args, sentence) => {
    expect(await vitpHere(args)).toEqual({ code: 2, stdout: '', stderr: sentence });
  });
});

describe('vitp schema', () => {
  it('prints the JSON Schema of each kind', async () => {
    expect(JSON.parse(await text('schema'))).toMatchObject({ title: 'vitp scenario' });
    expect(JSON.parse(await text('schema', 'raid'))).toMatchObject({
      title: 'vitp raid',
      properties: { raidForce: { type: 'array' } },
    });
    expect(JSON.parse(await text('schema', 'board'))).toMatchObject({
      title: 'vitp board',
      properties: { areas: { type: 'object' } },
    });
  });
});

describe('vitp rules', () => {
  it('lists every rule with what it changes, whom it helps, and where its text stands', async () => {
    const rules = await text('rules', '--all');
    expect(rules).toMatch(/^pearl-harbor +Allied \(medium\) +Optional rule 20, Pearl Harbor\. .* rulebook 20$/m);
    expect(rules).toMatch(/^open-turn-two .*Cannot be played: its exact set-up is not known/m);
  });

  it('is a screen of short lines without --all, as are the other lists', async () => {
    for (const args of [['rules'], ['players'], ['openings', 'list']]) {
      const lines = (await text(...args)).trimEnd().split('\n');
      expect(lines.at(-1)).toMatch(/^vitp (?:rules nt1|players perimeter|openings list tko) tells all of one; --all /);
      expect(lines.length).toBeLessThanOrEqual(36);
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
    }
    expect(await text('players', 'Search')).toMatch(/^search \(both sides\)\nThe tuned doctrine, but /);
  });

  it('--json gives the names that scenarios accept', async () => {
    const { rules } = JSON.parse(await text('rules', '--json')) as { rules: { name: string }[] };
    expect(rules.map((r) => r.name)).toEqual(
      expect.arrayContaining(['second-edition', 'pearl-harbor', 'menzel', 'nt1']),
    );
  });
});
