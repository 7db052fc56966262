// What the worker does for each kind of task. The parts of the library that a task needs are loaded with the first such task.

import type { Question } from '../../analysis/ask.js';
import type { RunControls } from '../../analysis/controls.js';
import type { Tell } from './live.js';
import type { Interim, Task } from './messages.js';

/** Where the work is done. */
export interface Place {
  /** The module of the workers that play. */
  readonly players: URL;
  readonly processors: number;
}

/** Carries out a task; what it comes to is what the page is told. */
export async function carryOut(
  task: Task,
  place: Place,
  controls: Omit<RunControls, 'simulate'>,
  onInterim: (interim: Interim) => void,
): Promise<unknown> {
  switch (task.kind) {
    case 'scenario': {
      const { questionOf } = await import('./question-of.js');
      return answer(questionOf(task), { ...controls, simulate: (job, options) => simulate(job, options) });
    }
    case 'ask':
      return answer(task.question, { ...controls, simulate: (job, options) => simulate(job, options) });
    case 'best': {
      const { bestTargets } = await import('../../analysis/raid.js');
      return bestTargets(task.objective, task.scenario);
    }
    case 'link': {
      const { readLink } = await import('../link/read-link.js');
      return readLink(task.hash);
    }
  }

  /** The engine is loaded only when something is played. */
  async function simulate(...[job, options]: Parameters<RunControls['simulate']>) {
    const [{ simulateLive }, { browserThreads }, { estimateTally }] = await Promise.all([
      import('./live.js'),
      import('./players.js'),
      import('../../stats/intervals/estimate.js'),
    ]);
    const tell: Tell = (metrics, tally, games) =>
      onInterim({ games, metrics: estimateTally(metrics, tally, games, options.stopWhen ? 'anytime' : 'fixed') });
    return simulateLive(browserThreads(place.players, place.processors), tell)(job, options);
  }
}

/** The two kinds that are asked with every tap have ways of their own, so that little is loaded for them. */
async function answer(question: Question, controls: RunControls): Promise<unknown> {
  if (question.kind === 'raid') return (await import('../../analysis/raid.js')).answerRaid(question, controls);
  if (question.kind === 'battle') return (await import('../../analysis/battle.js')).answerBattle(question, controls);
  return (await import('../../analysis/ask.js')).ask(question, controls);
}
