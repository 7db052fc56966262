// Every command line of the manual runs, with fewer games: in the order in which its pages show them, with the files that they name.
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder, vitpHere } from '../cli/vitp.js';
import { commandsIn, pages, textOf, words } from './manual.js';

const root = process.cwd();
const folder = scratchFolder();

/** The first block of YAML of a page that begins so. */
const yaml = (page: string, begins: string): string =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^( *)```yaml\n([\s\S]*?)^\1```/gm)]
    .map((m) => m[2]!.replaceAll(new RegExp(`^${m[1]!}`, 'gm'), ''))
    .find((text) => text.startsWith(begins))!;

/** What the pages call files of the reader. */
const FILES: Readonly<Record<string, string>> = {
  'my-raid.yaml': yaml('README.md', 'kind: raid'),
  'another.yaml': 'kind: raid\ntargets: focus\n',
  'a.yaml': 'kind: raid\ntargets: spread\n',
  'b.yaml': 'kind: raid\ntargets: focus\n',
  'plans/one.yaml': 'kind: raid\ntargets: spread\n',
  'plans/two.yaml': 'kind: raid\ntargets: focus\n',
  'fear.yaml': yaml('docs/comparing.md', 'kind: game'),
  'carriers.yaml': yaml('docs/answers.md', 'kind: game'),
  'stay-or-leave.yaml': yaml('docs/answers.md', 'kind: game\nplayers:\n'),
  'stay.yaml': 'name: stay\nside: japan\nintent: Stays.\nturns: {1: {stay: true}}\n',
  'leave.yaml': 'name: leave\nside: japan\nintent: Leaves.\nturns: {1: {stay: false}}\n',
  'without-opening.yaml': 'kind: game\nplayers: {japan: standard}\n',
  'with-opening.yaml': 'kind: game\nplayers: {japan: standard+tko}\n',
  'my-doctrine.yaml': 'name: mine\nside: allied\nintent: Not afraid.\nextends: standard\nweights: {fear: 0}\n',
  'my-tuning/my-tuned.yaml':
    'name: my-tuned\nside: japan\nintent: Not afraid.\nextends: standard\nweights: {fear: 0}\n',
  'my-opening.yaml': 'name: my-opening\nside: allied\nintent: Nobody sails.\nturns: {2: {patrols: {}}}\n',
  'my-position.yaml': yaml('docs/positions.md', 'kind: record'),
  'my-plan.yaml': yaml('docs/positions.md', 'kind: record'),
};
/** One name, two files: a question to the ladder, and a doctrine in the tournament. */
const MINE: Readonly<Record<string, string>> = {
  'docs/comparing.md': 'kind: game\nplayers: {japan: standard}\n',
  'docs/who-plays-best.md': 'name: mine\nside: japan\nintent: Not afraid.\nextends: standard\nweights: {fear: 0}\n',
};

/** What is asked instead: fewer games, fewer rollouts. */
const FEWER: Readonly<Record<string, readonly string[]>> = {
  game: ['--games', '10'],
  bid: ['--games', '10'],
  tournament: ['--games', '2'],
  openings: ['--games', '2'],
  ladder: ['--games', '4', '--rungs', 'random,standard'],
  tune: ['--generations', '1', '--candidates', '4', '--games', '1', '--validation-games', '4', '--others', 'none'],
  sweep: ['--games', '10'],
  sensitivity: ['--games', '2', '--what', 'rulings'],
  regret: ['--games', '2', '--rollouts', '2', '--kinds', 'day-night', '--turn', '2'],
  position: ['--games', '10'],
  decided: ['--games', '20'],
};
const EXTRA: readonly (readonly [RegExp, readonly string[]])[] = [
  [/--review|--advise/, ['--rollouts', '4']],
  [/^show .*--review/, ['--turn', '2']],
  [/--control-variate/, ['--games', '20']],
  [/--precision battleships/, ['--precision', 'battleships.afloat=0.2']],
  [/--games 1e6/, ['--games', '1000']],
  [/--japan search/, ['--games', '2', '--japan', 'search-0.02s']],
  [/--allied search/, ['--allied', 'search-0.02s']],
  [/--shard/, ['--games', '300']],
];
/** Served until Ctrl-C, or in need of a Redis server: they have tests of their own. */
const SERVERS = /^(page|worker|enqueue|collect)\b/;

