// The keys that make a scenario a sweep. `sweep.ts` reads them by hand, for a mistake in them is told at the path that it is about.
import * as z from 'zod';

/** Their schema, for editors. */
export const sweepShape = () => ({
  sweep: z
    .record(z.string(), z.array(z.unknown()).min(1))
    .describe('Values by path, such as players.japan.weights.fear: [0.1, 0.3]; every combination of them is played.'),
  metrics: z
    .union([z.string(), z.array(z.string()).min(1)])
    .optional()
    .describe('Figures to show, such as poc.final or winner.japan.'),
});
