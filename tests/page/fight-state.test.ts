// What the page says of a fight that is set up.
import { describe, expect, it } from 'vitest';
import { FIRST_FIGHT, removeUnit, whyNotFought, withUnit } from '../../src/page/fight/fight-state.js';

describe('a fight without opponents', () => {
  const alone = removeUnit(removeUnit(FIRST_FIGHT, 'japan', 'Shokaku'), 'japan', 'Zuikaku');

  it('is none, and says whose units are missing', () => {
    expect(whyNotFought(FIRST_FIGHT)).toBeUndefined();
    expect(whyNotFought(alone)).toBe('There is no fight: Japan has no unit at sea here. Add a ship or unit below.');
    const nobody = removeUnit(removeUnit(alone, 'allied', 'Lexington'), 'allied', 'Yorktown');
    expect(whyNotFought(nobody)).toMatch(/^There is no fight: Japan and the Allies have no unit at sea here\./);
  });

  it('says that units in port or disabled take no part', () => {
    const inPort = removeUnit(FIRST_FIGHT, 'allied', 'Yorktown');
    expect(whyNotFought(withUnit(inPort, 'allied', 'Lexington', { inPort: 'Guadalcanal' }))).toBe(
      'There is no fight: the Allies have no unit at sea here. Units that are in port or disabled take no part. Add a ship or unit below.',
    );
  });
});
