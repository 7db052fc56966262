// The look of the report page: system fonts, light and dark, narrow and wide.
import { ALLIED_BLUE, BAR, DARK, FONT, GRID, INK, MUTED, PAPER } from '../pictures/theme.js';

const VARIABLES = { ink: INK, muted: MUTED, line: GRID, paper: PAPER, bar: BAR, accent: ALLIED_BLUE } as const;

const variables = (shade: (colour: string) => string): string =>
  Object.entries(VARIABLES)
    .map(([name, colour]) => `--${name}:${shade(colour)};`)
    .join('');

/** The style sheet of the page. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;${variables((c) => c)}--page:#f1f4f7;--edge:#8a96a4}
@media (prefers-color-scheme:dark){:root{${variables((c) => DARK[c] ?? c)}--page:#0e1216;--edge:#6b7683}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 ${FONT};-webkit-text-size-adjust:100%}
main{max-width:1080px;margin:0 auto;padding:16px}
h1{font-size:1.45rem;line-height:1.3;margin:.2rem 0 .6rem}
.kind{color:var(--muted);margin:.6rem 0 0}
h2{font-size:1.15rem;line-height:1.3;margin:0 0 .2rem}
p{margin:.4rem 0}
p+.cards{margin-top:16px}
.note,figcaption,footer{color:var(--muted);font-size:.85rem}
.warning{border-left:4px solid #c98a12;padding:.2rem .8rem;background:var(--paper)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(420px,100%),1fr));gap:16px;align-items:start;margin:0 0 16px}
.wide,details.card{grid-column:1/-1}
figure,.card{margin:0;padding:12px;background:var(--paper);border:1px solid var(--line);border-radius:8px;min-width:0}
figure svg{display:block;width:100%;height:auto;max-width:520px;margin:0 auto}
.figures{columns:2 420px;column-gap:16px;margin:16px 0}
.figures figure{break-inside:avoid;margin:0 0 16px}
.figures figure:last-child{margin:0}
.figures.one{columns:1}
.one svg{max-width:680px}
.scroll{overflow-x:auto;background:linear-gradient(to right,var(--paper) 12px,transparent) 0 0/28px 100% no-repeat local,linear-gradient(to left,var(--paper) 12px,transparent) 100% 0/28px 100% no-repeat local,linear-gradient(to right,var(--edge),transparent) 0 0/12px 100% no-repeat scroll,linear-gradient(to left,var(--edge),transparent) 100% 0/12px 100% no-repeat scroll}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.86rem}
th,td{padding:.25rem .35rem;text-align:right;vertical-align:top;border-top:1px solid var(--line)}
thead th{border-top:0;white-space:nowrap;color:var(--muted);font-weight:600;vertical-align:bottom}
th:first-child{text-align:left;font-weight:600}
td span,th span{white-space:nowrap}
td .error{display:inline-block;min-width:2.7em;text-align:left;color:var(--muted);font-size:.85em}
details.card:not(.wide) table{max-width:520px}
table.many{font-size:.82rem}
.many td.long{min-width:8.5em}
.many td .error{min-width:0;font-size:.8em}
.texts th,.texts td{text-align:left}
td.chart{width:40%;text-align:left;vertical-align:middle}
td.chart i{display:block;height:.8em;min-width:1px;background:var(--bar);border-radius:2px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem .9rem;margin:.4rem 0}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
pre{overflow:auto;max-height:32rem;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--page);padding:.6rem;border-radius:6px;font-size:.82rem;margin:.5rem 0}
summary{cursor:pointer;color:var(--accent)}
.card>summary{font-weight:600}
footer{margin:1.2rem 0;overflow-wrap:anywhere}
@media (max-width:480px){main{padding:10px}figure{padding:6px 2px}figcaption{padding:0 8px}.card{padding:8px}table,table.many{font-size:.75rem}th,td{padding:.2rem .16rem}thead th{font-size:.68rem;font-weight:400}td .error{min-width:0}.many td .error{display:block;text-align:right}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.4rem}}
@media print{body{background:none}}
`.replaceAll('\n', '');

/** A whole document: nothing is loaded but what the policy allows. */
export const documentHtml = (title: string, policy: string, style: string, body: string, generator = ''): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${generator}<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
