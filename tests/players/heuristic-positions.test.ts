// Positions with an answer that nobody would dispute; the heuristic players of both sides find it. Each names its reason and rule.
import { describe, expect, it } from 'vitest';
import { ACTION_DAY, ACTION_NIGHT } from '../../src/dice/index.js';
import * as D from '../../src/game/decisions.js';
import {
  announceFiring,
  type Game,
  moveAmphibious,
  nameTargets,
  ON_HARBOR,
  patrols,
  placeAir,
  placeSubmarines,
  raiders,
  retreat,
} from '../../src/game/index.js';
import { SIDE, type Table } from '../game/table.js';
import { answer, fight, firsts, goHome, names, position, seconds } from './position-support.js';

const RETREAT = 1;
const STAY = 0;
describe('patrols', () => {
  it('takes the free areas, one ship each (15.3): nobody can contest them', () => {
    const t = position({ turn: 3, at: { Truk: ['Nachi', 'Haguro', 'Myoko'] } });
    t.run((g) => patrols(g, SIDE.japan));
    const areas = new Set(['Nachi', 'Haguro', 'Myoko'].map((name) => t.where(name)));
    expect(areas.size).toBe(3);
    expect([...areas].every((area) => area !== 'Truk')).toBe(true);
  });

  it('the Allies too: three cruisers at Samoa flag three areas', () => {
    const t = position({ turn: 3, at: { Samoa: ['Chicago', 'Portland', 'Astoria'] } });
    t.run((g) => patrols(g, SIDE.allied));
    expect(new Set(['Chicago', 'Portland', 'Astoria'].map((name) => t.where(name))).size).toBe(3);
  });

  it('keeps carriers back as raiders while cruisers can carry the flag (6.11)', () => {
    // A cruiser for every area within reach.
    const cruisers = ['Nachi', 'Haguro', 'Maya', 'Myoko', 'Takao', 'Atago', 'Chokai', 'Kumano', 'Mikuma', 'Mogami'];
    const t = position({ turn: 3, at: { Truk: ['Shokaku', 'Akagi', ...cruisers], Samoa: ['Colorado'] } });
    t.run((g) => patrols(g, SIDE.japan));
    expect([t.where('Shokaku'), t.where('Akagi')]).toEqual(['Truk', 'Truk']);
  });

  it('does not put a lone cruiser into the way of the whole enemy fleet already at sea', () => {
    const fleet = ['Yamato', 'Nagato', 'Mutsu', 'Akagi', 'Kaga', 'Shokaku', 'Zuikaku'];
    const t = position({
      turn: 3,
      at: { 'U.S. Mandate': fleet, Samoa: ['Chicago'] },
      flags: { 'U.S. Mandate': 'japan' },
    });
    t.run((g) => patrols(g, SIDE.allied));
    expect(t.where('Chicago')).not.toBe('U.S. Mandate');
  });
});

describe('repairs', () => {
  it('keeps the crippled carrier in the yard (11.4) and sends the sound one', () => {
    const t = position({
      turn: 3,
      at: { 'Yokosuka Navy Yard': [{ name: 'Akagi', damage: 4 }, 'Nachi'] },
    });
    t.run((g) => patrols(g, SIDE.japan));
    expect([t.where('Akagi'), t.damage('Akagi'), t.where('Nachi')]).not.toContain(4);
    expect([t.where('Akagi'), t.damage('Akagi')]).toEqual(['Yokosuka Navy Yard', 0]);
    expect(t.where('Nachi')).not.toBe('Yokosuka Navy Yard');
  });

  it('repairs nothing on the last turn: there is no tomorrow (4.7)', () => {
    const t = position({ turn: 8, at: { 'Yokosuka Navy Yard': [{ name: 'Nachi', damage: 2 }] } });
    t.run((g) => patrols(g, SIDE.japan));
    expect(t.damage('Nachi')).toBe(2);
    expect(t.patrols('Nachi')).toBe(true);
  });

  it('spends the points on the carrier before the cruiser (11.3)', () => {
    const t = position({
      turn: 2,
      at: {
        'Pearl Harbor': [
          { name: 'Lexington', damage: 3 },
          { name: 'Chicago', damage: 1 },
        ],
      },
    });
    t.run((g) => patrols(g, SIDE.allied));
    expect([t.damage('Lexington'), t.damage('Chicago')]).toEqual([0, 1]);
  });
});

