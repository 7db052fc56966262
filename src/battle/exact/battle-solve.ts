// A battle over all joint states: some rounds at a time, submarines after the first of them, and when it is over (7, 8.1, 16).
import type { BattleModel } from '../battle-model.js';
import { AlikeRounds } from './battle-alike.js';
import { type Blocks, Store } from './battle-blocks.js';
import { Endings, NEGLIGIBLE } from './battle-endings.js';
import { Exits } from './battle-exits.js';
import { divePart } from './battle-parts.js';
import { Buffers } from './battle-shooting.js';
import { massOf, Span } from './battle-span.js';
import { Volley } from './battle-volley.js';

/** Rounds fought at once: at most, and at least if there is more than one; and chances kept for them, about. */
const MAX_AT_ONCE = 40;
const MIN_AT_ONCE = 5;
const MAX_CELLS = 2_500_000;

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
export function solveBattle(blocks: Blocks, asked: Asked = 'everything'): Endings {
  const endings = new Endings(blocks);
  const { stalemate } = endings;
  const now = begin(endings);
  if (asked === 'ends') new AlikeRounds(endings).ends(now);
  else fightOn(asked === 'rounds' ? new AlikeRounds(endings) : new Span(endings), now, endings);
  stalemate[0] = Math.max(0, 1 - stalemate[1]! - stalemate[2]!);
  return endings;
}

/** Round after round until it is over, or the bound is reached. */
function fightOn(span: Span | AlikeRounds, start: Store, endings: Endings): void {
  const { blocks, limit } = endings;
  const dives = blocks.model.submarines.some((dice) => dice !== undefined);
  const room = Math.min(MAX_AT_ONCE, Math.floor(MAX_CELLS / blocks.states));
  let now = start;
  let round = 0;
  while (total(now) >= NEGLIGIBLE && round < limit) {
    const count = Math.max(1, Math.min(limit - round, dives && round === 0 ? 1 : room));
    const isOne = count < MIN_AT_ONCE && span instanceof Span;
    now = isOne ? span.one(now, round) : span.rounds(now, round, count);
    round += isOne ? 1 : count;
    if (dives && round === 1) now = dive(now, endings);
  }
  // What is left at the bound of rounds, or is negligible.
  for (const { block, data, low, high } of now.entries.values()) {
    const exits = new Exits(block, { low, high }, endings);
    if (round === limit) exits.take(data, round);
    else exits.end(data);
  }
}

/** Everybody is there, with the damage of the beginning. */
function begin(endings: Endings): Store {
  const { blocks, last, rounds } = endings;
  const now = new Store(blocks);
  const isContested = blocks.block(blocks.full).sides === 3;
  const { block, data, low, high } = (isContested ? now : last[0]).entry(blocks.full);
  data[0] = 1;
  for (const k of block.present) {
    low[k] = 0;
    high[k] = 1;
  }
  if (isContested) new Exits(block, { low, high }, endings).take(data, 0);
  else rounds[0] = 1;
  return now;
}

/** After the first round submarines attack, where there is anything left for them (16.2). */
function dive(now: Store, { blocks, last, rounds, flows }: Endings): Store {
  const then = new Store(blocks);
  const [over] = last;
  // Where a side is gone already the other's submarine attacks all the same, and that settles nothing more.
  const before = new Map(over.entries);
  over.entries.clear();
  const buffers = new Buffers();
  const attack = (from: Store['entries'], stays: Store, settled: Float64Array): void => {
    const ends = { contested: stays, column: 0, over, settled, settledAt: 1, flows };
    for (const { block, data, low, high } of from.values()) {
      const volley = new Volley(blocks, block, divePart(blocks.model, block, { low, high }), buffers);
      volley.all({ data, count: 1, first: 0, end: 1 }, 1, ends);
    }
  };
  attack(before, over, new Float64Array(2));
  attack(now.entries, then, rounds);
  return then;
}

function total(store: Store): number {
  let sum = 0;
  for (const { data } of store.entries.values()) sum += massOf(data);
  return sum;
}
