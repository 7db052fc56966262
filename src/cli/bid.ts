// `vitp bid`: what is a fair bid, and what is each optional rule worth?
import { binsOf, type Metric, type Tally, tallyOffsets } from '../game/experiment.js';
import type { GameScenario } from '../players/game-scenario.js';
import { seatText } from '../players/seat.js';
import { decimalsFor, fixed } from '../report/digits.js';
import type { Run } from '../report/result.js';
import { RULE_CATALOG, RuleNameError, resolveRules } from '../rules/index.js';
import { configOf } from '../scenario/config.js';
import { nearest } from '../scenario/nearest.js';
import { readScenario } from '../scenario/read.js';
import { differencesOf, letterOf } from '../simulate/comparison.js';
import { createExperiment } from '../simulate/experiments.js';
import { type BidPoint, bidCurve, type FairBid, fairBid, TIE_POLICIES, type TiePolicy } from '../stats/bid.js';
import { type Histogram, histogramOf } from '../stats/histogram.js';
import { readData } from './board-input.js';
import { comparedFigures } from './compare-table.js';
import { ruleNames } from './deliver.js';
import { EXIT_OK, UsageError } from './errors.js';
import { readInput } from './files.js';
import { gameBoardNote } from './game.js';
import { listenForInterrupt } from './interrupt.js';
import { grouped, wholeNumber } from './numbers.js';
import { complain, print, terminalWidth } from './output.js';
import type { PlayersOptions } from './players-flags.js';
import { seatsWith } from './players-option.js';
import { ProgressLine } from './progress-line.js';
import { textTable } from './text-table.js';

/** Options as commander hands them over. */
export interface BidOptions extends PlayersOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: string;
  readonly quiet?: boolean;
  readonly data?: string;
  readonly rules?: string;
  readonly ties?: string;
  readonly table?: boolean;
}

const DEFAULT_SEED = 'pacific';
const DEFAULT_GAMES = 10_000;

/** The answer for one rule set. */
interface BidAnswer {
  readonly rules: readonly string[];
  readonly fair: FairBid;
  readonly curve: readonly BidPoint[];
  /** Against the first rule set, on common dice; absent for the first. */
  readonly poc?: { readonly difference: number; readonly ci95: readonly [number, number] };
  readonly japanWins?: { readonly difference: number; readonly ci95: readonly [number, number] };
  /** Whom the rulebook says it helps. */
  readonly said: string;
}

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, SimulationError; each a sentence.
 */
export async function bidCommand(file: string | undefined, options: BidOptions): Promise<number> {
  const games = options.games === undefined ? DEFAULT_GAMES : wholeNumber('--games', options.games, 1);
  const workers = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers, 1, 1024);
  const ties = tiesNamed(options.ties);
  const rules = options.rules === undefined ? undefined : ruleNames(options.rules);
  const data = await readData(options.data);
  const input = file === undefined ? { name: 'standard game', text: 'kind: game\n' } : await readInput(file);
  const read = readScenario(input.text, input.name, { kinds: ['game'], data, ...(rules ? { rules } : {}) });
  const scenario = { ...read.scenario, players: seatsWith(read.scenario.players, options) };
  const scenarios = options.table ? everyOption(scenario) : [scenario];
  const seed = options.seed ?? DEFAULT_SEED;
  const progress = new ProgressLine(process.stderr, options.quiet === true);
  const interrupt = listenForInterrupt(() => progress.clear());
  try {
    const { simulate } = await import('../simulate/run.js');
    const played = await simulate(
      { scenario: { kind: 'comparison', scenarios, metrics: ['poc.final', 'winner'] }, seed },
      { games, signal: interrupt.signal, onProgress: progress.update, ...(workers === undefined ? {} : { workers }) },
    );
    progress.clear();
    if (played.games === 0) {
      complain('Interrupted before the first game was finished: there is nothing to report.');
      return interrupt.exitCode ?? EXIT_OK;
    }
    const answers = answersOf(scenarios, seed, ties, played.metrics, played.tally);
    const exitCode = (played.partial ? interrupt.exitCode : undefined) ?? EXIT_OK;
    if (options.json !== undefined) {
      await writeJson(
        options.json,
        { scenarios, answers, seed, games: played.games, ties, partial: played.partial },
        played.run,
      );
      if (options.json === '-') return exitCode;
    }
    if (!options.quiet) await show(answers, scenario, { seed, games: played.games, ties, partial: played.partial });
    return exitCode;
  } finally {
    progress.clear();
    interrupt.close();
  }
}

