// Rules 8.4–8.45: the pursuit, round after round.
import { ask } from '../../questions/ask.js';
import { SPLIT } from '../../questions/decisions.js';
import { BOUND_REACHED } from '../../state/events.js';
import { gather, isContested, join } from '../../state/rosters.js';
import { type Game, MAX_PIECES, MAX_ROUNDS } from '../../state/state.js';
import { landInOrder } from '../amphibious.js';
import { combatRound } from '../rounds.js';
import { submarineAttacks } from '../submarines.js';
import { checkSplit, letEscape } from './retreating-groups.js';
import { follow } from './who-pursues.js';

/**
 * The pursuit: one group after the other fights its pursuers round after round (8.4–8.45), as in the Example of Play, until
 * all is over, or until round `lastRound` is done (18.33), when the pursuers stop.
 */
export function pursue(g: Game, area: number, side: number, lastRound: number): void {
  if (g.rules.pursuitsByRounds) pursueByRounds(g, area, side, lastRound);
  else pursueInTurn(g, area, side, lastRound);
  endPursuit(g, area, side);
}

/** The fight of one group to its end, then that of the next. */
function pursueInTurn(g: Game, area: number, side: number, lastRound: number): void {
  const first = g.round;
  const formed = g.groups;
  let latest = first;
  for (let group = 1; group <= g.groups; group++) {
    // Fights are separate (8.41), and so is the count of their rounds: the dice of a fight do not depend on another's length.
    // What split off goes on after the last round fought, for the round is part of the address of its ships' dice.
    g.round = group <= formed ? first : latest;
    while (pursuitRound(g, area, side, group, lastRound));
    if (g.round > latest) latest = g.round;
  }
  g.round = latest;
}

/** By one reading of 8.41: the next round of each group, then the next but one. What splits off begins with the round after. */
function pursueByRounds(g: Game, area: number, side: number, lastRound: number): void {
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    const done = g.round;
    const groups = g.groups;
    for (let group = 1; group <= groups; group++) {
      g.round = done;
      if (pursuitRound(g, area, side, group, lastRound)) goesOn = true;
    }
    g.round = goesOn ? done + 1 : done;
  }
}

/** The next round of a group against its pursuers; what splits off from it is a later group's. False when there is none. */
function pursuitRound(g: Game, area: number, side: number, group: number, lastRound: number): boolean {
  gather(g, area, group);
  if (!isContested(g)) return false;
  if (g.round >= MAX_ROUNDS) {
    g.boundHits++;
    g.emit(BOUND_REACHED, area);
    return false;
  }
  if (g.round >= lastRound) return false;
  g.round++;
  combatRound(g, area, group);
  submarineAttacks(g, area);
  afterRound(g, area, side, group);
  // Units of the pursuing side may land after these rounds too (7.8, 13.31).
  landInOrder(g, area);
  return true;
}

/** Between rounds a group may split, its pursuers follow or stop, and who is not followed escapes (8.42–8.44). */
function afterRound(g: Game, area: number, side: number, group: number): void {
  gather(g, area, group);
  if (g.unitCount[side] === 0) return; // its pursuers stop (8.45)
  if (!isContested(g)) {
    letEscape(g, area, side);
    return;
  }
  g.area = area;
  g.fight = group;
  const top = g.groups;
  if (g.unitCount[side]! > 1) {
    ask(g, SPLIT, side, checkSplit);
    for (let k = 0; k < g.answerLength; k += 2) {
      const part = g.answers[k + 1]!;
      const number = part === 1 ? group : top + part - 1;
      join(g, g.answers[k]!, number);
      if (number > g.groups) g.groups = number;
    }
  }
  follow(g, side, group, top);
  for (let number = group; number <= g.groups; number = number === group ? top + 1 : number + 1) {
    gather(g, area, number);
    if (!isContested(g)) letEscape(g, area, side);
  }
}

/** Whatever is still retreating escapes, and the pursuers are ships in the area again. */
function endPursuit(g: Game, area: number, side: number): void {
  for (let group = 1; group <= g.groups; group++) {
    gather(g, area, group);
    if (g.unitCount[side]! > 0) letEscape(g, area, side);
  }
  const enemy = 1 - side;
  const from = (area * 2 + enemy) * MAX_PIECES;
  for (let k = from; k < from + g.rosterCount[area * 2 + enemy]!; k++) join(g, g.roster[k]!, 0);
  g.groups = 0;
  g.fight = 0;
}
