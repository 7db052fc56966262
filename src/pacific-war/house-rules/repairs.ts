// Rules 18 (airfields), 29 (ports) and 2 (fortifications): phases and command points to repair.
import { tableOf } from '../../answer/block.js';
import { mapField, nameField, nameSentence, wholeField } from '../../text/fields.js';
import { listOf, nameText, yesNo } from '../common-fields.js';
import type { Part, SituationOf } from '../companion.js';
import { FORTIFICATIONS, PROVENANCE } from './fortifications.js';

const KINDS = ['airfield', 'port', 'fortification'] as const;

const shape = {
  installations: listOf(
    mapField(
      {
        kind: nameField(KINDS, { what: 'something to repair' }),
        name: nameText('a name'),
        hits: wholeField('a number of hits', 0, 50),
        engineer: yesNo('engineer').optional(),
        /** Default true. */
        linked: yesNo('linked').optional(),
        /** The port of the same hex is interdicted. */
        interdicted: yesNo('interdicted').optional(),
      },
      'an installation',
    ),
    'installations',
  ),
  /** Command points to spend, on ports and fortifications in the order of the file. */
  commandPoints: wholeField('a number of command points', 0, 999).optional(),
};
type RepairSituation = SituationOf<typeof shape>;
export type Installation = RepairSituation['installations'][number];

/** What a repair takes; `points` is undefined where the house rules do not say it. */
export interface Repair {
  readonly phases: number;
  readonly points?: number;
  /** Why it cannot be repaired. */
  readonly why?: string;
}

/** Hits that may be repaired on an airfield in a phase (18), and command points for a hit (29, 2). */
const AIRFIELD_HITS = { plain: 3, engineer: 5 } as const;
const POINTS = { port: 1, fortification: 2 } as const;

export function repairOf(i: Installation): Repair {
  if (i.kind === 'airfield') return { phases: Math.ceil(i.hits / AIRFIELD_HITS[i.engineer ? 'engineer' : 'plain']) };
  if (i.kind === 'port') return { phases: Math.min(1, i.hits), points: POINTS.port * i.hits };
  const why = fortificationStays(i);
  return why === undefined
    ? { phases: Math.min(1, i.hits), points: POINTS.fortification * i.hits }
    : { phases: 0, why };
}

/** Why a fortification cannot be repaired (2). */
function fortificationStays({ name, engineer, linked = true, interdicted }: Installation): string | undefined {
  if (!FORTIFICATIONS.find((f) => f.name === name)!.repairable) return 'not one of those that may be repaired';
  if (!engineer) return 'no engineer in the hex';
  if (!linked) return 'not linked';
  return interdicted ? 'the port is interdicted' : undefined;
}

/** Hits that are repaired with so many points, in order; a fortification may be repaired in part (2). */
export function repairedWith(s: RepairSituation, points: number): number[] {
  let left = points;
  return s.installations.map((i) => {
    if (i.kind === 'airfield' || repairOf(i).why !== undefined) return 0;
    const hits = Math.min(i.hits, Math.floor(left / POINTS[i.kind]));
    left -= hits * POINTS[i.kind];
    return hits;
  });
}

export const REPAIRS: Part<RepairSituation> = {
  rules: [2, 18, 29],
  shape,
  rolls: false,
  example: `# What it takes to repair an airfield, a port and two fortifications; the hits are invented.
kind: pacific-war
rule: 18
commandPoints: 7
installations:
  - {kind: airfield, name: Rabaul, hits: 7, engineer: true}
  - {kind: port, name: Truk, hits: 2}
  - {kind: fortification, name: Truk, hits: 3, engineer: true}
  - {kind: fortification, name: Singapore, hits: 4, engineer: true}
`,
  check(s, { refuse }) {
    s.installations.forEach(({ kind, name, hits }, k) => {
      if (kind !== 'fortification') return;
      const known = FORTIFICATIONS.find((f) => f.name === name);
      if (!known)
        refuse(
          ['installations', k, 'name'],
          nameSentence(
            name,
            FORTIFICATIONS.map((f) => f.name),
            { what: 'a fortification of rule 2' },
          ),
        );
      else if (hits > known.hits)
        refuse(
          ['installations', k, 'hits'],
          `${name} is eliminated by ${known.hits} hits; allowed: 0 to ${known.hits}`,
        );
    });
  },
  answer(s, { rule }) {
    const repaired = s.commandPoints === undefined ? undefined : repairedWith(s, s.commandPoints);
    const rows = s.installations.map((i, k) => {
      const { phases, points, why } = repairOf(i);
      return [
        `${i.kind} ${i.name}`,
        String(i.hits),
        why ? 'never' : String(phases),
        why ? '–' : points === undefined ? 'not said' : String(points),
        ...(repaired ? [i.kind === 'airfield' ? '–' : String(repaired[k])] : []),
        why ?? '',
      ] as const;
    });
    const total = s.installations.reduce((sum, i) => sum + (repairOf(i).points ?? 0), 0);
    const block = tableOf(
      'Repairs',
      'phases and command points until all hits are gone',
      ['what', 'hits', 'phases', 'points', ...(repaired ? ['with those given'] : []), 'remark'],
      rows,
    );
    const most = Math.max(5, ...s.installations.map(({ hits }) => hits));
    const airfields = tableOf(
      'Airfields (rule 18)',
      'phases by hits',
      ['hits', 'alone', 'with an engineer'],
      Array.from({ length: most }, (_, k) => {
        const of = (engineer: boolean) =>
          String(repairOf({ kind: 'airfield', name: '', hits: k + 1, engineer }).phases);
        return [String(k + 1), of(false), of(true)];
      }),
    );
    return {
      title: 'Repairs (rules 2, 18 and 29)',
      lead: [`Ports and fortifications together: ${total} command points.`],
      asked: [
        ['Installations', String(s.installations.length)],
        ...(s.commandPoints === undefined ? [] : [['Command points', String(s.commandPoints)] as const]),
      ],
      blocks: [block, ...(rule === 2 ? [fortificationTable()] : rule === 18 ? [airfields] : [])],
      notes: ['The house rules name no limit for ports and fortifications in a phase, and no cost for airfields.'],
      table: block,
      figures: {
        repairs: s.installations.map((i) => ({ ...i, ...repairOf(i) })),
        points: total,
        ...(repaired ? { repaired } : {}),
      },
    };
  },
};

/** The fortifications of rule 2. */
const fortificationTable = () =>
  tableOf(
    'Fortifications',
    PROVENANCE,
    ['name', 'hex', 'side', 'gunnery', 'hits', 'repaired'],
    FORTIFICATIONS.map((f) => [f.name, f.hex, f.side, f.gunnery, String(f.hits), f.repairable ? 'yes' : 'never']),
  );
