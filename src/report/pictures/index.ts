// Which pictures a result is shown in.
import { isOpenings } from '../../analysis/tournament/openings-result.js';
import { isTuning } from '../../analysis/tuning/tuning-result.js';
import { isNumberResult, labelMetric, numberMetric } from '../../answer/estimates.js';
import { byFigure, families, metricName, metricTitle, type TurnMetric } from '../../answer/metric-names.js';
import type { LabelResult, NumberResult, Result } from '../../answer/result.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { FATES, shipsOf, targetsOf } from '../blocks/blocks-raid.js';
import { isTournament } from '../blocks/blocks-tournament.js';
import { atLeastCurve, histogram } from './histogram.js';
import { meansPicture } from './intervals.js';
import type { Picture } from './picture.js';
import { heatTable, shareBar } from './shares.js';
import { ALLIED_BLUE, JAPAN_RED, NOBODY_GREY } from './theme.js';
import { openingsPictures, tournamentPictures } from './tournament.js';
import { tuningPictures } from './tuning.js';
import { turnBand, turnStacks } from './turns.js';

export type { Picture, Spec } from './picture.js';

/**
 * The pictures of a result. A raid has three: battleships afloat, every ship's fate, and the chance of at least so many
 * afloat. Anything else is shown by what its metrics are: numbers, labels, and what changes from turn to turn. Answers that are no
 * `Result` have pictures of their own: see `reportFiles`.
 */
export function picturesOf(result: Result): Picture[] {
  if (isTournament(result)) return tournamentPictures(result);
  if (isOpenings(result)) return openingsPictures(result);
  if (isTuning(result)) return tuningPictures(result);
  return result.kind === 'raid' ? raidPictures(result) : generalPictures(result);
}

const AFLOAT = RAID_FIGURES.ships.of('battleships', 'afloat');

function raidPictures(result: Result): Picture[] {
  const afloat = numberMetric(result, AFLOAT);
  const range = [0, shipsOf(result, 'battleships')] as const;
  const rows = targetsOf(result).map((name) => ({ name, metric: labelMetric(result, RAID_FIGURES.fate.of(name))! }));
  const histogramOptions = { name: 'battleships-afloat', range, axis: 'battleships afloat' };
  const curveOptions = { name: 'at-least-afloat', range, axis: 'at least this many battleships' };
  const heading = {
    name: 'fates',
    title: 'What becomes of each ship',
    caption:
      'How many games in a hundred each ship ends so. Bottomed ships rest on the bottom of the harbor: they cannot move, ' +
      'but they can be repaired (9.23). Sunk ships are lost.',
  };
  return [
    ...(afloat ? [histogram(result, AFLOAT, afloat, histogramOptions)] : []),
    ...(afloat ? [atLeastCurve(result, afloat, 'Chance that so many battleships stay afloat', curveOptions)] : []),
    ...(rows.length ? [heatTable(result, rows, FATES, heading)] : []),
  ];
}

function generalPictures(result: Result): Picture[] {
  const isNumber = (name: string) => isNumberResult(result.metrics[name]!);
  return families(Object.keys(result.metrics)).flatMap(({ family, single, byTurn }) => [
    ...numberPictures(result, family, single.filter(isNumber)),
    ...bandPictures(
      result,
      byTurn.filter(({ name }) => isNumber(name)),
    ),
    ...labelPictures(
      result,
      family,
      single.filter((name) => !isNumber(name)),
    ),
    ...stackPictures(
      result,
      family,
      byTurn.filter(({ name }) => !isNumber(name)),
    ),
  ]);
}

/** Scores are red where Japan leads and blue where the Allies do. */
const scoreColour = (value: number): string => (value > 0 ? JAPAN_RED : value < 0 ? ALLIED_BLUE : NOBODY_GREY);

function numberPictures(result: Result, family: string, names: readonly string[]): Picture[] {
  if (names.length === 0) return [];
  const metric = (name: string) => result.metrics[name] as NumberResult;
  if (names.length > 1) {
    const rows = names.map((name) => ({ name: metricName(name).row, metric: metric(name) }));
    return [meansPicture(result, rows, { name: fileName(family), title: metricName(names[0]!).group })];
  }
  const name = names[0]!;
  // One bar says nothing that its table does not.
  if (metric(name).histogram.filter((bin) => bin.count > 0).length < 2) return [];
  const score = GAME_FIGURES.score.read(name) !== undefined;
  const axis = score ? "Allies ahead ← Japan's POC minus the Allies' → Japan ahead" : metricName(name).unit;
  return [
    histogram(result, name, metric(name), { name: fileName(name), axis, ...(score ? { colour: scoreColour } : {}) }),
  ];
}

function bandPictures(result: Result, metrics: readonly TurnMetric[]): Picture[] {
  return byFigure(metrics).map((mine) => {
    const { figure, name } = mine[0]!;
    const turns = mine.map(({ turn, name }) => ({ turn, metric: result.metrics[name] as NumberResult }));
    const score = GAME_FIGURES.scoreByTurn.read(name) !== undefined;
    const { unit, group } = metricName(name);
    const axis = score ? "Japan's POC minus the Allies'" : unit;
    const title = score ? 'Score by turn' : group;
    return turnBand(result, turns, { name: fileName(`${figure}-by-turn`), title, axis });
  });
}

function labelPictures(result: Result, family: string, names: readonly string[]): Picture[] {
  const metric = (name: string) => result.metrics[name] as LabelResult;
  if (names.length === 0) return [];
  if (names.length === 1) {
    const name = names[0]!;
    const caption = 'The parts of the bar are the per cent of games.';
    return [shareBar(result, metric(name), { name: fileName(name), title: metricTitle(name), caption })];
  }
  const rows = names.map((name) => ({ name: metricName(name).row, metric: metric(name) }));
  const labels = [...new Set(rows.flatMap((row) => Object.keys(row.metric.share)))];
  const caption = 'How many games in a hundred; the more, the fuller the colour.';
  return [heatTable(result, rows, labels, { name: fileName(family), title: metricName(names[0]!).group, caption })];
}

function stackPictures(result: Result, family: string, metrics: readonly TurnMetric[]): Picture[] {
  if (metrics.length === 0) return [];
  const cells = metrics.map(({ name, turn }) => {
    return { subject: metricName(name).row, turn, metric: result.metrics[name] as LabelResult };
  });
  return [
    turnStacks(result, cells, { name: fileName(`${family}-by-turn`), title: metricName(metrics[0]!.name).group }),
  ];
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
