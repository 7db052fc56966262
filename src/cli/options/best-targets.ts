// `vitp raid --best`: the search, which Ctrl-C ends with the best plan found so far.
import { type BestTargets, bestTargetsUntil } from '../../analysis/raid.js';
import type { RaidObjective } from '../../raid/plans/plan-worth.js';
import type { RaidScenario } from '../../raid/question/raid-scenario.js';
import { interruptOf } from '../output/interrupt.js';
import { complain } from '../output/output.js';

const STOPPING = 'Stopping; the best plan found so far counts. Ctrl-C again quits at once.';

/** Best targets, and the exit code of the signal that stopped the search; `undefined` when it came to its end. */
interface Found extends BestTargets {
  readonly exitCode: number | undefined;
}

/** Looks for the best targets of a raid. It listens when the first plan is evaluated: before that there is nothing to tell. */
export async function bestUntilStopped(objective: RaidObjective, scenario: RaidScenario): Promise<Found> {
  const interrupt = interruptOf(() => complain(STOPPING));
  const pause = async (): Promise<boolean> => {
    interrupt.listen();
    await new Promise(setImmediate);
    return interrupt.signal.aborted;
  };
  try {
    const found = await bestTargetsUntil(pause, objective, scenario);
    const { partial, method } = found.best;
    const left =
      method === 'exact optimum' ? 'not all plans by name are compared' : 'the best plan found so far counts';
    if (partial) complain(`Interrupted: ${left}.`);
    return { ...found, exitCode: partial && interrupt.exitCode };
  } finally {
    interrupt.close();
  }
}
