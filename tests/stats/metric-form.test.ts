// Names of metrics are made and read by the same values, and every metric has its words.

import { describe, expect, it } from 'vitest';
import { families, metricName } from '../../src/answer/metric-names.js';
import { setUpBattle } from '../../src/battle/battle-board.js';
import { BATTLE_FIGURES } from '../../src/battle/battle-figures.js';
import { battleMetrics } from '../../src/battle/battle-metrics.js';
import { compileBoard, readScenario, resolveRules, STANDARD_BOARD } from '../../src/index.js';
import { RAID_FIGURES } from '../../src/raid/raid-figures.js';
import { raidMetrics } from '../../src/raid/raid-metrics.js';
import { ANY_NAME, alone, type MetricForm, metricForm, oneOf, TURN } from '../../src/stats/metric-form.js';
import { gameMetrics } from '../../src/whole-games/game-experiment.js';
import { GAME_FIGURES } from '../../src/whole-games/game-figures.js';

const tables = compileBoard(STANDARD_BOARD);
const battle = readScenario(
  '{kind: battle, area: Hawaiian Islands, japan: {units: [Akagi]}, allied: {units: [Arizona]}}',
  'battle',
  { kinds: ['battle'] },
).scenario;

describe('names of metrics', () => {
  it.each([
    ['a raid', raidMetrics(tables), RAID_FIGURES],
    ['a battle', battleMetrics(setUpBattle(battle)), BATTLE_FIGURES],
    ['whole games', gameMetrics(tables, resolveRules(['second-edition'])), GAME_FIGURES],
  ])('of %s are read back as they were made', (_, metrics, figures) => {
    for (const { name } of metrics) {
      const form = Object.values<MetricForm>(figures).find((one) => one.read(name));
      expect(form?.of(...form.read(name)!)).toBe(name);
    }
  });

  it('have words, and those nobody foresaw are shown as they are', () => {
    expect(metricName('control.Hawaiian Islands.turn.3').title).toBe('Who controls the Hawaiian Islands on turn 3');
    expect(metricName('lost.japan.carrier.turn.2').group).toBe('Japanese carriers sunk, by turn');
    expect(metricName('lost.japan.factors').row).toBe('Japanese: factors');
    expect(metricName('lost.allied.cruiser').row).toBe('Allied: cruiser');
    expect(metricName('group.W.place')).toEqual({
      title: 'Group W place',
      group: 'Group',
      row: 'W place',
      unit: 'games',
      family: 'group',
    });
    expect(metricName('own.figure')).toMatchObject({ title: 'Own figure', unit: 'number', family: 'own.figure' });
    expect(metricName('lost.japan.carrier.turn.2')).toMatchObject({
      unit: 'ships',
      figure: 'lost.japan.carrier',
      turn: 2,
    });
    expect(metricName('port.Truk.captured.turn').turn).toBeUndefined();
  });

  it('belong to families, in which those by turn stand apart', () => {
    expect(families(['poc.final', 'lost.japan.carrier', 'poc.turn.1', 'cruisers.sunk'])).toEqual([
      { family: 'poc', single: ['poc.final'], byTurn: [{ name: 'poc.turn.1', figure: 'poc', turn: 1 }] },
      { family: 'lost', single: ['lost.japan.carrier'], byTurn: [] },
      { family: 'cruisers', single: ['cruisers.sunk'], byTurn: [] },
    ]);
  });

  it('are cut where the first values are longest, and not read where a part is missing', () => {
    const form = metricForm('ships', 'a', [oneOf(['a', 'b']), '.', ANY_NAME, '.turn.', TURN], alone);
    expect(form.read('a.x.turn.1.turn.12')).toEqual(['a', 'x.turn.1', '12']);
    expect(['c.x.turn.1', 'a..turn.1', 'a.x.turn.', 'a.x.turn.1x', 'a.x'].map(form.read)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
