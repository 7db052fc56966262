// Duels as the library answers them, and their page, which is made from the answer alone.
import { describe, expect, it } from 'vitest';
import { rerunDuel } from '../../src/analysis/duel.js';
import { canonicalJson } from '../../src/answer/json.js';
import { answerDuel, type DuelQuestion, describeRun } from '../../src/index.js';
import { duelPage } from '../../src/report/duel.js';

const ATAGO: DuelQuestion = { kind: 'duel', first: 'Atago', second: 'Houston', rounds: 1, data: null };

describe('answerDuel', () => {
  it('gives the chances of one ship against another', async () => {
    const answer = await answerDuel(ATAGO, { describeRun });
    expect(answer.config).toMatchObject({ method: 'exact', action: 'night', rounds: 1 });
    // One die with the bonus: 5 and 6 hit, and 5 of 6 hits sink armor 1.
    expect(answer.sink[0]![0]).toBeCloseTo((2 / 6) * (5 / 6), 12);
  });

  it('is asked again by its JSON, which is enough for the page', async () => {
    const answer = await answerDuel({ ...ATAGO, second: 'carriers', rounds: null }, { describeRun });
    const written = JSON.parse(JSON.stringify(answer));
    expect(rerunDuel(written, 'result.json')).toEqual({ ...ATAGO, second: 'carriers', rounds: null, action: 'day' });
    expect(canonicalJson(duelPage(written))).toBe(canonicalJson(duelPage(answer)));
    expect(rerunDuel({ config: { kind: 'raid' } }, 'x')).toBeUndefined();
  });

  it('names no best row where all do the same', async () => {
    const answer = await answerDuel({ ...ATAGO, first: 'cruisers', action: 'day' }, { describeRun });
    expect(duelPage(answer).answer).toBe(
      'All rows do the same against Houston: each sinks its enemy in 0 % of duels and is sunk in 0 %, on average (one round, day).',
    );
    const night = await answerDuel({ ...ATAGO, first: 'cruisers' }, { describeRun });
    expect(duelPage(night).answer).toMatch(/^Best of the rows: /);
  });

  it('refuses what is no ship', async () => {
    await expect(answerDuel({ ...ATAGO, first: 'Atagoo' }, { describeRun })).rejects.toThrow('did you mean "Atago"?');
  });
});
