// Rules and changed values by the names that players use.

import type { Side } from '../board/index.js';
import { SIDE_LABELS, SIDE_SAID } from '../board/side-names.js';
import { RULE_CATALOG, RULINGS } from '../rules/index.js';
import { capital } from '../text/capital.js';
import { wordTable } from '../text/word-table.js';

/**
 * A rule by its title: `Late I-Boat (1a)`, `Pearl Harbor (rule 20)`; a name that the catalogue does not have stays.
 *
 * @example
 * ruleTitle('adjustment-1a'); // 'Late I-Boat (1a)'
 */
export function ruleTitle(name: string): string {
  const title = RULE_CATALOG.find((rule) => rule.name === name)?.title;
  if (title === undefined) return name;
  const optional = /^Optional rule (\d+), (?:the )?(.*)$/.exec(title);
  if (optional) return `${capital(optional[2]!)} (rule ${optional[1]})`;
  const adjustment = /^adjustment-(\w+)$/.exec(name);
  return adjustment ? `${title} (${adjustment[1]})` : title;
}

/**
 * A value of a scenario by its path: `POC of the Coral Sea for the Allies`.
 *
 * @example
 * valueName('data.areas.Coral Sea.poc.allied'); // 'POC of the Coral Sea for the Allies'
 */
export function valueName(path: string): string {
  const points = /^data\.areas\.(.+)\.poc\.(japan|allied)$/.exec(path);
  if (points) return `POC of ${areaSaid(points[1]!)} for ${SIDE_SAID[points[2] as Side]}`;
  const air = /^data\.air\.(.+)\.where$/.exec(path);
  if (air) return `Where ${air[1]} arrives`;
  const weight = /^players\.(japan|allied)\.weights\.(.+)$/.exec(path);
  if (weight) return `${SIDE_LABELS[weight[1] as Side]}: ${weightInWords(weight[2]!)}`;
  const ruling = /^rulings\.(.+)$/.exec(path);
  const rule = ruling && RULINGS.find(({ name }) => name === ruling[1])?.rule;
  if (rule) return `${ruling[1]} (${rule})`;
  const [first, ...rest] = path.replace(/^players\./, '').split('.');
  const head = SIDE_HEADS[first!] ?? first!;
  return [head, ...rest].join(': ');
}

/** A weight's key in words: `raided chance`, `areas: Indonesia`. The keys themselves stand in `vitp players tuned`. */
const weightInWords = (key: string): string =>
  key
    .replace(/^[a-z]+(?:[A-Z][a-z]*)*/, (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .replace('.', ': ');

const SIDE_HEADS = wordTable<string>(SIDE_LABELS);

/**
 * A value in a few words, by the path at which it stands: rules by their titles, sides by their names.
 *
 * @example
 * valueSaid('rules', ['second-edition', 'adjustment-1a']); // 'second-edition + Late I-Boat (1a)'
 */
export function valueSaid(path: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueSaid(path, one)).join(' + ');
  if (value === null) return 'none';
  if (typeof value === 'object') {
    const parts = Object.entries(value as Readonly<Record<string, unknown>>);
    return parts.map(([key, one]) => `${key} ${valueSaid(`${path}.${key}`, one)}`).join(', ');
  }
  const text = String(value);
  if (path === 'rules') return text === 'second-edition' ? text : ruleTitle(text);
  return SIDE_HEADS[text] ?? text;
}

/** False where a record says of nobody who played: then its sides stand for the players. */
export const namesPlayers = ({ japan, allied }: Readonly<Record<Side, string>>): boolean =>
  japan !== SIDE_SAID.japan || allied !== SIDE_SAID.allied;

const areaSaid = (area: string): string => (area === 'Indonesia' ? area : `the ${area}`);