/** The words of a command, with fewer games. */
function fewer(args: readonly string[]): string[] {
  const line = args.join(' ');
  const [name] = args;
  if (line.includes('--help') || (name === 'openings' && args[1] === 'list')) return [...args];
  // A precision asks for as many games as it takes: here it takes none to speak of.
  const precise = args.indexOf('--precision');
  const played =
    line.includes('battleships') || precise < 0 ? args : [...args.slice(0, precise), ...args.slice(precise + 2)];
  const more = EXTRA.flatMap(([pattern, options]) => (pattern.test(line) ? options : []));
  return [...(FEWER[name!] ?? []), ...more].reduce(withWord, [...played]);
}

/** An option takes the place of one of its name, whose value the next word then replaces; other words come last. */
function withWord(args: string[], word: string, k: number, added: readonly string[]): string[] {
  const option = added[k - 1];
  if (word.startsWith('--')) return args.includes(word) ? args : [...args, word];
  if (option === undefined || args.at(-1) === option) return [...args, word];
  return args.with(args.indexOf(option) + 1, word);
}

/** A pattern of names as a shell fills it in. */
const filled = (word: string): string[] =>
  /^[\w-]+\/\*\.yaml$/.test(word)
    ? readdirSync(word.split('/')[0]!)
        .sort()
        .map((name) => `${word.split('/')[0]!}/${name}`)
    : [word];

const isPlaceholder = (word: string): boolean => /(^|[+,])[A-Z]{4,}$/.test(word);

describe('the manual', () => {
  beforeAll(async () => {
    process.chdir(folder.path);
    // Worker threads look for their loader from here.
    symlinkSync(join(root, 'node_modules'), 'node_modules');
    for (const name of ['plans', 'my-tuning', 'parts']) mkdirSync(name);
    for (const [name, text] of Object.entries(FILES)) writeFileSync(name, text);
    await vitpHere(['show', '--seed', 'pacific', '--game', '7', '--record', 'game.yaml', '--quiet']);
    await vitpHere(['raid', '--out', 'raided', '--quiet']);
    writeFileSync('result.json', readFileSync('raided/result.json'));
  });
  afterAll(() => process.chdir(root));

  const shown = pages.map((page) => [page, commandsIn(textOf(page))] as const).filter(([, lines]) => lines.length > 0);
  it.each(shown)('%s shows commands that run', async (page, lines) => {
    if (MINE[page] !== undefined) writeFileSync('mine.yaml', MINE[page]);
    const refused: unknown[] = [];
    for (const line of lines) {
      const args = words(line).slice(2).flatMap(filled);
      if (args.length === 0 || SERVERS.test(args.join(' ')) || args.some(isPlaceholder)) continue;
      const { code, stdout, stderr } = await vitpHere(fewer(args));
      // What is added to a record is yet to be filled in.
      const [, file] = /[^>]> *(\S+)/.exec(line) ?? [];
      // A form is filled in at one place.
      if (file !== undefined) writeFileSync(file, stdout.replace(/^( +(?:japan|allied):) *(?=#|$)/m, '$1 3 '));
      if (code !== 0) refused.push({ line, code, stderr: stderr.slice(-400) });
      else if (stdout + stderr === '') refused.push({ line, stdout });
    }
    expect(refused).toEqual([]);
  });

  it('shows in the README what the first command answers', async () => {
    const { start } = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } })
      .scripts;
    const { stdout } = await vitpHere(words(start.replace(/^.* dist\/cli\.js /, '')));
    const [, answer] = /```text\n([\s\S]*?) *…\n```/.exec(textOf(join(root, 'README.md')))!;
    expect(stdout.slice(0, answer!.length)).toBe(answer);
  });
});
