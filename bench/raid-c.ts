// The raid kernel in C: compiled with the machine's own compiler into a temporary folder, fed the same plan.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BoardTables, KINDS } from '../src/board/index.js';
import { ACTION_AIR_RAID, ROLL_ATTACK, type SeedKey, slotOf } from '../src/dice/index.js';
import { raidTargets } from '../src/raid/plans/plan-targets.js';
import type { ExplicitTargets, RaidScenario } from '../src/raid/question/raid-scenario.js';

/** One run of the C program. */
export interface CRun {
  /** Nanoseconds a game in its best slice. */
  readonly nanoseconds: number;
  /** Counts, laid out by `raidMetrics`. */
  readonly tally: readonly number[];
}

/** The compiled program. */
export interface CKernel {
  readonly compiler: string;
  run(first: number, games: number, slices: number): CRun;
  close(): void;
}

/** Compiles `bench/raid.c` for a raid with written targets; a sentence when there is no compiler. */
export function compileRaid(scenario: RaidScenario, tables: BoardTables, key: SeedKey): CKernel | string {
  const version = spawnSync('cc', ['--version'], { encoding: 'utf8' });
  if (version.error || version.status !== 0) return 'there is no C compiler "cc" here: ratioToC is null';
  const folder = mkdtempSync(join(tmpdir(), 'vitp-bench-'));
  const program = join(folder, 'raid');
  const compiled = spawnSync('cc', ['-O2', '-o', program, resolve('bench/raid.c')], { encoding: 'utf8' });
  if (compiled.status !== 0) {
    rmSync(folder, { recursive: true });
    return `cc cannot compile bench/raid.c: ${compiled.stderr.trim()}`;
  }
  const plan = planOf(scenario, tables);
  return {
    compiler: `${version.stdout.split('\n')[0]!} -O2`,
    run(first, games, slices) {
      const input = [...key, first, games, slices, ...plan].join(' ');
      const { status, stdout } = spawnSync(program, { input, encoding: 'utf8' });
      if (status !== 0) throw new Error(`bench/raid.c ended with exit code ${status}`);
      const [nanoseconds, ...tally] = stdout.split(',').map(Number);
      return { nanoseconds: nanoseconds!, tally };
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** The plan as the numbers that `raid.c` reads. */
function planOf(scenario: RaidScenario, tables: BoardTables): number[] {
  const targets = raidTargets(tables);
  const area = tables.areaNames.indexOf('Hawaiian Islands');
  const rounds = [scenario.targets.round1, scenario.targets.round2] as ExplicitTargets[];
  const units = targets.map((target) => {
    const isShip = tables.isShip[target]!;
    const attacks = rounds.flatMap((round, r) =>
      Object.entries(round)
        .filter(([, name]) => name === tables.pieceNames[target])
        .map(([attacker]) => {
          const piece = tables.pieceIndex.get(attacker)!;
          const slot = slotOf(1, area, r + 1, ACTION_AIR_RAID, piece, ROLL_ATTACK);
          return [slot, tables.airstrike[piece]!, isShip ? tables.airstrikeBonus[piece]! : 0];
        }),
    );
    const kind = ['battleship', 'cruiser'].indexOf(KINDS[tables.kind[target]!]!);
    return [kind < 0 ? 2 : kind, isShip, tables.armor[target]!, attacks.length, ...attacks.flat()];
  });
  return [units.length, ...units.flat()];
}
