// A RuleSet is one value (D8): the edition, its options and the readings of contested rules, resolved once per run.
import { DEFAULT_RULINGS, type RulingName, type Rulings } from './rulings.js';

/** The rules in force, as the engine reads them. Chapters read a flag where the rule applies. */
export interface RuleSet {
  /** Canonical names, edition first. */
  readonly names: readonly string[];
  /** Length of the game in turns: 8 (4.7). */
  readonly turns: number;
  /** Rule 20: ten ships, +1 in the first round, the 7th A.F. fires back, targets assigned early. */
  readonly pearlHarbor: boolean;
  readonly rulings: Rulings;
  /** Readings the hot paths look at, as booleans. */
  readonly withholdByDay: boolean;
  readonly withholdAtNight: boolean;
  readonly screeningCarriers: boolean;
}

/** A name in `rules:` that is not known or that contradicts another. */
export class RuleNameError extends Error {
  override readonly name = 'RuleNameError';
}

/** An entry of `vitp rules`. */
export interface RuleCatalogEntry {
  readonly name: string;
  readonly title: string;
  readonly changes: string;
  /** Whom it is said to help, in the words used for labels: `Allied (medium)`; `-` for the edition itself. */
  readonly helps: string;
  readonly source: string;
}

/** Every rule set and option by its name. */
export const RULE_CATALOG: readonly RuleCatalogEntry[] = [
  {
    name: 'second-edition',
    title: 'Second edition rules 1–18',
    changes: 'The game as published in 1981, eight turns.',
    helps: '-',
    source: 'rulebook 1–18',
  },
  {
    name: 'pearl-harbor',
    title: 'Optional rule 20, Pearl Harbor',
    changes:
      'At most ten ships raid; the first raid round adds one to every die; the 7th Air Force fires back in the second; staying opens with a day action whose targets are named before the uncertain groups appear.',
    helps: 'Allied (medium)',
    source: 'rulebook 20',
  },
];

/**
 * Resolves names to a rule set.
 *
 * @param names one name or a list; the edition may be left out.
 * @param rulings readings that differ from the defaults, by name.
 * @throws RuleNameError naming what is unknown and what is allowed.
 * @example
 * resolveRules(['second-edition', 'pearl-harbor']).pearlHarbor; // true
 */
export function resolveRules(names: string | readonly string[] = 'second-edition', rulings: Partial<Rulings> = {}): RuleSet {
  const list = typeof names === 'string' ? [names] : names;
  const known = RULE_CATALOG.map((r) => r.name);
  for (const name of list) {
    if (!known.includes(name)) throw new RuleNameError(`there is no rule named "${name}"; known are ${known.join(', ')}`);
  }
  const has = (name: string) => list.includes(name);
  const chosen: Rulings = { ...DEFAULT_RULINGS, ...(rulings as Record<RulingName, string>) };
  return {
    names: known.filter((name) => name === 'second-edition' || has(name)),
    turns: 8,
    pearlHarbor: has('pearl-harbor'),
    rulings: chosen,
    withholdByDay: chosen['withhold-fire-by-day'] === 'yes',
    withholdAtNight: chosen['withhold-fire-at-night'] === 'yes',
    screeningCarriers: chosen['screening-carriers'] === 'yes',
  };
}
