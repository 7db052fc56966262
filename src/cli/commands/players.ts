// `vitp players`: who can play, and what the weights of a doctrine are.

import {
  type Doctrine,
  frozenDoctrines,
  shippedDoctrine,
  shippedDoctrines,
} from '../../ai/heuristic/doctrine/doctrine.js';
import {
  HARBOR_NAMES,
  WEIGHT_NAMES,
  WEIGHT_TABLE_NAMES,
  WEIGHT_TABLES,
  WEIGHTS,
} from '../../ai/heuristic/doctrine/weights.js';
import { CURRENT_LEARNED, LEARNED_DOCTRINES, LEARNED_NAMES } from '../../ai/learned/learned-names.js';
import { openingNames } from '../../ai/opening.js';
import { CURRENT_RUNGS, SEARCH_RUNGS } from '../../ai/search/rungs.js';
import { rungText } from '../../ai/search/rungs-in-words.js';
import { AREA_NAMES, SIDES } from '../../board/index.js';
import { SIDE_LABELS } from '../../board/side-names.js';
import { readDoctrine } from '../../node/read.js';
import { textTable } from '../../report/text-table.js';
import { nameSentence } from '../../text/fields.js';
import { terminalText } from '../../text/index.js';
import { sameName } from '../../text/plain.js';
import { looksLikeFile } from '../../text/text-files.js';
import { UsageError } from '../../text/usage-error.js';
import { wrap } from '../../text/wrap.js';
import { readInput } from '../options/files.js';
import { type ListOptions, listText } from '../output/lists.js';
import { numberedNames } from '../output/numbered-names.js';
import { print, printJson, terminalWidth } from '../output/output.js';

/** Players that follow no doctrine, and what they do. */
const OTHERS: readonly (readonly [name: string, what: string])[] = [
  ['heuristic', 'the tuned doctrine'],
  [
    'learned',
    'The tuned doctrine with what it has learned from search about where raiders go: a few times slower, and much stronger.',
  ],
  ['learned-2', 'The same from a second round; the Allies have learned where patrols go too.'],
  ['learned-3', 'The same from a third round, under more rules; Japan has learned where air units go too.'],
  [
    'learned-4',
    'The same; under nt1 the Allies send air units to Indonesia on turn 2, and Japan leaves its own there.',
  ],
  [
    'learned-5',
    'tuned-2 with what it has learned about where raiders go, and for the Allies patrols, from their own games too.',
  ],
  [
    'learned-6',
    'tuned-2 with what it has learned about where raiders go, and for the Allies patrols; Japan is harder to exploit than in learned-5.',
  ],
  [
    'learned-fast',
    'As strong as learned-6 against tuned-1, by small networks that have learned from it: less than twice the time of tuned.',
  ],
  [
    'learned-fast-2',
    'The strength of learned-fast as the Allies, more as Japan, in one and a half times the time of tuned: it looks at like ships together.',
  ],
  [
    'learned-fast-3',
    'learned-fast-2 whose numbers were improved by whole games, each side against the other; much stronger as the Allies.',
  ],
  [
    'learned-fast-4',
    'learned-fast-3 improved in the same way, under all rules; networks also for patrols of Japan, and with task forces.',
  ],
  ['learned-fast-5', 'learned-fast-4 improved in the same way, also against players trained to beat it.'],
  [
    'learned-fast-6',
    'learned-fast-5 improved in the same way, with outposts of the Allies, and numbers of its own under nt1.',
  ],
  ['learned-fast-7', 'learned-fast-6 improved in the same way, from a Japan that leaves Hawaii after the raid.'],
  [
    'learned-fast-8',
    'learned-fast-7 improved in the same way, under nt1 and adjustments too; ships are fired at for what they are worth on the turn.',
  ],
  ['learned-fast-9', 'learned-fast-8 improved in the same way, from its best responses.'],
  ['learned-fast-10', 'Improved in the same way, against a mix of all before it that neither side can better.'],
  [
    'learned-fast-11',
    'learned-fast-10 whose Allies were improved in the same way, against a Japan that beat all of them; Japan is the same.',
  ],
  [
    'learned-fast-12',
    'learned-fast-11 whose Allies are harder to exploit; under nt1 both sides beat it by far, and are weaker against most older ones.',
  ],
  [
    'learned-fast-13',
    'Improved in the same way, under nt1 too, step by step against mixes that neither side can better.',
  ],
  ['learned-fast-14', 'learned-fast-13 whose networks were fitted anew to rollouts, step by step against such mixes.'],
  [
    'learned-fast-15',
    'learned-fast-14 with networks for air units too, all of them fitted on to rollouts; stronger, a tenth slower.',
  ],
  ['learned-fast-16', 'learned-fast-15 whose networks were fitted on, against players without any too.'],
  ['learned-fast-17', 'learned-fast-16 whose networks were fitted on in the same way; stronger as the Allies.'],
  [
    'learned-fast-18',
    'learned-fast-17 with Allies that look at all their ships from port on, fitted on; Japan is the same.',
  ],
  ['learned-fast-19', 'learned-fast-18 whose networks were fitted on, Japan against such Allies.'],
  [
    'learned-fast-20',
    'Plays where nobody is named: learned-fast-19 whose networks were fitted on, to what search finds too.',
  ],
  [
    'search',
    'The tuned doctrine, but at the large decisions it tries other answers by playing them out; thousands of times slower, and much stronger.',
  ],
  ...SEARCH_RUNGS.map((rung) => [rung.name, rungText(rung)] as const),
  ['random', 'Any lawful answer, by chance: for checks of the rules, and as the least a player must beat.'],
];

