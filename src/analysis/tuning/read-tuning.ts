// `kind: tune`: what is tuned, against whom, and how long. The format, and from what was written to a complete TuningScenario.
import * as z from 'zod';
import { DEFAULT_PLAYER } from '../../ai/default-player.js';
import { DEFAULT_DOCTRINE, doctrineNames } from '../../ai/heuristic/doctrine/doctrine.js';
import { defaultTunables, tunableNames, tunables } from '../../ai/heuristic/doctrine/tunable.js';
import { completeSeat, INSTEAD_IN_SEATS, seatSchema } from '../../ai/schema/read-seat.js';
import { ownName } from '../../ai/schema/weights-schema.js';
import { directionsOf, type HeuristicSeat, type Seat } from '../../ai/seat.js';
import { dataOf } from '../../board/board-schema.js';
import { boardOf, compileBoard, SIDES, type Side } from '../../board/index.js';
import { rulesField, rulesNamed, rulingsField } from '../../rules/rules-fields.js';
import type { ScenarioOptions } from '../../rules/scenario-options.js';
import { ln } from '../../stats/distributions/elementary.js';
import { listField, mapField, nameField, nameSentence, shown, wholeField } from '../../text/fields.js';
import { checkAll } from '../../text/issues.js';
import type { ScenarioProblem } from '../../text/problem.js';
import { type Path, readSource, SourceText } from '../../text/source-text.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { askedIn } from '../question/read.js';
import { MAX_SEATS } from '../tournament/read-tournament.js';

/** What a tuning makes as large as it can, on the average over the opponents. */
export const TUNING_OBJECTIVES = {
  poc: 'final POC in favour of the side',
  wins: 'share of games won by the side, a tie counting half',
  mixed: 'final POC in favour of the side, and 30 points for each game won',
} as const;
export type TuningObjective = keyof typeof TUNING_OBJECTIVES;

/** A complete, normalised tuning: with the seed it says all that happens. */
export interface TuningScenario extends Pick<GameScenario, 'rules' | 'rulings' | 'data'> {
  readonly kind: 'tune';
  readonly side: Side;
  /** Name of the doctrine that comes out. */
  readonly name: string;
  /** The seat whose weights are tuned. */
  readonly from: HeuristicSeat;
  /** Paths of the weights; see `tunables`. */
  readonly weights: readonly string[];
  readonly objective: TuningObjective;
  /** Opponents to tune against, and others that only the result meets. */
  readonly against: readonly Seat[];
  readonly others: readonly Seat[];
  /** Games of every candidate against every opponent in each generation. */
  readonly games: number;
  readonly generations: number;
  readonly candidates: number;
  /** First step, as a share of the way between the bounds of a weight. */
  readonly step: number;
  /** Games against each opponent in which the result is compared with what it began with. */
  readonly validationGames: number;
}

const MAX_COUNT = 1_000_000;
const DEFAULTS = {
  objective: 'poc',
  games: 30,
  generations: 60,
  step: 0.08,
  validationGames: 1000,
  // Not the name of a doctrine that comes with the package: no name stands for two ways to play.
  name: 'my-tuned',
} as const;

/** The schema of a tuning. */
export function tuningSchema() {
  const seats = (what: string) => listField(seatSchema(), what, 0).max(MAX_SEATS);
  const names = tunableNames();
  const step = (issue: { readonly input?: unknown }) =>
    `${shown(issue.input)} is not a first step; allowed: a number above 0, up to 1`;
  return mapField(
    {
      kind: z.literal('tune').describe('Tuning of the weights of a doctrine.'),
      method: nameField(['auto', 'monte-carlo'], { what: 'a method for whole games' }).default('monte-carlo'),
      side: nameField(SIDES, { what: 'a side' }).describe('The side whose doctrine is tuned.'),
      name: ownName('a doctrine').default(DEFAULTS.name).describe('Name of the doctrine that comes out.'),
      from: seatSchema()
        .default(DEFAULT_DOCTRINE)
        .describe(`The doctrine to begin with. Default: ${DEFAULT_DOCTRINE}.`),
      weights: listField(nameField(names, { what: 'a weight' }), 'weights')
        .optional()
        .describe('Weights to tune, or whole tables of them. Default: every single number that is not a count.'),
      objective: nameField(Object.keys(TUNING_OBJECTIVES) as TuningObjective[], { what: 'an objective' })
        .default(DEFAULTS.objective)
        .describe(
          `What is made as large as it can be: ${Object.entries(TUNING_OBJECTIVES)
            .map(([k, v]) => `${k}, ${v}`)
            .join('; ')}.`,
        ),
      against: seats('against')
        .optional()
        .describe('Opponents. Default: two in three of those that come with the package.'),
      others: seats('others')
        .optional()
        .describe(
          'Opponents kept for the validation. Default: the doctrines of the package that are not among the opponents, and who plays where nobody is named.',
        ),
      games: wholeField('a number of games', 1, MAX_COUNT)
        .default(DEFAULTS.games)
        .describe('Games of each candidate against each opponent in a generation.'),
      generations: wholeField('a number of generations', 1, MAX_COUNT).default(DEFAULTS.generations),
      candidates: wholeField('a number of candidates', 4, 1000)
        .optional()
        .describe('Candidates a generation. Default: 4 and 3 times the logarithm of the number of weights.'),
      step: z.number({ error: step }).gt(0, { error: step }).max(1, { error: step }).default(DEFAULTS.step),
      validationGames: wholeField('a number of games', 2, 100 * MAX_COUNT).default(DEFAULTS.validationGames),
      rules: rulesField(),
      rulings: rulingsField(),
      data: z.unknown().optional().describe('Board values that replace the standard ones; null for none.'),
    },
    'a tuning',
  ).describe('Tuning of a doctrine by games.');
}

