// What was asked, in words, and how to ask it again.
import { type Seat, type Seats, seatText } from '../../ai/seat.js';
import { seatLabels } from '../../analysis/tournament/seat-labels.js';
import type { TournamentScenario } from '../../analysis/tournament/tournament-experiment.js';
import { isTuning, type TuningResult } from '../../analysis/tuning/tuning-result.js';
import { counted } from '../../answer/digits.js';
import { basisOf, isExact, type PrecisionNote, type Result, type Run } from '../../answer/result.js';
import type { Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import type { PrecisionTarget } from '../../stats/intervals/precision.js';
import { capital } from '../../text/capital.js';
import { shellWord } from '../../text/index.js';
import { uncertainText } from '../certainty/not-certain.js';
import { battleLines } from './asked-battle.js';
import { ownLines } from './own-lines.js';
import { type Line, words } from './words.js';

export type { Line } from './words.js';

type Config = Result['config'];

/** The question behind a result: the scenario, then rules, method, seed and games. */
export function askedLines(result: Result): Line[] {
  const { config } = result;
  const lines =
    result.kind === 'tournament' || result.kind === 'openings'
      ? tournamentLines(config)
      : isTuning(result)
        ? tuningLines(result)
        : scenarioLines(result.kind, config);
  const uncertain = result.board?.uncertain ?? [];
  return [
    ...lines,
    ['Rules', words(config.rules)],
    ...(uncertain.length > 0 ? [['Not certain', uncertainText(uncertain)] as Line] : []),
    ...ownLines([config]),
    ['Seed', isExact(result) ? `${result.seed} (not used by the exact method)` : result.seed],
    ['Method', methodText(result)],
    ...(result.precision ? [['Precision', precisionText(result.precision)] as Line] : []),
  ];
}

/** What a scenario asks, but for its rules and board. */
export const scenarioLines = (kind: string, config: Config): Line[] =>
  kind === 'raid' ? raidLines(config) : kind === 'battle' ? battleLines(config) : otherLines(config);

/** What ended a run before its number of games; nothing where nothing did. */
export const untilText = ({ partial, run }: { readonly partial?: boolean; readonly run: Run }): string =>
  partial
    ? ' until it was interrupted'
    : run.reproducible === false
      ? ' until the time was up (not reproducible: how many that are depends on the machine)'
      : '';

export function methodText(result: Result): string {
  if (isExact(result)) return 'exact: probabilities worked out, not sampled; there is no error';
  const interval =
    basisOf(result) === 'anytime'
      ? 'the anytime-valid 95 % interval (a confidence sequence: right however often one looks)'
      : 'the 95 % interval';
  const each =
    result.kind === 'tournament' || result.kind === 'openings'
      ? ' of every pairing, on common dice,'
      : result.kind === 'tune'
        ? ' of every pairing in the validation, on dice of its own,'
        : '';
  return `${counted(result.games)}${each} played${untilText(result)}; ± is ${interval}`;
}

/** How several scenarios were answered, where each is solved. */
export const ALL_SOLVED: Line = [
  'Method',
  'all solved exactly: probabilities worked out, not sampled; there is no error',
];

/** `battleships.afloat to ±0.002: reached`. */
export function precisionText(p: PrecisionNote): string {
  const half = (p.ci95[1] - p.ci95[0]) / 2;
  const [whole, least] = p.pairing === undefined ? ['', ''] : [' of every pairing', ` (${p.pairing})`];
  return `${precisionFigure(p)}${whole} to ±${precisionWidth(p)}: ${p.reached ? 'reached' : 'not reached'}, ±${half.toPrecision(3)}${least}`;
}

const precisionFigure = (p: PrecisionTarget): string => (p.label === undefined ? p.metric : `${p.metric}.${p.label}`);
/** `0.002`, or `1%` of the figure itself. */
export const precisionWidth = (p: Pick<PrecisionTarget, 'halfWidth' | 'relative'>): string =>
  p.relative ? `${Number((100 * p.halfWidth).toPrecision(12))}%` : String(p.halfWidth);

/**
 * A precision as it is typed.
 *
 * @example
 * precisionWord({ metric: 'winner', label: 'japan', halfWidth: 0.01, relative: true }); // 'winner.japan=1%'
 */
const precisionWord = (p: PrecisionTarget): string => `${precisionFigure(p)}=${precisionWidth(p)}`;

function raidLines(config: Config): Line[] {
  const targets = config.targets as { round1?: unknown; round2?: unknown } | undefined;
  const lines: Line[] = [
    ['Japan sends', words(config.raidForce)],
    ['Round 1', planText(targets?.round1)],
    ['Round 2', planText(targets?.round2)],
  ];
  if (config.after === 'leave') lines.push(['Then', 'Japan leaves']);
  else lines.push(['Then', `Japan stays; the Allies ${config.allies === 'retreat' ? 'retreat' : 'stay'}`]);
  if (config.after !== 'leave' || config.iBoat === 'Hawaiian Islands') lines.push(['I-Boat', words(config.iBoat)]);
  const indonesia = config.indonesia as { airUnits?: number; carriers?: unknown[] } | null | undefined;
  if (indonesia) {
    const carriers = indonesia.carriers?.length ? ` and ${words(indonesia.carriers)}` : '';
    lines.push(['Indonesia', `surprise raid by ${indonesia.airUnits ?? 0} air units${carriers}`]);
  }
  return lines;
}

/** Explicit targets as `Akagi → Nevada, …`, a plan by its name. */
function planText(plan: unknown): string {
  if (plan === null || typeof plan !== 'object')
    return plan === undefined ? '–' : `chosen by the plan "${words(plan)}"`;
  // No line break within a pair.
  const pairs = Object.entries(plan).map(([who, target]) => `${who} → ${words(target)}`.replaceAll(' ', '\u00a0'));
  return pairs.length ? pairs.join(', ') : 'nobody attacks';
}

const OWN_LINES = new Set(['kind', 'rules', 'rulings', 'method', 'data', 'seed', 'games']);

function otherLines(config: Config): Line[] {
  return Object.entries(config)
    .flatMap(([key, value]) => (key === 'players' ? Object.entries(seatTexts(value)) : [[key, value] as const]))
    .filter(([key, value]) => !OWN_LINES.has(key) && value != null && words(value) !== '')
    .map(([key, value]): Line => [heading(key), words(value)]);
}

function tournamentLines(config: Config): Line[] {
  const { japan, allied } = config as unknown as TournamentScenario;
  return [
    ['Japan', seatLabels('japan', japan).join(', ')],
    ['Allies', seatLabels('allied', allied).join(', ')],
  ];
}

/** What was tuned, against whom, and how long. */
function tuningLines({ config, tuning }: TuningResult): Line[] {
  const { side, from, against, others, objective, games, generations, candidates } = config as Config & {
    readonly side: Side;
    readonly from: Seat;
    readonly against: readonly Seat[];
    readonly others: readonly Seat[];
  };
  const other = side === 'japan' ? 'allied' : 'japan';
  const labels = (seats: readonly Seat[]) => (seats.length > 0 ? seatLabels(other, seats).join(', ') : 'nobody');
  return [
    ['Tuned', `${seatText(side, from)} of ${SIDE_SAID[side]}, ${tuning.weights.length} weights`],
    ['Objective', words(objective)],
    ['Against', labels(against)],
    ['Kept for the end', labels(others)],
    [
      'Generations',
      `${words(generations)} of ${words(candidates)} candidates, ${words(games)} games each against each`,
    ],
  ];
}

function seatTexts(players: unknown): Readonly<Record<string, string>> {
  const { japan, allied } = players as Seats;
  return { japan: seatText('japan', japan), allies: seatText('allied', allied) };
}

/** Both seats, in one word where they are called the same: `tuned`, `Japan tuned, Allies learned-6`. */
export function playersText({ japan, allied }: Seats): string {
  const texts = [seatText('japan', japan), seatText('allied', allied)] as const;
  return texts[0] === texts[1] ? texts[0] : `Japan ${texts[0]}, Allies ${texts[1]}`;
}

/** Longer lists of settings stand in the report alone. */
const MAX_SETTINGS = 40;

/** Who plays, as a picture says it: `Both sides standard`, `Japan tuned, Allies learned-6`. */
export function playersInShort(players: Seats): string {
  const short = (text: string): string => (text.length > MAX_SETTINGS ? text.replaceAll(/ \([^()]*\)/g, '') : text);
  const [japan, allied] = [short(seatText('japan', players.japan)), short(seatText('allied', players.allied))];
  return japan === allied ? `Both sides ${japan}` : `Japan ${japan}, Allies ${allied}`;
}

/** `raidForce` as `Raid force`. */
const heading = (key: string): string => capital(key.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`));

/** Name of the file the scenario is saved under beside the report. */
export const SCENARIO_FILE = 'scenario.json';

/**
 * The command that gives the same bytes again, from the saved scenario.
 *
 * @example
 * replayCommand(result); // 'vitp raid scenario.json --seed pearl-harbor --games 1000000'
 */
export function replayCommand(result: Result): string {
  // A tuning's numbers of games stand in its scenario.
  const games = isExact(result) || isTuning(result) ? '' : ` --games ${result.games}`;
  const control = result.controlVariate ? ' --control-variate' : '';
  const precision = result.precision ? ` --precision ${shellWord(precisionWord(result.precision))}` : '';
  return `vitp ${result.kind} ${SCENARIO_FILE} --seed ${shellWord(result.seed)}${games}${precision}${control}`;
}
