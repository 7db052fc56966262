// What is said beside the fights of a position: turn 1 has some that are no normal ones. For the page in a browser too.
import type { PositionAnswer } from '../../analysis/position/position.js';
import { isAfterTheRaid } from '../../battle/question/after-the-raid.js';
import { type BattleScenario, rulesOfBattle } from '../../battle/question/battle-scenario.js';
import { inArea } from '../../battle/question/typed/battle-text.js';
import type { AreaName } from '../../board/index.js';

/** How the fight in the Hawaiian Islands ends on turn 1, and which fights have no odds at this moment. */
export function fightNotes({ areas, withoutOdds = [] }: Pick<PositionAnswer, 'areas' | 'withoutOdds'>): string[] {
  const told = areas.filter(({ battle }) => isAfterTheRaid(battle));
  return [
    ...told.map(({ battle }) => `In the Hawaiian Islands ${whenJapanLeaves(battle)}; nobody pursues it here.`),
    ...withoutOdds.map(({ area, why }) => `No odds of the fight ${inArea(area as AreaName)}: ${why}.`),
  ];
}

function whenJapanLeaves(battle: BattleScenario): string {
  const rules = rulesOfBattle(battle);
  if (rules.menzelRaid) return 'Japan leaves at once (Menzel package)';
  return `Japan leaves after two rounds (${rules.nt1 ? 'nt1 18.15' : '18.33'})`;
}
