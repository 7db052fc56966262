// `kind: tournament` and `kind: openings`: who meets whom. The format, and from what was written to a complete scenario.
import * as z from 'zod';
import { asSeat, unknownOpening } from '../../ai/schema/opening-in-words.js';
import { completeSeat, INSTEAD_IN_SEATS, seatSchema } from '../../ai/schema/read-seat.js';
import { type Seat, seatText } from '../../ai/seat.js';
import { canonicalJson } from '../../answer/json.js';
import { dataField, dataOf } from '../../board/board-schema.js';
import { boardOf, compileBoard, type Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { rulesField, rulesNamed, rulingsField } from '../../rules/rules-fields.js';
import type { ScenarioOptions } from '../../rules/scenario-options.js';
import { listField, mapField, nameField, nameSentence, shown } from '../../text/fields.js';
import { checkAll } from '../../text/issues.js';
import type { ScenarioProblem } from '../../text/problem.js';
import { type Path, readSource, SourceText } from '../../text/source-text.js';
import { ON_THE_COMMAND_LINE } from '../../whole-games/read-game.js';
import { askedIn, runIn, type ScenarioRead } from '../question/read.js';
import type { OpeningsScenario } from './openings-experiment.js';
import type { TournamentScenario } from './tournament-experiment.js';

/** Most seats of one side. */
export const MAX_SEATS = 40;

/** Blocks of games in the study of openings, from which its errors are worked out. */
const DEFAULT_BLOCKS = 50;
const MIN_BLOCKS = 10;
const MAX_BLOCKS = 1000;

/** The schema of the study of openings. */
export function openingsSchema() {
  const { kind: _kind, ...shape } = tournamentSchema().shape;
  const blocks = z
    .int({ error: `blocks is a whole number from ${MIN_BLOCKS} to ${MAX_BLOCKS}` })
    .min(MIN_BLOCKS, { error: `blocks is a whole number from ${MIN_BLOCKS} to ${MAX_BLOCKS}` })
    .max(MAX_BLOCKS, { error: `blocks is a whole number from ${MIN_BLOCKS} to ${MAX_BLOCKS}` })
    .default(DEFAULT_BLOCKS)
    .describe('Blocks of games from which the errors of equilibrium and value are worked out.');
  return mapField(
    {
      kind: z
        .literal('openings')
        .describe('Every opening of Japan against every one of the Allies, and the equilibrium.'),
      ...shape,
      blocks,
    },
    'a study of openings',
    ON_THE_COMMAND_LINE,
  ).describe('Openings against replies.');
}

/** The schema of a tournament. */
export function tournamentSchema() {
  const seats = (side: Side) =>
    listField(seatSchema(), side)
      .max(MAX_SEATS, { error: `${side} has more than ${MAX_SEATS} seats; allowed: 1 to ${MAX_SEATS}` })
      .describe(`Who plays ${SIDE_SAID[side]}: names, files or maps, as under players.`);
  return mapField(
    {
      kind: z.literal('tournament').describe('Every seat of Japan against every seat of the Allies.'),
      method: nameField(['auto', 'monte-carlo'], { what: 'a method for whole games' }).default('monte-carlo'),
      rules: rulesField(),
      rulings: rulingsField(),
      japan: seats('japan'),
      allied: seats('allied'),
      data: dataField(),
    },
    'a tournament',
    ON_THE_COMMAND_LINE,
  ).describe('A round robin.');
}

/** A tournament, and what the file says about how to play it. */
export interface TournamentRead<S = TournamentScenario> extends Pick<ScenarioRead, 'seed' | 'games' | 'precision'> {
  readonly scenario: S;
}

/**
 * Reads a tournament from YAML or JSON text; a result file is read too.
 *
 * @param text the content of the file.
 * @param file the name shown in front of every mistake; doctrine files are looked for beside it.
 * @throws ScenarioError with every mistake, each with its line and column.
 * @example
 * readTournament('kind: tournament\njapan: [standard, random]\nallied: [standard]\n', 'cup.yaml').scenario.japan.length; // 2
 */
export function readTournament(
  text: string,
  file: string,
  options: Pick<ScenarioOptions, 'rules' | 'data' | 'files'> = {},
): TournamentRead {
  const { scenario, ...rest } = readField(text, file, options, 'tournament');
  const { blocks: _blocks, ...field } = scenario;
  return { ...rest, scenario: { ...field, kind: 'tournament', compared: true } };
}

/**
 * Reads a study of openings from YAML or JSON text; a result file is read too. See {@link readTournament}.
 *
 * @example
 * readOpenings('kind: openings\njapan: [standard]\nallied: [standard, random]\n', 'mine.yaml').scenario.blocks; // 50
 */
export function readOpenings(
  text: string,
  file: string,
  options: Pick<ScenarioOptions, 'rules' | 'data' | 'files'> = {},
): TournamentRead<OpeningsScenario> {
  const { scenario, ...rest } = readField(text, file, options, 'openings');
  return { ...rest, scenario: { ...scenario, kind: 'openings' } };
}

/** The place of the first seat that is there before it already; -1 where all differ. It would meet the same dice and end alike. */
export function repeatedSeat(seats: readonly Seat[]): number {
  const texts = seats.map((seat) => canonicalJson(seat));
  return texts.findIndex((text, k) => texts.indexOf(text) < k);
}

type Field = Omit<OpeningsScenario, 'kind'>;

function readField(
  text: string,
  file: string,
  options: Pick<ScenarioOptions, 'rules' | 'data' | 'files'>,
  kind: 'tournament' | 'openings',
): TournamentRead<Field> {
  const source = new SourceText(file, text, options.files);
  return readSource(source, (read, problems) => {
    const { value, base, result } = askedIn(read);
    const scenario = readScenario(value, source, base, options, problems, kind);
    return scenario && { scenario, ...(result ? runIn(result) : {}) };
  });
}

function readScenario(
  value: unknown,
  source: SourceText,
  base: Path,
  options: Pick<ScenarioOptions, 'rules' | 'data' | 'files'>,
  problems: ScenarioProblem[],
  kind: 'tournament' | 'openings',
): Field | undefined {
  const map = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  if (map?.kind !== kind) {
    const what = kind === 'tournament' ? 'a tournament' : 'a study of openings';
    const sentence =
      map?.kind === undefined
        ? `${what} is a map that begins with "kind: ${kind}", not ${map ? 'without a kind' : shown(value)}`
        : nameSentence(map.kind, [kind], { what: 'a kind of scenario known here' });
    problems.push(source.problem(map?.kind === undefined ? base : [...base, 'kind'], sentence));
    return undefined;
  }
  const data = dataOf(map, options.data, source, base, problems);
  const schema = kind === 'tournament' ? tournamentSchema() : openingsSchema();
  // The names in what is readable are looked at even where something else is wrong, so that all mistakes come at once.
  const { rest, source: places } = checkAll(schema, value, source, base, problems, {
    ...INSTEAD_IN_SEATS,
    japan: ['random'],
    allied: ['random'],
  });
  if (!rest) return undefined;
  const seats = (side: Side): Seat[] =>
    rest[side].flatMap((seat, k) => {
      const path = [...base, side, k];
      if (kind !== 'openings' || typeof seat !== 'string')
        return completeSeat(seat, side, places, path, problems) ?? [];
      const word = asSeat(seat, side, source.files, source.file);
      const why = unknownOpening(word, side);
      if (why === undefined) return completeSeat(word, side, places, path, problems) ?? [];
      problems.push(places.problem(path, why));
      return [];
    });
  const [japan, allied] = [seats('japan'), seats('allied')];
  for (const [side, list] of [
    ['japan', japan],
    ['allied', allied],
  ] as const) {
    const again = repeatedSeat(list);
    // Where one is wrong, the places of those after it are not known.
    if (again < 0 || list.length < rest[side].length) continue;
    problems.push(
      places.problem([...base, side, again], `${seatText(side, list[again]!)} is named twice; once is enough`),
    );
  }
  const rules = rulesNamed(options.rules ?? rest.rules, rest.rulings, (message, place) =>
    problems.push(source.problem([...base, 'rules', ...place], message)),
  );
  if (!rules || problems.length > 0) return undefined;
  compileBoard(boardOf(data));
  const rulings = rest.rulings as TournamentScenario['rulings'];
  const blocks = 'blocks' in rest ? (rest.blocks as number) : DEFAULT_BLOCKS;
  return { rules: rules.names, rulings, japan, allied, data, blocks };
}
