// The POC track, which is all that some readers of results need of the game.

/** The track ends here: a lead cannot grow beyond it (2.5). */
export const TRACK_END = 29;
