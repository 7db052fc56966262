// Fields that scenarios of several kinds have: `rules:`, `rulings:`, `method:`, and what stands on the command line instead.

import * as z from 'zod';
import { formsField, listField, mapField, nameField } from '../text/fields.js';
import type { Path } from '../text/source-text.js';
import {
  RULE_CATALOG,
  RULINGS,
  RuleNameError,
  type RuleSet,
  resolveRules,
  ruleNamed,
  unplayableRule,
} from './index.js';
import { METHODS } from './scenario-options.js';

/** A rule called by its number, which YAML reads as a number: `rules: [1, 20]` means what `--rules 1,20` does. */
const numberAsText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Names in one text, as they are typed after an option: in a file they are a list. */
function severalRules(text: string): string | undefined {
  const names = text.split(/[,;/]/).map((name) => name.trim());
  if (names.length < 2 || !names.every((name) => ruleNamed(name))) return undefined;
  return `several rules are a list, in brackets: [${names.join(', ')}]`;
}

/** A rule name, or a list of them. */
export function rulesField() {
  const rule = z.preprocess(
    numberAsText,
    nameField(
      RULE_CATALOG.map((r) => r.name),
      {
        what: 'a rule',
        means: ruleNamed,
        because: (name) => unplayableRule(name)?.sentence ?? severalRules(name),
      },
    ),
  );
  return formsField([rule, listField(rule, 'rules')], 'a rule name, or a list of rule names')
    .default('second-edition')
    .describe('Rules in force; `vitp rules` lists them.');
}

/** Readings of contested rules: each one named, with one of its values. */
export function rulingsField() {
  const shape = Object.fromEntries(
    RULINGS.map((r) => [
      r.name,
      nameField(r.values, { what: `a reading of ${r.rule}` })
        .optional()
        .describe(`${r.question} Default: ${r.byDefault}.`),
    ]),
  );
  return mapField(shape, 'rulings')
    .default({})
    .describe('Readings of contested rules that differ from the defaults; `vitp data rulings` lists them.');
}

/** How a fight or a raid is answered. */
export const methodField = () =>
  nameField(METHODS, { what: 'a method' })
    .default('auto')
    .describe('exact: solved; monte-carlo: sampled; auto: exact where it is small enough.');

/** What to say of keys that look as if they belonged into a scenario but are options. */
export const onTheCommandLine = (keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, `give it on the command line, as --${key}`]));

/**
 * The rules that names stand for; what cannot be played together becomes problems.
 *
 * @param report takes each, and where it stands: the place of a name in their list, or nowhere
 */
export function rulesNamed(
  names: string | readonly string[],
  rulings: Parameters<typeof resolveRules>[1],
  report: (message: string, place: Path) => void,
): RuleSet | undefined {
  try {
    return resolveRules(names, rulings);
  } catch (error) {
    if (!(error instanceof RuleNameError)) throw error;
    const list = typeof names === 'string' ? [] : names.map((name) => ruleNamed(name) ?? name);
    for (const { rule, message } of error.mistakes) report(message, list.includes(rule) ? [list.indexOf(rule)] : []);
    return undefined;
  }
}