/** The scenario, and with each option, adjustment and package that can be added to it. */
function everyOption(base: GameScenario): GameScenario[] {
  const list = [base];
  for (const { name } of RULE_CATALOG) {
    if (base.rules.includes(name)) continue;
    try {
      list.push({ ...base, rules: resolveRules([...base.rules, name]).names });
    } catch (error) {
      // What contradicts the scenario's own rules is left out of the table.
      if (!(error instanceof RuleNameError)) throw error;
    }
  }
  return list.slice(0, 26);
}

function answersOf(
  scenarios: readonly GameScenario[],
  seed: string,
  ties: TiePolicy,
  metrics: readonly Metric[],
  tally: Tally,
): BidAnswer[] {
  const offsets = tallyOffsets(metrics);
  const scores = (k: number): Histogram => {
    const index = metrics.findIndex((m) => m.name === `${letterOf(k)}.poc.final`);
    const metric = metrics[index] as Extract<Metric, { type: 'number' }>;
    return histogramOf(metric, tally.subarray(offsets[index], offsets[index]! + binsOf(metric)));
  };
  const experiments = scenarios.map((s) => createExperiment(s, seed));
  const figures = comparedFigures(differencesOf(experiments, ['poc.final', 'winner']), metrics, tally);
  return scenarios.map((scenario, k) => {
    const curve = bidCurve(scores(k), ties);
    const mine = figures.filter((f) => f.scenario === letterOf(k));
    const poc = mine.find((f) => f.metric === 'poc.final');
    const wins = mine.find((f) => f.label === 'japan');
    const added = scenario.rules.filter((name) => !scenarios[0]!.rules.includes(name));
    const said = added.map((name) => RULE_CATALOG.find((r) => r.name === name)?.helps ?? '-').join(', ');
    return {
      rules: scenario.rules,
      fair: fairBid(curve),
      curve,
      said: said || '-',
      ...(poc ? { poc: { difference: poc.difference, ci95: [...poc.ci95] as [number, number] } } : {}),
      ...(wins ? { japanWins: { difference: wins.difference, ci95: [...wins.ci95] as [number, number] } } : {}),
    };
  });
}

interface Facts {
  readonly seed: string;
  readonly games: number;
  readonly ties: TiePolicy;
  readonly partial: boolean;
}

async function show(answers: readonly BidAnswer[], scenario: GameScenario, facts: Facts): Promise<void> {
  const [first] = answers;
  await print(
    `A fair bid: points that the player of Japan concedes so that both sides win equally often\n\nRules    ${first!.rules.join(', ')}\nPlayers  Japan ${seatText('japan', scenario.players.japan)}, Allies ${seatText('allied', scenario.players.allied)}\nGames    ${grouped(facts.games)}, seed ${facts.seed}${facts.partial ? ' (interrupted)' : ''}\nTies     ${TIE_WORDS[facts.ties]}\n\n`,
  );
  await print(`Fair bid  ${bidText(first!.fair)}\n\n`);
  const rows = first!.curve
    .filter((p) => p.bid % 1 === 0)
    .map((p) => [String(p.bid), share(p.japan, p.interval), `${percent(p.band[0])}–${percent(p.band[1])}`]);
  await print(textTable([['bid', 'Japan wins (%)', 'band for the whole curve'], ...rows], terminalWidth()));
  if (answers.length > 1) {
    const table = answers
      .slice(1)
      .map((a) => [
        a.rules.filter((name) => !first!.rules.includes(name)).join(', '),
        a.said,
        bidText(a.fair),
        signed(a.poc!.difference, a.poc!.ci95, 1),
        signed(a.japanWins!.difference, a.japanWins!.ci95, 100),
      ]);
    await print('\nWhat each rule is worth, added alone, on common dice\n');
    await print(
      textTable([['rule', 'said to help', 'fair bid', 'final POC', 'Japan wins (%)'], ...table], terminalWidth()),
    );
  }
  const { uncertain } = gameBoardNote(scenario);
  await print(
    `\nThis is what these players did with this board. ${uncertain.length} of its POC values are not read with certainty (vitp data areas); better players, or other values, may make another bid fair.\n`,
  );
}

