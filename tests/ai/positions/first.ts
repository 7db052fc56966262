// The first positions: every phase of a turn, in the order of the sequence of play.
import { expect } from 'vitest';
import { ACTION_DAY, ACTION_NIGHT } from '../../../src/dice/index.js';
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
} from '../../../src/game/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { SIDE, type Table } from '../../game/table.js';
import { answer, fight, firsts, goHome, names, type Position, position, seconds } from '../position-support.js';

const RETREAT = 1;
const STAY = 0;

export const FIRST: Position[] = [];

/** Adds a position; `check` throws where the answer is another one. */
function settled(what: string, rule: string, why: string, check: () => void): void {
  const found = () => {
    check();
    return true;
  };
  FIRST.push({ what, rule, why, found });
}
settled('free areas are taken by one ship each', '15.3', 'nobody can contest them', () => {
  const t = position({ turn: 3, at: { Truk: ['Nachi', 'Haguro', 'Myoko'] } });
  t.run((g) => patrols(g, SIDE.japan));
  const areas = new Set(['Nachi', 'Haguro', 'Myoko'].map((name) => t.where(name)));
  expect(areas.size).toBe(3);
  expect([...areas].every((area) => area !== 'Truk')).toBe(true);
});

settled('the Allies too: three cruisers at Samoa flag three areas', '15.3', 'every area that is free is a flag', () => {
  const t = position({ turn: 3, at: { Samoa: ['Chicago', 'Portland', 'Astoria'] } });
  t.run((g) => patrols(g, SIDE.allied));
  expect(new Set(['Chicago', 'Portland', 'Astoria'].map((name) => t.where(name))).size).toBe(3);
});

settled(
  'carriers stay back as raiders while cruisers can carry the flag',
  '6.11',
  'they can then sail where they are wanted',
  () => {
    // A cruiser for every area within reach.
    const cruisers = ['Nachi', 'Haguro', 'Maya', 'Myoko', 'Takao', 'Atago', 'Chokai', 'Kumano', 'Mikuma', 'Mogami'];
    const t = position({ turn: 3, at: { Truk: ['Shokaku', 'Akagi', ...cruisers], Samoa: ['Colorado'] } });
    t.run((g) => patrols(g, SIDE.japan));
    expect([t.where('Shokaku'), t.where('Akagi')]).toEqual(['Truk', 'Truk']);
  },
);

settled(
  'no lone cruiser patrols in the way of the whole enemy fleet already at sea',
  '15.3',
  'it would be lost and hold nothing',
  () => {
    const fleet = ['Yamato', 'Nagato', 'Mutsu', 'Akagi', 'Kaga', 'Shokaku', 'Zuikaku'];
    const t = position({
      turn: 3,
      at: { 'U.S. Mandate': fleet, Samoa: ['Chicago'] },
      flags: { 'U.S. Mandate': 'japan' },
    });
    t.run((g) => patrols(g, SIDE.allied));
    expect(t.where('Chicago')).not.toBe('U.S. Mandate');
  },
);

settled(
  'the crippled carrier stays in the yard, and the sound cruiser sails',
  '11.4',
  'repairs are made instead of sailing, and an airstrike is worth them',
  () => {
    const t = position({
      turn: 3,
      at: { 'Yokosuka Navy Yard': [{ name: 'Akagi', damage: 4 }, 'Nachi'] },
    });
    t.run((g) => patrols(g, SIDE.japan));
    expect([t.where('Akagi'), t.damage('Akagi'), t.where('Nachi')]).not.toContain(4);
    expect([t.where('Akagi'), t.damage('Akagi')]).toEqual(['Yokosuka Navy Yard', 0]);
    expect(t.where('Nachi')).not.toBe('Yokosuka Navy Yard');
  },
);

settled('nothing is repaired on the last turn', '4.7', 'there is no tomorrow', () => {
  const t = position({ turn: 8, at: { 'Yokosuka Navy Yard': [{ name: 'Nachi', damage: 2 }] } });
  t.run((g) => patrols(g, SIDE.japan));
  expect(t.damage('Nachi')).toBe(2);
  expect(t.patrols('Nachi')).toBe(true);
});

settled(
  'repair points go to the carrier before the cruiser',
  '11.3',
  'they do not suffice for both, and the carrier is worth more',
  () => {
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
  },
);

