// Openings direct the heuristic player: each does what it says, stays lawful under every rule set, and leaves the rest alone.
import { describe, expect, it } from 'vitest';
import { shippedDoctrines } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { Match } from '../../src/ai/match.js';
import { type Opening, type OpeningTurn, shippedOpening, shippedOpenings } from '../../src/ai/opening.js';
import { type HeuristicSeat, namedSeat, type Seat } from '../../src/ai/seat.js';
import { AREA_COUNT, AREA_NAMES, CARRIER, compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { DECISIONS, type Game, HAWAII, playFrom, stateHash } from '../../src/game/index.js';
import { resolveRules } from '../../src/rules/index.js';
import { sized } from '../size.js';

/** Index of the port. */
const TRUK = 1;

const tables = compileBoard(STANDARD_BOARD);
const seatWith = (opening: Opening, doctrine = 'standard'): Seat => ({
  ...(namedSeat(opening.side, doctrine) as HeuristicSeat),
  opening,
});
const plan = (side: 'japan' | 'allied', turn: number, what: OpeningTurn): Opening => ({
  name: 'own',
  side,
  intent: 'X',
  turns: { [turn]: what },
});
const area = (name: (typeof AREA_NAMES)[number]): number => AREA_NAMES.indexOf(name);

/** What a match of an opening against the standard doctrine looks like when a decision has been answered. */
function watch(
  opening: Opening,
  decision: string,
  turn: number,
  look: (g: Game) => void,
  names: readonly string[] = ['second-edition'],
  games = 5,
): number {
  const match = new Match(
    tables,
    resolveRules(names),
    { japan: 'standard', allied: 'standard', [opening.side]: seatWith(opening) },
    'watch',
  );
  const side = opening.side === 'japan' ? 0 : 1;
  const wrapped = match.game.players[side]!;
  let seen = 0;
  match.game.observer = { decided() {}, happened() {} };
  match.game.players[side] = {
    name: wrapped.name,
    startGame: (game) => wrapped.startGame?.(game),
    decide(d, g) {
      wrapped.decide(d, g);
      if (g.turn === turn && DECISIONS[d] === decision) {
        look(g);
        seen++;
      }
    },
  };
  // Nothing after that turn is looked at.
  for (let game = 0; game < games; game++) {
    match.deal(game);
    playFrom(match.game, { at: 'game' }, { to: 'turn', turn });
  }
  return seen;
}

/** How often an area is named in the pairs of an answer, for pieces of a kind. */
function sent(g: Game, to: number, kind?: number): number {
  let n = 0;
  for (let k = 0; k < g.answerLength; k += 2) {
    if (g.answers[k + 1] === to && (kind === undefined || g.tables.kind[g.answers[k]!] === kind)) n++;
  }
  return n;
}

describe('openings that come with the package', () => {
  const openings = shippedOpenings();

  it('are at least eight of Japan and six of the Allies, and choices for Normal Turn One', () => {
    expect(openings.filter((o) => o.side === 'japan').length).toBeGreaterThanOrEqual(8);
    const allied = openings.filter((o) => o.side === 'allied');
    expect(allied.filter((o) => !o.name.startsWith('nt1')).length).toBeGreaterThanOrEqual(6);
    expect(allied.filter((o) => o.name.startsWith('nt1')).length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['the second edition', ['second-edition']],
    ['Normal Turn One', ['nt1']],
    ['the Menzel package', ['menzel']],
    ['optional rules', ['nine-turn', 'pearl-harbor', 'gunnery-radar', 'damage-control', 'task-forces']],
    ['Normal Turn One with optional rules', ['nt1', 'nine-turn', 'gunnery-radar', 'damage-control', 'task-forces']],
    ['adjustments', ['adjustment-2a', 'adjustment-3a', 'adjustment-4', 'adjustment-5', 'adjustment-6']],
  ])('are lawful under %s, against every doctrine', (_, names) => {
    const rules = resolveRules(names);
    const doctrines = shippedDoctrines();
    for (const [k, opening] of openings.entries()) {
      const others = doctrines.filter((d) => d.side !== opening.side);
      const own = doctrines.filter((d) => d.side === opening.side);
      for (let i = 0; i < sized(1, 2); i++) {
        const other = others[(i + k) % others.length]!.name;
        const seats = { japan: other, allied: other, [opening.side]: seatWith(opening, own[i % own.length]!.name) };
        const match = new Match(tables, rules, seats, `${opening.name} ${i}`);
        for (let game = 0; game < 2; game++) match.play(game);
      }
    }
  });

  it('each make other games than the doctrine alone', () => {
    const GAMES = sized(2, 5);
    const plain = new Match(tables, resolveRules(), { japan: 'standard', allied: 'standard' }, 'other');
    const nt1 = new Match(tables, resolveRules(['nt1']), { japan: 'standard', allied: 'standard' }, 'other');
    for (const opening of openings) {
      const base = opening.name.startsWith('nt1') ? nt1 : plain;
      const match = new Match(
        tables,
        base.game.rules,
        { japan: 'standard', allied: 'standard', [opening.side]: seatWith(opening) },
        'other',
      );
      let same = 0;
      for (let game = 0; game < GAMES; game++) {
        base.play(game);
        match.play(game);
        if (stateHash(base.game) === stateHash(match.game)) same++;
      }
      expect(same, `${opening.side} ${opening.name}`).toBeLessThan(0.6 * GAMES);
    }
  });

  it.each([
    ['japan', 'tko', 'Hawaiian Islands', 1],
    ['japan', 'two-area', 'Coral Sea', 1],
    ['japan', 'indian-ocean', 'Indian Ocean', 1],
    ['japan', 'australia', 'Indian Ocean', 1],
    ['allied', 'block', 'Marshall Islands', -1],
    ['allied', 'strike-north', 'Central Pacific Ocean', -1],
    ['allied', 'run-to-australia', 'Hawaiian Islands', 1],
  ] as const)('%s %s does what it is for on turn 2: %s', (side, name, where, sign) => {
    const control = (opening: Opening | undefined) => {
      const seats = { japan: 'standard', allied: 'standard', ...(opening ? { [side]: seatWith(opening) } : {}) };
      const match = new Match(tables, resolveRules(), seats, 'aim');
      let japan = 0;
      const listener = {
        turnEnded(g: Game) {
          if (g.turn === 2) japan += g.areaControl[area(where)] === 0 ? 1 : g.areaControl[area(where)] === 1 ? -1 : 0;
        },
      };
      for (let game = 0; game < 40; game++) {
        match.deal(game);
        playFrom(match.game, { at: 'game' }, { to: 'turn', turn: 2 }, listener);
      }
      return japan;
    };
    // Of 40 games, a flag of Japan's counting one and an Allied one minus one.
    expect(sign * (control(shippedOpening(side, name)) - control(undefined))).toBeGreaterThanOrEqual(12);
  });
});

describe('hold-hawaii', () => {
  it('sends more to Hawaii on turn 2 than the standard doctrine does anywhere', () => {
    const hold = shippedOpening('allied', 'hold-hawaii')!;
    watch(hold, 'patrols', 2, (g) => expect(sent(g, HAWAII)).toBeGreaterThanOrEqual(5));
    watch(hold, 'raiders', 2, (g) => expect(sent(g, HAWAII)).toBeGreaterThanOrEqual(5));
  });
});

describe('each thing that an opening can say', () => {
  it('raidForce: those ships, as far as the rules let them; more than ten are cut under rule 20.2', () => {
    const raidForce = [
      'Akagi',
      'Kaga',
      'Ryujo',
      'Kongo',
      'Hiei',
      'Kirishima',
      'Haruna',
      'Atago',
      'Takao',
      'Maya',
      'Chokai',
    ];
    const own = plan('japan', 1, { raidForce });
    const force = (g: Game) => [...g.answers.subarray(0, g.answerLength)].map((p) => g.tables.pieceNames[p]);
    expect(watch(own, 'raid-force', 1, (g) => expect(force(g)).toEqual(raidForce))).toBe(5);
    watch(own, 'raid-force', 1, (g) => expect(force(g)).toEqual(raidForce.slice(0, 10)), ['pearl-harbor']);
    // nt1 sends them while the raiders move.
    watch(own, 'raiders', 1, (g) => expect(sent(g, HAWAII)).toBe(raidForce.length), ['nt1']);
  });

  it('stay: yes or no, whatever the chances', () => {
    for (const stay of [true, false]) {
      const seen = watch(plan('japan', 1, { stay }), 'stay', 1, (g) => expect(g.answers[0]).toBe(stay ? 1 : 0));
      expect(seen).toBe(5);
    }
  });

  it('engage: fights off Hawaii or runs, by 18.25 and by nt1 18.14', () => {
    for (const engage of [true, false]) {
      const own = plan('allied', 1, { engage });
      expect(watch(own, 'engage', 1, (g) => expect(g.answers[0]).toBe(engage ? 1 : 0), ['nt1'])).toBeGreaterThan(0);
      let asked = 0;
      watch(
        own,
        'retreat',
        1,
        (g) => {
          if (g.area !== HAWAII || g.round > 2) return;
          asked++;
          expect(g.answers[0]).toBe(engage ? 0 : 1);
        },
        ['second-edition'],
        20,
      );
      expect(asked).toBeGreaterThan(0);
    }
  });

  it('patrols: so many, of a kind when one is named', () => {
    const own = plan('japan', 1, {
      patrols: { 'Japanese Islands': { battleships: 1, cruisers: 2 }, 'Marianas Islands': 3 },
    });
    watch(own, 'patrols', 1, (g) => {
      const home = area('Japanese Islands');
      expect([sent(g, home, 1), sent(g, home, 2), sent(g, home)]).toEqual([1, 2, 3]);
      expect([sent(g, area('Marianas Islands')), g.answerLength]).toEqual([3, 12]);
    });
    const later = plan('japan', 2, { patrols: { 'Japanese Islands': { cruisers: 4 }, 'Marianas Islands': 0 } });
    watch(later, 'patrols', 2, (g) => {
      expect([sent(g, area('Japanese Islands'), 2), sent(g, area('Japanese Islands'))]).toEqual([4, 4]);
      expect(sent(g, area('Marianas Islands'))).toBe(0);
    });
  });

  it('air: so many units, and the rest where the player likes', () => {
    const at = (g: Game, to: number) => {
      let n = 0;
      for (let p = g.tables.airStart[0]!; p < g.tables.airEnd[0]!; p++) if (g.location[p] === to) n++;
      return n;
    };
    const first = plan('japan', 1, { air: { 'Marianas Islands': 4, Indonesia: 2 } });
    watch(first, 'amphibious', 1, (g) =>
      expect([at(g, area('Marianas Islands')), at(g, area('Indonesia'))]).toEqual([4, 2]),
    );
    const second = plan('japan', 2, { air: { 'Japanese Islands': 4 } });
    watch(second, 'raiders', 2, (g) => expect(at(g, area('Japanese Islands'))).toBeGreaterThanOrEqual(4));
  });

  it('amphibious: so many units to an area', () => {
    const first = plan('japan', 1, { amphibious: { 'Central Pacific Ocean': 1 } });
    watch(first, 'amphibious', 1, (g) => expect(sent(g, area('Central Pacific Ocean'))).toBe(1));
    const second = plan('japan', 2, { amphibious: { 'Marianas Islands': 1 } });
    expect(watch(second, 'amphibious', 2, (g) => expect(sent(g, area('Marianas Islands'))).toBe(1))).toBe(5);
  });

  it('raiders: the strongest that reach, dealt out evenly', () => {
    const first = plan('japan', 1, {
      raiders: { Indonesia: { battleships: 2 }, 'Central Pacific Ocean': { carriers: 1 } },
    });
    watch(first, 'raiders', 1, (g) => {
      expect([sent(g, area('Indonesia')), sent(g, area('Central Pacific Ocean'))]).toEqual([2, 1]);
    });
    const second = plan('japan', 2, {
      raiders: { 'Marshall Islands': { carriers: 2 }, 'South Pacific Ocean': { carriers: 2 } },
    });
    watch(second, 'raiders', 2, (g) => {
      // In one of the games only three of those that reach both are afloat.
      const [one, other] = [sent(g, area('Marshall Islands'), 0), sent(g, area('South Pacific Ocean'), 0)];
      expect(one + other).toBeGreaterThanOrEqual(3);
      expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
    });
  });

  it('submarine: where it goes', () => {
    const own = plan('japan', 1, { submarine: 'Central Pacific Ocean' });
    expect(watch(own, 'submarine', 1, (g) => expect(g.answers[0]).toBe(area('Central Pacific Ocean')))).toBe(5);
    // Adjustment 2a forbids the North Pacific on turn 1; then it goes where it usually does.
    const north = plan('japan', 1, { submarine: 'North Pacific Ocean' });
    watch(north, 'submarine', 1, (g) => expect(g.answers[0]).toBe(HAWAII), ['adjustment-2a']);
  });

  it('submarine: best target: where the best ship at sea is, on turn 1 too (nt1 18.13)', () => {
    const own = plan('japan', 1, { submarine: 'best target' });
    const carriers = (g: Game, a: number) => {
      let n = 0;
      for (let p = g.tables.shipStart[1]!; p < g.tables.shipEnd[1]!; p++)
        if (g.location[p] === a && g.tables.kind[p] === CARRIER) n++;
      return n;
    };
    const chosen: number[] = [];
    const seen = watch(
      own,
      'submarine',
      1,
      (g) => {
        const somewhere = Array.from({ length: AREA_COUNT }, (_, a) => a).some((a) => carriers(g, a) > 0);
        if (somewhere) chosen.push(carriers(g, g.answers[0]!));
      },
      ['nt1'],
    );
    expect(seen).toBe(5);
    expect(chosen.length).toBeGreaterThan(0);
    expect(Math.min(...chosen)).toBeGreaterThan(0);
  });

  it('uncertainBase: the port of a carrier that may choose (nt1 18.3)', () => {
    const own = plan('allied', 1, { uncertainBase: 'Australia' });
    const seen = watch(own, 'uncertain-base', 1, (g) => expect(g.answers[0]).toBe(6), ['nt1'], 30);
    expect(seen).toBeGreaterThan(0);
  });

  it('weights: count in that turn only', () => {
    const carriers = plan('japan', 1, { weights: { raidCarriers: 3 } });
    watch(carriers, 'raid-force', 1, (g) => expect(g.answerLength).toBe(3));
    // Ships that return to Truk: as usual on turn 1, hardly any on turn 2.
    const home = plan('japan', 2, { weights: { fleetShares: { Truk: 0, 'Yokosuka Navy Yard': 50 } } });
    const based = { 1: 0, 2: 0 };
    for (const turn of [1, 2] as const) {
      watch(home, 'basing', turn, (g) => {
        if (g.basingPhase) based[turn] += sent(g, TRUK);
      });
    }
    expect(based[1]).toBeGreaterThan(20);
    expect(based[2]).toBeLessThan(5);
  });
});
