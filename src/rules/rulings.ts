// Where the rulebook is silent or can be read two ways: each reading is a named flag, its default and the reason beside it.

/** A contested or silent point of the rules: how it is read by default, and what else is allowed. */
export interface Ruling {
  readonly name: string;
  readonly rule: string;
  readonly question: string;
  readonly values: readonly string[];
  readonly byDefault: string;
  readonly reason: string;
}

/** Readings of which the usual value stands first. */
const usualFirst = <const N extends string>(
  readings: readonly (Omit<Ruling, 'byDefault'> & { readonly name: N })[],
): readonly (Ruling & { readonly name: N })[] =>
  readings.map(({ name, rule, question, values, reason }) => ({
    name,
    rule,
    question,
    values,
    byDefault: values[0]!,
    reason,
  }));

/** All readings; `rulings:` in a scenario chooses others. */
export const RULINGS = usualFirst([
  {
    name: 'withhold-fire-by-day',
    rule: '7.41',
    question: 'May a carrier or air unit that could attack in a day action at sea hold its fire?',
    values: ['yes', 'no'],
    reason:
      "7.41 says who can attack by day, not who must; the players' FAQ allows it, so as not to disable what one hopes to sink. `no` leaves air raids as they are: there each carrier is sent to a port or is not (9.13).",
  },
  {
    name: 'withhold-fire-at-night',
    rule: '7.42',
    question: 'May a ship that is not a carrier hold its fire at night while it has a lawful target?',
    values: ['no', 'yes'],
    reason: "7.42 makes every ship except carriers attack at night; the FAQ's more general sentence yields to it.",
  },
  {
    name: 'screening-carriers',
    rule: '7.42',
    question:
      'May the Allies name a carrier without gunnery as firing at night, so that it may be attacked before the others?',
    values: ['no', 'yes'],
    reason:
      "7.42 says that carriers without gunnery cannot attack; the players' FAQ (the later source) follows it against the publisher's question box.",
  },
  {
    name: 'us-units-return-at-ceylon',
    rule: '4.4',
    question:
      'May United States air and amphibious units that come back from elimination, or arrive with no port named, be placed in Ceylon?',
    values: ['yes', 'no'],
    reason:
      '4.4 says any friendly major port of those that come back, and the card names no port for the others; 10.1 and 17.12 limit where units return to after being at sea.',
  },
  {
    name: 'listed-ship-left-before',
    rule: '4.42',
    question:
      'A ship is listed for removal that left on an earlier turn in place of another one: must a further British ship leave?',
    values: ['no', 'yes'],
    reason:
      '4.42 replaces a listed ship that was sunk; this one is out of play, as the list wants. `yes` holds that each line takes a ship.',
  },
  {
    name: 'substitute-for-a-sunk-ship',
    rule: '4.42',
    question:
      'A ship that is listed for removal by its name was sunk: may any British ship of its type leave in its place?',
    values: ['same-type', 'same-class-first'],
    reason:
      '4.42 names the type of the substitute, all battleships together; by `same-class-first` coming as close as one can takes a ship with the same factors as long as there is one.',
  },
  {
    name: 'both-retreat',
    rule: '8.1',
    question: 'Both sides declare a retreat after the same round: what happens?',
    values: ['both-leave', 'first-declaration'],
    reason:
      'Both intentions are stated before anything moves (FAQ, 5.42), and a side that retreats does not pursue (8.3).',
  },
  {
    name: 'several-pursuits',
    rule: '8.41',
    question:
      'Several groups are pursued: is the fight of one fought to its end before the next begins, or do all fight a round before any fights another?',
    values: ['one-after-the-other', 'round-by-round'],
    reason:
      'The fights are separate (8.41), and the Example of Play finishes one first. The order counts where a submarine attacks or a unit lands after a round, and for what players know when they decide.',
  },
  {
    name: 'passing-air-placement',
    rule: '12.11',
    question: 'A player who places no air unit in his step: may he place later in the same turn?',
    values: ['no', 'yes'],
    reason: 'Players alternate until one runs out of units to place (5.22); holding the rest back is running out.',
  },
  {
    name: 'lost-units-come-back',
    rule: '10.4',
    question:
      'An air or amphibious unit is lost because no port is open to it (4.41, 10.4): does it come back two turns later?',
    values: ['yes', 'no'],
    reason:
      '4.5 brings eliminated units back always; 10.4 takes ships and units out of play in one breath, and calls them sunk as 12.3 does.',
  },
  {
    name: 'repairs-on-return',
    rule: '11.4',
    question:
      'A damaged ship comes back with the reinforcements of this turn (adjustments 3c, 4 and 4a): may it be repaired in its port on the same turn?',
    values: ['yes', 'no'],
    reason:
      'Reinforcements are placed before anything else is done (5.1), so that it is in port before ships move and repairs are stated; `no` holds that the turn starts before they are placed.',
  },
  {
    name: 'bottomed-at-samoa',
    rule: '9.232',
    question:
      "A ship rests on the bottom in Samoa, where Pearl Harbor's repair points are used while that is lost (11.51). Pearl Harbor is retaken: is the ship sunk?",
    values: ['sunk', 'stays'],
    reason: '9.232 speaks of resting where a ship cannot be repaired, and Samoa repairs nothing from then on.',
  },
  {
    name: 'us-units-land-at-ceylon',
    rule: '13.3',
    question: 'May United States amphibious units land at Ceylon from the sea?',
    values: ['yes', 'no'],
    reason: '13.3 lets a unit land on any friendly port; 10.1 and 17.12 bar Ceylon to those that return to port.',
  },
  {
    name: 'lost-defender',
    rule: '13.41',
    question: 'Several amphibious units defend a base: who says which one an invasion eliminates?',
    values: ['owner', 'invader'],
    reason: 'The rule names nobody; players choose among their own pieces elsewhere (4.42, 8.32).',
  },
  {
    name: 'order-of-last-invasions',
    rule: '13.42',
    question:
      'Amphibious units of one side are at sea in several areas at the end of the turn (5.73): who chooses the order of the areas in which they land and invade?',
    values: ['nobody', 'owner'],
    reason:
      'No rule names anybody; the areas are gone through as on the board. The order only decides which unit is lost where several can invade one base (13.42), and who is lost comes back (13.5).',
  },
  {
    name: 'return-of-idle-marines',
    rule: '13.33',
    question:
      'Amphibious units that do not land at the end of the turn return to port: right after the landings of their own side, or with the ships (5.74), when both sides have landed?',
    values: ['with-the-landings', 'with-the-ships'],
    reason:
      '13.33 makes each unit land or return, the Japanese before the Allied: so a Japanese unit may go into a base before the Allies invade it. 5.74 speaks of whatever is still at sea after that.',
  },
  {
    name: 'submarine-between-raid-rounds',
    rule: '16.1',
    question: 'May a submarine attack after a round of an air raid (9.2), as after a round of combat?',
    values: ['no', 'yes'],
    reason:
      '16.1 names combat rounds, or else the end of all other combat; air raids come when the rounds of combat in the area are over (5.5, 9.1).',
  },
  {
    name: 'surprise-raid-on-ports',
    rule: '18.4',
    question:
      "May the surprise air raid in Indonesia also attack what lies in Indonesia's ports and bases, as an air raid normally does?",
    values: ['no', 'yes'],
    reason:
      '18.4 aims it at the ships and the air unit that are at sea in Indonesia; ports can be raided when combat there is done (9.1).',
  },
  {
    name: 'retreat-after-japan-left',
    rule: '18.25',
    question: 'Japan has left the Hawaiian Islands after the raid: may the Allies retreat from there all the same?',
    values: ['no', 'yes'],
    reason: 'A retreat is from an enemy (8.1); 18.25 goes on to pursuit, and nobody is left who could pursue.',
  },
  {
    name: 'lone-air-unit-as-fleet',
    rule: '18.31',
    question:
      'Japan has stayed after the raid, and of the Allies only an air unit is at sea in the Hawaiian Islands: is that an Allied fleet, so that the extra round is one of normal combat?',
    values: ['yes', 'no'],
    reason:
      '18.23 sends ships and air units to sea there as one force, and either can hold or contest an area; 18.31 alone says fleet, which could mean ships. With `no` the round is an air raid on Pearl Harbor.',
  },
  {
    name: 'raid-beside-pursuit',
    rule: '18.32',
    question:
      'The Allies retreat after the first extra round: do carriers that do not pursue raid after the round of pursuit, or during it?',
    values: ['after', 'during'],
    reason:
      'Carriers raid when combat in the area is done (9.1), so that what escapes in the second round can be hit in Pearl Harbor.',
  },
  {
    name: 'menzel-pursuers',
    rule: 'menzel',
    question:
      'Does what survived in Pearl Harbor put to sea (18.23) before Japan must retreat, so that it may pursue beside what was at sea?',
    values: ['yes', 'no'],
    reason:
      'The package names the location rolls as what comes before the retreat; in rule 18 the sortie follows them at once (18.22, 18.23), before anybody retreats.',
  },
  {
    name: 'sighting-by-the-owner',
    rule: '23.4',
    question:
      'The side that controls the area adds one to its sighting dice, and low dice sight: is that meant to hinder it?',
    values: ['as-printed', 'helps'],
    reason: 'The rule says add; `helps` takes one off instead, for those who hold that the owner should see better.',
  },
  {
    name: 'hidden-ships-screen',
    rule: '7.423',
    question:
      'At night an amphibious unit may be attacked only if all enemy ships are: do ships of a task force that hides unsighted count?',
    values: ['no', 'yes'],
    reason:
      '23.52 takes what hides unsighted out of the night action, and who lands gives himself away (23.41). `yes` reads "all enemy ships in the sea area" to the letter: while one hides, the amphibious units there are safe.',
  },
  {
    name: 'task-forces-in-the-surprise-raid',
    rule: '18.4, 23.2',
    question:
      'With rule 23 in force, are task forces formed for the two rounds of the surprise air raid in Indonesia, so that ships hide from it?',
    values: ['no', 'yes'],
    reason:
      '23.2 forms them at the start of a round of combat, which a round of an air raid is not (9.1, 16.1), and 18.42 opens the Allied ships at sea to attack. `yes` takes the rounds as the day actions of 9.2 and 23.51: the raid is fought at sea, and only what is sighted can be attacked.',
  },
  {
    name: 'kamikaze-air-units',
    rule: '19.21',
    question:
      'Must Japanese air units attack in every day action of turn 9, or is only every attack they make a Kamikaze?',
    values: ['when-they-attack', 'must-attack'],
    reason: '19.21 goes on with "when they attack", and 7.41 says who can attack by day, not who must.',
  },
  {
    name: 'automatic-days-in-a-pursuit',
    rule: 'nt1 18.2',
    question:
      'Japan retreats from Indonesia after the first automatic day action and is pursued: is the round of pursuit the second one?',
    values: ['yes', 'no'],
    reason: 'A round of pursuit is a round of combat in Indonesia too (8.4), and 18.2 excepts none.',
  },
  {
    name: 'designations-before-a-night',
    rule: 'nt1 18.12',
    question:
      'The first regular round in Hawaii is a day action and then a night action: do the targets that were designated bind the carriers by day?',
    values: ['yes', 'no'],
    reason:
      '18.12 designates for a round that is a day action, and there is one; by `no` the round is a night action too, for which it ignores the designations, and carriers attack what they like.',
  },
  {
    name: 'lost-attack-at-night',
    rule: 'nt1 18.12',
    question:
      'The first regular round in Hawaii is a day action and then a night action: does a carrier that lost its attack, because its designated target was out of reach, fire its gunnery at night?',
    values: ['yes', 'no'],
    reason:
      '18.12 designates for the day action and ignores that at night; by `no` the attack is lost during the whole round, as the words say, and the night belongs to it.',
  },
  {
    name: 'uncertain-base-at-ceylon',
    rule: 'nt1 18.3',
    question: 'May a United States carrier that rolls a 1 for its base be put in Ceylon?',
    values: ['no', 'yes'],
    reason:
      'It may be based at any red Allied port, but 17.12 keeps United States ships out of Ceylon, and nt1 replaces rule 18 alone.',
  },
  {
    name: 'fire-back-disables',
    rule: '20.4',
    question: 'Does a 5 of the 7th Air Force in Pearl Harbor disable the raider it fires at?',
    values: ['yes', 'no'],
    reason:
      "9.21 takes disabling from the raid's own attacks on a port; the raiders are at sea, and Normal Turn One's answers say yes (Q18.1-1, which stands there whatever is chosen here).",
  },
  {
    name: 'secret-targets',
    rule: '20.51',
    question:
      'Which of the targets that Japan assigns for the first extra round are secret from the Allies until it is fought?',
    values: ['of-uncertain-groups', 'none', 'all'],
    reason: '20.51 has targets named, and has those alone recorded secretly that are in a location-uncertain group.',
  },
  {
    name: 'i-boat-of-the-raid-force',
    rule: 'adjustment 1',
    question:
      'Does adjustment 1 bind any I-Boat in the Hawaiian Islands on turn 1, or only one that is there beside ships of a raid force?',
    values: ['any', 'beside-raiders'],
    reason:
      'It says "any I-Boat", and makes it a part of the force; with `beside-raiders` an I-Boat is free when Japan sent no ship to raid, or all of them are sunk.',
  },
  {
    name: 'i-boat-in-the-north-pacific',
    rule: 'adjustment 2a',
    question: 'Is the I-Boat kept out of the North Pacific in the whole game, or on turn 1 only?',
    values: ['never', 'not-on-turn-1'],
    reason: 'The sentence names no turn and no group.',
  },
  {
    name: 'escaped-marines',
    rule: 'adjustment 3b',
    question:
      'May marines that escaped to the U.S. Mandate only invade New Hebrides or return to Samoa or Pearl Harbor?',
    values: ['limited', 'free'],
    reason: "The tournaments' current text adds the limit (menzel.htm); the rulebook's back pages do not have it.",
  },
  {
    name: 'escape-speed-roll',
    rule: 'adjustment 3b',
    question: 'Does a ship that escapes to the U.S. Mandate as a patroller make a speed roll?',
    values: ['yes', 'no'],
    reason:
      'The Mandate is a second sea area from Pearl Harbor, and all patrollers that move into one roll (6.221); `no` holds that the adjustment opens it beside the areas that the port touches. Raiders do not roll in either case (6.222).',
  },
  {
    name: 'san-diego-from-port',
    rule: 'adjustment 4',
    question: 'May ships that are in port already when the Allies base be withdrawn to San Diego too?',
    values: ['no', 'yes'],
    reason:
      'It is called basing there, and only what is at sea bases (5.74); "any ship" could mean those in port as well.',
  },
  {
    name: 'san-diego-alone',
    rule: 'adjustment 4',
    question: 'Pearl Harbor and Samoa are both lost: does San Diego still repair?',
    values: ['yes', 'no'],
    reason:
      "San Diego's repairs are its own, limited by what is printed for Pearl Harbor; 11.51 takes away what is used at Pearl Harbor or Samoa.",
  },
  {
    name: 'central-pacific-withdrawal-turns',
    rule: 'adjustment 2',
    question: 'Is the free withdrawal from the Central Pacific for turn 1 only?',
    values: ['turn-1', 'every-turn'],
    reason: 'It stands among adjustments to the location-uncertain rolls of turn 1; its own sentence names no turn.',
  },
  {
    name: 'withdrawal-after-japan',
    rule: 'adjustment 2',
    question: 'Japan has withdrawn freely from the Central Pacific: may the Allies there do so too?',
    values: ['no', 'yes'],
    reason:
      'The withdrawal is from a battle before its first round, and with Japan gone there is none. Both sides may withdraw, so by the other reading ships leave the I-Boat behind that way.',
  },
  {
    name: 'withdrawal-ship-by-ship',
    rule: 'adjustment 2',
    question:
      'Does a side that withdraws freely from the Central Pacific take all of its units with it, or is it asked about each of them?',
    values: ['all-or-none', 'each-ship'],
    reason:
      'It is the side that may withdraw, as one that retreats leaves as a whole (8.2); `each-ship` goes by the ships: those that use the withdrawal are told apart from those that fight, which can be read of one side in one turn.',
  },
  {
    name: 'submarine-at-hidden-force',
    rule: '16.2, 23.51',
    question: 'May a submarine attack a ship whose task force hides and was not sighted in that round?',
    values: ['yes', 'no'],
    reason:
      '16.2 excepts no ship in the area, and 23.51 and 23.52 speak of the actions of a round, after which a submarine attacks.',
  },
]);

/** Names of the readings that can be chosen. */
export type RulingName = (typeof RULINGS)[number]['name'];

/** Chosen readings, each as its value's text. */
export type Rulings = Readonly<Record<RulingName, string>>;

/** The defaults of {@link RULINGS}. */
export const DEFAULT_RULINGS: Rulings = Object.fromEntries(RULINGS.map((r) => [r.name, r.byDefault])) as Rulings;
