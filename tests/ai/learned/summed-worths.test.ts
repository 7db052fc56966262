// Worths by a network of sums: what a ship changes is what is seen anew when it has sailed, first and last ships and flags included.
import { describe, expect, it } from 'vitest';
import { AreaView, shareOf } from '../../../src/ai/learned/area-view.js';
import { NET_RULES, NET_TURNS, type NetWeights } from '../../../src/ai/learned/net-weights.js';
import { shippedNets } from '../../../src/ai/learned/shipped-nets.js';
import { SummedWorths } from '../../../src/ai/learned/summed-worths.js';
import { SUM_FEATURES } from '../../../src/ai/learned/sums-view.js';
import {
  ALLIED,
  AREA_COUNT,
  compileBoard,
  JAPAN,
  NOT_ARRIVED,
  SIDES,
  STANDARD_BOARD,
} from '../../../src/board/index.js';
import { Game } from '../../../src/game/index.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const piece = (name: string) => tables.pieceIndex.get(name)!;
const area = (name: string) => tables.areaNames.indexOf(name);
const harbor = (name: string) => AREA_COUNT + tables.harborNames.indexOf(name);

/** Turn 3: a carrier, a battleship and a cruiser of each side in port, and one cruiser each in the Marshalls. */
function position(): Game {
  const g = new Game(tables, resolveRules(['nt1']));
  g.turn = 3;
  for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
  g.flags.fill(0);
  for (const name of ['Akagi', 'Hyuga', 'Mogami']) g.move(piece(name), harbor('Truk'));
  for (const name of ['Lexington', 'Nevada', 'Chicago']) g.move(piece(name), harbor('Pearl Harbor'));
  for (const name of ['Nachi', 'Houston']) g.move(piece(name), area('Marshall Islands'));
  return g;
}

const byTurn = (turn: number, area: number) =>
  Array.from({ length: NET_TURNS }, (_, t) => Array.from({ length: AREA_COUNT }, (_, a) => t * turn + a * area));
const force = { day: byTurn(0.02, 0.01), night: byTurn(-0.01, 0.03) };

const seen = (worths: SummedWorths, g: Game, a: number) => {
  worths.turnTo(g);
  worths.see(g, a);
  return worths.worth[a]!;
};

describe.each([
  [JAPAN, 'raiders', ['Akagi', 'Hyuga', 'Mogami']],
  [ALLIED, 'patrols', ['Lexington', 'Nevada', 'Chicago']],
  [ALLIED, 'raiders', ['Lexington', 'Nevada', 'Chicago']],
] as const)('worths for side %i, %s', (side, kind, names) => {
  const patrol = kind === 'patrols';
  const weights = { ...shippedNets('learned-fast')[SIDES[side]][kind]!, held: byTurn(1, 0.1), force };

  it('change by a ship as they do when it has sailed', () => {
    const g = position();
    const view = new AreaView(side);
    view.look(g);
    const [worths, anew] = [new SummedWorths(view, weights, patrol), new SummedWorths(view, weights, patrol)];
    const change = new Float64Array(1);
    for (const a of [area('Marshall Islands'), area('Hawaiian Islands'), area('Coral Sea')]) {
      const begin = seen(worths, g, a);
      let stands = begin;
      // One after the other arrives, and leaves again: the last one takes the last flag, or leaves Nachi or Houston behind.
      const steps = [...names.map((name) => [name, 1] as const), ...names.map((name) => [name, -1] as const)];
      for (const [name, sign] of steps) {
        worths.change(g, piece(name), a, patrol, sign, change, 0);
        worths.move(g, piece(name), a, patrol, sign);
        const now = seen(anew, g, a);
        // Sums of shares of ships that must roll are whole numbers where they are seen anew.
        expect(worths.worth[a]).toBeCloseTo(now, 1);
        expect(change[0]).toBeCloseTo(worths.worth[a]! - stands, 9);
        stands = worths.worth[a]!;
      }
      expect(stands).toBeCloseTo(begin, 9);
    }
  });
});

it('count what it is worth beyond the network to hold an area, for the first ship alone, on its turn', () => {
  const a = area('Coral Sea');
  const held = Array.from({ length: NET_TURNS }, (_, turn) => Array<number>(AREA_COUNT).fill(turn === 2 ? 4 : 0));
  const plain = shippedNets('learned-fast-2').japan.raiders!;
  /** What Akagi adds on a turn, and then Hyuga. */
  const gains = (weights: NetWeights, turn: number) => {
    const g = position();
    g.turn = turn;
    const view = new AreaView(JAPAN);
    view.look(g);
    const worths = new SummedWorths(view, weights, false);
    let stands = seen(worths, g, a);
    return ['Akagi', 'Hyuga'].map((name) => {
      worths.move(g, piece(name), a, false, 1);
      const gain = worths.worth[a]! - stands;
      stands = worths.worth[a]!;
      return gain;
    });
  };
  const [first, second] = gains(plain, 3);
  const [more, same] = gains({ ...plain, held }, 3);
  expect(more! - first!).toBeCloseTo(4, 9);
  expect(same).toBeCloseTo(second!, 9);
  expect(gains({ ...plain, held }, 4)).toEqual(gains(plain, 4));
});

