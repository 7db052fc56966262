// Ships in ports and bases of a position: whose can lie where (10.1, 17), and what rests on the bottom (9.23, 9.232).
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { AREA_BEGINS, TURN_BEGINS } from '../../src/game/state/events.js';
import { playFrom } from '../../src/game/state/play-from.js';
import { Game } from '../../src/game/state/state.js';
import { positionOf } from '../../src/records/position-of.js';
import { checkPosition } from '../../src/records/position-schema.js';
import { setPosition } from '../../src/records/set-position.js';
import { type Rulings, resolveRules } from '../../src/rules/index.js';
import { sized } from '../size.js';
import { TABLES } from './random-records.js';
import { refusal } from './refusals.js';

const inPort = (pieces: string, more = '', head = '') =>
  refusal(
    `${head}begin: movement\nplayers: {japan: a, allied: b}\nposition:\n  turn: 7\n  pieces: {${pieces}}\n${more}until: steps\nsteps: []\n`,
  );
const AT_CEYLON = 'rules: nt1\nrulings: {uncertain-base-at-ceylon: yes}\n';

describe('ships that can never lie where a position has them', () => {
  it.each([
    ['Ceylon: [Iowa]', 'Iowa cannot be in Ceylon: United States ships do not return there (17.12)'],
    ['Midway: [Warspite]', 'Warspite cannot be in Midway: British ships lie in Ceylon, Singapore, Saigon or'],
    ['Johnston Island: [Victorious]', 'Victorious cannot be in Johnston Island: British'],
    ['Lae: [Exeter]', 'Exeter cannot be in Lae: British'],
    ['Pearl Harbor: [Indomitable]', 'Indomitable cannot be in Pearl Harbor: British'],
  ])('%s', (pieces, sentence) => {
    expect(inPort(pieces)).toContain(sentence);
  });

  it.each([
    'Pearl Harbor: [Victorious]', // her card
    'Samoa: [Victorious]', // 4.41
    'Lae: [De Ruyter, Australia]', // 17.31
    'Ceylon: [1 Marines, 11th A.F., Australia]', // 4.4, 13.3: units are no ships
    'Singapore: [Warspite]',
    'Midway: [Iowa]',
  ])('and those that can: %s', (pieces) => {
    expect(inPort(pieces)).toBe('');
  });

  it('by one reading of nt1 a carrier of uncertain base is in Ceylon, and no other ship', () => {
    expect(inPort('Ceylon: [Hornet]', '', AT_CEYLON)).toBe('');
    expect(inPort('Ceylon: [Hornet]', '', 'rules: nt1\n')).toContain('(17.12)');
    expect(inPort('Ceylon: [Iowa]', '', AT_CEYLON)).toContain('(17.12)');
  });
});

describe('ships resting on the bottom', () => {
  it('are sunk where their side repairs nothing (9.232)', () => {
    expect(inPort('Truk: [Yamato]', '  damage: {Yamato: 12}\n')).toContain(
      'Yamato is sunk by more than 9 damage points in Truk, where its side repairs nothing (9.232)',
    );
    expect(inPort('Truk: [Yamato]', '  damage: {Yamato: 9}\n')).toBe('');
    expect(inPort('Yokosuka Navy Yard: [Yamato]', '  damage: {Yamato: 12}\n')).toBe('');
    expect(inPort('Samoa: [Maryland]', '  damage: {Maryland: 6}\n')).toContain('(9.232)');
  });

  it('lie at Samoa while Pearl Harbor is lost (11.51)', () => {
    expect(inPort('Samoa: [Maryland]', '  damage: {Maryland: 6}\n  control: {Pearl Harbor: japan}\n')).toBe('');
  });
});

describe('what else is said of a position', () => {
  it('of what is in two places that alone', () => {
    const told = inPort(
      'Samoa: [Maryland], Coral Sea: [Maryland], Australia: [Maryland]',
      '  raiding: [Maryland]\n  damage: {Maryland: 8}\n',
    );
    expect(told.split('\n').map((line) => line.replace(/^.*?: /, ''))).toEqual([
      'Maryland is in two places: Samoa and Coral Sea',
      'Maryland is in two places: Coral Sea and Australia',
    ]);
  });

  it('no turn is near what is no turn', () => {
    const told = inPort('Samoa: [Maryland]', '  uncertain: {W: [Enterprise]}\n  returning: {12: [22 AirFlot]}\n');
    expect(told).toContain('"W" is not a turn; allowed: 0, 1');
    expect(told).toContain('"12" is not a turn; allowed: 0, 1');
    expect(told).not.toContain('did you mean');
  });
});

describe('positions of whole games', () => {
  it.each([
    [['second-edition'], {}],
    [['nt1'], { 'uncertain-base-at-ceylon': 'yes' }],
    [['adjustment-3', 'adjustment-4', 'adjustment-5'], {}],
    [['menzel-3c'], { 'bottomed-at-samoa': 'stays' }],
  ] as [string[], Partial<Rulings>][])('%s %o: none is refused', (names, rulings) => {
    const rules = resolveRules(names, rulings);
    const match = new Match(TABLES, rules, { japan: 'random', allied: 'random' }, 'in-port');
    const copy = new Game(TABLES, rules);
    let positions = 0;
    match.game.observer = {
      decided: () => {},
      happened: (event, area, _b, _c, g) => {
        if (event !== TURN_BEGINS && event !== AREA_BEGINS) return;
        const begin = event === TURN_BEGINS ? ({ at: 'turn' } as const) : ({ at: 'area', area, left: 0 } as const);
        const position = positionOf(g, begin);
        const wrong: string[] = [];
        setPosition(copy, position, begin);
        checkPosition(position, copy, begin, (path, message) => wrong.push(`${path.join(' ')}: ${message}`));
        expect(wrong).toEqual([]);
        positions++;
      },
    };
    for (let game = 0; game < sized(10, 200); game++) {
      match.deal(game);
      playFrom(match.game, { at: 'game' }, { to: 'game' });
    }
    expect(positions).toBeGreaterThan(400);
  });
});
