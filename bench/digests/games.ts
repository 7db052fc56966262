// Digests of games: what every decision of 11,600 games was answered with, one hash for each group of them. A change of the code
// that must not change play is compared with the commit before it.
//   npm run -s digests -- [--out FILE] [--check FILE] [--games-scale 0.1] [--only TEXT] [--print]

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf } from '../options.js';
import { everyGroup } from './groups.js';
import { digest } from './play.js';

/** Games of a group at scale 1. */
const GAMES = 100;

/** What a file of digests holds. */
interface Digests {
  /** The commit whose games they are. */
  readonly commit: string;
  /** Games of each group. */
  readonly games: number;
  readonly groups: Readonly<Record<string, string>>;
}

const { values } = optionsOf('bench/digests/games.ts', {
  out: undefined,
  check: undefined,
  'games-scale': undefined,
  only: '',
  print: false,
});

const expected = values.check === undefined ? null : (JSON.parse(readFileSync(values.check, 'utf8')) as Digests);
const scale = values['games-scale'];
const games = scale === undefined && expected !== null ? expected.games : Math.round(GAMES * Number(scale ?? 1));
if (!(games >= 1))
  throw new UsageError(`--games-scale ${scale}: at least one game of each group is played, so 0.01 or more`);
if (expected !== null && expected.games !== games)
  throw new UsageError(`${values.check} has ${expected.games} games of each group: leave --games-scale out`);

const tables = compileBoard(STANDARD_BOARD);
const groups = everyGroup().filter(({ name }) => name.includes(values.only));
const found: Record<string, string> = {};
for (const group of groups) {
  const print = values.print ? (line: string) => console.log(line) : null;
  found[group.name] = digest(group, tables, games, print);
  if (!values.print && expected === null) console.log(`${found[group.name]} ${group.name}`);
}

if (values.out !== undefined) {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync(values.out, `${JSON.stringify({ commit, games, groups: found } satisfies Digests, null, 2)}\n`);
}
if (expected !== null) {
  const names = Object.keys(expected.groups).filter((name) => name.includes(values.only));
  const missing = names.filter((name) => !(name in found));
  const unknown = Object.keys(found).filter((name) => !(name in expected.groups));
  const differing = names.filter((name) => name in found && found[name] !== expected.groups[name]);
  for (const name of missing) console.log(`not played any more: ${name}`);
  for (const name of unknown) console.log(`not in ${values.check}: ${name}`);
  for (const name of differing) console.log(`other games: ${name}`);
  const wrong = missing.length + unknown.length + differing.length;
  console.log(`${names.length} groups of ${games} games, ${wrong} not as at ${expected.commit.slice(0, 12)}`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
