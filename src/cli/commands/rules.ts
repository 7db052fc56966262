// `vitp rules`: every rule set and option, what it changes, whom it is said to help, and where its text stands.

import { textTable } from '../../report/text-table.js';
import { RULE_CATALOG, UNKNOWN_RULES } from '../../rules/index.js';
import { print, terminalWidth } from '../output/output.js';

export interface RulesOptions {
  readonly json?: boolean;
}

/** Prints the catalogue of rules. */
export async function rulesCommand(options: RulesOptions): Promise<void> {
  if (options.json) {
    const { canonicalJson } = await import('../../answer/json.js');
    await print(canonicalJson({ rules: RULE_CATALOG, unknown: UNKNOWN_RULES }));
    return;
  }
  const rows = RULE_CATALOG.map((r) => [
    r.name,
    r.helps,
    `${r.title}. ${r.changes}${unknownText(r.unknown)}`,
    r.source,
  ]);
  for (const [name, why] of Object.entries(UNKNOWN_RULES)) rows.push([name, '-', `Cannot be played: ${why}.`, '-']);
  await print(
    textTable([['Name', 'Said to help', 'What it changes', 'Where its text stands'], ...rows], terminalWidth()),
  );
}

const unknownText = (unknown: string | undefined): string => (unknown === undefined ? '' : ` Not known: ${unknown}`);
