// The heuristic players beside those of an earlier commit, which sit at the same table: both sides' results against a common
// opponent, on the same dice.
//   npm run -s first-heuristics -- [--games 2000] [--seed S] [--doctrine tuned] [--rules second-edition] [--commit c555693]

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DEFAULT_DOCTRINE, doctrineNames, shippedDoctrine } from '../src/ai/heuristic/doctrine/doctrine.js';
import { HeuristicPlayer } from '../src/ai/heuristic/heuristic-player.js';
import { compileBoard, type Side, STANDARD_BOARD } from '../src/board/index.js';
import { AddressedDice } from '../src/dice/index.js';
import { Game, playGame } from '../src/game/index.js';
import type { Player } from '../src/game/state/state.js';
import { resolveRules } from '../src/rules/index.js';
import { optionsOf, some } from './options.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const { values } = optionsOf('bench/first-heuristics.ts', {
  games: some(2000),
  seed: 'first heuristics',
  doctrine: DEFAULT_DOCTRINE,
  rules: 'second-edition', // The first heuristic players of this project, which kept their doctrines in the code.
  commit: 'c555693',
});

/** Writes the players of a commit into the cache, with their imports turned to the engine of today, and loads them. */
async function playersOf(commit: string): Promise<{ japan: Player; allied: Player }> {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const folder = join(ROOT, '.cache', 'players', commit);
  const files = git('ls-tree', '-r', '--name-only', commit, 'src/players/heuristic', 'src/players/heuristic.ts');
  for (const file of files.trim().split('\n')) {
    const to = join(folder, file.replace('src/players/', ''));
    const depth = file === 'src/players/heuristic.ts' ? 1 : 2;
    const up = '../'.repeat(depth);
    const text = git('show', `${commit}:${file}`)
      .replaceAll(`'${up}`, `'${'../'.repeat(depth + 2)}src/`)
      // Where it lies today.
      .replaceAll('src/game/decisions.js', 'src/game/questions/decisions.js');
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  const [{ HeuristicPlayer: Early }, doctrine] = await Promise.all([
    load('heuristic.ts'),
    load('heuristic/doctrine.ts'),
  ]);
  return { japan: new Early(doctrine.STANDARD_JAPAN), allied: new Early(doctrine.STANDARD_ALLIED) };
}

/** The player of today with the doctrine that was asked for. */
function today(side: Side): Player {
  const doctrine = shippedDoctrine(side, values.doctrine);
  if (!doctrine)
    throw new Error(`${side} has no doctrine ${values.doctrine}; there are ${doctrineNames(side).join(', ')}`);
  return new HeuristicPlayer(doctrine);
}

const games = Number(values.games);
const early = await playersOf(values.commit);
const japan = { early: early.japan, now: today('japan') };
const allied = { early: early.allied, now: today('allied') };
const dice = new AddressedDice(values.seed);
const g = new Game(compileBoard(STANDARD_BOARD), resolveRules(values.rules.split(',')), dice);

type When = 'early' | 'now';

/** Final scores of games between two players, and processor time a game in microseconds. */
function play(j: When, a: When): number[] {
  g.players[0] = japan[j];
  g.players[1] = allied[a];
  const finals: number[] = [];
  const track = new Float64Array(g.rules.turns + 1);
  const first = new Map<number, number>();
  const before = process.cpuUsage();
  for (let k = 0; k < games; k++) {
    dice.startGame(k);
    for (const player of g.players) player?.startGame?.(k);
    playGame(g, {
      turnEnded() {
        track[g.turn]! += g.poc / games;
        if (g.turn === 1) first.set(g.poc, (first.get(g.poc) ?? 0) + 1);
      },
    });
    finals.push(g.poc);
  }
  const { user, system } = process.cpuUsage(before);
  const [mode] = [...first].sort((x, y) => y[1] - x[1])[0]!;
  const won = finals.filter((poc) => poc > 0).length / games;
  console.log(
    `Japan ${j}, Allies ${a}: POC ${estimate(finals)}, Japan ahead in ${won.toFixed(3)}; by turn ` +
      `${Array.from(track.subarray(1), (x) => x.toFixed(1)).join(' ')}; turn 1 most often ${mode}; ${((user + system) / games).toFixed(0)} µs`,
  );
  return finals;
}

function estimate(x: readonly number[]): string {
  const mean = x.reduce((sum, v) => sum + v, 0) / x.length;
  const variance = x.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (x.length - 1);
  return `${mean.toFixed(2)} ± ${(1.96 * Math.sqrt(variance / x.length)).toFixed(2)}`;
}

const paired = (x: readonly number[], y: readonly number[]): string => estimate(x.map((v, k) => v - y[k]!));

const both = play('early', 'early');
console.log(`Japan now for Japan early, against the early Allies: ${paired(play('now', 'early'), both)}`);
console.log(`Allies now for Allies early, against the early Japan: ${paired(both, play('early', 'now'))}`);
play('now', 'now');