it('count what power by day and guns at night are worth beyond the network, on their turn and in their area', () => {
  const [a, other] = [area('Marshall Islands'), area('Coral Sea')];
  const only = (x: number) =>
    Array.from({ length: NET_TURNS }, (_, turn) =>
      Array.from({ length: AREA_COUNT }, (_, at) => (turn === 2 && at === a ? x : 0)),
    );
  const plain = shippedNets('learned-fast-2').japan.raiders!;
  const gain = (weights: NetWeights, name: string, at: number) => {
    const g = position();
    const view = new AreaView(JAPAN);
    view.look(g);
    const worths = new SummedWorths(view, weights, false);
    const stands = seen(worths, g, at);
    worths.move(g, piece(name), at, false, 1);
    return worths.worth[at]! - stands;
  };
  const more = { ...plain, force: { day: only(0.5), night: only(0.25) } };
  const { player } = new AreaView(JAPAN);
  player.bind(tables);
  const { day, night } = player.values;
  const [akagi, hyuga] = [piece('Akagi'), piece('Hyuga')];
  // Akagi has no guns, Hyuga no airstrike; both arrive there without a roll (6.4).
  expect(gain(more, 'Akagi', a) - gain(plain, 'Akagi', a)).toBeCloseTo(0.5 * 0.01 * day[akagi]!, 9);
  expect(gain(more, 'Hyuga', a) - gain(plain, 'Hyuga', a)).toBeCloseTo(0.25 * 0.01 * night[hyuga]!, 9);
  expect(gain(more, 'Hyuga', other)).toBe(gain(plain, 'Hyuga', other));
});

it('change by a stack as they do when its ships sail one after the other', () => {
  const g = position();
  const view = new AreaView(JAPAN);
  view.look(g);
  const weights = { ...shippedNets('learned-fast-2').japan.raiders!, force };
  const [worths, singly] = [new SummedWorths(view, weights, false), new SummedWorths(view, weights, false)];
  const change = new Float64Array(1);
  for (const a of [area('Marshall Islands'), area('Coral Sea')]) {
    const stands = seen(worths, g, a);
    seen(singly, g, a);
    const ships = ['Akagi', 'Hyuga', 'Mogami'].map(piece);
    const rows = ships.map((p) => worths.rowOfShip(g, p, shareOf(g, p, a, false), false));
    worths.beginStack(a);
    const gains = rows.map((row) => {
      worths.joinStack(row, a, change, 0);
      return change[0]!;
    });
    ships.forEach((p, k) => {
      worths.add(rows[k]!, a, change, 0);
      const before = singly.worth[a]!;
      singly.move(g, p, a, false, 1);
      if (k === 0) expect(change[0]).toBeCloseTo(singly.worth[a]! - before, 9);
      expect(gains[k]).toBeCloseTo(singly.worth[a]! - stands, 9);
    });
    for (const p of ships) view.ship(g, p, a, false, -1);
    ships.forEach((p, k) => void worths.join(g, p, rows[k]!, a, false));
    worths.settled(a);
    expect(worths.worth[a]).toBeCloseTo(stands + gains[2]!, 9);
    for (const p of ships) view.ship(g, p, a, false, -1);
  }
});

it('count what is above zero in a unit, and what numbers add by themselves', () => {
  const rows = (n: number) => Array.from({ length: n }, () => [0, 0]);
  const weights = {
    features: rows(SUM_FEATURES),
    areas: rows(AREA_COUNT),
    turns: rows(NET_TURNS),
    rules: rows(NET_RULES),
    bias: [-1, 1],
    out: [10, 100],
    direct: new Array<number>(SUM_FEATURES).fill(0),
  };
  // Flags (the tenth number) and whether there is one.
  weights.features[9] = [0.75, -2];
  weights.direct[10] = 7;
  weights.turns[2] = [0, 2];
  const g = position();
  const view = new AreaView(ALLIED);
  view.look(g);
  const worths = new SummedWorths(view, weights, true);
  const a = area('Hawaiian Islands');
  expect(seen(worths, g, a)).toBe(300);
  worths.move(g, piece('Nevada'), a, true, 1);
  expect(worths.worth[a]).toBe(107);
  worths.move(g, piece('Chicago'), a, true, 1);
  expect(worths.worth[a]).toBe(5 + 7);
  const change = new Float64Array(1);
  worths.change(g, piece('Chicago'), a, true, -1, change, 0);
  expect(change[0]).toBe(95);
});
