// The command in a fresh process: what a player waits for, as processor time of the whole process.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { digits } from './measure.js';
import type { Section } from './section.js';

const COMMAND = fileURLToPath(new URL('./cli.js', import.meta.url));
/** Loaded before the command: at its end the process writes the seconds of processor time that it took. */
const TELL = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeSync(3, String((user + system) / 1e6));
  });
`)}`;
/** The battle of the README. */
const BATTLE = ['battle', 'Akagi, Kaga, 22 AirFlot vs Lexington, Enterprise, 11 AF', '--control', 'japan'] as const;
const RUNS = {
  oneGame: ['game', '--games', '1', '--workers', '1', '--quiet'],
  manyGames: ['game', '--games', '101', '--workers', '1', '--quiet'],
  raid: ['raid', '--quiet'],
  battle: [...BATTLE, '--quiet'],
  whatIf: [...BATTLE, '--what-if', 'add Hornet', '--quiet'],
} as const;

/**
 * Seconds: `oneGame`, `raid`, `battle` and `whatIf`, from the shell to the answer; `hundredGames`, the hundred games after the first one.
 * Each is the least of some processes, in turn. `checksum` is that of the answers.
 */
export const cold: Section = async ({ quick }) => {
  const seconds = {
    oneGame: Number.POSITIVE_INFINITY,
    manyGames: Number.POSITIVE_INFINITY,
    raid: Number.POSITIVE_INFINITY,
    battle: Number.POSITIVE_INFINITY,
    whatIf: Number.POSITIVE_INFINITY,
  };
  const answers: Partial<Record<keyof typeof RUNS, string>> = {};
  for (let k = 0; k < (quick ? 2 : 10); k++) {
    for (const name of ['oneGame', 'manyGames', 'raid', 'battle', 'whatIf'] as const) {
      const { output } = spawnSync(process.execPath, ['--import', TELL, COMMAND, ...RUNS[name]], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
      });
      answers[name] = output[1]!;
      seconds[name] = Math.min(seconds[name], Number(output[3]));
    }
  }
  return {
    oneGame: digits(seconds.oneGame, 3),
    hundredGames: digits(seconds.manyGames - seconds.oneGame, 3),
    raid: digits(seconds.raid, 3),
    battle: digits(seconds.battle, 3),
    whatIf: digits(seconds.whatIf, 3),
    checksum: createHash('sha256').update(Object.values(answers).join()).digest('hex').slice(0, 16),
  };
};
