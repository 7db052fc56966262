// Rules 9 and 10.1: a ship that may choose its port should not choose the one where carriers find it.
import { CARRIER, HARBOR_COUNT, NATION_BRITAIN, OFF_MAP } from '../../src/board/index.js';
import {
  airstrikeNow,
  type Game,
  isLongRange,
  MAJOR_PORTS,
  MAX_PIECES,
  repairPoints,
  returnHarbors,
} from '../../src/game/index.js';
import { BASING } from '../../src/game/questions/decisions.js';
import { BOTTOMED, EFFECT, LOST, TURN_BEGINS } from '../../src/game/state/events.js';
import { type Blunder, harborOf, isLastTurn, nameOf, namesOf, shipsOf, type Watcher } from './blunder.js';

/** Harbors that touch areas of a mask. */
const harborsAt = (g: Game, areas: number): number => g.tables.harborsTouching[areas];

/** Areas where carriers of a side that can strike are at sea. */
function carriersAtSea(g: Game, side: number): number {
  let areas = 0;
  for (const p of shipsOf(g, side))
    if (g.tables.kind[p] === CARRIER && g.isAtSea(p) && airstrikeNow(g, p) > 0) areas |= 1 << g.location[p];
  return areas;
}

/** Areas that carriers of a side could reach as raiders next turn, from wherever they may be by then (6.2, 10.1). */
function carriersNextTurn(g: Game, side: number): number {
  const stops = g.controlled[1 - side];
  let areas = 0;
  for (const p of shipsOf(g, side)) {
    if (g.tables.kind[p] !== CARRIER || g.location[p] >= OFF_MAP || airstrikeNow(g, p) === 0) continue;
    const ports = g.isAtSea(p) ? returnHarbors(g, p, 1 << g.location[p]) : 1 << g.harborOf(p);
    for (let h = 0; h < HARBOR_COUNT; h++) {
      if (((ports >> h) & 1) === 0) continue;
      const first = g.tables.touches[h];
      const second = g.tables.neighbours[first & ~stops];
      areas |= first | second;
      if (isLongRange(g, p) && g.tables.nation[p] !== NATION_BRITAIN) areas |= g.tables.neighbours[second & ~stops];
    }
  }
  return areas;
}

/** What became of the choice of a port. */
interface Choice {
  harbor: number;
  /** Turn in which the danger comes. */
  turn: number;
  /** Ports without that danger that were open to the ship; 0 when its choice was good. */
  safe: number;
}

export const RAIDED_IN_PORT: Blunder = {
  name: 'raided in a port of its choice',
  rule: '9, 10.1',
  what:
    'a ship is bottomed or sunk in a port it went to although enemy carriers were, or for the next turn could be, where the port touches, ' +
    'and another legal major port had none near; ships that went to a yard for their damage, and the last turn, apart',
  watch: (report) => {
    const choices: (Choice | undefined)[] = new Array(MAX_PIECES);
    let hit = -1;
    const judge = (g: Game, p: number, harbor: number, end: string): void => {
      const choice = choices[p];
      if (choice === undefined || choice.harbor !== harbor || choice.turn !== g.turn || choice.safe === 0) return;
      if (isLastTurn(g)) return;
      choices[p] = undefined;
      const others = namesOf(g.tables.harborNames, choice.safe);
      report(g, g.tables.side[p], `${nameOf(g, p)} ${end} in ${harborOf(g, harbor)}; safe were ${others}`);
    };
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== BASING || isLastTurn(g)) return;
        const enemy = 1 - side;
        const turn = g.basingPhase ? g.turn + 1 : g.turn;
        const due = g.basingPhase
          ? carriersNextTurn(g, enemy)
          : carriersAtSea(g, enemy) & (g.areasLeft | (1 << g.area));
        const danger = harborsAt(g, due);
        for (let k = 0; k < g.answerLength; k += 2) {
          const p = g.answers[k];
          const harbor = g.answers[k + 1];
          const repairs = g.damage[p] > 0 && harbor < HARBOR_COUNT && repairPoints(g, side, harbor) > 0;
          const chosen = harbor < HARBOR_COUNT && ((danger >> harbor) & 1) === 1 && !repairs;
          choices[p] = { harbor, turn, safe: chosen ? g.returnHarbors[p] & MAJOR_PORTS & ~danger : 0 };
        }
      },
      happened(event, a, b, _c, g) {
        if (event === TURN_BEGINS && a === 1) choices.fill(undefined);
        else if (event === EFFECT) hit = g.isInHarbor(a) ? a : -1;
        else if (event === BOTTOMED) judge(g, a, b, 'bottomed');
        else if (event === LOST && a === hit && g.tables.isShip[a] === 1 && g.isInHarbor(a))
          judge(g, a, g.harborOf(a), 'sunk');
      },
    };
    return watcher;
  },
};
