// Battles fought by the engine: what the scenario says is what happens.
import { describe, expect, it } from 'vitest';
import { defaultDoctrine } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { underRules } from '../../src/ai/heuristic/doctrine/under-rules.js';
import type { HeuristicPlayer } from '../../src/ai/heuristic/heuristic-player.js';
import { bestTargets } from '../../src/battle/battle-best.js';
import { battleExperiment } from '../../src/battle/battle-experiment.js';
import { Battle } from '../../src/battle/battle-fight.js';
import { whyNotExactBattle } from '../../src/battle/battle-model.js';
import { AREA_COUNT } from '../../src/board/index.js';
import { readScenario } from '../../src/node/read.js';
import { resolveRules } from '../../src/rules/index.js';
import { tallyOffsets } from '../../src/stats/experiment.js';

const read = (text: string) => readScenario(text, 'b.yaml', { kinds: ['battle'] }).scenario;
const GAMES = 4000;

function shares(text: string, seed = 'x'): Record<string, Record<string, number>> {
  const experiment = battleExperiment(read(text), seed);
  const offsets = tallyOffsets(experiment.metrics);
  const tally = new Float64Array(offsets[experiment.metrics.length]!);
  experiment.run(0, GAMES, tally);
  return Object.fromEntries(
    experiment.metrics.map((m, i) => [
      m.name,
      Object.fromEntries(
        Array.from(tally.subarray(offsets[i]!, offsets[i + 1]!), (n, k) => [
          m.type === 'label' ? m.labels[k] : m.min + k,
          n / GAMES,
        ]),
      ),
    ]),
  );
}

describe('the same dice', () => {
  it('fall for the same units when others join the battle', () => {
    const before = new Battle(
      read(
        'kind: battle\nrounds: 1\njapan: {prefer: day, units: [Akagi]}\nallied: {prefer: day, units: [Lexington]}\n',
      ),
      's',
    );
    const after = new Battle(
      read(
        'kind: battle\nrounds: 1\njapan: {prefer: day, units: [Akagi]}\nallied: {prefer: day, units: [Lexington, "117"]}\n',
      ),
      's',
    );
    const akagi = before.setup.tables.pieceIndex.get('Akagi')!;
    expect(after.setup.tables.pieceIndex.get('Akagi')).toBe(akagi);
    for (let game = 0; game < 200; game++) {
      before.fight(game);
      after.fight(game);
      // The cruiser has no airstrike: by day the Akagi meets the same dice.
      expect(after.game.damage[akagi]).toBe(before.game.damage[akagi]);
      expect(after.game.location[akagi]).toBe(before.game.location[akagi]);
    }
  });
});

describe('what a side is told to do', () => {
  it('retreats after so many rounds, and is gone when nobody can pursue (8.44)', () => {
    const result = shares(
      'kind: battle\njapan: {prefer: day, retreat: 1, units: [Akagi]}\nallied: {prefer: day, units: [5th A.F.]}\n',
    );
    expect(result.rounds![1]).toBe(1);
    expect(result.remaining!.both!).toBe(0);
    // Whoever stays has won: Japan only where the air unit was eliminated first.
    expect(result.remaining!.japan).toBe(result['unit.5th A.F..fate']!.sunk! - result.remaining!.neither!);
    // One hit of two dice with 5 or 6 points, or two hits with more than 4.
    expect(result['unit.Akagi.fate']!.sunk!).toBeCloseTo((10 / 36) * (2 / 6) + (1 / 36) * (30 / 36), 1);
  });

  it('is pursued by whoever is fast enough (8.33)', () => {
    const text = (pursue: boolean) =>
      `kind: battle\njapan: {prefer: night, retreat: 1, units: [{name: A, factors: "063"}]}\nallied: {prefer: night, pursue: ${pursue}, units: [Houston, Chicago]}\n`;
    expect(shares(text(false)).rounds![1]).toBe(1);
    expect(shares(text(true)).rounds![1]!).toBeLessThan(0.6);
  });

  it('fires a submarine once, at the first enemy of its order (16.2)', () => {
    const result = shares(
      'kind: battle\nrounds: 1\njapan: {prefer: day, submarine: true, units: [Atago]}\nallied: {prefer: day, units: [Houston]}\n',
    );
    // One die with the bonus: 5 and 6 hit, 4 disables; armor 1.
    expect(result['unit.Houston.fate']!.sunk!).toBeCloseTo((2 / 6) * (5 / 6), 1);
    expect(result['unit.Houston.fate']!.disabled!).toBeCloseTo(1 / 6, 1);
    expect(result['unit.Atago.fate']!.intact).toBe(1);
  });

  it('raids a port when it has won (9.1), and lands where it was told to (13.31)', () => {
    const result = shares(
      'kind: battle\narea: Central Pacific Ocean\njapan: {prefer: day, airRaid: Midway, units: [Akagi, Kaga]}\nallied: {prefer: day, units: [Houston, {name: 7th A.F., inPort: Midway}]}\n',
    );
    expect(result['unit.7th A.F..fate']!.sunk!).toBeGreaterThan(0.3);
    const battle = new Battle(
      read(
        'kind: battle\narea: Central Pacific Ocean\njapan: {prefer: day, units: [Akagi, {name: Yokosuka, land: Midway}]}\nallied: {prefer: day, units: [Houston]}\n',
      ),
      's',
    );
    const midway = battle.setup.tables.harborNames.indexOf('Midway');
    let taken = 0;
    for (let game = 0; game < 50; game++) {
      battle.fight(game);
      if (battle.game.harborControl[midway] === 0) taken++;
    }
    expect(taken).toBe(50);
    expect(AREA_COUNT).toBe(13);
  });

  it('counts no round of the air raid among the rounds of combat (7.21, 9.1)', () => {
    const text = (raid: string) =>
      `kind: battle\narea: Central Pacific Ocean\nrounds: 2\njapan: {prefer: day, ${raid}units: [Akagi, Kaga]}\nallied: {prefer: day, units: [Houston, {name: 7th A.F., inPort: Midway}]}\n`;
    expect(shares(text('airRaid: Midway, ')).rounds).toEqual(shares(text('')).rounds);
  });

  it('counts points of the area it holds', () => {
    const result = shares(
      'kind: battle\narea: Coral Sea\njapan: {prefer: day, units: [Akagi, Kaga]}\nallied: {prefer: day, units: [Houston]}\n',
    );
    expect(result.holds!.japan).toBe(1);
    expect(Object.entries(result.pocSwing!).filter(([, p]) => p === 1)).toHaveLength(1);
  });
});

