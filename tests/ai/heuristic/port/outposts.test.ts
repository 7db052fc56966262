import { describe, expect, it } from 'vitest';
import { goHome, position } from '../../position-support.js';

const ALLIED = 1;
/** Turn 7 ends: the Philippines are the only harbor from which Allied patrols reach the Japanese Islands. */
const end = (at: Record<string, (string | { name: string; damage: number })[]>, outposts: number, more = {}) =>
  goHome(
    position(
      {
        turn: 7,
        at,
        flags: { Indonesia: 'allied', 'Marianas Islands': 'allied' },
        harbors: { Philippines: 'allied', Singapore: 'japan' },
        ...more,
      },
      { allied: { outposts } },
    ),
    ALLIED,
    true,
  );
const MARIANAS = 'Marianas Islands';

describe('outposts', () => {
  it('6.21, 10.1: a cruiser is based where patrols reach an area that the ports of the fleet do not', () => {
    const at = { [MARIANAS]: ['Iowa', 'Chester', 'Astoria', 'Essex'] };
    const there = (outposts: number) => at[MARIANAS]!.filter((ship) => end(at, outposts).where(ship) === 'Philippines');
    // One for the Japanese Islands, one for the Marianas: those that are missed least.
    expect(there(1)).toEqual(['Chester', 'Astoria']);
    // No carrier, however many are wanted.
    expect(there(4)).toEqual(['Iowa', 'Chester', 'Astoria']);
  });

  it('none where a doctrine does not ask for them', () => {
    expect(end({ [MARIANAS]: ['Chester'] }, 0).where('Chester')).not.toBe('Philippines');
  });

  it('10.1: not from an area that the base does not touch, nor where the enemy holds it', () => {
    expect(end({ 'U.S. Mandate': ['Chester'] }, 2).where('Chester')).not.toBe('Philippines');
    const lost = { harbors: { Philippines: 'japan' as const } };
    expect(end({ [MARIANAS]: ['Chester'] }, 2, lost).where('Chester')).not.toBe('Philippines');
  });

  it('10.1: not with damage, nor too slow for the roll', () => {
    expect(end({ [MARIANAS]: [{ name: 'Chester', damage: 1 }] }, 2).where('Chester')).not.toBe('Philippines');
    expect(end({ [MARIANAS]: ['New Mexico'] }, 2).where('New Mexico')).not.toBe('Philippines');
  });

  it('not after the last turn, when nothing is patrolled any more', () => {
    expect(end({ [MARIANAS]: ['Chester'] }, 2, { turn: 8 }).where('Chester')).not.toBe('Philippines');
  });
});
