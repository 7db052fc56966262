// Figures of sweeps and sensitivities as people read them.
import type { FigureName, FigureValue } from '../analysis/figures.js';
import { type Estimate, estimate } from '../answer/digits.js';
import { labelText, metricTitle } from '../answer/metric-names.js';
import { GAME_FIGURES } from '../whole-games/game-figures.js';

/** A figure as a cell of a table; `exact` where it is solved. */
export const figureEstimate = (
  { label }: Pick<FigureName, 'label'>,
  { value, ci95 }: FigureValue,
  exact = false,
): Estimate => estimate(label === undefined ? 'number' : 'share', value, ci95, exact);

/** `Who wins: Japan`, with the unit of a share behind it where one is given. */
export const figureText = (
  { metric, label }: { readonly metric: string; readonly label?: string | undefined },
  unit = '',
): string => (label === undefined ? metricTitle(metric) : `${metricTitle(metric)}: ${labelText(label)}${unit}`);

/** `Final score`, `Japan wins (%)`: the head of a column. Shares are shown in per cent. */
export function figureTitle({ metric, label }: Pick<FigureName, 'metric' | 'label'>): string {
  if (metric === GAME_FIGURES.score.of()) return 'Final score';
  const wins = metric === GAME_FIGURES.winner.of() ? WINS[label ?? ''] : undefined;
  return wins ? `${wins} (%)` : figureText({ metric, label }, ' (%)');
}

/** Who wins, by label. */
const WINS: Readonly<Record<string, string>> = { japan: 'Japan wins', allied: 'Allies win', tie: 'Ties' };

/** What a figure is, in a player's words: title of its picture. */
export const figureInWords = (figure: FigureName): string => figureText(figure, ' (% of games)');

/** A name of figures as part of a file's name. */
export const figureFile = ({ name }: FigureName): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
