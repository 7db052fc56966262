// Which tables a result is shown in.

import type { OpeningsResult } from '../../analysis/tournament/openings-result.js';
import { isTuning } from '../../analysis/tuning/tuning-result.js';
import type { Block } from '../../answer/block.js';
import { controlBlocks } from '../../answer/control-variates.js';
import type { Result } from '../../answer/result.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import type { MetricForm } from '../../stats/metric-form.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { gameBlocks } from './blocks-generic.js';
import { openingsBlocks } from './blocks-openings.js';
import { raidBlocks } from './blocks-raid.js';
import { isTournament, tournamentBlocks } from './blocks-tournament.js';
import { tuningBlocks } from './blocks-tuning.js';

/** The tables of a result: those that a player asks for first, and the others. */
export interface Tables {
  readonly blocks: readonly Block[];
  readonly details?: readonly Block[];
}

/** Every metric of a result, in tables; what has no table of its own kind ends up in a general one. */
export function tablesOf(result: Result): Tables {
  if (isTournament(result)) return { blocks: tournamentBlocks(result) };
  // Asked by its key: what makes such results would load half the library.
  if ('openings' in result) return { blocks: openingsBlocks(result as OpeningsResult) };
  if (isTuning(result)) return { blocks: tuningBlocks(result) };
  const names = Object.keys(result.metrics);
  if (result.kind === 'raid') {
    const { blocks, used } = raidBlocks(result);
    const others = names.filter((name) => !used.has(name));
    return { blocks: [...blocks, ...gameBlocks(result, others)] };
  }
  const first = FIRST[result.kind];
  if (!first) return { blocks: [...controlBlocks(result), ...gameBlocks(result, names)] };
  const isFirst = (name: string) => first.some((form) => form.read(name) !== undefined);
  return {
    blocks: [...controlBlocks(result), ...gameBlocks(result, names.filter(isFirst))],
    details: gameBlocks(
      result,
      names.filter((name) => !isFirst(name)),
    ),
  };
}

const { holds, lost, factors, fate } = BATTLE_FIGURES;
const { winner, score, scoreByTurn } = GAME_FIGURES;

/** What fits one screen, by kind. */
const FIRST: Readonly<Record<string, readonly MetricForm[]>> = {
  battle: [holds, lost, factors, fate],
  game: [winner, score, scoreByTurn],
};
