// The modules of the package, made of what the bundler writes. The bundler cuts a module wherever two entries share other files, and gives 350 of
// which most are small; what they import from each other was a tenth of the package. Small ones that are loaded together become one here.
import { createHash } from 'node:crypto';
import { basename, join, relative } from 'node:path';
import { type OutputChunk, type RollupLog, rollup } from 'rollup';
import type { Options } from 'tsup';
import { groupsOf, type Part } from './groups.js';
import { withShortNames } from './short-names.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Result = Awaited<ReturnType<Parameters<Plugin['setup']>[0]['esbuild']['build']>>;
type Metafile = NonNullable<Result['metafile']>;
type Output = Metafile['outputs'][string];
type File = NonNullable<Result['outputFiles']>[number];

/** Below 10 kB a module costs more in the package than it saves anyone; what 120 entries and later loads may get in vain for it is 100 kB in all. */
const LIMITS = { minBytes: 10_000, maxInVain: 100_000 };

/** The plugin of the bundler. It stands before those that look at what was written. */
export const mergedModules = (): Plugin => ({
  name: 'merged modules',
  setup(build) {
    build.onEnd(async (result) => {
      const { metafile, outputFiles } = result;
      const { outdir, entryPoints } = build.initialOptions;
      if (!metafile || !outputFiles || outdir === undefined || !entryPoints || Array.isArray(entryPoints)) return;
      const texts = new Map(outputFiles.map((file) => [basename(file.path), file.text]));
      const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
      const entries = Object.keys(entryPoints).map((name) => `${name}.js`);
      const later = [...outputs.values()].flatMap((output) => importsOf(output, 'dynamic-import'));
      const groups = groupsOf(partsOf(outputs, entries), [...new Set([...entries, ...later])], LIMITS);
      const chunks = await merge(entries, texts, groups, (name) => isOurs(outputs.get(name)!));
      const folder = relative(process.cwd(), outdir);
      result.outputFiles = chunks.map((chunk) => fileOf(join(outdir, chunk.fileName), chunk.code));
      metafile.outputs = Object.fromEntries(
        chunks.map((chunk) => [join(folder, chunk.fileName), outputOf(chunk, folder, outputs)]),
      );
    });
  },
});

/** What is loaded at once, or later. */
const importsOf = ({ imports }: Output, kind: string): string[] =>
  imports.filter((one) => !one.external && one.kind === kind).map(({ path }) => basename(path));

/**
 * The modules with their kinds. Entries stay by themselves, for some run when they are loaded. What the page's own thread loads stays apart, so that nothing gets there that solves or plays; what its workers load
 * has no modules of Node; and code of other packages gets other names.
 */
function partsOf(outputs: ReadonlyMap<string, Output>, entries: readonly string[]): Part[] {
  const ofPage = loadedBy(['page.js'], outputs);
  const ofWorkers = loadedBy(['asker.js', 'player.js'], outputs);
  const placeOf = (name: string): string => (ofPage.has(name) ? 'page' : ofWorkers.has(name) ? 'worker' : 'node');
  return [...outputs].map(([name, output]) => ({
    name,
    bytes: output.bytes,
    imports: importsOf(output, 'import-statement'),
    kind: entries.includes(name) ? name : `${placeOf(name)}${isOurs(output) ? '' : ', of others'}`,
  }));
}

/** Modules that entries load at some time. */
function loadedBy(entries: readonly string[], outputs: ReadonlyMap<string, Output>): ReadonlySet<string> {
  const found = new Set(entries);
  // The set grows while it is gone through.
  for (const name of found) {
    const output = outputs.get(name)!;
    for (const path of [...importsOf(output, 'import-statement'), ...importsOf(output, 'dynamic-import')])
      found.add(path);
  }
  return found;
}

/** True for a module with code of our own. */
const isOurs = ({ inputs }: Output): boolean => Object.keys(inputs).some((path) => !path.includes('node_modules/'));

/** Fewer modules of `texts`, by name; the entries keep their names. */
async function merge(
  entries: readonly string[],
  texts: ReadonlyMap<string, string>,
  groups: readonly (readonly string[])[],
  isOurs: (name: string) => boolean,
): Promise<OutputChunk[]> {
  const groupOf = new Map(
    groups.flatMap((names) => names.map((name) => [name, names[0]!.replace(/\.js$/, '')] as const)),
  );
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((name) => [name.replace(/\.js$/, ''), name])),
    plugins: [
      {
        name: 'merged modules',
        resolveId: (id) => (texts.has(basename(id)) ? basename(id) : { id, external: true }),
        load: (id) => texts.get(id),
        renderChunk: (text, { moduleIds }) => withShortNames(text, moduleIds.some(isOurs)).then((code) => ({ code })),
      },
    ],
    // As package.json says: a module of which nothing is used need not be loaded.
    treeshake: { moduleSideEffects: false },
    onLog: told,
  });
  const { output } = await bundle.generate({
    format: 'es',
    compact: true,
    generatedCode: 'es2015',
    hoistTransitiveImports: false,
    manualChunks: (name) => groupOf.get(name),
    onlyExplicitManualChunks: true,
    chunkFileNames: ({ facadeModuleId }) => `${facadeModuleId?.replace(/-\w+\.js$/, '') ?? 'chunk'}-[hash:8].js`,
  });
  await bundle.close();
  return output.filter((made) => made.type === 'chunk');
}

function told(level: string, log: RollupLog): void {
  if (level === 'warn' && log.code !== 'EMPTY_BUNDLE') throw new Error(log.message);
}

function fileOf(path: string, text: string): File {
  const contents = new TextEncoder().encode(text);
  return { path, contents, text, hash: createHash('sha256').update(contents).digest('hex') };
}

/** What the bundler would say of a module. */
function outputOf(
  { code, exports, facadeModuleId, moduleIds, imports, dynamicImports }: OutputChunk,
  folder: string,
  outputs: ReadonlyMap<string, Output>,
): Output {
  const from = moduleIds.map((name) => outputs.get(name)!);
  const { entryPoint } = (facadeModuleId !== null && outputs.get(facadeModuleId)) || {};
  const external = new Set(
    from.flatMap(({ imports }) => imports.filter((one) => one.external).map(({ path }) => path)),
  );
  const imported = (path: string, kind: 'import-statement' | 'dynamic-import') =>
    external.has(path) ? { path, kind, external: true } : { path: join(folder, path), kind };
  return {
    bytes: Buffer.byteLength(code),
    inputs: Object.assign({}, ...from.map(({ inputs }) => inputs)),
    imports: [
      ...imports.map((path) => imported(path, 'import-statement')),
      ...dynamicImports.map((path) => imported(path, 'dynamic-import')),
    ],
    exports,
    ...(entryPoint !== undefined && { entryPoint }),
  };
}
