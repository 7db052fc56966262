// `vitp openings list`: turn plans by name, and what one of them says.

import { doctrineNames } from '../../ai/heuristic/doctrine/doctrine.js';
import { type Opening, shippedOpening, shippedOpenings } from '../../ai/opening.js';
import { readOpening } from '../../ai/schema/read-opening.js';
import { SIDES } from '../../board/index.js';
import { SIDE_LABELS } from '../../board/side-names.js';
import { nameSentence } from '../../text/fields.js';
import { sameName } from '../../text/plain.js';
import { looksLikeFile } from '../../text/text-files.js';
import { UsageError } from '../../text/usage-error.js';
import { readInput } from '../options/files.js';
import { type ListOptions, listText } from '../output/lists.js';
import { print, printJson, terminalWidth } from '../output/output.js';

/**
 * Prints every opening, or the whole plan of one as YAML.
 *
 * @throws UsageError when nobody has the name; ScenarioError when a file is wrong.
 */
export async function openingsListCommand(name: string | undefined, options: ListOptions): Promise<void> {
  const openings = name === undefined ? shippedOpenings() : await openingsOf(name);
  if (options.json) await printJson({ openings });
  else if (name === undefined) {
    const rows = openings.map((o) => [o.name, SIDE_LABELS[o.side], Object.keys(o.turns).join(', '), o.intent]);
    const table = [['Name', 'Side', 'Turns', 'What it tries to do'], ...rows];
    await print(listText(table, options.all, 'vitp openings list tko'));
  } else {
    const { Document } = await import('yaml');
    const { yamlText } = await import('../../text/yaml.js');
    await print(openings.map((o) => yamlText(new Document(o), { lineWidth: terminalWidth() })).join('---\n'));
  }
}

/** The openings of a name, of either side, or that of a file. */
async function openingsOf(name: string): Promise<Opening[]> {
  if (looksLikeFile(name)) {
    const input = await readInput(name);
    return [readOpening(input.text, input.name)];
  }
  const names = shippedOpenings().map((o) => o.name);
  const found = SIDES.flatMap((side) => shippedOpening(side, sameName(name, names) ?? name) ?? []);
  if (found.length > 0) return found;
  const doctrine = sameName(name, SIDES.flatMap(doctrineNames));
  if (doctrine) throw new UsageError(`"${doctrine}" is a doctrine, not an opening; vitp players ${doctrine} prints it`);
  throw new UsageError(nameSentence(name, names, { what: 'an opening', allowed: `${names.join(', ')}` }));
}
