// `vitp battle`: what comes out of a fight?

import { existsSync } from 'node:fs';
import { answerBattle, BATTLE_SEED, type BattleQuestion, chooseBattleMethod } from '../../analysis/battle.js';
import type { BattleChanges } from '../../analysis/battle-what-if.js';
import { parseJson } from '../../analysis/question/config.js';
import { askedIn, type ScenarioRead } from '../../analysis/question/read.js';
import { openedBattle } from '../../battle/question/opened-battle.js';
import { isBattleLine, readBattleLine } from '../../battle/question/typed/battle-line.js';
import { SIDES } from '../../board/index.js';
import { compileForSolving } from '../../node/compiler.js';
import { endlessFights } from '../../report/answers/endless.js';
import { METHODS } from '../../rules/scenario-options.js';
import { oneOf } from '../../text/one-of.js';
import { SourceText } from '../../text/source-text.js';
import { looksLikeFile } from '../../text/text-files.js';
import { UsageError } from '../../text/usage-error.js';
import { answered } from '../answered.js';
import { battleActualNotes } from '../options/battle-actual.js';
import { type BattleFlags, battleFlags } from '../options/battle-flags.js';
import { readInput } from '../options/files.js';
import { type AskedRun, askedRun, checkGames, commandLine, gamesOrNone } from '../options/run.js';
import { type StoppingOptions, stoppingOf, stoppingOrAgain } from '../options/stopping.js';
import type { SpreadOptions } from '../spread/spread-options.js';

/** Options as commander hands them over. */
interface BattleOptions extends SpreadOptions, StoppingOptions, BattleFlags {
  readonly method?: string;
  readonly actual?: string;
  /** One for each time the option is given. */
  readonly whatIf?: readonly string[];
}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function battleCommand(words: readonly string[], options: BattleOptions): Promise<number> {
  // Several words of the shell make one line.
  const file = words.join(' ');
  if (file.trim() === '') {
    throw new UsageError('battle needs a scenario file, or two fleets such as "Akagi, Kaga vs Lexington, Enterprise"');
  }
  const games = gamesOrNone(options.games);
  const { workers, replaced } = await askedRun(options, [file], { own: ['games'] });
  const stopping = stoppingOf(options);
  const read = await readQuestion(file, options, replaced);
  const { scenario } = read;
  const asked: BattleQuestion = {
    kind: 'battle',
    scenario,
    method: read.method,
    seed: options.seed ?? read.seed ?? BATTLE_SEED,
    games: games ?? read.games,
    stopping: stoppingOrAgain(stopping, read, games),
  };
  const choice = chooseBattleMethod(asked);
  if (choice.method === 'exact') compileForSolving();
  checkGames(choice.method, games);
  // Loaded only where it is asked for: a small answer is there at once.
  const changes = options.whatIf === undefined ? read.whatIf : await changesOf(read, options.whatIf);
  const question: BattleQuestion = changes
    ? { ...asked, whatIf: { ...changes, games: games ?? changes.games } }
    : asked;
  const how =
    options.quiet || read.method !== 'auto' ? [] : [`Answered by the ${choice.method} method: ${choice.why}.`];
  return answered(question, options, workers, {
    answer: (conduct) => answerBattle(question, { ...conduct, command: commandLine() }, choice),
    page: (result) => result,
    beside: (result) => {
      const { lead, notes } = endlessFights(result, question.scenario, '--carriers-fire');
      return { lead: [...lead, ...battleActualNotes(options.actual, result)], notes: [...how, ...notes] };
    },
    first: 'the first battle',
    cut: ({ partial, games, whatIf }) =>
      partial ? [games, 'battles'] : [whatIf?.games ?? 0, 'battles with each change'],
    isPartial: ({ partial, whatIf }) => partial === true || whatIf?.partial === true,
    stopping: 'Stopping after the battles that are under way; Ctrl-C again quits at once.',
  });
}

const changesOf = async ({ scenario, unsaid = [] }: ScenarioRead<'battle'>, texts: readonly string[]) =>
  (await import('./battle-what-if.js')).changedBattles(scenario, unsaid, texts);

/** A battle, and the changes that a result was asked with. */
interface BattleRead extends ScenarioRead<'battle'> {
  readonly whatIf?: BattleChanges | undefined;
}

/** The battle of a file or of a line, with what the options replace. */
async function readQuestion(file: string, options: BattleOptions, replaced: AskedRun['replaced']): Promise<BattleRead> {
  const common = {
    ...replaced,
    ...(options.method === undefined ? {} : { method: oneOf('--method', options.method, METHODS) }),
  };
  const values = battleFlags(options);
  if (isLine(file)) return readBattleLine(file, values, common);
  // A line needs nothing that reads files.
  const { readScenario } = await import('../../node/read-scenario.js');
  const input = await readInput(file);
  const readText = (text: string, name: string): ScenarioRead<'battle'> => {
    const read = readScenario(text, name, { kinds: ['battle'], ...common });
    if (Object.keys(values).length === 0) return read;
    // Options go over what the file says, and the rest follows from both; the whole is read once more, so that it is checked.
    const written = writtenIn(text, name, read);
    const whole = {
      ...written,
      ...values,
      japan: { ...(written.japan as object), ...(values.japan as object) },
      allied: { ...(written.allied as object), ...(values.allied as object) },
    };
    return {
      ...read,
      ...readScenario(JSON.stringify(whole), 'options', { kinds: ['battle'], ...common, method: read.method }),
    };
  };
  const read = readText(input.text, input.name);
  const json = parseJson(input.text);
  if (!json || options.whatIf !== undefined) return read;
  const { changesIn } = await import('../../analysis/question/what-if.js');
  // What options replace, they replace in each changed battle too.
  const whatIf = changesIn(json, (config, text) => {
    return readText(JSON.stringify({ schema: '', config, metrics: {} }), `what if ${text}`).scenario;
  });
  return { ...read, whatIf };
}

/** What a file says of a battle: what follows from that is left out. A result says everything: of it what does not follow from the rest. */
function writtenIn(text: string, name: string, { scenario, unsaid = [] }: ScenarioRead<'battle'>) {
  const { value, result } = askedIn(new SourceText(name, text).value);
  if (result) return openedBattle(scenario);
  const control = (value as { readonly control?: unknown }).control !== undefined;
  return openedBattle(scenario, { control, wishes: SIDES.filter((side) => !unsaid.includes(side)) });
}

/** True for two fleets; also for one, whose other side is asked for. */
function isLine(text: string): boolean {
  if (text === '-' || existsSync(text)) return false;
  return isBattleLine(text) || !looksLikeFile(text);
}
