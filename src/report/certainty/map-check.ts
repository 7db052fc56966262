// The form of `vitp data --check`: where to look on the map, what we believe, and how much an answer moves by it; and the file that comes of it.
import { Document } from 'yaml';
import { MAP_CHECK, type MapCheck } from '../../analysis/map-check/read-form.js';
import type { MapWorths, Moves, PointsWorth } from '../../analysis/map-check/worths.js';
import { counted, grouped } from '../../answer/digits.js';
import { type Board, likelyText, type Side, type Source, uncertainPoints } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { yamlText } from '../../text/yaml.js';

/** Columns of a comment. */
const WIDTH = 100;

/**
 * The form as YAML, to be filled in.
 *
 * @example
 * mapCheckForm(STANDARD_BOARD, MAP_WORTHS).split('\n')[0]; // '# 11 point values of the map are not certain. …'
 */
export function mapCheckForm(board: Board, measured: MapWorths): string {
  const values = uncertainPoints(board);
  const areas = [...new Set(values.map((v) => v.area))];
  const { rules, players, games, seed } = measured;
  const head = [
    `${values.length} point values of the map are not certain. You have the game: look at the map, and write the number that is printed there behind ` +
      '"japan:" or "allied:". Each sea area has two POC numbers, one for Japan and one for the Allies. Leave empty what you did not look at.',
    'Save this as check.yaml. Then "vitp data --check check.yaml --out my-data.yaml" writes a file for --data, such as ' +
      '"vitp game --data my-data.yaml".',
    `What a value moves was measured under ${rules.join(', ')} between the doctrines ${players.join(' and ')}: ${grouped(games)} games with ` +
      `each value under the same dice, seed "${seed}"; ± is the 95 % interval of each by itself. "npm run -s map-worths" measures it again.`,
  ];
  const lines = [...head.flatMap((text) => [...comment(text), '#']).slice(0, -1), `kind: ${MAP_CHECK}`, 'printed:'];
  for (const area of areas) {
    lines.push(`  ${area}:`);
    for (const { side, value, source, others } of values.filter((v) => v.area === area)) {
      const worths = measured.worths.filter(
        (w) => w.area === area && w.side === side && w.believed === value && others.includes(w.instead),
      );
      const believed = `The number of ${SIDE_SAID[side]}. We believe ${value}: ${whyText(source)}.`;
      lines.push(...[believed, ...worths.map(worthText)].flatMap((text) => comment(text).map((line) => `    ${line}`)));
      lines.push(`    ${side}:`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** How a value is known. */
function whyText(source: Source): string {
  const { kind, note } = source;
  const how =
    kind === 'guess' ? 'it is hidden in our picture, and this is a guess' : 'it is hard to read in our picture';
  return `${how}${likelyText(source)}${note === undefined ? '' : ` (${note})`}`;
}

/** `If it is 2, Japan's final score is 0.9 ±0.2 POC lower, and Japan wins 1.5 ±0.8 games in 100 fewer.` */
function worthText({ instead, score, wins }: PointsWorth): string {
  return `If it is ${instead}, Japan's final score is ${moved(score, 1, 'POC', ['lower', 'higher'])}, and Japan wins ${moved(wins, 100, 'games in 100', ['fewer', 'more'])}.`;
}

function moved(
  { difference, ci95: [lo, hi] }: Moves,
  unit: number,
  what: string,
  [less, more]: readonly [string, string],
): string {
  const half = (unit * (hi - lo)) / 2;
  const size = `${Math.abs(unit * difference).toFixed(1)} ±${half.toFixed(1)} ${what}`;
  if (lo <= 0 && hi >= 0) return `about the same (${difference < 0 ? '−' : '+'}${size})`;
  return `${size} ${difference < 0 ? less : more}`;
}

/** A sentence as comment lines. */
function comment(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH && line !== '#') {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** The file for `--data`. */
export function mapCheckData({ overrides }: MapCheck): string {
  const document = new Document(overrides);
  document.commentBefore = ' Read off the map with "vitp data --check".';
  return yamlText(document);
}

/** What came of the form, in sentences. */
export function mapCheckSaid({ read, missing }: MapCheck): string[] {
  const other = read.filter(({ printed, believed }) => printed !== believed);
  const named = (list: readonly { readonly area: string; readonly side: Side }[]) =>
    list.map(({ area, side }) => `${area} (${SIDE_SAID[side]})`).join(', ');
  const same = read.length - other.length;
  return [
    `${counted(read.length, 'number')} read off the map: ${same} as we believed, ${other.length} otherwise.`,
    ...(other.length === 0
      ? []
      : [
          `Otherwise: ${other.map(({ area, side, printed, believed }) => `${area} for ${SIDE_SAID[side]} ${printed} instead of ${believed}`).join('; ')}.`,
        ]),
    missing.length === 0 ? 'No point value of the map is uncertain any more.' : `Still not certain: ${named(missing)}.`,
  ];
}
