// Doctrine files: from what was written to complete weights, or to everything that is wrong with it.
import { SIDES, type Side } from '../../board/index.js';
import { besideFile, looksLikeFile, textOfFile } from '../../node/text-file.js';
import { nameSentence } from '../../text/fields.js';
import { check } from '../../text/issues.js';
import { inFileOrder, ScenarioError, type ScenarioProblem } from '../../text/problem.js';
import { type Path, SourceText } from '../../text/source-text.js';
import { type Doctrine, doctrineNames, STANDARD, shippedDoctrine } from '../heuristic/doctrine/doctrine.js';
import { completeWeights, type SomeWeights, type Weights } from '../heuristic/doctrine/weights.js';
import { doctrineSchema } from './doctrine-schema.js';

/**
 * Reads a doctrine from YAML or JSON text.
 *
 * @param text the content of the file.
 * @param file its name, shown in front of every mistake; a doctrine that it extends is looked for beside it.
 * @throws ScenarioError with every mistake, each with its line and column.
 * @example
 * const bold = readDoctrine('{name: bold, side: japan, intent: No fear., weights: {fear: 0}}', 'bold.yaml');
 * bold.weights.attackChance; // that of the standard doctrine, which is extended where none is named
 */
export function readDoctrine(text: string, file: string): Doctrine {
  const problems: ScenarioProblem[] = [];
  const doctrine = doctrineOf(text, file, [file], problems);
  if (!doctrine || problems.length > 0) throw new ScenarioError(inFileOrder(problems));
  return doctrine;
}

function doctrineOf(
  text: string,
  file: string,
  chain: readonly string[],
  problems: ScenarioProblem[],
): Doctrine | undefined {
  const source = new SourceText(file, text);
  problems.push(...source.problems);
  const written = source.value === undefined ? undefined : check(doctrineSchema(), source.value, source, [], problems);
  // What it extends is looked for even where something else is wrong, so that all mistakes come at once.
  const { side, extends: named = STANDARD } = (source.value ?? {}) as { side?: unknown; extends?: unknown };
  const known = SIDES.find((s) => s === side);
  if (!known || typeof named !== 'string') return undefined;
  const base = doctrineNamed(named, known, source, ['extends'], problems, chain);
  if (!written) return undefined;
  const { name, intent } = written;
  return base && { name, side: known, intent, weights: completeWeights(written.weights as SomeWeights, base.weights) };
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
): { readonly name: string; readonly weights: Weights } | undefined {
  if (!looksLikeFile(named)) {
    const shipped = shippedDoctrine(side, named);
    if (!shipped) {
      problems.push(source.problem(path, nameSentence(named, doctrineNames(side), { what: doctrineWords(side) })));
    }
    return shipped;
  }
  const file = besideFile(named, source.file);
  if (chain.includes(file)) {
    problems.push(source.problem(path, `${[...chain, file].join(' extends ')}: a doctrine cannot extend itself`));
    return undefined;
  }
  const read = textOfFile(file);
  if ('why' in read) {
    problems.push(source.problem(path, `cannot read the doctrine ${file}: ${read.why}`));
    return undefined;
  }
  const doctrine = doctrineOf(read.text, file, [...chain, file], problems);
  if (doctrine && doctrine.side !== side) {
    problems.push(source.problem(path, `${file} is ${doctrineWords(doctrine.side)}, not ${doctrineWords(side)}`));
    return undefined;
  }
  return doctrine;
}

const doctrineWords = (side: Side): string => `a doctrine of ${side === 'japan' ? 'Japan' : 'the Allies'}`;
