// Rule 28: what may be moved by strategic transport, from where to where, and how much of the limit it uses.
import { tableOf } from '../../answer/block.js';
import { mapField, nameField, nameSentence, wholeField } from '../../text/fields.js';
import { listOf, monthField, nameText, yesNo } from '../common-fields.js';
import type { Part, SituationOf } from '../companion.js';
import { ALLOWED, verdict } from './answer-blocks.js';

const REGIONS = ['East Pacific', 'South Pacific', 'Far East', 'North Australia', 'Philippines', 'box'] as const;
type Region = (typeof REGIONS)[number];
const RAILS = ['India', 'Rangoon-Kunming', 'Australia'] as const;

/** Pairs between which Allied units go by sea, each way (conditions 1 to 4). */
const PAIRS: readonly (readonly [Region, Region])[] = [
  ['East Pacific', 'South Pacific'],
  ['Far East', 'North Australia'],
  ['Philippines', 'South Pacific'],
  ['Philippines', 'North Australia'],
  ['Philippines', 'Far East'],
  ['Far East', 'South Pacific'],
];
/** Those that go round through an off-map box (condition 5). */
const ROUND: readonly (readonly [Region, Region])[] = [
  ['East Pacific', 'Far East'],
  ['East Pacific', 'North Australia'],
];
/** The off-map boxes open then (condition 6). */
const BOX_FROM = '1942-01';

const shape = {
  side: nameField(['allied', 'japan'], { what: 'a side' }),
  date: monthField(),
  /** The side's limit, in divisions: it stands in the base game. */
  limit: wholeField('a limit in divisions', 0, 99),
  moves: listOf(
    mapField(
      {
        unit: nameText('the name of a unit'),
        /** Default 1; a naval unit counts as one. */
        divisions: wholeField('a number of divisions', 1, 20).optional(),
        naval: yesNo('naval').optional(),
        /** Activated for an operation in this month. */
        activated: yesNo('activated').optional(),
        /** The railway it uses. */
        rail: nameField(RAILS, { what: 'a railway' }).optional(),
        /** By sea, from and to; `box` is an off-map holding box. */
        from: nameText('a region').optional(),
        to: nameText('a region').optional(),
        /** Default transport, the Strategic Transport Phase; or the first activation phase of the month. */
        phase: nameField(['transport', 'activation'], { what: 'a phase' }).optional(),
      },
      'a move',
    ),
    'moves',
    1,
    200,
  ),
};
export type TransportSituation = SituationOf<typeof shape>;
export type TransportMove = TransportSituation['moves'][number];

/** What was found about a move. */
interface TransportVerdict {
  readonly wrong?: string;
  /** What it uses of the limit. */
  readonly uses: number;
  readonly remark?: string;
}

const among = (pairs: typeof PAIRS, a: string, b: string) =>
  pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** All moves, one after the other; a move that is not allowed uses nothing. */
export function checkTransport(s: TransportSituation): TransportVerdict[] {
  let left = s.limit;
  let boxed = 0;
  const byRail = { Asia: 0, Australia: 0 };
  return s.moves.map((move): TransportVerdict => {
    const size = move.naval ? 1 : (move.divisions ?? 1);
    const rail = move.rail && (move.rail === 'Australia' ? 'Australia' : 'Asia');
    const intoBox = move.to === 'box' && move.from !== 'box';
    const wrong = seaWrong(s, move) ?? (rail && railWrong(byRail[rail], size, rail));
    if (wrong) return { wrong, uses: 0 };
    // What goes into a box in an activation phase is not counted in this month.
    const uses = intoBox && move.phase === 'activation' ? 0 : size;
    if (uses > left) return { wrong: `${left} divisions of the limit are left`, uses: 0 };
    if (intoBox && boxed + size > s.limit) return { wrong: `the boxes hold at most ${s.limit} divisions`, uses: 0 };
    left -= uses;
    if (intoBox) boxed += size;
    if (rail) byRail[rail] += size;
    const late = s.side === 'allied' && among([['Far East', 'South Pacific']], move.from ?? '', move.to ?? '');
    return { uses, ...(late ? { remark: 'arrives on the 15th' } : {}) };
  });
}

