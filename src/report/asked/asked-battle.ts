// A battle in words: both fleets and what they were told to do.

import { counted } from '../../answer/digits.js';
import type { Result } from '../../answer/result.js';
import { isAfterTheRaid, japanLeaves } from '../../battle/question/after-the-raid.js';
import type { BattleScenario, BattleSide, BattleUnit } from '../../battle/question/battle-scenario.js';
import type { Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { resolveRules } from '../../rules/index.js';
import { DAMAGE_CONTROL_TURN, GUNNERY_RADAR_TURN, KAMIKAZE_TURN } from '../../rules/optional-turns.js';

type Line = readonly [heading: string, text: string];

/** The question of a battle: where, who controls it, how long, and the two sides. */
export function battleLines(config: Result['config']): Line[] {
  const { area, control, rounds, turn, rules, japan, allied } = config as Partial<BattleScenario>;
  const owner = `controlled by ${SIDE_SAID[control as Side] ?? 'nobody'}`;
  const lines: Line[] = [['Where', `${area ?? 'any sea area'}, ${owner}`]];
  const until = [rounds == null ? 'to the end' : `at most ${rounds}`];
  if (turn !== undefined && area && isAfterTheRaid({ turn, area })) until.push(japanLeaves(resolveRules(rules)));
  lines.push(['Rounds', until.join('; ')]);
  if (turn !== undefined) lines.push(['Turn', [turn, ...notYet(turn, rules ?? [])].join('; ')]);
  if (turn === KAMIKAZE_TURN && rules?.includes('nine-turn')) lines.push(['Kamikazes', KAMIKAZES]);
  for (const [name, side] of [
    ['Japan', japan],
    ['Allies', allied],
  ] as const) {
    if (side?.units === undefined) continue;
    lines.push([name, side.units.map(unitText).join(', ')], ['', orders(side)]);
  }
  return lines;
}

/** What the heuristic player does, who decides here (`ai/heuristic/combat/kamikazes.ts`). */
const KAMIKAZES =
  'air units whenever they attack (19.21); of carriers (19.22) those without a circled airstrike that are raiding, where Japan would win less than three such fights in ten; a patrolling carrier never does';

/** Optional rules, and the turn with which each begins to act in fights. */
const BEGINS: Readonly<Record<string, { readonly turn: number; readonly what: string }>> = {
  'gunnery-radar': { turn: GUNNERY_RADAR_TURN, what: 'gunnery radar (21) begins' },
  'damage-control': { turn: DAMAGE_CONTROL_TURN, what: 'damage control (22) of United States carriers begins' },
  'nine-turn': { turn: KAMIKAZE_TURN, what: 'Kamikaze attacks (19.2) begin' },
};

/** Rules that are in force and do not act yet: the answer would be another one later. */
const notYet = (turn: number, rules: readonly string[]): string[] =>
  rules.flatMap((name) => {
    const begins = Object.hasOwn(BEGINS, name) ? BEGINS[name]! : undefined;
    return begins && turn < begins.turn ? [`${begins.what} on turn ${begins.turn}`] : [];
  });

/** `Akagi (146+4, 2 damage)`; no line break within the brackets. */
function unitText(unit: BattleUnit): string {
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

function orders(side: BattleSide): string {
  const { targets, retreat } = side;
  return [
    `prefers ${side.prefer}`,
    typeof targets === 'string'
      ? `targets: ${targets}`
      : 'best' in targets
        ? `attacks for the most ${targets.best}`
        : `attacks ${targets.join(', then ')}`,
    typeof retreat === 'object' ? `retreats after ${counted(retreat.after, 'round')}` : '',
    retreat === 'outgunned' ? 'retreats when outgunned' : '',
    side.carriersFire ? 'carriers fire at night' : '',
    side.submarine ? 'with its submarine' : '',
    side.airRaid ? `raids ${side.airRaid} if it wins` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}
