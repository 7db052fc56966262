// Ctrl-C in the middle of a run.
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SearchPlayer } from '../../src/ai/search/search-player.js';
import { answerDuel } from '../../src/analysis/duel.js';
import { answered } from '../../src/cli/answered.js';
import { interruptOf } from '../../src/cli/output/interrupt.js';
import { describeRun } from '../../src/node/machine.js';
import { duelPage } from '../../src/report/duel.js';
import { progressOf } from '../../src/simulate/progress.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';
import {
  countOf,
  type Ended,
  interruptedHere,
  numbersOf,
  resultOf,
  scratchFolder,
  vitp,
  vitpHere,
  withoutRun,
} from './vitp.js';

const folder = scratchFolder();

/** Hours of games: nobody waits for the end. */
const ENDLESS = ['raid', '--games', '1e12', '--seed', 'tora', '--quiet'];

const ANNOUNCE = new URL('./fixtures/announce-playing.mjs', import.meta.url).href;

/** Runs the command, and signals it when it has played for so many slices of 25 ms, or when so many of its threads run. */
function interrupted(
  args: readonly string[],
  when: `${'slices' | 'threads'}=${number}`,
  signal: (child: ChildProcess) => void,
): Promise<Ended> {
  const during = (child: ChildProcess) => {
    child.stdout!.once('data', () => signal(child));
  };
  return vitp(args, { preload: [`${ANNOUNCE}?${when}`], during });
}

describe('SIGHUP', () => {
  it('keeps what SIGTERM keeps', () => {
    const heard: string[] = [];
    const interrupt = interruptOf(() => heard.push('first'));
    // Where nothing can be kept, signals mean what they mean to Node.
    expect(process.listenerCount('SIGHUP')).toBe(0);
    interrupt.listen();
    interrupt.listen();
    process.emit('SIGHUP', 'SIGHUP');
    expect([interrupt.exitCode, interrupt.signal.aborted, heard]).toEqual([129, true, ['first']]);
    interrupt.close();
    expect(process.listenerCount('SIGHUP')).toBe(0);
  });
});

/** Nothing is written, and everybody is told that it was. */
const silenced = () =>
  vi.spyOn(process.stdout, 'write').mockImplementation((_, ...rest) => {
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  });

const DUEL = { kind: 'duel', first: 'Atago', second: 'Houston', rounds: 1, data: null } as const;

describe('a signal while the answer is handed over', () => {
  it.each([
    ['does not make a failure of one that is complete', {}, 0],
    ['ends one that was cut short with its code', { partial: true }, 129],
  ])('%s', async (_, cut, code) => {
    const page = duelPage(await answerDuel(DUEL, { describeRun }));
    const stdout = silenced();
    const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const ended = answered({ kind: 'game', scenario: STANDARD_GAME }, { quiet: true }, 1, {
      answer: async () => ({ games: 20, ...cut }),
      page: () => {
        process.emit('SIGHUP', 'SIGHUP');
        return page;
      },
    });
    expect(await ended.finally(() => [stdout, complaints].map((spy) => spy.mockRestore()))).toBe(code);
  });
});