describe('land-based air', () => {
  it('flags areas that nobody else flags and where nobody can come (12.4)', () => {
    const t = position({ turn: 3, at: { Truk: ['21 AirFlot', '22 AirFlot'] } });
    t.run(placeAir);
    expect(new Set([t.where('21 AirFlot'), t.where('22 AirFlot')]).size).toBe(2);
    expect(t.where('21 AirFlot')).not.toBe('Truk');
  });

  it('does not add to an area that is safe already', () => {
    const t = position({ turn: 3, at: { 'Marianas Islands': ['Nachi'], Truk: ['21 AirFlot'] } });
    t.run(placeAir);
    expect(t.where('21 AirFlot')).not.toBe('Marianas Islands');
  });
});

describe('marines', () => {
  it('do not walk into enemy air without a screen (13.2)', () => {
    const t = position({
      turn: 4,
      at: { Samoa: ['1 Marines'], 'Marshall Islands': ['21 AirFlot', '22 AirFlot', 'Yamato'] },
      flags: { 'Marshall Islands': 'japan' },
    });
    t.run((g) => moveAmphibious(g, SIDE.allied));
    expect(t.where('1 Marines')).toBe('Samoa');
  });

  it('go behind a screen for the enemy base, and land (13.3)', () => {
    const t = position({
      turn: 4,
      at: { Truk: ['Kure'], 'South Pacific Ocean': ['Yamato', 'Musashi', 'Akagi'] },
      flags: { 'South Pacific Ocean': 'japan' },
      harbors: { Lae: 'japan' },
    });
    t.run((g) => moveAmphibious(g, SIDE.japan));
    expect(t.where('Kure')).toBe('South Pacific Ocean');
    t.resolve('South Pacific Ocean');
    expect(t.holder('Guadalcanal')).toBe('japan');
  });

  it('stay in port on the last turn: a base is worth nothing any more', () => {
    const t = position({
      turn: 8,
      at: { Truk: ['Kure'], 'South Pacific Ocean': ['Yamato', 'Akagi'] },
      flags: { 'South Pacific Ocean': 'japan' },
    });
    t.run((g) => moveAmphibious(g, SIDE.japan));
    expect(t.where('Kure')).toBe('Truk');
  });
});

describe('raiders', () => {
  it('sink the lone patroller in reach: an own flag and an enemy one less (15.3)', () => {
    const t = position({
      turn: 5,
      at: { 'Marshall Islands': ['Nachi'], 'Pearl Harbor': ['Essex', 'Alabama', 'Chicago'] },
      flags: { 'Marshall Islands': 'japan' },
    });
    t.run((g) => raiders(g, SIDE.allied));
    expect([t.where('Essex'), t.where('Alabama')]).toContain('Marshall Islands');
  });

  it('do not throw one cruiser at a fleet', () => {
    const t = position({
      turn: 5,
      at: { 'Marshall Islands': ['Yamato', 'Musashi', 'Akagi', 'Kaga'], 'Pearl Harbor': ['Chicago'] },
      flags: { 'Marshall Islands': 'japan' },
    });
    t.run((g) => raiders(g, SIDE.allied));
    expect(t.where('Chicago')).not.toBe('Marshall Islands');
  });

  it('leave the port that enemy carriers are about to raid when they cannot hold the area (9.1)', () => {
    const fleet = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Hiryu', 'Soryu', 'Yamato', 'Nagato'];
    const t = position({
      turn: 3,
      at: { 'U.S. Mandate': fleet, Samoa: ['Lexington'] },
      flags: { 'Coral Sea': 'allied', 'Hawaiian Islands': 'allied' },
    });
    t.run((g) => raiders(g, SIDE.allied));
    expect(t.where('Lexington')).not.toBe('Samoa');
    expect(t.where('Lexington')).not.toBe('U.S. Mandate');
  });

  it('break the encirclement of Pearl Harbor before it falls (14.1)', () => {
    const t = position({
      turn: 3,
      at: {
        'Hawaiian Islands': ['Nachi', 'Haguro'],
        'Pearl Harbor': ['North Carolina', 'Colorado', 'Saratoga', 'Chicago'],
      },
      flags: { 'Hawaiian Islands': 'japan' },
    });
    t.run((g) => raiders(g, SIDE.allied));
    expect([t.where('Saratoga'), t.where('North Carolina')]).toContain('Hawaiian Islands');
  });
});

