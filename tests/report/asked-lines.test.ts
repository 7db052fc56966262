// What is printed of a question: rules, readings and values that are not the usual ones, and the turn of a fight.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import { scratchFolder, vitpHere } from '../cli/vitp.js';

const folder = scratchFolder();
const RANDOM = ['--players', 'random'];
const own = 'rulings: {sighting-by-the-owner: helps}\ndata: {areas: {Coral Sea: {poc: {japan: 5}}}}\n';
const game = folder.write('own.yaml', `kind: game\nrules: [second-edition, task-forces]\n${own}`);

const printed = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await vitpHere(args);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.replace(/\s+/g, ' ');
};

describe('readings and values of a question', () => {
  it.each([
    ['bid', '--games', '20', ...RANDOM],
    ['ladder', '--rungs', 'random,standard', '--games', '20'],
    ['decided', '--games', '40', ...RANDOM],
    ['luck', ...RANDOM],
    ['show', ...RANDOM],
    ['sensitivity', '--games', '2', '--what', 'rulings', '--only', 'rulings.withhold-fire-by-day', ...RANDOM],
    ['game', '--games', '2', ...RANDOM],
  ])('are printed by %s', async (command, ...rest) => {
    const text = await printed(command, game, ...rest);
    expect(text).toContain('Rulings sighting-by-the-owner: helps');
    expect(text).toContain('Own values areas: {"Coral Sea":{"poc":{"japan":5}}}');
  });

  it.each([
    ['position', '@turn2', '--games', '4'],
    ['luck', ''],
  ])('are printed by %s of a record', async (command, at, ...rest) => {
    const shown = await vitpHere(['show', game, ...RANDOM, '--record', '-', '--turn', '2']);
    const text = await printed(command, `${folder.write('shown.yaml', shown.stdout)}${at}`, ...rest);
    expect(text).toContain('Rulings sighting-by-the-owner: helps');
    expect(text).toContain('Own values areas: {"Coral Sea":{"poc":{"japan":5}}}');
  });

  it('of a position say who plays on, and in whose seat: a person, or a player whose name is misspelt', async () => {
    const shown = await vitpHere(['show', ...RANDOM, '--record', '-', '--turn', '8']);
    const record = shown.stdout.replace('japan: random', 'japan: randmo');
    const text = await printed('position', folder.write('misspelt.yaml', record), '--games', '2');
    expect(text).toContain(`Plays on Japan: ${DEFAULT_PLAYER} in the seat of randmo; Allies: random Rules`);
  });

  it('are printed of a raid and of a fight', async () => {
    const raid = folder.write('raid.yaml', 'kind: raid\nrulings: {fire-back-disables: yes}\n');
    expect(await printed('raid', raid)).toContain('Rulings fire-back-disables: yes');
    const units = 'japan: {units: [Yamato]}\nallied: {units: [Washington]}\nrounds: 1\n';
    const battle = folder.write('battle.yaml', `kind: battle\nrulings: {hidden-ships-screen: yes}\n${units}`);
    expect(await printed('battle', battle)).toContain('Rulings hidden-ships-screen: yes');
  });

  it('are printed by compare, each by its letter, with rules and players', async () => {
    const players = 'players: {japan: random, allied: random}\n';
    const menzel = folder.write('menzel.yaml', `kind: game\nrules: [second-edition, menzel]\n${players}`);
    const other = folder.write('other.yaml', `kind: game\nrules: [second-edition, task-forces]\n${own}${players}`);
    const text = await printed('compare', menzel, other, '--games', '4');
    expect(text).toContain('Players random');
    expect(text).toContain('Rules a: second-edition, menzel; b: second-edition, task-forces');
    expect(text).toContain('Rulings a: none; b: sighting-by-the-owner: helps');
    const ranked = await printed('compare', '--rank', 'poc.final', menzel, other, '--games', '40');
    expect(ranked).toContain('Rules 1: second-edition, menzel; 2: second-edition, task-forces');
  });
});

describe('a sweep says what all of its combinations have in common', () => {
  it('the fight, without what is varied', async () => {
    const sweep = folder.write(
      'fights.yaml',
      'kind: battle\nrounds: 1\njapan: {units: [Yamato]}\nallied: {units: [Washington]}\nsweep: {turn: [6, 7], rules: [[second-edition], [gunnery-radar]]}\n',
    );
    const text = await printed('sweep', sweep, '--no-checkpoint');
    expect(text).toMatch(/turn 6, 7 .*Where any sea area.*Rounds at most 1 Japan Yamato.*Allies Washington/);
    expect(text).not.toContain('Turn 6');
    expect(text).not.toContain('Rules second-edition');
  });

  it('players and rules of games', async () => {
    const sweep = folder.write(
      'games.yaml',
      'kind: game\nrules: nt1\nplayers: {japan: tuned, allied: random}\nsweep: {players.japan: [random, standard]}\n',
    );
    const text = await printed('sweep', sweep, '--no-checkpoint', '--games', '2');
    expect(text).toContain('Rules second-edition, nt1');
    expect(text).toContain('Allies random');
    expect(text).not.toContain('Japan tuned');
  });
});

