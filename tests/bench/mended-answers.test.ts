// Mended plays whose answers are given as they are: what is changed in them, and where nothing is.
import { describe, expect, it } from 'vitest';
import { PLAYS } from '../../bench/mended/plays.js';
import { fillRosters, gather, join, ON_HARBOR } from '../../src/game/index.js';
import * as D from '../../src/game/questions/decisions.js';
import { type Piece, type Setup, SIDE, type Table, table } from '../game/table.js';

type Side = 'japan' | 'allied';
/** Pairs: a piece, and the area or the number of the group that it goes for. */
type Pairs = Readonly<Record<string, string | number>>;

/** The answer after a play, as pairs of names; `undefined` where the play leaves it alone. */
function mended(
  name: string,
  side: Side,
  decision: D.Decision,
  setup: Setup,
  answer: Pairs,
  prepare: (t: Table) => void = () => {},
): Pairs | undefined {
  const t = table(setup);
  const { game: g } = t;
  fillRosters(g);
  prepare(t);
  g.answerLength = 0;
  for (const [piece, to] of Object.entries(answer)) {
    g.answer(t.piece(piece));
    g.answer(typeof to === 'number' ? to : t.area(to));
  }
  if (!PLAYS.find((play) => play.name === name)!.mend(decision, SIDE[side], g)) return undefined;
  const pairs: Record<string, string | number> = {};
  for (let k = 0; k < g.answerLength; k += 2) {
    const to = g.answers[k + 1]!;
    pairs[g.tables.pieceNames[g.answers[k]!]!] = decision === D.PURSUIT ? to : g.tables.areaNames[to]!;
  }
  return pairs;
}

/** Whether an answer of one number is changed. */
function changes(name: string, side: Side, decision: D.Decision, setup: Setup, answer: number, area: string): boolean {
  const t = table(setup);
  const { game: g } = t;
  fillRosters(g);
  g.area = t.area(area);
  gather(g, g.area, 0);
  g.answerLength = 0;
  g.answer(answer);
  return PLAYS.find((play) => play.name === name)!.mend(decision, SIDE[side], g) && g.answers[0] !== answer;
}

describe('combat', () => {
  it('nt1 18.14: a cruiser refuses battle, a carrier does not', () => {
    const off = (ship: string) =>
      changes(
        'refuse-battle',
        'allied',
        D.ENGAGE,
        { turn: 1, rules: ['nt1'], at: { 'Hawaiian Islands': ['Akagi', ship] } },
        1,
        'Hawaiian Islands',
      );
    expect([off('Louisville'), off('Enterprise')]).toEqual([true, false]);
  });

  it('8.1: a cruiser leaves a battleship, not a cruiser, and not where air units are', () => {
    const leaves = (...enemies: readonly string[]) =>
      changes(
        'outgunned',
        'allied',
        D.RETREAT,
        { turn: 3, at: { 'Coral Sea': ['Houston', ...enemies] } },
        0,
        'Coral Sea',
      );
    expect([leaves('Ise'), leaves('Nachi'), leaves('Ise', '21 AirFlot')]).toEqual([true, false, false]);
  });

  /** Japan flees from the Coral Sea, every ship for itself. */
  const pursuit = (play: string, fleeing: readonly Piece[], pursuers: readonly Piece[], answer: Pairs) =>
    mended(play, 'allied', D.PURSUIT, { turn: 3, at: { 'Coral Sea': [...fleeing, ...pursuers] } }, answer, (t) => {
      t.game.area = t.area('Coral Sea');
      t.game.groups = fleeing.length;
      for (const [k, piece] of fleeing.entries())
        join(t.game, t.piece(typeof piece === 'string' ? piece : piece.name), k + 1);
    });

  it('8.33: idle gunships join a pursuit as long as a flag stays', () => {
    const ships = ['Houston', 'Chester', 'Portland'];
    expect(pursuit('pursue-in-force', ['Nachi', 'Oi'], ships, { Houston: 1 })).toEqual({ Houston: 1, Chester: 1 });
    expect(pursuit('pursue-in-force', ['Nachi', 'Oi'], ['Houston', 'Idaho'], { Houston: 1 })).toBeUndefined();
    expect(pursuit('pursue-in-force', ['Nachi', 'Oi'], ships, {})).toBeUndefined();
  });

  it('8.33: two battleships do not let one go that they catch', () => {
    const guards = [{ name: 'Idaho', raiding: true }, { name: 'New Mexico', raiding: true }, 'Houston'];
    const chase = (damage: number) => pursuit('let-go', [{ name: 'Ise', damage }], guards, {});
    expect(chase(3)).toEqual({ Idaho: 1, 'New Mexico': 1 });
    expect(chase(0)).toBeUndefined();
  });

  it('9.22: carriers attack the amphibious unit that is nearest to its end, and nobody who has a target', () => {
    const raid = (answer: Pairs) => {
      const t = table({
        turn: 3,
        at: {
          'Hawaiian Islands': ['Akagi', 'Kaga'],
          'Pearl Harbor': ['1 Marines', { name: '2 Marines', damage: 2 }],
        },
      });
      const { game: g } = t;
      g.mode = ON_HARBOR;
      for (const name of ['Akagi', 'Kaga']) g.raidHarbor[t.piece(name)] = t.harbor('Pearl Harbor') + 1;
      g.answerLength = 0;
      for (const [carrier, target] of Object.entries(answer)) {
        g.answer(t.piece(carrier));
        g.answer(t.piece(target as string));
      }
      const mend = PLAYS.find(({ name }) => name === 'marines-in-port')!.mend(D.TARGETS, SIDE.japan, g);
      return mend ? Array.from(g.answers.subarray(0, g.answerLength), (p) => g.tables.pieceNames[p]) : [];
    };
    expect(raid({})).toEqual(['Akagi', '2 Marines', 'Kaga', '2 Marines']);
    expect(raid({ Akagi: '1 Marines' })).toEqual([]);
  });
});

