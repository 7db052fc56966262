// `--japan`, `--allied` and `--players`, as commander has them; what they mean is loaded only by commands that need it.

/** Options as commander hands them over. */
export interface PlayersOptions {
  readonly players?: string;
  readonly japan?: string;
  readonly allied?: string;
}

export const PLAYERS = {
  '--japan <name>':
    'who plays Japan: a doctrine by name or file (vitp players), with an opening as tuned+tko (vitp openings list), or random',
  '--allied <name>': 'who plays the Allies',
  '--players <names>': 'both at once: japan=NAME,allied=NAME, or one name for both sides',
};
