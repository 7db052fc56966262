// A page in Markdown, for forums and wikis that take it (GitHub, Discourse, Reddit).
import type { Block, Cell, DistributionBlock, TableBlock } from '../../answer/block.js';
import { formatEstimate, formatInterval, formatValue } from '../../answer/digits.js';
import { terminalText } from '../../text/index.js';
import { bar } from '../blocks/columns.js';
import type { Page } from '../page.js';
import { blocksShown, linesOf, type PostOptions, questionLine } from './parts.js';

/** Characters of the longest bar. */
const BAR_WIDTH = 20;

/** Signs that mean something in Markdown. */
const text = (plain: string): string =>
  terminalText(plain)
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replaceAll('\u00a0', ' ');

const code = (plain: string): string => `\`${terminalText(plain).replaceAll('`', "'")}\``;

export function markdownPage(page: Page, { all = false, brief = false }: PostOptions): string {
  const first = [
    `**${text(page.answer)}**`,
    ...(page.warning ? [`*${text(page.warning)}*`] : []),
    ...page.lead.map(text),
  ];
  if (brief) return `${first.join('\n\n')}\n`;
  const parts = [
    ...first,
    ...blocksShown(page, all).map(blockText),
    [`**${text(page.title)}**`, '', ...linesOf(page).map(([head, said]) => `- ${text(head)}: ${text(said)}`)].join(
      '\n',
    ),
    ...page.notes.map((note) => `*${text(note)}*`),
    againText(page),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What somebody else needs to get the same figures. */
function againText(page: Page): string {
  return `<details><summary>Ask it again</summary>\n\n${code(page.again)} with this file:\n\n\`\`\`json\n${questionLine(page)}\n\`\`\`\n\n</details>`;
}

const blockText = (block: Block): string => (block.type === 'table' ? tableText(block) : distributionText(block));

function tableText({ title, note, corner, columns, rows }: TableBlock): string {
  const cell = (value: Cell): string => text(typeof value === 'string' ? value : formatEstimate(value));
  const body = rows.map(({ name, cells }) => [text(name), ...columns.map((_, k) => cell(cells[k] ?? ''))]);
  return withHeading(title, note, [[text(corner), ...columns.map(text)], ...body]);
}

function distributionText({ title, mean, sd, bins }: DistributionBlock): string {
  const most = Math.max(...bins.map((b) => b.chance.value));
  const rows = bins.map(({ value, to, chance }) => [
    to === value ? String(value) : `${value} to ${to}`,
    text(formatValue(chance)),
    formatInterval(chance),
    bar(chance.value / most, BAR_WIDTH),
  ]);
  const note = `mean ${formatEstimate(mean)}, standard deviation ${formatEstimate(sd)}`;
  return withHeading(title, note, [['', '%', '95 % interval', ''], ...rows]);
}

/** Names to the left, figures to the right. */
function withHeading(title: string, note: string, [head, ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const edges = head!.map((_, k) => (k === 0 ? ':--' : '--:'));
  const table = [line(head!), line(edges), ...rows.map(line)].join('\n');
  return `**${text(title)}**${note === '' ? '' : ` (${text(note)})`}\n\n${table}`;
}
