// The learned player: lawful under every rule set, from the board alone, the same every time; its networks and its search on small cases.
import { describe, expect, it } from 'vitest';
import { digest } from '../../../bench/digests/play.js';
import { createPlayer, fastDirections } from '../../../src/ai/create-player.js';
import { shippedDoctrine } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { HeuristicPlayer } from '../../../src/ai/heuristic/heuristic-player.js';
import { AirChoice } from '../../../src/ai/learned/air-choice.js';
import { AreaNet } from '../../../src/ai/learned/area-net.js';
import { AREA_FEATURES, AreaView, OWN_FEATURES } from '../../../src/ai/learned/area-view.js';
import { FoughtWorths } from '../../../src/ai/learned/area-worths.js';
import { LearnedPlayer } from '../../../src/ai/learned/learned-player.js';
import { NET_RULES, NET_TURNS, type NetWeights } from '../../../src/ai/learned/net-weights.js';
import { ShipSearch } from '../../../src/ai/learned/ship-search.js';
import { netsUnder, raidersUnder, SHIPPED_NETS } from '../../../src/ai/learned/shipped-nets.js';
import { Match } from '../../../src/ai/match.js';
import { shippedOpening } from '../../../src/ai/opening.js';
import { type FastSeat, type LearnedSeat, namedSeat, type Seat, seatText } from '../../../src/ai/seat.js';
import {
  AREA_COUNT,
  compileBoard,
  JAPAN,
  NOT_ARRIVED,
  OFF_MAP,
  SIDES,
  STANDARD_BOARD,
} from '../../../src/board/index.js';
import { Game } from '../../../src/game/index.js';
import { type Decision, PATROLS, PLACE_AIR, RAIDERS } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const tko = shippedOpening('japan', 'tko')!;
const piece = (name: string) => tables.pieceIndex.get(name)!;
const area = (name: string) => tables.areaNames.indexOf(name);

/** Ships that are few in a test: less than most boards have late in a game. */
const LEAST = 70;

function shipsOnMap({ location, tables: { shipStart, shipEnd } }: Game): number {
  const ships = SIDES.flatMap((_, side) => Array.from(location).slice(shipStart[side], shipEnd[side]));
  return ships.filter((at) => at < OFF_MAP).length;
}

/** A network of two hidden units without any weight. */
function none() {
  const rows = (n: number) => Array.from({ length: n }, () => [0, 0]);
  return {
    features: rows(AREA_FEATURES),
    areas: rows(AREA_COUNT),
    turns: rows(NET_TURNS),
    rules: rows(NET_RULES),
    bias: [0, 0],
    out: [0, 0],
    direct: new Array<number>(AREA_FEATURES).fill(0),
  };
}

/** Games of a learned Japan against `learned-4`: at each decision what the heuristic player beneath would answer, and what he does. */
function decisionsOf(
  name: string,
  ruleName: string,
  games: number,
  tell: (decision: Decision, own: readonly number[], answer: readonly number[], g: Game) => void,
): void {
  const rules = resolveRules([ruleName]);
  const seat = namedSeat('japan', name) as FastSeat;
  const heuristic = new HeuristicPlayer(fastDirections('japan', seat, rules));
  const match = new Match(tables, rules, { japan: seat, allied: 'learned-4' }, 'Indonesia');
  const learned = match.game.players[JAPAN]!;
  match.game.players[JAPAN] = {
    name,
    startGame: (game) => {
      heuristic.startGame();
      learned.startGame?.(game);
    },
    decide: (decision, g) => {
      const answered = () => Array.from(g.answers.subarray(0, g.answerLength));
      heuristic.decide(decision, g);
      const own = answered();
      g.answerLength = 0;
      learned.decide(decision, g);
      const answer = answered();
      // It believes that its own answer was given.
      if (answer.join() !== own.join()) heuristic.startGame();
      tell(decision, own, answer, g);
    },
  };
  for (let game = 0; game < games; game++) match.play(game);
}

