// Who plays a side, as a scenario has it: a name, a file, or a map of both with weights; made complete here.
import type { z } from 'zod';
import type { Side } from '../board/index.js';
import { STANDARD, shippedDoctrine } from '../players/heuristic/doctrine.js';
import {
  completeWeights,
  type SomeWeights,
  WEIGHT_NAMES,
  WEIGHT_TABLE_NAMES,
  WEIGHT_TABLES,
} from '../players/heuristic/weights.js';
import { searchSettings } from '../players/search/settings.js';
import { namedSeat, PLAYER_KINDS, type Seat, seatNames } from '../players/seat.js';
import { doctrineNamed, doctrineWords, readDoctrine } from './doctrine.js';
import { searchSchema, textField, weightsSchema } from './doctrine-schema.js';
import { formsField, mapField, nameField, nameSentence } from './fields.js';
import { ScenarioError, type ScenarioProblem } from './problem.js';
import { type Path, SourceText } from './source-text.js';
import { looksLikeFile, textOfFile } from './text-file.js';

/** The schema of a seat. */
export function seatSchema() {
  return formsField(
    [
      textField('a player').describe(
        'A doctrine by name or file (with a slash, or ending in .yaml), heuristic for the standard doctrine, search, or random.',
      ),
      mapField(
        {
          player: nameField(PLAYER_KINDS, { what: 'a player' }).optional().describe('Default: heuristic.'),
          doctrine: textField('a doctrine').optional().describe('A doctrine by name or file. Default: standard.'),
          weights: weightsSchema().optional().describe('Weights that differ from those of the doctrine.'),
          search: searchSchema().optional().describe('Options of the search player that differ from the usual ones.'),
        },
        'a player',
      ),
    ],
    'the name of a doctrine, a doctrine file, random, or a map such as {doctrine: standard, weights: {fear: 0.2}}',
  );
}

/** The schema of both seats. */
export function seatsSchema() {
  return mapField({ japan: seatSchema().default('heuristic'), allied: seatSchema().default('heuristic') }, 'players')
    .default({ japan: 'heuristic', allied: 'heuristic' })
    .describe('Who plays each side; `vitp players` lists players and doctrines.');
}

type SeatInput = z.output<ReturnType<typeof seatSchema>>;

/** Completes a seat that has the form; what cannot be completed becomes a problem. */
export function completeSeat(
  input: SeatInput,
  side: Side,
  source: SourceText,
  path: Path,
  problems: ScenarioProblem[],
): Seat | undefined {
  if (typeof input === 'string') {
    if (!looksLikeFile(input)) {
      const seat = namedSeat(side, input);
      if (!seat) problems.push(source.problem(path, nameSentence(input, seatNames(side), { what: 'a player' })));
      return seat;
    }
    const doctrine = doctrineNamed(input, side, source, path, problems);
    return doctrine && { player: 'heuristic', doctrine: doctrine.name, weights: doctrine.weights };
  }
  if (input.player === 'random') {
    for (const key of ['doctrine', 'weights', 'search'] as const) {
      if (input[key] !== undefined) {
        problems.push(source.problem([...path, key], `the random player has no use for "${key}"`, 'key'));
      }
    }
    return { player: 'random' };
  }
  const named = input.doctrine ?? STANDARD;
  const weights = (input.weights ?? {}) as SomeWeights;
  // A result holds all weights of a doctrine that may have been somebody's file: then its name is only a name.
  const complete = !looksLikeFile(named) && !shippedDoctrine(side, named) && isComplete(weights);
  const doctrine = complete
    ? { name: named, weights: undefined }
    : doctrineNamed(named, side, source, [...path, 'doctrine'], problems);
  // Whoever gives options of the search player means him.
  const searches = input.player === 'search' || (input.player === undefined && input.search !== undefined);
  if (input.search !== undefined && !searches) {
    problems.push(source.problem([...path, 'search'], `the ${input.player} player has no use for "search"`, 'key'));
  }
  if (!doctrine) return undefined;
  const directed = { doctrine: doctrine.name, weights: completeWeights(weights, doctrine.weights) };
  return searches
    ? { player: 'search', ...directed, search: searchSettings(input.search) }
    : { player: 'heuristic', ...directed };
}

function isComplete(weights: SomeWeights): boolean {
  return (
    WEIGHT_NAMES.every((name) => weights[name] !== undefined) &&
    WEIGHT_TABLE_NAMES.every((table) =>
      WEIGHT_TABLES[table].names.every((name) => weights[table]?.[name] !== undefined),
    )
  );
}

/**
 * The seat of a side that plays by a doctrine file.
 *
 * @throws ScenarioError with every mistake of the file.
 */
export function seatOfFile(side: Side, file: string): Seat {
  const read = textOfFile(file);
  if ('why' in read) throw new ScenarioError([{ file, line: 1, column: 1, message: read.why }]);
  const { name, weights, side: own } = readDoctrine(read.text, file);
  if (own !== side) {
    const message = `this is ${doctrineWords(own)}, not ${doctrineWords(side)}`;
    throw new ScenarioError([new SourceText(file, read.text).problem(['side'], message)]);
  }
  return { player: 'heuristic', doctrine: name, weights };
}