describe('Ctrl-C', () => {
  it('is heard by what plays without simulating, once some of it is finished', async () => {
    const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const stdout = silenced();
    const page = duelPage(await answerDuel(DUEL, { describeRun }));
    const ended = answered({ kind: 'game', scenario: STANDARD_GAME }, { quiet: true }, 1, {
      answer: async (conduct) => {
        conduct.onProgress(progressOf(1, 20, 1));
        process.emit('SIGINT', 'SIGINT');
        return { games: 1, partial: conduct.signal.aborted };
      },
      page: () => page,
    });
    expect(await ended.finally(() => [stdout, complaints].map((spy) => spy.mockRestore()))).toBe(130);
  });

  it.each(['1', '2'])(
    'stops cleanly and reports the games that are finished, marked partial (%s workers)',
    async (workers) => {
      const json = join(folder.path, `partial-${workers}.json`);
      const args = [...ENDLESS, '--workers', workers, '--json', json];
      const { code, stdout, stderr } = await interrupted(args, workers === '1' ? 'slices=1' : 'threads=2', (child) =>
        child.kill('SIGINT'),
      );
      expect(code).toBe(130);
      // With --quiet the short answer and no more: what the finished games give.
      expect(stdout).toMatch(/^playing\nOf 8 battleships [\d.]+ ±[\d.]+ are still afloat/);
      expect(stderr).toMatch(
        /^Stopping; the games that are finished count\. Ctrl-C again quits at once\.\nInterrupted: [\d,]+ games are finished, and the answer counts these\.\n$/,
      );
      const partial = resultOf(folder.read(`partial-${workers}.json`));
      expect(partial.partial).toBe(true);
      expect(partial.games).toBeGreaterThan(0);
      expect(partial.games).toBeLessThan(1e12);
      expect(countOf(numbersOf(partial, 'battleships.afloat'))).toBe(partial.games);
      // The same games, asked for by their number, are the same answer, now complete.
      const again = ['raid', '--games', String(partial.games), '--seed', 'tora', '--json', '-', '--quiet'];
      const { partial: _partial, ...rest } = partial;
      expect(withoutRun((await vitpHere(again)).stdout)).toBe(withoutRun(JSON.stringify(rest)));
    },
  );

  it('leaves a sensitivity analysis what was played of the changes under way', async () => {
    const folderOf = join(folder.path, 'sensitivity');
    const args = ['sensitivity', '--players', 'random', '--only', 'data.areas.Coral Sea', '--games', '1e9'];
    const { code, stdout, stderr } = await interrupted(
      [...args, '--workers', '1', '--out', folderOf],
      'slices=10',
      (child) => child.kill('SIGINT'),
    );
    expect(code).toBe(130);
    expect(stderr).toMatch(
      /Interrupted: [\d,]+ games with each of the last 3 changes are finished, and the answer counts these\.\n$/,
    );
    const partial = JSON.parse(folder.read('sensitivity/result.json'));
    expect(partial.partial).toBe(true);
    const [first, ...others] = partial.changes.map((c: { games: number }) => c.games);
    expect(first).toBeGreaterThanOrEqual(2);
    expect(first).toBeLessThan(1e9);
    expect(others).toEqual([first, first]);
    expect(stdout).toMatch(
      /Interrupted: 0 of 3 changes are finished; 3 more \(‡\) rest on\s[\d,]+\sof\s1,000,000,000\sgames/,
    );
    expect(stdout).toMatch(/^POC of the Coral Sea for [\w ]+: \d → \d ‡ /m);
  });

  /** Ctrl-C as soon as somebody listens, while the work is done. */
  const pressed = <T>(work: Promise<T>): Promise<T> => {
    const press = (event: string | symbol) => {
      if (event !== 'SIGINT') return;
      process.off('newListener', press);
      setImmediate(() => process.emit('SIGINT', 'SIGINT'));
    };
    process.on('newListener', press);
    return work.finally(() => process.off('newListener', press));
  };

  it('raid --best tells the best plan found so far, and that it is not complete', async () => {
    const file = folder.write('six.yaml', 'kind: raid\nraidForce: [Akagi, Kaga, Soryu, Hiryu, Ryujo, Zuiho]\n');
    const json = join(folder.path, 'best.json');
    const { code, stdout, stderr } = await pressed(vitpHere(['raid', file, '--best', 'kills', '--json', json]));
    expect(code).toBe(130);
    expect(stderr).toBe(
      'Stopping; the best plan found so far counts. Ctrl-C again quits at once.\nInterrupted: the best plan found so far counts.\n',
    );
    const text = stdout.replace(/\s+/g, ' ');
    expect(text).toMatch(/ Interrupted: the search for the best targets did not come to its end\. /);
    const { partial, games, config } = resultOf(folder.read('best.json'));
    expect({ partial, games, method: config.method }).toEqual({ partial: true, games: 0, method: 'exact' });
    expect(text).toMatch(/Best for kills: [\d.]+ ships sunk on average.*Not complete: the search was stopped/);
    expect(text).toMatch(/Round 1 Akagi → \w+.*Round 2 chosen by the plan "kills"/);
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  it.each([
    ['show', ['show', '--turn', '8', '--seed', 'pacific', '--game', '7', '--json', '-']],
    ['replay', ['replay', 'RECORD', '--json']],
  ])('%s --review tells what is found so far, and how to go on', async (_, args) => {
    const record = `${folder.path}/turn-8.yaml`;
    if (args[1] === 'RECORD') await vitpHere(['show', '--turn', '8', '--record', record, '--quiet']);
    const typed = args.map((word) => (word === 'RECORD' ? record : word));
    // Somebody listens when one decision was looked at.
    const ended = await pressed(vitpHere([...typed, '--review', '--rollouts', '4']));
    expect(ended.code).toBe(130);
    expect(ended.stderr).toMatch(
      /^Stopping; .*\nInterrupted on turn 8: 1 of \d+ large decisions are looked at, and these count\. A smaller --rollouts takes less time\.\n$/,
    );
    expect(JSON.parse(ended.stdout)).toMatchObject({ partial: true, review: expect.any(Array) });
  });

  it.each([
    ['the first game', 'games that are finished count', []],
    ['the first decision', 'decisions that are judged count', ['--judges', 'evaluation']],
  ])('regret says that it was stopped before %s was finished', async (first, counts, args) => {
    const { code, stdout, stderr } = await pressed(
      vitpHere(['regret', '--kinds', 'raiders', '--turn', '8', '--rollouts', '4', ...args]),
    );
    expect({ code, stdout, stderr }).toEqual({
      code: 130,
      stdout: '',
      stderr: `Stopping; the ${counts}. Ctrl-C again quits at once.\nInterrupted before ${first} was finished: there is nothing to report.\n`,
    });
  });

  it.each([
    ['chosen an answer', 'searchSteps', 1, 'but search had not chosen an answer yet: there is no advice'],
    [
      'judged every alternative',
      'sampleSteps',
      3,
      'and search has chosen its answer; no alternative is judged, [0-9]+ (is|are) not',
    ],
  ] as const)('position --advise says what is judged when search had not yet %s', async (_, work, calls, sentence) => {
    const record = `${folder.path}/advised.yaml`;
    if (!existsSync(record)) await vitpHere(['show', '--turn', '8', '--seed', 'dice', '--record', record, '--quiet']);
    const done = vi.spyOn(SearchPlayer.prototype, work);
    const args = ['position', `${record}@turn8.allied.patrols`, '--games', '2', '--advise', '--rollouts', '8'];
    const { code, stdout, stderr } = await interruptedHere(
      [...args, '--out', join(folder.path, work)],
      () => done.mock.calls.length >= calls,
    );
    done.mockRestore();
    const said = `Interrupted: all 2 games are played on, ${sentence}\\.`;
    expect(stderr).toMatch(
      new RegExp(`^Stopping; games that are finished and alternatives that are judged count\\. .*\\n${said}\\n$`),
    );
    expect(code).toBe(130);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(new RegExp(` ${said}`));
    const { advice } = JSON.parse(folder.read(`${work}/result.json`));
    if (calls === 1) expect(advice).toBeNull();
    else expect(advice).toMatchObject({ alternatives: [], unmeasured: expect.any(Number) });
  });

  it('a second one quits at once and writes nothing', async () => {
    const out = join(folder.path, 'quit');
    const { code } = await interrupted([...ENDLESS, '--workers', '1', '--out', out], 'slices=1', (child) => {
      // Two signals at once may arrive in either order: the second goes when the first has been heard.
      child.stderr!.once('data', () => child.kill('SIGTERM'));
      child.kill('SIGINT');
    });
    expect(code).toBe(130);
    expect(existsSync(out) ? readdirSync(out) : []).toEqual([]);
  });
});
