// `vitp rules`: every rule set and option, what it changes, whom it is said to help, and where its text stands.

import { shortTable, textTable } from '../../report/text-table.js';
import { RULE_CATALOG, type RuleCatalogEntry, ruleNamed, UNKNOWN_RULES, unplayableRule } from '../../rules/index.js';
import { nameSentence } from '../../text/fields.js';
import { UsageError } from '../../text/usage-error.js';
import { type ListOptions, listNote } from '../output/lists.js';
import { print, printJson, tableWidth, terminalWidth } from '../output/output.js';

/**
 * Prints the catalogue of rules, or one of them.
 *
 * @throws UsageError when there is no rule of that name
 */
export async function rulesCommand(words: readonly string[], options: ListOptions): Promise<void> {
  const name = words.join(' ');
  const rules = name === '' ? RULE_CATALOG : [ruleOf(name)];
  if (options.json) return printJson(name === '' ? { rules, unknown: UNKNOWN_RULES } : rules[0]);
  if (name !== '') return print(textTable(facts(rules[0]!), terminalWidth()));
  await print(options.all ? table(rules) : list(rules));
}

/** A line for each, by which a player finds what he means. */
function list(rules: readonly RuleCatalogEntry[]): string {
  const rows = rules.map((r) => [r.name, r.helps, `${r.title}. ${r.changes}`]);
  for (const [name, why] of Object.entries(UNKNOWN_RULES)) rows.push([name, '-', `Cannot be played: ${why}.`]);
  return `${shortTable([['Name', 'Said to help', 'What it changes'], ...rows], terminalWidth())}${listNote('vitp rules nt1')}`;
}

/** Everything about all of them. */
function table(rules: readonly RuleCatalogEntry[]): string {
  const rows = rules.map((r) => [r.name, r.helps, `${r.title}. ${r.changes}${unknownText(r.unknown)}`, r.source]);
  for (const [name, why] of Object.entries(UNKNOWN_RULES)) rows.push([name, '-', `Cannot be played: ${why}.`, '-']);
  return textTable([['Name', 'Said to help', 'What it changes', 'Where its text stands'], ...rows], tableWidth());
}

const unknownText = (unknown: string | undefined): string => (unknown === undefined ? '' : ` Not known: ${unknown}`);

/** The rule of a name in any spelling. */
function ruleOf(name: string): RuleCatalogEntry {
  const known = ruleNamed(name);
  const rule = RULE_CATALOG.find((r) => r.name === known);
  if (rule) return rule;
  const names = RULE_CATALOG.map((r) => r.name);
  const because = (text: string) => unplayableRule(text)?.sentence;
  throw new UsageError(nameSentence(name, names, { what: 'a rule', allowed: names.join(', '), because }));
}

/** One rule, line by line. */
function facts(rule: RuleCatalogEntry): string[][] {
  const { name, title, changes, helps, source, unknown, contains = [], excludes = {} } = rule;
  return [
    ['Rule', name],
    ['Title', title],
    ['What it changes', changes],
    ['Said to help', helps],
    ['Where its text stands', source],
    ...(unknown === undefined ? [] : [['Not known', unknown]]),
    ...(contains.length === 0 ? [] : [['Stands for', contains.join(', ')]]),
    ...Object.entries(excludes).map(([other, why], k) => [k === 0 ? 'Not together with' : '', `${other}: ${why}`]),
  ];
}
