// Players of the tests: what they answer stands in the test, by the names on the board. A question without an answer fails.
import { firstOf } from '../../src/board/bits.js';
import { AREA_COUNT } from '../../src/board/index.js';
import { ACTION_NIGHT } from '../../src/dice/index.js';
import {
  arrivalHarbors,
  mustFire,
  NEVER,
  removalCandidates,
  returnHarbors,
  SAN_DIEGO_HARBOR,
  targetClass,
} from '../../src/game/index.js';
import { DECISIONS, type DecisionName } from '../../src/game/questions/decisions.js';
import type { Player } from '../../src/game/state/state.js';
import type { Table } from './table.js';

type Name = string | number;
/**
 * One answer: a name or word (`'Coral Sea'`, `'night'`, `'retreat'`; a harbor alone bases everything there), a list of names, pairs (`{Akagi: 'Nevada'}`, or
 * `[['Akagi', 'Nevada'], …]` where a name stands twice), or `{raw: […]}` for numbers as the engine takes them.
 */
export type Answer = Name | readonly Name[] | readonly (readonly [Name, Name])[] | Pairs | { raw: readonly number[] };
type Pairs = { readonly [first: string]: Name };

/** The same answer every time, a new one each time (a function), or a queue: each once, in order, and all of them. */
export type Answers = Name | Pairs | { raw: readonly number[] } | readonly Answer[] | ((t: Table) => Answer);
export type Script = { readonly [decision in DecisionName]?: Answers };

/** The empty answer: nobody moves, nothing is attacked. */
export const NONE: Pairs = {};

/** What words mean, by decision. Areas, harbors and pieces are found by name. */
const WORDS: Readonly<Record<string, number>> = {
  day: 0,
  night: 1,
  stay: 0,
  retreat: 1,
  leave: 1,
  refuse: 0,
  engage: 1,
  japan: 0,
  allied: 1,
  landing: 0,
  searching: 1,
  hiding: 2,
};
const AREAS: readonly DecisionName[] = [
  'patrols',
  'air',
  'amphibious',
  'raiders',
  'submarine',
  'next-area',
  'uncertain-area',
];
const HARBORS: readonly DecisionName[] = ['reinforcement-ports', 'landings', 'air-raid', 'basing', 'uncertain-base'];

/** Plays from a script. `asked` lists every question put to either player, as `japan retreat`. */
export class ScriptedPlayer implements Player {
  readonly name = 'script';
  private readonly used = new Map<DecisionName, number>();

  constructor(
    private readonly table: Table,
    private readonly side: 'japan' | 'allied',
    private readonly script: Script,
  ) {}

  decide(decision: number): void {
    const name = DECISIONS[decision]!;
    const { game } = this.table;
    this.table.asked.push(`${this.side} ${name}`);
    const answers = this.script[name];
    if (answers === undefined) throw new Error(`no answer to: ${this.side} ${name}`);
    for (const number of this.numbers(name, this.next(name, answers))) game.answer(number);
  }

  /** Queued answers that were never asked for. */
  get left(): string[] {
    return Object.entries(this.script)
      .filter(
        ([name, answers]) => Array.isArray(answers) && answers.length > (this.used.get(name as DecisionName) ?? 0),
      )
      .map(([name]) => `${this.side} ${name}`);
  }

  private next(name: DecisionName, answers: Answers): Answer {
    if (typeof answers === 'function') return answers(this.table);
    if (!Array.isArray(answers)) return answers as Answer;
    const k = this.used.get(name) ?? 0;
    if (k >= answers.length) throw new Error(`${this.side} ${name} is asked ${k + 1} times, ${k} answers are given`);
    this.used.set(name, k + 1);
    return answers[k]!;
  }

  private numbers(decision: DecisionName, answer: Answer): readonly number[] {
    if (Array.isArray(answer)) {
      return answer.flatMap((item: Name | [Name, Name]) =>
        Array.isArray(item) ? this.pair(decision, item[0], item[1]) : [this.number(decision, item, false)],
      );
    }
    if (typeof answer !== 'object') {
      const harbor = this.number(decision, answer as Name, true);
      const all = decision === 'basing' || decision === 'reinforcement-ports';
      return all ? pending(this.table.game).flatMap((p) => [p, harbor]) : [harbor];
    }
    if ('raw' in answer) return answer.raw as readonly number[];
    return Object.entries(answer).flatMap(([a, b]) => this.pair(decision, a, b));
  }

