// `vitp players`, and players named on the command line.

import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import { DEFAULT_DOCTRINE, STANDARD_JAPAN } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { namedSeat } from '../../src/ai/seat.js';
import { SIDES, type Side } from '../../src/board/index.js';
import { buildProgram } from '../../src/cli/program.js';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
const text = async (...args: string[]) => {
  const { code, stdout } = await vitpHere(args);
  expect(code).toBe(0);
  return stdout;
};
const BOLD = 'name: bold\nside: japan\nintent: No fear.\nweights: {fear: 0}\n';

describe('vitp players', () => {
  it('lists doctrines with their intent, and the players that follow none', async () => {
    const list = await text('players');
    expect(list).toMatch(/^standard +Japan +Eight carriers/m);
    expect(list).toMatch(/^standard +Allies +Saves its carriers/m);
    expect(list).toMatch(/^random +both +Any lawful answer/m);
    // Of the learned and the search players the strongest for each budget have a line; --all has one for each.
    expect(list).toMatch(new RegExp(`^${DEFAULT_PLAYER} +both `, 'm'));
    expect(list).not.toMatch(/^learned-6 /m);
    expect(list).toMatch(
      /^Older ones, which play as they did: tuned-1 to -12, learned,\s+learned-2\s+to -6,\s+learned-fast,\s+learned-fast-2 to -19,.*\n(?:.*\n)*.*search-3s-8\s+to\s+-19.*\n?.*\.$/m,
    );
    expect(await text('players', '--all')).toMatch(/^search-3s-3 +both /m);
    const { doctrines, players } = JSON.parse(await text('players', '--json'));
    expect(doctrines[0]).toEqual(JSON.parse(JSON.stringify(STANDARD_JAPAN)));
    expect(players.map((p: { name: string }) => p.name)).toEqual([
      'heuristic',
      'learned',
      'learned-2',
      'learned-3',
      'learned-4',
      'learned-5',
      'learned-6',
      'learned-fast',
      'learned-fast-2',
      'learned-fast-3',
      'learned-fast-4',
      'learned-fast-5',
      'learned-fast-6',
      'learned-fast-7',
      'learned-fast-8',
      'learned-fast-9',
      'learned-fast-10',
      'learned-fast-11',
      'learned-fast-12',
      'learned-fast-13',
      'learned-fast-14',
      'learned-fast-15',
      'learned-fast-16',
      'learned-fast-17',
      'learned-fast-18',
      'learned-fast-19',
      'learned-fast-20',
      'search',
      'search-0.02s',
      'search-0.1s',
      'search-0.2s',
      'search-1s',
      'search-3s',
      'search-0.05s',
      'search-0.1s-2',
      'search-0.2s-2',
      'search-1s-2',
      'search-3s-2',
      'search-0.1s-3',
      'search-3s-3',
      'search-0.01s-4',
      'search-0.02s-4',
      'search-0.1s-4',
      'search-3s-4',
      'search-3s-5',
      'search-0.02s-5',
      'search-0.1s-5',
      'search-0.02s-6',
      'search-0.1s-6',
      'search-0.02s-7',
      'search-0.1s-7',
      'search-0.02s-8',
      'search-0.1s-8',
      'search-1s-8',
      'search-3s-8',
      'search-0.02s-9',
      'search-0.1s-9',
      'search-1s-9',
      'search-3s-9',
      'search-0.02s-10',
      'search-0.1s-10',
      'search-1s-10',
      'search-3s-10',
      'search-0.02s-11',
      'search-0.1s-11',
      'search-1s-11',
      'search-3s-11',
      'search-0.02s-12',
      'search-0.1s-12',
      'search-1s-12',
      'search-3s-12',
      'search-0.02s-13',
      'search-0.1s-13',
      'search-1s-13',
      'search-3s-13',
      'search-0.02s-14',
      'search-0.1s-14',
      'search-1s-14',
      'search-3s-14',
      'search-0.02s-15',
      'search-0.1s-15',
      'search-1s-15',
      'search-3s-15',
      'search-0.02s-16',
      'search-0.1s-16',
      'search-1s-16',
      'search-3s-16',
      'search-0.02s-17',
      'search-0.1s-17',
      'search-1s-17',
      'search-3s-17',
      'search-0.02s-18',
      'search-0.1s-18',
      'search-1s-18',
      'search-3s-18',
      'search-0.02s-19',
      'search-0.1s-19',
      'search-1s-19',
      'search-3s-19',
      'search-0.02s-20',
      'search-0.1s-20',
      'search-1s-20',
      'search-3s-20',
      'random',
    ]);
  });

  it('prints the weights of a doctrine, of a file too', async () => {
    const both = await text('players', 'standard');
    expect(both).toMatch(/^standard \(Japan\)$/m);
    expect(both).toMatch(/^standard \(Allies\)$/m);
    expect(both).toMatch(/^raidCarriers +8 +Japan, turn 1/m);
    expect(both).toMatch(/^U\.S\. Mandate +1\.5$/m);
    expect(both).toMatch(/^Truk +5 +8$/m);
    const file = folder.write('bold.yaml', BOLD);
    expect(await text('players', file)).toMatch(/^fear +0 +Share of/m);
    expect(JSON.parse(await text('players', file, '--json')).doctrines[0].weights.fear).toBe(0);
  });

  it('answers a typo', async () => {
    const { code, stderr } = await vitpHere(['players', 'standrad']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('vitp: "standrad" is not a player or doctrine; did you mean "standard"?'),
    });
  });
});

