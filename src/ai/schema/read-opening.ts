// Openings: from what was written, in a file or in a seat, to every turn by itself, or to everything that is wrong with it.
import { SIDES, type Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { nameSentence, shown } from '../../text/fields.js';
import { checkAll } from '../../text/issues.js';
import { sameName } from '../../text/plain.js';
import { readOrThrow, type ScenarioProblem } from '../../text/problem.js';
import { type Path, SourceText } from '../../text/source-text.js';
import { looksLikeFile } from '../../text/text-files.js';
import type { UnderRules } from '../heuristic/doctrine/under-rules.js';
import {
  everyTurn,
  expandTurns,
  type Opening,
  type OpeningTurn,
  openingNames,
  shippedOpening,
  turnsNamed,
} from '../opening.js';
import { openingSchema } from './opening-schema.js';

/**
 * Reads an opening from YAML or JSON text.
 *
 * @param text the content of the file.
 * @param file its name, shown in front of every mistake.
 * @throws ScenarioError with every mistake, each with its line and column.
 * @example
 * const early = readOpening('{name: early, side: japan, intent: Away., turns: {1: {stay: false}}}', 'early.yaml');
 * early.turns['1']?.stay; // false
 */
export function readOpening(text: string, file: string): Opening {
  return readOrThrow((problems) => openingOf(text, file, problems));
}

function openingOf(text: string, file: string, problems: ScenarioProblem[]): Opening | undefined {
  const source = new SourceText(file, text);
  problems.push(...source.problems);
  if (isDoctrineText(source.value)) {
    problems.push(
      source.problem([], `this is a doctrine, not an opening: an opening stands behind it, as in ${file}+tko`),
    );
    return undefined;
  }
  return source.value === undefined ? undefined : checkOpening(source.value, source, [], problems);
}

/** True for what is written like a doctrine: it has weights, and no turns. */
const isDoctrineText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'weights' in value && !('turns' in value);

/** Checks and completes an opening that stands at a path of a text. */
export function checkOpening(
  value: unknown,
  source: SourceText,
  path: Path,
  problems: ScenarioProblem[],
): Opening | undefined {
  const instead = { name: 'unnamed', intent: 'unsaid', side: 'japan', turns: {} };
  const { whole, rest, source: places } = checkAll(openingSchema(), value, source, path, problems, instead);
  if (!rest) return undefined;
  // Without a side nobody knows whose decisions they should be.
  const side = SIDES.find((known) => known === (value as { readonly side?: unknown }).side);
  checkTurns(rest.turns as Opening['turns'], whole?.side ?? side, places, [...path, 'turns'], problems);
  return whole && expandTurns(whole as Opening);
}

/** What a doctrine has under some rules, with every turn by itself. */
export function underOf(
  written: readonly UnderRules[] | undefined,
  side: Side,
  source: SourceText,
  path: Path,
  problems: ScenarioProblem[],
): readonly UnderRules[] | undefined {
  return written?.map(({ turns, ...rest }, k) => {
    if (turns === undefined) return rest;
    checkTurns(turns, side, source, [...path, k, 'turns'], problems);
    return { ...rest, turns: everyTurn(turns) };
  });
}

/** Keys that name turns, each turn once, and on it only what the side decides there. */
function checkTurns(
  turns: Opening['turns'],
  side: Side | undefined,
  source: SourceText,
  path: Path,
  problems: ScenarioProblem[],
): void {
  const known = new Set<number>();
  for (const [key, plan] of Object.entries(turns)) {
    const at = [...path, key];
    const named = turnsNamed(key);
    if (!named) {
      problems.push(source.problem(at, `${shown(key)} names no turn; allowed: 1 to 9, or several as 2-4`, 'key'));
      continue;
    }
    const twice = named.find((turn) => known.has(turn));
    if (twice !== undefined) problems.push(source.problem(at, `turn ${twice} is named twice; keep one of them`, 'key'));
    for (const turn of named) known.add(turn);
    plan!.raidForce?.forEach((ship, k, force) => {
      if (force.indexOf(ship) < k)
        problems.push(source.problem([...at, 'raidForce', k], `${ship} is named twice; a ship can be sent once`));
    });
    misplaced(plan!, named, side, (field, message) => problems.push(source.problem([...at, field], message, 'key')));
  }
}

/** Decisions that only one side takes, and only on turn 1. */
const FIRST_TURN: Readonly<Partial<Record<keyof OpeningTurn, Side>>> = {
  raidForce: 'japan',
  stay: 'japan',
  engage: 'allied',
  uncertainBase: 'allied',
};

function misplaced(
  plan: OpeningTurn,
  turns: readonly number[],
  side: Side | undefined,
  add: (field: string, message: string) => void,
): void {
  for (const [field, whose] of Object.entries(FIRST_TURN)) {
    if (plan[field as keyof OpeningTurn] === undefined) continue;
    if (side !== undefined && whose !== side)
      add(field, `"${field}" is ${whose === 'japan' ? "Japan's" : "the Allies'"} to decide`);
    else if (turns.some((turn) => turn !== 1)) add(field, `"${field}" is decided on turn 1 only`);
  }
}

/** The opening that a seat names at some place: one that comes with the package, or a file. */
export function openingNamed(
  named: string,
  side: Side,
  source: SourceText,
  path: Path,
  problems: ScenarioProblem[],
): Opening | undefined {
  if (!looksLikeFile(named)) {
    const shipped = shippedOpening(side, sameName(named, openingNames(side)) ?? named);
    if (!shipped)
      problems.push(source.problem(path, nameSentence(named, openingNames(side), { what: openingWords(side) })));
    return shipped;
  }
  const read = source.files.read(named, source.file);
  const file = read.path;
  if ('why' in read) {
    problems.push(source.problem(path, `cannot read the opening ${file}: ${read.why}`));
    return undefined;
  }
  const opening = openingOf(read.text, file, problems);
  return opening && ofSide(opening, side, (message) => problems.push(source.problem(path, `${file} ${message}`)));
}

/** The opening when it is one of that side; otherwise a sentence. */
export function ofSide(opening: Opening, side: Side, add: (message: string) => void): Opening | undefined {
  if (opening.side === side) return opening;
  add(`is ${openingWords(opening.side)}, not ${openingWords(side)}`);
  return undefined;
}

const openingWords = (side: Side): string => `an opening of ${SIDE_SAID[side]}`;
