// The page a player would post: one file, nothing to load, no script.
import { askedLines, replayCommand, SCENARIO_FILE } from './asked.js';
import { blocksOf } from './blocks.js';
import { headline } from './headline.js';
import { PAGE_STYLE } from './html-style.js';
import { blockHtml } from './html-tables.js';
import { canonicalJson } from './json.js';
import { resultTitle } from './names.js';
import type { Picture } from './pictures/index.js';
import { darkColours } from './pictures/theme.js';
import type { Result } from './result.js';
import { escapeXml } from './svg.js';

/** A picture with its drawing. */
export interface DrawnPicture {
  readonly picture: Picture;
  readonly svg: string;
}

/** The page may load nothing at all: neither scripts nor anything from the net. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * The report as one self-contained page: the answer, the pictures, every table, what was asked, and how to ask it again.
 *
 * @param notes sentences to print below the answer, e.g. the percentile of a raid that was really rolled
 */
export function reportHtml(result: Result, drawn: readonly DrawnPicture[], notes: readonly string[] = []): string {
  const title = escapeXml(resultTitle(result.kind));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="generator" content="vitp-monte-carlo ${escapeXml(result.run.version)}">
<title>${title}</title>
<style>${PAGE_STYLE}${darkColours('.vitp-picture')}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${result.partial ? '<p class="warning">Interrupted: these are the games finished until then.</p>\n' : ''}${lead(result, notes)}
<div class="cards">
${drawn.map(figure).join('\n')}
${blocksOf(result).map(blockHtml).join('\n')}
</div>
${question(result)}
${footer(result)}
</main>
</body>
</html>
`;
}

function lead(result: Result, notes: readonly string[]): string {
  const answer = headline(result).join(' ');
  const first = answer === '' ? '' : `<p class="lead">${escapeXml(answer)}</p>\n`;
  return first + notes.map((text) => `<p>${escapeXml(text)}</p>`).join('\n');
}

/** Inside a page a drawing needs no name spaces, and the page's style sheet serves all. */
function figure({ picture, svg }: DrawnPicture): string {
  const inline = svg.replace(/ xmlns(:\w+)?="[^"]*"/g, '').replace(/<style>.*?<\/style>/, '');
  return `<figure>${inline}<figcaption>${escapeXml(picture.caption)}</figcaption></figure>`;
}

function question(result: Result): string {
  const lines = askedLines(result).map(([head, text]) => `<dt>${escapeXml(head)}</dt><dd>${escapeXml(text)}</dd>`);
  const scenario = escapeXml(canonicalJson(result.config));
  return `<section class="card"><h2>What was asked</h2>
<dl>${lines.join('')}</dl>
<h2>Ask it again</h2>
<p>With the scenario below saved as <code>${SCENARIO_FILE}</code>, this gives the same figures to the last digit:</p>
<pre><code>${escapeXml(replayCommand(result))}</code></pre>
<details><summary>The complete scenario</summary><pre><code>${scenario}</code></pre></details>
</section>`;
}

function footer(result: Result): string {
  const { version, node, machine, workers, seconds } = result.run;
  const where = [`vitp-monte-carlo ${version}`, `Node ${node}`, machine, ...threads(workers), time(seconds)];
  const board = result.board ? `, board ${result.board.hash}` : '';
  return `<footer>${escapeXml(where.join(', ') + board)}. Victory in the Pacific is a game by Avalon Hill.</footer>`;
}

const threads = (n: number): string[] => (n > 0 ? [`${n} worker thread${n === 1 ? '' : 's'}`] : []);

const time = (seconds: number): string => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
