// Positions: what optional rules, adjustments and Normal Turn One ask.
import { ACTION_DAY } from '../../../src/dice/index.js';
import { addReturn, returnHarbors } from '../../../src/game/chapters/ports-and-bases.js';
import { FIRE_BACK, LANDING, SAN_DIEGO_HARBOR, SEARCHING } from '../../../src/game/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { SIDE, type Table } from '../../game/table.js';
import { answer, fight, names, type Position, position, seconds } from '../position-support.js';

const RAIDERS = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Ryujo', 'Zuiho'];

/** Asks the Allies about their location-uncertain group, which stands in `game.subject` (0 is group W). */
const groupW = (t: Table, decision: D.Decision): number => {
  t.game.subject = 0;
  return answer(t, SIDE.allied, decision)[0]!;
};

/** Harbors chosen at the end of a turn for what is in the U.S. Mandate, under adjustment 4. */
const based = (turn: number, ships: readonly (string | { name: string; damage: number })[]): number[] => {
  const t = position({
    turn,
    rules: ['adjustment-4'],
    at: { 'U.S. Mandate': ships },
    flags: { 'U.S. Mandate': 'allied' },
  });
  const g = t.game;
  g.basingPhase = true;
  g.pendingCount = 0;
  for (const ship of ships) {
    const p = t.piece(typeof ship === 'string' ? ship : ship.name);
    addReturn(g, p, 1 << t.area('U.S. Mandate'));
    g.returnHarbors[p] = returnHarbors(g, p, g.returnAreas[p]!);
  }
  return seconds(answer(t, SIDE.allied, D.BASING));
};

const escapes = (there: readonly string[], inPort: readonly string[]): number => {
  const t = position({
    turn: 3,
    rules: ['adjustment-3c'],
    at: { 'Hawaiian Islands': there, 'Pearl Harbor': inPort },
    flags: { 'Hawaiian Islands': 'japan' },
  });
  return answer(t, SIDE.allied, D.WEST_COAST).length;
};

