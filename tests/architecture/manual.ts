// The pages of the manual, and the commands that they show.
import { readdirSync, readFileSync } from 'node:fs';

/** docs/pacific-war.md has a test of its own, which runs all of it. */
export const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...(readdirSync('docs', { recursive: true, encoding: 'utf8' }) as string[])
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md') && name !== 'docs/pacific-war.md'),
].sort();
export const textOf = (page: string): string => readFileSync(page, 'utf8');

/** What a shell makes of a line: words, without quotes, comments, and the file that the output goes to. */
export function words(line: string): string[] {
  const found = [...line.matchAll(/\s*(?:"([^"]*)"|'([^']*)'|>+ *\S+|([^\s"'#]\S*)|#.*)/g)];
  return found.flatMap((m) => m[1] ?? m[2] ?? m[3] ?? []);
}

/** Every `npx vitp …` of a page, in blocks and in sentences. */
export function commandsIn(text: string): string[] {
  const lines = [...text.matchAll(/^ *npx vitp .*$/gm)].map((m) => m[0].trim());
  const inline = [...text.matchAll(/`(npx vitp [^`]+)`/g)].map((m) => m[1]!.replaceAll(/\s+/g, ' '));
  return [...lines, ...inline].filter((line) => !line.includes('…'));
}
