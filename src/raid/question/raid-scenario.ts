// The question "what does the Pearl Harbor raid do?" as one plain value (D-flow: nothing downstream reads files).

/** Named ways to choose targets; each is explained where it is implemented. */
export const RAID_PLANS = [
  'spread',
  'focus',
  'bottom-first',
  'finish',
  'kills',
  'bottomings',
  'damage',
  'afloat-strength',
] as const;
export type RaidPlanName = (typeof RAID_PLANS)[number];

/** Attacker name → target name. An attacker that is not listed does not attack in that round. */
export type ExplicitTargets = Readonly<Record<string, string>>;

/** Targets of one round: written out, or chosen by a named plan from what is left. */
export type RoundTargets = RaidPlanName | ExplicitTargets;

/** A complete, normalised raid scenario: every default filled in. */
export interface RaidScenario {
  readonly kind: 'raid';
  /** Names of the rules in force, e.g. `['second-edition']`, `['second-edition', 'pearl-harbor']`. */
  readonly rules: readonly string[];
  /** Readings of contested rules that differ from the defaults, by name; see `RULINGS`. Absent: none. */
  readonly rulings?: Readonly<Record<string, string>>;
  /** Japanese ships sent (4.2): speed 5 or better; ten at most under rule 20.2. */
  readonly raidForce: readonly string[];
  readonly targets: { readonly round1: RoundTargets; readonly round2: RoundTargets };
  /** What Japan does after the two raid rounds (18.21). */
  readonly after: 'leave' | 'stay';
  /** What the Allies do once the location-uncertain groups are placed (18.25); asked only when Japan stays. */
  readonly allies: 'stay' | 'retreat';
  /** Where the I-Boat lies (18.24). */
  readonly iBoat: 'Hawaiian Islands' | 'elsewhere';
  /** Indonesia's surprise raid (18.4): number of Japanese air units sent there, and carriers; `null` leaves it out. */
  readonly indonesia: { readonly airUnits: number; readonly carriers: readonly string[] } | null;
  /** Overridden board values, exactly as the user wrote them; `null` for the standard board. */
  readonly data: unknown;
}
