// Links: what is written is read again, and what somebody made up is answered with a sentence.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_NAMES } from '../../src/board/index.js';
import { questionOfBids } from '../../src/page/bids/bids-state.js';
import { counterOf, harborsNear, ownUnit, unitNamed } from '../../src/page/fight/fight-board.js';
import {
  addUnit,
  canBeFought,
  FIRST_FIGHT,
  type FightState,
  hurtUnit,
  moveTo,
  putEarlier,
  removeUnit,
  toggleChange,
  withData,
  withScenario,
  withSide,
  withUnit,
} from '../../src/page/fight/fight-state.js';
import { questionOfFight } from '../../src/page/fight/fight-written.js';
import { questionOfGame } from '../../src/page/game/game-state.js';
import { writeLink } from '../../src/page/link/link-form.js';
import { pack, unpack } from '../../src/page/link/pack.js';
import { type LinkRead, readLink } from '../../src/page/link/read-link.js';
import { questionOfPosition } from '../../src/page/position/position-state.js';
import { CARRIERS, TARGETS } from '../../src/page/raid/raid-board.js';
import {
  FIRST_RAID,
  questionOfRaid,
  type RaidState,
  sendTo,
  toggleShip,
  withActual,
  withPlan,
} from '../../src/page/raid/raid-state.js';
import { sideOf } from '../../src/page/shared/on-board.js';
import { toggledRules } from '../../src/page/shared/rule-choice.js';
import { ScenarioError } from '../../src/text/problem.js';
import { UsageError } from '../../src/text/usage-error.js';
import { sized } from '../size.js';
import { LINK_MUTATIONS, mutatedLink } from './mutated.js';

/** Links of form 1 that versions of this page have written, and what was asked: somebody has them in his mails. */
const MADE = JSON.parse(readFileSync('tests/page/links-of-form-1.json', 'utf8')) as readonly {
  readonly what: string;
  readonly link: string;
  readonly question: unknown;
}[];

/** Taps of a player: each a carrier and a target. */
const taps = fc.array(fc.tuple(fc.constantFrom(...CARRIERS), fc.constantFrom(...TARGETS)), { maxLength: 6 });

