// The tables of a raid: what a player asks first comes first.

import { type Block, type Cell, NOTHING, type Row, type TableBlock, tableOf } from '../../answer/block.js';
import { exactly } from '../../answer/digits.js';
import { distribution, labelMetric, meanOf, numberMetric, sdOf, shareOf } from '../../answer/estimates.js';
import { metricName, metricTitle } from '../../answer/metric-names.js';
import type { Result } from '../../answer/result.js';
import { boardOf, compileBoard } from '../../board/index.js';
import { fireBack } from '../../raid/exact/fire-back.js';
import type { RaidScenario } from '../../raid/question/raid-scenario.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { sentShips } from '../../raid/raid-losses.js';

/** Fates from best to worst; "bottomed" is not "sunk" (9.23). */
export const FATES = ['undamaged', 'damaged', 'bottomed', 'sunk'] as const;
/** At sea nothing rests on the bottom. */
const AT_SEA = ['undamaged', 'damaged', 'sunk'] as const;

const CLASSES = ['battleships', 'cruisers'] as const;
const STATES = ['afloat', 'undamaged', 'damaged', 'crippled', 'bottomed', 'sunk'] as const;

/** Ships of a class in port: every one is afloat, on the bottom or sunk, so the three means add up to their number. */
export function shipsOf(result: Result, group: string): number {
  const sum = ['afloat', 'bottomed', 'sunk'].reduce(
    (total, state) => total + (numberMetric(result, RAID_FIGURES.ships.of(group, state))?.mean ?? 0),
    0,
  );
  return Math.round(sum);
}

export function targetsOf(result: Result): string[] {
  return Object.keys(result.metrics).flatMap((name) => RAID_FIGURES.fate.read(name)?.[0] ?? []);
}

export function raidBlocks(result: Result): { readonly blocks: Block[]; readonly used: ReadonlySet<string> } {
  const used = new Set<string>();
  const [battleships, cruisers] = CLASSES.map((group) => afloat(result, group, used));
  const japan = new Set(japaneseOf(result));
  const allied = targetsOf(result).filter((name) => !japan.has(name));
  const harbor = fates(result, allied, 'What becomes of each ship', FATES, used);
  const lost = lossesOf(result, used);
  const sent = fates(
    result,
    targetsOf(result).filter((name) => japan.has(name)),
    "What becomes of Japan's ships",
    AT_SEA,
    used,
  );
  const blocks = [battleships, lost ?? fireBackOf(result), harbor, sent, cruisers, means(result, used)].filter(
    (b) => b !== undefined,
  );
  return { blocks, used };
}

function afloat(result: Result, group: (typeof CLASSES)[number], used: Set<string>): Block | undefined {
  const name = RAID_FIGURES.ships.of(group, 'afloat');
  const m = numberMetric(result, name);
  if (!m) return undefined;
  used.add(name);
  const ships = shipsOf(result, group);
  return {
    type: 'distribution',
    title: `${metricTitle(name)} (of ${ships})`,
    mean: meanOf(result, m),
    sd: sdOf(result, m),
    bins: distribution(result, m, [0, ships]),
  };
}

/** Ships that the question sends, where their fates are told. */
function japaneseOf({ config }: Result): readonly string[] {
  const { raidForce = [], indonesia } = config as Partial<Pick<RaidScenario, 'raidForce' | 'indonesia'>>;
  return sentShips({ raidForce, indonesia: indonesia ?? null });
}

/** What Japan loses, on average; nothing where only the harbor is played. */
function lossesOf(result: Result, used: Set<string>): TableBlock | undefined {
  const rows = Object.keys(result.metrics).flatMap((name): Row[] => {
    const m = RAID_FIGURES.japan.read(name) && numberMetric(result, name);
    if (!m) return [];
    used.add(name);
    return [[metricName(name).row, meanOf(result, m), sdOf(result, m)]];
  });
  if (rows.length === 0) return undefined;
  return tableOf('What Japan loses', 'number in a raid', ['', 'mean', 'sd'], rows);
}

/** Rule 20.4, exactly: what the fire back does to the ship that it is aimed at. The harbor's figures do not count it. */
function fireBackOf({ config }: Result): TableBlock | undefined {
  const scenario = config as unknown as RaidScenario;
  // Asked before the rules are resolved: a file that was written by hand may name what is no rule.
  if (!scenario.rules.includes('pearl-harbor')) return undefined;
  const rows = fireBack(scenario, compileBoard(boardOf(scenario.data))).map(
    ({ ship, undamaged, damaged, sunk }): Row => [
      ship,
      ...[undamaged, damaged, sunk].map((chance) => exactly('share', chance)),
    ],
  );
  if (rows.length === 0) return undefined;
  return tableOf(
    'What Japan loses: the air unit in Pearl Harbor fires at one ship in round 2 (20.4)',
    'per cent of games, if it is that ship',
    ['Ship', 'undamaged', 'damaged', 'sunk'],
    rows,
  );
}

function fates(
  result: Result,
  names: readonly string[],
  title: string,
  columns: readonly string[],
  used: Set<string>,
): TableBlock | undefined {
  const rows = names.map((name) => {
    const metric = RAID_FIGURES.fate.of(name);
    used.add(metric);
    const m = labelMetric(result, metric);
    return [name, ...columns.map((fate): Cell => (m && shareOf(result, m, fate)) ?? NOTHING)] as const;
  });
  if (rows.length === 0) return undefined;
  return tableOf(title, 'per cent of games', ['Ship', ...columns], rows);
}

function means(result: Result, used: Set<string>): TableBlock | undefined {
  const rows = STATES.map((state): Row => {
    const cells = CLASSES.map((group): Cell => {
      const m = numberMetric(result, RAID_FIGURES.ships.of(group, state));
      if (m) used.add(RAID_FIGURES.ships.of(group, state));
      return m ? meanOf(result, m) : NOTHING;
    });
    return [state === 'crippled' ? 'of these crippled' : state, ...cells];
  }).filter(([, ...cells]) => cells.some((cell) => cell !== NOTHING));
  if (rows.length === 0) return undefined;
  const columns = CLASSES.map((group) => `${group} (of ${shipsOf(result, group)})`);
  return tableOf('How many ships, on average', 'mean number', ['', ...columns], rows);
}
