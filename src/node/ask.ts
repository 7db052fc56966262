// Asking with this machine: its threads play, and a result says on what it was made.
import { type AnswerTo, ask as askInProcess, type Question, type SomeControls } from '../analysis/ask.js';
import { describeRun } from './machine.js';
import { simulate } from './simulate.js';

/**
 * Answers a question: the raid, a battle, whole games, a duel.
 *
 * @param controls how to go about it: `workers`, `onProgress`, `signal`, `store`…; default: as many worker threads as the machine runs at
 *   once. None of them changes the answer, but for a signal, which may cut it short: then it is marked `partial`
 * @returns what `--json` prints; `undefined` when it was interrupted before anything was finished
 * @throws UsageError with a sentence for what cannot be asked; SimulationError when a game fails
 * @example
 * const { scenario } = readScenario('kind: raid\ntargets: spread\n', 'my-raid.yaml', { kinds: ['raid'] });
 * const answer = await ask({ kind: 'raid', scenario, games: 10_000 });
 * if (answer) console.log(renderTerminal(answer));
 */
export const ask = <Q extends Question>(question: Q, controls: SomeControls = {}): Promise<AnswerTo<Q>> =>
  askInProcess(question, {
    ...controls,
    // None of them may be undefined where somebody hands it on.
    simulate: controls.simulate ?? simulate,
    describeRun: controls.describeRun ?? describeRun,
  });
