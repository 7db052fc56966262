// What of an answer asks its question again.
import type { Page } from './page.js';

/** The figures are not needed for it, and may be ten thousand lines. */
const ASKED = ['schema', 'kind', 'config', 'seed', 'games', 'precision'] as const;

/** The scenario where there is one; otherwise the question of the result. */
export const questionIn = ({ scenario, json }: Pick<Page, 'scenario' | 'json'>): Readonly<Record<string, unknown>> =>
  scenario ?? Object.fromEntries(ASKED.flatMap((key) => (key in json ? [[key, json[key]]] : [])));
