// Doctrine files and seats: what may be written, what it becomes, and where each mistake stands.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../../src/ai/default-player.js';
import { DEFAULT_DOCTRINE, STANDARD_JAPAN, shippedDoctrine } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { defaultSeat, namedSeat, seatText } from '../../../src/ai/seat.js';
import { configOf } from '../../../src/analysis/question/config.js';
import type { Side } from '../../../src/board/index.js';
import { readDoctrine, readScenario, seatFromText } from '../../../src/node/read.js';
import { scratchFolder } from '../../cli/vitp.js';

const folder = scratchFolder();
const BOLD = 'name: bold\nside: japan\nintent: No fear.\nweights:\n  fear: 0\n  areas: {Coral Sea: 3}\n';

/** The sentence that an action throws. */
function refused(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}
const read = (players: string, file = 'game.yaml') =>
  readScenario(`kind: game\nplayers: ${players}\n`, file, { kinds: ['game'] }).scenario;
const seats = (players: string) => read(players).players;
const mistakes = (players: string) => refused(() => seats(players));

describe('a doctrine file', () => {
  it('holds the weights in which it differs; the rest are those of the doctrine it extends', () => {
    const bold = readDoctrine(BOLD, 'bold.yaml');
    const { areas, ...rest } = STANDARD_JAPAN.weights;
    expect(bold).toEqual({
      name: 'bold',
      side: 'japan',
      intent: 'No fear.',
      weights: { ...rest, fear: 0, areas: { ...areas, 'Coral Sea': 3 } },
    });
  });

  it('extends a file beside it', () => {
    folder.write('bold.yaml', BOLD);
    folder.write('bolder.yaml', 'name: bolder\nside: japan\nintent: X\nextends: ./bold.yaml\nweights: {focus: 0.5}\n');
    const { weights } = readDoctrine(
      'name: b\nside: japan\nintent: X\nextends: ./bolder.yaml\nweights: {}\n',
      join(folder.path, 'b.yaml'),
    );
    expect([weights.fear, weights.focus, weights.areas['Coral Sea']]).toEqual([0, 0.5, 3]);
  });

  it.each([
    ['weights:\n  faer: 0', '5:3: unknown key "faer" in weights; did you mean "fear"? Allowed: areas, harbors'],
    ['weights:\n  fear: 11', '5:9: 11 is not a value of fear; allowed: a number from 0 to 10'],
    ['weights:\n  fear: low', '5:9: "low" is not a value of fear; allowed: a number from 0 to 10'],
    ['weights:\n  raidCarriers: 7.5', '5:17: 7.5 is not a value of raidCarriers; allowed: a whole number from 0 to 12'],
    ['weights:\n  areas: {Coral See: 1}', '5:11: "Coral See" is not a sea area; did you mean "Coral Sea"?'],
    ['weights:\n  areas: {Coral Sea: -1}', '5:22: -1 is not a value of areas; allowed: a number from 0 to 20'],
    ['weights:\n  harbors: {Turk: 1}', '5:13: "Turk" is not a port or base; did you mean "Truk"?'],
    ['weights: {}\nextends: standrd', '5:10: "standrd" is not a doctrine of Japan; did you mean "standard"?'],
    ['weights: {}\nextends: ./none.yaml', '5:10: cannot read the doctrine none.yaml: there is no such file'],
    ['wieghts: {}', '4:1: unknown key "wieghts" in a doctrine; did you mean "weights"?'],
  ])('%j is answered with its place and what is allowed', (text, sentence) => {
    expect(refused(() => readDoctrine(`name: x\nside: japan\nintent: X\n${text}\n`, 'x.yaml'))).toContain(
      `x.yaml:${sentence}`,
    );
  });

  it('tells all mistakes at once, those of several files file by file', () => {
    folder.write('wrong.yaml', 'name: wrong\nside: japan\nintent: X\nextends: standrd\nweights: {faer: 1}\n');
    const file = folder.write('two.yaml', '');
    const text = refused(() => read('{japan: ./wrong.yaml, allied: nobody}', file));
    expect(text.split('\n').map((line) => line.replace(/^.*\/([^/]*?: )(.*?;).*$/, '$1$2'))).toEqual([
      expect.stringMatching(/^wrong\.yaml:4:10: "standrd" is not a doctrine of Japan;/),
      expect.stringMatching(/^wrong\.yaml:5:11: unknown key "faer" in weights;/),
      expect.stringMatching(/^two\.yaml:2:40: "nobody" is not a player;/),
    ]);
  });

  it('has a name that is not taken for a file, a side, and an intent', () => {
    const text = refused(() => readDoctrine('name: a/b\nside: japn\nintent: ""\nweights: {}\n', 'x.yaml'));
    expect(text).toContain('x.yaml:1:7: "a/b" is not a name for a doctrine; allowed: letters');
    expect(text).toContain('x.yaml:2:7: "japn" is not a side; did you mean "japan"?');
    expect(text).toContain('x.yaml:3:9: "" is not what the doctrine intends');
  });

  it('cannot extend itself, nor a doctrine of the other side', () => {
    const own = folder.write('own.yaml', 'name: own\nside: japan\nintent: X\nextends: ./own.yaml\nweights: {}\n');
    expect(refused(() => seatFromText('japan', own))).toContain(`${own}:4:10: `);
    expect(refused(() => seatFromText('japan', own))).toContain('a doctrine cannot extend itself');
    const bold = folder.write('bold.yaml', BOLD);
    const why = `${bold} is a doctrine of Japan, not a doctrine of the Allies`;
    expect(seatFromText('allied', bold)).toEqual({ why });
    const text = 'name: x\nside: allied\nintent: X\nextends: ./bold.yaml\nweights: {}\n';
    expect(refused(() => readDoctrine(text, own))).toContain(`${own}:4:10: ${why}`);
  });
});

