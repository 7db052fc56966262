// The page of a position: how the game ends from it, the odds of its fights, the board.
import { type Seats, seatText } from '../../ai/seat.js';
import type { AreaOdds } from '../../analysis/position/area-odds.js';
import type { PositionAnswer } from '../../analysis/position/position.js';
import { type TableBlock, tableOf } from '../../answer/block.js';
import { counted, type Estimate, formatEstimate } from '../../answer/digits.js';
import { labelMetric, meanOf, numberMetric, shareOf } from '../../answer/estimates.js';
import type { LabelResult, Result } from '../../answer/result.js';
import { SIDES, type Side } from '../../board/index.js';
import { SIDE_LABELS, SIDE_SAID } from '../../board/side-names.js';
import type { DecisionName } from '../../game/questions/decisions.js';
import { capital } from '../../text/capital.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { takenOf } from '../../whole-games/position-experiment.js';
import type { PositionScenario } from '../../whole-games/position-scenario.js';
import { type Line, methodText } from '../asked/asked.js';
import { ownLines } from '../asked/own-lines.js';
import { notCertain } from '../certainty/not-certain.js';
import { metricsCsv } from '../csv/csv.js';
import { decisionTitle } from '../narrative/decision-titles.js';
import { leadText, winnerText } from '../narrative/narrative-words.js';
import { caveat, INTERRUPTED, type Page } from '../page.js';
import { picturesOf } from '../pictures/index.js';
import { adviceBlocks, adviceNotes, adviceSentences, adviceStopped } from './advice.js';
import { boardBlocks, unnamedSentence } from './board.js';
import { fightNotes } from './fight-notes.js';

export function positionPage(answer: PositionAnswer): Page {
  const scenario = answer.config as unknown as PositionScenario;
  const warning = adviceStopped(answer) ?? (answer.partial ? INTERRUPTED : undefined);
  const { game } = takenOf(scenario);
  return {
    title: 'A position played on',
    answer: answer.moment.side === null ? `The game is over: ${winnerText(answer.moment.poc)}` : endSentence(answer),
    lead: [momentSentence(answer.moment), ...unnamedSentence(game), ...adviceSentences(answer.advice, game.tables)],
    ...(warning === undefined ? {} : { warning }),
    asked: askedLines(answer, scenario.players),
    blocks: [...adviceBlocks(answer.advice, game.tables), ...boardBlocks(game), ...oddsBlocks(answer.areas)],
    details: [flagsBlock(answer), turnsBlock(answer)],
    notes: [
      ...fightNotes(answer),
      ...adviceNotes(answer.advice),
      ...carriedNotes(scenario.players),
      ...caveat([{ kind: 'game' }]),
    ],
    pictures: picturesOf(answer),
    csv: { 'metrics.csv': metricsCsv(answer) },
    json: { ...answer },
    again: 'vitp position result.json',
    board: answer.board!.hash,
  };
}

/** `Turn 3. Japan leads by 4. Next: Japan, raiders.` */
export function momentSentence({ where, poc, side, decision }: PositionAnswer['moment']): string {
  const stands = `${capital(where)}. ${leadText(poc)}`;
  if (side === null) return `${stands} The game is over.`;
  const what = decisionTitle(decision as DecisionName);
  return `${stands} Next: ${SIDE_SAID[side]}, ${what}.`;
}

/** `From here Japan wins 61 ±2 % of games, the Allies 37 ±2 %; the final score is +4.1 ±0.5 on average.` */
function endSentence(answer: Result): string {
  const winner = labelMetric(answer, GAME_FIGURES.winner.of())!;
  const score = meanOf(answer, numberMetric(answer, GAME_FIGURES.score.of())!);
  const wins = (label: string) => formatEstimate(shareOf(answer, winner, label)!);
  return `From here Japan wins ${wins('japan')} % of games, the Allies ${wins('allied')} %; ties ${wins('tie')} %. Japan's POC minus the Allies' come to ${formatEstimate(score)} on average.`;
}

function askedLines(answer: PositionAnswer, players: Seats): Line[] {
  const { players: named } = answer.config.record as { readonly players?: Partial<Record<Side, string>> };
  /** Who plays on, and in whose seat, where the record names somebody else: a person, a misspelt name, or who was replaced by an option. */
  const playsOn = (side: Side): string => {
    const text = seatText(side, players[side]);
    const name = named?.[side] ?? text;
    return name === text ? text : `${text} in the seat of ${name}`;
  };
  return [
    ['Plays on', SIDES.map((side) => `${SIDE_LABELS[side]}: ${playsOn(side)}`).join('; ')],
    ['Rules', ((answer.config.record as { readonly rules: readonly string[] }).rules ?? []).join(', ')],
    ...notCertain([{ kind: 'position', record: answer.config.record }]),
    ...ownLines([answer.config]),
    ['Seed', answer.seed],
    ['Method', methodText(answer)],
  ];
}

/** The score after each turn that is to come. */
function turnsBlock(answer: PositionAnswer): TableBlock {
  const rows = Object.keys(answer.metrics).flatMap((name) => {
    const turn = GAME_FIGURES.scoreByTurn.read(name)?.[0];
    if (turn === undefined) return [];
    return [[`after turn ${turn}`, meanOf(answer, numberMetric(answer, name)!)] as const];
  });
  return tableOf('Score', "Japan's POC minus the Allies', mean", ['', 'score'], rows);
}

/** Who has the flag of each area when the turn ends. */
function flagsBlock(answer: PositionAnswer): TableBlock {
  const { turn } = answer.moment;
  const rows = Object.keys(answer.metrics).flatMap((name) => {
    const [area, of] = GAME_FIGURES.control.read(name) ?? [];
    if (of !== String(turn)) return [];
    const metric = labelMetric(answer, name)!;
    return [[area!, ...['japan', 'allied', 'none'].map((label) => shareOf(answer, metric, label)!)] as const];
  });
  return tableOf(`Flags when turn ${turn} ends`, 'per cent of games', ['', 'Japan', 'Allies', 'nobody'], rows);
}

function oddsBlocks(areas: readonly AreaOdds[]): TableBlock[] {
  if (areas.length === 0) return [];
  const share = ({ method, games }: AreaOdds, m: LabelResult, label: string): Estimate | string =>
    shareOf({ config: { method } }, m, label) ?? `${games}`;
  return [
    tableOf(
      'The fights as they stand',
      'per cent; fought to the end by who is there now: nobody comes, nobody retreats, targets are spread',
      ['', 'Japan holds', 'Allies hold', 'only Japan left', 'only Allies left', 'how'],
      areas.map((odds) => [
        odds.area,
        share(odds, odds.holds, 'japan'),
        share(odds, odds.holds, 'allied'),
        share(odds, odds.remaining, 'japan'),
        share(odds, odds.remaining, 'allied'),
        odds.method === 'exact' ? 'exact' : counted(odds.games, 'fight'),
      ]),
    ),
  ];
}

/** What does not come along when a game is played on from the middle of a turn. */
function carriedNotes(players: Seats): string[] {
  const kinds = [players.japan.player, players.allied.player];
  return [
    ...(kinds.includes('search')
      ? ['A search player begins anew at the decision: what it has planned this turn is not known to it.']
      : []),
    ...(kinds.includes('random')
      ? [
          'A random player chooses from the start of the turn as if it were the first: it does not go on as in the game the position came from.',
        ]
      : []),
  ];
}
