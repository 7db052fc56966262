// The tab of bids: what it shows of the reports is what the reports say, and its questions are lawful.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import {
  commandForBid,
  FIRST_BIDS,
  playMore,
  questionOfBids,
  stopPlaying,
  withBeside,
  withBid,
  withPlayer,
  withRules,
  writtenRuleSets,
} from '../../src/page/bids/bids-state.js';
import { namedBid } from '../../src/page/bids/fair-text.js';
import { hereOf, stoppedBids } from '../../src/page/bids/here-shown.js';
import { type ReportFiles, shippedBids, unfold } from '../../src/page/bids/shipped-bids.js';
import { writeLink } from '../../src/page/link/link-form.js';
import { readLink } from '../../src/page/link/read-link.js';
import { withMinus } from '../../src/page/shared/minus.js';
import { toggledRules } from '../../src/page/shared/rule-choice.js';
import { RULE_CATALOG, resolveRules } from '../../src/rules/index.js';

const json = (path: string): never => JSON.parse(readFileSync(path, 'utf8')) as never;
const files: ReportFiles = {
  bid: json('reports/fair-bid/result.json'),
  sensitivity: json('reports/sensitivity/result.json'),
  dates: { bid: '2026-11-22' },
};

describe('what was shipped', () => {
  const shipped = shippedBids(files);

  it('is what the report says: each curve and its band, each worth', () => {
    expect(shipped.ruleSets).toHaveLength(files.bid.answers.length);
    for (const [k, answer] of files.bid.answers.entries()) {
      const { curve, ...rest } = unfold(shipped, shipped.ruleSets[k]!);
      const { curve: told, ...expected } = answer;
      expect(rest).toEqual(expected);
      for (const [i, { bid, japan, band }] of told.entries()) {
        expect([curve[i]!.bid, curve[i]!.japan]).toEqual([bid, japan]);
        expect(curve[i]!.band[0]).toBeCloseTo(band[0], 12);
        expect(curve[i]!.band[1]).toBeCloseTo(band[1], 12);
      }
    }
  });

  it('says who played, when, how often, and what it rests on', () => {
    const { origin, players, caveat, uncertain } = shipped;
    const { run, games, seed } = files.bid;
    expect(origin).toEqual({ version: run.version, games, seed, date: '2026-11-22' });
    expect(shipped.moved.origin.date).toBeUndefined();
    expect(players).toEqual({ japan: DEFAULT_PLAYER, allied: DEFAULT_PLAYER });
    expect([caveat, uncertain]).toEqual([files.bid.caveat, files.bid.board.uncertain]);
  });

  it('names the values that move the score most, in order, and no weights of players', () => {
    const sizes = shipped.moved.scores.map(({ difference }) => Math.abs(difference));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(shipped.moved.scores.filter(({ path }) => path.startsWith('players'))).toEqual([]);
  });

  it('puts the slider on the bid that is named', () => {
    const [first] = shipped.ruleSets;
    const shown = unfold(shipped, first!);
    expect(namedBid({ ...shown, fair: { bid: 6.6, interval: [2.1, 11.2] } })).toBe(7);
    expect(namedBid({ ...shown, fair: { bid: 6.6, interval: [6.4, 6.8] } })).toBe(6.5);
    expect(namedBid({ ...shown, fair: { bid: 'above', interval: ['above', 'above'] } })).toBeUndefined();
  });

  it('writes the sign of a minus before numbers, and hyphens within words', () => {
    expect(withMinus('+ Nine-turn game: -2.9 (-3 to -1), 1942-3')).toBe('+ Nine-turn game: −2.9 (−3 to −1), 1942-3');
  });

  it('cannot be taken from curves with different bands', () => {
    const [first, second] = files.bid.answers;
    const wider = second!.curve.map((p) => ({ ...p, band: [0, 1] as const }));
    const answers = [first!, { ...second!, curve: wider }];
    expect(() => shippedBids({ ...files, bid: { ...files.bid, answers } })).toThrow('has another band than the first');
  });
});

describe('questions about bids', () => {
  it('begin with the players and rules of the command', async () => {
    expect(FIRST_BIDS.players).toEqual({ japan: DEFAULT_PLAYER, allied: DEFAULT_PLAYER });
    expect(writtenRuleSets(playMore(FIRST_BIDS, undefined))).toEqual([{ kind: 'game' }]);
    expect(commandForBid(playMore(FIRST_BIDS, undefined), 2000)).toBe('npx vitp bid --games 2000');
  });

  it('never hold rules that contradict each other, whatever is tapped', () => {
    const options = RULE_CATALOG.filter(({ name }) => name !== 'second-edition');
    for (const a of options) {
      for (const b of options) {
        const rules = toggledRules(toggledRules(FIRST_BIDS.rules, a.name), b.name);
        expect(rules).toEqual(resolveRules(rules).names);
        expect(rules.includes(b.name)).toBe(a !== b);
      }
    }
  });

  it('are the same after a link', async () => {
    const menzel = withRules(FIRST_BIDS, toggledRules(FIRST_BIDS.rules, 'menzel'));
    const state = withBid(withBeside(withPlayer(menzel, 'allied', 'standard'), true), 3.5);
    for (const s of [FIRST_BIDS, menzel, playMore(menzel, undefined), { ...playMore(state, undefined), seed: 'x' }]) {
      const read = await readLink(await writeLink('bids', questionOfBids(s)));
      expect(read).toEqual(questionOfBids(s) === undefined ? { tab: 'bids' } : { tab: 'bids', state: s });
    }
    expect(commandForBid(playMore(state, undefined), 2000)).toMatch(
      /^echo '\{"kind":"game","rules":\[.*\],"players":.*\}' \| npx vitp bid - --games 2000 --rules '?second-edition\/second-edition,menzel'?$/,
    );
  });

  it('go on from what was played; after a stop nothing is played unasked, and a link asks for nothing', () => {
    const here = { games: 137, ruleSet: unfold(shippedBids(files), shippedBids(files).ruleSets[0]!) };
    const stopped = stopPlaying(playMore(FIRST_BIDS, undefined), here);
    expect([stopped.games, stopped.played, questionOfBids(stopped)]).toEqual([0, here, undefined]);
    expect(stoppedBids(here)).toBe('Stopped: 137 games are counted.');
    expect(stoppedBids(undefined)).toBe('Stopped before any game was counted.');
    const more = playMore(stopped, here);
    expect([more.games, more.stopped]).toEqual([2137, false]);
    // The figures until then stay until there are more games.
    const interim = (games: number) =>
      ({ games, basis: 'fixed', metrics: {}, ruleSets: files.bid.answers.slice(0, 1) }) as const;
    expect(hereOf({ busy: true }, more.played)).toBe(here);
    expect(hereOf({ busy: true, interim: interim(100) }, more.played)).toBe(here);
    expect(hereOf({ busy: true, interim: interim(200) }, more.played)?.games).toBe(200);
    expect(withRules(more, ['second-edition', 'menzel']).played).toBeNull();
  });

  it('are refused with a sentence where they say what cannot be', async () => {
    const link = (question: unknown) => writeLink('bids', question).then(readLink);
    await expect(link({ games: -1 })).rejects.toThrow('This link does not hold a question about bids: games');
    await expect(link({ bid: 0.3 })).rejects.toThrow('This link does not hold a question about bids: bid');
    await expect(link({ rules: ['nt2'] })).rejects.toThrow('nt2');
    await expect(link({ players: { japan: 'nobody', allied: 'tuned' } })).rejects.toThrow('nobody');
  });
});
