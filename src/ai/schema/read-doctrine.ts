// Doctrine files: from what was written to complete weights, or to everything that is wrong with it.
import { SIDES, type Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { nameSentence } from '../../text/fields.js';
import { checkAll } from '../../text/issues.js';
import { sameName } from '../../text/plain.js';
import { readOrThrow, type ScenarioProblem } from '../../text/problem.js';
import { type Path, SourceText } from '../../text/source-text.js';
import { looksLikeFile, NO_FILES, type TextFiles } from '../../text/text-files.js';
import { DEFAULT_PLAYER } from '../default-player.js';
import {
  type Doctrine,
  doctrineNames,
  extended,
  frozenNames,
  STANDARD,
  shippedDoctrine,
} from '../heuristic/doctrine/doctrine.js';
import type { SomeWeights } from '../heuristic/doctrine/weights.js';
import { doctrineSchema } from './doctrine-schema.js';
import { isOpeningText } from './opening-in-words.js';
import { underOf } from './read-opening.js';

/**
 * Reads a doctrine from YAML or JSON text.
 *
 * @param text the content of the file.
 * @param file its name, shown in front of every mistake; a doctrine that it extends is looked for beside it.
 * @param files reads the doctrine that it extends; default: none can be read.
 * @throws ScenarioError with every mistake, each with its line and column.
 * @example
 * const bold = readDoctrine('{name: bold, side: japan, intent: No fear., weights: {fear: 0}}', 'bold.yaml');
 * bold.weights.attackChance; // that of the standard doctrine, which is extended where none is named
 */
export function readDoctrine(text: string, file: string, files: TextFiles = NO_FILES): Doctrine {
  return readOrThrow((problems) => doctrineOf(new SourceText(file, text, files), [file], problems));
}

function doctrineOf(source: SourceText, chain: readonly string[], problems: ScenarioProblem[]): Doctrine | undefined {
  problems.push(...source.problems);
  if (isOpeningText(source.value)) {
    const instead =
      chain.length > 1
        ? 'it cannot be extended'
        : `write ${DEFAULT_PLAYER}+${source.file} (or ${STANDARD}+${source.file}, or any other doctrine)`;
    problems.push(source.problem([], `this is an opening, not a doctrine: ${instead}`));
    return undefined;
  }
  if (source.value === undefined) return undefined;
  const instead = { rules: ['second-edition'], name: 'unnamed', intent: 'unsaid', weights: {} };
  // What it extends is looked for even where something else is wrong, so that all mistakes come at once.
  const checked = checkAll(doctrineSchema(), source.value, source, [], problems, instead);
  const { whole: written, rest } = checked;
  const { side, extends: named = STANDARD } = (source.value ?? {}) as { side?: unknown; extends?: unknown };
  const known = rest?.side ?? SIDES.find((s) => s === side);
  if (!known || typeof named !== 'string') return undefined;
  const base = doctrineNamed(named, known, source, ['extends'], problems, chain);
  if (!rest) return undefined;
  const { name, intent, weights } = rest;
  const under = underOf(rest.under, known, checked.source, ['under'], problems);
  return (
    written && base && { name, side: known, intent, ...extended({ weights: weights as SomeWeights, under }, base) }
  );
}

/**
 * The doctrine that a scenario or a doctrine file names at some place: one that comes with the package, or a file.
 *
 * @param chain files that are being read, each extended by the one before it.
 */
export function doctrineNamed(
  named: string,
  side: Side,
  source: SourceText,
  path: Path,
  problems: ScenarioProblem[],
  chain: readonly string[] = [],
): Pick<Doctrine, 'name' | 'weights' | 'under'> | undefined {
  if (!looksLikeFile(named)) {
    const names = [...doctrineNames(side), ...frozenNames(side)];
    const shipped = shippedDoctrine(side, sameName(named, names) ?? named);
    if (!shipped) problems.push(source.problem(path, nameSentence(named, names, { what: doctrineWords(side) })));
    return shipped;
  }
  const read = source.files.read(named, source.file);
  const file = read.path;
  if (chain.includes(file)) {
    problems.push(source.problem(path, `${[...chain, file].join(' extends ')}: a doctrine cannot extend itself`));
    return undefined;
  }
  if ('why' in read) {
    problems.push(source.problem(path, `cannot read the doctrine ${file}: ${read.why}`));
    return undefined;
  }
  const doctrine = doctrineOf(new SourceText(file, read.text, source.files), [...chain, file], problems);
  if (doctrine && doctrine.side !== side) {
    problems.push(source.problem(path, `${file} is ${doctrineWords(doctrine.side)}, not ${doctrineWords(side)}`));
    return undefined;
  }
  return doctrine;
}

const doctrineWords = (side: Side): string => `a doctrine of ${SIDE_SAID[side]}`;
