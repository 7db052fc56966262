// One game for the page: told step by step, its dice weighed, its decisions reviewed, a position taken out of it.
import { type Reviewer, reviewSettings } from '../../ai/search/review.js';
import type { RunControls } from '../../analysis/controls.js';
import { answerLuck } from '../../analysis/luck/luck.js';
import { positionOfGame, positionOfRecord, takenOfRead } from '../../analysis/position/read-position.js';
import { readScenario } from '../../analysis/question/read.js';
import type { Block } from '../../answer/block.js';
import { ALLIED, type BoardTables, JAPAN, SIDES, type Side } from '../../board/index.js';
import { Audience } from '../../game/state/audience.js';
import { readMoment } from '../../records/moment.js';
import { replayRead } from '../../records/problems.js';
import type { PlainMap } from '../../records/record-plain.js';
import { type RecordRead, readRecord } from '../../records/record-read.js';
import { plainRecord, writeRecord } from '../../records/record-write.js';
import { reviewRecord } from '../../records/review-record.js';
import { luckPage } from '../../report/luck/luck-page.js';
import { GameLog, type LoggedTurn, silent } from '../../report/one-game/game-log.js';
import { gamePage } from '../../report/one-game/game-page.js';
import { GameStory, type StoryStep } from '../../report/one-game/game-story.js';
import { type PlayedGame, playOneGame } from '../../report/one-game/play-game.js';
import { costText, disagreementTexts } from '../../report/review.js';
import { type AskedGame, writtenGame } from '../game/asked-game.js';
import type { Part } from './messages.js';
import { type PackedBoards, packBoards } from './packed-boards.js';

/** A step of a game, and which of its boards it shows. */
export interface ToldStep extends Omit<StoryStep, 'position'> {
  readonly board: number;
}

/** A game told. */
export interface ToldGame {
  readonly steps: readonly ToldStep[];
  readonly boards: PackedBoards;
  readonly turns: readonly LoggedTurn[];
  /** How it ended, in a sentence. */
  readonly answer: string;
  /** What `vitp show --json` would write. */
  readonly json: Readonly<Record<string, unknown>>;
  /** The game written down, as YAML. */
  readonly record: string;
}

/** A decision that search would have made otherwise, in words. */
export interface ReviewedDecision {
  readonly side: Side;
  readonly turn: number;
  readonly where: string;
  readonly title: string;
  readonly played: string;
  readonly preferred: string;
  /** `3.2 ±0.8`: POC that it cost its side. */
  readonly cost: string;
}

/** What a review found, the dearest decision first. */
export interface ReviewedGame {
  readonly decisions: readonly ReviewedDecision[];
  readonly looked: number;
  /** What `vitp show --review --json` would write. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** The luck of a game, in the words of `vitp luck`. */
export interface WeighedGame {
  readonly sentences: readonly string[];
  readonly blocks: readonly Block[];
}

type DescribeRun = Pick<RunControls, 'describeRun'>;

/** Decisions told for each side, and rolls, as the command tells them. */
const TOP = 5;

const scenarioOf = (game: Extract<AskedGame, { kind: 'simulated' }>) =>
  readScenario(JSON.stringify(writtenGame(game)), 'game', { kinds: ['game'] }).scenario;

const readOf = ({ name, record }: Extract<AskedGame, { kind: 'record' }>): RecordRead =>
  readRecord(JSON.stringify(record), name);

export function tellGame(game: AskedGame, { describeRun }: DescribeRun): ToldGame {
  const story = new GameStory();
  const played = play(game, story);
  const { record, tables, rules, log } = played;
  const run = describeRun({ workers: 0, seconds: 0 });
  const { answer, json } = gamePage({ record, turns: rules.turns, log, run }, tables);
  const told = story.finish();
  const { boards, at } = packBoards(told.map(({ position }) => position));
  const steps = told.map(({ position: _, ...step }, k) => ({ ...step, board: at[k]! }));
  return { steps, boards, turns: log.turns, answer, json, record: writeRecord(record, tables) };
}

export async function weighGame(game: AskedGame, { describeRun }: DescribeRun): Promise<WeighedGame> {
  const question =
    game.kind === 'record'
      ? { record: readOf(game) }
      : { scenario: scenarioOf(game), seed: game.seed, game: game.game };
  const page = luckPage(await answerLuck({ kind: 'luck', ...question }, { describeRun }), 'record', TOP);
  return { sentences: [page.answer, ...page.lead], blocks: page.blocks };
}

/** Reviews a game; `tell` hears what was found so far. */
export async function reviewGame(
  game: AskedGame,
  { describeRun }: DescribeRun,
  tell: (part: Part) => void,
): Promise<ReviewedGame> {
  const { record, tables, rules, log } = play(game, undefined);
  const { turns } = rules;
  const found = await reviewRecord(record, tables, rules, {
    settings: reviewSettings(),
    onLook: (g, made) =>
      tell({
        doing: `Turn ${g.turn} of ${turns}, decision ${made.looked}`,
        part: (g.turn - 1) / turns,
        found: decisionsOf(made, tables),
      }),
  });
  const run = describeRun({ workers: 0, seconds: 0 });
  const { json } = gamePage({ record, turns, log, run, review: { ...found, top: TOP } }, tables);
  const { reviewer } = found;
  return { decisions: decisionsOf(reviewer, tables), looked: reviewer.looked, json };
}

/** The position at a moment of a game, as a record that ends there. */
export const takePosition = (game: AskedGame, moment: string): PlainMap =>
  game.kind === 'record'
    ? positionOfRecord(readOf(game), { moment: readMoment(moment) }).record
    : positionOfGame(scenarioOf(game), game.seed, game.game, readMoment(moment)).record;

/**
 * A record that somebody wrote, in the usual order.
 *
 * @throws ScenarioError with line and column of every mistake.
 */
export function readWritten(name: string, text: string, as: 'game' | 'position'): PlainMap {
  const read = readRecord(text, name);
  if (as === 'game') replayRead(read);
  else takenOfRead(read);
  return plainRecord(read.record, read.tables);
}

/** Plays the game again. */
function play(game: AskedGame, story: GameStory | undefined): PlayedGame {
  return game.kind === 'record' ? replayed(readOf(game), story) : simulated(game, story);
}

function simulated(game: Extract<AskedGame, { kind: 'simulated' }>, story: GameStory | undefined): PlayedGame {
  const which = { scenario: scenarioOf(game), seed: game.seed, game: game.game };
  return playOneGame(which, story ? { listener: () => story } : {});
}

function replayed(read: RecordRead, story: GameStory | undefined): PlayedGame {
  const { record, tables, rules } = read;
  const log = new GameLog();
  const { hash, poc } = replayRead(read, { listener: story ? new Audience([silent(log), story]) : silent(log) });
  return { record: { ...record, end: { hash, poc } }, tables, rules, log };
}

/** The decisions of both sides that are certainly wrong, the dearest first. */
function decisionsOf(reviewer: Reviewer, t: BoardTables): ReviewedDecision[] {
  const dear = [JAPAN, ALLIED].flatMap((side) => reviewer.worst(side).slice(0, TOP));
  return dear
    .sort((a, b) => b.cost - a.cost)
    .map((d) => ({
      side: SIDES[d.side]!,
      turn: d.turn,
      where: d.where,
      cost: costText(d),
      ...disagreementTexts(d, t),
    }));
}
