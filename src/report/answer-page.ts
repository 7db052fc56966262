// The page of any answer that can be put together from parts.
import type { AnswerTo, Question } from '../analysis/ask.js';
import type { LuckAnswer } from '../analysis/luck/luck.js';
import type { Result } from '../answer/result.js';
import { bidPage } from './bid.js';
import { comparePage } from './compare.js';
import { decidedPage } from './decided/decided-page.js';
import { duelPage } from './duel.js';
import { ladderPage } from './ladder/ladder-page.js';
import { DEFAULT_TOP, luckPage } from './luck/luck-page.js';
import type { Page } from './page.js';
import { positionPage } from './position/position.js';
import { rankPage } from './rank.js';
import { judgesPage } from './regret/judges-page.js';
import { regretPage } from './regret/regret-page.js';
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
  duel: duelPage,
  ranking: rankPage,
  position: positionPage,
  regret: regretPage,
  judges: judgesPage,
  // The answer does not hold the name of its record.
  luck: (answer: LuckAnswer) => luckPage(answer, 'a game that was recorded', DEFAULT_TOP),
};

/** Its page, or the answer itself where that is a result. */
export function answerPage(answer: NonNullable<AnswerTo<Question>>): Page | Result {
  const page = Object.hasOwn(PAGES, answer.kind) ? PAGES[answer.kind as keyof typeof PAGES] : undefined;
  return page ? page(answer as never) : (answer as Result);
}
