// Reads the titles of the tests: which paragraphs of the rules each one says it proves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A test and the paragraphs its title begins with: `7.422, 7.423: a carrier …`. */
export interface CitingTest {
  /** Path from the root of the project. */
  readonly file: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A paragraph, or the name of a ruling. */
const PARAGRAPH = String.raw`(?:nt1 Q?[\d.]+(?:-\d+)?|adjustment \d[a-c]?|menzel(?:-3c)?|\d+(?:\.\d+)?|[a-z0-9]+(?:-[a-z0-9]+)+)`;
const CITES = new RegExp(`^(${PARAGRAPH}(?:(?:, | and )${PARAGRAPH})*): `);

/** Paragraphs that a title cites before its first colon; none when it does not begin with numbers of rules. */
export function citationsOf(title: string): string[] {
  return CITES.exec(title)?.[1]?.split(/, | and /) ?? [];
}

/** All tests below a folder whose titles cite rules, in the order of files and lines. */
export function citingTests(root: string, folder: string): CitingTest[] {
  const files = (readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    return titlesIn(readFileSync(join(root, file), 'utf8'))
      .map((title) => ({ file, title, paragraphs: citationsOf(title) }))
      .filter(({ paragraphs }) => paragraphs.length > 0);
  });
}

/** Titles of `it(…)`, `test(…)` and `it.each(…)(…)`; skipped tests and those still to be written prove nothing. */
function titlesIn(text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0];
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest));
  return titles;
}

function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'it' || called.text === 'test';
  // it.each(rows)('title', …)
  return (
    ts.isCallExpression(called) &&
    ts.isPropertyAccessExpression(called.expression) &&
    called.expression.name.text === 'each' &&
    isTest(called.expression.expression)
  );
}
