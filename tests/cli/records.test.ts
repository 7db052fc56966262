// `vitp show` and `vitp replay`.

import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import { SMALL_RECORD } from '../../src/cli/options/replay-help.js';
import { scratchFolder, vitp, vitpHere } from './vitp.js';

const folder = scratchFolder();
const RANDOM = ['show', '--players', 'random', '--seed', 's'];
const text = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitpHere(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};
const fails = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitpHere(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  return stderr;
};
const stateOf = (told: string) => /Checksum +([0-9a-f]{8})/.exec(told)![1]!;

describe('vitp show', () => {
  it('tells one game, the same for the same seed and number', async () => {
    const told = await text(...RANDOM, '--game', '4', '--all');
    expect(told).toMatch(
      /^Game 4: [\s\S]*\nGame 4 of seed "s"\nRules: second-edition\. Japan: random\. Allies: random\.\n\nTurn 1, Dec 1941/,
    );
    expect(told).toMatch(/wins? by \d+ POC|tie/);
    expect(await text(...RANDOM, '--game', '4', '--all')).toBe(told);
    expect((await text(...RANDOM, '--game', '4')).split('\n').length).toBeLessThan(24);
    expect(await text(...RANDOM, '--game', '5')).not.toBe(told);
  });

  it('plays with sensible players when none are named', async () => {
    expect(await text('show', '--turn', '1')).toContain(`Japan: ${DEFAULT_PLAYER}. Allies: ${DEFAULT_PLAYER}.`);
  });

  it('writes records that replay to the same state, as YAML and as JSON', async () => {
    const yaml = `${folder.path}/game.yaml`;
    const told = await text(...RANDOM, '--record', yaml);
    expect(told).toContain(`Record written to ${yaml}; "vitp replay ${yaml}" plays it again.`);
    expect(stateOf(await text('replay', yaml, '--quiet'))).toBe(stateOf(told));
    const json = `${folder.path}/game.json`;
    expect(await text(...RANDOM, '--record', json, '--quiet')).toMatch(/^Game \d+: .*\.\n$/);
    expect(JSON.parse(folder.read('game.json')).kind).toBe('record');
    expect(stateOf(await text('replay', json, '--quiet'))).toBe(stateOf(told));
  });

  it('--record - prints the record and nothing else', async () => {
    expect(await text(...RANDOM, '--record', '-')).toMatch(/^kind: record\nformat: 1\n/);
  });

  it('--turn tells that turn, and its record begins with the position', async () => {
    const file = `${folder.path}/turn-5.yaml`;
    const told = await text(...RANDOM, '--turn', '5', '--record', file);
    expect(told).toContain('Turn 5, Jun 1943');
    expect(told).not.toContain('Turn 4');
    expect(folder.read('turn-5.yaml')).toContain('position:\n  turn: 5\n');
    const replayed = await text('replay', file);
    expect(stateOf(replayed)).toBe(stateOf(told));
    // What is replayed is told in the same words.
    const end = replayed.slice(replayed.indexOf('End of the turn')).trimEnd();
    expect(end.length).toBeGreaterThan(100);
    expect(told).toContain(end);
  });

  it('plays by other rules, and with other board values, which stand in its record', async () => {
    const data = folder.write('data.yaml', 'areas: {Coral Sea: {poc: {allied: 5}}}\n');
    const file = `${folder.path}/other.yaml`;
    const told = await text(...RANDOM, '--rules', 'pearl-harbor', '--data', data, '--record', file);
    expect(folder.read('other.yaml')).toContain(
      'rules: [second-edition, pearl-harbor]\ndata: {areas: {Coral Sea: {poc: {allied: 5}}}}\n',
    );
    expect(stateOf(await text('replay', file, '--quiet'))).toBe(stateOf(told));
  });

  it('tells the games of a scenario, with its players, rules and readings', async () => {
    const scenario = folder.write(
      'game-scenario.yaml',
      'kind: game\nplayers: {japan: random, allied: random}\nrulings: {withhold-fire-by-day: "no"}\n',
    );
    const file = `${folder.path}/scenario-game.yaml`;
    const told = await text('show', scenario, '--turn', '1', '--record', file);
    expect(told).toContain('Japan: random. Allies: random.');
    expect(folder.read('scenario-game.yaml')).toContain('rulings: {withhold-fire-by-day: "no"}');
    expect(stateOf(await text('replay', file, '--quiet'))).toBe(stateOf(told));
    expect(await text('show', scenario, '--players', 'allied=heuristic', '--turn', '1')).toContain(
      'Japan: random. Allies: tuned.',
    );
  });

  it.each([
    [['--players', 'randon'], `--japan: "randon" is not a player; did you mean "random"? Allowed: ${DEFAULT_PLAYER}, `],
    [['--players', 'random,random,random'], '--players "random,random,random" is not allowed'],
    [['--game', '-1'], '--game "-1" is not allowed; allowed: a whole number of 0 or more'],
    [['--turn', '9'], '--turn "9" is not allowed; allowed: a whole number from 1 to 8'],
    [['--seed', ''], '--seed is empty; allowed: any text'],
    [['--rules', 'rule-99'], '--rules: there is no rule named "rule-99"'],
  ])('%j is refused', async (args, start) => {
    expect(await fails('show', ...args)).toContain(start);
  });
});

