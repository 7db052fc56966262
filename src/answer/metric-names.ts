// Names of metrics in a player's words, and how they belong together.

import { BATTLE_FIGURES } from '../battle/battle-figures.js';
import { RAID_FIGURES } from '../raid/raid-figures.js';
import { alone, BY_TURN, type MetricForm, type MetricWords, rowOf } from '../stats/metric-form.js';
import { capital } from '../text/capital.js';
import { GAME_FIGURES } from '../whole-games/game-figures.js';

/** Labels in a player's words where the bare label could be misread. */
const LABELS: Record<string, string> = { japan: 'Japan', allied: 'Allies', tie: 'Tie', none: 'Nobody' };

/** A label as printed in tables and legends. */
export const labelText = (label: string): string => LABELS[label] ?? label;

/** All that is known of metrics; where two forms fit a name, the first has its words. */
const FORMS = [RAID_FIGURES, BATTLE_FIGURES, GAME_FIGURES].flatMap((figures): MetricForm[] => Object.values(figures));

/**
 * A metric in a player's words; a name nobody foresaw is shown as it is, with spaces for the dots.
 *
 * @example
 * metricName('battleships.afloat').title; // 'Battleships still afloat after the raid'
 */
export function metricName(name: string): MetricWords {
  for (const form of FORMS) {
    const words = form.words(name);
    if (words) return words;
  }
  const [prefix, ...rest] = name.split('.');
  const title = capital(name.replaceAll('.', ' '));
  return rest.length > 0 ? rowOf(title, capital(prefix!), rest.join(' ')) : alone(title);
}

/** The title of a metric in a player's words. */
export const metricTitle = (name: string): string => metricName(name).title;

/** Metrics whose names differ in one place only, such as `control.<area>.turn.3`. */
interface Family {
  /** What they share: the name up to the first dot. */
  readonly prefix: string;
  readonly names: readonly string[];
}

/**
 * Groups metrics by the first part of their names, in the order in which the parts first come up.
 *
 * @example
 * families(['poc.final', 'lost.japan.carrier', 'poc.turn.1']); // poc: [poc.final, poc.turn.1], lost: [lost.japan.carrier]
 */
export function families(names: readonly string[]): Family[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const prefix = name.split('.')[0]!;
    const group = groups.get(prefix);
    if (group) group.push(name);
    else groups.set(prefix, [name]);
  }
  return [...groups].map(([prefix, list]) => ({ prefix, names: list }));
}

/** Splits `control.Indonesia.turn.3` into its subject and turn; undefined for names that do not end in a turn. */
export function turnOf(name: string): { readonly stem: string; readonly turn: number } | undefined {
  const [stem, turn] = BY_TURN.read(name) ?? [];
  return stem === undefined ? undefined : { stem, turn: Number(turn) };
}

/** The headline of a result. */
export function resultTitle(kind: string): string {
  const titles: Record<string, string> = {
    raid: 'The Pearl Harbor raid',
    game: 'Victory in the Pacific, played to the end',
    battle: 'A battle at sea',
    openings: 'Openings of Japan against those of the Allies',
    tune: 'A doctrine tuned by games',
    tournament: 'A tournament: every seat of Japan against every seat of the Allies',
  };
  return titles[kind] ?? `Victory in the Pacific: ${kind}`;
}