settled('air units go where nobody else has a flag and nobody can come', '12.4', 'each is a flag for nothing', () => {
  const t = position({ turn: 3, at: { Truk: ['21 AirFlot', '22 AirFlot'] } });
  t.run(placeAir);
  expect(new Set([t.where('21 AirFlot'), t.where('22 AirFlot')]).size).toBe(2);
  expect(t.where('21 AirFlot')).not.toBe('Truk');
});

settled('no air unit is added to an area that is safe already', '12.4', 'it flags another one instead', () => {
  const t = position({ turn: 3, at: { 'Marianas Islands': ['Nachi'], Truk: ['21 AirFlot'] } });
  t.run(placeAir);
  expect(t.where('21 AirFlot')).not.toBe('Marianas Islands');
});

settled(
  'marines do not walk into enemy air without a screen',
  '13.2',
  'they would be shot down before they land',
  () => {
    const t = position({
      turn: 4,
      at: { Samoa: ['1 Marines'], 'Marshall Islands': ['21 AirFlot', '22 AirFlot', 'Yamato'] },
      flags: { 'Marshall Islands': 'japan' },
    });
    t.run((g) => moveAmphibious(g, SIDE.allied));
    expect(t.where('1 Marines')).toBe('Samoa');
  },
);

settled('troops go behind a screen for the enemy base, and land', '13.3', 'the base is theirs without a shot', () => {
  const t = position({
    turn: 4,
    at: {
      Truk: ['Kure'],
      'South Pacific Ocean': ['Yamato', 'Musashi', 'Akagi'],
      'U.S. Mandate': ['RAAF', 'Chicago'],
      'Coral Sea': ['RNZAF', 'Portland'],
    },
    flags: { 'South Pacific Ocean': 'japan' },
    harbors: { Lae: 'japan' },
  });
  t.run((g) => moveAmphibious(g, SIDE.japan));
  expect(t.where('Kure')).toBe('South Pacific Ocean');
  t.resolve('South Pacific Ocean');
  expect(t.holder('Guadalcanal')).toBe('japan');
});

settled('troops stay in port on the last turn', '4.7', 'a base is worth nothing any more', () => {
  const t = position({
    turn: 8,
    at: { Truk: ['Kure'], 'South Pacific Ocean': ['Yamato', 'Akagi'] },
    flags: { 'South Pacific Ocean': 'japan' },
  });
  t.run((g) => moveAmphibious(g, SIDE.japan));
  expect(t.where('Kure')).toBe('Truk');
});

settled('raiders sink the lone patroller in reach', '15.3', 'an own flag and an enemy one less', () => {
  const t = position({
    turn: 5,
    at: { 'Marshall Islands': ['Nachi'], 'Pearl Harbor': ['Essex', 'Alabama', 'Chicago'] },
    flags: { 'Marshall Islands': 'japan' },
  });
  t.run((g) => raiders(g, SIDE.allied));
  expect([t.where('Essex'), t.where('Alabama')]).toContain('Marshall Islands');
});

settled('raiders do not throw one cruiser at a fleet', '15.3', 'it would be lost for nothing', () => {
  const t = position({
    turn: 5,
    at: { 'Marshall Islands': ['Yamato', 'Musashi', 'Akagi', 'Kaga'], 'Pearl Harbor': ['Chicago'] },
    flags: { 'Marshall Islands': 'japan' },
  });
  t.run((g) => raiders(g, SIDE.allied));
  expect(t.where('Chicago')).not.toBe('Marshall Islands');
});

settled(
  'ships leave the port that enemy carriers are about to raid when they cannot hold the area',
  '9.1',
  'in port they would be hit without answer',
  () => {
    const fleet = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Hiryu', 'Soryu', 'Yamato', 'Nagato'];
    const t = position({
      turn: 3,
      at: { 'U.S. Mandate': fleet, Samoa: ['Lexington'] },
      flags: { 'Coral Sea': 'allied', 'Hawaiian Islands': 'allied' },
    });
    t.run((g) => raiders(g, SIDE.allied));
    expect(t.where('Lexington')).not.toBe('Samoa');
    expect(t.where('Lexington')).not.toBe('U.S. Mandate');
  },
);

settled(
  'raiders break the encirclement of Pearl Harbor before it falls',
  '14.1',
  'two cruisers are all that hold the area',
  () => {
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
  },
);

settled(
  'carriers against battleships want day, battleships night',
  '7.3',
  'each side fires by its own hour, and the other cannot',
  () => {
    const t = fight('Coral Sea', ['Akagi', 'Kaga', 'Alabama', 'Indiana']);
    expect(answer(t, SIDE.japan, D.DAY_NIGHT)).toEqual([ACTION_DAY]);
    expect(answer(t, SIDE.allied, D.DAY_NIGHT)).toEqual([ACTION_NIGHT]);
  },
);

