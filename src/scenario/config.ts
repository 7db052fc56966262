// The scenario as it stands in a result: complete, so that feeding it back gives the same bytes.
import type { RaidScenario } from '../players/raid-scenario.js';

/**
 * The `config` of a result: every key of the scenario, and the method that answered it.
 *
 * @example
 * const config = configOf(scenario, 'exact');
 * readScenario(JSON.stringify(config), 'config.json').scenario; // the same scenario
 */
export function configOf(scenario: RaidScenario, method: 'exact' | 'monte-carlo'): Record<string, unknown> {
  const { kind, rules, raidForce, targets, after, allies, iBoat, indonesia, data } = scenario;
  return { kind, method, rules, raidForce, targets, after, allies, iBoat, indonesia, data };
}