describe('day or night (7.3)', () => {
  it('carriers against battleships want day, battleships night', () => {
    const t = fight('Coral Sea', ['Akagi', 'Kaga', 'Alabama', 'Indiana']);
    expect(answer(t, SIDE.japan, D.DAY_NIGHT)).toEqual([ACTION_DAY]);
    expect(answer(t, SIDE.allied, D.DAY_NIGHT)).toEqual([ACTION_NIGHT]);
  });

  it('an air unit alone wants day', () => {
    const t = fight('Coral Sea', ['RAAF', 'Nachi']);
    expect(answer(t, SIDE.allied, D.DAY_NIGHT)).toEqual([ACTION_DAY]);
  });

  it('carriers without guns before them fire (7.422), behind a screen they do not', () => {
    const alone = fight('Coral Sea', ['Essex', 'CV 10', 'Yamato']);
    alone.game.action = ACTION_NIGHT;
    expect(answer(alone, SIDE.allied, D.FIRING_CARRIERS).length).toBe(2);
    const screened = fight('Coral Sea', ['Essex', 'Alabama', 'Yamato']);
    screened.game.action = ACTION_NIGHT;
    expect(answer(screened, SIDE.allied, D.FIRING_CARRIERS)).toEqual([]);
  });
});

describe('targets (7.4)', () => {
  const aimed = (t: Table, side: number, action: number): number[] => {
    t.game.action = action;
    if (action === ACTION_NIGHT) t.run(announceFiring);
    t.run((g) => nameTargets(g, side));
    return Array.from(t.game.answer.subarray(0, t.game.answerLength));
  };

  it('by day one airstrike goes for the carrier, not for the cruiser', () => {
    const t = fight('Coral Sea', ['Akagi', 'Essex', 'Chicago']);
    expect(names(t, seconds(aimed(t, SIDE.japan, ACTION_DAY)))).toEqual(['Essex']);
  });

  it('two airstrikes against two carriers take one each: no overkill', () => {
    const t = fight('Coral Sea', ['Akagi', 'Kaga', 'Essex', 'CV 10']);
    expect(new Set(seconds(aimed(t, SIDE.japan, ACTION_DAY))).size).toBe(2);
  });

  it('at night the lap of the screen lets the others at the carrier (7.422)', () => {
    const t = fight('Coral Sea', ['Yamato', 'Nagato', 'Nachi', 'Essex', 'Chicago']);
    const targets = aimed(t, SIDE.japan, ACTION_NIGHT);
    expect(names(t, seconds(targets))).toContain('Essex');
    expect(names(t, seconds(targets))).toContain('Chicago');
    expect(firsts(targets).length).toBe(3);
  });

  it('the lap is made by the weakest ship', () => {
    const t = fight('Coral Sea', ['Yamato', 'Nachi', 'Essex', 'Chicago']);
    const targets = aimed(t, SIDE.japan, ACTION_NIGHT);
    const onChicago = firsts(targets).filter((_, k) => names(t, seconds(targets))[k] === 'Chicago');
    expect(names(t, onChicago)).toEqual(['Nachi']);
  });
});

describe('retreat and pursuit (8)', () => {
  it('the crippled carrier leaves a fight it cannot win', () => {
    const t = fight('Coral Sea', [{ name: 'Akagi', damage: 4 }, 'Alabama', 'Indiana', 'Essex']);
    expect(answer(t, SIDE.japan, D.RETREAT)).toEqual([RETREAT]);
  });

  it('the stronger side stays', () => {
    const t = fight('Coral Sea', [{ name: 'Akagi', damage: 4 }, 'Alabama', 'Indiana', 'Essex']);
    expect(answer(t, SIDE.allied, D.RETREAT)).toEqual([STAY]);
  });

  it('on the last turn nobody leaves: only flags count (4.7)', () => {
    const t = fight('Coral Sea', [{ name: 'Akagi', damage: 4 }, 'Alabama', 'Indiana', 'Essex'], { turn: 8 });
    expect(answer(t, SIDE.japan, D.RETREAT)).toEqual([STAY]);
  });

  it('fast cruisers chase the crippled carrier (8.33); the carriers stay for the air raid (9.12)', () => {
    const t = fight('Coral Sea', [{ name: 'Akagi', damage: 4 }, 'Chicago', 'Portland', 'Essex']);
    t.run((g: Game) => retreat(g, g.area, SIDE.japan));
    expect(t.game.fightOf[t.piece('Chicago')]).toBe(1);
    expect(t.game.fightOf[t.piece('Essex')]).toBe(0);
  });
});

