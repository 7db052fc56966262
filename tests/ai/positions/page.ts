// The positions as a page for players: the situation in words, the answer, its reason, and who finds it.

import { DEFAULT_PLAYER } from '../../../src/ai/default-player.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../../../src/board/index.js';
import type { Piece, Setup } from '../../game/table.js';
import { askedOf, type Position } from '../position-support.js';

const BOARD = compileBoard(STANDARD_BOARD);
const WHO = { japan: 'Japan', allied: 'Allies', none: 'nobody' } as const;
/** Who plays by default, the doctrine that was written by hand, the newest tuned one, and the last learned player before the fast ones. */
const PLAYERS = [DEFAULT_PLAYER, 'standard', 'tuned-2', 'learned-6'];

/** `Akagi (damage 4, raiding)` */
function pieceInWords(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  const { name, damage = 0, raiding = false } = piece;
  const more = [damage > 0 ? `damage ${damage}` : '', raiding ? 'raiding' : ''].filter((said) => said !== '');
  return more.length > 0 ? `${name} (${more.join(', ')})` : name;
}

/** `Japan Akagi, Yamato; Allies Essex` */
function fleetsInWords(pieces: readonly Piece[]): string {
  const sideOf = (piece: Piece) => BOARD.side[BOARD.pieceIndex.get(typeof piece === 'string' ? piece : piece.name)!];
  return SIDES.map((side, k) => ({ side, own: pieces.filter((piece) => sideOf(piece) === k) }))
    .filter(({ own }) => own.length > 0)
    .map(({ side, own }) => `${WHO[side]} ${own.map(pieceInWords).join(', ')}`)
    .join('; ');
}

const list = <T>(of: Readonly<Record<string, T>> | undefined, line: (name: string, value: T) => string): string[] =>
  Object.entries(of ?? {}).map(([name, value]) => line(name, value));

/** A position in words: `Turn 4. Coral Sea: Japan Akagi; Allies Essex.` */
export function situation(setup: Setup): string {
  const said = [
    `Turn ${setup.turn ?? 2}${setup.start ? ', everything else as at the start' : ''}`,
    ...(setup.rules ?? []).map((rule) => `Rule: ${rule}`),
    ...list(setup.rulings, (name, value) => `Ruling ${name}: ${value}`),
    ...(setup.poc ? [`The track stands at ${setup.poc}`] : []),
    ...list(setup.at, (place, pieces) => `${place}: ${pieces.length > 0 ? fleetsInWords(pieces) : 'nobody'}`),
    ...list(setup.off, (place, pieces) => `${place}: ${fleetsInWords(pieces)}`),
    ...list(setup.arriving, (turn, pieces) => `Turn ${turn} brings ${pieces.join(', ')}`),
    ...list(setup.returning, (turn, pieces) => `Turn ${turn} brings back ${pieces.join(', ')}`),
    ...list(setup.flags, (area, side) => `Flag in ${area}: ${WHO[side]}`),
    ...list(setup.harbors, (harbor, side) => `${harbor} held by: ${WHO[side]}`),
  ];
  return `${said.join('. ')}.`;
}

interface Asked {
  readonly position: Position;
  readonly situations: readonly string[];
  /** Those of `PLAYERS` who find the answer. */
  readonly finders: readonly string[];
}

function ask(position: Position): Asked {
  const asked = PLAYERS.map((name) => ({ name, ...askedOf(name, position) }));
  const situations = [...new Set(asked.flatMap(({ setups }) => setups.map(situation)))];
  return { position, situations, finders: asked.filter(({ found }) => found).map(({ name }) => name) };
}

/** `tuned`, `tuned and standard`, `tuned, standard and tuned-2`. */
const together = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const missersOf = (finders: readonly string[]): string => together(PLAYERS.filter((name) => !finders.includes(name)));

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function entry({ position: { what, rule, why }, situations, finders }: Asked, number: number): string {
  const found = finders.length > 0 ? ` Found by ${together(finders)}.` : '';
  const missed = finders.length < PLAYERS.length ? ` **Missed by ${missersOf(finders)}.**` : '';
  const shown = situations.length > 1 ? situations.map((text) => `- ${text}`) : situations;
  return [`### ${number}. ${capital(what)}`, shown.join('\n'), `*Why:* ${why} (${rule}).${found}${missed}`].join(
    '\n\n',
  );
}

/** Positions whose answers search found. */
const searchedSection = (asked: readonly Asked[], score: string, before: number): string =>
  [
    '## Where search finds better, out of whole games',
    `${asked.length} positions of games of \`tuned\`, of those in which they lose most (\`vitp regret\`). The answer is the one that
search prefers, and better than what was played by three standard errors or more in games played on from both. Which ship of a kind
goes is not asked. No expert has judged them, and another answer may be as good, so they are counted by themselves: ${score}.`,
    ...asked.map((one, k) => entry(one, before + k + 1)),
  ].join('\n\n');

/**
 * The page in Markdown.
 *
 * @param dearest positions whose answers search found, not experts: they are counted by themselves.
 */
export function positionsPage(
  chapters: Readonly<Record<string, readonly Position[]>>,
  dearest: readonly Position[] = [],
): string {
  const asked = Object.entries(chapters).map(([title, positions]) => ({ title, entries: positions.map(ask) }));
  const all = asked.flatMap(({ entries }) => entries);
  const searched = dearest.map(ask);
  const scoreOf = (of: readonly Asked[]) =>
    PLAYERS.map((name) => `\`${name}\` finds ${of.filter((a) => a.finders.includes(name)).length}`).join(', ');
  let number = 0;
  const body = asked.map(({ title, entries }) =>
    [`## ${title}`, ...entries.map((one) => entry(one, ++number))].join('\n\n'),
  );
  const missed = all.flatMap(({ finders, position }, k) =>
    finders.length < PLAYERS.length ? [`- ${k + 1}. ${capital(position.what)}: missed by ${missersOf(finders)}`] : [],
  );
  return `# Positions with an answer that no expert would dispute

What the players of the package are held to: ${all.length} positions, each with the answer, its reason and the rule on which it rests. Of them
${scoreOf(all)}. (\`${DEFAULT_PLAYER}\` plays where nobody is named, \`standard\` was written by hand, \`tuned-2\` is tuned anew, \`learned-6\` is the
last learned player before the fast ones: [who plays best](../docs/who-plays-best.md).) Is one of these answers wrong, or is one missing that everybody knows? Say so, with the position.

A heading is the answer. Under it stands the position: what is at sea and in port, flags and who holds a port where that is not as at the start. Areas
that are not named have no flag, and pieces that are not named are out of play. Ships at sea patrol unless they are said to raid. Where a second
position stands under a heading, the answer is about the difference.

${missed.length > 0 ? `Not found by everybody:\n\n${missed.join('\n')}\n\n` : ''}Made by \`npm run positions\`; do not edit.

${body.join('\n\n')}
${searched.length === 0 ? '' : `\n${searchedSection(searched, scoreOf(searched), number)}\n`}`;
}
