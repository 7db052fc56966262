import { describe, expect, it } from 'vitest';
import { CARRIERS, harborOf, TABLES } from '../raid-support.js';
import { planned } from './plan-support.js';

const SUNK = 200;
const ALL_BUT = (...left: string[]): Record<string, number> => {
  const names = [
    'Nevada',
    'Arizona',
    'West Virginia',
    'Tennessee',
    'Oklahoma',
    'Maryland',
    'California',
    'Pennsylvania',
  ];
  const all = [...names, 'New Orleans', 'San Francisco', '7th A.F.'];
  return Object.fromEntries(all.filter((name) => !left.includes(name)).map((name) => [name, SUNK]));
};

describe('spread', () => {
  it('18.2: gives every carrier a battleship of its own, the biggest those of armor 4', () => {
    expect(planned(TABLES, 'spread', CARRIERS, 1)).toEqual([
      'Nevada',
      'Arizona',
      'Oklahoma',
      'Pennsylvania',
      'West Virginia',
      'Tennessee',
      'Maryland',
      'California',
    ]);
  });

  it('18.2: the strongest choose first, whatever the order of the raid force', () => {
    expect(planned(TABLES, 'spread', ['Zuiho', 'Soryu', 'Akagi'], 1)).toEqual(['Oklahoma', 'Arizona', 'Nevada']);
  });

  it('9.23: in round 2 goes down what is left: afloat by armor and damage, cruisers, the bottomed, the air unit', () => {
    const damage = { Nevada: 9, Arizona: 6, Oklahoma: 3, 'West Virginia': 11, Tennessee: 2, Maryland: 7 };
    expect(planned(TABLES, 'spread', CARRIERS, 2, damage)).toEqual([
      'Oklahoma',
      'Pennsylvania',
      'Tennessee',
      'California',
      'New Orleans',
      'San Francisco',
      'Arizona',
      'Maryland',
    ]);
  });

  it('5.34: with more carriers than targets goes through the list again', () => {
    const damage = ALL_BUT('Nevada', '7th A.F.');
    expect(planned(TABLES, 'spread', ['Akagi', 'Kaga', 'Soryu'], 2, damage)).toEqual(['Nevada', '7th A.F.', 'Nevada']);
  });
});

describe('focus', () => {
  it('9.23: stays on a target until the mean damage sinks it', () => {
    // Two carriers of four dice do 9.3 points on average: enough for armor 4, which needs 9. Then 3 + 3 + 2.
    expect(planned(TABLES, 'focus', CARRIERS, 1)).toEqual([
      'Nevada',
      'Nevada',
      'Arizona',
      'Arizona',
      'Oklahoma',
      'Oklahoma',
      'Oklahoma',
      'Pennsylvania',
    ]);
  });

  it('20.3: counts the one more on each die of round 1', () => {
    // Seven points on average for four dice: still two each for armor 4; three dice do 5.25 and two 3.5.
    expect(planned(TABLES, 'focus', ['Soryu', 'Hiryu', 'Ryujo'], 1, {}, true)).toEqual(['Nevada', 'Nevada', 'Arizona']);
    expect(planned(TABLES, 'focus', ['Soryu', 'Hiryu', 'Ryujo'], 1)).toEqual(['Nevada', 'Nevada', 'Nevada']);
  });

  it('9.23: begins round 2 with what needs the fewest points', () => {
    const damage = { Nevada: 9, California: 10, Maryland: 7 };
    expect(planned(TABLES, 'focus', ['Akagi', 'Kaga', 'Zuiho'], 2, damage)).toEqual([
      'California',
      'Maryland',
      'Arizona',
    ]);
  });

  it('7.53, 7.552: knows that dice at an air unit have no bonus', () => {
    const damage = ALL_BUT('New Orleans', '7th A.F.');
    // Two dice do 2.3 points at the cruiser, of three needed, and 1.2 at the air unit, of four.
    const force = ['Ryujo', 'Zuiho', 'Akagi', 'Soryu'];
    expect(planned(TABLES, 'focus', force, 2, damage)).toEqual(['7th A.F.', '7th A.F.', 'New Orleans', '7th A.F.']);
  });

  it('5.34: puts what is left over where the margin is smallest', () => {
    const damage = { ...ALL_BUT('Nevada', 'Arizona'), Nevada: 8, Arizona: 7 };
    expect(planned(TABLES, 'focus', ['Akagi', 'Kaga', 'Zuiho'], 2, damage)).toEqual(['Nevada', 'Arizona', 'Arizona']);
  });
});

describe('bottom-first', () => {
  it('9.23: the battleships of armor 4 have the first carriers, then the cruisers are best to bottom', () => {
    expect(planned(TABLES, 'bottom-first', CARRIERS, 1).slice(0, 6)).toEqual([
      'Nevada',
      'Arizona',
      'Oklahoma',
      'Pennsylvania',
      'New Orleans',
      'San Francisco',
    ]);
  });

  it('9.23: armor 4 comes first even where a cruiser would be likelier, but not when it is on the bottom', () => {
    const damage = { Nevada: 5, Arizona: 1, Oklahoma: 7, Pennsylvania: SUNK };
    expect(planned(TABLES, 'bottom-first', ['Akagi', 'Kaga'], 2, damage)).toEqual(['Arizona', 'New Orleans']);
  });
});

