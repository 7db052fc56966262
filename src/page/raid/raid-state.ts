// The state of the raid tab, and everything a player can do to it: pure functions.
import type { ExplicitTargets, RaidPlanName, RaidScenario, RoundTargets } from '../../raid/question/raid-scenario.js';
import { STANDARD_RAID } from '../../raid/question/standard-raid.js';
import { different } from '../shared/different.js';
import { CARRIERS } from './raid-board.js';

export type Round = 'round1' | 'round2';

/** What really came out at somebody's table: ships afloat. */
export interface ActualRaid {
  readonly battleships: number | null;
  readonly cruisers: number | null;
}

export interface RaidState {
  /** The question, complete. */
  readonly scenario: RaidScenario;
  /** Games to play instead of solving it. */
  readonly games: number | null;
  /** Default: the seed of the command. */
  readonly seed: string | null;
  readonly actual: ActualRaid;
  /** What the bars count. */
  readonly ships: 'battleships' | 'cruisers';
  readonly counted: 'exactly' | 'at least';
  /** The round whose targets are shown. */
  readonly round: Round;
  /** Targets as they were placed last, for the way back from a plan. */
  readonly placed: Readonly<Record<Round, ExplicitTargets>>;
  /** The carrier that the next tap on a target sends. */
  readonly picked: string | null;
}

export const FIRST_RAID: RaidState = {
  scenario: STANDARD_RAID,
  games: null,
  seed: null,
  actual: { battleships: null, cruisers: null },
  ships: 'battleships',
  counted: 'exactly',
  round: 'round1',
  placed: STANDARD_RAID.targets as Readonly<Record<Round, ExplicitTargets>>,
  picked: null,
};

export function withQuestion(scenario: RaidScenario, rest: Pick<RaidState, 'games' | 'seed' | 'actual'>): RaidState {
  const { round1, round2 } = scenario.targets;
  const placed = (targets: RoundTargets): ExplicitTargets => (typeof targets === 'string' ? {} : targets);
  return { ...FIRST_RAID, ...rest, scenario, placed: { round1: placed(round1), round2: placed(round2) } };
}

export const withScenario = (state: RaidState, change: Partial<RaidScenario>): RaidState => ({
  ...state,
  scenario: { ...state.scenario, ...change },
});

/** Only carriers attack; other ships have no airstrike. */
const isAttacker = (name: string): boolean => CARRIERS.some((carrier) => carrier.name === name);

/** The carriers of the force, in its order: they attack. */
export const attackersOf = ({ scenario }: RaidState): string[] => scenario.raidForce.filter(isAttacker);

/** Who attacks what in a round, where that is written out. */
export const placedIn = ({ scenario }: RaidState, round: Round): Readonly<Record<string, string>> => {
  const targets = scenario.targets[round];
  return typeof targets === 'string' ? {} : targets;
};

/** The plan of a round by its name; `undefined` where targets are written out. */
export const planOf = ({ scenario }: RaidState, round: Round): RaidPlanName | undefined => {
  const targets = scenario.targets[round];
  return typeof targets === 'string' ? targets : undefined;
};

const withTargets = (state: RaidState, targets: RoundTargets): RaidState => ({
  ...withScenario(state, { targets: { ...state.scenario.targets, [state.round]: targets } }),
  placed: typeof targets === 'string' ? state.placed : { ...state.placed, [state.round]: targets },
});

export const withPlan = (state: RaidState, plan: RaidPlanName): RaidState => ({
  ...withTargets(state, plan),
  picked: null,
});

/** Goes back from a plan to the targets that were placed before it. */
export const withPlaced = (state: RaidState): RaidState =>
  withTargets(state, inOrder(state, state.placed[state.round]));

/** What a plan or an objective is called on the page. */
export const planWords = (name: string): string => name.replaceAll('-', ' ');

/** The targets that a search found, shown from round 1 on. */
export const withBest = (state: RaidState, targets: RaidScenario['targets']): RaidState =>
  showRound(withScenario(state, { targets }), 'round1');

