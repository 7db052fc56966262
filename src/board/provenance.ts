// Where a value comes from. Every value of the board carries one of these.

/** How we know a value: printed in the rulebook, read off the components, stated in a replay, read with doubt, or estimated. */
export type SourceKind = 'rulebook' | 'component' | 'replay' | 'inferred' | 'blurred' | 'guess' | 'user';

/** Provenance of one value; `probability` is the chance that a blurred or guessed value is right. */
export interface Source {
  readonly kind: SourceKind;
  readonly probability?: number;
  readonly note?: string;
}

/** A value with its provenance. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
}

export const rulebook: Source = { kind: 'rulebook' };
export const component: Source = { kind: 'component' };
export const replay: Source = { kind: 'replay' };
export const user: Source = { kind: 'user' };

export const blurred = (probability: number, note?: string): Source =>
  note === undefined ? { kind: 'blurred', probability } : { kind: 'blurred', probability, note };

export const guess = (probability: number, note?: string): Source =>
  note === undefined ? { kind: 'guess', probability } : { kind: 'guess', probability, note };

export const inferred = (note: string): Source => ({ kind: 'inferred', note });

/** True for values not read with certainty: results that depend on one carry a caveat. */
export const isUncertain = (source: Source): boolean =>
  source.kind === 'blurred' || source.kind === 'guess' || source.kind === 'inferred';

/** How likely an uncertain value is right, after a comma; nothing where nobody said. */
export const likelyText = ({ probability }: Source): string =>
  probability === undefined ? '' : `, ${Math.round(100 * probability)} % likely to be right`;
