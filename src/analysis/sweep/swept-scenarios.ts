// The scenarios that a sweep's answer is about, from the answer alone.

import type { SingleScenario } from '../experiments.js';
import { type Config, keysOf, withValue } from '../question/paths.js';
import { readScenario } from '../question/read.js';
import type { SweepAnswer } from './answer-sweep.js';

/**
 * The scenarios of an answer, each once, in the order of its cells. Their players are left out, for values of a sweep may name files that are not at
 * hand: players decide neither what is measured nor the board.
 */
export function sweptScenarios({ config, cells }: SweepAnswer): SingleScenario[] {
  const { players: _, ...base } = config.scenario;
  const paths = Object.keys(config.sweep).flatMap((path) => {
    const found = keysOf(config.scenario, path);
    return 'keys' in found && found.keys[0] !== 'players' ? [{ path, keys: found.keys }] : [];
  });
  // What holds another path is set before it.
  paths.sort((a, b) => a.keys.length - b.keys.length);
  const texts = cells.map(({ values }) =>
    JSON.stringify(paths.reduce<Config>((made, { path, keys }) => withValue(made, keys, values[path]), base)),
  );
  return [...new Set(texts)].map((text) => readScenario(text, 'cell').scenario);
}
