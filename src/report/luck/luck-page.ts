// The luck of a game as a page: whose game it is, and the files of a report.

import { type Seats, seatText } from '../../ai/seat.js';
import type { LuckAnswer } from '../../analysis/luck/luck.js';
import { fixed } from '../../answer/digits.js';
import { canonicalJson } from '../../answer/json.js';
import { resolveRules } from '../../rules/index.js';
import { wrap } from '../blocks/columns.js';
import { luckCsv } from '../csv/luck-csv.js';
import { luckPicture } from '../pictures/luck.js';
import { renderSvg } from '../svg.js';
import { signed } from './luck-terminal.js';

/**
 * What was asked, a line each: heading and text.
 *
 * @param file the record's name, which the answer does not hold
 */
export function luckAsked({ config, seed }: LuckAnswer, file: string): [string, string][] {
  if (config.record) {
    const { players, rules } = config.record as { players: Record<string, string>; rules: readonly string[] };
    return [
      ['Record', file],
      ['Players', `Japan ${players.japan}, Allies ${players.allied}`],
      ['Rules', resolveRules(rules).names.join(', ')],
    ];
  }
  const { players, rules } = config.scenario as { players: Seats; rules: readonly string[] };
  return [
    ['Game', `${config.game} of seed ${seed}`],
    ['Players', `Japan ${seatText('japan', players.japan)}, Allies ${seatText('allied', players.allied)}`],
    ['Rules', resolveRules(rules).names.join(', ')],
  ];
}

/** Characters in a line under a picture's title. */
const PICTURE_LINE = 60;

/** The files of a report, by name. */
export async function luckFiles(answer: LuckAnswer, file: string): Promise<Record<string, string>> {
  const { all, percentile, list } = answer;
  const figures = `luck ${signed(all.luck)} points, standard deviation ${fixed(all.sd, 1)}, percentile ${fixed(100 * percentile, 1)}`;
  const subtitle = [...luckAsked(answer, file).map(([heading, text]) => `${heading}: ${text}`), figures];
  const picture = luckPicture(
    list,
    subtitle.flatMap((text) => wrap(text, PICTURE_LINE)),
  );
  return {
    'luck.vl.json': canonicalJson(picture.spec),
    'luck.svg': await renderSvg(picture),
    'rolls.csv': luckCsv(list),
    'luck.json': canonicalJson(answer),
  };
}
