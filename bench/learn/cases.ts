// Cases that a network is fitted to: for each answer of a decision, the areas that it changes against the heuristic answer, and what it was
// worth more than that.

import { AREA_FEATURES, AreaView } from '../../src/ai/learned/area-view.js';
import { netRules } from '../../src/ai/learned/net-weights.js';
import { AIR_SUM_FEATURES, fillSums, SUM_FEATURES } from '../../src/ai/learned/sums-view.js';
import { turnRow } from '../../src/ai/turn-row.js';
import { AREA_COUNT, type BoardTables, SIDES } from '../../src/board/index.js';
import { Game } from '../../src/game/index.js';
import { resolveRules } from '../../src/rules/index.js';
import type { Sample } from './decisions.js';

/** Decisions of one kind and side. */
export const NET_KINDS = ['patrols', 'air', 'raiders'] as const;
export type NetKind = (typeof NET_KINDS)[number];

/** A list of numbers that grows. */
class Numbers<A extends Float32Array | Int32Array> {
  length = 0;
  constructor(private array: A) {}
  push(x: number): void {
    if (this.length === this.array.length) {
      const more = new (this.array.constructor as new (n: number) => A)(2 * this.length);
      more.set(this.array);
      this.array = more;
    }
    this.array[this.length++] = x;
  }
  get all(): A {
    return this.array;
  }
}

/** The cases of one kind and side. */
export class Cases {
  /** Areas as they are seen: numbers, and which area, turn and rules. */
  readonly x = new Numbers(new Float32Array(1 << 16));
  readonly area = new Numbers(new Int32Array(1 << 12));
  readonly turn = new Numbers(new Int32Array(1 << 12));
  readonly rules = new Numbers(new Int32Array(1 << 12));
  /** The row of the turn where numbers stand by turn and area. */
  readonly turnRow = new Numbers(new Int32Array(1 << 12));
  /** What each answer gained over the first in the mean, and the variance of that mean. */
  readonly gain = new Numbers(new Float32Array(1 << 12));
  readonly variance = new Numbers(new Float32Array(1 << 12));
  /** Where the changed areas of each answer begin; of each of them the row as it is after the answer, and after the first one. */
  readonly firstChange = new Numbers(new Int32Array(1 << 12));
  readonly after = new Numbers(new Int32Array(1 << 12));
  readonly before = new Numbers(new Int32Array(1 << 12));
  /** Where the answers of each decision begin, and whether it is held out. */
  readonly firstAnswer = new Numbers(new Int32Array(1 << 12));
  readonly heldOut: boolean[] = [];

  /** @param features how many numbers an area has. */
  constructor(readonly features = AREA_FEATURES) {}

  /** Adds an area as it is seen in a game. */
  row(x: Float64Array, at: number, area: number, g: Game): number {
    for (let k = 0; k < this.features; k++) this.x.push(x[at + k]!);
    this.area.push(area);
    this.turn.push(g.turn);
    this.rules.push(netRules(g));
    this.turnRow.push(turnRow(g));
    return this.area.length - 1;
  }

  /** To be called after the last decision. */
  close(): void {
    this.firstChange.push(this.after.length);
    this.firstAnswer.push(this.gain.length);
  }
}

/** Makes cases of samples. */
export class CaseMaker {
  readonly cases: Readonly<Record<NetKind, readonly [Cases, Cases]>>;
  private readonly views = [new AreaView(0), new AreaView(1)];
  private readonly games = new Map<string, Game>();
  /** Areas after the first answer of a decision, and after another one. */
  private readonly first = new Float64Array(AREA_COUNT * AREA_FEATURES);
  private readonly other = new Float64Array(AREA_COUNT * AREA_FEATURES);

  /** @param sums true for networks of sums. */
  constructor(
    private readonly tables: BoardTables,
    private readonly sums = false,
  ) {
    const both = (features: number) => [new Cases(features), new Cases(features)] as const;
    const ofShips = sums ? SUM_FEATURES : AREA_FEATURES;
    this.cases = {
      patrols: both(ofShips),
      air: both(sums ? AIR_SUM_FEATURES : AREA_FEATURES),
      raiders: both(ofShips),
    };
  }

  /** Adds a decision that was made under some rules. */
  add(sample: Sample, ruleSet: string, heldOut: boolean): void {
    const kind = sample.kind as NetKind;
    const cases = this.cases[kind][sample.side as 0 | 1];
    let g = this.games.get(ruleSet);
    if (!g) {
      g = new Game(this.tables, resolveRules(ruleSet.split('+')));
      this.games.set(ruleSet, g);
    }
    g.stand(Buffer.from(sample.state, 'base64'));
    const view = this.views[sample.side]!;
    view.look(g);
    const { features } = cases;
    this.fill(g, view, kind, sample.answers[0]!, this.first, features);
    const rowBefore = new Int32Array(AREA_COUNT).fill(-1);
    cases.firstAnswer.push(cases.gain.length);
    cases.heldOut.push(heldOut);
    for (let k = 1; k < sample.answers.length; k++) {
      this.fill(g, view, kind, sample.answers[k]!, this.other, features);
      const differences = sample.values[k]!.map((x, n) => x - sample.values[0]![n]!);
      const n = differences.length;
      const mean = differences.reduce((a, b) => a + b, 0) / n;
      const squares = differences.reduce((a, b) => a + (b - mean) * (b - mean), 0);
      cases.gain.push(mean);
      cases.variance.push(squares / (n - 1) / n);
      cases.firstChange.push(cases.after.length);
      for (let a = 0; a < AREA_COUNT; a++) {
        if (this.isSame(a, features)) continue;
        const at = a * features;
        if (rowBefore[a]! < 0) rowBefore[a] = cases.row(this.first, at, a, g);
        cases.before.push(rowBefore[a]!);
        cases.after.push(cases.row(this.other, at, a, g));
      }
    }
  }

  close(): void {
    for (const kind of NET_KINDS) for (let s = 0; s < SIDES.length; s++) this.cases[kind][s as 0 | 1].close();
  }

  private isSame(a: number, features: number): boolean {
    const { first, other } = this;
    for (let k = a * features; k < (a + 1) * features; k++) if (first[k] !== other[k]) return false;
    return true;
  }

  private fill(
    g: Game,
    view: AreaView,
    kind: NetKind,
    answer: readonly number[],
    into: Float64Array,
    features: number,
  ): void {
    send(g, view, kind, answer, 1);
    for (let a = 0; a < AREA_COUNT; a++) {
      const at = a * features;
      if (!this.sums) view.fill(g, a, into, at);
      else {
        fillSums(view, g, a, into.subarray(at, at + SUM_FEATURES));
        if (kind === 'air') view.fillAirLeft(a, into, at + SUM_FEATURES);
      }
    }
    send(g, view, kind, answer, -1);
  }
}

/** Carries an answer out on what is seen, or takes it back. */
function send(g: Game, view: AreaView, kind: NetKind, answer: readonly number[], sign: 1 | -1): void {
  for (let k = 0; k < answer.length; k += 2) {
    if (kind === 'air') view.air(answer[k]!, answer[k + 1]!, sign);
    else view.ship(g, answer[k]!, answer[k + 1]!, kind === 'patrols', sign);
  }
}
