// The scenario as it stands in a result: complete, so that feeding it back gives the same bytes.
import type { BattleScenario } from '../../battle/question/battle-scenario.js';
import type { RaidScenario } from '../../raid/question/raid-scenario.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import type { PositionScenario } from '../../whole-games/position-scenario.js';

/**
 * The `config` of a result: every key of the scenario, and the method that answered it.
 *
 * @example
 * const config = configOf(scenario, 'exact');
 * readScenario(JSON.stringify(config), 'config.json').scenario; // the same scenario
 */
export function configOf(
  scenario: RaidScenario | GameScenario | BattleScenario | PositionScenario,
  method: 'exact' | 'monte-carlo',
): Record<string, unknown> {
  const { kind, ...rest } = scenario;
  return { kind, method, ...rest };
}

/** A text as a JSON map; `undefined` when it is none. */
export function parseJson(text: string): Record<string, unknown> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
