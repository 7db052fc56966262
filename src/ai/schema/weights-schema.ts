// The form of weights, of options of the search player, and of names of one's own, wherever they are written.
import * as z from 'zod';
import { areaNamed, harborNamed } from '../../board/names.js';
import { listField, mapField, namedField, nameField, shown, wholeField } from '../../text/fields.js';
import { once } from '../../text/once.js';
import {
  WEIGHT_NAMES,
  WEIGHT_TABLE_NAMES,
  WEIGHT_TABLES,
  WEIGHTS,
  type WeightInfo,
} from '../heuristic/doctrine/weights.js';
import { LEARNED_NAMES } from '../learned/learned-names.js';
import { SEARCHED_KINDS } from '../search/large-decisions.js';
import { FORESEEN_KINDS, ONWARD, SEARCH_OPTION_NAMES, SEARCH_OPTIONS } from '../search/search-settings.js';

/** A number within bounds. */
function numberField(what: string, min: number, max: number) {
  const error = (issue: { readonly input?: unknown }) =>
    `${shown(issue.input)} is not ${what}; allowed: a number from ${min} to ${max}`;
  return z.number({ error }).min(min, { error }).max(max, { error });
}

function weightField(name: string, { min, max, whole, default: byDefault, about }: Omit<WeightInfo, 'parts'>) {
  const field = whole ? wholeField(`a value of ${name}`, min, max) : numberField(`a value of ${name}`, min, max);
  return field.optional().describe(`${about} Default: ${byDefault}.`);
}

/** Some weights by name; the rest come from elsewhere. */
export const weightsSchema = once(() => {
  const tables = WEIGHT_TABLE_NAMES.map((table) => {
    const { names, min, max, about } = WEIGHT_TABLES[table];
    const isArea = table === 'areas';
    const options = isArea ? { what: 'a sea area', means: areaNamed } : { what: 'a port or base', means: harborNamed };
    const value = numberField(`a value of ${table}`, min, max);
    return [table, namedField(names, value, table, options).optional().describe(about)] as const;
  });
  const numbers = WEIGHT_NAMES.map((name) => [name, weightField(name, WEIGHTS[name])] as const);
  return mapField(Object.fromEntries([...tables, ...numbers]), 'weights');
});

/** Some options of the search player by name. */
export const searchSchema = once(() => {
  const options = SEARCH_OPTION_NAMES.map((name) => [name, weightField(name, SEARCH_OPTIONS[name])] as const);
  const kinds = listField(nameField(SEARCHED_KINDS, { what: 'a kind of decision that is searched' }), 'kinds')
    .optional()
    .describe(
      'Kinds of decision that are searched; the others are answered as the base player does. Default: all of them.',
    );
  const foreseenKinds = listField(
    nameField(FORESEEN_KINDS, { what: 'a kind of decision whose rollouts can stop before the first fight' }),
    'foreseenKinds',
  )
    .optional()
    .describe(
      'Kinds of decision whose rollouts stop before the first fight where "foreseen" is above 0; those of the others go on to the horizon. Default: all that can.',
    );
  // The newest first: where names are many, the first ones alone are told.
  const fast = nameField(['heuristic', ...[...LEARNED_NAMES].reverse()], { what: 'a player without search' });
  const against = listField(fast, 'against')
    .optional()
    .describe(
      'Who plays the other side in rollouts, by turns: heuristic, or learned players. Each answer meets all of them before any is dropped. Default: heuristic.',
    );
  const base = fast
    .optional()
    .describe(
      'The player whose answers are tried first, and given where nothing is searched: heuristic, or a learned player. Default: heuristic.',
    );
  const onward = nameField(ONWARD, { what: 'who goes on in rollouts' })
    .optional()
    .describe(
      'Who goes on for the own side in rollouts: base, the player whose answers are tried first, or heuristic, the heuristic player beneath him, who takes half of the time. Default: heuristic.',
    );
  return mapField({ ...Object.fromEntries(options), kinds, foreseenKinds, base, against, onward }, 'search');
});

/** A text that says something. */
export function textField(what: string) {
  const error = (issue: { readonly input?: unknown }) => `${shown(issue.input)} is not ${what}; allowed: a text`;
  return z.string({ error }).trim().min(1, { error });
}

/** What a name of a doctrine or an opening may look like: it must not be taken for a file. */
const NAME = /^[\w-]+( [\w-]+)*$/;

/** The name of a doctrine or an opening of one's own. */
export function ownName(what: string) {
  const error = (issue: { readonly input?: unknown }) =>
    `${shown(issue.input)} is not a name for ${what}; allowed: letters, digits, hyphens and single spaces`;
  return z.string({ error }).regex(NAME, { error });
}
