// Battles by day in which all rounds are alike. Damage only grows, and dice change only where a ship is crippled or gone: so part after part
// is settled for all rounds at once, the one with the least damage first.
import { ACTION_DAY } from '../../dice/index.js';
import type { BattleModel } from '../battle-model.js';
import { AlikePart } from './battle-alike-part.js';
import { type Block, type Blocks, type Bounds, grown, Store, widen } from './battle-blocks.js';
import { type Endings, NEGLIGIBLE } from './battle-endings.js';
import { Exits } from './battle-exits.js';
import { type Part, partsOf } from './battle-parts.js';
import { Buffers } from './battle-shooting.js';
import { inColumns, massOf } from './battle-span.js';

/** Blocks up to which the parts are kept for the other runs of the same battle: they take more room than the chances do. */
const MAX_KEPT_BLOCKS = 1000;
/** By who is present and what the damage begins with. */
const kept = new WeakMap<BattleModel, Map<string, Part[]>>();

/** The parts of a block by day; made once for all runs over the same battle. */
function partsOnce({ model, count }: Blocks, block: Block, bounds: Bounds): Part[] {
  const make = () => partsOf(model, block, bounds, ACTION_DAY);
  if (count > MAX_KEPT_BLOCKS) return make();
  let byBlock = kept.get(model);
  if (!byBlock) {
    byBlock = new Map();
    kept.set(model, byBlock);
  }
  const name = `${block.present.join()} ${bounds.low.join()}`;
  let parts = byBlock.get(name);
  if (!parts) {
    parts = make();
    byBlock.set(name, parts);
  }
  return parts;
}

export class AlikeRounds {
  private readonly buffers = new Buffers();

  constructor(private readonly endings: Endings) {}

  /** Fights all rounds there are, added up, of battles that are over before the bound: how they end. */
  ends(now: Store): void {
    const { endings } = this;
    const ends = endings.ends(now, 0, 0);
    this.eachBlock(now, ({ block, data }, bounds, parts) => {
      for (const part of parts) if (!part.isIdle) part.settle(data, ends);
      new Exits(block, bounds, endings).take(data, 0);
    });
  }

  /**
   * Fights some rounds, and tells no more than how many it takes.
   *
   * @param now chances of the contested states after `from` rounds.
   * @returns those after `count` more.
   */
  rounds(now: Store, from: number, count: number): Store {
    const { blocks, rounds, stalemate } = this.endings;
    // Chances that no sum shows.
    const little = NEGLIGIBLE / (4000 * blocks.count);
    const then = new Store(blocks);
    const next = inColumns(now, count + 1);
    const ends = this.endings.ends(next, 1, from + 1);
    this.eachBlock(next, ({ block, data }, bounds, parts) => {
      for (const part of parts) {
        if (!part.isIdle) part.follow(data, little, ends);
        else {
          part.empty(data).forEach((p, round) => {
            rounds[from + round]! += p;
            stalemate[1]! += p;
          });
        }
      }
      const left = new Float64Array(block.size);
      for (let i = 0, at = count; i < left.length; i++, at += count + 1) left[i] = data[at]!;
      if (massOf(left) === 0) return;
      const to = then.entry(block.key);
      to.data.set(left);
      widen(to, bounds);
    });
    return then;
  }

  /** Goes through the blocks that have any chance, from the one with everybody down, and forgets each. */
  private eachBlock(
    now: Store,
    visit: (entry: { readonly block: Block; readonly data: Float64Array }, bounds: Bounds, parts: AlikePart[]) => void,
  ): void {
    const { buffers } = this;
    const { blocks } = this.endings;
    for (let key = blocks.full; key >= 0; key--) {
      const entry = now.entries.get(key);
      if (!entry) continue;
      const { block } = entry;
      const bounds = grown(blocks, { low: entry.low.slice(), high: entry.high });
      const parts = partsOnce(blocks, block, bounds);
      visit(
        entry,
        bounds,
        parts.map((part) => new AlikePart(blocks, block, part, now.columns, buffers)),
      );
      now.entries.delete(key);
    }
  }
}
