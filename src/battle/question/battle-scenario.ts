// The question "what comes out of this fight?" as one plain value.
import type { AreaName, BaseName, Kind, PortName, Side } from '../../board/index.js';
import { type RuleSet, type Rulings, resolveRules } from '../../rules/index.js';
import type { BattleObjective } from '../battle-best.js';

/** Day and night as a side may wish for them (7.3). */
const BATTLE_WISHES = ['day', 'night'] as const;
export type BattleWish = (typeof BATTLE_WISHES)[number];

/**
 * How a side names its targets: `focus` (all on the first enemy of the listed order that is still there and may be attacked),
 * `spread` (attacker k of those able to attack on enemy k mod n of those that may be attacked, both in listed order), the best
 * allocation for an objective, or an order of priorities: kinds of counters and names of units.
 */
export type BattleTargets = 'focus' | 'spread' | { readonly best: BattleObjective } | readonly string[];

/** When a side retreats (8.1): never, after so many rounds, or as soon as the enemy's factors exceed its own. */
export type BattleRetreat = 'never' | 'outgunned' | { readonly after: number };

/** How a retreating side forms its groups (8.32). */
export const BATTLE_GROUPS = ['together', 'by-speed', 'single'] as const;
export type BattleGroups = (typeof BATTLE_GROUPS)[number];

export const POSTURES = ['patrolling', 'raiding'] as const;
export type Posture = (typeof POSTURES)[number];

/** What a unit of a battle can be; submarines are no units of it (16). */
export const BATTLE_KINDS = [
  'carrier',
  'battleship',
  'cruiser',
  'air',
  'amphibious',
] as const satisfies readonly Kind[];

/** One ship or unit. */
export interface BattleUnit {
  readonly name: string;
  /** As players write them: `146+4`, `1+27`, `34*`. */
  readonly factors: string;
  readonly kind: (typeof BATTLE_KINDS)[number];
  /** Damage points when the battle begins. */
  readonly damage: number;
  readonly posture: Posture;
  /** Disabled before the battle begins (7.62): it has gone to port and takes no part. */
  readonly disabled: boolean;
  /** Port or base the unit lies in: it is no part of the battle, only of the air raid after it (9). */
  readonly inPort: PortName | BaseName | null;
  /** Base or port an amphibious unit lands on as soon as it may (13.31); `null`: it stays at sea. */
  readonly land: PortName | BaseName | null;
}

/** One side of a battle. */
export interface BattleSide {
  readonly prefer: BattleWish;
  readonly targets: BattleTargets;
  readonly retreat: BattleRetreat;
  readonly groups: BattleGroups;
  /** True when its ships pursue whatever they are fast enough for (8.3). */
  readonly pursue: boolean;
  /** True when its carriers fire their gunnery factors at night (7.42). */
  readonly carriersFire: boolean;
  /** True when its submarine is in the area: it attacks after the first round (16). */
  readonly submarine: boolean;
  /** Port or base its carriers raid when they have won (9). */
  readonly airRaid: PortName | BaseName | null;
  /** In listed order, which counts for `focus` and `spread`. */
  readonly units: readonly BattleUnit[];
}

/** A complete, normalised battle: every default filled in. */
export interface BattleScenario {
  readonly kind: 'battle';
  readonly rules: readonly string[];
  /** Readings of contested rules that differ from the defaults, by name; see `RULINGS`. */
  readonly rulings: Readonly<Record<string, string>>;
  /** Turn of the game: some optional rules begin with a certain turn (21, 22). */
  readonly turn: number;
  /** Sea area; `null` for a battle that could be anywhere. */
  readonly area: AreaName | null;
  /** Who controls the area: adds one to the roll for day or night (7.31). */
  readonly control: Side | 'none';
  /** Rounds that are fought at most; `null`: to the end. */
  readonly rounds: number | null;
  readonly japan: BattleSide;
  readonly allied: BattleSide;
  /** Overridden board values, exactly as the user wrote them; `null` for the standard board. */
  readonly data: unknown;
}

/** The rules a battle is fought under. */
export const rulesOfBattle = ({ rules, rulings }: Pick<BattleScenario, 'rules' | 'rulings'>): RuleSet =>
  resolveRules(rules, rulings as Partial<Rulings>);

/** What became of a unit, the worst that applies: sunk, disabled, damaged (at the end, however it began), intact. */
export const BATTLE_FATES = ['intact', 'damaged', 'disabled', 'sunk'] as const;
