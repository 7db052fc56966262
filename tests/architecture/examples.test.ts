// The examples in the documentation comments of src/: what stands behind a line, such as `parse('1'); // 1`, is what the line gives. Tried are
// those that need nothing but exported names; what waits for something or plays many games is in tests/analysis/ask.test.ts, and tests/stats
// has a test of its own.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** One line of an example, what stands before it, and what it gives. */
interface Claim {
  readonly file: string;
  readonly before: string;
  readonly line: string;
  readonly gives: string;
}

/** The page is built, not imported; `worker.ts` and `cli.ts` run when they are imported. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.ts$/.test(file) && !/^(?:page|stats)\/|^(?:cli|worker|browser|index)\.ts$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(`src/${file}`, 'utf8')]));

/** By exported name, the files that export it. */
const exporters = new Map<string, string[]>();
for (const [file, text] of texts)
  for (const [, name] of text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm))
    exporters.set(name!, [...(exporters.get(name!) ?? []), file]);

const EXAMPLE = /@example\n((?: *\*(?! @|\/).*\n)+)/g;
/** A value at the beginning of a comment: alone, or with an explanation behind a colon, a comma or a semicolon. */
const VALUE = /^(?:'(?:[^'\\]|\\.)*'|-?\d[\d_.]*|true|false|undefined)(?=$|[:,;] )/;
/** A list or a map alone. */
const WHOLE = /^(?:\[.*\]|\{.*\})$/;

const parsed = (code: string) => ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);

function claimsOf(file: string): Claim[] {
  return [...texts.get(file)!.matchAll(EXAMPLE)].flatMap(([, block]) => {
    const code = block!.replaceAll(/^ *\* ?/gm, '').replaceAll(/^import .*\n/gm, '');
    if (/\bawait\b/.test(code)) return [];
    const statements = parsed(code).statements.map((statement) => ({
      statement,
      comment: /^[^\n\S]*\/\/ (.*)/.exec(code.slice(statement.end))?.[1],
    }));
    return statements.flatMap(({ statement, comment = '' }, k): Claim[] => {
      const gives = VALUE.exec(comment)?.[0] ?? (WHOLE.test(comment) ? comment : undefined);
      if (!ts.isExpressionStatement(statement) || gives === undefined) return [];
      if (gives.includes('…') && !gives.startsWith("'")) return [];
      const before = statements
        .slice(0, k)
        // Other lines with a comment are claims themselves, some that a thing is refused.
        .filter((earlier) => earlier.comment === undefined || !ts.isExpressionStatement(earlier.statement))
        .map((earlier) => earlier.statement.getText());
      return [{ file, before: before.join('\n'), line: statement.expression.getText(), gives }];
    });
  });
}

/** Names that code uses and does not declare, but for those of the language. */
function freeNames(code: string): string[] {
  const [used, declared] = [new Set<string>(), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      if (ts.isVariableDeclaration(parent) && parent.name === node) declared.add(node.text);
      else if (ts.isBindingElement(parent) || ts.isParameter(parent)) declared.add(node.text);
      else if (ts.isPropertyAccessExpression(parent) && parent.name === node) return;
      else if (ts.isPropertyAssignment(parent) && parent.name === node) return;
      else used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(code));
  return [...used].filter((name) => !declared.has(name) && !(name in globalThis));
}

/** The file that a name comes from: the example's own, or the only one that exports it. */
function homeOf(name: string, file: string): string | undefined {
  const homes = exporters.get(name) ?? [];
  return homes.includes(file) ? file : homes.length === 1 ? homes[0] : undefined;
}

/** Numbers to the digits that are named, texts with `…` where something was left out. */
function matches(given: unknown, named: unknown, text: string): boolean {
  if (typeof named === 'number' && text.includes('.'))
    return Math.abs(Number(given) - named) <= 0.5 * 10 ** -text.split('.')[1]!.length;
  if (typeof named !== 'string' || !named.includes('…')) return false;
  const parts = named.split('…').map((part) => part.replaceAll(/[\\^$*+?.()|[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`).test(String(given));
}

describe('examples of the documentation', () => {
  const found = files
    .flatMap(claimsOf)
    .filter(({ file, before, line }) => freeNames(`${before}\n${line};`).every((name) => homeOf(name, file)));

  it('are there', () => expect(found.length).toBeGreaterThan(60));

  it.each(found)('of $file: $line', async ({ file, before, line, gives }) => {
    const names = freeNames(`${before}\n${line};`);
    const values = await Promise.all(
      names.map(async (name) => {
        const home = (await import(`../../src/${homeOf(name, file)!.replace(/\.ts$/, '.js')}`)) as Record<
          string,
          unknown
        >;
        return home[name];
      }),
    );
    const script = ts.transpile(`${before}\nreturn (${line});`, { target: ts.ScriptTarget.Latest });
    const given: unknown = new Function(...names, script)(...values);
    const named: unknown = new Function(`return (${gives});`)();
    if (!matches(given, named, gives)) expect(given).toEqual(named);
  });
});
