// What the page says of a fight that is set up.
import { describe, expect, it } from 'vitest';
import { unitNamed } from '../../src/page/fight/fight-board.js';
import { OWN_UNIT_HINT, unitNotFound } from '../../src/page/fight/fight-names.js';
import { damageSaid } from '../../src/page/fight/fight-side.js';
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

describe('a name under which no counter is found', () => {
  const said = (typed: string): string => unitNotFound(FIRST_FIGHT, 'japan', typed, OWN_UNIT_HINT);

  it('is told with what it is: there already, of the other side, a submarine, written wrongly', () => {
    expect(said('Shokaku')).toBe('Shokaku is already in this fight.');
    expect(said('Shokaku 156+4')).toBe('Shokaku is already in this fight.');
    expect(said('Hornet')).toBe('Hornet is Allied: add it to the other side.');
    expect(said('I-Boat')).toBe('The I-Boat is no unit of a fight: say under “Orders” of its side that it is there.');
    expect(said('Fuji 99999')).toBe(`“99999” is not how factors are written. ${OWN_UNIT_HINT}`);
  });

  it('is told with the name that was probably meant, or with what else can be written', () => {
    expect(said('Yamatto')).toBe(`No Japanese counter is called “Yamatto”. Did you mean Yamato? ${OWN_UNIT_HINT}`);
    expect(said('Bismarck-Tirpitz')).toBe(`No Japanese counter is called “Bismarck-Tirpitz”. ${OWN_UNIT_HINT}`);
    expect(unitNotFound(FIRST_FIGHT, 'allied', 'Bismarck-Tirpitz')).toBe(
      'No Allied counter is called “Bismarck-Tirpitz”.',
    );
  });
});

describe('a counter, for who does not see it', () => {
  it('7.551: says its damage, and what a tap does', () => {
    const akagi = unitNamed('Akagi');
    expect(damageSaid(akagi)).toMatch(/, 0 damage points; add one$/);
    expect(damageSaid({ ...akagi, damage: 1 })).toMatch(/, 1 damage point; add one$/);
    expect(damageSaid({ ...akagi, damage: 4 })).toMatch(/, 4 damage points; a tap takes all damage away$/);
  });
});
