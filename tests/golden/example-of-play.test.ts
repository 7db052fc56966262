// The rulebook's Example of Play, replayed from its record: what stands after every step is what the booklet prints.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ALLIED, AREA_COUNT, JAPAN, NOBODY, RETURNING, SUNK } from '../../src/board/index.js';
import type { Listener } from '../../src/game/state/audience.js';
import { DECISIONS } from '../../src/game/questions/decisions.js';
import * as E from '../../src/game/state/events.js';
import { airstrikeNow, gunneryBonusNow, gunneryNow, speedNow } from '../../src/game/state/factors-now.js';
import type { Roll } from '../../src/game/state/shown-dice.js';
import { type Game, PATROLLING } from '../../src/game/state/state.js';
import { replay } from '../../src/records/replay.js';
import { readRecord } from '../../src/records/record-read.js';

const file = fileURLToPath(new URL('../fixtures/example-of-play.yaml', import.meta.url));
const text = readFileSync(file, 'utf8');
const CORAL_SEA = 9;
const GUADALCANAL = 19;

/** Where a piece is, and its damage: `Coral Sea`, `Coral Sea 4`, `Truk`, `sunk`, `returning`, `in port` for a submarine. */
function stand(g: Game, name: string): string {
  const p = g.tables.pieceIndex.get(name)!;
  const at = g.location[p]!;
  const damage = g.damage[p]! > 0 ? ` ${g.damage[p]}` : '';
  if (at === SUNK) return 'sunk';
  if (at === RETURNING) return `returning on turn ${g.due[p]}`;
  if (at < AREA_COUNT) return g.tables.areaNames[at]! + damage;
  return name === 'I-Boat' ? 'in port' : g.tables.harborNames[at - AREA_COUNT]! + damage;
}

const NAMES = [
  'I-Boat',
  '25 AirFlot',
  'Nachi',
  'Yamato',
  'Akagi',
  '1 Marines',
  '11th A.F.',
  'Nevada',
  'Saratoga',
  'Bataan',
];

/** What was heard, in order, with where everything stood when each decision was made. */
interface Moment {
  readonly what: string;
  readonly round: number;
  readonly standing: Readonly<Record<string, string>>;
}

function play() {
  const moments: Moment[] = [];
  const rolls: string[] = [];
  const actions: string[] = [];
  const watch = (what: string, g: Game) =>
    moments.push({ what, round: g.round, standing: Object.fromEntries(NAMES.map((n) => [n, stand(g, n)])) });
  const listener: Listener = {
    decided: (decision, side, g) => watch(`${side === JAPAN ? 'japan' : 'allied'} ${DECISIONS[decision]}`, g),
    happened: (event, a, b, c, g) => {
      if (event === E.DAY_OR_NIGHT) actions.push(`${g.round}: ${a}, ${b}: ${['day', 'night', 'both'][c]}`);
      if (event === E.CONTROL && a === CORAL_SEA) watch(`Coral Sea: ${['Japan', 'Allies', 'nobody'][b]}`, g);
    },
    rolled: ({ of, dice, damage }: Roll) => {
      rolls.push(`${of} ${dice.join('')}${damage.length > 0 ? `/${damage.join('')}` : ''}`);
    },
  };
  const { record, tables, rules } = readRecord(text, 'example-of-play.yaml');
  const { game } = replay(record, tables, rules, { listener });
  return { moments, rolls, actions, game };
}

const { moments, rolls, actions, game } = play();
/** The moment of the n-th decision of that name (from 0). */
const moment = (what: string, n = 0): Moment => moments.filter((m) => m.what === what)[n]!;