describe('the learned player', () => {
  it.each([
    ['learned', ['second-edition'], '52af4a4586fa43df'],
    ['learned', ['nt1', 'task-forces'], '91418cbb42606c91'],
    ['learned-2', ['second-edition'], '7d838a4ddeff36fd'],
    ['learned-2', ['nt1', 'task-forces'], 'ef96ae26342a7f6f'],
    ['learned-2', ['menzel', 'nine-turn'], '6697097a3c56dcf5'],
    ['learned-3', ['second-edition'], '95836ef67f7400a9'],
    ['learned-3', ['nt1', 'task-forces'], '3f917f98e7381b75'],
    ['learned-3', ['menzel-3c', 'nine-turn'], '1bdb5cb9407f95b1'],
    ['learned-4', ['second-edition'], '95836ef67f7400a9'],
    ['learned-4', ['nt1'], '26814920dc340bc2'],
    ['learned-5', ['second-edition'], 'cf450aeff7e7a624'],
    ['learned-5', ['nt1', 'task-forces'], 'c817173a1ece853d'],
    ['learned-5', ['menzel-3c', 'nine-turn'], '43194163f272db19'],
    ['learned-6', ['second-edition'], '41999723c14513aa'],
    ['learned-6', ['nt1', 'task-forces'], 'b342c5542292f793'],
    ['learned-6', ['menzel-3c', 'nine-turn'], '43194163f272db19'],
    ['learned-fast', ['second-edition'], 'fba8b937eee7ebc4'],
    ['learned-fast', ['nt1', 'task-forces'], '6afcb60e8a46e684'],
    ['learned-fast-2', ['second-edition'], '067a5f0da25fac66'],
    ['learned-fast-2', ['nt1', 'task-forces'], 'f2b6379a0ae78207'],
    ['learned-fast-3', ['second-edition'], '9a98c9795ec27c6a'],
    ['learned-fast-3', ['nt1', 'task-forces'], 'a1b8c2d05dee985a'],
    ['learned-fast-4', ['second-edition'], '75f979d4a05e124a'],
    ['learned-fast-4', ['nt1', 'task-forces'], '881cc91e6fcc415f'],
    ['learned-fast-4', ['menzel-3c', 'nine-turn'], '9479168b9e6f413e'],
    ['learned-fast-5', ['second-edition'], 'e67587c9cea312ab'],
    ['learned-fast-5', ['nt1', 'task-forces'], '6d3fa10617893e28'],
    ['learned-fast-5', ['menzel-3c', 'nine-turn'], 'fc3b91fec08324a8'],
    ['learned-fast-6', ['second-edition'], '09dc956c40e8bbe2'],
    ['learned-fast-6', ['nt1', 'task-forces'], '54784e2d1085db74'],
    ['learned-fast-6', ['menzel-3c', 'nine-turn'], '72ee1301dbab68fe'],
  ])('%s plays the same lawful games every time, under %j', (name, rules, expected) => {
    const seats = { japan: namedSeat('japan', name)!, allied: namedSeat('allied', name)! };
    expect(digest({ name, ...seats, rules }, tables, 2)).toBe(expected);
  });

  it('has plans that count before those of its doctrine, and after what somebody has written', () => {
    const seat = namedSeat('japan', 'learned-fast-2') as FastSeat;
    const first = (under = seat.under) =>
      fastDirections('japan', { ...seat, under }, resolveRules('nt1')).opening!.turns['1'];
    expect(first()).toMatchObject({ submarine: 'Central Pacific Ocean', weights: { stayChance: 0.8 } });
    const mine = { rules: ['nt1'], turns: { 1: { submarine: 'Coral Sea' } } } as const;
    expect(first([...(seat.under ?? []), mine])).toEqual({ submarine: 'Coral Sea' });
  });

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
      const nets = { ...SHIPPED_NETS['learned-fast-4'], leastShips: LEAST };
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

  it('has another network for raiders under the rules that it names', () => {
    const { 'learned-5': old, 'learned-6': newer } = SHIPPED_NETS;
    expect(raidersUnder(newer.japan, ['second-edition', 'menzel'])).toBe(old.japan.raiders);
    expect(raidersUnder(newer.japan, ['second-edition', 'nt1'])).not.toBe(old.japan.raiders);
    expect(raidersUnder(newer.allied, ['second-edition', 'menzel'])).toBe(old.allied.raiders);
  });

  it('has networks and weights of its own under the rules that it names', () => {
    const nets = SHIPPED_NETS['learned-fast-6'];
    const [plain, nt1] = [netsUnder(nets, ['second-edition', 'menzel']), netsUnder(nets, ['second-edition', 'nt1'])];
    for (const side of SIDES) {
      expect(plain[side]).toBe(nets[side]);
      expect(nt1[side].patrols!.held).not.toEqual(plain[side].patrols!.held);
      const seat = namedSeat(side, 'learned-fast-6') as FastSeat;
      const [usual, other] = [['menzel'], ['nt1']].map((rules) => fastDirections(side, seat, resolveRules(rules)));
      expect([usual!.nets![side], other!.nets![side]]).toEqual([plain[side], nt1[side]]);
      expect(other!.weights).not.toEqual(usual!.weights);
    }
  });

  it('follows an opening on the turns that it names', () => {
    const seats = (player: string) => ({
      japan: { ...namedSeat('japan', player)!, opening: tko } as Seat,
      allied: 'tuned',
    });
    const answers = ['learned-2', 'tuned'].map((player) => {
      const match = new Match(tables, resolveRules(), seats(player), 'opening');
      const first: string[] = [];
      match.hear({
        decided: (decision, side, g) => {
          if (side === JAPAN && g.turn === 1)
            first.push(`${decision}: ${g.answers.subarray(0, g.answerLength).join(' ')}`);
        },
        happened: () => {},
      });
      match.play(3);
      return first;
    });
    expect(Object.keys(tko.turns)).toContain('1');
    expect(answers[0]!.length).toBeGreaterThan(3);
    expect(answers[0]).toEqual(answers[1]);
  });

  it.each([
    ['learned-3', 'nt1', 'moves'],
    ['learned-4', 'nt1', 'leaves'],
    ['learned-4', 'second-edition', 'moves'],
    ['learned-5', 'second-edition', 'leaves'],
    ['learned-5', 'menzel', 'moves'],
  ] as const)('%s of Japan under %s %s what the heuristic player puts in Indonesia', (name, ruleName, does) => {
    let [put, moved] = [0, 0];
    decisionsOf(name, ruleName, 8, (decision, own, answer) => {
      if (decision !== PLACE_AIR || own[1] !== area('Indonesia')) return;
      put++;
      if (answer.join() !== own.join()) moved++;
    });
    expect(put).toBeGreaterThan(20);
    expect(moved > 0 ? 'moves' : 'leaves').toBe(does);
  });

  it.each([
    ['learned-5', 'second-edition', 'moves'],
    ['learned-6', 'second-edition', 'leaves'],
    ['learned-fast-2', 'second-edition', 'moves'],
    ['learned-fast-2', 'nt1', 'leaves'],
  ] as const)(
    '%s of Japan under %s %s the raiders that the heuristic player sends to Hawaii on turn 2',
    (name, ruleName, does) => {
      const inHawaii = (answer: readonly number[]) =>
        answer.filter((_, k) => k % 2 === 0 && answer[k + 1] === area('Hawaiian Islands'));
      let [put, moved] = [0, 0];
      decisionsOf(name, ruleName, 8, (decision, own, answer, g) => {
        if (decision !== RAIDERS || g.turn !== 2) return;
        const there = inHawaii(answer);
        for (const ship of inHawaii(own)) {
          put++;
          if (!there.includes(ship)) moved++;
        }
      });
      expect(put).toBeGreaterThan(20);
      expect(moved > 0 ? 'moves' : 'leaves').toBe(does);
    },
  );

  it('is told by name', () => {
    expect(seatText('japan', { ...namedSeat('japan', 'learned')!, opening: tko } as Seat)).toBe('learned+tko');
    expect(createPlayer('learned-3', JAPAN, 'seed').name).toBe('learned-3');
    expect(seatText('japan', namedSeat('japan', 'learned-5')!)).toBe('learned-5');
    const other = { ...namedSeat('japan', 'tuned')!, player: 'learned-5' } as LearnedSeat;
    expect(seatText('japan', other)).toBe('learned-5 on tuned');
    const bold = { ...other, weights: { ...other.weights, fear: 1 } };
    expect(seatText('japan', { ...bold, opening: tko })).toBe('learned-5 on tuned (fear 1)+tko');
  });
});

