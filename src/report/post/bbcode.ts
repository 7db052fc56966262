// A page in BBCode, for forums that take it (BoardGameGeek, phpBB, XenForo). Few of them know tables: those stand as plain text.
import type { Block } from '../../answer/block.js';
import { terminalText } from '../../text/index.js';
import type { Page } from '../page.js';
import { blockLines, styleFor } from '../terminal.js';
import { blocksShown, linesOf, type PostOptions, questionLine } from './parts.js';

/** Columns of a table as plain text: what a forum shows without a scroll bar. */
const WIDTH = 80;

/** Brackets would be read as marks. */
const text = (plain: string): string =>
  terminalText(plain).replaceAll('[', '(').replaceAll(']', ')').replaceAll('\u00a0', ' ');

/** Inside of it only its own end means something. */
const code = (plain: string): string => `[code]${plain.replaceAll(/\[(?=\/?code)/gi, '(')}[/code]`;

export function bbcodePage(page: Page, { all = false, brief = false }: PostOptions): string {
  const first = [
    `[b]${text(page.answer)}[/b]`,
    ...(page.warning ? [`[i]${text(page.warning)}[/i]`] : []),
    ...page.lead.map(text),
  ];
  if (brief) return `${first.join('\n\n')}\n`;
  const parts = [
    ...first,
    ...blocksShown(page, all).map(blockText),
    [`[b]${text(page.title)}[/b]`, ...linesOf(page).map(([head, said]) => `${text(head)}: ${text(said)}`)].join('\n'),
    ...page.notes.map((note) => `[i]${text(note)}[/i]`),
    againText(page),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What somebody else needs to get the same figures. */
function againText(page: Page): string {
  const command = code(terminalText(page.again));
  return `Ask it again:\n${command}\nwith this file:\n[spoiler]${code(questionLine(page))}[/spoiler]`;
}

function blockText(block: Block): string {
  const [title, ...lines] = blockLines(block, WIDTH, styleFor(false));
  return `[b]${text(title!)}[/b]\n${code(lines.join('\n'))}`;
}
