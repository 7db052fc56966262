// The scenarios that a sweep's answer is about, from the answer alone.

import type { SingleScenario } from '../experiments.js';
import { configOf } from '../question/config.js';
import { type Config, keysOf } from '../question/paths.js';
import { readScenario } from '../question/read.js';
import type { SweepAnswer } from './answer-sweep.js';
import { withSettings } from './written.js';

/**
 * The scenarios of an answer, each once, in the order of its cells. Their players are left out, for values of a sweep may name files that are not at
 * hand: players decide neither what is measured nor the board.
 */
export function sweptScenarios({ config, cells }: SweepAnswer): SingleScenario[] {
  const { players: _, ...base } = config.scenario;
  const read = (value: Config) => readScenario(JSON.stringify(value), 'cell').scenario;
  const complete = configOf(read(base), 'monte-carlo');
  const paths = Object.keys(config.sweep).flatMap((path) => {
    const found = keysOf(complete, path);
    return 'keys' in found && found.keys[0] !== 'players' ? [{ path, keys: found.keys }] : [];
  });
  const texts = cells.map(({ values }) => {
    const settings = paths.map(({ path, keys }) => ({ keys, value: values[path] }));
    return JSON.stringify(withSettings(base, settings, read));
  });
  return [...new Set(texts)].map((text) => read(JSON.parse(text) as Config));
}
