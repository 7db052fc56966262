// The learned player with few ships on the map: it answers as the heuristic player, by the weights of another doctrine.
import { describe, expect, it } from 'vitest';
import { fastDirections } from '../../../src/ai/create-player.js';
import { shippedDoctrine } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { HeuristicPlayer } from '../../../src/ai/heuristic/heuristic-player.js';
import { LearnedPlayer } from '../../../src/ai/learned/learned-player.js';
import { shippedNets } from '../../../src/ai/learned/shipped-nets.js';
import { Match } from '../../../src/ai/match.js';
import { type FastSeat, namedSeat } from '../../../src/ai/seat.js';
import { AREA_COUNT, NOT_ARRIVED, OFF_MAP, SIDES } from '../../../src/board/index.js';
import { Game } from '../../../src/game/index.js';
import { PATROLS } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';
import { none, piece, tables } from './support.js';

/** Ships that are few in a test: less than most boards have late in a game. */
const LEAST = 70;

function shipsOnMap({ location, tables: { shipStart, shipEnd } }: Game): number {
  const ships = SIDES.flatMap((_, side) => Array.from(location).slice(shipStart[side], shipEnd[side]));
  return ships.filter((at) => at < OFF_MAP).length;
}

describe('the learned player', () => {
  it('takes the weights of another doctrine with few ships on the map, unless somebody has named some', () => {
    const seat = namedSeat('allied', 'learned-fast-4') as FastSeat;
    const few = (of: FastSeat) => fastDirections('allied', of, resolveRules('nt1')).fewShips;
    expect(few(seat)).toEqual(
      fastDirections('allied', namedSeat('allied', 'tuned-2') as FastSeat, resolveRules('nt1')).weights,
    );
    expect(few({ ...seat, weights: { ...seat.weights, fear: 0.5 } })).toBeUndefined();
    expect(few(namedSeat('allied', 'learned-fast-3') as FastSeat)).toBeUndefined();
  });

  it('answers as the heuristic player with those on turns that begin with few ships, and otherwise on others', () => {
    const rules = resolveRules('nt1');
    const match = new Match(tables, rules, { japan: 'learned-fast-4', allied: 'learned-fast-4' }, 'few');
    const differing = { few: 0, many: 0 };
    let answers = 0;
    for (const side of [0, 1]) {
      const directions = fastDirections(SIDES[side]!, namedSeat(SIDES[side]!, 'learned-fast-4') as FastSeat, rules);
      const nets = { ...shippedNets('learned-fast-4'), leastShips: LEAST };
      const seated = new LearnedPlayer(directions, null, undefined, nets);
      const heuristic = new HeuristicPlayer({ ...directions, weights: directions.fewShips! });
      let turn = 0;
      let few = false;
      match.game.players[side] = {
        name: 'both',
        startGame: () => {
          turn = 0;
          heuristic.startGame();
          seated.startGame();
        },
        decide: (decision, g) => {
          if (g.turn !== turn) {
            turn = g.turn;
            few = shipsOnMap(g) < LEAST;
          }
          heuristic.decide(decision, g);
          const answer = g.answers.slice(0, g.answerLength).join();
          g.answerLength = 0;
          seated.decide(decision, g);
          if (few) answers++;
          if (g.answers.slice(0, g.answerLength).join() !== answer) differing[few ? 'few' : 'many']++;
        },
      };
    }
    for (let k = 0; k < 4; k++) match.play(k);
    expect(answers).toBeGreaterThan(100);
    expect(differing.few).toBe(0);
    expect(differing.many).toBeGreaterThan(30);
  });
});

describe('a map with few ships', () => {
  it.each([
    [0, true],
    [2, true],
    [3, false],
  ])('is left to the heuristic player where the networks want %i ships', (leastShips, changes) => {
    const g = new Game(tables, resolveRules());
    g.turn = 3;
    for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
    for (const name of ['Nachi', 'Akagi'])
      g.move(piece(name), AREA_COUNT + tables.harborNames.indexOf('Yokosuka Navy Yard'));
    // A ship at sea is the worst of all.
    const patrols = { ...none(), direct: none().direct.map((_, k) => (k === 10 ? -100 : 0)) };
    const player = new LearnedPlayer(shippedDoctrine('japan', 'tuned')!, null, undefined, {
      japan: { patrols },
      allied: {},
      leastShips,
    });
    player.startGame();
    player.decide(PATROLS, g);
    expect(g.answerLength === 0).toBe(changes);
  });
});
