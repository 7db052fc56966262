// The changes that an answer about a battle was asked with, so that it can be asked again.
import type { Result } from '../../answer/result.js';
import type { BattleScenario } from '../../battle/question/battle-scenario.js';
import type { BattleAnswer } from '../battle.js';
import type { BattleChanges, WhatIf } from '../battle-what-if.js';
import type { AnswerRead } from './again.js';
import { askedIn } from './read.js';

/**
 * The changes in an answer; `undefined` where there are none. The number of battles is that of the answer: one that was interrupted before
 * the first of them asks for as many as it would have had.
 *
 * @param read reads a changed battle as the battle itself was read, and throws with its mistakes
 */
export function changesIn(
  value: AnswerRead,
  read: (battle: unknown, text: string) => BattleScenario,
): BattleChanges | undefined {
  const { changes, battles, games } = (askedIn(value).result?.whatIf ?? {}) as Partial<WhatIf>;
  if (!Array.isArray(changes) || !Array.isArray(battles) || changes.length !== battles.length) return undefined;
  if (changes.length === 0) return undefined;
  const texts = changes.map(String);
  return {
    texts,
    battles: battles.map((battle, k) => read(battle, texts[k]!)),
    ...(typeof games === 'number' && Number.isInteger(games) && games > 0 ? { games } : {}),
  };
}

/** What of an answer with changes asks it again; it is read like the answer itself. */
export function whatIfAgain(answer: Result & { readonly whatIf: WhatIf }): Partial<BattleAnswer> {
  const { schema, kind, config, seed, games, precision, whatIf } = answer;
  const { differences: _, partial: __, ...asked } = whatIf;
  // A result is told from a scenario by its metrics.
  const parts = { schema, kind, config, seed, games, metrics: {}, ...(precision ? { precision } : {}) };
  return { ...parts, whatIf: asked as WhatIf };
}
