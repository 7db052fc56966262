// What `tsc` alone does not hold; `npm run typecheck` runs this beside it. An index may be out of range (noUncheckedIndexedAccess)
// everywhere but in the folders below: a compiler option is for a whole program, so the compiler is asked about the other files alone
// (docs/decisions/indexed-access.md). And examples of the documentation that import the package are right.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Folders in which an index that is out of range is not asked about. */
const LEFT_OUT = ['src/ai/heuristic/', 'bench/blunders/'];
/** Declared and not used: an example may show what there is. */
const SHOWN_ONLY = [6133, 6192, 6196, 6198];

/** Examples that import the package, by the name of a file beside this one that holds nothing else. */
function examples(): Map<string, string> {
  const below = (folder: string, end: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(end))
      .map((name) => join(folder, name));
  const found: string[] = [];
  for (const file of ['README.md', ...below('docs', '.md')]) {
    found.push(...[...readFileSync(file, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((m) => m[1]!));
  }
  for (const file of below('src', '.ts')) {
    for (const [, text] of readFileSync(file, 'utf8').matchAll(/\* @example\n([\s\S]*?)(?:\*\/|\* @)/g)) {
      found.push(text!.replaceAll(/^ *\* ?/gm, ''));
    }
  }
  const whole = found.filter((text) => text.includes("from 'vitp-monte-carlo"));
  return new Map(whole.map((text, k) => [resolve(`build/example-${k + 1}.ts`), text]));
}

/** What the compiler says of the files that a tsconfig.json names itself, with the option on, and of files that only stand here. */
function saidOf(folder: string, written: ReadonlyMap<string, string> = new Map()): ts.Diagnostic[] {
  const system = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => {},
  };
  const file = join(folder, 'tsconfig.json');
  const more = {
    noUncheckedIndexedAccess: true,
    paths: { 'vitp-monte-carlo': ['./src/index.ts'], 'vitp-monte-carlo/*': ['./src/*.ts'] },
  };
  const config = ts.getParsedCommandLineOfConfigFile(file, more, system);
  if (!config) throw new Error(`there is no ${file}`);
  const host = ts.createCompilerHost(config.options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => written.get(resolve(name)) ?? readFile(name);
  host.fileExists = (name) => written.has(resolve(name)) || fileExists(name);
  const names = [...config.fileNames, ...written.keys()];
  const program = ts.createProgram(names, config.options, host);
  return names
    .filter((name) => !LEFT_OUT.some((left) => relative(process.cwd(), name).startsWith(left)))
    .flatMap((name) => {
      const source = program.getSourceFile(name);
      const said = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return written.has(name) ? said.filter(({ code }) => !SHOWN_ONLY.includes(code)) : said;
    });
}

const shown = examples();
if (shown.size < 5) throw new Error(`only ${shown.size} examples import the package: are they still found?`);
const said = [...saidOf('.', shown), ...saidOf('src/page'), ...saidOf('tests/page')];
if (said.length > 0) {
  for (const [name, text] of shown) {
    if (said.some((one) => one.file?.fileName === name)) console.error(`${name} is this example:\n${text}`);
  }
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  };
  console.error(ts.formatDiagnostics(said, host));
  process.exit(1);
}
