// `--japan`, `--allied` and `--players`, as commander has them; what they mean is loaded only by commands that need it.
import { DEFAULT_PLAYER } from '../../ai/default-player.js';

/** Options as commander hands them over. */
export interface PlayersOptions {
  readonly players?: string;
  readonly japan?: string;
  readonly allied?: string;
}

export const PLAYERS = {
  '--japan <name>': `who plays Japan: a player or doctrine by name, or a doctrine file (vitp players), with an opening as ${DEFAULT_PLAYER}+tko (vitp openings list), or random; where nobody is named, ${DEFAULT_PLAYER}`,
  '--allied <name>': 'who plays the Allies',
  '--players <names>': 'both at once: japan=NAME,allied=NAME, or one name for both sides',
};
