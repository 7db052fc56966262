// The page of any answer that can be put together from parts.
import type { AnswerTo, Question } from '../analysis/ask.js';
import type { Result } from '../answer/result.js';
import { bidPage } from './bid.js';
import { comparePage } from './compare.js';
import { decidedPage } from './decided/decided-page.js';
import { ladderPage } from './ladder/ladder-page.js';
import type { Page } from './page.js';
import { sensitivityPage } from './sensitivity.js';
import { sweepPage } from './sweep.js';

/** Pages by the kind of the answer; every other kind is a result. */
const PAGES = {
  bid: bidPage,
  decided: decidedPage,
  ladder: ladderPage,
  comparison: comparePage,
  sweep: sweepPage,
  sensitivity: sensitivityPage,
};

/** Its page, or the answer itself where that is a result. */
export function answerPage(answer: NonNullable<AnswerTo<Question>>): Page | Result {
  const page = Object.hasOwn(PAGES, answer.kind) ? PAGES[answer.kind as keyof typeof PAGES] : undefined;
  return page ? page(answer as never) : (answer as Result);
}