describe('finish', () => {
  it('9.23: sinks what is on the bottom and bottoms what is nearly there', () => {
    const damage = { ...ALL_BUT('Nevada', 'Tennessee', 'Maryland'), Nevada: 8, Tennessee: 5, Maryland: 0 };
    expect(planned(TABLES, 'finish', ['Zuiho', 'Ryujo'], 2, damage).sort()).toEqual(['Nevada', 'Tennessee']);
  });

  it('7.552: an air unit counts too', () => {
    const damage = { ...ALL_BUT('Maryland', '7th A.F.'), '7th A.F.': 3, Maryland: 0 };
    // Two plain dice at the air unit, one point short: 31 %; bottoming or sinking the Maryland undamaged: less.
    expect(planned(TABLES, 'finish', ['Zuiho'], 2, damage)).toEqual(['7th A.F.']);
  });
});

describe('the objectives', () => {
  const left = { ...ALL_BUT('Nevada', 'West Virginia', 'New Orleans'), Nevada: 8, 'West Virginia': 5 };

  it('9.23: kills goes where one more attack sinks', () => {
    expect(planned(TABLES, 'kills', ['Zuiho'], 2, left)).toEqual(['Nevada']);
  });

  it('9.23: bottomings goes where one more attack bottoms', () => {
    expect(planned(TABLES, 'bottomings', ['Zuiho'], 2, { ...left, 'New Orleans': SUNK })).toEqual(['West Virginia']);
  });

  it('9.23: damage avoids what one point would sink', () => {
    expect(planned(TABLES, 'damage', ['Zuiho'], 2, left)).toEqual(['West Virginia']);
  });

  it('7.72: afloat-strength takes the gunnery that is still afloat, and not what is crippled already', () => {
    // West Virginia is crippled (gunnery 1 left); Tennessee has 4 to lose.
    const damage = { ...ALL_BUT('West Virginia', 'Tennessee'), 'West Virginia': 5, Tennessee: 4 };
    expect(planned(TABLES, 'afloat-strength', ['Zuiho'], 2, damage)).toEqual(['Tennessee']);
  });

  it('9.23: count the attacks assigned before', () => {
    // One carrier makes the cruiser nearly safe to be sunk; the second adds more elsewhere.
    const damage = { ...ALL_BUT('New Orleans', 'San Francisco'), 'New Orleans': 2, 'San Francisco': 2 };
    expect(planned(TABLES, 'kills', ['Akagi', 'Kaga'], 2, damage)).toEqual(['New Orleans', 'San Francisco']);
  });

  it('18.2: round 1 is decided with round 2 in mind', () => {
    // Alone in one round four dice sink a cruiser far likelier; over two rounds the plan still prefers it, and puts the
    // second carrier on a cruiser of its own.
    expect(planned(TABLES, 'kills', ['Akagi', 'Kaga'], 1)).toEqual(['New Orleans', 'San Francisco']);
  });

  it('5.34: in round 1 carriers change places while that gains something', () => {
    // Greedy alone would send Akagi and Kaga to the cruisers, where the small carriers do nearly as well.
    const targets = planned(TABLES, 'bottomings', CARRIERS, 1);
    expect(targets.slice(0, 4).every((name) => name !== 'New Orleans' && name !== 'San Francisco')).toBe(true);
    expect(targets.slice(6).sort()).toEqual(['New Orleans', 'San Francisco']);
  });
});

describe('edge cases of a plan', () => {
  it('5.34: a carrier without a target does not attack', () => {
    expect(planned(TABLES, { Kaga: 'Nevada' }, ['Akagi', 'Kaga'], 1)).toEqual(['-', 'Nevada']);
  });

  it('5.34: a target may be named twice', () => {
    const plan = { Akagi: 'Nevada', Kaga: 'Nevada' };
    expect(planned(TABLES, plan, ['Akagi', 'Kaga'], 2)).toEqual(['Nevada', 'Nevada']);
  });

  it('9.23: a written target already sunk is attacked all the same, and wastes the attack', () => {
    expect(planned(TABLES, { Akagi: 'Nevada' }, ['Akagi'], 2, { Nevada: SUNK })).toEqual(['Nevada']);
  });

  it('7.51: ships without an airstrike are not among the attackers', () => {
    expect(planned(TABLES, 'spread', ['Kongo', 'Akagi', 'Atago'], 1)).toEqual(['Nevada']);
  });

  it('a written plan for somebody who does not attack is an error', () => {
    expect(() => planned(TABLES, { Hosho: 'Nevada' }, ['Akagi'], 1)).toThrow('"Hosho" is given a target');
    expect(() => planned(TABLES, { Akagi: 'Yamashiro II' }, ['Akagi'], 1)).toThrow('not on the board');
  });

  it.each(['spread', 'focus', 'bottom-first', 'finish', 'kills', 'bottomings', 'damage', 'afloat-strength'] as const)(
    '9.23: %s attacks the one ship that is left, and nobody when none is',
    (plan) => {
      expect(planned(TABLES, plan, CARRIERS, 2, ALL_BUT('Maryland'))).toEqual(CARRIERS.map(() => 'Maryland'));
      expect(planned(TABLES, plan, CARRIERS, 2, ALL_BUT())).toEqual(CARRIERS.map(() => '-'));
      expect(planned(harborOf([]), plan, ['Akagi'], 1)).toEqual(['-']);
    },
  );
});
