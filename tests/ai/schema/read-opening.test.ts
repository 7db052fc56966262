// Opening files: what may be written, what it becomes, and where each mistake stands.

import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../../src/ai/default-player.js';
import { expandTurns, shippedOpening } from '../../../src/ai/opening.js';
import { readOpening } from '../../../src/ai/schema/read-opening.js';
import { defaultSeat, type HeuristicSeat, seatText } from '../../../src/ai/seat.js';
import { configOf } from '../../../src/analysis/question/config.js';
import { readScenario } from '../../../src/node/read.js';
import { scratchFolder } from '../../cli/vitp.js';

const folder = scratchFolder();
const EARLY = 'name: early\nside: japan\nintent: Away.\nturns:\n  1: {stay: false}\n  2-3: {air: {Indonesia: 2}}\n';
const refused = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};
const game = (japan: string, file = 'game.yaml') =>
  readScenario(`kind: game\nplayers: {japan: ${japan}}\n`, file, { kinds: ['game'] }).scenario;

describe('an opening file', () => {
  it('names turns one by one or several at once', () => {
    expect(readOpening(EARLY, 'early.yaml')).toEqual({
      name: 'early',
      side: 'japan',
      intent: 'Away.',
      turns: { 1: { stay: false }, 2: { air: { Indonesia: 2 } }, 3: { air: { Indonesia: 2 } } },
    });
    expect(expandTurns(readOpening(EARLY, 'early.yaml'))).toEqual(readOpening(EARLY, 'early.yaml'));
  });

  it.each([
    ['1: {sty: true}', '5:7: unknown key "sty" in a turn; did you mean "stay"?'],
    ['1: {stay: maybe}', '5:13: "maybe" is not an answer; allowed: true or false'],
    ['2: {stay: true}', '5:7: "stay" is decided on turn 1 only'],
    ['1-2: {raidForce: [Akagi]}', '5:9: "raidForce" is decided on turn 1 only'],
    ['1: {engage: true}', `5:7: "engage" is the Allies' to decide`],
    ['1: {uncertainBase: Samoa}', `5:7: "uncertainBase" is the Allies' to decide`],
    ['1: {raidForce: [Akagy]}', '5:19: "Akagy" is not a ship that may raid Pearl Harbor; did you mean "Akagi"?'],
    ['1: {raidForce: [Akagi, Kaga, Akagi]}', '5:32: Akagi is named twice; a ship can be sent once'],
    ['2: {patrols: {Coral See: 1}}', '5:17: "Coral See" is not a sea area; did you mean "Coral Sea"?'],
    ['2: {patrols: {Coral Sea: {crusers: 1}}}', '5:29: unknown key "crusers" in ships; did you mean "cruisers"?'],
    ['2: {raiders: {Coral Sea: -1}}', '5:28: -1 is not a number of ships; allowed: a whole number from 0 to 60'],
    ['2: {air: {Coral Sea: 1.5}}', '5:24: 1.5 is not a number of units; allowed: a whole number from 0 to 60'],
    ['2: {amphibious: [Truk]}', '5:19: amphibious must be a map from names, not a list'],
    ['2: {submarine: Truk}', '5:18: "Truk" is not a sea area'],
    ['2: {weights: {faer: 1}}', '5:17: unknown key "faer" in weights; did you mean "fear"?'],
    ['0: {}', '5:3: "0" names no turn; allowed: 1 to 9, or several as 2-4'],
    ['4-2: {}', '5:3: "4-2" names no turn'],
    ['1: {}\n  1-2: {}', '6:3: turn 1 is named twice; keep one of them'],
  ])('%j is answered with its place and what is allowed', (turn, sentence) => {
    const text = `name: x\nside: japan\nintent: X\nturns:\n  ${turn}\n`;
    expect(refused(() => readOpening(text, 'x.yaml'))).toContain(`x.yaml:${sentence}`);
  });

  it('needs turns', () => {
    const text = 'name: x\nside: japan\nintent: X\nturns: [1]\n';
    expect(refused(() => readOpening(text, 'x.yaml'))).toContain(
      'x.yaml:4:8: turns must be a map from turns such as 1 or 2-4, not a list',
    );
  });
});

describe('a seat with an opening', () => {
  const tko = shippedOpening('japan', 'tko')!;

  it('goes by name, after a plus, from a file, or written out', () => {
    const file = folder.write('early.yaml', EARLY);
    const of = (japan: string) => game(japan, file).players.japan as HeuristicSeat;
    expect(of('standard+tko').opening).toEqual(tko);
    expect(of('standard+tko')).toEqual(of('{doctrine: standard, opening: tko}'));
    expect(of('standard+./early.yaml').opening?.turns['1']).toEqual({ stay: false });
    expect(of('{opening: ./early.yaml}').opening?.name).toBe('early');
    expect(of(`{opening: ${JSON.stringify(tko)}}`).opening).toEqual(tko);
    expect(of('{opening: null}').opening).toBeNull();
    expect(seatText('japan', of('{opening: tko, weights: {fear: 1}}'))).toBe(
      seatText('japan', {
        ...defaultSeat('japan'),
        weights: { ...defaultSeat('japan').weights, fear: 1 },
        opening: tko,
      }),
    );
  });

  it('stands complete in a result', () => {
    const scenario = game('{opening: tko, weights: {fear: 1}}');
    const config = configOf(scenario, 'monte-carlo');
    expect(readScenario(JSON.stringify(config), 'config.json').scenario).toEqual(scenario);
  });

  it.each([
    ['standard+tk0', '2:18: "tk0" is not an opening of Japan; did you mean "tko"?'],
    ['tko', `2:18: "tko" is an opening; a player plays it: ${DEFAULT_PLAYER}+tko`],
    ['standrad+tko', '2:18: "standrad" is not a doctrine of Japan; did you mean "standard"?'],
    ['{opening: block}', '2:28: "block" is not an opening of Japan'],
    ['{opening: ./none.yaml}', '2:28: cannot read the opening none.yaml: there is no such file'],
    [
      '{opening: {name: x, side: allied, intent: X, turns: {}}}',
      '2:28: this is an opening of the Allies, not an opening of Japan',
    ],
    ['{opening: {name: x, side: japan, intent: X, turns: {1: {sty: true}}}}', '2:74: unknown key "sty" in a turn'],
    ['{player: random, opening: tko}', '2:35: the random player has no use for "opening"'],
  ])('%s is answered with its place and what is allowed', (japan, sentence) => {
    expect(refused(() => game(japan))).toContain(`game.yaml:${sentence}`);
  });
});
