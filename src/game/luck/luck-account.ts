// The luck of a game, roll by roll, for people: who rolled what for whom, what was to be expected, and what came of it.
import { AREA_COUNT } from '../../board/index.js';
import { ACTION_AIR_RAID } from '../../dice/index.js';
import { HAWAII } from '../state/places.js';
import type { Game } from '../state/state.js';
import { LUCK_KINDS, type LuckKind, LuckMeter } from './meter.js';

/** Who threw: a side, or both (7.3). */
export const THROWERS = ['japan', 'allied', 'both'] as const;
export type Thrower = (typeof THROWERS)[number];

/** One roll and its luck. Points are POC of the final score for Japan; negative ones are for the Allies. */
export interface LuckRoll {
  readonly turn: number;
  /** Where; absent for rolls that belong to no area. */
  readonly area?: string;
  /** Round of combat, or of an air raid, which is counted for itself; absent outside both. */
  readonly round?: number;
  /** There when it is a round of an air raid. */
  readonly raid?: true;
  readonly kind: LuckKind;
  readonly side: Thrower;
  /** For what it was thrown: a piece, or a location-uncertain group. */
  readonly of?: string;
  readonly target?: string;
  /** What players count: hits, passes, wishes that came true for Japan, groups at sea, sightings, and its exact expectation. */
  readonly actual: number;
  readonly expected: number;
  readonly spread: number;
  /** Luck in points: the value of what fell, less its exact expectation. */
  readonly luck: number;
  readonly variance: number;
  /** Chance of a roll at least as lucky as this one for whom it was lucky. */
  readonly rarity: number;
  /** Everything that could have fallen: luck in points and chance. The chances add up to 1. */
  readonly outcomes: readonly { readonly luck: number; readonly chance: number }[];
}

const roundOf = (g: Game) => ({
  round: g.round - g.roundsBefore,
  ...(g.action === ACTION_AIR_RAID ? { raid: true as const } : {}),
});

/** Values closer than this are the same outcome. */
const SAME = 1e-9;

/**
 * Keeps every roll of the game it hears.
 *
 * @example
 * const account = new LuckAccount();
 * replay(record, tables, rules, { listener: account });
 * account.rolls.reduce((sum, roll) => sum + roll.luck, 0); // Japan's luck, in points
 */
export class LuckAccount extends LuckMeter {
  private list: LuckRoll[] = [];

  get rolls(): readonly LuckRoll[] {
    return this.list;
  }

  startGame(): void {
    this.list = [];
  }

  protected settle(g: Game): void {
    const kind = LUCK_KINDS[this.kind]!;
    const area = this.areaOf(g, kind);
    const luck = this.luck;
    const outcomes = this.outcomesNow();
    const better = outcomes.filter((o) => (luck < 0 ? o.luck <= luck + SAME : o.luck >= luck - SAME));
    const of =
      kind === 'location' ? g.tables.board.locationUncertain.groups[this.piece] : g.tables.pieceNames[this.piece];
    const target = g.tables.pieceNames[this.target];
    this.list.push({
      turn: g.turn,
      ...(area === undefined ? {} : { area }),
      ...(kind === 'attack' || kind === 'day-night' || kind === 'sighting' ? roundOf(g) : {}),
      kind,
      side: THROWERS[this.side]!,
      ...(of === undefined ? {} : { of: kind === 'location' ? `group ${of}` : of }),
      ...(target === undefined ? {} : { target }),
      actual: this.actual,
      expected: this.expected,
      spread: this.spread,
      luck,
      variance: this.variance,
      rarity: better.reduce((sum, o) => sum + o.chance, 0),
      outcomes,
    });
  }

  private areaOf(g: Game, kind: LuckKind): string | undefined {
    if (kind === 'basing') return undefined;
    if (kind === 'location') return g.tables.areaNames[HAWAII];
    if (kind !== 'speed') return g.tables.areaNames[g.area];
    const at = g.location[this.piece]!;
    return at < AREA_COUNT ? g.tables.areaNames[at] : undefined;
  }

  /** The outcomes of the roll, those of one value put together. */
  private outcomesNow(): { luck: number; chance: number }[] {
    const all: { luck: number; chance: number }[] = [];
    for (let k = 0; k < this.outcomes; k++) {
      if (this.chance[k] === 0) continue;
      const luck = this.value[k]! - this.mean;
      const same = all.find((o) => Math.abs(o.luck - luck) < SAME);
      if (same) same.chance += this.chance[k]!;
      else all.push({ luck, chance: this.chance[k]! });
    }
    return all.sort((a, b) => a.luck - b.luck);
  }
}
