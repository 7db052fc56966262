// The doctrine that comes out of a tuning, as a file.

import { Document, visit } from 'yaml';
import { WEIGHT_NAMES, WEIGHT_TABLE_NAMES, WEIGHT_TABLES } from '../ai/heuristic/doctrine/weights.js';
import { seatLabels } from '../analysis/tournament/seat-labels.js';
import { TUNING_OBJECTIVES, type TuningScenario } from '../analysis/tuning/read-tuning.js';
import type { Gain, TuningResult } from '../analysis/tuning/tuning-result.js';
import { yamlText } from '../text/yaml.js';

/** The doctrine as a file, all its weights in it, so that nothing it was tuned with changes when another doctrine does. */
export function doctrineText({ config, seed, run, tuning }: TuningResult): string {
  const scenario = config as unknown as TuningScenario;
  const { side, name, from, against, objective, games, generations, candidates, step } = scenario;
  const { curve, tuned, validation } = tuning;
  const other = side === 'japan' ? 'allied' : 'japan';
  const opponents = seatLabels(other, against);
  const gains = (list: readonly Gain[]) =>
    Object.fromEntries(list.map((g) => [g.opponent ?? 'all of them', [g.poc.gain, ...g.poc.ci95].map(hundredths)]));
  const provenance = {
    'made by': `vitp tune ${run.version}`,
    from: from.doctrine,
    ...(from.opening ? { opening: from.opening.name } : {}),
    objective: TUNING_OBJECTIVES[objective],
    against: opponents,
    rules: scenario.rules,
    seed,
    'games of each candidate against each opponent': games,
    generations: curve.length,
    ...(generations === curve.length ? {} : { 'generations asked for': generations }),
    candidates,
    'first step': step,
    weights: inShort(scenario.weights).join(', '),
    'gain over the start by generation': curve.map((p) => hundredths(p.centre - p.start)).join(', '),
    validation: {
      seed: validation.seed,
      games: scenario.validationGames,
      'POC gained, with its 95 % interval, against opponents of the tuning': gains(validation.against),
      ...(scenario.others.length > 0 ? { 'against others': gains(validation.others) } : {}),
    },
  };
  const text =
    `Weights of ${from.doctrine}, tuned by self-play for ${objective === 'poc' ? 'the score' : objective === 'wins' ? 'games won' : 'the score and games won'} ` +
    `against ${opponents.join(', ')}; it plays as they make it play, and means nothing by it.`;
  const { weights } = tuned;
  const ordered = Object.fromEntries([...WEIGHT_TABLE_NAMES, ...WEIGHT_NAMES].map((key) => [key, weights[key]]));
  const document = new Document({ name, side, intent: text, weights: ordered, provenance });
  // Lists stay on their lines, and so do intervals.
  visit(document, {
    Seq: (_, node) => {
      node.flow = true;
    },
  });
  return yamlText(document, { lineWidth: 110 });
}

/** A table of weights by its name where all of it is there. */
function inShort(weights: readonly string[]): string[] {
  const whole = WEIGHT_TABLE_NAMES.filter((table) =>
    WEIGHT_TABLES[table].names.every((entry) => weights.includes(`${table}.${entry}`)),
  );
  return [...weights.filter((name) => !whole.some((table) => name.startsWith(`${table}.`))), ...whole];
}

const hundredths = (x: number): number => Math.round(100 * x) / 100 + 0;