settled('an air unit alone wants day', '7.3, 7.424', 'at night it cannot fire', () => {
  const t = fight('Coral Sea', ['RAAF', 'Nachi']);
  expect(answer(t, SIDE.allied, D.DAY_NIGHT)).toEqual([ACTION_DAY]);
});

settled(
  'carriers without guns before them fire at night, behind a screen they do not',
  '7.421, 7.422',
  'a carrier that fires can be fired at; without a screen it can be anyway',
  () => {
    const alone = fight('Coral Sea', ['Essex', 'CV 10', 'Yamato']);
    alone.game.action = ACTION_NIGHT;
    expect(answer(alone, SIDE.allied, D.FIRING_CARRIERS).length).toBe(2);
    const screened = fight('Coral Sea', ['Essex', 'Alabama', 'Yamato']);
    screened.game.action = ACTION_NIGHT;
    expect(answer(screened, SIDE.allied, D.FIRING_CARRIERS)).toEqual([]);
  },
);

const aimed = (t: Table, side: number, action: number): number[] => {
  t.game.action = action;
  if (action === ACTION_NIGHT) t.run(announceFiring);
  t.run((g) => nameTargets(g, side));
  return Array.from(t.game.answers.subarray(0, t.game.answerLength));
};

settled(
  'by day one airstrike goes for the carrier, not for the cruiser',
  '7.4',
  'the carrier fires back by day',
  () => {
    const t = fight('Coral Sea', ['Akagi', 'Essex', 'Chicago']);
    expect(names(t, seconds(aimed(t, SIDE.japan, ACTION_DAY)))).toEqual(['Essex']);
  },
);

settled('two airstrikes against two carriers take one each', '7.4', 'on one, the second would mostly be wasted', () => {
  const t = fight('Coral Sea', ['Akagi', 'Kaga', 'Essex', 'CV 10']);
  expect(new Set(seconds(aimed(t, SIDE.japan, ACTION_DAY))).size).toBe(2);
});

settled(
  'at night one gun attacks each ship of the screen and the others the carrier',
  '7.422',
  'who is all attacked screens nobody',
  () => {
    const t = fight('Coral Sea', ['Yamato', 'Nagato', 'Nachi', 'Essex', 'Chicago']);
    const targets = aimed(t, SIDE.japan, ACTION_NIGHT);
    expect(names(t, seconds(targets))).toContain('Essex');
    expect(names(t, seconds(targets))).toContain('Chicago');
    expect(firsts(targets).length).toBe(3);
  },
);

settled('the ship of the screen is attacked by the weakest gun', '7.422', 'the strong one is for the carrier', () => {
  const t = fight('Coral Sea', ['Yamato', 'Nachi', 'Essex', 'Chicago']);
  const targets = aimed(t, SIDE.japan, ACTION_NIGHT);
  const onChicago = firsts(targets).filter((_, k) => names(t, seconds(targets))[k] === 'Chicago');
  expect(names(t, onChicago)).toEqual(['Nachi']);
});

settled('the crippled carrier leaves a fight it cannot win', '8.1', 'alone it would be sunk without any gain', () => {
  const t = fight('Coral Sea', [{ name: 'Akagi', damage: 4 }, 'Alabama', 'Indiana', 'Essex']);
  expect(answer(t, SIDE.japan, D.RETREAT)).toEqual([RETREAT]);
});

settled('the stronger side stays', '8.1', 'it is winning the area', () => {
  const t = fight('Coral Sea', [{ name: 'Akagi', damage: 4 }, 'Alabama', 'Indiana', 'Essex']);
  expect(answer(t, SIDE.allied, D.RETREAT)).toEqual([STAY]);
});

settled('on the last turn nobody leaves', '4.7', 'only flags count', () => {
  const t = fight('Coral Sea', [{ name: 'Akagi', damage: 4 }, 'Alabama', 'Indiana', 'Essex'], { turn: 8 });
  expect(answer(t, SIDE.japan, D.RETREAT)).toEqual([STAY]);
});

settled(
  'fast cruisers chase the crippled carrier, and the carrier stays for the air raid',
  '8.33, 9.12',
  'who pursues cannot raid a port',
  () => {
    const t = fight('Marshall Islands', [{ name: 'Akagi', damage: 4 }, 'Chicago', 'Portland', 'Essex']);
    t.run((g: Game) => retreat(g, g.area, SIDE.japan));
    expect(t.game.fightOf[t.piece('Chicago')]).toBe(1);
    expect(t.game.fightOf[t.piece('Essex')]).toBe(0);
  },
);

