// `--review` of `vitp show` and `vitp replay`.
import { describe, expect, it } from 'vitest';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
const TUNED = ['--players', 'tuned'];
const QUICK = ['--review', '--rollouts', '4'];

describe('--review', () => {
  it('adds the review to one turn, and finds the same in its record', async () => {
    const file = `${folder.path}/turn-6.yaml`;
    const { code, stdout } = await vitpHere(['show', ...TUNED, '--turn', '6', '--record', file, '--quiet', ...QUICK]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Game 0 after turn 6: /);
    const out = `${folder.path}/review`;
    const replayed = await vitpHere(['replay', file, ...QUICK, '--top', '1', '--out', out]);
    expect(replayed.stdout).toMatch(/Search looked at \d+ large decisions\./);
    expect(folder.read('review/report.html')).toContain('<h1>');
    const json = JSON.parse((await vitpHere(['replay', file, '--json', ...QUICK])).stdout);
    // Every figure with its interval; what is told first of a side is what costs it most.
    for (const { cost, ci } of json.review) expect(ci[0] < cost && cost < ci[1] && ci[0] > 0).toBe(true);
    type Told = { side: string; where: string; cost: number };
    const review: Told[] = json.review;
    for (const { side, cost } of review) expect(cost).toBeLessThanOrEqual(review.find((d) => d.side === side)!.cost);
    const dearest = review.reduce((a, b) => (b.cost > a.cost ? b : a));
    const side = dearest.side === 'japan' ? 'Japan' : 'The Allies';
    const first = `1. ${side}, ${dearest.where}, `;
    for (const text of [stdout, replayed.stdout]) expect(text.replaceAll(/\s+/g, ' ')).toContain(first);
    // In the game as it is played and in its record the same is found of it.
    const item = (text: string) => /1\. .*?Search: [^.]*\./.exec(text.replaceAll(/\s+/g, ' '))![0];
    expect(item(replayed.stdout)).toBe(item(stdout));
  });

  it('looks at one turn of a record with --turn, and at no other', async () => {
    const file = `${folder.path}/game.yaml`;
    await vitpHere(['show', ...TUNED, '--record', file, '--quiet']);
    const { code, stdout } = await vitpHere(['replay', file, ...QUICK, '--turn', '8']);
    expect(code).toBe(0);
    const looked = Number(/Search looked at (\d+) large decisions\./.exec(stdout)![1]);
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(100);
    for (const [, turn] of stdout.matchAll(/^\d+\. .*?turn (\d)/gm)) expect(turn).toBe('8');
    const alone = await vitpHere(['replay', file, '--turn', '8']);
    expect(alone).toMatchObject({ code: 2, stdout: '' });
    expect(alone.stderr).toContain('--turn is of no use without --review');
  });

  it.each([
    [['--top', '3'], '--top is of no use without --review'],
    [['--rollouts', '3'], '--rollouts is of no use without --review'],
    [['--review', '--rollouts', '3'], '--rollouts'],
    [['--review', '--top', '0'], '--top'],
  ])('refuses %s', async (args, sentence) => {
    const { code, stdout, stderr } = await vitpHere(['show', '--turn', '1', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