describe('--japan and --allied', () => {
  it('name a doctrine or a file; the table and the result say who played', async () => {
    const file = folder.write('bold.yaml', BOLD);
    const args = ['game', '--games', '20', '--japan', file, '--allied', 'random'];
    expect(await text(...args)).toMatch(/^Japan +bold\nAllies +random$/m);
    const { config } = JSON.parse(await text(...args, '--json', '-', '--quiet'));
    expect(config.players.japan).toMatchObject({ player: 'heuristic', doctrine: 'bold', weights: { fear: 0 } });
    expect(config.players.allied).toEqual({ player: 'random' });
  });

  it('count for vitp show and vitp bid as well, and over --players', async () => {
    const file = folder.write('bold.yaml', BOLD);
    const shown = await text('show', '--players', 'random', '--japan', file, '--turn', '1');
    expect(shown).toContain('Japan: bold. Allies: random.');
    expect(await text('bid', '--games', '20', '--allied', 'random')).toContain(
      `Japan   ${DEFAULT_PLAYER}\nAllies  random\n`,
    );
  });

  it.each([
    [['--japan', 'standrad'], 'vitp: --japan: "standrad" is not a player; did you mean "standard"?'],
    [['--japan', `${DEFAULT_PLAYER.slice(0, -1)}x`], `x" is not a player; did you mean "${DEFAULT_PLAYER}"?`],
    [['--allied', 'none.yaml'], 'vitp: --allied: cannot read the doctrine none.yaml: there is no such file'],
    [['--japan', 'tko'], `vitp: --japan: "tko" is an opening; a player plays it: ${DEFAULT_PLAYER}+tko`],
    [['--japan', 'standard+tk'], 'vitp: --japan: "tk" is not an opening of Japan'],
  ])('%s is answered with a sentence', async (args, sentence) => {
    const { code, stderr } = await vitpHere(['game', '--games', '1', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});

const file = (name: string, text: string) => folder.write(name, text);
const GAME = file('game.yaml', 'kind: game\n');
const OPENED = file('opened.yaml', 'kind: game\nplayers: {japan: {opening: tko}}\n');
const SWEEP = file('sweep.yaml', 'kind: game\nsweep: {rules: [second-edition, nt1]}\n');
const POSITION = file('position.yaml', 'kind: record\nformat: 1\nuntil: steps\nsteps: []\n');
/** Every command that plays whole games, with nobody named; what it plays stands in its JSON. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  game: ['game', '--games', '1', '--workers', '1'],
  decided: ['decided', '--games', '20', '--workers', '1'],
  bid: ['bid', '--games', '2', '--rules', 'second-edition/nt1', '--workers', '1'],
  compare: ['compare', GAME, OPENED, '--games', '2', '--workers', '1'],
  sweep: ['sweep', SWEEP, '--checkpoint', `${folder.path}/kept`, '--games', '2', '--workers', '1'],
  sensitivity: ['sensitivity', '--only', 'players.japan.weights.fear', '--games', '2', '--workers', '1'],
  regret: ['regret', '--games', '2', '--kinds', 'stay', '--turn', '1', '--rollouts', '2', '--side', 'japan'],
  openings: ['openings', '--japan', 'none,tko', '--allied', 'none', '--games', '1', '--workers', '1'],
  tune: [
    ...['tune', 'japan', '--against', 'tuned', '--others', 'none', '--weights', 'fear,focus', '--games', '1'],
    ...['--generations', '1', '--candidates', '4', '--validation-games', '2', '--workers', '1', '--out', folder.path],
  ],
  show: ['show'],
  luck: ['luck'],
  position: ['position', POSITION, '--games', '2', '--workers', '1'],
};

/** Commands that play nobody's games, or ask for the players, or play all there are. */
const OTHERS = [
  ...['raid', 'battle', 'duel', 'replay', 'record', 'data', 'rules', 'players', 'schema', 'page', 'pacific-war'],
  ...['completion', 'merge', 'enqueue', 'worker', 'collect', 'ladder', 'tournament'],
];

/** Names of players wherever a player stands in an answer: as text, or as a seat, whose weights are no matter. */
function playersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { player, doctrine } = value as { player?: string; doctrine?: string };
  if (typeof player === 'string') return [(player === 'heuristic' ? doctrine : player)!];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && SIDES.includes(key as Side) && namedSeat('japan', inner) ? [inner] : playersIn(inner),
  );
}

describe('where nobody is named, the same players play', () => {
  it('is asked of every command', () => {
    const commands = buildProgram(
      '1',
      () => {},
      () => {},
    ).commands.map((command) => command.name());
    expect([...Object.keys(COMMANDS), ...OTHERS].sort()).toEqual(commands.sort());
  });

  it.each(Object.entries(COMMANDS))('%s', async (name, args) => {
    const { code, stdout } = await vitpHere([...args, '--json', '-']);
    expect(code).toBe(0);
    // What is tuned is the doctrine beneath the others.
    const usual = name === 'tune' ? DEFAULT_DOCTRINE : DEFAULT_PLAYER;
    expect(new Set(playersIn(JSON.parse(stdout).config))).toEqual(new Set([usual]));
  });
});

describe('a name where another thing is wanted', () => {
  it.each([
    [['players', 'tko'], 'vitp: "tko" is an opening, not a doctrine; vitp openings list tko prints it'],
    [
      ['openings', 'list', 'Standard'],
      'vitp: "standard" is a doctrine, not an opening; vitp players standard prints it',
    ],
    [
      ['game', '--rules', 'standard'],
      'vitp: --rules: there is no rule named "standard"; the rules as printed are second-edition;',
    ],
    [['game', '--japan', 'nt1'], 'vitp: --japan: "nt1" is a rule, not a player: write it under rules (--rules nt1)'],
    [['game', '--players', 'usn=berserker'], 'vitp: --allied: "berserker" plays Japan only; allowed: heuristic'],
    [['tune', 'IJN', '--generations', '0'], 'vitp: --generations "0" is not allowed'],
    [['regret', '--side', 'usnn'], 'vitp: --side "usnn" is not allowed; allowed: japan, allied, both'],
  ])('%s', async (args, sentence) => {
    const { code, stderr } = await vitpHere(args);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});