export const VARIANTS: readonly Position[] = [
  {
    what: 'adjustment 2: a carrier group leaves the Central Pacific before nine Japanese ships',
    rule: 'adjustment 2',
    why: 'it goes unpursued',
    found: () => {
      const enemy = ['Hosho', 'Nagato', 'Hyuga', 'Yamashiro', 'Hiei', 'Nachi', 'Maya', 'Chokai', 'Ashigara'];
      const t = fight('Central Pacific Ocean', [...enemy, 'Enterprise', 'Chester'], {
        turn: 1,
        rules: ['adjustment-2'],
      });
      t.game.subject = -1;
      return answer(t, SIDE.allied, D.WITHDRAW)[0] === 1;
    },
  },
  {
    what: 'adjustment 2: it stays against one cruiser',
    rule: 'adjustment 2',
    why: 'four airstrikes win, and with them the flag',
    found: () => {
      const t = fight('Central Pacific Ocean', ['Kumano', 'Enterprise', 'Chester', 'Northampton', 'Salt Lake City'], {
        turn: 1,
        rules: ['adjustment-2'],
        flags: { 'Central Pacific Ocean': 'allied' },
      });
      t.game.subject = -1;
      return answer(t, SIDE.allied, D.WITHDRAW)[0] === 0;
    },
  },
  {
    what: 'adjustment 2a: the North Pacific, where nobody waits',
    rule: 'adjustment 2a',
    why: 'Japan guards the Central Pacific with battleships',
    found: () => {
      const t = position({
        turn: 1,
        rules: ['adjustment-2a'],
        at: { 'Central Pacific Ocean': ['Nagato', 'Hyuga', 'Nachi', 'Maya'] },
        off: { uncertain: ['Enterprise', 'Chester', 'Northampton', 'Salt Lake City'] },
      });
      return groupW(t, D.UNCERTAIN_AREA) === t.area('North Pacific Ocean');
    },
  },
  {
    what: 'adjustment 2b: a group leaves the guarded Central Pacific at once',
    rule: 'adjustment 2b',
    why: 'alone against nine ships it is lost',
    found: () => {
      const t = position({
        turn: 1,
        rules: ['adjustment-2b'],
        at: { 'Central Pacific Ocean': ['Nagato', 'Hyuga', 'Hiei', 'Nachi', 'Maya', 'Chokai', 'Ashigara'] },
        off: { uncertain: ['Saratoga'] },
      });
      t.game.subject = 2;
      return answer(t, SIDE.allied, D.WITHDRAW)[0] === 1;
    },
  },
  {
    what: 'adjustment 3c: what Japan’s whole fleet shuts in goes to the West Coast',
    rule: 'adjustment 3c, 6.3',
    why: 'it cannot break the flag in Hawaii, and in port it would be raided',
    found: () => escapes([...RAIDERS, 'Nagato', 'Mutsu', 'Kongo', 'Haruna'], ['Saratoga', 'Chicago', 'Portland']) >= 3,
  },
  {
    what: 'adjustment 3c: the fleet stays when one cruiser holds Hawaii',
    rule: 'adjustment 3c, 14.1',
    why: 'it sinks the cruiser and keeps Pearl Harbor',
    found: () => escapes(['Nachi'], ['Saratoga', 'North Carolina', 'Colorado', 'Chicago', 'Portland']) === 0,
  },
  {
    what: 'adjustment 4: a sound carrier stays on the map',
    rule: 'adjustment 4',
    why: 'in San Diego it fights nobody',
    found: () => based(3, ['Saratoga'])[0] !== SAN_DIEGO_HARBOR,
  },
  {
    what: 'adjustment 4: the crippled carrier goes where no raid reaches it',
    rule: 'adjustment 4',
    why: 'it is repaired there as fast as in Pearl Harbor',
    found: () => based(3, [{ name: 'Saratoga', damage: 3 }])[0] === SAN_DIEGO_HARBOR,
  },
  {
    what: 'adjustment 4: nobody goes to San Diego at the end of turn 7',
    rule: 'adjustment 4, 4.7',
    why: 'a crippled carrier is back too late or as crippled as it went; its flag is needed now',
    found: () => !based(8, [{ name: 'Saratoga', damage: 3 }]).includes(SAN_DIEGO_HARBOR),
  },
  {
    what: 'adjustment 4: sound ships come back, the cripple stays in the yard',
    rule: 'adjustment 4',
    why: 'what cannot fight is only a target',
    found: () => {
      const t = position({ turn: 4, rules: ['adjustment-4'], off: { 'San Diego': ['Saratoga', 'Hornet'] } });
      t.game.damage[t.piece('Hornet')] = 2;
      return names(t, answer(t, SIDE.allied, D.SAN_DIEGO_RETURN)).join() === 'Saratoga';
    },
  },
  {
    what: 'adjustment 3: reinforcements appear at Samoa when Hawaii carries a Japanese flag',
    rule: 'adjustment 3, 6.3',
    why: 'in Pearl Harbor they would be shut in',
    found: () => {
      const t = position({
        turn: 3,
        rules: ['adjustment-3'],
        at: { 'Pearl Harbor': ['North Carolina', 'Colorado'] },
        flags: { 'Hawaiian Islands': 'japan', 'U.S. Mandate': 'allied' },
      });
      const g = t.game;
      g.pendingCount = 0;
      for (const name of ['North Carolina', 'Colorado']) g.pending[g.pendingCount++] = t.piece(name);
      return seconds(answer(t, SIDE.allied, D.REINFORCEMENT_PORTS)).every((h) => h === t.harbor('Samoa'));
    },
  },
  {
    what: 'rule 19: the last air unit does not spend itself with the only flag',
    rule: '19.21, 15.3',
    why: 'its attack would cost Japan the area on the last turn',
    found: () => {
      const t = fight('Coral Sea', ['21 AirFlot', 'Chicago', 'Portland'], { turn: 9, rules: ['nine-turn'] });
      t.game.action = ACTION_DAY;
      t.game.kamikaze[t.piece('21 AirFlot')] = 1;
      return answer(t, SIDE.japan, D.TARGETS).length === 0;
    },
  },
  {
    what: 'rule 19: beside a patrolling ship the air unit attacks',
    rule: '19.21',
    why: 'the ship keeps the flag, and there is no tomorrow for the air unit',
    found: () => {
      const t = fight('Coral Sea', ['21 AirFlot', 'Yamato', 'Essex'], { turn: 9, rules: ['nine-turn'] });
      t.game.action = ACTION_DAY;
      t.game.kamikaze[t.piece('21 AirFlot')] = 1;
      return answer(t, SIDE.japan, D.TARGETS).length === 2;
    },
  },
  {
    what: 'rule 23: marines make a task force of their own that lands, the ships search',
    rule: '23.3, 23.53',
    why: 'a landing force is always sighted, and must not take the fleet with it',
    found: () => {
      const t = fight('South Pacific Ocean', ['Alabama', 'Essex', '1 Marines', 'Nachi'], { rules: ['task-forces'] });
      const forces = answer(t, SIDE.allied, D.TASK_FORCES);
      const of = (name: string) => forces[forces.indexOf(t.piece(name)) + 1]!;
      for (const name of ['Alabama', 'Essex', '1 Marines']) t.game.taskForce[t.piece(name)] = of(name);
      const missions = answer(t, SIDE.allied, D.MISSIONS);
      const mission = (force: number) => missions[2 * missions.filter((_, k) => k % 2 === 0).indexOf(force) + 1];
      return (
        mission(of('1 Marines')) === LANDING &&
        mission(of('Alabama')) === SEARCHING &&
        of('Alabama') !== of('1 Marines')
      );
    },
  },
  {
    what: 'nt1: one cruiser refuses eight carriers',
    rule: 'nt1 18.14',
    why: 'it can only be sunk; refused, it keeps three points',
    found: () => {
      const t = fight('Hawaiian Islands', ['Louisville', ...RAIDERS], {
        turn: 1,
        rules: ['nt1'],
        flags: { 'Hawaiian Islands': 'allied' },
      });
      return answer(t, SIDE.allied, D.ENGAGE)[0] === 0;
    },
  },
  {
    what: 'nt1: two carriers engage a crippled raid force',
    rule: 'nt1 18.14',
    why: 'what cannot strike back is sunk',
    found: () => {
      const cripples = [
        { name: 'Ryujo', damage: 1 },
        { name: 'Akagi', damage: 4 },
      ];
      const t = fight('Hawaiian Islands', ['Lexington', 'Enterprise', 'Louisville', ...cripples], {
        turn: 1,
        rules: ['nt1'],
      });
      return answer(t, SIDE.allied, D.ENGAGE)[0] === 1;
    },
  },
  {
    what: 'Japan’s raiders stay off Hawaii when everything in Pearl Harbor rests on the bottom',
    rule: '18.21',
    why: 'two more rounds, and nobody to answer them but what may turn up',
    found: () => {
      const t = position({
        turn: 1,
        at: {
          'Hawaiian Islands': RAIDERS,
          'Pearl Harbor': [
            { name: 'Nevada', damage: 6 },
            { name: 'Arizona', damage: 5 },
          ],
        },
      });
      return answer(t, SIDE.japan, D.STAY)[0] === 1;
    },
  },
  {
    what: 'rule 20: the 7th A.F. strikes back at a big carrier',
    rule: '20.4',
    why: 'its two shots may cripple four airstrikes',
    found: () => {
      const t = position({
        turn: 1,
        rules: ['pearl-harbor'],
        at: { 'Hawaiian Islands': RAIDERS, 'Pearl Harbor': ['7th A.F.'] },
      });
      t.game.area = t.area('Hawaiian Islands');
      t.game.mode = FIRE_BACK;
      const [target] = names(t, seconds(answer(t, SIDE.allied, D.TARGETS)));
      return ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga'].includes(target ?? '');
    },
  },
];
