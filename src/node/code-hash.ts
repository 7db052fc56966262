// What the code that plays is, in one number: what was played by other code is not the same answer, whatever the version says.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders and files of the sources that decide what a game comes to, given its scenario and seed. */
const PLAYING = [
  'text',
  'stats',
  'board',
  'rules',
  'dice',
  'game',
  'ai',
  'raid',
  'battle',
  'records',
  'whole-games',
  'simulate',
  'analysis/experiments.ts',
  'analysis/compare',
  'analysis/decided',
  'analysis/sweep/swept-experiment.ts',
  'analysis/tournament',
];

/** Packages that they may use and that are bundled, so that a user does not install them. */
const BUNDLED_PLAYING = ['seedrandom', 'simple-statistics', 'yalps', 'yaml'];

/** True for a source (by its path in `src`) that may decide what a game comes to. */
export const decidesGames = (file: string): boolean =>
  /\.(?:ts|json)$/.test(file) && PLAYING.some((part) => file === part || file.startsWith(`${part}/`));

/** Put in its place by the build (`tsup.config.ts`): a built package has no sources to look at. */
declare const __VITP_CODE__: string | undefined;

/**
 * SHA-256 over names and bytes of the sources that play, and the versions of the packages they may use.
 *
 * @param root the folder that holds `src` and `package.json`
 * @throws what Node throws where there are no sources
 */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  const sources = join(root, 'src');
  const files = (readdirSync(sources, { recursive: true, encoding: 'utf8' }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter(decidesGames)
    .sort();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(sources, file)))
      .update('\0');
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly [key in 'dependencies' | 'devDependencies']?: Readonly<Record<string, string>>;
  };
  const bundled = BUNDLED_PLAYING.map((name) => [name, devDependencies[name]] as const);
  const versions = [...Object.entries(dependencies), ...bundled].sort(([a], [b]) => (a < b ? -1 : 1));
  return hash.update(JSON.stringify(Object.fromEntries(versions))).digest('hex');
}

/** That of the code that is running: from the build, or from the sources it is run from. */
export function codeHash(): string {
  if (typeof __VITP_CODE__ === 'string') return __VITP_CODE__;
  ofSources ??= hashOfSources(join(dirname(fileURLToPath(import.meta.url)), '../..'));
  return ofSources;
}

/** What is loaded does not change any more. */
let ofSources: string | undefined;
