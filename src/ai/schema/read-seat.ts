// Who plays a side, as a scenario has it: a name, a file, or a map of both with weights; made complete here.
import type * as z from 'zod';
import { SIDES, type Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { ruleNamed } from '../../rules/index.js';
import { formsField, mapField, nameField, nameSentence, orList } from '../../text/fields.js';
import { once } from '../../text/once.js';
import { sameName } from '../../text/plain.js';
import { inFileOrder, ScenarioError, type ScenarioProblem } from '../../text/problem.js';
import { type Path, SourceText } from '../../text/source-text.js';
import { looksLikeFile, NO_FILES, type TextFiles } from '../../text/text-files.js';
import { DEFAULT_PLAYER } from '../default-player.js';
import { extended, shippedDoctrine } from '../heuristic/doctrine/doctrine.js';
import type { UnderRules } from '../heuristic/doctrine/under-rules.js';
import { type SomeWeights, WEIGHT_NAMES, WEIGHT_TABLE_NAMES, WEIGHT_TABLES } from '../heuristic/doctrine/weights.js';
import { type Opening, openingNames } from '../opening.js';
import { SEARCH_RUNGS } from '../search/rungs.js';
import { searchSettings } from '../search/search-settings.js';
import {
  defaultSeat,
  directedBy,
  fastSeat,
  isLearned,
  namedSeat,
  PLAYER_KINDS,
  type Seat,
  seatNames,
  usualDoctrine,
} from '../seat.js';
import { openingSchema, underSchema } from './opening-schema.js';
import { doctrineNamed } from './read-doctrine.js';
import { checkOpening, ofSide, openingNamed, underOf } from './read-opening.js';
import { searchSchema, textField, weightsSchema } from './weights-schema.js';

/** The schema of a seat. */
export const seatSchema = once(() => {
  return formsField(
    [
      textField('a player').describe(
        `A doctrine by name or file (with a slash, or ending in .yaml), heuristic for the tuned doctrine, ${DEFAULT_PLAYER} for who plays where nobody is named: a doctrine with what it has learned from search and from whole games (learned-6, learned-fast-2 and the like are older), search for the same with rollouts, ${SEARCH_RUNGS.map((rung) => rung.name).join(', ')} for the same within a processor time a game, or random; with an opening as ${DEFAULT_PLAYER}+tko.`,
      ),
      mapField(
        {
          player: nameField(PLAYER_KINDS, { what: 'a player', because: noKind })
            .optional()
            .describe(`Default: heuristic; ${DEFAULT_PLAYER} where no doctrine is named either.`),
          doctrine: textField('a doctrine')
            .optional()
            .describe('A doctrine by name or file. Default: that of the player.'),
          weights: weightsSchema().optional().describe('Weights that differ from those of the doctrine.'),
          search: searchSchema().optional().describe('Options of the search player that differ from the defaults.'),
          under: underSchema().describe(
            'What counts under some rules instead of these weights. Default: that of the doctrine, but for the weights named here.',
          ),
          opening: formsField([textField('an opening'), openingSchema()], 'an opening by name or file, or a whole one')
            .nullable()
            .optional()
            .describe('An opening by name or file, or written out; null for none. Default: none.'),
        },
        'a player',
      ),
    ],
    'the name of a doctrine, a doctrine file, random, or a map such as {doctrine: standard, weights: {fear: 0.2}}',
  );
});

/** A name that stands for a whole seat is no kind of player: a doctrine has its own key, all others stand alone. */
function noKind(name: string): string | undefined {
  const doctrine = SIDES.map((side) => sameName(name, seatNames(side))).find((found) => found !== undefined);
  if (doctrine === undefined || sameName(name, PLAYER_KINDS) !== undefined) return undefined;
  return SIDES.some((side) => shippedDoctrine(side, doctrine))
    ? `"${name}" is a doctrine, not a kind of player: write doctrine: ${doctrine}`
    : `"${name}" is a player that stands alone, without a map; kinds of players: ${orList(PLAYER_KINDS)}`;
}

/** Who is named as a doctrine and is a player: the key for that is another, or none. */
function playerNoDoctrine(name: string, side: Side): string | undefined {
  const player = sameName(name, seatNames(side));
  if (player === undefined || shippedDoctrine(side, player)) return undefined;
  return sameName(player, PLAYER_KINDS) === undefined
    ? `"${name}" is a player that stands alone, without a map: write ${side}: ${player}`
    : `"${name}" is a player, not a doctrine: write player: ${player}`;
}

/** The doctrine that a seat names; a player who is none is answered with the key that he has. */
function doctrineOfSeat(...[named, side, source, path, problems]: Parameters<typeof doctrineNamed>) {
  const noDoctrine = playerNoDoctrine(named, side);
  if (noDoctrine === undefined) return doctrineNamed(named, side, source, path, problems);
  problems.push(source.problem(path, noDoctrine));
  return undefined;
}

/** The schema of both seats. */
export const seatsSchema = once(() => {
  return mapField(
    { japan: seatSchema().default(DEFAULT_PLAYER), allied: seatSchema().default(DEFAULT_PLAYER) },
    'players',
  )
    .default({ japan: DEFAULT_PLAYER, allied: DEFAULT_PLAYER })
    .describe('Who plays each side; `vitp players` lists players and doctrines.');
});

/** What stands for what is needed in a seat, a doctrine or an opening, so that the rest can be looked at; see `checkAll`. */
export const INSTEAD_IN_SEATS = { rules: ['second-edition'], name: 'unnamed', intent: 'unsaid', turns: {} };

type SeatInput = z.output<ReturnType<typeof seatSchema>>;

/** Completes a seat that has the form; what cannot be completed becomes a problem. */
export function completeSeat(
  input: SeatInput,
  side: Side,
  source: SourceText,
  path: Path,
  problems: ScenarioProblem[],
): Seat | undefined {
  if (typeof input === 'string') return seatInWords(input, side, source, path, problems);
  if (input.player === 'random') {
    for (const key of ['doctrine', 'weights', 'under', 'opening', 'search'] as const) {
      if (input[key] !== undefined) {
        problems.push(source.problem([...path, key], `the random player has no use for "${key}"`, 'key'));
      }
    }
    return { player: 'random' };
  }
  // Who names neither a player nor a doctrine speaks of the one who plays where nobody is named.
  const isUnnamed = input.player === undefined && input.doctrine === undefined && input.search === undefined;
  const { player, doctrine: usual } = isUnnamed ? defaultSeat(side) : input;
  const named = usual ?? usualDoctrine(input.search?.base ?? player);
  const weights = (input.weights ?? {}) as SomeWeights;
  // A result holds all weights of a doctrine that may have been somebody's file: then its name is only a name.
  const complete = !looksLikeFile(named) && !shippedDoctrine(side, named) && isComplete(weights);
  const doctrine = complete
    ? { name: named, weights: undefined, under: undefined }
    : doctrineOfSeat(named, side, source, [...path, 'doctrine'], problems);
  // Whoever gives options of the search player means him.
  const searches = player === 'search' || (player === undefined && input.search !== undefined);
  if (input.search !== undefined && !searches) {
    problems.push(source.problem([...path, 'search'], `the ${player} player has no use for "search"`, 'key'));
  }
  const opening = openingOf(input.opening, side, source, [...path, 'opening'], problems);
  const under = underOf(input.under as readonly UnderRules[] | undefined, side, source, [...path, 'under'], problems);
  if (!doctrine || opening === undefined) return undefined;
  const base = doctrine.weights && { weights: doctrine.weights, under: doctrine.under };
  const directed = directedBy({ name: doctrine.name, ...extended({ weights, under }, base) }, opening);
  if (searches) return { player: 'search', ...directed, search: searchSettings(input.search) };
  return fastSeat(player !== undefined && isLearned(player) ? player : undefined, directed);
}

/** `DOCTRINE`, `DOCTRINE+OPENING` (names or files), `+OPENING` for who plays where nobody is named, or a player that follows none. */
function seatInWords(
  text: string,
  side: Side,
  source: SourceText,
  path: Path,
  problems: ScenarioProblem[],
): Seat | undefined {
  const { named: first, rest } = parted(text.startsWith('+') ? `${DEFAULT_PLAYER}${text}` : text, side, source);
  const named = looksLikeFile(first) ? first : seatSpelt(first, side);
  if (rest === undefined && !looksLikeFile(named)) {
    const seat = namedSeat(side, named);
    if (!seat) problems.push(source.problem(path, unknownSeat(side, text)));
    return seat;
  }
  const opening = rest === undefined ? null : openingNamed(rest, side, source, path, problems);
  const shipped = looksLikeFile(named) ? undefined : namedSeat(side, named);
  if (shipped?.player === 'random') {
    problems.push(source.problem(path, 'the random player has no use for an opening'));
    return undefined;
  }
  if (shipped) return opening === undefined ? undefined : { ...shipped, opening };
  const doctrine = doctrineNamed(named, side, source, path, problems);
  if (!doctrine || opening === undefined) return undefined;
  return { player: 'heuristic', ...directedBy(doctrine, opening) };
}

/**
 * Doctrine and opening on both sides of a `+`. A plus sign may stand in the path of a file too: what is there counts, so the parts are cut
 * where both are known, and a file that is there as a whole is a doctrine.
 */
function parted(text: string, side: Side, source: SourceText): { readonly named: string; readonly rest?: string } {
  const isFile = (name: string) => looksLikeFile(name) && 'text' in source.files.read(name, source.file);
  const cuts = [...text.matchAll(/\+/g)].map(({ index }) => ({
    named: text.slice(0, index).trim(),
    rest: text.slice(index + 1).trim(),
  }));
  const [first] = cuts;
  if (!first || isFile(text)) return { named: text };
  const isDoctrine = (name: string) =>
    looksLikeFile(name) ? isFile(name) : namedSeat(side, seatSpelt(name, side)) !== undefined;
  const isOpening = (name: string) =>
    looksLikeFile(name) ? isFile(name) : sameName(name, openingNames(side)) !== undefined;
  return (
    cuts.find(({ named, rest }) => isDoctrine(named) && isOpening(rest)) ??
    cuts.find(({ named }) => isDoctrine(named)) ??
    first
  );
}

/** A name as the package has it: case, spaces and strokes count for nothing. */
const seatSpelt = (name: string, side: Side): string => sameName(name, seatNames(side)) ?? name;

/** Whom docs/who-plays-best.md recommends today; the others are kept so that old results can be had again. */
const CURRENT_SEATS: readonly string[] = [
  DEFAULT_PLAYER,
  ...SEARCH_RUNGS.filter(({ settings }) => settings.base === DEFAULT_PLAYER).map(({ name }) => name),
  'tuned',
  'standard',
  'random',
];

/** The sentence about a name that nobody has; neither an opening alone is a player, nor a rule, nor whoever plays the other side. */
function unknownSeat(side: Side, name: string): string {
  const opening = sameName(name, openingNames(side));
  if (opening !== undefined) return `"${name}" is an opening; a player plays it: ${DEFAULT_PLAYER}+${opening}`;
  const other: Side = side === 'japan' ? 'allied' : 'japan';
  if (sameName(name, seatNames(other))) {
    return `"${name}" plays ${SIDE_SAID[other]} only; allowed: ${seatNames(side).join(', ')}`;
  }
  if (ruleNamed(name)) return `"${name}" is a rule, not a player: write it under rules (--rules ${name})`;
  if (sameName(name, openingNames(other)) !== undefined)
    return `"${name}" is an opening of ${SIDE_SAID[other]}: write it on that side, --${other} +${name}`;
  // Of names that are as near, one of today.
  return nameSentence(name, [...CURRENT_SEATS, ...seatNames(side)], {
    what: 'a player',
    allowed: `${CURRENT_SEATS.join(', ')}; all: vitp players`,
  });
}

/** `null` for no opening, `undefined` when something is wrong with it. */
function openingOf(
  input: Exclude<SeatInput, string>['opening'],
  side: Side,
  source: SourceText,
  path: Path,
  problems: ScenarioProblem[],
): Opening | null | undefined {
  if (input === undefined || input === null) return null;
  if (typeof input === 'string') return openingNamed(input, side, source, path, problems);
  const opening = checkOpening(input, source, path, problems);
  return opening && ofSide(opening, side, (message) => problems.push(source.problem(path, `this ${message}`)));
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
 * The seat that a word of the command line stands for; files are looked for from where the program runs.
 *
 * @throws ScenarioError with every mistake: those of files where they stand, others with the word `shown` in front.
 */
export function seatFromText(side: Side, text: string, files: TextFiles = NO_FILES): Seat | { readonly why: string } {
  const source = new SourceText('', JSON.stringify(text), files);
  const problems: ScenarioProblem[] = [];
  const seat = seatInWords(text, side, source, [], problems);
  const own = problems.find((p) => p.file === '');
  if (own) return { why: own.message };
  if (!seat || problems.length > 0) throw new ScenarioError(inFileOrder(problems));
  return seat;
}
