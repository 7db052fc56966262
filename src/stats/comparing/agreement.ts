// How well a judge agrees with measurements about the differences between answers to the same question.

/** A question: what each answer is worth, measured twice and independently, and what a judge says of it. Only differences between its answers count. */
export interface JudgedAnswers {
  readonly halves: readonly [readonly number[], readonly number[]];
  readonly said: readonly number[];
}

/** A figure and its standard error over games; the error is `null` where there are too few games for one. */
export interface AgreementFigure {
  readonly mean: number;
  readonly se: number | null;
}

/** How well a judge agrees. */
export interface Agreement {
  /**
   * Correlation over the answers to the same question, each question about its own mean, of what the judge says with what the answers are worth, without the
   * chance of the measurements: with as many of them as one likes it would be that. The chance of the judge stays in. `null` where the judge says the same
   * of all, or the measurements do not tell the answers apart. With few games it may be above 1.
   */
  readonly correlation: AgreementFigure | null;
  /** What the judge's favourite is worth less than the best by one half of the measurements, by the other half. Below 0 the judge chooses better than such a half. */
  readonly lost: AgreementFigure;
  /** What the judge's favourite is worth more than the first answer. */
  readonly gained: AgreementFigure;
}

/** What the measurements themselves say. */
export interface KnownBest {
  /** Standard deviation of what the answers to a question are worth, without the chance of the measurements. */
  readonly spread: number;
  /** Its standard error over games; `null` where there are too few games for one. */
  readonly spreadSe: number | null;
  /** What the best by one half of the measurements is worth more than the first answer, by the other half. */
  readonly gained: AgreementFigure;
}

/** Sums over the questions of a game. */
interface Sums {
  readonly questions: number;
  /** Degrees of freedom: answers less questions. */
  readonly free: number;
  /** Products of deviations from the mean of the question: judge and judge, judge and measurements, first and second half. */
  readonly judge: number;
  readonly both: number;
  readonly halves: number;
  readonly best: number;
  readonly gained: number;
}

/** Deviations from the mean; of equal numbers exactly 0. */
function deviations(values: readonly number[]): number[] {
  const from = values.map((x) => x - values[0]!);
  const mean = from.reduce((a, b) => a + b, 0) / from.length;
  return from.map((x) => x - mean);
}

const product = (x: readonly number[], y: readonly number[]): number => x.reduce((sum, v, k) => sum + v * y[k]!, 0);

/** Where the most is, the first time. */
const bestOf = (values: readonly number[]): number => values.indexOf(Math.max(...values));

function sumsOf(questions: readonly JudgedAnswers[]): Sums {
  let [free, judge, both, halves, best, gained] = [0, 0, 0, 0, 0, 0];
  for (const { halves: measured, said } of questions) {
    const [first, second] = measured;
    const [a, b, j] = [deviations(first), deviations(second), deviations(said)];
    const mean = a.map((x, k) => (x + b[k]!) / 2);
    free += said.length - 1;
    judge += product(j, j);
    both += product(j, mean);
    halves += product(a, b);
    gained += mean[bestOf(said)]! - mean[0]!;
    best += (second[bestOf(first)]! - second[0]! + first[bestOf(second)]! - first[0]!) / 2;
  }
  return { questions: questions.length, free, judge, both, halves, best, gained };
}

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

const NOTHING: Sums = { questions: 0, free: 0, judge: 0, both: 0, halves: 0, best: 0, gained: 0 };

function add(game: Sums, to: Mutable<Sums>): void {
  to.questions += game.questions;
  to.free += game.free;
  to.judge += game.judge;
  to.both += game.both;
  to.halves += game.halves;
  to.best += game.best;
  to.gained += game.gained;
}

/** Sums of all games, and of all but one, for each of them. */
interface AllAndWithout {
  readonly all: Sums;
  readonly without: readonly Sums[];
}

/**
 * Adds up the games. What leaves one out is added up anew in the order of the games, since the sum of all less that one would be rounded otherwise;
 * only what comes before that one is kept.
 */
function allAndWithout(games: readonly Sums[]): AllAndWithout {
  const before = { ...NOTHING };
  const without = games.map((game, k) => {
    const sums = { ...before };
    for (let n = k + 1; n < games.length; n++) add(games[n]!, sums);
    add(game, before);
    return sums;
  });
  return { all: before, without };
}

/** A figure of all games, with the error of leaving out one game at a time (jackknife); `null` where all of them have none. */
function figureOf({ all, without }: AllAndWithout, of: (sums: Sums) => number | null): AgreementFigure | null {
  const mean = of(all);
  if (mean === null) return null;
  const figures = without.map(of);
  const n = figures.length;
  if (n < 2 || figures.some((x) => x === null)) return { mean, se: null };
  const centre = figures.reduce<number>((a, b) => a + b!, 0) / n;
  const squares = figures.reduce<number>((a, b) => a + (b! - centre) ** 2, 0);
  return { mean, se: Math.sqrt(((n - 1) / n) * squares) };
}

const correlationOf = ({ judge, both, halves }: Sums): number | null =>
  judge > 0 && halves > 0 ? both / Math.sqrt(judge * halves) : null;

/** Sums over games; a game without questions says nothing. */
const sumsOver = (games: readonly (readonly JudgedAnswers[])[]): AllAndWithout =>
  allAndWithout(games.filter((questions) => questions.length > 0).map(sumsOf));

/**
 * How well a judge agrees with what answers are worth, by the differences between answers to the same question.
 *
 * @param games the questions of each game: errors are over games, since the questions of one hang together. One question at least.
 * @example
 * agreementOf([[{ halves: [[0, 2], [0, 2]], said: [1, 3] }]]).correlation; // { mean: 1, se: null }
 */
export function agreementOf(games: readonly (readonly JudgedAnswers[])[]): Agreement {
  const sums = sumsOver(games);
  return {
    correlation: figureOf(sums, correlationOf),
    lost: figureOf(sums, ({ best, gained, questions }) => (best - gained) / questions)!,
    gained: figureOf(sums, ({ gained, questions }) => gained / questions)!,
  };
}

/** How far the answers differ, and what the best of them gains, as far as the measurements tell. */
export function knownBest(games: readonly (readonly Pick<JudgedAnswers, 'halves'>[])[]): KnownBest {
  const sums = sumsOver(games.map((game) => game.map(({ halves }) => ({ halves, said: halves[0] }))));
  const spread = figureOf(sums, ({ halves, free }) => (free > 0 ? Math.sqrt(Math.max(0, halves) / free) : null));
  return {
    spread: spread?.mean ?? Number.NaN,
    spreadSe: spread?.se ?? null,
    gained: figureOf(sums, ({ best, questions }) => best / questions)!,
  };
}
