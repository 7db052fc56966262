// Which tables a result is shown in.

import type { OpeningsResult } from '../../analysis/tournament/openings-result.js';
import { isTuning } from '../../analysis/tuning/tuning-result.js';
import type { Block } from '../../answer/block.js';
import { controlBlocks } from '../../answer/control.js';
import type { Result } from '../../answer/result.js';
import { gameBlocks } from './blocks-generic.js';
import { openingsBlocks } from './blocks-openings.js';
import { raidBlocks } from './blocks-raid.js';
import { isTournament, tournamentBlocks } from './blocks-tournament.js';
import { tuningBlocks } from './blocks-tuning.js';

/** Every metric of a result, in tables; what has no table of its own kind ends up in a general one. */
export function blocksOf(result: Result): Block[] {
  if (isTournament(result)) return tournamentBlocks(result);
  // Asked by its key: what makes such results would load half the library.
  if ('openings' in result) return openingsBlocks(result as OpeningsResult);
  if (isTuning(result)) return tuningBlocks(result);
  const names = Object.keys(result.metrics);
  if (result.kind !== 'raid') return [...controlBlocks(result), ...gameBlocks(result, names)];
  const { blocks, used } = raidBlocks(result);
  return [
    ...blocks,
    ...gameBlocks(
      result,
      names.filter((name) => !used.has(name)),
    ),
  ];
}
