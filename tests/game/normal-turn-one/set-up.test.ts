// Normal Turn One, nt1 18.1 and 18.132: where forces start.
import { describe, expect, it } from 'vitest';
import { combat, movement, reinforcements } from '../../../src/game/index.js';
import { places, start } from './tables.js';

describe('the set-up', () => {
  it('nt1 18.1: forces start where its table puts them', () => {
    const t = start();
    const at = (place: string, names: readonly string[]) => expect(places(t, names)).toEqual(names.map(() => place));
    at('Johnston Island', ['Salt Lake City', 'Northampton', 'Chester', 'Chicago', 'Portland', 'Astoria']);
    at('Johnston Island', ['Indianapolis', 'Minneapolis', 'Lexington', 'Enterprise']);
    at('Samoa', ['Pensacola', 'Louisville']);
    at('Australia', ['Australia', 'Canberra']);
    at('Ceylon', ['Revenge', 'Hermes']);
    at('Philippines', ['Houston']);
    at('Singapore', ['Exeter', 'De Ruyter']);
    at('Indonesia', ['Prince of Wales', 'Repulse', '5th A.F.']);
    at('Pearl Harbor', ['West Virginia', 'Nevada', 'New Orleans', 'San Francisco', '7th A.F.']);
    at('uncertain', ['Saratoga', 'Hornet', 'Yorktown']);
    at('not arrived', ['Vincennes', 'Quincy']);
  });

  it('nt1 18.1: Vincennes and Quincy come to Pearl Harbor on turn 2', () => {
    const t = start().run((g) => {
      g.turn = 2;
      reinforcements(g);
    });
    expect(places(t, ['Vincennes', 'Quincy'])).toEqual(['Pearl Harbor', 'Pearl Harbor']);
  });

  it('nt1 18.132: what lies in port is no patroller', () => {
    const t = start();
    for (const name of ['Indianapolis', 'Pensacola', 'Nevada', 'Houston']) expect(t.patrols(name)).toBe(false);
  });

  it('nt1 18.1: no raid force is named, no group is rolled for', () => {
    const t = start().run(movement).run(combat);
    expect(t.asked).not.toContain('japan raid-force');
    expect(t.heard('uncertain')).toEqual([]);
  });
});