const TIE_WORDS: Readonly<Record<TiePolicy, string>> = {
  allied: 'a tie is a win of the Allies',
  half: 'a tie is half a win for each',
  replay: 'ties are played again',
};

const percent = (p: number): string => (100 * p).toFixed(0);

function share(value: number, interval: readonly [number, number]): string {
  const half = Math.max((100 * (interval[1] - interval[0])) / 2, 1e-3);
  const digits = decimalsFor(half);
  return `${fixed(100 * value, digits)} ±${fixed(half, digits)}`;
}

/** A bid with its interval, never finer than the interval allows. */
function bidText({ bid, interval }: FairBid): string {
  if (!Number.isFinite(bid)) return bid > 0 ? 'above 15' : 'below -10';
  const width = (interval[1] - interval[0]) / 2;
  const digits = Number.isFinite(width) && width > 0 ? Math.max(0, decimalsFor(width)) : 1;
  const end = (value: number) => (Number.isFinite(value) ? fixed(value, digits) : value > 0 ? 'above 15' : 'below -10');
  return `${fixed(bid, digits)} (${end(interval[0])} to ${end(interval[1])})`;
}

function signed(value: number, interval: readonly [number, number], scale: number): string {
  const half = (scale * (interval[1] - interval[0])) / 2;
  const digits = half > 0 ? decimalsFor(half) : 1;
  return `${value > 0 ? '+' : ''}${fixed(scale * value, digits)} ±${fixed(half, digits)}${interval[0] <= 0 && interval[1] >= 0 ? ' (not separated)' : ''}`;
}

interface JsonFacts extends Facts {
  readonly scenarios: readonly GameScenario[];
  readonly answers: readonly BidAnswer[];
}

async function writeJson(
  where: string,
  facts: JsonFacts,
  run: { readonly workers: number; readonly seconds: number },
): Promise<void> {
  const { canonicalJson } = await import('../report/json.js');
  const { describeRun } = await import('../report/run.js');
  // Bids beyond the curve are told by a word: JSON has no infinity.
  const finite = (value: number) => (Number.isFinite(value) ? value : value > 0 ? 'above' : 'below');
  const described: Run = describeRun({ workers: run.workers, seconds: run.seconds });
  const text = canonicalJson({
    schema: 'vitp-bid/1',
    kind: 'bid',
    config: { kind: 'bid', ties: facts.ties, scenarios: facts.scenarios.map((s) => configOf(s, 'monte-carlo')) },
    seed: facts.seed,
    games: facts.games,
    ...(facts.partial ? { partial: true } : {}),
    board: gameBoardNote(facts.scenarios[0]!),
    answers: facts.answers.map((a) => ({
      ...a,
      fair: { bid: finite(a.fair.bid), interval: a.fair.interval.map(finite) },
    })),
    run: described,
  });
  if (where === '-') await print(text);
  else {
    const { writeAtomically } = await import('../report/write.js');
    writeAtomically(where, text);
  }
}

function tiesNamed(text: string | undefined): TiePolicy {
  if (text === undefined) return 'allied';
  const known = TIE_POLICIES.find((t) => t === text);
  if (known) return known;
  const hint = nearest(text, TIE_POLICIES);
  throw new UsageError(
    `--ties ${JSON.stringify(text)} is not allowed${hint ? `; did you mean ${hint}?` : ';'} allowed: ${TIE_POLICIES.join(', ')}`,
  );
}
