// The gallery: every study with its answer, its picture, and how to ask it again, as one page.
import { htmlText } from '../../text/index.js';
import { documentHtml, PAGE_STYLE } from '../html/html-style.js';
import type { Study } from './study.js';

/** Pictures lie beside the page; nothing else is loaded. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:";

const STYLE = `${PAGE_STYLE}
.cards{margin-top:16px}.card img{display:block;width:100%;height:auto;max-width:520px;margin:8px auto}
.card a{color:var(--accent)}.card h2{font-size:1rem;font-weight:600}
.answer{font-size:1.05rem;font-weight:600;margin:.2rem 0}`.replaceAll('\n', '');

/** Players named before the rest is counted. */
const MAX_PLAYERS = 4;

/**
 * The page of the gallery.
 *
 * @param studies in the order in which they stand
 */
export const galleryHtml = (studies: readonly Study[]): string =>
  documentHtml(
    'Studies',
    POLICY,
    STYLE,
    `<p class="kind">Victory in the Pacific, played headlessly</p>
<h1>What the simulator has found out</h1>
<p>Each answer is that of the players that are named under it: better ones may give another, and the six characters after a name stand for its weights. The command asks it again, to the last digit.</p>
<div class="cards">
${studies.map(card).join('\n')}
</div>`,
  );

function card({ folder, title, answer, picture, played, players, command, run }: Study): string {
  const report = `${htmlText(folder)}/report.html`;
  const lines: (readonly [string, string])[] = [
    ['Played', [played, run.date].filter((text) => text !== undefined).join(', ')],
    ...(players.length > 0 ? [['Players', playersText(players)] as const] : []),
    ['Version', run.version],
  ];
  const image = picture
    ? `<a href="${report}"><img src="${htmlText(folder)}/${htmlText(picture.file)}" alt="${htmlText(picture.title)}" loading="lazy"></a>`
    : '';
  return `<section class="card"><h2><a href="${report}">${htmlText(title)}</a></h2>
<p class="answer">${htmlText(answer)}</p>
${image}
<dl>${lines.map(([head, text]) => `<dt>${head}</dt><dd>${htmlText(text)}</dd>`).join('')}</dl>
<pre><code>${htmlText(command)}</code></pre></section>`;
}

const playersText = (players: readonly string[]): string =>
  players.length <= MAX_PLAYERS
    ? players.join(', ')
    : `${players.slice(0, MAX_PLAYERS - 1).join(', ')} and ${players.length - MAX_PLAYERS + 1} more`;
