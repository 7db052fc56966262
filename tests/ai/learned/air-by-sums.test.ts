// Air units by a network of sums: each goes where it gains most as the board is, whatever was seen of it before.
import { describe, expect, it } from 'vitest';
import { createPlayer } from '../../../src/ai/create-player.js';
import { AirBySums } from '../../../src/ai/learned/air-by-sums.js';
import { AreaView } from '../../../src/ai/learned/area-view.js';
import { NET_RULES, NET_TURNS, type NetWeights } from '../../../src/ai/learned/net-weights.js';
import { SummedWorths } from '../../../src/ai/learned/summed-worths.js';
import { AIR_SUM_FEATURES, ENEMY_AIR_LEFT, OWN_AIR_LEFT, SUM_FLAG } from '../../../src/ai/learned/sums-view.js';
import { ChoiceStream } from '../../../src/ai/random/choice-stream.js';
import { AIR, ALLIED, AREA_COUNT, compileBoard, JAPAN, NOT_ARRIVED, STANDARD_BOARD } from '../../../src/board/index.js';
import { AddressedDice } from '../../../src/dice/index.js';
import { Game, type Player, playGame } from '../../../src/game/index.js';
import { PLACE_AIR } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const area = (name: string) => tables.areaNames.indexOf(name);

/** A network of chance numbers. */
function network(seed: string): NetWeights {
  const chance = new ChoiceStream(seed);
  const row = () => Array.from({ length: 8 }, () => (chance.below(2001) - 1000) / 2000);
  const rows = (n: number) => Array.from({ length: n }, row);
  const features = rows(AIR_SUM_FEATURES);
  return {
    features,
    areas: rows(AREA_COUNT),
    turns: rows(NET_TURNS),
    rules: rows(NET_RULES),
    bias: row(),
    out: row(),
    direct: features.map((numbers) => numbers[0]!),
  };
}

const choiceOf = (side: 0 | 1, weights: NetWeights) =>
  new AirBySums(new SummedWorths(new AreaView(side), weights, true));

/** What a choice answers. */
function answerOf(choice: AirBySums, g: Game): number[] {
  g.answerLength = 0;
  choice.answer(g);
  return Array.from(g.answers.subarray(0, g.answerLength));
}

describe.each([JAPAN, ALLIED] as const)('air units of side %i', (side) => {
  const rules = resolveRules(['nt1']);

  it('go where they would go if the board were seen for the first time, after every unit of either side', () => {
    const weights = network('air');
    const [kept, fresh] = [choiceOf(side, weights), choiceOf(side, weights)];
    const answers: number[][] = [];
    const own = createPlayer('tuned-1', side, { rules, seed: 's' });
    const player: Player = {
      name: 'air',
      startGame: () => {
        own.startGame?.(0);
        kept.forget();
      },
      decide(decision, g) {
        if (decision !== PLACE_AIR) return own.decide(decision, g);
        fresh.forget();
        const anew = answerOf(fresh, g);
        answers.push(answerOf(kept, g));
        expect(answers.at(-1)).toEqual(anew);
      },
    };
    const g = new Game(tables, rules, new AddressedDice('air'));
    g.players[side] = player;
    g.players[1 - side] = createPlayer('tuned-1', (1 - side) as 0 | 1, { rules, seed: 's' });
    for (const one of g.players) one?.startGame?.(0);
    playGame(g);
    expect(answers.length).toBeGreaterThan(20);
    expect(new Set(answers.map((answer) => answer[1])).size).toBeGreaterThan(2);
  });
});

/** Turn 3: two air units of each side in port, at Truk and at Pearl Harbor. */
function position(): Game {
  const g = new Game(tables, resolveRules());
  g.turn = 3;
  for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
  g.flags.fill(0);
  const harbor = (name: string) => AREA_COUNT + tables.harborNames.indexOf(name);
  for (const side of [JAPAN, ALLIED]) {
    const units = Array.from({ length: tables.pieceCount }, (_, p) => p).filter(
      (p) => tables.kind[p] === AIR && p >= tables.airStart[side]! && p < tables.airEnd[side]!,
    );
    for (const unit of units.slice(0, 2)) g.move(unit, harbor(side === JAPAN ? 'Truk' : 'Pearl Harbor'));
  }
  return g;
}

describe('an air unit', () => {
  const zero = (n: number) => Array.from({ length: n }, () => [0]);
  /** A flag in the Marshalls, the first one, is worth so much; another number of the area adds what is given. */
  const plain = (worth: number, more: Readonly<Record<number, number>> = {}): NetWeights => {
    const direct = new Array<number>(AIR_SUM_FEATURES).fill(0);
    const held = Array.from({ length: NET_TURNS }, () =>
      Array.from({ length: AREA_COUNT }, (_, a) => (a === area('Marshall Islands') ? worth : 0)),
    );
    const features = zero(AIR_SUM_FEATURES);
    for (const [k, w] of Object.entries(more)) features[Number(k)] = [w];
    return {
      features,
      areas: zero(AREA_COUNT),
      turns: zero(NET_TURNS),
      rules: zero(NET_RULES),
      bias: [0],
      out: [1],
      direct,
      held,
    };
  };

  it('goes where it gains, the sound before the damaged, and stays where nothing is gained (12.11)', () => {
    const g = position();
    const first = tables.airStart[JAPAN]!;
    expect(answerOf(choiceOf(JAPAN, plain(2)), g)).toEqual([first, area('Marshall Islands')]);
    g.damage[first] = 1;
    expect(answerOf(choiceOf(JAPAN, plain(2)), g)).toEqual([first + 1, area('Marshall Islands')]);
    expect(answerOf(choiceOf(JAPAN, plain(-2)), g)).toEqual([]);
  });

  it('is seen by the units that are left to place: those of the enemy only where he may have any', () => {
    const g = position();
    // A first flag opens the unit; what is left of either side closes it.
    const gain = (more: Readonly<Record<number, number>>) =>
      answerOf(choiceOf(JAPAN, plain(0, { [SUM_FLAG]: 1, ...more })), g)[1];
    expect(gain({})).toBe(Math.min(...areasOf(g)));
    expect(gain({ [OWN_AIR_LEFT]: -1 })).toBeUndefined();
    // What is left of the enemy closes areas where he may have some, and opens them alone when it is the other way round.
    const shared = areasOf(g).filter((a) => ((g.nearHeld[ALLIED]! >> a) & 1) !== 0);
    const alone = areasOf(g).filter((a) => !shared.includes(a));
    expect(gain({ [ENEMY_AIR_LEFT]: -1 })).toBe(Math.min(...alone));
    expect(gain({ [SUM_FLAG]: 0, [ENEMY_AIR_LEFT]: 0 })).toBeUndefined();
    expect(gain({ [SUM_FLAG]: 1, [ENEMY_AIR_LEFT]: 1, [OWN_AIR_LEFT]: -1 })).toBe(Math.min(...shared));
  });
});

/** Areas where Japan may have air units. */
const areasOf = (g: Game): number[] =>
  Array.from({ length: AREA_COUNT }, (_, a) => a).filter((a) => ((g.nearHeld[JAPAN]! >> a) & 1) !== 0);
