// Mutants that change no game, so that no test can notice them. Each is marked with the reason; one that a test notices all
// the same is an error of this list, and the script says so.
import type { Mutant } from './instrument.js';

/** Mutants of one place, or of one shape. Texts as the report prints them. */
interface Mark {
  readonly file: string | RegExp;
  readonly where: string | RegExp;
  readonly before: string | RegExp;
  readonly after: string | RegExp;
  readonly reason: string;
}

const MARKS: readonly Mark[] = [];

/** Why a mutant changes no game; `undefined` when it is not marked. */
export function equivalence(m: Mutant): string | undefined {
  const fits = (mark: string | RegExp, text: string) => (typeof mark === 'string' ? mark === text : mark.test(text));
  return MARKS.find(
    (mark) =>
      fits(mark.file, m.file) && fits(mark.where, m.where) && fits(mark.before, m.before) && fits(mark.after, m.after),
  )?.reason;
}