function railWrong(before: number, size: number, rail: string): string | undefined {
  if (before + size <= 1) return undefined;
  return `one division by rail ${rail === 'Australia' ? 'in Australia' : 'in India or from Rangoon to Kunming'}`;
}

function seaWrong({ side, date }: TransportSituation, move: TransportMove): string | undefined {
  const { from, to, phase = 'transport', activated } = move;
  const box = from === 'box' || to === 'box';
  if (activated && phase === 'transport') return 'activated for an operation in this month';
  if (box && side === 'japan') return 'off-map boxes are for the Allies';
  if (box && date < BOX_FROM) return 'the off-map boxes open in January 1942';
  if (phase === 'activation' && to !== 'box') return 'outside the Strategic Transport Phase only into an off-map box';
  // Out of a box to any linked port; into it from where the long way round begins or ends.
  if (from === undefined || to === undefined || side === 'japan' || from === to || from === 'box') return undefined;
  if (to === 'box') return ROUND.flat().includes(from as Region) ? undefined : `no box for units from the ${from}`;
  if (among(PAIRS, from, to)) return undefined;
  return among(ROUND, from, to) ? 'only through an off-map box' : 'not between these';
}

export const TRANSPORT: Part<TransportSituation> = {
  rules: [28],
  shape,
  rolls: false,
  example: `# Strategic transport of some invented Allied units; the limit is invented too.
kind: pacific-war
rule: 28
side: allied
date: 1942-03
limit: 4
moves:
  - {unit: Division A, from: East Pacific, to: South Pacific}
  - {unit: Division B, from: East Pacific, to: Far East}
  - {unit: Division C, from: Far East, to: South Pacific}
  - {unit: Division D, rail: India}
  - {unit: Division E, rail: India}
  - {unit: Cruiser F, naval: true, from: Far East, to: box, phase: activation}
`,
  check(s, { refuse }) {
    s.moves.forEach((move, k) => {
      const place = ['moves', k];
      if ((move.from === undefined) !== (move.to === undefined))
        refuse(place, 'a move by sea has "from" and "to"; one of them is missing');
      if (move.from === undefined && move.rail === undefined)
        refuse(place, 'a move goes by "rail", or "from" somewhere "to" somewhere');
      if (move.naval && move.rail) refuse([...place, 'rail'], 'a naval unit does not go by rail; leave one out');
      if (move.naval && move.divisions !== undefined)
        refuse([...place, 'divisions'], 'a naval unit counts as one division (rule 28); leave it out');
      for (const key of ['from', 'to'] as const) {
        const region = move[key];
        if (s.side === 'allied' && region !== undefined && !(REGIONS as readonly string[]).includes(region))
          refuse([...place, key], nameSentence(region, REGIONS, { what: 'a region of rule 28' }));
      }
    });
  },
  answer(s) {
    const found = checkTransport(s);
    const used = found.reduce((sum, { uses }) => sum + uses, 0);
    const way = ({ from, to, rail }: TransportMove) =>
      [from && `${from} to ${to}`, rail && `rail ${rail}`].filter(Boolean).join(', ');
    const block = tableOf(
      'Moves',
      'in the order of the file',
      ['unit', 'way', 'uses', 'verdict'],
      s.moves.map((move, k) => [
        move.unit,
        way(move),
        String(found[k]!.uses),
        found[k]!.wrong ?? found[k]!.remark ?? ALLOWED,
      ]),
    );
    return {
      title: 'Strategic transport (rule 28)',
      lead: [
        verdict(
          found.map(({ wrong }) => wrong),
          'moves',
        ),
        `${used} of ${s.limit} divisions of the limit are used.`,
      ],
      asked: [
        ['Side', s.side === 'allied' ? 'Allies' : 'Japan'],
        ['Month', s.date],
      ],
      blocks: [block],
      notes: [
        'Moves within one region, and sea moves of Japan, are limited by the base game alone. A unit that stays in a box goes from box to box: it uses the limit too.',
      ],
      table: block,
      figures: { used, moves: s.moves.map((move, k) => ({ ...move, ...found[k]! })) },
    };
  },
};
