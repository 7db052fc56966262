// A battle in words: both fleets and what they were told to do.
import type { Result } from '../../answer/result.js';

type Line = readonly [heading: string, text: string];

interface Unit {
  readonly name: string;
  readonly factors: string;
  readonly damage: number;
  readonly posture: string;
  readonly disabled: boolean;
  readonly inPort: string | null;
  readonly land: string | null;
}

interface Side {
  readonly prefer: string;
  readonly targets: unknown;
  readonly retreat: unknown;
  readonly carriersFire: boolean;
  readonly submarine: boolean;
  readonly airRaid: string | null;
  readonly units: readonly Unit[];
}

/** The question of a battle: where, who controls it, how long, and the two sides. */
export function battleLines(config: Result['config']): Line[] {
  const { area, control, rounds, japan, allied } = config as {
    area?: string | null;
    control?: string;
    rounds?: number | null;
    japan?: Side;
    allied?: Side;
  };
  const owner =
    control === 'japan'
      ? 'controlled by Japan'
      : control === 'allied'
        ? 'controlled by the Allies'
        : 'controlled by nobody';
  const lines: Line[] = [['Where', `${area ?? 'any sea area'}, ${owner}`]];
  lines.push(['Rounds', rounds == null ? 'to the end' : `at most ${rounds}`]);
  for (const [name, side] of [
    ['Japan', japan],
    ['Allies', allied],
  ] as const) {
    if (side?.units === undefined) continue;
    lines.push([name, side.units.map(unitText).join(', ')], ['', orders(side)]);
  }
  return lines;
}

/** `Akagi (146+4, 2 damage)`; no line break within the brackets. */
function unitText(unit: Unit): string {
  const parts = [
    unit.name.startsWith(unit.factors) ? '' : unit.factors,
    unit.damage > 0 ? `${unit.damage} damage` : '',
    unit.posture === 'raiding' ? 'raiding' : '',
    unit.disabled ? 'disabled' : '',
    unit.inPort ? `in ${unit.inPort}` : '',
    unit.land ? `lands on ${unit.land}` : '',
  ].filter((part) => part !== '');
  return (parts.length > 0 ? `${unit.name} (${parts.join(', ')})` : unit.name).replaceAll(' ', '\u00a0');
}

function orders(side: Side): string {
  const { targets, retreat } = side;
  const after = (retreat as { after?: number }).after;
  return [
    `prefers ${side.prefer}`,
    Array.isArray(targets)
      ? `attacks ${targets.join(', then ')}`
      : typeof targets === 'object'
        ? `attacks for the most ${(targets as { best: string }).best}`
        : `targets: ${String(targets)}`,
    after !== undefined
      ? `retreats after ${after} round${after === 1 ? '' : 's'}`
      : retreat === 'outgunned'
        ? 'retreats when outgunned'
        : '',
    side.carriersFire ? 'carriers fire at night' : '',
    side.submarine ? 'with its submarine' : '',
    side.airRaid ? `raids ${side.airRaid} if it wins` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}
