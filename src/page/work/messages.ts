// What the page and its worker say to each other: plain values.
import type { Question } from '../../analysis/ask.js';
import type { BidAnswer } from '../../analysis/bid/bid.js';
import type { RuleSetBid } from '../../analysis/bid/rule-sets.js';
import type { AskedPrecision } from '../../analysis/stopping.js';
import type { Result } from '../../answer/result.js';
import type { RaidObjective } from '../../raid/plans/plan-worth.js';
import type { RaidScenario } from '../../raid/question/raid-scenario.js';
import type { PlainMap } from '../../records/record-plain.js';
import type { Method } from '../../rules/scenario-options.js';
import type { Progress } from '../../simulate/progress.js';
import type { MetricResult, SampledBasis } from '../../stats/intervals/estimate.js';
import type { AskedGame } from '../game/asked-game.js';

/** A scenario, and how to answer it. */
export interface AskedScenario {
  /** What would stand in a file, as JSON has it. */
  readonly written: unknown;
  readonly seed?: string | undefined;
  readonly games?: number | undefined;
  readonly method?: Method | undefined;
  readonly precision?: AskedPrecision | undefined;
  /** With the method `auto`: solved only where that takes a moment, otherwise sampled until the usual figure is as precise as this. */
  readonly quickOr?: number | undefined;
  /** Changes of a battle: each in words, and the battle with it as a file would have it. */
  readonly whatIf?: { readonly texts: readonly string[]; readonly written: readonly unknown[] } | undefined;
}

/** A bid: plays each rule set, as files would have them, on the same dice. The outcome is what `vitp bid --json` would write. */
export interface BidTask {
  readonly kind: 'bid';
  readonly written: readonly unknown[];
  readonly games: number;
  readonly seed?: string | undefined;
}

/** Which position is asked about, and how. */
export interface AskedPosition {
  /** The record that ends there, as its file has it. */
  readonly record: PlainMap;
  readonly seed?: string | undefined;
  readonly games?: number | undefined;
}

/** What a worker can be asked to do. */
export type Task =
  /** A scenario as a file would have it. The outcome is what `--json` would write. */
  | ({ readonly kind: 'scenario' } & AskedScenario)
  /** Any question of the library, complete. */
  | { readonly kind: 'ask'; readonly question: Question }
  /** The best targets of a raid. */
  | { readonly kind: 'best'; readonly objective: RaidObjective; readonly scenario: RaidScenario }
  | BidTask
  /** One game: told; its dice weighed; its decisions reviewed. */
  | { readonly kind: 'one-game'; readonly what: 'tell' | 'luck' | 'review'; readonly game: AskedGame }
  /** A position out of a game, at a moment as `vitp position --at` has it: a record that ends there. */
  | { readonly kind: 'take'; readonly game: AskedGame; readonly moment: string }
  /** A position played on; before it is, its board is told as a {@link Part}. */
  | ({ readonly kind: 'position' } & AskedPosition)
  /** What search would play next there. */
  | ({ readonly kind: 'advise' } & AskedPosition)
  /** Positions or plans on common dice. */
  | ({
      readonly kind: 'compare';
      readonly records: readonly PlainMap[];
      readonly names: readonly string[];
    } & Omit<AskedPosition, 'record'>)
  /** A record as somebody wrote it: read, played as far as it goes, and given back in the usual order. */
  | { readonly kind: 'read-record'; readonly name: string; readonly text: string; readonly as: 'game' | 'position' }
  /** A scenario as somebody wrote it, or the one in a result: the state of its tab. */
  | { readonly kind: 'read-scenario'; readonly name: string; readonly text: string; readonly as: 'raid' | 'fight' }
  /** Values of the board, as a file of `--data` has them. */
  | { readonly kind: 'read-data'; readonly name: string; readonly text: string }
  /** The first picture of a result, as the reports have it: a drawing in SVG. */
  | { readonly kind: 'picture'; readonly result: Result | BidAnswer }
  /** What stands in a link. */
  | { readonly kind: 'link'; readonly hash: string };

export interface Interim {
  readonly games: number;
  readonly basis: SampledBasis;
  readonly metrics: Readonly<Record<string, MetricResult>>;
  /** Of a bid: how its rule sets stand. */
  readonly ruleSets?: readonly RuleSetBid[];
}

export interface Part {
  readonly doing: string;
  /** From 0 to 1. */
  readonly part: number;
  /** What was found so far. */
  readonly found?: unknown;
}

export type ToWorker =
  /** Loads what the first question will need. */
  | { readonly warm: true }
  | { readonly id: number; readonly task: Task }
  /** Ends the task: what is finished counts. */
  | { readonly id: number; readonly stop: true };

export type FromWorker =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly part: Part }
  | { readonly id: number; readonly interim: Interim }
  /** The outcome; `undefined` when it was stopped before anything was finished. */
  | { readonly id: number; readonly done: unknown }
  /** Why there is none, as a sentence. */
  | { readonly id: number; readonly problem: string };

/** The little that a worker uses of its surroundings. */
export interface WorkerScope<In, Out> {
  readonly location: { readonly href: string };
  readonly navigator: { readonly hardwareConcurrency: number };
  onmessage: ((event: { readonly data: In }) => void) | null;
  postMessage(message: Out): void;
}
