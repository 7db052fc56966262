// The page of any answer that can be put together from parts.
import type { AnswerTo, Question } from '../analysis/ask.js';
import type { Result } from '../answer/result.js';
import { bidPage } from './bid.js';
import { comparePage } from './compare.js';
import { decidedPage } from './decided/decided-page.js';
import { ladderPage } from './ladder.js';
import type { Page } from './page.js';
import { sensitivityPage } from './sensitivity.js';
import { sweepPage } from './sweep.js';

type Answered<Kind extends Question['kind']> = NonNullable<AnswerTo<Extract<Question, { kind: Kind }>>>;

/** Its page, or the answer itself where that is a result. */
export function answerPage(answer: NonNullable<AnswerTo<Question>>): Page | Result {
  switch (answer.kind) {
    case 'bid':
      return bidPage(answer as Answered<'bid'>);
    case 'decided':
      return decidedPage(answer as Answered<'decided'>);
    case 'ladder':
      return ladderPage(answer as Answered<'ladder'>);
    case 'comparison':
      return comparePage(answer as Answered<'comparison'>);
    case 'sweep':
      return sweepPage(answer as Answered<'sweep'>);
    case 'sensitivity':
      return sensitivityPage(answer as Answered<'sensitivity'>);
    default:
      return answer as Result;
  }
}
