// The tables of a raid: what a player asks first comes first.
import { type Block, type Cell, NOTHING, type Row, type TableBlock, tableOf } from '../../answer/block.js';
import { distribution, labelMetric, meanOf, numberMetric, sdOf, shareOf } from '../../answer/estimates.js';
import { metricTitle } from '../../answer/metric-names.js';
import type { Result } from '../../answer/result.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';

/** Fates from best to worst; "bottomed" is not "sunk" (9.23). */
export const FATES = ['undamaged', 'damaged', 'bottomed', 'sunk'] as const;

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
  const tables = [fates(result, used), means(result, used)];
  const blocks = [battleships, tables[0], cruisers, tables[1]].filter((b) => b !== undefined);
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

function fates(result: Result, used: Set<string>): TableBlock | undefined {
  const rows = targetsOf(result).map((name) => {
    const metric = RAID_FIGURES.fate.of(name);
    used.add(metric);
    const m = labelMetric(result, metric);
    return [name, ...FATES.map((fate): Cell => (m && shareOf(result, m, fate)) ?? NOTHING)] as const;
  });
  if (rows.length === 0) return undefined;
  return tableOf('What becomes of each ship', 'per cent of games', ['Ship', ...FATES], rows);
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
