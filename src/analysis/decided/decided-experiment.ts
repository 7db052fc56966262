// Whole games with what the position at the end of each turn promised: when a game was decided.
import { Match } from '../../ai/match.js';
import { evaluate } from '../../ai/search/evaluation.js';
import { LATEST_EVALUATION } from '../../ai/search/evaluation-weights.js';
import { anySearches } from '../../ai/seat.js';
import { boardOf, compileBoard } from '../../board/index.js';
import { ACTION_AIR_RAID } from '../../dice/index.js';
import { HAWAII, TRACK_END } from '../../game/index.js';
import { HeardDice, LUCK_KINDS, LuckMeter } from '../../game/luck/index.js';
import type { Game } from '../../game/state/state.js';
import { type Rulings, resolveRules } from '../../rules/index.js';
import { type Experiment, type Metric, type Tally, tallyOffsets } from '../../stats/experiment.js';
import type { JointHistogram } from '../../stats/intervals/control-variate.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { SCORE_BY_LUCK_SHAPE } from '../../whole-games/score-by-luck.js';

/** Whole games heard at the end of each turn. */
export interface DecidedScenario {
  readonly kind: 'decided';
  readonly game: GameScenario;
}

const { rows: FINAL_SCORES, columns: LUCKS } = SCORE_BY_LUCK_SHAPE;
const SCORES = FINAL_SCORES.bins;
const ATTACK = LUCK_KINDS.indexOf('attack');

/** Final score and promised score together, both from −29 on. */
export const byTurn = (turn: number): string => `poc.final by value.turn.${turn}`;
/** Promised scores at the ends of two turns together, of games that Japan loses and then of those it wins: how far the turns of a game hang together. */
export const byTwoTurns = (first: number, second: number): string => `values of turns ${first} and ${second} by winner`;
/** Final score and luck together: of all dice, and of the raid on Pearl Harbor. */
export const BY_LUCK = 'poc.final by luck of all dice';
export const BY_RAID = 'poc.final by luck of the raid';
/** The turn after which nobody overtook any more, and that which moved the promised score most. */
export const LAST_LEAD = 'turn of the last change of the lead';
export const LARGEST_SWING = 'turn of the largest swing';

/** Every two turns before the last. */
export const pairsBefore = (turns: number): [first: number, second: number][] =>
  Array.from({ length: turns }, (_, k) => k).flatMap((second) =>
    Array.from({ length: Math.max(0, second - 1) }, (_, k): [number, number] => [k + 1, second]),
  );

/** A joint histogram of promised scores at the ends of two turns, of games that Japan loses or wins. */
export function twoTurnsOf(counts: Tally, won: boolean): JointHistogram {
  const half = SCORES * SCORES;
  return { rows: FINAL_SCORES, columns: FINAL_SCORES, counts: counts.subarray(won ? half : 0, won ? 2 * half : half) };
}

/** What {@link decidedExperiment} counts, for games of so many turns. */
function decidedMetrics(turns: number): Metric[] {
  const numbers = Array.from({ length: turns }, (_, k) => k + 1);
  const two = { type: 'number', min: 0, max: 2 * SCORES * SCORES - 1 } as const;
  const luck = { type: 'number', min: 0, max: SCORES * LUCKS.bins - 1 } as const;
  const labels = numbers.map(String);
  return [
    ...numbers.map((n): Metric => ({ type: 'number', name: byTurn(n), min: 0, max: SCORES * SCORES - 1 })),
    { ...luck, name: BY_LUCK },
    { ...luck, name: BY_RAID },
    { type: 'label', name: LAST_LEAD, labels },
    { type: 'label', name: LARGEST_SWING, labels },
    ...pairsBefore(turns).map(([first, second]): Metric => ({ ...two, name: byTwoTurns(first, second) })),
  ];
}

/** A joint histogram of the tally: rows are final scores. */
export function jointOf(name: string, counts: Tally): JointHistogram {
  const luck = name === BY_LUCK || name === BY_RAID;
  return { rows: FINAL_SCORES, columns: luck ? LUCKS : FINAL_SCORES, counts };
}

/** Luck of all dice, and of those of the raid. */
class RaidLuck extends LuckMeter {
  all = 0;
  raid = 0;

  startGame(): void {
    this.all = 0;
    this.raid = 0;
  }

  protected settle(g: Game): void {
    this.all += this.luck;
    if (this.kind === ATTACK && g.turn === 1 && g.action === ACTION_AIR_RAID && g.area === HAWAII)
      this.raid += this.luck;
  }
}

/** The experiment; nothing that is heard changes the games. */
export function decidedExperiment({ game: scenario }: DecidedScenario, seed: string): Experiment {
  const tables = compileBoard(boardOf(scenario.data));
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const { turns } = rules;
  const metrics = decidedMetrics(turns);
  const offsets = tallyOffsets(metrics);
  const at = (name: string): number => offsets[metrics.findIndex((m) => m.name === name)]!;
  const turnAt = Array.from({ length: turns }, (_, k) => at(byTurn(k + 1)));
  const [luckAt, raidAt, leadAt, swingAt] = [BY_LUCK, BY_RAID, LAST_LEAD, LARGEST_SWING].map(at) as number[];
  const pairs = pairsBefore(turns).map(([first, second]) => [first - 1, second - 1, at(byTwoTurns(first, second))]);
  const match = new Match(tables, rules, scenario.players, seed, 'sampled');
  const luck = new RaidLuck();
  match.hear(luck, (dice) => new HeardDice(dice, luck));
  const values = new Float64Array(turns);
  const listener = {
    turnEnded(g: Game): void {
      values[g.turn - 1] = evaluate(g, LATEST_EVALUATION);
    },
  };
  return {
    metrics,
    longGames: anySearches(scenario.players),
    run(first: number, count: number, tally: Tally): void {
      for (let n = first; n < first + count; n++) {
        luck.startGame();
        match.play(n, listener);
        const score = match.game.poc + TRACK_END;
        for (let k = 0; k < turns; k++) tally[turnAt[k]! + score * SCORES + binOf(values[k]!)]!++;
        const won = match.game.poc > 0 ? SCORES * SCORES : 0;
        for (const [first, second, start] of pairs)
          tally[start! + won + binOf(values[first!]!) * SCORES + binOf(values[second!]!)]!++;
        tally[luckAt! + score * LUCKS.bins + luckBin(luck.all)]!++;
        tally[raidAt! + score * LUCKS.bins + luckBin(luck.raid)]!++;
        tally[leadAt! + lastLead(values)]!++;
        tally[swingAt! + largestSwing(values)]!++;
      }
    },
  };
}

const binOf = (value: number): number => Math.round(value) + TRACK_END;

const luckBin = (luck: number): number => Math.max(0, Math.min(LUCKS.bins - 1, Math.round(luck) - LUCKS.min));

/** The turn, from 0, with which the winner took the lead for good: a tie is the Allies'. */
function lastLead(values: Float64Array): number {
  const japan = values[values.length - 1]! > 0;
  let turn = values.length - 1;
  while (turn > 0 && values[turn - 1]! > 0 === japan) turn--;
  return turn;
}

/** From the end of one turn to that of the next. */
function largestSwing(values: Float64Array): number {
  let [turn, most] = [0, -1];
  for (let k = 1; k < values.length; k++) {
    const swing = Math.abs(values[k]! - values[k - 1]!);
    if (swing > most) [turn, most] = [k, swing];
  }
  return turn;
}
