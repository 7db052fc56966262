// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code that is searched stands here as text
// A metric is named by its value (RAID_FIGURES, BATTLE_FIGURES, GAME_FIGURES): no other code types its name.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What names of metrics begin with, in quotes; `rounds`, `holds` and the like mean other things too. */
const TYPED =
  /(['"`])(?:winner|(?:poc|winner|remaining|lost|damage|ship|unit|battleships|cruisers|control|port|group)\.[a-z$<][^'"`\s]*)\1/gi;

/** Code without its comments, which may show a name. */
const codeOf = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

const typedIn = (text: string): string[] => [...codeOf(text).matchAll(TYPED)].map((m) => m[0]);

it('names of metrics are typed where the metrics are defined, and nowhere else', () => {
  const files = (readdirSync('src', { recursive: true, encoding: 'utf8' }) as string[]).filter(
    (name) => /\.tsx?$/.test(name) && !name.endsWith('-figures.ts'),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((name) => typedIn(readFileSync(`src/${name}`, 'utf8')).map((text) => `${name}: ${text}`));
  expect(found).toEqual([]);
});

it('one would be found', () => {
  expect(typedIn("const a = 'winner'; // 'poc.final'\n/** 'lost.japan' */ at(`unit.${name}.fate`)")).toEqual([
    "'winner'",
    '`unit.${name}.fate`',
  ]);
});
