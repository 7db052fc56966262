// What the worker does for each kind of task. The parts of the library that a task needs are loaded with the first such task.
import type { Question } from '../../analysis/ask.js';
import type { RunControls } from '../../analysis/controls.js';
import type { RaidQuestion } from '../../analysis/raid.js';
import { ScenarioError } from '../../text/problem.js';
import { UsageError } from '../../text/usage-error.js';
import type { Tell } from './live.js';
import type { Interim, Part, Task } from './messages.js';

/** Where the work is done. */
export interface Place {
  /** The module of the workers that play. */
  readonly players: URL;
  readonly processors: number;
}

/** Who hears of it while it is done. */
interface Listeners {
  readonly interim: (interim: Interim) => void;
  readonly part: (part: Part) => void;
}

/** Time between two messages of a search. */
const QUIET_MILLISECONDS = 100;
/** Games that are played at once where the exact answer takes its time. */
const FIRST_GAMES = 10_000;
/** Solutions with fewer states than this are there at once. */
const MANY_STATES = 10_000;

/** Texts that the reader has before him: what is wrong with them is told with line and column. */
const OWN_TEXTS: readonly Task['kind'][] = ['read-record', 'read-scenario', 'read-data'];

/**
 * Carries out a task; what it comes to is what the page is told.
 *
 * @throws UsageError and others with a sentence; ScenarioError only of a text that the reader has before him.
 */
export const carryOut: typeof perform = (task, ...how) =>
  OWN_TEXTS.includes(task.kind) ? perform(task, ...how) : withoutPlaces(perform(task, ...how));

/** What is wrong with a text that nobody has seen is told without line and column. */
const withoutPlaces = (done: Promise<unknown>): Promise<unknown> =>
  done.catch((error: unknown) => {
    if (!(error instanceof ScenarioError)) throw error;
    throw new UsageError(error.problems.map(({ message }) => message).join('\n'));
  });

async function perform(
  task: Task,
  place: Place,
  controls: Omit<RunControls, 'simulate'>,
  tell: Listeners,
): Promise<unknown> {
  switch (task.kind) {
    case 'scenario': {
      const { questionOf } = await import('./question-of.js');
      return answer(questionOf(task), playing(place, controls, tell), tell);
    }
    case 'ask':
      return answer(task.question, playing(place, controls, tell), tell);
    case 'best': {
      const { bestTargets } = await import('../../analysis/raid.js');
      let last = 0;
      return bestTargets(task.objective, task.scenario, (what, part) => {
        if (performance.now() - last < QUIET_MILLISECONDS) return;
        last = performance.now();
        tell.part({ doing: what === 'search' ? 'Looking for the best targets' : 'Comparing with the plans', part });
      });
    }
    case 'bid': {
      const { playBid } = await import('./play-bid.js');
      return playBid(task, place, controls, tell.interim);
    }
    case 'one-game': {
      const { tellGame, weighGame, reviewGame } = await import('./one-game.js');
      if (task.what === 'tell') return tellGame(task.game, controls);
      return task.what === 'luck' ? weighGame(task.game, controls) : reviewGame(task.game, controls, tell.part);
    }
    case 'take':
      return (await import('./one-game.js')).takePosition(task.game, task.moment);
    case 'position':
      return (await import('./one-position.js')).playPosition(task, playing(place, controls, tell), tell.part);
    case 'advise':
      return (await import('./one-position.js')).advisePosition(task, controls);
    case 'compare': {
      const { comparePositions } = await import('./one-position.js');
      return comparePositions(task.records, task.names, task, playing(place, controls, tell));
    }
    case 'read-record':
      return (await import('./one-game.js')).readWritten(task.name, task.text, task.as);
    case 'read-scenario': {
      const { readFightFile, readRaidFile } = await import('./read-scenario-file.js');
      return (task.as === 'raid' ? readRaidFile : readFightFile)(task.name, task.text);
    }
    case 'read-data':
      return (await import('../../analysis/question/read.js')).readBoardOverrides(task.text, task.name);
    case 'picture': {
      const { drawPicture } = await import('./draw-picture.js');
      return drawPicture(task.result);
    }
    case 'link': {
      const { readLink } = await import('../link/read-link.js');
      return readLink(task.hash);
    }
  }
}

export async function warmUp(): Promise<void> {
  await Promise.all([import('./question-of.js'), import('../../analysis/raid.js'), import('../../analysis/battle.js')]);
}

/** Controls with workers that play. The engine is loaded only when something is played. */
function playing(place: Place, controls: Omit<RunControls, 'simulate'>, { interim }: Listeners): RunControls {
  return {
    ...controls,
    async simulate(job, options) {
      const [{ simulateLive }, { browserThreads }, { estimateTally }] = await Promise.all([
        import('./live.js'),
        import('./players.js'),
        import('../../stats/intervals/estimate.js'),
      ]);
      const basis = options.stopWhen ? 'anytime' : 'fixed';
      const tell: Tell = (metrics, tally, games) =>
        interim({ games, basis, metrics: estimateTally(metrics, tally, games, basis) });
      return simulateLive(browserThreads(place.players, place.processors), tell)(job, options);
    },
  };
}

/** The two kinds that are asked with every tap have ways of their own, so that little is loaded for them. */
async function answer(question: Question, controls: RunControls, tell: Listeners): Promise<unknown> {
  if (question.kind === 'raid') {
    const { answerRaid, chooseRaidMethod } = await import('../../analysis/raid.js');
    const choice = chooseRaidMethod(question);
    if (choice.method === 'exact') await firstLook(question, controls, tell);
    return answerRaid(question, controls, choice);
  }
  if (question.kind === 'battle') return (await import('../../analysis/battle.js')).answerBattle(question, controls);
  return (await import('../../analysis/ask.js')).ask(question, controls);
}

/** Where solving a raid takes its time, some games say at once about what will come out. */
async function firstLook(question: RaidQuestion, controls: RunControls, { interim }: Listeners): Promise<void> {
  const { scenario } = question;
  const [{ estimateExactRaidSize }, { boardOf, compileBoard }, { answerRaid }] = await Promise.all([
    import('../../raid/exact/exact-raid.js'),
    import('../../board/index.js'),
    import('../../analysis/raid.js'),
  ]);
  if (estimateExactRaidSize(scenario, compileBoard(boardOf(scenario.data))).states < MANY_STATES) return;
  const { simulateHere } = await import('../../analysis/simulate-here.js');
  const look = { ...question, method: 'monte-carlo', games: FIRST_GAMES } as const;
  const result = await answerRaid(look, { ...controls, simulate: simulateHere, onProgress: () => {} });
  if (result && !result.partial) interim({ games: result.games, basis: 'fixed', metrics: result.metrics });
}
