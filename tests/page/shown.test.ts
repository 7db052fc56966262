// What is said of an answer that was stopped, has a problem, or is on its way.
import { describe, expect, it } from 'vitest';
import { estimate, exactly } from '../../src/answer/digits.js';
import { stoppedReview } from '../../src/page/game/game-weighed.js';
import { boundedPercent, percentText } from '../../src/page/shared/percent.js';
import { stoppedText } from '../../src/page/shared/shown.js';
import { afterEnd, newestOf } from '../../src/page/shared/use-task.js';

describe('a task that has ended', () => {
  const before = { value: 'the one before', old: true, busy: true } as const;

  it('is finished, or partial where it was stopped', () => {
    const done = afterEnd<unknown>(before, { kind: 'done', value: { games: 3 } });
    expect([newestOf(done), done.stopped]).toEqual([{ games: 3 }, false]);
    const cut = afterEnd<unknown>(before, { kind: 'done', value: { games: 3, partial: true } });
    expect([newestOf(cut), cut.stopped]).toEqual([{ games: 3, partial: true }, true]);
  });

  it('leaves the answer to the question before as that, where there is none', () => {
    for (const outcome of [{ kind: 'stopped' }, { kind: 'problem', sentence: 'Too large.' }] as const) {
      const ended = afterEnd<string>(before, outcome);
      expect([ended.value, ended.old, newestOf(ended)]).toEqual(['the one before', true, undefined]);
    }
  });
});

describe('what is said of an answer that was stopped', () => {
  it('counts the games until then, and names figures of another question as such', () => {
    expect(stoppedText({ games: 1, old: false })).toBe('Stopped: the figures are those of the one game until then.');
    expect(stoppedText({ games: 2048, old: false })).toBe(
      'Stopped: the figures are those of the 2,048 games until then.',
    );
    expect(stoppedText({ games: 2000, old: true })).toContain('the figures are those of the one before');
    expect(stoppedText(undefined)).toBe('Stopped: there is no answer to this question yet.');
  });

  it('says of a review that nothing was found yet', () => {
    expect(stoppedReview([])).toContain('no decision that is certainly wrong was found');
    expect(stoppedReview([{}])).toBe('Stopped: the decisions that were found until then.');
  });
});

describe('a share in per cent', () => {
  it('is 0 or 100 only where it is that', () => {
    const texts = [0, 0.0004, 0.004, 0.5, 0.994, 0.9951, 0.9996, 1, 1 - 1e-15].map(percentText);
    expect(texts).toEqual(['0.0', '<0.1', '0.4', '50', '99', '99.5', '>99.9', '100', '100']);
  });

  it('is a bound where it was always or never so in the games that were played', () => {
    const seen = (value: number, interval: readonly [number, number]) => estimate('share', value, interval);
    expect(boundedPercent(seen(1, [0.998, 1]))).toBe('>99.8');
    expect(boundedPercent(seen(0, [0, 0.0019]))).toBe('<0.2');
    expect([boundedPercent(seen(0, [0, 0.2588])), boundedPercent(seen(1, [0.7412, 1]))]).toEqual(['<26', '>74']);
    expect(boundedPercent(seen(0.4, [0.38, 0.42]))).toBe('40');
    expect(boundedPercent(exactly('share', 1))).toBe('100');
  });
});