describe('seats', () => {
  const usual = (side: Side) => {
    const { weights, under } = shippedDoctrine(side, DEFAULT_DOCTRINE)!;
    return { player: 'heuristic', doctrine: DEFAULT_DOCTRINE, weights, under, opening: null };
  };
  const byDefault = { japan: defaultSeat('japan'), allied: defaultSeat('allied') };

  it('are those of the default player unless something is said', () => {
    expect(byDefault.japan).toEqual(namedSeat('japan', DEFAULT_PLAYER));
    for (const players of [
      '{}',
      '{allied: {}}',
      '{japan: {}}',
      `{japan: ${DEFAULT_PLAYER}}`,
      '{allied: {weights: {}}}',
    ]) {
      expect(seats(players), players).toEqual(byDefault);
    }
    const fear = seats('{japan: {weights: {fear: 0.3}}}').japan;
    const { weights, ...rest } = byDefault.japan;
    expect(fear).toMatchObject({ player: rest.player, doctrine: rest.doctrine, weights: { ...weights, fear: 0.3 } });
  });

  it('are heuristic players of the doctrine that lies beneath the others where they are named so', () => {
    for (const named of ['heuristic', '{player: heuristic}', '{doctrine: tuned}', 'tuned']) {
      expect(seats(`{japan: ${named}, allied: ${named}}`), named).toEqual({
        japan: usual('japan'),
        allied: usual('allied'),
      });
    }
    expect(seats('{japan: random, allied: {player: random}}')).toEqual({
      japan: { player: 'random' },
      allied: { player: 'random' },
    });
  });

  it('change single weights of a doctrine, and say so', () => {
    const { japan } = seats('{japan: {doctrine: standard, weights: {fear: 0.2, areas: {Indonesia: 4}}}}');
    expect(japan).toMatchObject({ doctrine: 'standard', weights: { fear: 0.2, focus: STANDARD_JAPAN.weights.focus } });
    expect(seatText('japan', japan)).toBe('standard (areas.Indonesia 4, fear 0.2)');
    const four = seats(
      '{japan: {doctrine: tuned, weights: {fear: 1, focus: 0.5, attrition: 3, repairShare: 4}}}',
    ).japan;
    expect(seatText('japan', four)).toBe('tuned (4 weights changed)');
  });

  it('are found beside the scenario', () => {
    folder.write('bold.yaml', BOLD);
    const file = folder.write('game.yaml', 'kind: game\nplayers: {japan: ./bold.yaml}\n');
    const { japan } = read('{japan: ./bold.yaml}', file).players;
    expect(japan).toMatchObject({ doctrine: 'bold', weights: { fear: 0 } });
    expect(seatText('japan', japan)).toBe('bold');
  });

  it('stand complete in a result, which needs no other file', () => {
    const file = folder.write('bold.yaml', BOLD);
    const { scenario } = readScenario(
      `kind: game\nplayers: {japan: {doctrine: ${file}, weights: {focus: 1}}}\n`,
      'x.yaml',
    );
    const config = JSON.stringify(configOf(scenario, 'monte-carlo'));
    expect(readScenario(config, 'config.json').scenario).toEqual(scenario);
    // Without one of its weights it is nobody's doctrine any more.
    expect(refused(() => readScenario(config.replace('"fear":0,', ''), 'config.json'))).toMatch(
      /config\.json:1:\d+: "bold" is not a doctrine of Japan/,
    );
  });

  it.each([
    ['{japan: standrad}', `2:18: "standrad" is not a player; did you mean "standard"? Allowed: ${DEFAULT_PLAYER}, `],
    ['{japan: block}', '2:18: "block" is an opening of the Allies: write it on that side, --allied +block'],
    [
      `{japan: {doctrine: ${DEFAULT_PLAYER}}}`,
      `2:29: "${DEFAULT_PLAYER}" is a player, not a doctrine: write player: ${DEFAULT_PLAYER}`,
    ],
    [
      '{japan: {doctrine: search-1s-8}}',
      '2:29: "search-1s-8" is a player that stands alone, without a map: write japan: search-1s-8',
    ],
    ['{japan: {doctrine: standrad}}', '2:29: "standrad" is not a doctrine of Japan; did you mean "standard"?'],
    ['{japan: {docrine: standard}}', '2:19: unknown key "docrine" in a player; did you mean "doctrine"?'],
    ['{japan: {weights: {fera: 1}}}', '2:29: unknown key "fera" in weights; did you mean "fear"?'],
    ['{japan: ./none.yaml}', '2:18: cannot read the doctrine none.yaml: there is no such file'],
    ['{japan: 3}', '2:18: 3 is not allowed here; allowed: the name of a doctrine, a doctrine file, random'],
    ['{japan: {player: random, weights: {}}}', '2:35: the random player has no use for "weights"'],
    ['{jpan: random}', '2:11: unknown key "jpan" in players; did you mean "japan"?'],
  ])('%s is answered with its place and what is allowed', (players, sentence) => {
    expect(mistakes(players)).toContain(`game.yaml:${sentence}`);
  });
});
