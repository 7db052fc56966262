// How the raid kernel counts: what became of all targets of a game is packed into a few 32-bit state words, so that a target
// costs one addition and a game a handful of histogram steps. After a run the histograms are unpacked into the tally.
//
// A field of a word is either the fate of one target (two bits) or the joint count of a class of n ships: how many are
// undamaged, bottomed, sunk and crippled, as digits of base n + 1; the rest is damaged. All six counts follow from it.
import type { BoardTables } from '../../board/tables.js';
import type { Tally } from '../../stats/experiment.js';
import {
  BOTTOMED,
  CRIPPLED,
  DAMAGED,
  RAID_CATEGORIES,
  RAID_COUNTS,
  raidCategory,
  raidFate,
  SUNK_IN_PORT,
  UNDAMAGED,
} from './fates.js';

/** Where a raid's counts lie in a tally. */
export interface RaidTallyLayout {
  /** Classes of ships: their pieces, and where their six histograms (`RAID_COUNTS`) of pieces + 1 bins each begin. */
  readonly classes: readonly { readonly pieces: readonly number[]; readonly at: number }[];
  /** Where the fates of each piece begin. */
  readonly fates: ReadonlyMap<number, number>;
}

/** What a target adds to a state word, by its damage. */
interface PackedWeights {
  readonly piece: number;
  readonly word: number;
  readonly weights: Int32Array;
}

/** Bits of a state word that are counted together, in one histogram. */
interface PackedView {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
  readonly counts: Int32Array;
}

/** Digits of a class's joint count by category; the damaged are what is left. */
const DIGIT = { [UNDAMAGED]: 0, [BOTTOMED]: 1, [SUNK_IN_PORT]: 2, [CRIPPLED]: 3 } as const;
const FATE_BITS = 2;
const WORD_BITS = 32;
/** Fields share a histogram as long as it stays small. */
const VIEW_BITS = 8;
/** Largest histogram: 40 attacked ships in one class. */
const MAX_BITS = 22;

interface Field {
  readonly bits: number;
  /** Adds `count` games in which the field was `value`. */
  unpack(value: number, count: number, tally: Tally): void;
}

interface PlacedField {
  readonly field: Field;
  readonly shift: number;
}

/** The joint count of the attacked ships of a class; the others stay undamaged. */
class ClassField implements Field {
  readonly bits: number;
  private readonly base: number;
  private readonly ships = new Int32Array(RAID_CATEGORIES);

  constructor(
    private readonly attacked: number,
    private readonly others: number,
    private readonly at: number,
  ) {
    this.base = attacked + 1;
    this.bits = Math.ceil(Math.log2(this.base ** 4));
    if (this.bits > MAX_BITS) throw new RangeError(`${attacked} ships of one class are attacked; 40 can be counted`);
  }

  weight(category: number): number {
    return category === DAMAGED ? 0 : this.base ** DIGIT[category as keyof typeof DIGIT];
  }

  unpack(value: number, count: number, tally: Tally): void {
    const { ships, base } = this;
    let rest = value;
    ships[UNDAMAGED] = rest % base;
    rest = Math.floor(rest / base);
    ships[BOTTOMED] = rest % base;
    rest = Math.floor(rest / base);
    ships[SUNK_IN_PORT] = rest % base;
    ships[CRIPPLED] = Math.floor(rest / base);
    ships[DAMAGED] = this.attacked - ships[UNDAMAGED]! - ships[BOTTOMED]! - ships[SUNK_IN_PORT]! - ships[CRIPPLED]!;
    ships[UNDAMAGED]! += this.others;
    const bins = this.attacked + this.others + 1;
    for (let m = 0; m < RAID_COUNTS.length; m++) {
      const { categories } = RAID_COUNTS[m]!;
      let number = 0;
      for (let k = 0; k < categories.length; k++) number += ships[categories[k]!]!;
      tally[this.at + m * bins + number]! += count;
    }
  }
}

/** The fate of one target. */
class FateField implements Field {
  readonly bits = FATE_BITS;

