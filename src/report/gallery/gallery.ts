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
${studies.map((study) => card(study, studies)).join('\n')}
</div>`,
  );

/** A title, and where others have it too, what tells the study from them: its players, or else its folder. */
function titleOf({ folder, title, players }: Study, studies: readonly Study[]): string {
  const alike = studies.filter((study) => study.title === title);
  if (alike.length < 2) return title;
  const names = new Set(alike.map((study) => playerNames(study.players)));
  const what = names.size === alike.length ? playerNames(players) : folder.split('/').at(-1)!.replaceAll('-', ' ');
  return `${title}: ${what}`;
}

/** Players without what stands for their weights; one alone plays both sides. */
const playerNames = (players: readonly string[]): string => {
  const names = [...new Set(players.map((name) => name.split(' ')[0]!))];
  return names.length === 1 ? `${names[0]} on both sides` : names.join(', ');
};

function card(study: Study, studies: readonly Study[]): string {
  const { folder, answer, picture, played, players, command, run } = study;
  const title = titleOf(study, studies);
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
