// The picture of a result: Vega, loaded when somebody asks for it, with its interpreter, so that nothing is evaluated.
import { expressionInterpreter } from 'vega-interpreter';
import type { BidAnswer } from '../../analysis/bid/bid.js';
import type { Result } from '../../answer/result.js';
import { bidPage } from '../../report/bid.js';
import { picturesOf } from '../../report/pictures/index.js';
import { type Interpreter, renderSvg } from '../../report/svg.js';
import { UsageError } from '../../text/usage-error.js';

/** The first of the pictures that a report has, in SVG. */
export async function drawPicture(result: Result | BidAnswer): Promise<string> {
  const [picture] = 'answers' in result ? bidPage(result).pictures : picturesOf(result);
  if (!picture) throw new UsageError('This answer has no picture.');
  return renderSvg(picture, expressionInterpreter as unknown as Interpreter);
}
