// `vitp luck`: a game's dice against what was to be expected.
import { beforeAll, describe, expect, it } from 'vitest';
import { LONG } from '../size.js';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const GAME = ['--seed', 'dice', '--game', '3'];
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

const ONE_FIGHT = `kind: record
format: 1
begin: {area: Coral Sea}
position:
  turn: 5
  control: {Coral Sea: japan}
  pieces: {Coral Sea: [Nachi, Astoria], Truk: [Yamato]}
until: steps
steps:
  - japan day-night: night
    allied day-night: day
    dice: {japan: 4, allied: 3}
`;

/** The game as a record, and its luck: asked once, for every test that compares. */
const record = `${folder.path}/game.yaml`;
let simulatedText = '';
let recordedText = '';
beforeAll(async () => {
  await answered('show', ...GAME, '--record', record, '--quiet');
  simulatedText = await answered('luck', ...GAME, '--json', '-');
  recordedText = await answered('luck', record, '--json', '-');
});

describe('vitp luck', () => {
  it('tells the luck of a simulated game', async () => {
    const told = await answered('luck', ...GAME);
    expect(told).toMatch(/had the better dice: [\s\S]*\nLuck of the dice\nGame +3 of seed dice; vitp \S+\n/);
    expect(told).toContain('By turn and side');
    expect(told).toMatch(/less\s+lucky\s+in\s+\d+\.\d\s+%\s+of\s+cases\./);
    expect(told).toContain('Luckiest rolls for the Allies');
    expect(told).toContain('chance: of a roll at least as lucky for the Allies');
    expect(told).toMatch(/[^.]; vitp \d/);
    expect(await answered('luck', ...GAME, '--top', '0')).not.toContain('Luckiest rolls');
  });

  it('tells the same of the same game as a record', async () => {
    const [recorded, simulated] = [recordedText, simulatedText].map((text) => JSON.parse(text));
    // A record lists ships by area, so that some of them roll in another order.
    const sorted = (list: object[]) => list.map((roll) => JSON.stringify(roll)).sort();
    expect(sorted(recorded.list)).toEqual(sorted(simulated.list));
    expect(recorded.all.luck).toBeCloseTo(simulated.all.luck, 9);
    expect(recorded.percentile).toBeCloseTo(simulated.percentile, 9);
    for (const key of ['poc', 'seed']) expect(recorded[key], key).toEqual(simulated[key]);
    expect(simulated).toMatchObject({ schema: 'vitp-luck/1', kind: 'luck', config: { game: 3 }, games: 1 });
    expect(simulated.list.length).toBe(simulated.all.rolls);
  });

  it('gives the same bytes again, and writes a picture, the rolls and the JSON', async () => {
    const out = `${folder.path}/report`;
    const first = await answered('luck', ...GAME, '--json', '-', '--out', out);
    expect(withoutRun(first)).toBe(withoutRun(simulatedText));
    expect(folder.read('report/result.json')).toBe(first);
    expect(folder.read('report/luck.svg')).toContain('<svg');
    expect(folder.read('report/rolls.csv')).toMatch(/^turn,area,round,kind,thrown_by,/);
  });

  it('asks the same again of what it wrote, of a record and of a simulated game', async () => {
    for (const first of LONG ? [simulatedText, recordedText] : [simulatedText]) {
      const again = await answered('luck', folder.write('luck.json', first), '--json', '-');
      expect(withoutRun(again)).toBe(withoutRun(first));
    }
  });

  it('takes other rules and players', async () => {
    const told = await answered('luck', '--rules', 'nt1', '--players', 'random');
    expect(told).toMatch(/^Rules +second-edition, nt1$/m);
    expect(told).toContain('Japan random, Allies random');
  });

  it('a record of one fight has no final score, and names no players that nobody named', async () => {
    const fight = folder.write('fight.yaml', ONE_FIGHT);
    const told = (await answered('luck', fight)).replaceAll(/\s+/g, ' ');
    expect(told).toMatch(/^Neither side had the better dice: 0\.0 points .* less lucky for Japan in /);
    expect(told).toContain('The record stops before the game is over, with the sides even on the POC track.');
    expect(told).not.toMatch(/game ended|without the luck|Players/);
    expect(await answered('replay', fight)).not.toContain('Players');
  });

  it('says what is wrong', async () => {
    expect(await refused('luck', '--game', 'x')).toContain('--game "x" is not allowed; allowed: a whole number');
    expect(await refused('luck', 'nowhere.yaml')).toContain('cannot read nowhere.yaml: there is no such file');
    const bad = folder.write('bad.yaml', 'kind: record\nformat: 1\nsteps:\n  - japan raid-force: [Yamato]\n');
    expect(await refused('luck', bad)).toContain('bad.yaml:4:');
    expect(await refused('luck', bad, '--seed', 'a')).toContain('--seed is for simulated games');
    const scenario = folder.write('raid.yaml', 'kind: raid\n');
    expect(await refused('luck', scenario)).toContain(
      'raid.yaml is a raid, not a scenario of whole games, a record of a game or a position: write vitp raid ',
    );
  });
});
