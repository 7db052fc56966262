// `vitp raid`: what does the Pearl Harbor raid do?

import { answerRaid, chooseRaidMethod, RAID_SEED, type RaidQuestion } from '../../analysis/raid.js';
import { readScenario } from '../../node/read-scenario.js';
import { RAID_OBJECTIVES } from '../../raid/plans/plan-worth.js';
import { bestNotes } from '../../report/raid-best.js';
import { METHODS } from '../../rules/scenario-options.js';
import { oneOf } from '../../text/one-of.js';
import { answered } from '../answered.js';
import { actualNotes, parseActual } from '../options/actual.js';
import { bestUntilStopped } from '../options/best-targets.js';
import type { Input } from '../options/files.js';
import { askedRun, checkGames, commandLine, gamesOrNone, inputOr } from '../options/run.js';
import { type StoppingOptions, stoppingOf, stoppingOrAgain } from '../options/stopping.js';
import type { SpreadOptions } from '../spread/spread-options.js';

/** Options as commander hands them over: texts that nobody has looked at yet. */
interface RaidOptions extends SpreadOptions, StoppingOptions {
  readonly method?: string;
  readonly actual?: string;
  readonly best?: string;
}

/** What `vitp raid` means without a file. */
const STANDARD: Input = { name: 'standard raid', text: 'kind: raid\n' };

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function raidCommand(file: string | undefined, options: RaidOptions): Promise<number> {
  const asked = checkOptions(options);
  const { workers, replaced } = await askedRun(options, [file], { own: ['games'] });
  const input = await inputOr(file, STANDARD);
  const read = readScenario(input.text, input.name, {
    kinds: ['raid'],
    ...replaced,
    ...(asked.method ? { method: asked.method } : {}),
  });
  const [lead, notes]: [string[], string[]] = [[], []];
  const best = asked.best && (await bestUntilStopped(asked.best, read.scenario));
  if (best) lead.push(...bestNotes(best.best));
  const stopped = best?.best.partial === true;
  const question: RaidQuestion = {
    kind: 'raid',
    scenario: best?.scenario ?? read.scenario,
    method: read.method,
    seed: options.seed ?? read.seed ?? RAID_SEED,
    games: asked.games ?? read.games,
    stopping: stoppingOrAgain(asked.stopping, read, asked.games),
  };
  const choice = chooseRaidMethod(question);
  checkGames(choice.method, asked.games);
  if (!options.quiet && read.method === 'auto') notes.push(`Answered by the ${choice.method} method: ${choice.why}.`);
  const code = await answered(question, options, workers, {
    answer: async (conduct) => {
      const answer = await answerRaid(question, { ...conduct, command: commandLine() }, choice);
      return answer && stopped ? { ...answer, partial: true } : answer;
    },
    page: (result) => result,
    beside: (result) => ({ lead: [...lead, ...actualNotes(asked.actual, result)], notes }),
    cut: ({ games }) => (stopped ? undefined : [games, 'games']),
  });
  return best?.exitCode ?? code;
}

/** Looks at the options of its own before anything is read or played. */
function checkOptions(options: RaidOptions) {
  return {
    games: gamesOrNone(options.games),
    stopping: stoppingOf(options),
    method: options.method === undefined ? undefined : oneOf('--method', options.method, METHODS),
    best: options.best === undefined ? undefined : oneOf('--best', options.best, RAID_OBJECTIVES),
    actual: options.actual === undefined ? [] : parseActual(options.actual),
  };
}
