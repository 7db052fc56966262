// Fields that several rules' files have.
import * as z from 'zod';
import { shown, wholeField, yesNoField } from '../text/fields.js';

/** More than this of anything is no situation of a game. */
const MAX_NUMBER = 99;

/** What a field says of a value that it does not take. */
export const instead = (what: string, allowed: string) => (issue: { readonly input?: unknown }) =>
  `${shown(issue.input)} is not ${what}; allowed: ${allowed}`;

/** The name of a unit, a target, a hex. */
export function nameText(what: string) {
  const error = instead(what, 'a text of 1 to 60 characters');
  return z.string({ error }).trim().min(1, { error }).max(60, { error });
}

export const yesNo = (what: string) => yesNoField(`allowed for ${what}`);

/** A number within bounds, not only a whole one. */
export function numberField(what: string, min: number, max: number) {
  const error = instead(what, `a number from ${min} to ${max}`);
  return z.number({ error }).min(min, { error }).max(max, { error });
}

/** A map from names to values, at least one. */
export function byName<V extends z.ZodType>(value: V, what: string, names: string) {
  return z
    .record(z.string(), value, {
      error: (issue) => `${what} must be a map from ${names} to values, not ${shown(issue.input)}`,
    })
    .refine((map) => Object.keys(map).length > 0, { error: `${what} is empty; at least one is needed` })
    .refine((map) => Object.keys(map).length <= MAX_NUMBER, { error: `${what} has more than ${MAX_NUMBER} names` });
}

/** A list with a least and a most length. */
export function listOf<T extends z.ZodType>(item: T, what: string, least = 1, most = MAX_NUMBER) {
  const error = (issue: { readonly input?: unknown }) =>
    Array.isArray(issue.input)
      ? `${what} has ${issue.input.length} entries; allowed: ${least} to ${most}`
      : `${what} must be a list, not ${shown(issue.input)}`;
  return z.array(item, { error }).min(least, { error }).max(most, { error });
}

export const stepsField = () => wholeField('a number of steps', 1, MAX_NUMBER);

/** A month of the war. */
export function monthField() {
  const error = instead('a month', '1941-12 to 1945-12, year and month');
  return z.string({ error }).regex(/^19(41-12|4[2-5]-(0[1-9]|1[0-2]))$/, { error });
}
