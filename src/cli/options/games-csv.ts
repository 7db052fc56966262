// `--games-csv`: a line for each game that a command plays, in a table for a spreadsheet.
import type { Command } from 'commander';
import type { Simulate } from '../../analysis/controls.js';
import { grouped } from '../../answer/digits.js';
import type { GrowingFile } from '../../node/growing-file.js';
import { UsageError } from '../../text/usage-error.js';
import { complain, StandardOutputError } from '../output/output.js';

/** The option, as commander hands it over. */
export interface GamesCsvOptions {
  /** A file; `-` for standard output. */
  readonly gamesCsv?: string;
  readonly quiet?: boolean;
  readonly checkpoint?: string | boolean;
  readonly shard?: string;
  /** Takes the question to workers elsewhere. */
  readonly handOver?: unknown;
}

/** Adds the option to a command. */
export const withGamesCsv = (command: Command): Command =>
  command.option(
    '--games-csv <file>',
    'write a line for each game, for a spreadsheet: seed, number, score and all that is counted; - prints them, and nothing else, on standard output',
  );

/** The lines of the games of a command. */
export interface Told {
  readonly simulate: Simulate;
  /** Puts them in their place: those of the games that the answer counts. */
  finish(): Promise<void>;
  /** Takes them away; nothing after {@link finish}. */
  close(): void;
}

/**
 * Looks whether the option goes with the others.
 *
 * @throws UsageError where finished games are kept or handed over as counts
 */
export function checkGamesCsv({ gamesCsv, checkpoint, shard, handOver }: GamesCsvOptions): void {
  if (gamesCsv === undefined) return;
  const elsewhere = handOver ? 'vitp enqueue' : shard === undefined ? undefined : '--shard';
  const other = typeof checkpoint === 'string' ? '--checkpoint' : elsewhere;
  if (other === undefined) return;
  throw new UsageError(
    `--games-csv and ${other} do not go together: what ${other} writes are counts of many games; allowed: one of them`,
  );
}

/** Plays with a line for each game. What makes them is loaded with the first game. */
export function toldTo(file: string, { quiet }: GamesCsvOptions, simulate: Simulate): Told {
  let growing: GrowingFile | undefined;
  let games = 0;
  let columns = '';
  return {
    async simulate(job, options) {
      const [{ GrowingFile }, { gameRows }, { csvText }] = await Promise.all([
        import('../../node/growing-file.js'),
        import('../../analysis/game-rows.js'),
        import('../../text/index.js'),
      ]);
      growing ??= new GrowingFile(file);
      const lines = growing;
      const result = await simulate(job, {
        ...options,
        rows: {
          form(metrics) {
            const rows = gameRows(job, metrics);
            const head = csvText([rows.columns]);
            // A command may play in several runs of one kind.
            if (columns === '') lines.append(head);
            else if (columns !== head)
              throw new UsageError('--games-csv is not possible here: not all games have the same columns');
            columns = head;
            return rows.form;
          },
          write: (text) => lines.append(text),
        },
      });
      games += result.games;
      return result;
    },
    async finish() {
      if (!growing) {
        const why = 'no games were played. An exact answer needs none; --games plays some.';
        if (file === '-') throw new UsageError(`--games-csv has nothing to print: ${why}`);
        complain(`--games-csv is not used: ${why}`);
        return;
      }
      try {
        if (games > 0) await growing.finish();
      } catch (error) {
        throw file === '-' ? new StandardOutputError((error as Error).cause ?? error) : error;
      } finally {
        growing.discard();
      }
      if (games > 0 && file !== '-' && !quiet)
        complain(`Written to ${file}: a line for each of ${grouped(games)} games.`);
    },
    close: () => growing?.discard(),
  };
}
