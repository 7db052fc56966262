// Numbers in the code of the heuristic and learned players that no climb and no tuning moves: each is halved and doubled for one side at a time, and what that gains is measured. A number
// that gains by it should be a weight. The code is copied and changed, so that a number can be moved while games are played.
// Use: npm run -s constants -- [--player NAME] [--rules second-edition] [--games 800] [--seed constants] [--factors 0.5,2] [--only target-worth]
//      --only: the numbers whose file and name hold the text.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEFAULT_PLAYER } from '../src/ai/default-player.js';
import type * as matches from '../src/ai/match.js';
import type * as boards from '../src/board/index.js';
import type { Player } from '../src/game/state/state.js';
import type * as rulesOf from '../src/rules/index.js';
import { optionsOf, some } from './options.js';

const { values } = optionsOf('bench/constants.ts', {
  player: DEFAULT_PLAYER,
  rules: 'second-edition',
  games: some(800),
  seed: 'constants',
  factors: '0.5,2',
  only: '',
});
const games = Number(values.games);

const COPY = '.cache/constants/src';
const FOLDERS = ['ai/heuristic', 'ai/learned'];
/** A number with a name of its own, alone on its line. */
const NUMBER = /^((?:export )?)const ([A-Z][A-Z0-9_]*) = (-?[\d._]+);$/gm;
/** Places in a list, sizes, rules of the game, and what cannot be halved. */
const NO_AMOUNTS = new Set(
  'ABREAST ALL ANY AIRS CARRIERS CARRIER_NIGHT CARRIER_STAY CHANGED DAY DAY_MENACE DEFAULT_BASE DIE EARLY ENTRIES FLAGS FROM_PEARL_HARBOR GUNNED HOME HUNTS KINDS MAX_CHANGES MAX_FLAGS MAX_ROOM MAX_SHOTS MENACE NET_RULES NET_TURNS NIGHT NOBODY_GOES NOWHERE OWN POINT RAID_ROUNDS ROW SCREENS SHARES SHIPS STATES STAY STRENGTH UNKNOWN WORTH'.split(
    ' ',
  ),
);

/** Sets a number to so many times what it is. */
type Mover = (factor: number) => void;
const numbers: Record<string, Mover> = {};
Object.assign(globalThis, { movedNumbers: numbers });

rmSync(COPY, { recursive: true, force: true });
cpSync('src', COPY, { recursive: true });
for (const folder of FOLDERS) {
  for (const file of readdirSync(join(COPY, folder), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const path = join(COPY, folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replaceAll(NUMBER, (line, exported: string, name: string, value: string) =>
      NO_AMOUNTS.has(name)
        ? line
        : `${exported}let ${name} = ${value}; globalThis.movedNumbers['${basename(file, '.ts')} ${name}'] = (x) => { ${name} = ${value} * x; };`,
    );
    if (changed !== text) writeFileSync(path, changed);
  }
}
const load = (file: string) => import(join(process.cwd(), COPY, file));
const { Match } = (await load('ai/match.ts')) as typeof matches;
const { compileBoard, SIDES, STANDARD_BOARD } = (await load('board/index.ts')) as typeof boards;
const { resolveRules } = (await load('rules/index.ts')) as typeof rulesOf;
const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules(values.rules.split(','));

/** Final scores with a number moved while one side decides. */
function play(set?: Mover, factor = 1, side = -1): number[] {
  const match = new Match(tables, rules, { japan: values.player, allied: values.player }, values.seed, 'sampled');
  const { players } = match.game;
  const moved = (player: Player, of: number): Player => ({
    name: player.name,
    ...(player.trusted === undefined ? {} : { trusted: player.trusted }),
    startGame: (game) => player.startGame?.(game),
    decide(decision, game) {
      set?.(of === side ? factor : 1);
      player.decide(decision, game);
    },
  });
  SIDES.forEach((_, of) => {
    players[of] = moved(players[of]!, of);
  });
  return Array.from({ length: games }, (_, game) => {
    match.play(game);
    return match.game.poc;
  });
}

const usual = play();
const mean = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length;
const rows = Object.entries(numbers)
  .filter(([name]) => name.includes(values.only))
  .flatMap(([name, set]) =>
    values.factors.split(',').flatMap((factor) =>
      SIDES.map((side, of) => {
        const gains = play(set, Number(factor), of).map((x, k) => (of === 0 ? 1 : -1) * (x - usual[k]!));
        set(1);
        const gain = mean(gains);
        const error = Math.sqrt(mean(gains.map((x) => (x - gain) ** 2)) / (games - 1));
        const text = `${gain.toFixed(2)} ±${error.toFixed(2)}  ${name} × ${factor}, ${side}`;
        console.error(text);
        return { errors: error > 0 ? gain / error : 0, text };
      }),
    ),
  );
rows.sort((a, b) => b.errors - a.errors);
console.log(
  `Gain in POC of one side, ${games} games, and in standard errors; ${rows.length} figures, the highest first`,
);
for (const { errors, text } of rows) console.log(`${errors.toFixed(1).padStart(5)}  ${text}`);
