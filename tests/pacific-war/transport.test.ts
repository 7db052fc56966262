import { describe, expect, it } from 'vitest';
import {
  checkTransport,
  type TransportMove,
  type TransportSituation,
} from '../../src/pacific-war/house-rules/transport.js';

const check = (moves: readonly Partial<TransportMove>[], more: Partial<TransportSituation> = {}) =>
  checkTransport({
    side: 'allied',
    date: '1942-06',
    limit: 9,
    moves: moves.map((move, k) => ({ unit: `${k}`, ...move })),
    ...more,
  });
const wrong = (...args: Parameters<typeof check>) => check(...args).map((verdict) => verdict.wrong !== undefined);
const sea = (from: string, to: string, more: Partial<TransportMove> = {}) => ({ from, to, ...more });

describe('strategic transport', () => {
  it('house rule 28: the pairs of regions, each way, and the long way round', () => {
    const pairs = [
      ['East Pacific', 'South Pacific'],
      ['Far East', 'North Australia'],
      ['Philippines', 'South Pacific'],
      ['Philippines', 'North Australia'],
      ['Philippines', 'Far East'],
      ['Far East', 'South Pacific'],
    ] as const;
    expect(
      wrong(
        pairs.flatMap(([a, b]) => [sea(a, b), sea(b, a)]),
        { limit: 12 },
      ),
    ).toEqual(Array(12).fill(false));
    expect(
      check([
        sea('East Pacific', 'Far East'),
        sea('North Australia', 'East Pacific'),
        sea('East Pacific', 'Philippines'),
      ]).map((v) => v.wrong),
    ).toEqual(['only through an off-map box', 'only through an off-map box', 'not between these']);
    expect(wrong([sea('Far East', 'Far East')])).toEqual([false]);
  });

  it('house rule 28: units between the Far East and the South Pacific arrive on the 15th', () => {
    expect(
      check([sea('South Pacific', 'Far East'), sea('East Pacific', 'South Pacific')]).map((v) => v.remark),
    ).toEqual(['arrives on the 15th', undefined]);
  });

  it('house rule 28: one division by rail in India or Burma and China, one in Australia', () => {
    expect(
      wrong([{ rail: 'India' }, { rail: 'Rangoon-Kunming' }, { rail: 'Australia' }, { rail: 'Australia' }]),
    ).toEqual([false, true, false, true]);
    expect(wrong([{ rail: 'India', divisions: 2 }])).toEqual([true]);
  });

  it('house rule 28: rail alone and rail with sea count against the limit once, a naval unit as one division', () => {
    expect(
      check([
        { rail: 'India' },
        sea('Far East', 'South Pacific', { rail: 'Australia' }),
        sea('Far East', 'Philippines', { naval: true }),
      ]).map((v) => v.uses),
    ).toEqual([1, 1, 1]);
    expect(
      wrong([sea('Far East', 'Philippines', { divisions: 2 }), sea('Far East', 'Philippines')], { limit: 2 }),
    ).toEqual([false, true]);
  });

  it('house rule 28: no unit that was activated in the month', () => {
    expect(wrong([sea('Far East', 'Philippines', { activated: true })])).toEqual([true]);
  });

  it('house rule 28: off-map boxes are for the Allies from January 1942, up to the limit, uncounted in an activation phase', () => {
    const into = sea('East Pacific', 'box', { phase: 'activation' });
    expect(check([into]).map((v) => v.uses)).toEqual([0]);
    expect(check([sea('East Pacific', 'box')]).map((v) => v.uses)).toEqual([1]);
    expect(check([sea('box', 'Philippines'), sea('box', 'box')]).map((v) => v.uses)).toEqual([1, 1]);
    expect(wrong([into], { date: '1941-12' })).toEqual([true]);
    expect(wrong([into], { side: 'japan' })).toEqual([true]);
    expect(wrong([into, into], { limit: 1 })).toEqual([false, true]);
    expect(wrong([sea('South Pacific', 'box')])).toEqual([true]);
    expect(wrong([sea('Far East', 'Philippines', { phase: 'activation' })])).toEqual([true]);
  });

  it('house rule 28: Japan is held by its limit alone', () => {
    expect(wrong([sea('Kure', 'Truk'), sea('Kure', 'Saigon')], { side: 'japan', limit: 1 })).toEqual([false, true]);
  });
});