describe('a network', () => {
  it('adds up what counts in an area', () => {
    const weights = none();
    // A number of the own side, one that stays; the area, the turn and a rule.
    weights.features[0] = [2, 0];
    weights.features[OWN_FEATURES] = [0, -1];
    weights.areas[4] = [0.5, 0];
    weights.turns[2] = [0.25, 3];
    weights.rules[1] = [0, 1];
    weights.bias.splice(0, 2, 1, 1);
    weights.out.splice(0, 2, 10, 100);
    weights.direct[OWN_FEATURES] = 0.125;
    const net = new AreaNet(weights);
    const g = new Game(tables, resolveRules(['menzel']));
    g.turn = 3;
    const x = new Float64Array(AREA_FEATURES);
    x[0] = 3;
    x[OWN_FEATURES] = 4;
    const values = new Float64Array(AREA_COUNT);
    net.turnTo(g);
    net.prepare(4, x, 0);
    net.value(4, x, 0, values, 4);
    // Hidden: 1 + 0.5 + 0.25 + 2 × 3 = 7.75, and 1 + 3 + 1 − 4 = 1; by itself 4 × 0.125.
    expect(values[4]).toBe(77.5 + 100 + 0.5);
    // Another turn: it stands ready for that, too, and forgets what it has counted.
    g.turn = 4;
    x[OWN_FEATURES] = 0;
    net.turnTo(g);
    net.prepare(4, x, 0);
    net.value(4, x, 0, values, 4);
    expect(values[4]).toBe(75 + 200);
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

describe('the search for ships', () => {
  /** Turn 3, with Mogami and Akagi at Yokosuka and nobody else. */
  const position = () => {
    const g = new Game(tables, resolveRules());
    g.turn = 3;
    for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
    g.flags.fill(0);
    for (const name of ['Mogami', 'Akagi'])
      g.move(piece(name), AREA_COUNT + tables.harborNames.indexOf('Yokosuka Navy Yard'));
    return g;
  };

  const improved = (g: Game, weights: NetWeights, patrol: boolean, repairsAsUsual = false) => {
    const view = new AreaView(JAPAN);
    view.look(g);
    const changed = new ShipSearch(
      new FoughtWorths(view, new AreaNet(weights)),
      patrol,
      !patrol,
      repairsAsUsual,
    ).improve(g);
    return changed ? Array.from(g.answers.subarray(0, g.answerLength)) : null;
  };

  it('sends a ship where its flag is worth most, and no second one', () => {
    const weights = none();
    // There is a flag (the tenth number): worth 1 wherever it is, 3 more in the Marianas.
    weights.direct[9] = 1;
    weights.features[9] = [2, 0];
    weights.areas[area('Marianas Islands')] = [1, 0];
    weights.bias.splice(0, 2, -2, 0);
    weights.out.splice(0, 2, 3, 0);
    const g = position();
    const answer = improved(g, weights, true)!;
    const places = new Map([0, 2].map((k) => [answer[k], answer[k + 1]]));
    expect([...places.keys()].sort()).toEqual([piece('Mogami'), piece('Akagi')].sort());
    expect([...places.values()]).toContain(area('Marianas Islands'));
    expect(new Set(places.values()).size).toBe(2);
  });

  it('takes a ship back that costs more than it gains', () => {
    const weights = none();
    // Worth at sea (the eleventh number) is bad.
    weights.direct[10] = -1;
    const g = position();
    g.answer(piece('Akagi'));
    g.answer(area('Japanese Islands'));
    expect(improved(g, weights, true)).toEqual([]);
  });

  it('sends raiders only where they may meet somebody', () => {
    const weights = none();
    weights.direct[10] = 1;
    const g = position();
    expect(improved(g, weights, false)).toBeNull();
    g.move(piece('Houston'), area('Marshall Islands'));
    const answer = improved(g, weights, false)!;
    expect([answer[1], answer[3]]).toEqual([area('Marshall Islands'), area('Marshall Islands')]);
  });

  it('leaves damaged ships where the heuristic answer repairs them, if so told (11.3)', () => {
    const weights = none();
    weights.direct[10] = 1;
    const g = position();
    g.damage[piece('Akagi')] = 4;
    g.move(piece('Houston'), area('Marshall Islands'));
    expect(improved(g, weights, false)).toHaveLength(4);
    g.answerLength = 0;
    expect(improved(g, weights, false, true)).toEqual([piece('Mogami'), area('Marshall Islands')]);
    // A damaged ship that the answer sends is a ship like others.
    g.answerLength = 0;
    g.answer(piece('Akagi'));
    g.answer(area('Japanese Islands'));
    expect(improved(g, weights, false, true)).toEqual([
      ...[piece('Akagi'), area('Japanese Islands')],
      ...[piece('Mogami'), area('Marshall Islands')],
    ]);
  });

  it('tells ships that must roll from others as strong (6.4)', () => {
    const weights = none();
    // The staying power (the third number) of one battleship is worth something: less is nothing, more is bad.
    weights.features[2] = [1, 1];
    weights.bias.splice(0, 2, -0.9, -1.2);
    weights.out.splice(0, 2, 1, -10);
    const g = position();
    for (const name of ['Mogami', 'Akagi']) g.move(piece(name), NOT_ARRIVED);
    g.move(piece('Houston'), area('Marshall Islands'));
    g.move(piece('Hyuga'), AREA_COUNT + tables.harborNames.indexOf('Yokosuka Navy Yard'));
    g.move(piece('Ise'), AREA_COUNT + tables.harborNames.indexOf('Truk'));
    expect(improved(g, weights, false)).toEqual([piece('Ise'), area('Marshall Islands')]);
  });

  it('leaves an answer alone that nothing improves', () => {
    const g = position();
    expect(improved(g, none(), true)).toBeNull();
  });
});

describe('the choice for an air unit', () => {
  /** Turn 3: every port and base as at the start, one Japanese air unit, at Truk. */
  const position = () => {
    const g = new Game(tables, resolveRules());
    g.turn = 3;
    for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
    g.flags.fill(0);
    g.move(tables.airStart[JAPAN]!, AREA_COUNT + tables.harborNames.indexOf('Truk'));
    return g;
  };
  const unit = tables.airStart[JAPAN]!;

  /** What is answered instead; `null` when the answer stays. */
  const chosen = (weights: NetWeights, answer: readonly number[]) => {
    const g = position();
    for (const x of answer) g.answer(x);
    const view = new AreaView(JAPAN);
    view.look(g);
    return new AirChoice(view, new AreaNet(weights)).improve(g)
      ? Array.from(g.answers.subarray(0, g.answerLength))
      : null;
  };

  /** An air unit (the eighth number) is worth 1 in the Marshalls, and as much as is said elsewhere. */
  const worth = (elsewhere: number) => {
    const weights = none();
    weights.direct[7] = elsewhere;
    weights.features[7] = [1 - elsewhere, 0];
    weights.areas[area('Marshall Islands')] = [10, 0];
    weights.bias.splice(0, 2, -10, 0);
    weights.out.splice(0, 2, 1, 0);
    return weights;
  };

  it('goes where it is worth most, from elsewhere or from port', () => {
    const marshalls = [unit, area('Marshall Islands')];
    expect(chosen(worth(0.5), [unit, area('Marianas Islands')])).toEqual(marshalls);
    expect(chosen(worth(-1), [])).toEqual(marshalls);
  });

  it('stays where little is gained', () => {
    expect(chosen(worth(0.9), [unit, area('Marianas Islands')])).toBeNull();
  });

  it('stays in port where it does harm everywhere', () => {
    const weights = none();
    weights.direct[7] = -1;
    expect(chosen(weights, [unit, area('Marianas Islands')])).toEqual([]);
    expect(chosen(weights, [])).toBeNull();
  });
});
