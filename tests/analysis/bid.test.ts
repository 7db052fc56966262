// Bids as the library answers them: the JSON alone is enough to ask again and for the page.
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/analysis/ask.js';
import { canonicalJson } from '../../src/answer/json.js';
import { type BidQuestion, everyOption, namedSeat, rerunBid, STANDARD_GAME } from '../../src/index.js';
import { bidPage } from '../../src/report/bid.js';
import { renderPage } from '../../src/report/terminal.js';

const players = { japan: namedSeat('japan', 'random')!, allied: namedSeat('allied', 'random')! };
const game = { ...STANDARD_GAME, players };
const QUESTION: BidQuestion = {
  kind: 'bid',
  scenarios: [game, everyOption(game)[1]!],
  ties: 'half',
  seed: 'bids',
  games: 30,
};

describe('a bid', () => {
  it('tells the worth of a rule set against the first', async () => {
    const answer = await ask(QUESTION);
    expect(answer?.answers.map((a) => a.rules)).toEqual(QUESTION.scenarios.map((s) => s.rules));
    expect(answer?.answers[0]).not.toHaveProperty('poc');
    expect(answer?.answers[1]?.poc?.ci95).toHaveLength(2);
  });

  it('is asked again by its JSON, which is enough for the page', async () => {
    const answer = await ask(QUESTION);
    const json = JSON.parse(canonicalJson(answer));
    // Random players are far from even: a bound lies beyond the usual bids, and the curve goes on until it is reached.
    expect(json.answers[0].fair.interval[0]).toBeLessThan(-10);
    expect(json.answers[0].curve[0].bid).toBe(Math.floor(2 * json.answers[0].fair.interval[0]) / 2);
    expect(renderPage(bidPage(json))).toBe(renderPage(bidPage(answer!)));
    expect(rerunBid(json, 'result.json')).toEqual(QUESTION);
    expect(rerunBid({ config: { kind: 'raid' } }, 'x')).toBeUndefined();
  });

  it('says that a few games are too few, rather than a bid that means nothing', async () => {
    const answer = (await ask({ ...QUESTION, games: 2 }))!;
    expect(canonicalJson(answer.answers[0]!.fair)).toMatch(/below.*above/);
    expect(renderPage(bidPage(answer)).replace(/\s+/g, ' ')).toMatch(
      /^2 games are too few to say what bid is fair under Second edition[^:]*: none from −\d+(?:\.5)? to \d+ can be excluded\. /,
    );
  });

  it('refuses what does not go together, and no rule set', async () => {
    const precision = { figure: 'fair', halfWidth: 1, relative: false };
    const both = { ...QUESTION, controlVariate: true, stopping: { precision } };
    await expect(ask(both)).rejects.toThrow(/^the control variate and a precision do not go together/);
    await expect(ask({ ...QUESTION, scenarios: [] })).rejects.toThrow('a bid needs a rule set');
  });
});
