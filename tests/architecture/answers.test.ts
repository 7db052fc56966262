// The short answers for players: the exact figures of the raid are those that the commands give. Figures of committed results are held by tests/bench/article.test.ts.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  compileBoard,
  exactRaid,
  type RaidScenario,
  STANDARD_BOARD,
  STANDARD_RAID,
  type Tally,
} from '../../src/index.js';
import { fireBack } from '../../src/raid/exact/fire-back.js';
import { raidMetrics } from '../../src/raid/raid-metrics.js';
import { tallyPlaces } from '../../src/stats/experiment.js';

const page = readFileSync('docs/answers.md', 'utf8');
const tables = compileBoard(STANDARD_BOARD);
const UNDER_20 = { ...STANDARD_RAID, rules: ['second-edition', 'pearl-harbor'] };

/** Mean of a figure, to two digits, as the page has it. */
function mean(tally: Tally, name: string): string {
  const metrics = raidMetrics(tables);
  const metric = metrics.find((one) => one.name === name)!;
  if (metric.type !== 'number') throw new Error(name);
  const at = tallyPlaces(metrics)(name);
  let sum = 0;
  for (let value = metric.min; value <= metric.max; value++) sum += value * tally[at + value - metric.min]!;
  return sum.toFixed(2);
}

const solved = (change: Partial<RaidScenario>) => exactRaid({ ...STANDARD_RAID, ...change }, tables).tally;
const afloatBottomedSunk = (tally: Tally): string =>
  ['afloat', 'bottomed', 'sunk'].map((state) => mean(tally, `battleships.${state}`)).join(' | ');

describe('the short answers', () => {
  it.each([
    [6, '6', ['Ryujo', 'Zuiho']],
    [7, '7 (without Ryujo)', ['Ryujo']],
    [8, '8', []],
  ])('say what %i carriers do by the plan bottom-first', (_, row, home: readonly string[]) => {
    const raidForce = STANDARD_RAID.raidForce.filter((ship) => !home.includes(ship));
    const tally = solved({ raidForce, targets: { round1: 'bottom-first', round2: 'bottom-first' } });
    expect(page).toContain(`| ${row} | ${afloatBottomedSunk(tally)} |`);
  });

  it.each([
    ['standard, Japan leaves: `npx vitp raid`', STANDARD_RAID.rules, '0'],
    ['the same under rule 20: `npx vitp raid --rules second-edition,pearl-harbor`', UNDER_20.rules, '0.12 to 0.31'],
  ])('say what the raid does: %s', (row, rules, lost) => {
    const tally = solved({ rules });
    expect(page).toContain(`| ${row} | ${afloatBottomedSunk(tally)} | ${mean(tally, 'cruisers.sunk')} | ${lost} |`);
  });

  it('say what the 7th A.F. does under rule 20', () => {
    const sunk = (ship: string) =>
      `${(100 * fireBack(UNDER_20, tables).find((one) => one.ship === ship)!.sunk).toFixed(1)} %`;
    expect(page).toContain(`Akagi is sunk in ${sunk('Akagi')} of raids, Zuiho in ${sunk('Zuiho')}`);
  });
});
