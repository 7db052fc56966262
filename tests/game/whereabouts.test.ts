import { describe, expect, it } from 'vitest';
import { RandomPlayer } from '../../src/ai/random/random-player.js';
import {
  AIR,
  ALLIED,
  AMPHIBIOUS,
  AREA_COUNT,
  BATTLESHIP,
  CARRIER,
  CRUISER,
  compileBoard,
  HARBOR_COUNT,
  JAPAN,
  NOT_ARRIVED,
  OFF_MAP,
  RETURNING,
  STANDARD_BOARD,
  SUBMARINE,
  WEST_COAST_BASE,
} from '../../src/board/index.js';
import { AddressedDice } from '../../src/dice/index.js';
import { DAY_NIGHT, Game, MAX_PIECES, type Observer, playGame } from '../../src/game/index.js';
import { resolveRules } from '../../src/rules/index.js';
import { sized } from '../size.js';

const BOARD = compileBoard(STANDARD_BOARD);
const into = new Uint8Array(MAX_PIECES);

/** Everything that `at` says, by asking it. */
function told(g: Game): unknown {
  const { at } = g;
  const listed = (count: number) => Array.from(into.subarray(0, count));
  return [JAPAN, ALLIED].map((side) => ({
    places: Array.from({ length: WEST_COAST_BASE + 1 }, (_, place) => listed(at.list(place, side, into))),
    atSea: listed(at.listAtSea(side, into)),
    inHarbors: listed(at.listInHarbors(side, into)),
    onMap: listed(at.listOnMap(side, into)),
    toCome: listed(at.listToCome(side, into)),
    areas: at.areasOf(side),
    harbors: at.harborsOf(side),
    ships: Array.from({ length: OFF_MAP }, (_, place) => at.countShips(place, side)),
    shipAreas: at.shipAreas(side),
    shipHarbors: at.shipHarbors(side),
    carriers: at.carrierAreas(side),
    air: at.airAreas(side),
    amphibious: at.amphibiousAreas(side),
  }));
}

/** The same by looking at every piece. */
function seen(g: Game): unknown {
  return [JAPAN, ALLIED].map((side) => {
    const pieces = Array.from(BOARD.kind.keys()).filter((p) => BOARD.side[p] === side && BOARD.kind[p] !== SUBMARINE);
    const where = (fits: (at: number, p: number) => boolean) => pieces.filter((p) => fits(g.location[p]!, p));
    const mask = (from: number, length: number, kind: number | null = null) => {
      let bits = 0;
      for (const p of where((at, q) => at >= from && at < from + length && (kind === null || BOARD.kind[q] === kind))) {
        bits |= 1 << (g.location[p]! - from);
      }
      return bits;
    };
    return {
      places: Array.from({ length: WEST_COAST_BASE + 1 }, (_, place) => where((at) => at === place)),
      atSea: where((at) => at < AREA_COUNT),
      inHarbors: where((at) => at >= AREA_COUNT && at < OFF_MAP),
      onMap: where((at) => at < OFF_MAP),
      toCome: where((at) => at === NOT_ARRIVED || at === RETURNING),
      areas: mask(0, AREA_COUNT),
      harbors: mask(AREA_COUNT, HARBOR_COUNT),
      ships: Array.from(
        { length: OFF_MAP },
        (_, place) => where((at, p) => at === place && BOARD.isShip[p] === 1).length,
      ),
      shipAreas: [BATTLESHIP, CARRIER, CRUISER].reduce((areas, kind) => areas | mask(0, AREA_COUNT, kind), 0),
      shipHarbors: [BATTLESHIP, CARRIER, CRUISER].reduce((all, kind) => all | mask(AREA_COUNT, HARBOR_COUNT, kind), 0),
      carriers: mask(0, AREA_COUNT, CARRIER),
      air: mask(0, AREA_COUNT, AIR),
      amphibious: mask(0, AREA_COUNT, AMPHIBIOUS),
    };
  });
}

/** The members of the fight being fought, by looking at every piece. */
function members(g: Game, side: number): number[] {
  return Array.from(BOARD.kind.keys()).filter(
    (p) =>
      BOARD.side[p] === side && BOARD.kind[p] !== SUBMARINE && g.location[p] === g.area && g.fightOf[p] === g.fight,
  );
}

/** Compares at every decision, and reads everything anew now and then: the outcome must be what it was. */
class Comparer implements Observer {
  decisions = 0;
  rounds = 0;

  decided(decision: number, _side: number, g: Game): void {
    if (decision === DAY_NIGHT) {
      this.rounds++;
      for (const side of [JAPAN, ALLIED]) {
        const gathered = Array.from(g.units[side]!.subarray(0, g.unitCount[side])).sort((a, b) => a - b);
        expect(gathered).toEqual(members(g, side));
      }
    }
    const expected = JSON.stringify(seen(g));
    if (JSON.stringify(told(g)) !== expected) throw new Error(`game.at and game.location disagree in turn ${g.turn}`);
    if (this.decisions++ % 50 !== 0) return;
    g.recompute();
    if (JSON.stringify(told(g)) !== expected) throw new Error(`game.recompute() reads it otherwise in turn ${g.turn}`);
  }

  happened(): void {}
}

describe('who is where', () => {
  it.each([
    'second-edition',
    'nine-turn, pearl-harbor, adjustment-4, adjustment-5',
    'nt1, task-forces',
    'adjustment-2b, adjustment-3c',
  ])('agrees with the pieces at every decision of random games (%s)', (rules) => {
    const dice = new AddressedDice('who is where');
    const game = new Game(BOARD, resolveRules(rules.split(', ')), dice);
    const players = [new RandomPlayer('who is where', JAPAN), new RandomPlayer('who is where', ALLIED)] as const;
    game.players[JAPAN] = players[JAPAN];
    game.players[ALLIED] = players[ALLIED];
    const comparer = new Comparer();
    game.observer = comparer;
    const games = sized(1, 3);
    for (let k = 0; k < games; k++) {
      dice.startGame(k);
      for (const player of players) player.startGame(k);
      playGame(game);
    }
    expect(comparer.decisions).toBeGreaterThan(500 * games);
    expect(comparer.rounds).toBeGreaterThan(65 * games);
  });

  it('agrees in a game that stands as another does', () => {
    const game = new Game(BOARD, resolveRules());
    const other = new Game(BOARD, resolveRules());
    game.move(0, 3);
    game.move(BOARD.submarine[ALLIED], 5);
    other.copyFrom(game);
    expect(told(other)).toEqual(seen(game));
    other.reset();
    expect(told(other)).toEqual(seen(new Game(BOARD, resolveRules())));
  });

  it('agrees in a game that takes up a position, and nothing is left there of the game before', () => {
    const game = new Game(BOARD, resolveRules());
    game.move(0, 3);
    const other = new Game(BOARD, resolveRules());
    other.withdrawalHarbors = 1;
    other.newDamage[5] = 2;
    // As after a decision in combat that was refused.
    other.areasLeft = 5;
    other.subject = 7;
    other.asked = ALLIED;
    other.answer(3);
    other.stand(game.bytes);
    expect(told(other)).toEqual(seen(game));
    expect(other.bytes).toEqual(game.bytes);
    expect([other.withdrawalHarbors, other.newDamage[5]]).toEqual([-1, 0]);
    expect([other.areasLeft, other.subject, other.asked, other.answerLength]).toEqual([0, 0, 0, 0]);
  });
});
