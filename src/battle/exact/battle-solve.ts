// A battle over all joint states: some rounds at a time, submarines after the first of them, and when it is over (7, 8.1, 16).
import { MAX_ROUNDS } from '../../game/state/state.js';
import type { BattleModel } from '../battle-model.js';
import { AlikeRounds } from './battle-alike.js';
import { type Blocks, Store } from './battle-blocks.js';
import type { Flows } from './battle-counts.js';
import { type Endings, Exits } from './battle-exits.js';
import { divePart } from './battle-parts.js';
import { Buffers } from './battle-shooting.js';
import { massOf, Span } from './battle-span.js';
import { Volley } from './battle-volley.js';

/** Chance of going on that is not worth another round: it is counted as a fight that reached the bound. */
export const NEGLIGIBLE = 1e-14;
/** Rounds fought at once: at most, and at least if there is more than one; and chances kept for them, about. */
const MAX_AT_ONCE = 40;
const MIN_AT_ONCE = 5;
const MAX_CELLS = 2_500_000;

/** Where a battle ends. */
export interface SolvedBattle extends Endings {
  /** Who was sunk and disabled, by axis, where the states do not tell. */
  readonly flows: Flows | undefined;
}

/**
 * True for battles without a bound in which all rounds are alike and do not last: how they end can be solved with all rounds added up.
 * By night a crippled ship has one die left (7.72), and who has one die only may need more rounds than there are.
 */
export function hasAlikeRounds({ setup: { scenario }, submarines, actions, axes }: BattleModel): boolean {
  const { japan, allied, rounds } = scenario;
  const dives = submarines.some((dice) => dice !== undefined);
  const isAlike = rounds === null && !dives && japan.retreat === 'never' && allied.retreat === 'never';
  return isAlike && actions.day === 1 && axes.every(({ airstrike }) => airstrike !== 1);
}

/**
 * What is asked: everything; or, of battles with alike rounds, only how many rounds they take; or all but that, where less than
 * {@link NEGLIGIBLE} of them reach the bound.
 */
type Asked = 'everything' | 'rounds' | 'ends';

/** Solves a battle over the joint states of one kind. */
export function solveBattle(blocks: Blocks, asked: Asked = 'everything'): SolvedBattle {
  const { axes, submarines, setup } = blocks.model;
  const limit = setup.scenario.rounds ?? MAX_ROUNDS;
  const flows =
    blocks.merged || blocks.tellsSunk
      ? undefined
      : { sunk: new Float64Array(axes.length), disabled: new Float64Array(axes.length) };
  const endings: Endings = {
    last: [new Store(blocks), new Store(blocks), new Store(blocks), new Store(blocks)],
    rounds: new Float64Array(limit + 1),
    stalemate: new Float64Array(3),
  };
  const now = begin(blocks, endings, limit);
  const alike = () => new AlikeRounds(blocks, flows, endings, limit, NEGLIGIBLE);
  if (asked === 'ends') alike().ends(now);
  else {
    const span = asked === 'rounds' ? alike() : new Span(blocks, flows, endings, limit, NEGLIGIBLE);
    fightOn(
      span,
      now,
      endings,
      flows,
      submarines.some((dice) => dice !== undefined),
    );
  }
  const { stalemate } = endings;
  stalemate[0] = Math.max(0, 1 - stalemate[1]! - stalemate[2]!);
  return { ...endings, flows };
}

/** Round after round until it is over, or the bound is reached. */
function fightOn(
  span: Span | AlikeRounds,
  start: Store,
  endings: Endings,
  flows: Flows | undefined,
  dives: boolean,
): void {
  const { blocks } = start;
  const limit = endings.rounds.length - 1;
  const room = Math.min(MAX_AT_ONCE, Math.floor(MAX_CELLS / blocks.states));
  let now = start;
  let round = 0;
  while (total(now) >= NEGLIGIBLE && round < limit) {
    const count = Math.min(limit - round, dives && round === 0 ? 1 : room);
    const isOne = count < MIN_AT_ONCE && span instanceof Span;
    now = isOne ? span.one(now, round) : span.rounds(now, round, Math.max(1, count));
    round += isOne ? 1 : Math.max(1, count);
    if (dives && round === 1) now = dive(now, endings, flows);
  }
  finish(now, endings, round, limit);
}

/** Everybody is there, with the damage of the beginning. */
function begin(blocks: Blocks, endings: Endings, limit: number): Store {
  const now = new Store(blocks);
  const isContested = blocks.block(blocks.full).sides === 3;
  const { block, data, low, high } = (isContested ? now : endings.last[0]).entry(blocks.full);
  data[0] = 1;
  for (const k of block.present) {
    low[k] = 0;
    high[k] = 1;
  }
  if (isContested) new Exits(blocks.model, block, { low, high }, endings, limit).take(data, 0);
  else endings.rounds[0] = 1;
  return now;
}

/** After the first round submarines attack, where there is anything left for them (16.2). */
function dive(now: Store, { last, rounds }: Endings, flows: Flows | undefined): Store {
  const { blocks } = now;
  const then = new Store(blocks);
  const [over] = last;
  // Where a side is gone already the other's submarine attacks all the same, and that settles nothing more.
  const before = new Map(over.entries);
  over.entries.clear();
  const buffers = new Buffers();
  const attack = (from: Store['entries'], stays: Store, settled: Float64Array): void => {
    for (const { block, data, low, high } of from.values()) {
      const volley = new Volley(blocks, block, divePart(blocks.model, block, { low, high }), buffers);
      const ends = { contested: stays, column: 0, over, settled, settledAt: 1 };
      volley.all({ data, count: 1, first: 0, end: 1 }, 1, ends, flows);
    }
  };
  attack(before, over, new Float64Array(2));
  attack(now.entries, then, rounds);
  return then;
}

/** What is left at the bound of rounds, or is negligible. */
function finish(now: Store, endings: Endings, round: number, limit: number): void {
  for (const { block, data, low, high } of now.entries.values()) {
    const exits = new Exits(now.blocks.model, block, { low, high }, endings, limit);
    if (round === limit) exits.take(data, round);
    else exits.end(data);
  }
}

function total(store: Store): number {
  let sum = 0;
  for (const { data } of store.entries.values()) sum += massOf(data);
  return sum;
}