/** Players that stronger ones have followed. */
const OLDER: ReadonlySet<string> = new Set([
  ...LEARNED_NAMES.filter((name) => !CURRENT_LEARNED.includes(name)),
  ...SEARCH_RUNGS.map(({ name }) => name).filter((name) => !CURRENT_RUNGS.includes(name)),
]);

/**
 * Prints every player and doctrine, or the weights of one.
 *
 * @throws UsageError when nobody has the name; ScenarioError when a file is wrong.
 */
export async function playersCommand(name: string | undefined, options: ListOptions): Promise<void> {
  const other = name === undefined ? undefined : OTHERS.find(([one]) => sameName(name, [one]));
  if (other) return tellOther(other, options);
  const doctrines = name === undefined ? everyDoctrine() : await doctrinesOf(name);
  if (options.json) {
    const players = OTHERS.map(([player, intent]) => ({ name: player, intent }));
    return printJson(name === undefined ? { doctrines, players } : { doctrines });
  }
  await print(name === undefined ? list(doctrines, options) : doctrines.map(described).join('\n'));
}

/** What a player does who follows no doctrine of his own. */
async function tellOther([name, intent]: (typeof OTHERS)[number], { json }: ListOptions): Promise<void> {
  if (json) return printJson({ players: [{ name, intent }] });
  await print(`${[`${name} (both sides)`, ...wrap(intent, terminalWidth())].join('\n')}\n`);
}

const everyDoctrine = (): Doctrine[] => [...shippedDoctrines(), ...frozenDoctrines()];

/** The doctrines of a name, of either side, or that of a file. */
async function doctrinesOf(name: string): Promise<Doctrine[]> {
  if (looksLikeFile(name)) {
    const input = await readInput(name);
    return [readDoctrine(input.text, input.name)];
  }
  const names = [...new Set(everyDoctrine().map((d) => d.name))];
  const found = SIDES.flatMap((side) => shippedDoctrine(side, sameName(name, names) ?? name) ?? []);
  if (found.length > 0) return found;
  const opening = sameName(name, SIDES.flatMap(openingNames));
  if (opening)
    throw new UsageError(`"${opening}" is an opening, not a doctrine; vitp openings list ${opening} prints it`);
  const known = [...names, ...OTHERS.map(([one]) => one)];
  throw new UsageError(nameSentence(name, known, { what: 'a player or doctrine', allowed: known.join(', ') }));
}

/** Frozen doctrines that lie beneath no player of today. */
const OLDER_DOCTRINES: ReadonlySet<string> = new Set(
  frozenDoctrines()
    .map(({ name }) => name)
    .filter((name) => !CURRENT_LEARNED.some((player) => LEARNED_DOCTRINES[player] === name)),
);

function list(doctrines: readonly Doctrine[], { all }: ListOptions): string {
  const rows = doctrines
    .filter(({ name }) => all || !OLDER_DOCTRINES.has(name))
    .map((d) => [d.name, SIDE_LABELS[d.side], d.intent]);
  for (const [name, what] of OTHERS) if (all || !OLDER.has(name)) rows.push([name, 'both', what]);
  const older = all
    ? []
    : [
        '',
        ...wrap(
          `Older ones, which play as they did: ${numberedNames([...OLDER_DOCTRINES, ...OLDER]).join(', ')}.`,
          terminalWidth(),
        ),
      ];
  return listText([['Name', 'Side', 'What it tries to do'], ...rows], all, 'vitp players perimeter', older);
}

function described(doctrine: Doctrine): string {
  const { name, side, intent, weights } = doctrine;
  const width = terminalWidth();
  const head = [terminalText(`${name} (${SIDE_LABELS[side]})`), ...wrap(terminalText(intent), width), '']
    .map((line) => `${line}\n`)
    .join('');
  const numbers = WEIGHT_NAMES.map((weight) => [weight, String(weights[weight]), WEIGHTS[weight].about]);
  const byArea = AREA_NAMES.map((area) => [area, String(weights.areas[area])]);
  const byHarbor = HARBOR_NAMES.map((harbor) => [
    harbor,
    String(weights.harbors[harbor]),
    String(weights.fleetShares[harbor]),
  ]);
  return [
    head,
    textTable([['Weight', 'Value', 'What it does'], ...numbers], width),
    '\n',
    textTable([['Sea area', 'areas'], ...byArea], width),
    '\n',
    textTable([['Port or base', 'harbors', 'fleetShares'], ...byHarbor], width),
    '\n',
    ...WEIGHT_TABLE_NAMES.flatMap((table) => wrap(`${table}: ${WEIGHT_TABLES[table].about}`, width)).map(
      (line) => `${line}\n`,
    ),
  ].join('');
}
