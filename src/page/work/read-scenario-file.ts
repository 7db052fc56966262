// A scenario of somebody's file, or the one in a result, as the state of the tab that shows it.
import { readScenario } from '../../analysis/question/read.js';
import { wishesOpen } from '../../battle/question/battle-wish.js';
import { FIRST_FIGHT, type FightScenario, type FightState, withScenario } from '../fight/fight-state.js';
import { FIRST_RAID, type RaidState, withQuestion } from '../raid/raid-state.js';

/**
 * Reads a raid.
 *
 * @throws ScenarioError with line and column of every mistake.
 */
export function readRaidFile(name: string, text: string): RaidState {
  const { scenario, seed = null, games = null } = readScenario(text, name, { kinds: ['raid'] });
  return withQuestion(scenario, { seed, games, actual: FIRST_RAID.actual });
}

/**
 * Reads a battle. One that is to be sampled is solved where that is quick, as every fight of the page.
 *
 * @throws ScenarioError with line and column of every mistake.
 */
export function readFightFile(name: string, text: string): FightState {
  const { scenario, unsaid = [], method, seed = null } = readScenario(text, name, { kinds: ['battle'] });
  const state: FightState = { ...FIRST_FIGHT, method: method === 'exact' ? 'exact' : 'auto', seed };
  return withScenario(state, wishesOpen(scenario, unsaid) as FightScenario);
}