/** A tuning, and the seed where the file was a result. */
export interface TuningRead {
  readonly scenario: TuningScenario;
  readonly seed?: string;
}

/**
 * Reads a tuning from YAML or JSON text; a result file is read too.
 *
 * @param options what replaces values of the file; `changes` are keys as the file would have them.
 * @throws ScenarioError with every mistake, each with its line and column.
 * @example
 * readTuning('{kind: tune, side: japan, weights: [fear, focus]}', 'mine.yaml').scenario.candidates; // 6
 */
export function readTuning(
  text: string,
  file: string,
  options: Pick<ScenarioOptions, 'rules' | 'data' | 'files'> & {
    readonly changes?: Readonly<Record<string, unknown>>;
  } = {},
): TuningRead {
  const source = new SourceText(file, text, options.files);
  return readSource(source, (read, problems) => {
    const { value, base, result } = askedIn(read);
    const scenario = readValue(value, source, base, options, problems);
    return scenario && { scenario, ...(typeof result?.seed === 'string' ? { seed: result.seed } : {}) };
  });
}

function readValue(
  value: unknown,
  source: SourceText,
  base: Path,
  options: Parameters<typeof readTuning>[2] & object,
  problems: ScenarioProblem[],
): TuningScenario | undefined {
  const map = tuningIn(value, source, base, problems);
  if (!map) return undefined;
  const data = dataOf(map, options.data, source, base, problems);
  const written = { ...map, ...options.changes };
  // The names in what is readable are looked at even where something else is wrong, so that all mistakes come at once.
  const { rest: input, source: places } = checkAll(tuningSchema(), written, source, base, problems, INSTEAD_IN_SEATS);
  if (!input) return undefined;
  const { side } = input;
  const { against, others } = opponentsIn(input, source, places, base, problems);
  const from = completeSeat(input.from, side, source, [...base, 'from'], problems);
  if (from && from.player !== 'heuristic') {
    problems.push(
      source.problem([...base, 'from'], `the ${from.player} player has no weights to tune; allowed: a doctrine`),
    );
  }
  const rules = rulesNamed(options.rules ?? input.rules, input.rulings, (message, place) =>
    problems.push(source.problem([...base, 'rules', ...place], message)),
  );
  if (from?.player !== 'heuristic' || !rules || problems.length > 0) return undefined;
  // What counts under these rules is what is tuned.
  const { weights: start, opening } = directionsOf(side, from, rules);
  const numbers = tunables(start, input.weights ?? defaultTunables(side, start));
  compileBoard(boardOf(data));
  const { kind, name, objective, games, generations, step, validationGames } = input;
  const candidates = input.candidates ?? 4 + Math.floor(3 * ln(numbers.length));
  const weights = numbers.map((n) => n.name);
  const rulings = input.rulings as TuningScenario['rulings'];
  return {
    kind,
    side,
    name,
    from: { player: 'heuristic', doctrine: from.doctrine, weights: start, opening },
    weights,
    objective,
    against,
    others,
    games,
    generations,
    candidates,
    step,
    validationGames,
    rules: rules.names,
    rulings,
    data,
  };
}

/** The map of a tuning; `undefined` where the value is something else, and the problems say what. */
function tuningIn(
  value: unknown,
  source: SourceText,
  base: Path,
  problems: ScenarioProblem[],
): Readonly<Record<string, unknown>> | undefined {
  const map = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  if (map?.kind === 'tune') return map;
  const problem =
    map?.kind === undefined
      ? source.problem(base, 'a tuning is a map that begins with "kind: tune"')
      : source.problem([...base, 'kind'], nameSentence(map.kind, ['tune'], { what: 'a kind of scenario known here' }));
  problems.push(problem);
  return undefined;
}

/** Whom candidates meet, and whom only what comes out of the tuning does: doctrines that come with the package, and at the end who plays where nobody is named, where none are named. */
function opponentsIn(
  input: z.infer<ReturnType<typeof tuningSchema>>,
  source: SourceText,
  places: SourceText,
  base: Path,
  problems: ScenarioProblem[],
): Pick<TuningScenario, 'against' | 'others'> {
  const other: Side = input.side === 'japan' ? 'allied' : 'japan';
  const named = (key: 'against' | 'others') =>
    input[key]?.flatMap((one, k) => completeSeat(one, other, places, [...base, key, k], problems) ?? []);
  const shipped = (names: readonly string[]): Seat[] =>
    names.flatMap((name) => completeSeat(name, other, source, base, problems) ?? []);
  const everybody = doctrineNames(other);
  const against = named('against') ?? shipped(everybody.filter((_, k) => k % 3 !== 2));
  const met = new Set(against.map((seat) => (seat.player === 'heuristic' ? seat.doctrine : seat.player)));
  const others =
    named('others') ?? shipped([...new Set([...everybody, DEFAULT_PLAYER])].filter((name) => !met.has(name)));
  if (input.against?.length === 0)
    problems.push(source.problem([...base, 'against'], 'against is empty; at least one opponent is needed'));
  return { against, others };
}
