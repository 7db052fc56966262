// The odds of each sea area as it stands in a position: whoever is there fights it out, and nobody else comes.
import type { LabelResult, Result } from '../../answer/result.js';
import { estimateExactBattle } from '../../battle/exact/exact-battle.js';
import { isAfterTheRaid } from '../../battle/question/after-the-raid.js';
import type { BattleScenario } from '../../battle/question/battle-scenario.js';
import { ALLIED, AREA_COUNT, type AreaName, JAPAN, SIDES, SUBMARINE } from '../../board/index.js';
import { BASING } from '../../game/questions/decisions.js';
import type { GameRecord } from '../../game/state/record.js';
import { type Game, PATROLLING } from '../../game/state/state.js';
import { isAskedInArea } from '../../game/state/when-and-where.js';
import type { Asked } from '../../records/taken.js';
import { answerBattle } from '../battle.js';
import type { RunControls } from '../controls.js';
import { readScenario } from '../question/read.js';
import { whyNoOdds } from './turn-one.js';

/** Multiplications an exact solution of one area may take: some tenths of a second. */
const BUDGET = 100_000_000;
/** Battles fought where that is too little. */
const BATTLES = 20_000;

/** What is expected of an area in which both sides are. */
export interface AreaOdds {
  readonly area: string;
  /** The fight as a scenario: `vitp battle` answers it too. */
  readonly battle: BattleScenario;
  readonly method: 'exact' | 'monte-carlo';
  readonly games: number;
  /** Who has units left in the end: `japan`, `allied`, `both` or `neither`. */
  readonly remaining: LabelResult;
  /** Who would control the area (15.3): `japan`, `allied`, `contested` or `none`. */
  readonly holds: LabelResult;
}

/** An area in which both sides are, and which has no odds at this moment. */
export interface AreaWithoutOdds {
  readonly area: string;
  /** The rest of a sentence, with the rule. */
  readonly why: string;
}

/** The fights of a position, and the areas of turn 1 that are none at this moment. */
export interface PositionFights {
  readonly fights: readonly BattleScenario[];
  readonly without: readonly AreaWithoutOdds[];
}

/** The fights of a position: one for each area in which ships or air units of both sides are. */
export function fightsOf(
  g: Game,
  record: Pick<GameRecord, 'rules' | 'rulings' | 'data'>,
  asked: Asked | null,
): PositionFights {
  const { tables: t } = g;
  const fights: BattleScenario[] = [];
  const without: AreaWithoutOdds[] = [];
  // Who is asked for a port has left the fight already (10.1).
  const leaving: ReadonlySet<number> = new Set(asked?.decision === BASING ? g.pending.subarray(0, g.pendingCount) : []);
  for (let area = 0; area < AREA_COUNT; area++) {
    const fighting = asked !== null && isAskedInArea(asked.decision) && g.area === area;
    // Whoever retreats from the fight that is under way is in a fight of his own (8.4).
    const here = t.pieceNames.flatMap((_, p) =>
      g.location[p] === area && !leaving.has(p) && !(fighting && g.fightOf[p] !== 0) ? [p] : [],
    );
    const of = (side: number) => here.filter((p) => t.side[p] === side && t.kind[p] !== SUBMARINE);
    const armed = (side: number) => of(side).some((p) => t.gunnery[p]! + t.airstrike[p]! > 0);
    if (!armed(JAPAN) || !armed(ALLIED)) continue;
    const why = whyNoOdds(g, asked, area);
    if (why !== undefined) {
      without.push({ area: t.areaNames[area]!, why });
      continue;
    }
    const side = (s: number) => ({
      submarine: here.some((p) => p === t.submarine[s]),
      units: of(s).map((p) => ({
        name: t.pieceNames[p]!,
        damage: g.damage[p]!,
        posture: (g.flags[p]! & PATROLLING) !== 0 || t.isShip[p] === 0 ? 'patrolling' : 'raiding',
      })),
    });
    const control = SIDES[g.areaControl[area]!] ?? 'none';
    const written = {
      kind: 'battle',
      rules: record.rules,
      rulings: record.rulings,
      turn: g.turn,
      area: t.areaNames[area]!,
      control,
      japan: side(JAPAN),
      // On turn 1 Japan has to leave Hawaii (18.33): the question is who holds the area, not who dies in a pursuit.
      allied: {
        ...side(ALLIED),
        ...(isAfterTheRaid({ turn: g.turn, area: t.areaNames[area] as AreaName }) && { pursue: false }),
      },
      ...(record.data === null ? {} : { data: record.data }),
    };
    fights.push(readScenario(JSON.stringify(written), t.areaNames[area]!, { kinds: ['battle'] }).scenario);
  }
  return { fights, without };
}

/**
 * The odds of each of them: exactly where that is quick, otherwise by fighting it.
 *
 * @returns what was finished when it was interrupted.
 */
export async function areaOdds(
  fights: readonly BattleScenario[],
  seed: string,
  controls: RunControls,
): Promise<AreaOdds[]> {
  const found: AreaOdds[] = [];
  for (const scenario of fights) {
    const exact = estimateExactBattle(scenario, BUDGET).refusal === undefined;
    const question = { kind: 'battle', scenario, seed, games: exact ? undefined : BATTLES } as const;
    const method = exact ? 'exact' : 'monte-carlo';
    const answer: Result | undefined = await answerBattle(question, controls, { method, why: '' });
    if (!answer) break;
    found.push({
      area: scenario.area!,
      battle: scenario,
      method,
      games: answer.games,
      remaining: answer.metrics.remaining as LabelResult,
      holds: answer.metrics.holds as LabelResult,
    });
  }
  return found;
}