describe('vitp replay', () => {
  it('its help shows a record that can be played', async () => {
    const help = await text('replay', '--help');
    const shown = help.slice(help.indexOf('  kind: record'), help.indexOf('\n\n"vitp show'));
    expect(`${shown.replace(/^ {2}/gm, '')}\n`).toBe(SMALL_RECORD);
    const told = await text('replay', folder.write('small.yaml', SMALL_RECORD));
    expect(told).toContain('Nachi attacks Astoria: 6 (+1): 1 hit, damage 4');
    expect(told).toMatch(/^4 decisions, all lawful\. Turn 5: The track stands at 0\. Checksum [0-9a-f]{8}\.\n/);
  });

  it('tells the losses and points of a turn that it begins in the middle of', async () => {
    const rows = (told: string) => told.split('\n').filter((line) => /^5 {2}/.test(line));
    const file = folder.write('small.yaml', SMALL_RECORD);
    expect(rows(await text('replay', file))).toEqual([expect.stringMatching(/^5 +– +– +– +– +1 CA$/)]);
    const whole = `until: turn\n${SMALL_RECORD}  - japan basing: {Truk: Nachi}\n`;
    expect(rows(await text('replay', folder.write('turn.yaml', whole)))).toEqual([
      expect.stringMatching(/^5 +3 +0 +\+3 +– +1 CA$/),
    ]);
  });

  it('gives no number to a game of two people', async () => {
    const last = `${SMALL_RECORD.replace('turn: 5', 'turn: 8')}  - japan basing: {Truk: Nachi}\n`;
    const told = await text('replay', folder.write('last.yaml', `until: game\n${last}`));
    expect(told).toContain('\n\nJapan wins by 3 POC.\n');
    expect(told).not.toContain('Game 0');
  });

  it('--json prints the end', async () => {
    const file = folder.write('small.yaml', SMALL_RECORD);
    const end = JSON.parse(await text('replay', file, '--json'));
    expect(end).toEqual({
      kind: 'replay',
      file,
      steps: 4,
      turn: 5,
      poc: 0,
      hash: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  it('takes the record out of the JSON of a game told, as luck and position do', async () => {
    const [json, record] = [`${folder.path}/told.json`, `${folder.path}/told.yaml`];
    const game = [...RANDOM, '--turn', '2'];
    await text(...game, '--json', json, '--record', record, '--quiet');
    expect(await text('replay', json, '--all')).toBe(await text('replay', record, '--all'));
    const read = (...args: string[]) => text('luck', ...args, '--quiet');
    expect(await read(json)).toBe(await read(record));
    const at = async (file: string) =>
      JSON.parse(await text('position', `${file}@turn2.raiders`, '--games', '2', '--json', '-'));
    expect((await at(json)).config).toEqual((await at(record)).config);
    expect(await text('record', '--next', json)).toBe(await text('record', '--next', record));
    // What a replay writes holds it too.
    await text('replay', record, '--out', `${folder.path}/replayed`);
    expect(stateOf(await text('replay', `${folder.path}/replayed/result.json`))).toBe(
      stateOf(await text('replay', json)),
    );
    // A mistake is told where it stands in the file.
    const wrong = folder.write('wrong.json', folder.read('told.json').replace('"rules": [', '"rulez": ['));
    const line =
      folder
        .read('told.json')
        .split('\n')
        .findIndex((one) => one.includes('"rules": [')) + 1;
    for (const command of ['replay', 'luck', 'position'])
      expect(await fails(command, wrong)).toMatch(new RegExp(`^${wrong}:${line}:5: unknown key "rulez" in a record`));
    expect(await fails('game', json)).toBe(
      `vitp: ${json} is an answer of vitp show, not a scenario of whole games: write vitp replay ${json}\n`,
    );
  });

  it('says in a sentence what holds no record', async () => {
    const file = folder.write('small.yaml', SMALL_RECORD);
    const out = `${folder.path}/page`;
    await text('replay', file, '--out', out);
    const all = {
      'end of a game': folder.write('end.json', await text('replay', file, '--json')),
      Markdown: folder.write('post.md', await text('replay', file, '--format', 'markdown')),
      BBCode: folder.write('post.txt', await text('show', '--turn', '8', ...RANDOM.slice(1), '--format', 'bbcode')),
      'page for a browser': `${out}/report.html`,
      'there is none in this one': folder.write('empty.json', '{"schema": "vitp-one-game/1", "kind": "one-game"}'),
    };
    for (const [what, telling] of Object.entries(all))
      for (const command of ['replay', 'luck', 'position']) {
        const sentence = await fails(command, telling);
        expect(sentence).toMatch(new RegExp(`^${telling}:1:1: .*${what}.*; allowed: a record \\(.*\\n$`));
      }
  });

  it('says at which step which rule is broken, with exit code 2', async () => {
    const file = folder.write('broken.yaml', SMALL_RECORD.replace('{Nachi: Astoria}', '{Nachi: Nevada}'));
    expect(await fails('replay', file)).toMatch(
      /broken\.yaml:10:28: japan targets \(turn 5, Coral Sea, round 1\): Nevada is not an enemy .*\(7\.43\)\n$/,
    );
  });

  it('says what is misspelt, with exit code 2', async () => {
    const file = folder.write('typo.yaml', SMALL_RECORD.replace('{Nachi: Astoria}', '{Nachi: Astroia}'));
    expect(await fails('replay', file)).toContain(
      `${file}:10:28: "Astroia" is not a ship or unit; did you mean "Astoria"?`,
    );
  });

  it('--dice seed needs a seed', async () => {
    const file = folder.write('small.yaml', SMALL_RECORD);
    expect(await fails('replay', file, '--dice', 'seed')).toContain(
      'the record names no seed from which its dice could come',
    );
    expect(await fails('replay', file, '--dice', 'none')).toContain(
      '--dice "none" is not allowed; allowed: record or seed',
    );
  });

  it('reads standard input, as a process of its own', async () => {
    const { code, stdout } = await vitp(['replay', '-', '--quiet'], { stdin: SMALL_RECORD });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^4 decisions, all lawful/);
  });
});
