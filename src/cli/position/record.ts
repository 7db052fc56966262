// `vitp record`: the beginning of a record, and what the rules ask next in one, to be filled in.
import { Audience } from '../../game/state/audience.js';
import { nextSteps, type StepsTold } from '../../records/next-steps.js';
import { allProblems } from '../../records/problems.js';
import { readRecord } from '../../records/record-read.js';
import { Narrator } from '../../report/narrative/narrative.js';
import { ScenarioError } from '../../text/problem.js';
import { UsageError } from '../../text/usage-error.js';
import { readInput } from '../options/files.js';
import { print } from '../output/output.js';

/** Options as commander hands them over. */
interface RecordOptions {
  readonly next?: string;
  readonly new?: boolean;
}

/** A whole game, as it begins. */
const RECORD_TEMPLATE = `kind: record
format: 1
rules: second-edition        # vitp rules lists them; several as a list: [second-edition, nt1]
players: {japan: Ann, allied: Bob}
until: steps                 # the game is not over yet; leave this line out when it is
steps:                       # "vitp record --next FILE >> FILE" adds what comes next
`;

/** Lines of what the last step brought, at most. */
const MAX_TOLD = 40;

/**
 * Prints the beginning of a record; or the steps that come next, as YAML that may stand at the end of the file, below what the last step
 * brought.
 *
 * @throws UsageError, ScenarioError; each a sentence.
 */
export async function recordCommand({ next, new: begin }: RecordOptions): Promise<void> {
  if (begin) {
    if (next !== undefined) throw new UsageError('--new prints the beginning of a record, and reads none');
    await print(RECORD_TEMPLATE);
    return;
  }
  if (next === undefined)
    throw new UsageError('no record is named; allowed: --next game.yaml, or --new for an empty one');
  const { text, name } = await readInput(next);
  const { record, tables, rules, locate } = readRecord(text, name);
  let told: LastStep | undefined;
  const { result, problems } = allProblems(record, (tried) => {
    told = new LastStep();
    return nextSteps(tried, tables, rules, told);
  });
  if (problems.length > 0) throw new ScenarioError(problems.map(locate));
  const lines = [...told!.lines(), ...(result!.length === 0 ? ['  # The game is over.'] : result!)];
  await print(`${lines.join('\n')}\n`);
}

/** Tells the last step that is written: what it brought can be compared with the table. */
class LastStep extends Audience implements StepsTold {
  private readonly narrator: Narrator;
  private readonly all: string[];
  /** Nothing is told before the last step, and there may be none. */
  private from = Number.POSITIVE_INFINITY;

  constructor() {
    const all: string[] = [];
    const narrator = new Narrator({ width: 106, write: (line) => all.push(line) });
    super([narrator]);
    this.narrator = narrator;
    this.all = all;
  }

  last(): void {
    this.narrator.finish();
    this.from = this.all.length;
  }

  lines(): string[] {
    this.narrator.finish();
    const lines = this.all.slice(this.from).filter((line) => line.trim() !== '');
    const most = lines.slice(-MAX_TOLD);
    const indent = Math.min(...most.map((line) => /^ */.exec(line)![0].length));
    return most.length === 0 ? [] : ['  # So far:', ...most.map((line) => `  #   ${line.slice(indent)}`)];
  }
}
