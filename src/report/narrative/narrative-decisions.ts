// Decisions that leave no event behind, as sentences.
import { ALLIED, JAPAN, SAN_DIEGO_NAME } from '../../board/index.js';
import * as D from '../../game/questions/decisions.js';
import { JOHNSTON_ISLAND } from '../../game/state/places.js';
import type { Game } from '../../game/state/state.js';
import { missionsText, taskForcesText } from './narrative-task-forces.js';
import { does, list } from './narrative-words.js';

/** A decision as a sentence; `undefined` where the events that follow tell it. */
export function decisionText(decision: D.Decision, side: number, g: Game): string | undefined {
  const names = (stride: number) => namesOf(g, stride);
  const yes = g.answers[0] === 1;
  switch (decision) {
    case D.RAID_FORCE:
      return `Raid force for Pearl Harbor: ${list(names(1)) || 'none'}`;
    case D.STAY:
      return yes ? 'Japan stays after the raid' : 'Japan leaves after the raid';
    case D.ASSIGN_TARGETS:
      return `Targets named in advance: ${pairs(g, 'on') || 'none'}`;
    case D.FIRING_CARRIERS:
      return `Allied carriers that fire their guns: ${list(names(1)) || 'none'}`;
    case D.GROUPS:
      return `${does(side, 'go')} in groups: ${groups(g)}`;
    case D.SPLIT:
      return g.answerLength === 0 ? undefined : `The group splits: ${groups(g)}`;
    case D.PURSUIT:
      return g.answerLength === 0
        ? `${does(side, 'do')} not pursue`
        : `${does(side, 'pursue')}: ${pursuitText(g, side)}`;
    case D.FOLLOW:
      return g.answerLength === 0
        ? `${does(side, 'stop')} pursuing`
        : `${does(side, 'pursue')} on: ${pursuitText(g, side)}`;
    case D.AIR_RAID:
      return g.answerLength === 0 ? undefined : `Air raid: ${harborPairs(g)}`;
    case D.KAMIKAZE:
      return g.answerLength === 0 ? undefined : `Carriers in Kamikaze attacks: ${list(names(1))}`;
    case D.TASK_FORCES:
      return taskForcesText(g, side);
    case D.MISSIONS:
      return missionsText(g, side);
    case D.WITHDRAW:
      return yes ? withdrawalText(g, side) : undefined;
    case D.UNCERTAIN_AREA:
      return `Group ${g.tables.board.locationUncertain.groups[g.subject]} appears in the ${g.tables.areaNames[g.answers[0]!]} (adjustment 2a)`;
    case D.SAN_DIEGO_RETURN:
      return g.answerLength === 0 ? undefined : `Called back from ${SAN_DIEGO_NAME}: ${list(names(1))}`;
    case D.LAND_FIRST:
      return `${does(yes ? ALLIED : JAPAN, 'land')} first`;
    case D.ENGAGE:
      return yes ? 'The Allies engage' : 'The Allies refuse battle';
    default:
      return undefined;
  }
}

/** The pieces of an answer. */
function namesOf(g: Game, stride: number): string[] {
  const names: string[] = [];
  for (let k = 0; k < g.answerLength; k += stride) names.push(g.tables.pieceNames[g.answers[k]!]!);
  return names;
}

/** `Nachi on Nevada, Akagi on Arizona`. */
function pairs(g: Game, word: string): string {
  return namesOf(g, 2)
    .map((name, k) => `${name} ${word} ${g.tables.pieceNames[g.answers[2 * k + 1]!]}`)
    .join(', ');
}

function harborPairs(g: Game): string {
  const harbors = new Map<string, string[]>();
  namesOf(g, 2).forEach((name, k) => {
    const harbor = g.tables.harborNames[g.answers[2 * k + 1]!]!;
    harbors.set(harbor, [...(harbors.get(harbor) ?? []), name]);
  });
  return [...harbors].map(([harbor, names]) => `${list(names)} on ${harbor}`).join('; ');
}

/** The members of each group: `Nachi; Akagi and Yamato`. */
function groups(g: Game): string {
  const members = new Map<number, string[]>();
  namesOf(g, 2).forEach((name, k) => {
    const group = g.answers[2 * k + 1]!;
    members.set(group, [...(members.get(group) ?? []), name]);
  });
  return [...members]
    .sort((a, b) => a[0] - b[0])
    .map(([, names]) => list(names))
    .join('; ');
}

/** Who goes after whom: `Bataan after Nachi; Saratoga after Akagi and Kaga`. */
function pursuitText(g: Game, side: number): string {
  const pursuers = new Map<number, string[]>();
  namesOf(g, 2).forEach((name, k) => {
    const group = g.answers[2 * k + 1]!;
    pursuers.set(group, [...(pursuers.get(group) ?? []), name]);
  });
  return [...pursuers].map(([group, names]) => `${list(names)} after ${list(members(g, 1 - side, group))}`).join('; ');
}

function members(g: Game, side: number, group: number): string[] {
  return g.tables.pieceNames.filter(
    (_, p) => g.tables.side[p] === side && g.location[p] === g.area && g.fightOf[p] === group,
  );
}

/** Who leaves unpursued: all of a side (adjustment 2), or a group that has just appeared (adjustment 2b). */
function withdrawalText(g: Game, side: number): string {
  if (g.subject < 0) return `${does(side, 'withdraw')} unpursued (adjustment 2)`;
  const group = g.tables.board.locationUncertain.groups[g.subject];
  return `Group ${group} withdraws to ${g.tables.harborNames[JOHNSTON_ISLAND]}, unpursued (adjustment 2b)`;
}