describe('a fight', () => {
  const FIGHT =
    'kind: battle\nrules: [second-edition, nt1, task-forces]\narea: Central Pacific Ocean\njapan: {prefer: day, airRaid: Midway, units: [Akagi, Kaga, Mogami]}\nallied: {prefer: day, units: [Houston, Enterprise, {name: 7th A.F., inPort: Midway}]}\n';

  it('is the same whatever was fought before', () => {
    const battle = new Battle(read(FIGHT), 'again');
    const fought = () => [battle.combatRounds, battle.stalemate, ...battle.game.bytes, ...battle.marks];
    const inTurn = Array.from({ length: 40 }, (_, game) => {
      battle.fight(game);
      return fought();
    });
    expect(new Set(inTurn.map(String)).size).toBeGreaterThan(5);
    const { game: g } = battle;
    for (let game = 39; game >= 0; game--) {
      // What a fight may leave behind.
      g.roundsBefore = 3;
      g.raidHarbor.fill(1);
      g.kamikaze.fill(1);
      g.areasLeft = 5;
      battle.fight(game);
      expect([g.areasLeft, Math.max(...g.kamikaze)]).toEqual([0, 0]);
      expect(fought()).toEqual(inTurn[game]);
    }
  });

  it('22: takes typed factors for those of the nation whose counters alone have them', () => {
    const sunk = (unit: string, name = unit) =>
      shares(
        `kind: battle\nrules: damage-control\nturn: 5\nrounds: 1\njapan: {prefer: day, units: [Akagi]}\nallied: {prefer: day, units: ["${unit}"]}\n`,
      )[`unit.${name}.fate`]!.sunk;
    // Each damage die against a British 0-2-7 carrier loses one.
    expect(sunk('0272')).toBe(sunk('Formidable'));
    expect(sunk('0272')).not.toBe(sunk('Lexington'));
  });

  it('nt1 18.2: plays the first two rounds in Indonesia as surprised ones: nothing of the Allies is disabled, the 5th A.F. fires in the second', () => {
    const text = (turn: number, rounds: number) =>
      `kind: battle\nrules: nt1\nturn: ${turn}\narea: Indonesia\nrounds: ${rounds}\njapan: {prefer: night, units: [Mutsu, "34*", "34*"]}\nallied: {prefer: night, units: [Repulse, 5th A.F.]}\n`;
    expect(whyNotExactBattle(read(text(1, 1)))).toContain('nt1 18.2');
    expect(whyNotExactBattle(read(text(2, 1)))).toBeUndefined();
    const [first, second, later] = [shares(text(1, 1)), shares(text(1, 2)), shares(text(2, 1))];
    expect([first['unit.Repulse.fate']!.disabled, second['unit.Repulse.fate']!.disabled]).toEqual([0, 0]);
    expect([first['unit.Mutsu.fate']!.intact, second['unit.Mutsu.fate']!.intact! < 1]).toEqual([1, true]);
    expect([later['unit.Repulse.fate']!.disabled! > 0, later['unit.Mutsu.fate']!.intact! < 1]).toEqual([true, true]);
  });

  it('leaves what the scenario does not say to the default doctrine as it is under its rules', () => {
    const { rest } = new Battle(read(FIGHT), 's').game.players[0] as unknown as { readonly rest: HeuristicPlayer };
    const expected = underRules(defaultDoctrine('japan'), resolveRules(['second-edition', 'nt1', 'task-forces']));
    expect(rest.doctrine.weights).toEqual(expected.weights);
    expect(rest.doctrine.weights).not.toEqual(defaultDoctrine('japan').weights);
  });
});

describe('the best targets', () => {
  const cruiser = { toSink: 2, factors: 1, hull: true, armored: false, reach: 0 };
  it('do not waste dice on what is dead already', () => {
    const four = { shots: 4, bonus: 1 };
    expect(new Set(bestTargets('kills', [four, four], [cruiser, cruiser])).size).toBe(2);
  });
  it('reach a carrier behind its screen when the screen is attacked too (7.422)', () => {
    const carrier = { ...cruiser, factors: 6, reach: 1 };
    expect(
      bestTargets(
        'factors',
        [
          { shots: 1, bonus: 0 },
          { shots: 5, bonus: 1 },
        ],
        [cruiser, carrier],
      ),
    ).toEqual([0, 1]);
    expect(bestTargets('factors', [{ shots: 5, bonus: 1 }], [cruiser, carrier])).toEqual([0]);
  });
});
