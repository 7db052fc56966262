// The steps of a part of the turn, as the log tells them.
import type { Game } from '../../../src/game/index.js';
import { type Setup, table } from '../table.js';

/** The log without the parts that a test is not about. */
export const steps = (setup: Setup, part: (g: Game) => void, ...about: string[]) =>
  table(setup)
    .run(part)
    .log.filter((line) => about.length === 0 || about.some((word) => line.startsWith(`${word} `)));
