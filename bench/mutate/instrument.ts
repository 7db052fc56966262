// Every mutant of a file in one text: each place asks a switch which of its texts is in force (mutant schemata), so that
// thousands of mutants need one compilation, and the tests of each run in one process.
import ts from 'typescript';
import { chapterOf, enclosingName } from './chapters.js';
import { isLeftAlone, isRemovable, replacements } from './mutants.js';

/** One change to the source. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly chapter: string;
  readonly line: number;
  readonly column: number;
  readonly where: string;
  /** True outside every function: it runs once, when its module is loaded. */
  readonly atTop: boolean;
  /** The statement around it, cut where it is long. */
  readonly statement: string;
  readonly before: string;
  readonly after: string;
}

/** A file with all its mutants in it. */
export interface Instrumented {
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

/**
 * Puts all mutants of a file into its text, numbered from `firstId`. The text imports `is` and `tick` from `switchPath`:
 * `is(id)` says whether a mutant is in force, `tick()` is called in every turn of a loop and stops those that do not end.
 */
export function instrument(file: string, text: string, firstId: number, switchPath: string): Instrumented {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const mutants: Mutant[] = [];

  const add = (node: ts.Node, after: string): number => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const id = firstId + mutants.length;
    mutants.push({
      id,
      file,
      chapter: chapterOf(file, node, source),
      line: line + 1,
      column: character + 1,
      where: enclosingName(node),
      atTop: !inFunction(node),
      statement: oneLine(statementAround(node).getText(source)),
      before: oneLine(node.getText(source)),
      after: oneLine(after),
    });
    return id;
  };

  const plain = (node: ts.Node) => node.getText(source);

  /** The text of a node with its children rendered. */
  const inside = (node: ts.Node): string => {
    let out = '';
    let at = node.getStart(source);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(source);
      const part = render(child);
      out += text.slice(at, start) + (isBody(child) ? `{ tick$(); ${part} }` : part);
      at = child.getEnd();
    });
    return out + text.slice(at, node.getEnd());
  };

  const render = (node: ts.Node): string => {
    if (isLeftAlone(node, source)) return plain(node);
    if (isRemovable(node)) {
      const called = node.expression;
      if (ts.isCallExpression(called) && isLeftAlone(called, source)) return plain(node);
      return `{ if (!is$(${add(node, '')})) ${inside(node)} }`;
    }
    if (!ts.isExpression(node)) return inside(node);
    const others = replacements(node, source);
    if (others.length === 0) return inside(node);
    const choices = others.map((other) => `is$(${add(node, other)}) ? (${other}) : `).join('');
    return `(${choices}(${inside(node)}))`;
  };

  const out = inside(source);
  return { text: `import { is as is$, tick as tick$ } from '${switchPath}';\n${out}`, mutants };
}

function inFunction(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) if (ts.isFunctionLike(at.parent)) return true;
  return false;
}

function statementAround(node: ts.Node): ts.Node {
  let at = node;
  while (!ts.isStatement(at) && at.parent) at = at.parent;
  return at;
}

/** True for the body of a loop. */
const isBody = (node: ts.Node) => ts.isIterationStatement(node.parent, false) && node.parent.statement === node;

/** Source on one line, cut where it is long. */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
}
