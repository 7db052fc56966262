// All that is wrong with one step of a record, not only its first mistake; and a record that was read, played.

import { boardOf, compileBoard } from '../board/index.js';
import { DECISIONS } from '../game/questions/decisions.js';
import type { Block, GameRecord } from '../game/state/record.js';
import { ScenarioError } from '../text/problem.js';
import { FORMS } from './record-format.js';
import type { RecordRead } from './record-read.js';
import { RecordProblem } from './record-script.js';
import { type Replay, type ReplayOptions, replay } from './replay.js';

/** Mistakes that are looked for in one step. */
const MOST = 50;

/** Forms whose answers are pairs that begin with a piece, and lists of pieces. */
const PAIRS: readonly unknown[] = ['moves', 'bases', 'landings', 'points', 'attacks', 'chase', 'groups'];

/**
 * Plays a record; where a step breaks a rule, plays it again without the piece that did, as long as the same step breaks another: so all mistakes
 * of a step are told at once. What comes after it is not looked at, for it may hang on what was wrong.
 *
 * @returns what was made of a record without mistakes, or the mistakes.
 * @example
 * allProblems(record, (tried) => replay(tried, tables, rules)).problems.length; // 0
 */
export function allProblems<T>(
  record: GameRecord,
  play: (record: GameRecord) => T,
): { readonly result?: T; readonly problems: readonly RecordProblem[] } {
  const problems: RecordProblem[] = [];
  const { pieceIndex } = compileBoard(boardOf(record.data));
  let tried = record;
  while (problems.length < MOST) {
    try {
      const result = play(tried);
      return problems.length === 0 ? { result, problems } : { problems };
    } catch (error) {
      if (!(error instanceof RecordProblem)) throw error;
      const [first] = problems;
      const { part, block, step, name } = error.place;
      if (first && (first.place.part !== part || first.place.block !== block || first.place.step !== step)) break;
      problems.push(error);
      const piece = name === undefined ? undefined : pieceIndex.get(name);
      const shorter = part !== 'step' || piece === undefined ? undefined : without(tried.blocks, block, step, piece);
      if (!shorter) break;
      tried = { ...tried, blocks: shorter };
    }
  }
  return { problems };
}

/** The blocks with one step that does not name a piece any more; `undefined` where it does not. */
function without(blocks: readonly Block[], block: number, step: number, piece: number): readonly Block[] | undefined {
  const found = blocks[block]?.steps[step];
  if (!found) return undefined;
  const form = FORMS[DECISIONS[found.decision]!];
  const stride = PAIRS.includes(form) ? 2 : form === 'pieces' ? 1 : 0;
  if (stride === 0) return undefined;
  const answer = found.answer.filter((_, k) => found.answer[k - (k % stride)] !== piece);
  if (answer.length === found.answer.length) return undefined;
  const steps = blocks[block]!.steps.map((one, k) => (k === step ? { ...one, answer } : one));
  return blocks.map((one, k) => (k === block ? { ...one, steps } : one));
}

/**
 * Plays a record that was read through the referee.
 *
 * @throws ScenarioError with every mistake of the first step that breaks a rule, each with line and column.
 * @example
 * replayRead(readRecord(text, 'game.yaml')).poc; // Japan's lead at the end
 */
export function replayRead({ record, tables, rules, locate }: RecordRead, options: ReplayOptions = {}): Replay {
  try {
    return replay(record, tables, rules, options);
  } catch (error) {
    if (!(error instanceof RecordProblem)) throw error;
    const { dice } = options;
    const { problems } = allProblems(record, (tried) => replay(tried, tables, rules, dice ? { dice } : {}));
    throw new ScenarioError((problems.length > 0 ? problems : [error]).map(locate));
  }
}