  constructor(private readonly at: number) {}

  unpack(value: number, count: number, tally: Tally): void {
    tally[this.at + value]! += count;
  }
}

/**
 * Packs the targets of a plan.
 *
 * @param attacked targets that can be attacked at all, with the most damage each can take from the plan.
 * @throws RangeError when more than 40 ships of one class are attacked.
 */
export class RaidPacking {
  /** One entry for each target and word it counts in: usually one for each target. */
  readonly weights: readonly PackedWeights[];
  readonly views: readonly PackedView[];
  readonly words: number;
  private readonly fields: readonly (readonly PlacedField[])[];
  /** Bins that every game adds to: what is not attacked. */
  private readonly always: readonly number[];

  constructor(tables: BoardTables, layout: RaidTallyLayout, attacked: ReadonlyMap<number, number>) {
    const used: number[] = [];
    const views: { word: number; shift: number; bits: number; fields: PlacedField[] }[] = [];
    const weights = new Map<string, PackedWeights>();

    const place = (field: Field, preferred: number): { word: number; shift: number } => {
      let word = preferred;
      while ((used[word] ?? 0) + field.bits > WORD_BITS) word++;
      const shift = used[word] ?? 0;
      used[word] = shift + field.bits;
      const last = views.findLast((view) => view.word === word);
      if (last && last.bits + field.bits <= VIEW_BITS) {
        last.bits += field.bits;
        last.fields.push({ field, shift: shift - last.shift });
      } else views.push({ word, shift, bits: field.bits, fields: [{ field, shift: 0 }] });
      return { word, shift };
    };
    const weigh = (piece: number, word: number, shift: number, valueAt: (damage: number) => number): void => {
      const key = `${piece}/${word}`;
      const entry = weights.get(key) ?? { piece, word, weights: new Int32Array(attacked.get(piece)! + 1) };
      weights.set(key, entry);
      for (let d = 0; d < entry.weights.length; d++) entry.weights[d]! += valueAt(d) << shift;
    };
    const placeFate = (piece: number, preferred: number): void => {
      const { word, shift } = place(new FateField(layout.fates.get(piece)!), preferred);
      weigh(piece, word, shift, (damage) => raidFate(piece, damage, tables));
    };

    const inClass = new Set<number>();
    const always: number[] = [];
    for (const { pieces, at } of layout.classes) {
      const members = pieces.filter((piece) => attacked.has(piece));
      const field = new ClassField(members.length, pieces.length - members.length, at);
      const { word, shift } = place(field, 0);
      for (const piece of members) {
        inClass.add(piece);
        weigh(piece, word, shift, (damage) => field.weight(raidCategory(piece, damage, tables)));
      }
      for (const piece of members) placeFate(piece, word);
    }
    for (const piece of attacked.keys()) if (!inClass.has(piece)) placeFate(piece, used.length - 1);
    for (const [piece, at] of layout.fates) if (!attacked.has(piece)) always.push(at);

    this.weights = [...weights.values()];
    this.views = views.map(({ word, shift, bits }) => {
      return { word, shift, mask: 2 ** bits - 1, counts: new Int32Array(2 ** bits) };
    });
    this.fields = views.map((view) => view.fields);
    this.words = used.length;
    this.always = always;
  }

  /** Moves `games` games from the histograms to a tally. */
  unpack(games: number, tally: Tally): void {
    for (let v = 0; v < this.views.length; v++) {
      const { counts } = this.views[v]!;
      const fields = this.fields[v]!;
      for (let value = 0; value < counts.length; value++) {
        const count = counts[value]!;
        if (count === 0) continue;
        counts[value] = 0;
        for (let f = 0; f < fields.length; f++) {
          const { field, shift } = fields[f]!;
          field.unpack((value >>> shift) & (2 ** field.bits - 1), count, tally);
        }
      }
    }
    for (let k = 0; k < this.always.length; k++) tally[this.always[k]!]! += games;
  }
}
