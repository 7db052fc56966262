// Names of metrics in a player's words, and how they belong together.
import { BATTLE_FIGURES } from '../battle/battle-figures.js';
import { SIDE_LABELS } from '../board/side-names.js';
import { RAID_FIGURES } from '../raid/raid-figures.js';
import { alone, type MetricFacts, type MetricForm } from '../stats/metric-form.js';
import { capital } from '../text/capital.js';
import { GAME_FIGURES } from '../whole-games/game-figures.js';

/** Labels in a player's words where the bare label could be misread. */
const LABELS: Record<string, string> = { ...SIDE_LABELS, tie: 'Tie', none: 'Nobody' };

/** A label as printed in tables and legends. */
export const labelText = (label: string): string => LABELS[label] ?? label;

/** All that is known of metrics; where two forms fit a name, the first has its words. */
const FORMS = [RAID_FIGURES, BATTLE_FIGURES, GAME_FIGURES].flatMap((figures): MetricForm[] => Object.values(figures));

/**
 * A metric in a player's words, with its unit and what it belongs to; a name nobody foresaw is shown as it is, with spaces for the dots.
 *
 * @example
 * metricName('battleships.afloat').title; // 'Battleships still afloat after the raid'
 * metricName('control.Indonesia.turn.3').turn; // 3
 */
export function metricName(name: string): MetricFacts {
  for (const form of FORMS) {
    const facts = form.facts(name);
    if (facts) return facts;
  }
  return { ...alone(capital(name.replaceAll('.', ' '))), unit: 'number', family: name };
}

export const metricTitle = (name: string): string => metricName(name).title;

/** A metric that is told by turn. */
export interface TurnMetric {
  readonly name: string;
  readonly figure: string;
  readonly turn: number;
}

/** Metrics that stand together in tables and pictures. */
interface Family {
  readonly family: string;
  /** Those that are told once a game, and those that are told by turn. */
  readonly single: readonly string[];
  readonly byTurn: readonly TurnMetric[];
}

/**
 * Groups metrics by their families, in the order in which these first come up.
 *
 * @example
 * families(['poc.final', 'lost.japan.carrier', 'poc.turn.1']); // poc: poc.final and, by turn, poc.turn.1; lost: lost.japan.carrier
 */
export function families(names: readonly string[]): Family[] {
  const groups = new Map<string, { single: string[]; byTurn: TurnMetric[] }>();
  for (const name of names) {
    const { family, figure, turn } = metricName(name);
    const group = groups.get(family) ?? { single: [], byTurn: [] };
    groups.set(family, group);
    if (figure === undefined || turn === undefined) group.single.push(name);
    else group.byTurn.push({ name, figure, turn });
  }
  return [...groups].map(([family, group]) => ({ family, ...group }));
}

/** Metrics that are told by turn, by what is told. */
export function byFigure(metrics: readonly TurnMetric[]): TurnMetric[][] {
  const figures = new Map<string, TurnMetric[]>();
  for (const metric of metrics) figures.set(metric.figure, [...(figures.get(metric.figure) ?? []), metric]);
  return [...figures.values()];
}

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