/** Sends a carrier to a target in the round that is shown; the next one without a target is picked then. */
export function sendTo(state: RaidState, attacker: string, target: string): RaidState {
  const placed = { ...placedIn(state, state.round), [attacker]: target };
  const idle = attackersOf(state).find((name) => !placed[name]);
  return { ...withTargets(state, inOrder(state, placed)), picked: idle ?? null };
}

export function takeOff(state: RaidState, attacker: string): RaidState {
  const { [attacker]: _, ...placed } = placedIn(state, state.round);
  return { ...withTargets(state, placed), picked: attacker };
}

/** Pairs in the order of the force, so that the same targets are the same question. */
const inOrder = (state: RaidState, placed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(attackersOf(state).flatMap((name) => (placed[name] ? [[name, placed[name]]] : [])));

export const pick = (state: RaidState, picked: string | null): RaidState => ({
  ...state,
  picked: state.picked === picked ? null : picked,
});

export const showRound = (state: RaidState, round: Round): RaidState => ({ ...state, round, picked: null });

/** Sends a ship with the force, or leaves it at home; its targets go with it. */
export function toggleShip(state: RaidState, name: string): RaidState {
  const { raidForce, targets } = state.scenario;
  const leaves = raidForce.includes(name);
  const { indonesia } = state.scenario;
  const without = (round: RoundTargets): RoundTargets => {
    if (typeof round === 'string') return round;
    const { [name]: _, ...rest } = round;
    return rest;
  };
  return {
    ...withScenario(state, {
      raidForce: leaves ? raidForce.filter((n) => n !== name) : [...raidForce, name],
      targets: leaves ? { round1: without(targets.round1), round2: without(targets.round2) } : targets,
      indonesia: indonesia && { ...indonesia, carriers: indonesia.carriers.filter((carrier) => carrier !== name) },
    }),
    picked: leaves || !isAttacker(name) || planOf(state, state.round) !== undefined ? null : name,
  };
}

/** Readings of the rules that differ from the usual ones. */
export function withRulings(state: RaidState, rulings: Readonly<Record<string, string>>): RaidState {
  const { rulings: _, ...scenario } = state.scenario;
  return { ...state, scenario: { ...scenario, ...(Object.keys(rulings).length > 0 ? { rulings } : {}) } };
}

export const withActual = (state: RaidState, actual: Partial<ActualRaid>): RaidState => ({
  ...state,
  actual: { ...state.actual, ...actual },
});

/** Sends a carrier to Indonesia, and not with the raid force; or no more. */
export function toggleIndonesiaCarrier(state: RaidState, name: string): RaidState {
  const { airUnits = 0, carriers = [] } = state.scenario.indonesia ?? {};
  if (carriers.includes(name))
    return withScenario(state, { indonesia: { airUnits, carriers: carriers.filter((c) => c !== name) } });
  const sent = state.scenario.raidForce.includes(name) ? toggleShip(state, name) : state;
  return withScenario(sent, { indonesia: { airUnits, carriers: [...carriers, name] } });
}

/** What differs from the standard raid: what a file would have to say. */
export function writtenRaid({ scenario }: RaidState): Record<string, unknown> {
  const changes = different(scenario, STANDARD_RAID);
  // The force that is meant without a word depends on the rules, and the targets on the force.
  const { kind, rules, raidForce, targets } = scenario;
  return Object.keys(changes).length === 0 ? { kind } : { kind, ...changes, rules, raidForce, targets };
}

/** What a link says of the tab; `undefined` at first. */
export function questionOfRaid(state: RaidState): unknown {
  const { games, seed, actual } = state;
  const question = different({ games, seed, actual }, FIRST_RAID);
  const written = writtenRaid(state);
  if (Object.keys(written).length === 1 && Object.keys(question).length === 0) return undefined;
  return { scenario: written, ...question };
}