describe('links', () => {
  it('bring back every raid that taps can make', async () => {
    await fc.assert(
      fc.asyncProperty(taps, fc.boolean(), fc.boolean(), async (pairs, plan, leave) => {
        let state: RaidState = pairs.reduce((s, [carrier, target]) => sendTo(s, carrier.name, target.name), FIRST_RAID);
        if (leave) state = toggleShip(state, 'Ryujo');
        if (plan) state = withPlan({ ...state, round: 'round2' }, 'kills');
        state = withActual(state, { battleships: pairs.length });
        const read = await readLink(await writeLink('raid', questionOfRaid(state)));
        const { scenario, actual } = read.state as RaidState;
        expect([read.tab, scenario, actual]).toEqual(['raid', state.scenario, state.actual]);
      }),
      { numRuns: sized(20, 300), seed: 18 },
    );
  });

  it('bring back a fight with damage and changes', async () => {
    let state = hurtUnit(FIRST_FIGHT, 'allied', 'Lexington');
    state = toggleChange(state, { kind: 'add', side: 'allied', name: 'Hornet' });
    const read = await readLink(await writeLink('fight', questionOfFight(state)));
    expect(read).toEqual({ tab: 'fight', state });
  });

  it('bring back a carrier with factors of a battleship', async () => {
    const state = withUnit(FIRST_FIGHT, 'allied', 'Lexington', { factors: '255' });
    expect(await readLink(await writeLink('fight', questionOfFight(state)))).toEqual({ tab: 'fight', state });
  });

  it('bring back every fight that the controls can make', async () => {
    const name = fc.constantFrom(
      'Akagi',
      'Lexington',
      'Sasebo',
      'Kongo',
      '22 AirFlot',
      'Sasebo',
      '1 Marines',
      '7th A.F.',
      'Hornet',
      'Iowa',
    );
    const side = fc.constantFrom('japan' as const, 'allied' as const);
    const place = fc.constantFrom('Saipan', 'Truk', 'Guadalcanal', 'Lae', 'Pearl Harbor', null) as fc.Arbitrary<never>;
    const step: fc.Arbitrary<(state: FightState) => FightState> = fc.oneof(
      fc.constantFrom(...AREA_NAMES, null).map((area) => (s: FightState) => moveTo(s, area)),
      fc.tuple(side, name).map(
        ([of, n]) =>
          (s: FightState) =>
            has(s, n) ? hurtUnit(s, of, n) : add(s, n),
      ),
      fc.tuple(side, name, place).map(
        ([of, n, inPort]) =>
          (s: FightState) =>
            near(s, inPort, () => withUnit(s, of, n, { inPort })),
      ),
      fc.tuple(side, name).map(
        ([of, n]) =>
          (s: FightState) =>
            withUnit(s, of, n, { disabled: true, posture: 'raiding' }),
      ),
      fc.tuple(side, place).map(
        ([of, airRaid]) =>
          (s: FightState) =>
            near(s, airRaid, () => withSide(s, of, { airRaid })),
      ),
      fc.tuple(side, name).map(
        ([of, n]) =>
          (s: FightState) =>
            putEarlier(s, of, n),
      ),
      fc
        .constantFrom('nine-turn', 'damage-control', 'task-forces')
        .map((rule) => (s: FightState) => withScenario(s, { rules: toggledRules(s.scenario.rules, rule) })),
      fc.tuple(side, name).map(
        ([of, n]) =>
          (s: FightState) =>
            removeUnit(s, of, n),
      ),
      fc.tuple(side, fc.constantFrom('Sasebo', '1 Marines'), place).map(
        ([of, n, land]) =>
          (s: FightState) =>
            near(s, land, () => withUnit(s, of, n, { land })),
      ),
      fc
        .constantFrom('Lexington', 'Yorktown')
        .map((first) => (s: FightState) => (has(s, first) ? withSide(s, 'japan', { targets: [first, 'carrier'] }) : s)),
      side.map((of) => (s: FightState) => withSide(s, of, { submarine: true, pursue: false, groups: 'single' })),
      side.map((of) => (s: FightState) => withSide(s, of, { targets: { best: 'damage' }, retreat: { after: 4 } })),
      fc.tuple(side, fc.constantFrom('Fuji 156+4', '3+38', '24*', '1+27')).map(([of, typed]) => (s: FightState) => {
        const own = ownUnit(typed, namesIn(s));
        return own ? addUnit(s, of, own) : s;
      }),
      fc.tuple(side, name).map(
        ([of, n]) =>
          (s: FightState) =>
            n === '7th A.F.' || n === '22 AirFlot' ? s : withUnit(s, of, n, { factors: '255' }),
      ),
      fc
        .constantFrom({}, { 'withhold-fire-at-night': 'yes' })
        .map((rulings) => (s: FightState) => withScenario(s, { rulings })),
      fc
        .constantFrom(null, { ships: { Shokaku: { factors: '148+4' }, Lexington: { factors: '127+3' } } })
        .map((data) => (s: FightState) => withData(s, data)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const state = steps.reduce((s, next) => next(s), FIRST_FIGHT);
        if (!canBeFought(state)) return;
        const read = await readLink(await writeLink('fight', questionOfFight(state)));
        expect((read.state as FightState | undefined) ?? FIRST_FIGHT).toEqual(state);
      }),
      { numRuns: sized(40, 500), seed: 18 },
    );
  });

  it('say which version made them when they cannot be read', async () => {
    await expect(readLink('#7/3.1.4/raid/abc')).rejects.toThrow(
      'This link was made by version 3.1.4 in form 7; this page reads form 1',
    );
    await expect(readLink('#1/0.1.0/raid/abc')).rejects.toThrow('This link of version 0.1.0 is damaged');
    await expect(readLink('#raids')).rejects.toThrow('This link names no tab of this page: "raids"');
    const bomb = await pack({ scenario: 'x'.repeat(150_000) });
    expect(await unpack(bomb)).toEqual({ scenario: 'x'.repeat(150_000) });
    expect(await unpack(await pack('x'.repeat(199_000)).then((text) => text.slice(1)))).toBeUndefined();
  });

  it('that were made before open as they did: the file only grows', async () => {
    const questions: Readonly<Record<string, (state: never) => unknown>> = {
      raid: questionOfRaid,
      fight: questionOfFight,
      game: questionOfGame,
      position: questionOfPosition,
      bids: questionOfBids,
    };
    for (const { what, link, question } of MADE) {
      const { tab, state } = await readLink(link);
      expect(questions[tab]!(state as never), what).toEqual(question);
    }
  });

  it('whatever is done to them, give a state or a sentence', async () => {
    const read: (LinkRead | string)[] = [];
    await fc.assert(
      fc.asyncProperty(LINK_MUTATIONS, async (mutation) => {
        const link = await mutatedLink(mutation);
        try {
          read.push(await readLink(link));
        } catch (error) {
          if (!(error instanceof UsageError || error instanceof ScenarioError)) throw error;
          read.push(error.message);
        }
      }),
      { numRuns: sized(150, 10_000), seed: 18 },
    );
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter((r) => typeof r === 'string' && r.length > 60_000)).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

const namesIn = ({ scenario }: FightState): string[] =>
  [...scenario.japan.units, ...scenario.allied.units].map((unit) => unit.name);

const has = ({ scenario }: FightState, name: string): boolean =>
  [...scenario.japan.units, ...scenario.allied.units].some((unit) => unit.name === name);

const add = (state: FightState, name: string): FightState => {
  const of = sideOf(counterOf(name)!);
  return addUnit(state, of, unitNamed(name));
};

/** A harbor is offered only where it touches the area. */
const near = (state: FightState, harbor: never, then: () => FightState): FightState =>
  harbor === null || harborsNear(state.scenario.area).includes(harbor) ? then() : state;