settled(
  'air raids go for the harbor with the fleet in it',
  '9.1',
  'two carriers are worth more than an air unit',
  () => {
    const t = fight('Marianas Islands', ['Essex'], {
      at: { 'Marianas Islands': ['Essex'], Truk: ['Akagi', 'Kaga'], Saipan: ['21 AirFlot'] },
    });
    expect(answer(t, SIDE.allied, D.AIR_RAID)).toEqual([t.piece('Essex'), t.harbor('Truk')]);
  },
);

settled(
  'the carrier that is still afloat is attacked before the one that rests on the bottom',
  '9.23',
  'it is out of the game for turns already',
  () => {
    const t = fight('Hawaiian Islands', ['Akagi'], {
      at: { 'Hawaiian Islands': ['Akagi'], 'Pearl Harbor': [{ name: 'Lexington', damage: 5 }, 'Saratoga'] },
    });
    t.game.raidHarbor[t.piece('Akagi')] = t.harbor('Pearl Harbor') + 1;
    t.game.mode = ON_HARBOR;
    expect(names(t, seconds(answer(t, SIDE.japan, D.TARGETS)))).toEqual(['Saratoga']);
  },
);

settled(
  'the crippled carrier bases at the yard, the sound one forward',
  '10.1, 11.4',
  'one needs repairs, the other reach',
  () => {
    const t = position({ turn: 3, at: { 'Marianas Islands': [{ name: 'Akagi', damage: 4 }, 'Kaga'] } });
    goHome(t, SIDE.japan, true);
    expect([t.where('Akagi'), t.where('Kaga')]).toEqual(['Yokosuka Navy Yard', 'Truk']);
  },
);

settled(
  'nobody runs into Pearl Harbor while enemy carriers are off Hawaii',
  '9.1',
  'they would be raided there',
  () => {
    const t = position({ turn: 3, at: { 'Hawaiian Islands': ['Chicago', 'Saratoga', 'Akagi', 'Kaga'] } });
    goHome(t, SIDE.allied, false);
    expect([t.where('Chicago'), t.where('Saratoga')]).not.toContain('Pearl Harbor');
  },
);

settled(
  'the I-Boat lies where the carriers are, and shoots at one',
  '16.2',
  'nothing else is worth as much to hit',
  () => {
    const t = position({ turn: 3, at: { 'Coral Sea': ['Chicago', 'Lexington'], 'Bay of Bengal': ['Cornwall'] } });
    t.run(placeSubmarines);
    expect(t.where('I-Boat')).toBe('Coral Sea');
    t.game.area = t.area('Coral Sea');
    expect(names(t, answer(t, SIDE.japan, D.SUBMARINE_ATTACK))).toEqual(['Lexington']);
  },
);

settled('the damaged ship is the one that goes home', '4.42', 'the sound ones can fight', () => {
  const t = position({ turn: 4, at: { Ceylon: ['Indomitable', { name: 'Formidable', damage: 2 }, 'Illustrious'] } });
  // The first line of the removals names a 0-2-7 carrier.
  t.game.subject = t.game.tables.removals.findIndex((line) => line.turn === 4);
  expect(names(t, answer(t, SIDE.allied, D.REMOVAL))).toEqual(['Formidable']);
});

settled('Japan stays when nothing is left afloat in Pearl Harbor', '18.2', 'nobody can come out and fight', () => {
  const t = position({
    turn: 1,
    at: { 'Hawaiian Islands': ['Shokaku', 'Akagi', 'Kaga'], 'Pearl Harbor': [{ name: 'Nevada', damage: 6 }] },
  });
  expect(answer(t, SIDE.japan, D.STAY)).toEqual([1]);
});

settled(
  'the Allies run unpursued before eight carriers when little is left',
  '18.25',
  'two cruisers live, or die for nothing',
  () => {
    const fleet = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Ryujo', 'Zuiho'];
    const t = fight('Hawaiian Islands', [...fleet, 'Indianapolis', 'Minneapolis'], {
      turn: 1,
      flags: { 'Hawaiian Islands': 'allied' },
    });
    t.game.round = 2;
    expect(answer(t, SIDE.allied, D.RETREAT)).toEqual([RETREAT]);
  },
);