describe('fleets', () => {
  it('nt1: nobody raids two battleships in the Central Pacific on turn 1', () => {
    const sail = (...enemies: readonly string[]) =>
      mended(
        'turn-1-sortie',
        'allied',
        D.RAIDERS,
        {
          turn: 1,
          rules: ['nt1'],
          at: { 'Central Pacific Ocean': enemies, 'Johnston Island': ['Chester', 'Astoria'] },
        },
        { Chester: 'Central Pacific Ocean', Astoria: 'Hawaiian Islands' },
      );
    expect(sail('Hyuga', 'Nagato')).toEqual({ Astoria: 'Hawaiian Islands' });
    expect(sail('Hyuga', 'Oi')).toBeUndefined();
  });

  it('15.3: the slowest gunship stays in the Bay of Bengal', () => {
    const at = { Ceylon: ['Revenge', 'Exeter', 'Warspite'] };
    const bound = { Warspite: 'Indonesia', Revenge: 'Indonesia', Exeter: 'Indian Ocean' };
    const flag = (answer: Pairs) => mended('bengal-flag', 'allied', D.PATROLS, { turn: 2, at }, answer);
    expect(flag(bound)).toEqual({ ...bound, Revenge: 'Bay of Bengal' });
    expect(flag({ Exeter: 'Bay of Bengal', Revenge: 'Indonesia' })).toBeUndefined();
  });

  it('15.3: a second ship patrols where a flag is dear', () => {
    const setup: Setup = { turn: 5, at: { 'Pearl Harbor': ['Chester', 'Portland', { name: 'Boston', damage: 1 }] } };
    const flag = (answer: Pairs) => mended('second-flag', 'allied', D.PATROLS, setup, answer);
    expect(flag({ Chester: 'Hawaiian Islands' })).toEqual({
      Chester: 'Hawaiian Islands',
      Portland: 'Hawaiian Islands',
    });
    expect(flag({ Chester: 'North Pacific Ocean' })).toBeUndefined();
  });

  it('11.4: a cripple leaves Truk for home waters, and a yard for nowhere', () => {
    const sail = (harbor: string, turn = 4) =>
      mended('to-the-yard', 'japan', D.RAIDERS, { turn, at: { [harbor]: [{ name: 'Yamato', damage: 9 }] } }, {});
    expect(sail('Truk')).toEqual({ Yamato: 'Japanese Islands' });
    expect(sail('Yokosuka Navy Yard')).toBeUndefined();
    expect(sail('Truk', 7)).toBeUndefined();
  });

  it('14.1: all of Japan sails home when Yokosuka would fall', () => {
    const at = { 'Japanese Islands': ['Devonshire'], Truk: ['Kaga', 'Haruna'] };
    const sail = (flag: Side) =>
      mended(
        'save-yokosuka',
        'japan',
        D.RAIDERS,
        { turn: 5, at, flags: { 'Japanese Islands': flag } },
        { Kaga: 'Coral Sea' },
      );
    expect(sail('allied')).toEqual({ Kaga: 'Japanese Islands', Haruna: 'Japanese Islands' });
    expect(sail('japan')).toBeUndefined();
  });

  it('12.24: the third air unit of Indonesia goes to the other area of Lae, where troops may come', () => {
    const place = (troops: readonly string[]) => {
      const at = { Indonesia: ['5th A.F.', '7th A.F.'], Samoa: ['RNZAF'], Truk: troops };
      const harbors = { Singapore: 'japan', Philippines: 'japan' } as const;
      return mended('guard-the-base', 'allied', D.PLACE_AIR, { turn: 7, at, harbors }, { RNZAF: 'Indonesia' });
    };
    expect(place(['Kure'])).toEqual({ RNZAF: 'South Pacific Ocean' });
    expect(place([])).toBeUndefined();
  });
});
