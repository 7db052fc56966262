// Decisions that leave no event behind, as sentences.
import { ALLIED, AREA_COUNT, JAPAN, SAN_DIEGO_NAME } from '../../board/index.js';
import { groupName, whoWithdraws } from '../../game/chapters/withdrawals.js';
import { returnPort } from '../../game/options/san-diego.js';
import { LANDING } from '../../game/options/task-forces.js';
import * as D from '../../game/questions/decisions.js';
import { JOHNSTON_ISLAND } from '../../game/state/places.js';
import type { Game } from '../../game/state/state.js';
import { capital } from '../../text/capital.js';
import { listed } from '../answers/say.js';
import { does, inHarbor, portName } from './narrative-words.js';

/** A decision as a sentence; `undefined` where the events that follow tell it. */
export function decisionText(decision: D.Decision, side: number, g: Game): string | undefined {
  const names = (stride: number) => namesOf(g, stride);
  const yes = g.answers[0] === 1;
  switch (decision) {
    case D.RAID_FORCE:
      return `Raid force for Pearl Harbor: ${listed(names(1)) || 'none'}`;
    case D.STAY:
      return yes ? 'Japan stays after the raid' : 'Japan leaves after the raid';
    case D.ASSIGN_TARGETS:
      return `Targets named in advance: ${pairs(g, 'on') || 'none'}`;
    case D.FIRING_CARRIERS:
      return `Allied carriers that fire their guns: ${listed(names(1)) || 'none'}`;
    case D.GROUPS:
      return `${does(side, 'go')} ${groupsText(g)}`;
    case D.SPLIT:
      // Who stays together is one group as before.
      return byNumber(g).size < 2 ? undefined : `The group splits: ${groups(g)}`;
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
      return g.answerLength === 0 ? undefined : `Carriers in Kamikaze attacks: ${listed(names(1))}`;
    case D.TASK_FORCES:
      return taskForcesText(g, side);
    case D.MISSIONS:
      return missionsText(g, side);
    case D.WITHDRAW:
      return yes ? withdrawalText(g, side) : undefined;
    case D.SAN_DIEGO_RETURN:
      // Where they come to a port, their arrival tells it.
      return g.answerLength === 0 || returnPort(g) >= 0
        ? undefined
        : `Called back from ${SAN_DIEGO_NAME} to the West Coast: ${listed(names(1))}`;
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

/** The pieces of an answer by the number that each is given. */
function byNumber(g: Game): Map<number, string[]> {
  const names = new Map<number, string[]>();
  namesOf(g, 2).forEach((name, k) => {
    const number = g.answers[2 * k + 1]!;
    names.set(number, [...(names.get(number) ?? []), name]);
  });
  return names;
}

/** The same, the lowest number first. */
const inOrder = (g: Game): [number, string[]][] => [...byNumber(g)].sort((a, b) => a[0] - b[0]);

const harborPairs = (g: Game): string =>
  [...byNumber(g)].map(([harbor, names]) => `${listed(names)} on ${g.tables.harborNames[harbor]!}`).join('; ');

/** What a side has in the harbors that an air raid is bound for: `In Pearl Harbor: Oklahoma (6 damage, armor 4, on the bottom), 1 Marines`. */
export const raidedText = (g: Game, side: number): string[] =>
  [...byNumber(g).keys()]
    .map((harbor) => [portName(g, harbor), inHarbor(g, harbor, side)] as const)
    .filter(([, there]) => there !== '')
    .map(([harbor, there]) => `In ${harbor.replace(/^port/, 'the port')}: ${there}`);

/** The members of each group: `Nachi; Akagi and Yamato`. */
const groups = (g: Game): string =>
  inOrder(g)
    .map(([, names]) => listed(names))
    .join('; ');

/** How a side retreats: `ship by ship: Nachi; Akagi`, `in groups: Nachi; Akagi and Yamato`, or `in one group: Nachi and Akagi`. */
export function groupsText(g: Game): string {
  const all = [...byNumber(g).values()];
  const how = all.every((names) => names.length < 2) ? 'ship by ship' : all.length > 1 ? 'in groups' : 'in one group';
  return `${how}: ${groups(g)}`;
}

/** The die of a location-uncertain group (18.22): `Group W (Enterprise and Chester): die 1, Central Pacific Ocean`. */
export function uncertainText(g: Game, group: number, die: number, area: number): string {
  const where = area < AREA_COUNT ? g.tables.areaNames[area]! : 'comes on turn 2';
  const ships = g.tables.pieceNames.filter((_, p) => g.tables.uncertainGroup[p] === group);
  return `${capital(groupName(g, group))} (${listed(ships)}): die ${die}, ${where}`;
}

/** What the Allies make of that die under adjustment 2a: `, and the Allies choose the North Pacific Ocean (adjustment 2a)`. */
export const chosenAreaText = (g: Game): string =>
  `, and the Allies choose the ${g.tables.areaNames[g.answers[0]!]} (adjustment 2a)`;

/** Who goes after whom: `Bataan after Nachi; Saratoga after Akagi and Kaga`. */
const pursuitText = (g: Game, side: number): string =>
  [...byNumber(g)].map(([group, names]) => `${listed(names)} after ${listed(members(g, 1 - side, group))}`).join('; ');

function members(g: Game, side: number, group: number): string[] {
  return g.tables.pieceNames.filter(
    (_, p) => g.tables.side[p] === side && g.location[p] === g.area && g.fightOf[p] === group,
  );
}

/** Who leaves unpursued: all of a side, by one reading one unit (adjustment 2), or a group that has just appeared (adjustment 2b). */
function withdrawalText(g: Game, side: number): string {
  const who = whoWithdraws(g);
  if (who === '') return `${does(side, 'withdraw')} unpursued (adjustment 2)`;
  if (g.rules.cpoWithdrawal) return `${who} withdraws unpursued (adjustment 2)`;
  return `${capital(who)} withdraws to ${g.tables.harborNames[JOHNSTON_ISLAND]}, unpursued (adjustment 2b)`;
}

const MISSIONS = ['landing', 'searching', 'hiding'] as const;

const adjective = (side: number): string => (side === JAPAN ? 'Japanese' : 'Allied');

/** The task forces that a side has formed (23.2), counted as a record counts them: `Japanese task forces: 1 (Mutsu and Ise); 2 (Oi)`. */
function taskForcesText(g: Game, side: number): string {
  const forces = inOrder(g).map(([, names], k) => `${k + 1} (${listed(names)})`);
  return `${adjective(side)} task forces: ${forces.join('; ')}`;
}

/** Their missions (23.3) in the order of their numbers; no die is thrown for a force that lands (23.41). */
function missionsText(g: Game, side: number): string {
  const missions: [force: number, text: string][] = [];
  for (let k = 0; k < g.answerLength; k += 2) {
    const mission = g.answers[k + 1]!;
    const seen = mission === LANDING ? ' (sighted, 23.41)' : '';
    missions.push([g.answers[k]!, `${MISSIONS[mission]}${seen}`]);
  }
  const texts = missions.sort((a, b) => a[0] - b[0]).map(([, text], k) => `${k + 1} ${text}`);
  return `${adjective(side)} missions: ${texts.join('; ')}`;
}

/** The die that the enemy throws for a task force (23.4): `Japan looks for Allied task force 1, hiding: die 2 + 1 for its flag, not sighted`. */
export function sightingText(g: Game, lowest: number, die: number, seen: boolean): string {
  const side = g.tables.side[lowest]!;
  const looks = 1 - side;
  const sign = g.rules.ownerSightsBetter ? '-' : '+';
  const flag = g.areaControl[g.area] === looks ? ` ${sign} 1 for ${looks === JAPAN ? 'its' : 'their'} flag` : '';
  const force = `${adjective(side)} task force ${placeOfForce(g, lowest)}, ${MISSIONS[g.mission[lowest]!]}`;
  return `${does(looks, 'look')} for ${force}: die ${die}${flag}, ${seen ? 'sighted' : 'not sighted'}`;
}

/** The place of a member's task force among those of its side: players may leave numbers out. */
function placeOfForce(g: Game, member: number): number {
  const side = g.tables.side[member]!;
  const forces = new Set(Array.from(g.units[side]!.subarray(0, g.unitCount[side]!), (p) => g.taskForce[p]!));
  return [...forces].filter((force) => force <= g.taskForce[member]!).length;
}
