// The picture of a result: Vega, loaded when somebody asks for it, with its interpreter, so that nothing is evaluated.
import { expressionInterpreter } from 'vega-interpreter';
import type { BidAnswer } from '../../analysis/bid/bid.js';
import type { Result } from '../../answer/result.js';
import { bidPage } from '../../report/bid.js';
import { picturesOf } from '../../report/pictures/index.js';
import { type Interpreter, renderSvg, VEGA_FILES, type Vega } from '../../report/svg.js';
import { UsageError } from '../../text/usage-error.js';

export async function drawPicture(result: Result | BidAnswer): Promise<string> {
  const [picture] = 'answers' in result ? bidPage(result).pictures : picturesOf(result);
  if (!picture) throw new UsageError('This answer has no picture.');
  return renderSvg(picture, expressionInterpreter as unknown as Interpreter, vegaOfFiles);
}

/** The files beside the modules of the page. Each sets a global, and Vega-Lite wants that of Vega. */
async function vegaOfFiles(): Promise<Vega> {
  for (const file of Object.values(VEGA_FILES)) await import(new URL(file, import.meta.url).href);
  return globalThis as unknown as Vega;
}
