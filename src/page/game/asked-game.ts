// Which game is shown: one of a simulation, or one that was written down.
import type { PlainMap } from '../../records/record-plain.js';

export interface SimulatedGame {
  readonly kind: 'simulated';
  readonly rules: readonly string[];
  /** A doctrine, with an opening as `standard+tko`, or `random`. */
  readonly japan: string;
  readonly allied: string;
  readonly seed: string;
  /** Its number among the games of the seed. */
  readonly game: number;
}

interface WrittenGame {
  readonly kind: 'record';
  /** Name of the file. */
  readonly name: string;
  /** What stands in it. */
  readonly record: PlainMap;
}

export type AskedGame = SimulatedGame | WrittenGame;

/** The scenario of a simulated game as a file would have it. */
export const writtenGame = ({ rules, japan, allied }: SimulatedGame) => ({
  kind: 'game',
  rules,
  players: { japan, allied },
});
