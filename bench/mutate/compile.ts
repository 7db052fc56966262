// A compiled copy of the engine with all its mutants in it, and of the tests that look for them.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { MUTATED_FILES } from './chapters.js';
import { instrument, type Mutant } from './instrument.js';

/** What was compiled. */
export interface Compiled {
  readonly mutants: readonly Mutant[];
  readonly runner: string;
  readonly testFiles: readonly { readonly path: string; readonly chapter: string }[];
}

const SOURCES = ['src', 'tests/game', 'bench/mutate'];
/** What tests read beside code. */
const FIXTURES = 'tests/fixtures';

/**
 * Writes the copy below `out` (within the project, so that it finds its packages).
 *
 * @param tests files below tests/ that are run, e.g. `tests/game/movement.test.ts`.
 */
export function compile(out: string, tests: readonly string[]): Compiled {
  rmSync(out, { recursive: true, force: true });
  const mutants: Mutant[] = [];
  const files = new Set([...SOURCES.flatMap(filesBelow), 'tests/size.ts', ...tests]);
  for (const file of files) {
    let text = readFileSync(file, 'utf8');
    const target = join(out, file.replace(/\.ts$/, '.js'));
    const path = (to: string) => relative(dirname(target), join(out, to)).replace(/^(?!\.)/, './');
    if (isMutated(file)) {
      const made = instrument(basename(file), text, mutants.length, path('bench/mutate/switch.js'));
      mutants.push(...made.mutants);
      text = made.text;
    }
    const { outputText } = ts.transpileModule(text, {
      fileName: file,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
    });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText.replace(/from 'vitest'/g, `from '${path('bench/mutate/harness.js')}'`));
  }
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.json')) cpSync(join('src', name), join(out, 'src', name));
  }
  cpSync(FIXTURES, join(out, FIXTURES), { recursive: true });
  writeFileSync(join(out, 'package.json'), '{"type":"module"}\n');
  return {
    mutants,
    runner: join(out, 'bench/mutate/runner.js'),
    testFiles: tests.map((file) => ({
      path: join(out, file.replace(/\.ts$/, '.js')),
      chapter: chapterAbout(file),
    })),
  };
}

/** True for a file of the engine that stands in the list of chapters. */
export const isMutated = (file: string): boolean =>
  /^src\/game(?:\/(?:chapters|options|state|questions)(?:\/[\w-]+)*)?$/.test(dirname(file)) &&
  MUTATED_FILES.includes(basename(file));

/** The folder of a chapter whose tests are several files, or the name of the one file: `tests/game/retreats/chase.test.ts` is of `retreats`. */
const chapterAbout = (test: string) => test.split('/')[2]!.replace('.test.ts', '');

/** The paths of the code below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));
}
