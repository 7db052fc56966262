// Reads the titles of the tests: which paragraphs of the rules each one says it proves.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

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

/** House rules of Pacific War that a title cites before its first colon: `house rule 3, house rule 15: …`. */
export function houseRulesOf(title: string): string[] {
  return /^(house rule \d+(?:, house rule \d+)*): /.exec(title)?.[1]?.split(', ') ?? [];
}

/** All tests below a folder whose titles cite rules, in the order of files and lines. */
export function citingTests(root: string, folder: string, cited = citationsOf): CitingTest[] {
  const files = (readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    return titlesOf(join(root, file))
      .map((title) => ({ file, title, paragraphs: cited(title) }))
      .filter(({ paragraphs }) => paragraphs.length > 0);
  });
}

/** Texts of which a title may begin so; most files have none, and are not parsed. */
const MAY_CITE = new RegExp(`['"\`](?:house rule \\d+|${PARAGRAPH})(?:, | and |: )`);

/** Files that were read before: every kind of citation is looked for in the same titles. */
const known = new Map<string, readonly string[]>();

/** Titles of a file with their rules. */
function titlesOf(file: string): readonly string[] {
  let titles = known.get(file);
  if (!titles) {
    const text = readFileSync(file, 'utf8');
    titles = MAY_CITE.test(text) ? titlesIn(text) : [];
    known.set(file, titles);
  }
  return titles;
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

/** A cell of the table: the tests, by file and by what their titles say. */
export function cell(tests: readonly CitingTest[]): string {
  if (tests.length === 0) return '**none**';
  const name = (file: string) => file.replace(/^tests\//, '').replace(/\.test\.ts$/, '');
  return tests.map(({ file, title }) => `${name(file)}: ${says(title)}`.replaceAll('|', '\\|')).join('<br>');
}

/** A title without the numbers it begins with; … for what a row of `it.each` says. */
function says(title: string): string {
  return title.slice(title.indexOf(': ') + 2).replaceAll('%s', '…');
}