describe('Kamikazes in a fight (19.22)', () => {
  it('say which carriers make one, on turn 9 alone', async () => {
    const fight = ['battle', 'Akagi vs Lexington', '--rounds', '1', '--rules', 'nine-turn', '--games', '20'];
    expect(await printed(...fight, '--turn', '9')).toContain(
      'Kamikazes air units whenever they attack (19.21); of carriers',
    );
    expect(await printed(...fight, '--turn', '8')).not.toContain('Kamikazes air units');
  });
});

describe('a sweep in words', () => {
  const swept = async (sweep: string) => {
    const text = `kind: battle\nrounds: 1\njapan: {units: [Akagi]}\nallied: {units: [Lexington]}\nsweep: ${sweep}\n`;
    return printed('sweep', folder.write('words.yaml', text), '--no-checkpoint');
  };

  it('says that all figures are equal', async () => {
    expect(await swept('{turn: [2, 3]}')).toMatch(
      /^Who has units left in the area: Japan \(% of games\): 17\.0 everywhere\./,
    );
  });

  it('says so where exact figures differ in their last bits alone', async () => {
    // To the end it does not matter who wishes for a night in which nobody fires.
    const text =
      'kind: battle\narea: Coral Sea\njapan: Shokaku, Zuikaku\nallied: Lexington, Yorktown\nsweep: {control: [japan, allied], japan.prefer: [day, night]}\n';
    expect(await printed('sweep', folder.write('equal.yaml', text), '--no-checkpoint')).toMatch(
      /^Who has units left in the area: Japan \(% of games\): 24\.0 everywhere\./,
    );
  });

  it('names maps without JSON', async () => {
    expect(await swept('{japan.targets: [{best: kills}, {best: damage}]}')).toContain('best kills, best damage');
  });
});

describe('readings that cannot act under the rules', () => {
  it('are left out of a sensitivity, which names them', async () => {
    const nt1 = ['sensitivity', '--rules', 'nt1', ...RANDOM];
    const text = await printed(...nt1, '--games', '2', '--what', 'rulings');
    const [, idle] = /Rulings that cannot act under these rules are left out: ([^.]*)\./.exec(text)!;
    for (const name of ['menzel-pursuers', 'sighting-by-the-owner', 'kamikaze-air-units', 'secret-targets'])
      expect(idle!.split(', ')).toContain(name);
    for (const name of ['retreat-after-japan-left', 'lone-air-unit-as-fleet', 'raid-beside-pursuit', 'escaped-marines'])
      expect(idle!.split(', ')).toContain(name);
    expect(text).toContain('uncertain-base-at-ceylon (nt1 18.3)');
    expect(text).not.toContain('menzel-pursuers (menzel)');
    const { code, stderr } = await vitpHere([...nt1, '--only', 'rulings.menzel-pursuers']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('menzel-pursuers cannot act under second-edition, nt1'),
    ]);
  });
});

describe('the version', () => {
  it('stands beside the seed in every answer and post, since another one may give other figures', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const game = ['game', '--games', '2', ...RANDOM];
    expect(await printed(...game)).toContain(`Seed pacific; vitp ${version} `);
    expect(await printed(...game, '--format', 'markdown')).toContain(`- Seed: pacific; vitp ${version} `);
    expect(await printed(...game, '--format', 'bbcode')).toContain(`Seed: pacific; vitp ${version} `);
    expect(await printed('show', ...RANDOM)).toContain(`of seed pacific; vitp ${version} `);
    expect(await printed('luck', ...RANDOM)).toContain(`of seed pacific; vitp ${version} `);
    expect(await printed('duel', 'Atago', 'Houston')).toContain(`; vitp ${version} `);
  });
});

describe('the turn of a fight', () => {
  const FIGHT = ['battle', 'Yamato vs Iowa', '--rounds', '1'];

  it('is printed, with the rules that begin later', async () => {
    expect(await printed(...FIGHT)).toContain('Turn 2 ');
    const rules = ['--rules', 'gunnery-radar,damage-control,nine-turn'];
    expect(await printed(...FIGHT, ...rules, '--turn', '6')).toContain(
      'Turn 6; Kamikaze attacks (19.2) begin on turn 9; gunnery radar (21) begins on turn 7',
    );
    expect(await printed(...FIGHT, ...rules)).toContain(
      'damage control (22) of United States carriers begins on turn 4',
    );
  });

  it('is one of the game (4.7)', async () => {
    const { code, stderr } = await vitpHere([...FIGHT, '--turn', '9']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('the game has 8 turns (4.7); turn 9 needs the rule nine-turn'),
    ]);
    expect((await vitpHere([...FIGHT, '--turn', '9', '--rules', 'nine-turn'])).code).toBe(0);
  });
});
