// Holds noUncheckedIndexedAccess where it is wanted: everywhere but in the folders below. A compiler option is for a whole program, so
// this asks the compiler about the other files alone (docs/decisions/indexed-access.md). `npm run typecheck` runs it.
import { join, relative } from 'node:path';
import ts from 'typescript';

/** Folders in which an index that is out of range is not asked about. */
const LEFT_OUT = ['src/ai/heuristic/', 'bench/blunders/'];

/** What the compiler says of the files that a tsconfig.json names itself, with the option on. */
function saidOf(file: string): readonly ts.Diagnostic[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(file, { noUncheckedIndexedAccess: true }, host);
  if (!config) throw new Error(`there is no ${file}`);
  const program = ts.createProgram(config.fileNames, config.options);
  return config.fileNames
    .filter((name) => !LEFT_OUT.some((folder) => relative(process.cwd(), name).startsWith(folder)))
    .flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)));
}

const said = ['.', 'src/page', 'tests/page'].flatMap((folder) => saidOf(join(folder, 'tsconfig.json')));
if (said.length > 0) {
  console.error(
    ts.formatDiagnostics(said, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => process.cwd(),
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}