describe('air raids (9)', () => {
  it('go for the harbor with the fleet in it', () => {
    const t = fight('Marianas Islands', ['Essex'], {
      at: { 'Marianas Islands': ['Essex'], Truk: ['Akagi', 'Kaga'], Saipan: ['21 AirFlot'] },
    });
    expect(answer(t, SIDE.allied, D.AIR_RAID)).toEqual([t.piece('Essex'), t.harbor('Truk')]);
  });

  it('bottom the carrier that is still afloat before the one that rests on the bottom (9.23)', () => {
    const t = fight('Hawaiian Islands', ['Akagi'], {
      at: { 'Hawaiian Islands': ['Akagi'], 'Pearl Harbor': [{ name: 'Lexington', damage: 5 }, 'Saratoga'] },
    });
    t.game.raidHarbor[t.piece('Akagi')] = t.harbor('Pearl Harbor') + 1;
    t.game.mode = ON_HARBOR;
    expect(names(t, seconds(answer(t, SIDE.japan, D.TARGETS)))).toEqual(['Saratoga']);
  });
});

describe('where to base (10.1)', () => {
  it('the crippled carrier goes to the yard, the sound one forward', () => {
    const t = position({ turn: 3, at: { 'Marianas Islands': [{ name: 'Akagi', damage: 4 }, 'Kaga'] } });
    goHome(t, SIDE.japan, true);
    expect([t.where('Akagi'), t.where('Kaga')]).toEqual(['Yokosuka Navy Yard', 'Truk']);
  });

  it('nobody runs into Pearl Harbor while enemy carriers are off Hawaii (9.1)', () => {
    const t = position({ turn: 3, at: { 'Hawaiian Islands': ['Chicago', 'Saratoga', 'Akagi', 'Kaga'] } });
    goHome(t, SIDE.allied, false);
    expect([t.where('Chicago'), t.where('Saratoga')]).not.toContain('Pearl Harbor');
  });
});

describe('submarines and removals', () => {
  it('the I-Boat lies where the carriers are, and shoots at one (16.2)', () => {
    const t = position({ turn: 3, at: { 'Coral Sea': ['Chicago', 'Lexington'], 'Bay of Bengal': ['Cornwall'] } });
    t.run(placeSubmarines);
    expect(t.where('I-Boat')).toBe('Coral Sea');
    t.game.area = t.area('Coral Sea');
    expect(names(t, answer(t, SIDE.japan, D.SUBMARINE_ATTACK))).toEqual(['Lexington']);
  });

  it('the damaged ship is the one that goes home (4.42)', () => {
    const t = position({ turn: 4, at: { Ceylon: ['Indomitable', { name: 'Formidable', damage: 2 }, 'Illustrious'] } });
    // The first line of the removals names a 0-2-7 carrier.
    t.game.subject = t.game.t.removals.findIndex((line) => line.turn === 4);
    expect(names(t, answer(t, SIDE.allied, D.REMOVAL))).toEqual(['Formidable']);
  });
});

describe('the end of the surprise raid (18.2)', () => {
  it('Japan stays when nothing is left afloat in Pearl Harbor', () => {
    const t = position({
      turn: 1,
      at: { 'Hawaiian Islands': ['Shokaku', 'Akagi', 'Kaga'], 'Pearl Harbor': [{ name: 'Nevada', damage: 6 }] },
    });
    expect(answer(t, SIDE.japan, D.STAY)).toEqual([1]);
  });

  it('the Allies run unpursued before eight carriers when little is left (18.25)', () => {
    const fleet = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Ryujo', 'Zuiho'];
    const t = fight('Hawaiian Islands', [...fleet, 'Indianapolis', 'Minneapolis'], {
      turn: 1,
      flags: { 'Hawaiian Islands': 'allied' },
    });
    t.game.round = 2;
    expect(answer(t, SIDE.allied, D.RETREAT)).toEqual([RETREAT]);
  });
});
