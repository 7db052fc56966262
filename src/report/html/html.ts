// The page a player would post: one file, nothing to load, no script.
import type { Run } from '../../answer/result.js';
import { htmlText } from '../../text/index.js';
import type { Page } from '../page.js';
import type { Picture } from '../pictures/index.js';
import { darkColours } from '../pictures/theme.js';
import { documentHtml, PAGE_STYLE } from './html-style.js';
import { blockHtml } from './html-tables.js';

/** A picture with its drawing. */
export interface DrawnPicture {
  readonly picture: Picture;
  readonly svg: string;
}

/** The page may load nothing at all: neither scripts nor anything from the net. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** What the reader saves to ask again. */
interface AgainFile {
  readonly file: string;
  readonly content: string;
}

/** Any answer as one self-contained page: the answer, the pictures, every table, what was asked, and how to ask it again. */
export function pageHtml(page: Page, drawn: readonly DrawnPicture[], again: AgainFile): string {
  const { run } = page.json;
  const title = htmlText(page.title);
  const tables = [...page.blocks, ...(page.details ?? [])];
  const body = `<p class="kind">${title}</p>
<h1>${htmlText(page.answer)}</h1>
${page.warning ? `<p class="warning">${htmlText(page.warning)}</p>\n` : ''}${paragraphs(page.lead)}${figures(drawn)}<div class="cards">
${tables.map((block) => blockHtml(block, drawn.length > 0)).join('\n')}
</div>
${question(page, again)}
${footer(run, page.board)}`;
  const generator = `<meta name="generator" content="vitp-monte-carlo ${htmlText(run.version)}">\n`;
  return documentHtml(title, POLICY, `${PAGE_STYLE}${darkColours()}`, body, generator);
}

const paragraphs = (texts: readonly string[], kind = ''): string =>
  texts.map((text) => `<p${kind}>${htmlText(text)}</p>\n`).join('');

/** Pictures of unequal height leave no gaps: they stand in two columns, read down, where there is room. */
const figures = (drawn: readonly DrawnPicture[]): string =>
  drawn.length === 0
    ? ''
    : `<div class="figures${drawn.length === 1 ? ' one' : ''}">
${drawn.map(figure).join('\n')}
</div>
`;

/** Inside a page a drawing needs no name spaces, and the page's style sheet serves all. */
function figure({ picture, svg }: DrawnPicture): string {
  const inline = svg.replace(/ xmlns(:\w+)?="[^"]*"/g, '').replace(/<style>.*?<\/style>/, '');
  return `<figure>${inline}<figcaption>${htmlText(picture.caption)}</figcaption></figure>`;
}

function question({ asked, again, notes }: Page, { file, content }: AgainFile): string {
  const lines = asked.map(([head, text]) => `<dt>${htmlText(head)}</dt><dd>${htmlText(text)}</dd>`);
  return `<section class="card"><h2>What was asked</h2>
<dl>${lines.join('')}</dl>
${paragraphs(notes, ' class="note"')}<h2>Ask it again</h2>
<p>With the scenario below saved as <code>${htmlText(file)}</code>, this gives the same figures to the last digit:</p>
<pre><code>${htmlText(again)}</code></pre>
<details><summary>The complete scenario</summary><pre tabindex="0"><code>${htmlText(content)}</code></pre></details>
</section>`;
}

function footer(run: Run, hash: string | undefined): string {
  const { version, node, machine, workers, seconds, date } = run;
  const where = [
    `vitp-monte-carlo ${version}`,
    `Node ${node}`,
    machine,
    ...threads(workers),
    time(seconds),
    ...(date ? [date] : []),
  ];
  const board = hash === undefined ? '' : `, board ${hash}`;
  return `<footer>${htmlText(where.join(', ') + board)}. Victory in the Pacific is a game by Avalon Hill.</footer>`;
}

const threads = (n: number): string[] => (n > 0 ? [`${n} worker thread${n === 1 ? '' : 's'}`] : []);

const time = (seconds: number): string => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
