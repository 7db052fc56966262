// Every answer of `ask` is shown by the library: as text, as a post, as the files of a report.
import { describe, expect, it } from 'vitest';
import {
  ask,
  namedSeat,
  type Question,
  readScenario,
  renderPost,
  renderTerminal,
  reportFiles,
  STANDARD_GAME,
  STANDARD_RAID,
} from '../../src/index.js';

const seat = (side: 'japan' | 'allied') => namedSeat(side, 'random')!;
const game = { ...STANDARD_GAME, players: { japan: seat('japan'), allied: seat('allied') } };
const raids = ['spread', 'focus'].map(
  (t) => readScenario(`kind: raid\ntargets: ${t}\n`, t, { kinds: ['raid'] }).scenario,
);

/** A question of each kind whose answer is no result, and one whose answer is. */
const QUESTIONS: readonly (readonly [Question, title: string])[] = [
  [{ kind: 'raid', scenario: STANDARD_RAID, games: 100 }, 'Of 8 battleships'],
  [{ kind: 'duel', first: 'Atago', second: 'Chicago', rounds: null, data: null }, 'Duels by night, to the end'],
  [{ kind: 'luck', scenario: game, game: 3 }, 'Luck of the dice'],
  [
    {
      kind: 'ranking',
      scenarios: raids,
      names: ['spread', 'focus'],
      figure: 'battleships.sunk',
      games: 2000,
    } as Question,
    'Ranked under common dice',
  ],
  [
    { kind: 'comparison', scenarios: raids, names: ['spread', 'focus'], games: 50 } as Question,
    'Compared under common dice',
  ],
  [{ kind: 'bid', scenarios: [game], games: 10 }, 'A fair bid'],
];

describe('any answer', () => {
  it.each(QUESTIONS)('is shown: %j', async (question, title) => {
    const answer = (await ask(question, { workers: 1 }))!;
    const text = renderTerminal(answer, { color: false, lead: ['A sentence before.'], notes: ['A note after.'] });
    expect(text).toContain(title);
    expect(text).toContain('A sentence before.');
    expect(text).toContain('A note after.');
    expect(renderTerminal(answer, { color: false })).not.toContain('A note after.');
    expect(renderPost(answer, 'markdown')).toContain('Ask it again');
    const files = Object.keys(await reportFiles(answer));
    expect(files).toContain('report.html');
    expect(files.at(-1)).toBe('result.json');
  });
});