describe('Example of Play', () => {
  it('7.3, 7.31: round 1, day 3 + 1 + 1 loses to night 6; 7.32: round 2, four to four is a day and then a night action', () => {
    expect(actions.slice(0, 2)).toEqual(['1: 3, 6: night', '2: 3, 3: both']);
    // The pursuits: the Allies win night twice, then Japan does.
    expect(actions.slice(2).map((a) => a.split(': ')[2])).toEqual(['night', 'night', 'night']);
  });

  it('rolls every printed die, and none that is not accounted for', () => {
    const printed = ['Nachi 5/4', 'Yamato 124446/3', 'Nevada 2356/2', 'I-Boat 5/4'];
    const round2 = [
      'Akagi 1456/3',
      'Bataan 36/2',
      '11th A.F. 26/1',
      'Nachi 6/3',
      'Akagi 6/3',
      'Nevada 1',
      'Saratoga 4',
    ];
    const pursuits = ['Akagi 1', 'Saratoga 1', 'Akagi 1', 'Saratoga 1', 'Nachi 6/2'];
    expect(rolls.filter((roll) => !/^(japan|allied)/.test(roll))).toEqual([...printed, ...round2, ...pursuits]);
  });

  it('7.4–7.6: results of round 1 take effect together: Nevada 4, Saratoga 3, Yamato 2', () => {
    // The Allies name their targets before Japan's attacks take effect (5.34).
    expect(moment('allied targets').standing).toMatchObject({
      Nevada: 'Coral Sea',
      Saratoga: 'Coral Sea',
      Yamato: 'Coral Sea',
    });
    expect(moment('japan basing').standing).toMatchObject({
      Nevada: 'Coral Sea 4',
      Saratoga: 'Coral Sea 3',
      Yamato: 'Coral Sea 2',
      '1 Marines': 'Coral Sea',
    });
  });

  it('7.62: Yamato, disabled, is in port before the I-Boat attacks', () => {
    expect(moment('japan submarine-attack').standing).toMatchObject({ Yamato: 'Truk 2', 'I-Boat': 'Coral Sea' });
  });

  it('16.2, 16.3: the I-Boat hits the Marines, who survive with 4 of 4, and returns to port', () => {
    expect(moment('japan retreat').standing).toMatchObject({ '1 Marines': 'Coral Sea 4', 'I-Boat': 'in port' });
  });

  it('13.41, 12.24: the Marines land and take Guadalcanal; 25 AirFlot, without a base, goes home', () => {
    expect(moment('allied landings').standing).toMatchObject({ '1 Marines': 'Coral Sea 4', '25 AirFlot': 'Coral Sea' });
    expect(moment('japan day-night', 1).standing).toMatchObject({
      '1 Marines': 'returning on turn 8',
      '25 AirFlot': 'Truk',
      Yamato: 'Truk 2',
      'I-Boat': 'in port',
      Nachi: 'Coral Sea',
      Akagi: 'Coral Sea',
      '11th A.F.': 'Coral Sea',
      Nevada: 'Coral Sea 4',
      Saratoga: 'Coral Sea 3',
      Bataan: 'Coral Sea',
    });
    expect(game.harborControl[GUADALCANAL]).toBe(ALLIED);
  });

  it('12.22, 12.23: by day, no bonus against the 11th A.F. and no disabling; Akagi takes 2, Nachi 1', () => {
    expect(moment('allied firing-carriers', 1).standing).toMatchObject({
      '11th A.F.': 'Coral Sea 3',
      Akagi: 'Coral Sea 2',
      Nachi: 'Coral Sea 1',
      Nevada: 'Coral Sea 4',
      Saratoga: 'Coral Sea 3',
    });
  });

  it('7.551: at night the Nevada takes 6 more and is sunk; nobody else is hit', () => {
    expect(moment('japan retreat', 1).standing).toMatchObject({
      Nevada: 'sunk',
      Akagi: 'Coral Sea 2',
      Nachi: 'Coral Sea 1',
      Saratoga: 'Coral Sea 3',
      Bataan: 'Coral Sea',
      '11th A.F.': 'Coral Sea 3',
    });
  });

  it('8.33: two groups of speed 6 and 4 are pursued by 7 and 4', () => {
    const at = (name: string) => game.tables.pieceIndex.get(name)!;
    // Nothing has changed since round 2 but the Bataan's damage.
    expect(['Nachi', 'Akagi', 'Saratoga', 'Bataan'].map((name) => speedNow(game, at(name)))).toEqual([6, 4, 4, 5]);
    expect(gunneryBonusNow(game, at('Nachi'))).toBe(0);
    expect(gunneryNow(game, at('Saratoga'))).toBe(1);
    expect(airstrikeNow(game, at('Saratoga'))).toBe(0);
  });

  it('8.44: after round 4 the Saratoga stops and the Akagi escapes, before the Nachi has fought', () => {
    expect(moments.filter((m) => m.what === 'allied follow').map((m) => m.round)).toEqual([3, 4]);
    const akagiEscapes = moments.findIndex(
      (m) => m.what === 'japan basing' && m.standing.Akagi === 'Coral Sea 2' && m.round === 4,
    );
    expect(akagiEscapes).toBeGreaterThan(0);
    const nachiFights = moments.slice(akagiEscapes + 1);
    expect(nachiFights.map((m) => m.what).slice(0, 3)).toEqual([
      'japan day-night',
      'allied day-night',
      'japan targets',
    ]);
    expect(nachiFights[0]!.standing).toMatchObject({
      Akagi: 'Truk 2',
      Nachi: 'Coral Sea 1',
      Bataan: 'Coral Sea',
      Saratoga: 'Coral Sea 3',
    });
  });

  it('8.43: the Bataan, slowed to 5 by two points, cannot keep up, and the Nachi escapes to port', () => {
    const last = moments.filter((m) => m.what === 'japan basing').at(-1)!;
    expect(last.standing).toMatchObject({ Nachi: 'Coral Sea 1', Bataan: 'Coral Sea 2' });
    // Nobody is asked whether to go on: the Bataan may not.
    expect(moments.filter((m) => m.what === 'allied follow')).toHaveLength(2);
  });

  it('15.3, 15.31: the raiders do not control; the 11th Air Force does', () => {
    expect(moments.at(-2)!.what).toBe('Coral Sea: Allies');
    expect(moments.at(-2)!.standing).toMatchObject({
      '11th A.F.': 'Coral Sea 3',
      Bataan: 'Coral Sea 2',
      Saratoga: 'Coral Sea 3',
      Nachi: 'Truk 1',
    });
    expect(game.areaControl[CORAL_SEA]).toBe(ALLIED);
    expect([...game.areaControl].filter((side) => side !== NOBODY)).toHaveLength(1);
    expect([...game.flags].every((flags) => (flags & PATROLLING) === 0)).toBe(true);
  });

  it.each([
    ['7.423', 'japan targets: {Nachi: Nevada, Yamato: Saratoga}', 'japan targets: {Nachi: Nevada, Yamato: 1 Marines}'],
    ['7.422', 'japan targets: {Nachi: Nevada, Yamato: Saratoga}', 'japan targets: {Nachi: Saratoga, Yamato: Saratoga}'],
    [
      '7.73',
      'allied targets: {Bataan: Akagi, 11th A.F.: Nachi}',
      'allied targets: {Saratoga: Akagi, 11th A.F.: Nachi}',
    ],
    ['8.33', 'allied pursuit: {Saratoga: Akagi, Bataan: Nachi}', 'allied pursuit: {Saratoga: Nachi, Bataan: Nachi}'],
    ['8.3', 'allied pursuit: {Saratoga: Akagi, Bataan: Nachi}', 'allied pursuit: {Saratoga: Akagi, 11th A.F.: Nachi}'],
  ])('%s: the referee refuses what the booklet says is not allowed', (rule, lawful, unlawful) => {
    expect(text).toContain(lawful);
    const { record, tables, rules } = readRecord(text.replace(lawful, unlawful), 'example-of-play.yaml');
    expect(() => replay(record, tables, rules)).toThrow(`(${rule})`);
  });
});
