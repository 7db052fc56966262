// The 32 house rules by number, each in a line of our own words: what can be computed, what can be checked, what is no matter of chance.
import { wrap } from '../text/wrap.js';

/** What the companion does with a rule, and how that is said. */
export const TREATMENTS = {
  computed: 'computed',
  checked: 'checked',
  needs: 'not computed',
  told: 'not about chance',
} as const;
type Treatment = keyof typeof TREATMENTS;

/** One rule of the house rules for several players, version 1.4. */
export interface HouseRule {
  readonly number: number;
  readonly title: string;
  /** Paragraph of the base game that it changes. */
  readonly changes?: string;
  readonly treatment: Treatment;
  readonly says: string;
  /** What the companion answers, or what would be needed for an answer. */
  readonly answers: string;
}

/** A rule a line: number, treatment, title, the paragraph that it changes (- for none), what it says, what the companion answers. */
const TABLE = `
1 | told | Submarines | 7-L-8 | submarines do not block command links | no roll; a map would be needed
2 | computed | Fortifications | 8-L-5 | when a fortification fights, which gunnery it has, how it is repaired | the list of fortifications, and command points to repair; they fight under rule 13
3 | checked | Ground movement | 19-L-7 | a ground unit moves once a week | which moves of a list are one too many
4 | checked | Stacking | 19-R-7 | only 48 steps of a hex defend or are activated | who may defend, fire, be activated
5 | needs | Amphibious assault | 22-L-6 | the defender chooses beaches, inland or depth | the base game’s ground combat and troop quality tables would be needed
6 | needs | Submarine search | 23-L-6 | a task force is told only to a submarine that may attack | the base game’s search table would be needed
7 | computed | Anti-submarine screen | 23-R-3 | each escort screens one attack by a roll against its ASW rating | attacks that get through, by target; the best screens
8 | computed | Flak | 26-R-7 | flak hits go round the air units, highest die first | hits and losses of each air unit
9 | computed | Air strikes on ports | 27-L-4 | ports and fortresses are attacked on the ground line, one result up | hits under your table
10 | computed | Combined air strength | 27-L-7 | coordinated units of one experience combine up to 6 | all lawful groups and the best of them, under your table
11 | needs | End of an air mission | 28-R-6 | alerted units must search again to intercept on the way back | the base game’s search table would be needed
12 | told | Ferrying carrier air units | 28-R-4&7 | carrier air units may fly from land to carriers up to their capacity | no roll; ranges and capacities would be needed
13 | computed | Naval combat | 29-R-3 | four units a side in the first round, four more in each later one | a fight of three rounds under your gunnery table
14 | computed | Gunnery by class | 29-R-4 | one less against a higher class at medium and long range | the same fight as rule 13, and the gunnery of every class against every other
15 | checked | Ground combat | 31-L-6 | a ground unit attacks once a week | which attacks of a list are one too many
16 | checked | Retreat | 32-L-4 | where a unit may retreat to, by priority | the lawful hexes among six
17 | computed | Step losses | 32-R-4 | the unit whose troop quality counted takes the first three losses | every loss in order, and what is left
18 | computed | Airfield repair | 33-L-3 | three hits a phase, five with an engineer | phases until it is repaired
19 | told | Headquarters | 34-R-3 | a new headquarters is placed in a linked port that is not interdicted | no roll; the position would be needed
20 | checked | Penalty time | 38-L-6 | at most 14 days, 7 for the reaction player, and no new combat | what is not allowed in a list of deeds, and where the day marker stands
21 | told | Size of an operation | 40-L-1 | the operation player says how large his operation is | no roll; nothing to compute
22 | told | Reaction activation | 40-L-1 | without an activated unit there is no reaction | no roll; nothing to compute
23 | told | Joint activation | 40-R-7 | the operation player says first whether he deactivates all | no roll; nothing to compute
24 | told | Month end | 41-L-2 | deactivated units become unactivated | no roll; nothing to compute
25 | told | Submarines at month end | 41-L-2 | submarines at sea return to the nearest port that may take them | no roll; the position would be needed
26 | told | Japanese escorts | 44-L-4 | escorts go to a linked port in Japan or with a headquarters | no roll; the position would be needed
27 | told | Command | 44-R-4 | a headquarters keeps its command points when its own link is cut | no roll; the position would be needed
28 | checked | Strategic transport | 47-R-2 | what goes by rail and sea, from where to where | what is not allowed in a list of moves, and how much of the limit it uses
29 | computed | Port repair | 51-L-6 | a command point for each hit | command points until it is repaired
30 | needs | Building | 51-L-8 | a construction is given up after five hits, not when the engineer breaks | the base game’s bombing table for constructions would be needed
31 | computed | Oil wells | 52-R-0 | naval units near an oil well are activated for half, and take doubled hits afterwards | costs, who fits into the wells, and the cheapest choice
32 | needs | Garrisons | - | each airfield and each port has a garrison step of troop quality 2 | the base game’s ground combat tables would be needed
`;

/** All of them, in order. */
export const HOUSE_RULES: readonly HouseRule[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [number, treatment, title, changes, says, answers] = line.split(' | ') as [
      string,
      Treatment,
      ...[string, string, string, string],
    ];
    return { number: Number(number), title, ...(changes === '-' ? {} : { changes }), treatment, says, answers };
  });

/** The numbers that they have, for a sentence. */
export const RULE_NUMBERS = `1 to ${HOUSE_RULES.length}`;

/** Columns of a terminal. */
const WIDTH = 80;

/** A text behind its head, further lines below its beginning. */
const hanging = (head: string, text: string): string[] =>
  wrap(text, WIDTH - head.length).map((line, k) => `${k === 0 ? head : ' '.repeat(head.length)}${line}`);

/** All rules, with what is answered of each. */
export function ruleList(): string {
  const lines = HOUSE_RULES.flatMap(({ number, title, treatment, says, answers }) => [
    ...hanging(`  ${String(number).padStart(2)}  `, `${title}: ${says}`),
    ...hanging('      ', `${TREATMENTS[treatment]}: ${answers}`),
  ]);
  return `House rules:\n${lines.map((line) => `${line}\n`).join('')}`;
}
