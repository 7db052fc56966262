// The doctrines of a side play differently: by far more than chance, and in the way that they intend.
import { describe, expect, it } from 'vitest';
import { doctrineNames } from '../../../../src/ai/heuristic/doctrine/doctrine.js';
import {
  completeWeights,
  type SomeWeights,
  WEIGHT_NAMES,
  WEIGHTS,
} from '../../../../src/ai/heuristic/doctrine/weights.js';
import { Match } from '../../../../src/ai/match.js';
import { type HeuristicSeat, namedSeat, type Seat } from '../../../../src/ai/seat.js';
import { AREA_NAMES, compileBoard, SIDES, STANDARD_BOARD, SUNK } from '../../../../src/board/index.js';
import { type Game, stateHash } from '../../../../src/game/index.js';
import { resolveRules } from '../../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const GAMES = 60;
const TURNS = [1, 2, 3, 4, 5, 6] as const;
type Side = (typeof SIDES)[number];

/** What is measured: who controls an area after a turn (1 Japan, -1 the Allies), the score, and ships lost by each side after turn 4. */
const MEASURES = [
  ...AREA_NAMES.flatMap((name) => TURNS.map((turn) => `control.${name}.turn.${turn}`)),
  ...TURNS.map((turn) => `poc.turn.${turn}`),
  ...SIDES.map((side) => `lost.${side}.turn.4`),
];

/** The measures of games 0 … 59 of a doctrine against the standard one, game by game, under common dice. */
function measured(side: Side, name: string): Float64Array[] {
  const match = new Match(tables, resolveRules(), { japan: 'standard', allied: 'standard', [side]: name }, 'styles');
  return Array.from({ length: GAMES }, (_, game) => {
    const row = new Float64Array(MEASURES.length);
    match.play(game, {
      turnEnded(g: Game) {
        if (g.turn > TURNS.length) return;
        AREA_NAMES.forEach((_area, a) => {
          row[a * TURNS.length + g.turn - 1] = [1, -1, 0][g.areaControl[a]!]!;
        });
        row[AREA_NAMES.length * TURNS.length + g.turn - 1] = g.poc;
        if (g.turn !== 4) return;
        SIDES.forEach((_side, s) => {
          for (let p = tables.shipStart[s]!; p < tables.shipEnd[s]!; p++) {
            if (g.location[p] === SUNK) row[MEASURES.length - 2 + s]!++;
          }
        });
      },
    });
    return row;
  });
}

const cache = new Map<string, Float64Array[]>();
function rowsOf(side: Side, name: string): Float64Array[] {
  const key = `${side} ${name}`;
  const rows = cache.get(key) ?? measured(side, name);
  cache.set(key, rows);
  return rows;
}

/** Mean difference of a measure, game by game, in its standard errors. */
function paired(a: readonly Float64Array[], b: readonly Float64Array[], measure: number): number {
  const d = a.map((row, k) => row[measure]! - b[k]![measure]!);
  const mean = d.reduce((x, y) => x + y) / d.length;
  const variance = d.reduce((x, y) => x + (y - mean) ** 2, 0) / (d.length - 1);
  // Where all games differ alike the error is that of one game that does not.
  return mean / Math.sqrt(Math.max(variance, 1 / d.length) / d.length);
}

describe.each(SIDES)('the doctrines of %s', (side) => {
  const names = doctrineNames(side);

  it('are at least five with the standard one', () => {
    expect(names[0]).toBe('standard');
    expect(names.length).toBeGreaterThanOrEqual(5);
  });

  it('differ in what they hold, score or lose, each from each, by at least six standard errors', () => {
    for (const [k, one] of names.entries()) {
      for (const other of names.slice(k + 1)) {
        const most = Math.max(...MEASURES.map((_, m) => Math.abs(paired(rowsOf(side, one), rowsOf(side, other), m))));
        expect(most, `${one} and ${other}`).toBeGreaterThan(6);
      }
    }
  });
});

describe('a doctrine does what it intends', () => {
  it.each([
    ['japan', 'berserker', 'lost.japan.turn.4', 1],
    ['japan', 'perimeter', 'lost.allied.turn.4', -1],
    ['japan', 'british-blowout', 'control.Bay of Bengal.turn.4', 1],
    ['japan', 'knock-out', 'control.Central Pacific Ocean.turn.4', 1],
    ['japan', 'knock-out', 'control.Bay of Bengal.turn.2', -1],
    ['allied', 'marshalls-block', 'control.Marshall Islands.turn.3', -1],
    ['allied', 'fleet-in-being', 'lost.allied.turn.4', -1],
    ['allied', 'singapore-sling', 'control.Indonesia.turn.2', -1],
    ['allied', 'fortress-hawaii', 'poc.turn.1', -1],
  ] as const)('%s %s: %s (%i)', (side, name, measure, sign) => {
    const at = MEASURES.indexOf(measure);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(sign * paired(rowsOf(side, name), rowsOf(side, 'standard'), at)).toBeGreaterThan(2.5);
  });
});

describe('no weight is dead', () => {
  const seatOf = (side: Side, weights: SomeWeights): Seat => {
    const standard = namedSeat(side, 'standard') as HeuristicSeat;
    return { ...standard, weights: completeWeights(weights, standard.weights) };
  };
  const games = 4;
  /** How each game ends; only as many are played as are looked at. */
  function* ends(seats: { japan: Seat | string; allied: Seat | string }, rules = resolveRules()): Generator<string> {
    const match = new Match(tables, rules, seats, 'weights');
    for (let game = 0; game < games; game++) {
      match.play(game);
      yield stateHash(match.game);
    }
  }
  const both = { japan: 'standard', allied: 'standard' };
  const usual = [...ends(both)];
  const changes = (weights: SomeWeights, rules = resolveRules(), without = usual): boolean =>
    SIDES.some((side) => {
      let k = 0;
      for (const hash of ends({ ...both, [side]: seatOf(side, weights) }, rules))
        if (hash !== without[k++]) return true;
      return false;
    });

  /** Under other rules alone. */
  const SAN_DIEGO = resolveRules(['adjustment-4']);

  it('sanDiego makes other games where there is a San Diego (adjustment 4)', () => {
    expect(changes({ sanDiego: 0 }, SAN_DIEGO, [...ends(both, SAN_DIEGO)])).toBe(true);
    expect(changes({ sanDiego: 0 })).toBe(false);
  });

  it.each(WEIGHT_NAMES.filter((name) => name !== 'sanDiego'))(
    '%s, from one end of its range to the other, makes other games',
    (name) => {
      // What an outpost must be worth says something where there are outposts.
      const more = name === 'outpostWorth' ? { outposts: 2 } : {};
      expect(changes({ ...more, [name]: WEIGHTS[name].min }) || changes({ ...more, [name]: WEIGHTS[name].max })).toBe(
        true,
      );
    },
  );

  it('outpostWorth: nothing is worth so much, and it is as if there were no outposts', () => {
    expect(changes({ outposts: 2, outpostWorth: WEIGHTS.outpostWorth.max })).toBe(false);
  });

  it.each([
    ['areas', { 'Coral Sea': 20 }],
    ['harbors', { Truk: 0, Samoa: 40, 'Pearl Harbor': 0 }],
    ['fleetShares', { Truk: 0, 'Pearl Harbor': 0 }],
  ])('%s make other games', (table, values) => {
    expect(changes({ [table]: values })).toBe(true);
  });
});
