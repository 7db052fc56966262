// Where troops enter: beside the base that they are to take or to keep.
import { expect, it } from 'vitest';
import { HARBOR_NAMES, type SomeWeights } from '../../../../src/ai/heuristic/doctrine/weights.js';
import { RETURNING } from '../../../../src/board/index.js';
import * as D from '../../../../src/game/questions/decisions.js';
import { type Setup, SIDE } from '../../../game/table.js';
import { answer, position, seconds } from '../../position-support.js';

/** Bases that are worth nothing but those of a test; the fleet is based in Samoa. */
const NOTHING = Object.fromEntries(HARBOR_NAMES.map((name) => [name, 0]));

/** Ports where Allied units enter, one after the other, with Japan in some bases that are worth something. */
function ports(worth: Readonly<Record<string, number>>, units: readonly string[], more: Setup = {}): string[] {
  const allied: SomeWeights = {
    harbors: { ...NOTHING, ...worth },
    fleetShares: { ...NOTHING, Samoa: 10, Australia: 5, 'Pearl Harbor': 1 },
    areas: {},
  };
  const t = position(
    {
      turn: 5,
      ...more,
      harbors: {
        'Johnston Island': 'allied',
        Guadalcanal: 'allied',
        'New Hebrides': 'allied',
        'Port Moresby': 'allied',
        Singapore: 'japan',
        ...more.harbors,
      },
    },
    { allied },
  );
  const { game } = t;
  for (const name of units) {
    game.move(t.piece(name), RETURNING);
    game.pending[game.pendingCount++] = t.piece(name);
  }
  return seconds(answer(t, SIDE.allied, D.REINFORCEMENT_PORTS)).map((harbor) => game.tables.harborNames[harbor]!);
}

it('is where the fleet is when they have nothing to do', () => {
  expect(ports({}, ['1 Marines'])).toEqual(['Samoa']);
});

it('is beside a base that Japan holds, or may take; one unit is enough for each', () => {
  const harbors = { 'Johnston Island': 'japan' } as const;
  expect(ports({ 'Johnston Island': 3 }, ['1 Marines', '2 Marines'], { harbors })).toEqual(['Pearl Harbor', 'Samoa']);
  const at = { 'Hawaiian Islands': ['Kure'] };
  expect(ports({ 'Johnston Island': 3 }, ['1 Marines'], { at })).toEqual(['Pearl Harbor']);
});

it('is not beside one that is defended, and would cost a unit more (13.41)', () => {
  const harbors = { 'Johnston Island': 'japan' } as const;
  expect(ports({ 'Johnston Island': 3 }, ['1 Marines'], { harbors, at: { 'Johnston Island': ['Kure'] } })).toEqual([
    'Samoa',
  ]);
});

it('may be two areas away from the base, and is rather next to it', () => {
  const harbors = { Kwajalein: 'japan' } as const;
  expect(ports({ Kwajalein: 3, Maloelap: 0 }, ['1 Marines'], { harbors, flags: { 'U.S. Mandate': 'japan' } })).toEqual([
    'Pearl Harbor',
  ]);
  expect(ports({ Guadalcanal: 3 }, ['1 Marines'], { harbors: { Guadalcanal: 'japan' } })).toEqual(['Australia']);
});

it('is on the side from which they come ashore: not through the enemy’s fleet', () => {
  const harbors = { 'New Hebrides': 'japan' } as const;
  const fleet = ['Akagi', 'Kaga', 'Shokaku', 'Nachi', 'Maya', 'Nagato'];
  expect(ports({ 'New Hebrides': 3 }, ['1 Marines'], { harbors, at: { 'U.S. Mandate': fleet } })).toEqual([
    'Australia',
  ]);
  expect(ports({ 'New Hebrides': 3 }, ['1 Marines'], { harbors, at: { 'Coral Sea': fleet } })).toEqual(['Samoa']);
});
