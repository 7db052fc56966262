// Positions: day or night, targets, retreat and pursuit, landings, air raids, basing.
import { ACTION_DAY, ACTION_NIGHT } from '../../../src/dice/index.js';
import { FIRING, ON_HARBOR } from '../../../src/game/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { type Piece, SIDE, type Table } from '../../game/table.js';
import { answer, fight, goHome, names, type Position, position, seconds, targets } from '../position-support.js';

const EIGHT = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Ryujo', 'Zuiho'];
const ROW = ['Nevada', 'Arizona', 'West Virginia', 'Tennessee', 'Oklahoma', 'Maryland', 'California', 'Pennsylvania'];
const RETREAT = 1;
const STAY = 0;

/** What a side answers when it is asked whether it retreats. */
const leaves = (area: string, pieces: readonly Piece[], side: number, more = {}): number =>
  answer(fight(area, pieces, more), side, D.RETREAT)[0]!;

export const COMBAT: readonly Position[] = [
  {
    what: 'somebody fires at the one cruiser that shows Japan’s flag, whoever else is there',
    rule: '15.3, 15.31',
    why: 'raiders control nothing: without her the area, and Pearl Harbor with it, is not Japan’s at the end of the turn',
    found: () => {
      const japan = ['Akagi', 'Kaga', 'Kongo', 'Haruna'].map((name) => ({ name, raiding: true }));
      const t = fight(
        'Hawaiian Islands',
        ['Kitakami', ...japan, 'Colorado', 'Idaho', 'Chicago', 'Astoria', 'Portland'],
        {
          flags: { 'Hawaiian Islands': 'japan', 'Central Pacific Ocean': 'japan' },
        },
      );
      answer(t, SIDE.allied, D.PATROLS);
      return targets(t, SIDE.allied, ACTION_NIGHT).includes('Kitakami');
    },
  },
  {
    what: 'three battleships fire at the three cruisers that show Japan’s flag, not at the three battleships beside them',
    rule: '15.3, 7.54',
    why: 'in nine rounds of ten none of the cruisers stays, and the Mandate, Samoa with it, is nobody’s',
    found: () => {
      const bearers = ['Kako', 'Kinugasa', 'Kitakami'];
      const japan = ['Kirishima', 'Kongo', 'Mutsu'].map((name) => ({ name, raiding: true }));
      const t = fight('U.S. Mandate', [...bearers, ...japan, 'South Dakota', 'Indiana', 'Massachusetts'], {
        turn: 5,
        flags: { 'U.S. Mandate': 'japan', 'South Pacific Ocean': 'japan' },
      });
      answer(t, SIDE.allied, D.PATROLS);
      const aimed = targets(t, SIDE.allied, ACTION_NIGHT);
      return bearers.every((name) => aimed.includes(name));
    },
  },
  {
    what: 'crippled carriers beside a battleship want night',
    rule: '7.73, 7.3',
    why: 'their airstrikes are gone, and Essex has all of hers',
    found: () => {
      const t = fight('Coral Sea', [{ name: 'Akagi', damage: 4 }, 'Yamato', 'Essex']);
      return answer(t, SIDE.japan, D.DAY_NIGHT)[0] === ACTION_NIGHT;
    },
  },
  {
    what: 'air units over a surface fleet want day',
    rule: '7.424, 7.51',
    why: 'by day they fire unanswered',
    found: () => {
      const t = fight('Coral Sea', ['RAAF', 'Marine', 'Yamato', 'Nachi', 'Haguro']);
      return (
        answer(t, SIDE.allied, D.DAY_NIGHT)[0] === ACTION_DAY && answer(t, SIDE.japan, D.DAY_NIGHT)[0] === ACTION_NIGHT
      );
    },
  },
  {
    what: 'air units alone shoot at the air unit that can hurt them, not at the cruiser that cannot',
    rule: '7.424',
    why: 'without its air unit the other side can never win the area',
    found: () => {
      const t = fight('Coral Sea', ['RAAF', 'Marine', '21 AirFlot', 'Nachi']);
      return targets(t, SIDE.allied, ACTION_DAY).includes('21 AirFlot');
    },
  },
  {
    what: 'the carrier before the battleship by day',
    rule: '7.51',
    why: 'it fires back by day and breaks more easily',
    found: () => {
      const t = fight('Coral Sea', ['Shokaku', 'Alabama', 'Essex']);
      return targets(t, SIDE.japan, ACTION_DAY)[0] === 'Essex';
    },
  },
  {
    what: 'four carriers do not all fire at the same light carrier',
    rule: '7.45',
    why: 'targets cannot be changed once dice have fallen: the rest would be wasted',
    found: () => {
      const t = fight('Coral Sea', ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Bataan', 'Cabot', 'Essex']);
      return new Set(targets(t, SIDE.japan, ACTION_DAY)).size >= 3;
    },
  },
  {
    what: 'seven carriers fire at the three that can answer, none of the strong ones at a battleship or an air unit',
    rule: '7.51, 7.54',
    why: 'a carrier that is merely disabled, or missed, is still there to be sunk: what is left of three carriers fires back in the next round',
    found: () => {
      const japan = ['Oi', 'Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Junyo', 'Hiei', 'Kirishima'];
      const allied = ['Saratoga', 'Lexington', 'Enterprise', '10th A.F.', 'Colorado', 'Idaho', 'Pennsylvania'];
      const t = fight('Hawaiian Islands', [...japan, ...allied], { turn: 2, flags: { 'Hawaiian Islands': 'allied' } });
      const carriers = targets(t, SIDE.japan, ACTION_DAY).filter((name) => allied.slice(0, 3).includes(name));
      return carriers.length >= 6 && new Set(carriers).size === 3;
    },
  },
  {
    what: 'at night nobody fires at a carrier behind a screen that is not all attacked',
    rule: '7.422',
    why: 'the answer would be unlawful',
    found: () => {
      const t = fight('Coral Sea', ['Yamato', 'Essex', 'Chicago', 'Portland']);
      t.game.action = ACTION_NIGHT;
      t.run((g) => {
        for (const name of ['Chicago', 'Portland']) g.flags[t.piece(name)]! |= FIRING;
      });
      return !targets(t, SIDE.japan, ACTION_NIGHT).includes('Essex');
    },
  },
  {
    what: 'three battleships do not all fire at the crippled one beside a sound Yamato',
    rule: '7.72',
    why: 'it fires one shot, she fires six',
    found: () => {
      const t = fight('Coral Sea', ['Alabama', 'Indiana', 'Iowa', { name: 'Fuso', damage: 4 }, 'Yamato']);
      t.run((g) => {
        for (const name of ['Fuso', 'Yamato']) g.flags[t.piece(name)]! |= FIRING;
      });
      return targets(t, SIDE.allied, ACTION_NIGHT).includes('Yamato');
    },
  },
  {
    what: 'a lone cruiser leaves before eight carriers',
    rule: '8.1',
    why: 'it can hold nothing, and lives to patrol next turn',
    found: () => leaves('Coral Sea', ['Chicago', ...EIGHT], SIDE.allied) === RETREAT,
  },
  {
    what: 'the fleet stays against the lone cruiser',
    rule: '8.1',
    why: 'the flag is won',
    found: () => leaves('Coral Sea', ['Chicago', ...EIGHT], SIDE.japan) === STAY,
  },
  {
    what: 'do not leave the last flag to a crippled carrier',
    rule: '15.3',
    why: 'Yamato holds Indonesia and two ports against a ship without airstrike',
    found: () =>
      leaves('Indonesia', ['Yamato', { name: 'Saratoga', damage: 3, raiding: true }], SIDE.japan, {
        flags: { Indonesia: 'japan' },
      }) === STAY,
  },
  {
    what: 'an air unit does not leave before battleships, which can never hurt it',
    rule: '7.424',
    why: 'it keeps the flag for nothing',
    found: () => leaves('Marshall Islands', ['21 AirFlot', 'Alabama', 'Indiana', 'Colorado'], SIDE.japan) === STAY,
  },
  {
    what: 'battleships without carriers leave an area with air units alone',
    rule: '7.424, 12.2',
    why: 'they are shot at every day and can win nothing',
    found: () =>
      leaves('Marshall Islands', ['21 AirFlot', '22 AirFlot', '23 AirFlot', 'Alabama', 'Colorado'], SIDE.allied) ===
      RETREAT,
  },
  {
    what: 'six battleships stay to fight three cruisers under an air unit that they cannot drive off',
    rule: '7.424, 8.1',
    why: 'the flag is not to be won, but the cruisers are: by day only the air unit fires, at night the battleships have twice the guns',
    found: () => {
      const line = ['Nagato', 'Mutsu', 'Kongo', 'Haruna', 'Hiei', 'Kirishima'].map((name) => ({ name, raiding: true }));
      const more = { flags: { 'Hawaiian Islands': 'japan' } };
      return (
        leaves('Hawaiian Islands', [...line, '7th A.F.', 'Chicago', 'Portland', 'Astoria'], SIDE.japan, more) === STAY
      );
    },
  },
  {
    what: 'the crippled carrier and its cruiser leave before sound carriers',
    rule: '7.73, 8.1',
    why: 'what is saved is repaired in one turn',
    found: () =>
      leaves('Coral Sea', [{ name: 'Shokaku', damage: 3 }, 'Tone', 'Essex', 'CV 10'], SIDE.japan) === RETREAT,
  },
  {
    what: 'stay the one round in which the marines can land',
    rule: '5.43, 13.31',
    why: 'who retreats may not land; the base is taken between the rounds',
    found: () => {
      const at = ['1 Marines', 'Chicago', 'Nachi', 'Haguro', 'Myoko', 'Maya', 'Takao'];
      return leaves('South Pacific Ocean', at, SIDE.allied, { harbors: { Guadalcanal: 'japan' } }) === STAY;
    },
  },
  {
    what: 'and leave when the marines have nowhere to land',
    rule: '13.3',
    why: 'the same fight without a base to take',
    found: () => {
      const at = ['1 Marines', 'Chicago', 'Nachi', 'Haguro', 'Myoko', 'Maya', 'Takao'];
      return leaves('Central Pacific Ocean', at, SIDE.allied, { harbors: { Midway: 'allied' } }) === RETREAT;
    },
  },
  {
    what: 'marines land on the base nobody defends, not on the one with two defenders',
    rule: '13.41',
    why: 'the first costs a unit and takes the base, the second costs a unit and takes nothing',
    found: () => {
      const t = fight('South Pacific Ocean', ['1 Marines', 'Alabama'], {
        at: { 'South Pacific Ocean': ['1 Marines', 'Alabama'], Guadalcanal: ['Kure', 'Sasebo'] },
        harbors: { Guadalcanal: 'japan', Lae: 'japan' },
      });
      return seconds(answer(t, SIDE.allied, D.LANDINGS))[0] === t.harbor('Lae');
    },
  },
  {
    what: 'marines do not land on the last turn',
    rule: '4.7',
    why: 'a base is worth nothing after it',
    found: () => {
      const t = fight('South Pacific Ocean', ['1 Marines', 'Alabama'], { turn: 8, harbors: { Guadalcanal: 'japan' } });
      return answer(t, SIDE.allied, D.LANDINGS).length === 0;
    },
  },
  {
    what: 'the more damaged defender is the one that is given up',
    rule: '13.41',
    why: 'the choice is free',
    found: () => {
      const t = position({ turn: 5, at: { Guadalcanal: [{ name: '1 Marines', damage: 2 }, '2 Marines'] } });
      t.game.subject = t.harbor('Guadalcanal');
      return names(t, answer(t, SIDE.allied, D.DEFENDER))[0] === '1 Marines';
    },
  },
  {
    what: 'carriers raid the port with ships in it, not the empty one',
    rule: '9.13',
    why: 'an air raid does nothing to a port',
    found: () => {
      const t = fight('Indonesia', ['Illustrious', 'Indomitable'], {
        at: { Indonesia: ['Illustrious', 'Indomitable'], Saigon: ['Kongo', 'Haruna'] },
        harbors: { Singapore: 'japan' },
      });
      const harbors = seconds(answer(t, SIDE.allied, D.AIR_RAID));
      return harbors.length > 0 && harbors.every((h) => h === t.harbor('Saigon'));
    },
  },
  {
    what: 'the surprise raid spreads over the battleships',
    rule: '18.2, 7.45',
    why: 'eight carriers at one ship sink it eight times',
    found: () => {
      const t = fight('Hawaiian Islands', EIGHT, { turn: 1, at: { 'Hawaiian Islands': EIGHT, 'Pearl Harbor': ROW } });
      return new Set(raided(t)).size >= 6;
    },
  },
  {
    what: 'the surprise raid leaves no battleship alone for a cruiser or the 7th A.F.',
    rule: '18.2, 9.23, 11.1',
    why: 'a battleship that nobody attacks sails; one on the bottom takes the repair points of several turns',
    found: () => {
      const port = [...ROW, 'New Orleans', 'San Francisco', '7th A.F.'];
      const t = fight('Hawaiian Islands', EIGHT, { turn: 1, at: { 'Hawaiian Islands': EIGHT, 'Pearl Harbor': port } });
      return ROW.every((name) => raided(t).includes(name));
    },
  },
  {
    what: 'the raid force has the four big carriers in it',
    rule: '4.2',
    why: 'sixteen of its shots are theirs',
    found: () => {
      const t = position({ turn: 1, start: true });
      const force = names(t, answer(t, SIDE.japan, D.RAID_FORCE));
      return ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga'].every((name) => force.includes(name));
    },
  },
  {
    what: 'no fleet bases at Pearl Harbor behind a Japanese flag in Hawaii',
    rule: '6.3, 14.1',
    why: 'next turn it sails no farther than Hawaii, is raided there, and the port falls when the flag stays',
    found: () => {
      const t = position({
        turn: 3,
        at: { 'U.S. Mandate': ['Saratoga', 'Lexington', 'Chicago'] },
        flags: { 'Hawaiian Islands': 'japan', 'U.S. Mandate': 'allied' },
      });
      goHome(t, SIDE.allied, true);
      return ['Saratoga', 'Lexington', 'Chicago'].every((name) => t.where(name) !== 'Pearl Harbor');
    },
  },
  {
    what: 'a carrier that leaves the Mandate does not run into Samoa under the enemy’s carriers',
    rule: '9.1',
    why: 'it would be raided in port in the same turn',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'U.S. Mandate': ['Saratoga', 'Akagi', 'Kaga'] },
        flags: { 'Hawaiian Islands': 'allied' },
      });
      goHome(t, SIDE.allied, false);
      return t.where('Saratoga') !== 'Samoa';
    },
  },
  {
    what: 'the British go home to a port that is theirs',
    rule: '17.22',
    why: 'they may base nowhere else, and Singapore is lost',
    found: () => {
      const t = position({
        turn: 3,
        at: { 'Bay of Bengal': ['Warspite', 'Formidable'] },
        harbors: { Singapore: 'japan' },
      });
      goHome(t, SIDE.allied, true);
      return t.where('Warspite') === 'Ceylon' && t.where('Formidable') === 'Ceylon';
    },
  },
  {
    what: 'of two carriers the submarine shoots at the one that a single hit sinks more often',
    rule: '16.2',
    why: 'Hornet has armor 2, and the battleship cannot be sunk at all',
    found: () => {
      const t = position({ turn: 3, at: { 'Coral Sea': ['Hornet', 'North Carolina'] } });
      t.game.area = t.area('Coral Sea');
      return names(t, answer(t, SIDE.japan, D.SUBMARINE_ATTACK))[0] === 'Hornet';
    },
  },
];

/** Whom the eight carriers of the surprise raid attack. */
function raided(t: Table): string[] {
  for (const name of EIGHT) t.game.raidHarbor[t.piece(name)] = t.harbor('Pearl Harbor') + 1;
  t.game.mode = ON_HARBOR;
  return names(t, seconds(answer(t, SIDE.japan, D.TARGETS)));
}
