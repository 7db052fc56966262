// What one part of the companion is: the rules it answers, the form of its file, an example, and the answer.
import type * as z from 'zod';
import type { Block, TableBlock } from '../answer/block.js';
import type { Line } from '../report/asked/asked.js';
import type { Picture } from '../report/pictures/picture.js';
import type { Path } from '../text/source-text.js';
import { type Chance, type Conduct, type Solved, solve } from './chance.js';
import type { Die } from './die.js';
import type { Readings } from './readings.js';
import type { UserTable } from './table.js';

export interface Answer {
  readonly title: string;
  readonly lead: readonly string[];
  readonly asked: readonly Line[];
  readonly blocks: readonly Block[];
  readonly notes: readonly string[];
  readonly pictures?: readonly Picture[];
  /** The main table, which a spreadsheet gets. */
  readonly table: TableBlock;
  /** What `result.json` holds. */
  readonly figures: Readonly<Record<string, unknown>>;
}

/** What a file says for every rule, and how it is to be answered. */
export interface Setting {
  readonly rule: number;
  readonly die: Die;
  readonly readings: Readings;
  /** The user's table, where the rule needs one. */
  readonly table: UserTable | undefined;
  readonly conduct: Conduct;
  /** Notes what is wrong at a place of the file; the answer then comes to nothing. */
  readonly refuse: (path: Path, message: string) => void;
}

/** What a file of these fields says. */
export type SituationOf<S extends z.ZodRawShape> = z.infer<z.ZodObject<S>>;

/** One part of the companion. */
export interface Part<T> {
  /** The rules that it answers. */
  readonly rules: readonly number[];
  /** The fields of its file beside those of every file. */
  readonly shape: z.ZodRawShape;
  /** True when dice are rolled: the file may then name the die, a method, games and a seed. */
  readonly rolls: boolean;
  /** Lines of the user's table that it needs, where it needs one. */
  readonly needs?: (situation: T) => readonly string[];
  /** A file that is accepted, with everything in it explained and invented. */
  readonly example: string;
  /** What is wrong with a situation beyond the form of its fields. */
  readonly check?: (situation: T, setting: Setting) => void;
  readonly answer: (situation: T, setting: Setting) => Answer;
}

/** Answers a question about dice as the setting asks. */
export const solveIn = (setting: Setting, chance: Chance): Solved => solve(chance, setting.die, setting.conduct);
