import { describe, expect, it } from 'vitest';
import { checkRaidPlan } from '../../../src/raid/plans/plan-check.js';
import type { RoundTargets } from '../../../src/raid/question/raid-scenario.js';
import { STANDARD_RAID } from '../../../src/raid/question/standard-raid.js';
import { CARRIERS, harborOf, TABLES } from '../raid-support.js';

const check = (
  raidForce: readonly string[],
  round1: RoundTargets = 'spread',
  round2: RoundTargets = 'finish',
  rules: readonly string[] = ['second-edition'],
) => checkRaidPlan({ rules, raidForce, targets: { round1, round2 } }, TABLES);

const FAST = ['Kongo', 'Kirishima', 'Hiei', 'Haruna'];

describe('the check of a raid plan', () => {
  it('finds nothing wrong with the standard raid and with every plan by name', () => {
    expect(checkRaidPlan(STANDARD_RAID, TABLES)).toEqual([]);
    expect(check([...CARRIERS, ...FAST])).toEqual([]);
    expect(check([])).toEqual([]);
  });

  it('18.2: allows a carrier without a target, a target named twice, and one that may be sunk by then', () => {
    expect(check(['Akagi', 'Kaga', 'Soryu'], { Akagi: 'Nevada', Kaga: 'Nevada' }, { Kaga: 'Nevada' })).toEqual([]);
    expect(check(['Akagi'], { Akagi: '7th A.F.' }, {})).toEqual([]);
  });

  it('4.2: only Japanese ships of speed 5 or better that start at Yokosuka are sent', () => {
    const problems = check(['Hosho', 'Nevada', 'Yamato', '1st Air Flotilla', 'Akagi', 'Enterprise II']);
    expect(problems.map(({ path }) => path)).toEqual([0, 1, 2, 3, 5].map((k) => ['raidForce', k]));
    expect(problems[0]!.message).toBe('Hosho has speed 4; ships of the raid force need 5 or better (4.2)');
    expect(problems[1]!.message).toMatch(/^Nevada cannot be sent; .*Yokosuka Navy Yard on turn 1 \(4\.2\)$/);
    expect(problems[2]!.message).toMatch(/^Yamato cannot be sent/);
    expect(problems[4]!.message).toMatch(/^there is no ship named "Enterprise II"; .*\(4\.2\)$/);
    expect(problems.every(({ part }) => part === 'value')).toBe(true);
  });

  it('4.2: a ship is sent once', () => {
    expect(check(['Akagi', 'Kaga', 'Akagi'])).toEqual([
      { path: ['raidForce', 2], part: 'value', message: 'Akagi is in the raid force twice; a ship can be sent once' },
    ]);
  });

  it('20.2: ten ships at most under the Pearl Harbor rule, as many as there are without it', () => {
    const eleven = [...CARRIERS, ...FAST.slice(0, 3)];
    expect(check(eleven)).toEqual([]);
    expect(check(eleven.slice(0, 10), 'spread', 'finish', ['second-edition', 'pearl-harbor'])).toEqual([]);
    expect(check(eleven, 'spread', 'finish', ['second-edition', 'pearl-harbor'])).toEqual([
      {
        path: ['raidForce'],
        part: 'value',
        message: '11 ships are in the raid force; the Pearl Harbor rule allows 10 (20.2)',
      },
    ]);
  });

  it('18.2: only ships of the raid force attack', () => {
    expect(check(['Akagi', 'Kongo'], { Kaga: 'Nevada' })).toEqual([
      {
        path: ['targets', 'round1', 'Kaga'],
        part: 'key',
        message: 'Kaga is not in the raid force; these can attack: Akagi (18.2)',
      },
    ]);
  });

  it('7.51, 9.11: a ship without an airstrike does not attack', () => {
    expect(check(['Akagi', 'Kongo'], {}, { Kongo: 'Nevada' })).toEqual([
      {
        path: ['targets', 'round2', 'Kongo'],
        part: 'key',
        message: 'Kongo has no airstrike and cannot attack in an air raid; these can: Akagi (7.51, 9.11)',
      },
    ]);
    expect(check(['Kongo'], { Kongo: 'Nevada' })[0]!.message).toContain('these can: nobody');
  });

  it('9.3, 18.2: only what lies in Pearl Harbor when the raid begins is attacked', () => {
    const tables = harborOf(['Nevada', '7th A.F.']);
    const targets = { round1: { Akagi: 'Arizona' }, round2: { Akagi: 'Enterprise' } };
    const problems = checkRaidPlan({ rules: ['second-edition'], raidForce: ['Akagi'], targets }, tables);
    expect(problems).toEqual([
      {
        path: ['targets', 'round1', 'Akagi'],
        part: 'value',
        message: 'Arizona is not in Pearl Harbor when the raid begins; there are Nevada, 7th A.F. (18.2, 9.3)',
      },
      {
        path: ['targets', 'round2', 'Akagi'],
        part: 'value',
        message: 'Enterprise is not in Pearl Harbor when the raid begins; there are Nevada, 7th A.F. (18.2, 9.3)',
      },
    ]);
  });
});