  private pair(decision: DecisionName, first: Name, second: Name): number[] {
    const force = decision === 'missions';
    return [force ? Number(first) : this.number(decision, first, false), this.number(decision, second, true)];
  }

  /** `last`: the half of an answer that is a place where the decision is about places. */
  private number(decision: DecisionName, name: Name, last: boolean): number {
    if (typeof name === 'number') return name;
    const { tables } = this.table.game;
    if (last && name === 'San Diego') return SAN_DIEGO_HARBOR;
    if (last && decision === 'stay') return name === 'stay' ? 1 : 0;
    let found = -1;
    if (last && AREAS.includes(decision)) found = tables.areaNames.indexOf(name);
    else if (last && HARBORS.includes(decision)) found = tables.harborNames.indexOf(name);
    else found = tables.pieceIndex.get(name) ?? WORDS[name] ?? -1;
    if (found < 0) throw new Error(`${decision}: what is "${name}"?`);
    return found;
  }
}

/**
 * Answers of a player who does nothing he need not do: the rest of a script, as `{...PASSIVE, targets: […]}`. Day and no
 * attack by day, ships go on one group, nobody pursues, and everything goes to the first port or base open to it.
 */
export const PASSIVE: Script = {
  'raid-force': NONE,
  'reinforcement-ports': ({ game }) => pending(game).map((p) => [p, firstOf(arrivalHarbors(game, p))] as const),
  removal: ({ game }) => {
    removalCandidates(game, game.subject, game.pending);
    return game.pending[0]!;
  },
  patrols: NONE,
  repairs: NONE,
  air: NONE,
  amphibious: NONE,
  raiders: NONE,
  submarine: 'Japanese Islands',
  'next-area': ({ game }) => firstOf(game.areasLeft),
  'day-night': 'day',
  'firing-carriers': NONE,
  targets: ({ game }) => {
    if (game.action !== ACTION_NIGHT) return [];
    // At night what must fire does, at the nearest class of target.
    const enemies = members(game, 1 - game.asked).filter((p) => targetClass(game, p) !== NEVER);
    enemies.sort((a, b) => targetClass(game, a) - targetClass(game, b));
    const firing = enemies.length === 0 ? [] : members(game, game.asked).filter((p) => mustFire(game, p));
    return firing.map((p) => [p, enemies[0]!] as const);
  },
  'submarine-attack': NONE,
  retreat: 'stay',
  groups: ({ game }) => members(game, game.asked).map((p) => [p, 1] as const),
  pursuit: NONE,
  split: NONE,
  follow: NONE,
  landings: NONE,
  'air-raid': NONE,
  basing: ({ game }) => pending(game).map((p) => [p, firstOf(returnHarbors(game, p, game.returnAreas[p]!))] as const),
  stay: 'leave',
  'assign-targets': NONE,
  kamikaze: NONE,
  'task-forces': ({ game }) => members(game, game.asked).map((p) => [p, 1] as const),
  missions: { 1: 'searching' },
  withdraw: 'stay',
  'uncertain-area': 'Central Pacific Ocean',
  'west-coast': NONE,
  'san-diego-return': NONE,
  'land-first': 'japan',
  engage: 'refuse',
  'uncertain-base': 'Pearl Harbor',
};

function pending(game: Table['game']): number[] {
  return Array.from(game.pending.subarray(0, game.pendingCount));
}

function members(game: Table['game'], side: number): number[] {
  return Array.from(game.units[side]!.subarray(0, game.unitCount[side]));
}

/** Location of a place by name. */
export function placeOf(game: Table['game'], name: string): number {
  const area = game.tables.areaNames.indexOf(name);
  const harbor = game.tables.harborNames.indexOf(name);
  if (area < 0 && harbor < 0) throw new Error(`there is no area, port or base "${name}"`);
  return area >= 0 ? area : AREA_COUNT + harbor;
}
