// What stands below a question with a scenario: sharing it, opening another one, other values of the board.
import type { Result } from '../../answer/result.js';
import { BoardValues } from '../shared/board-values.js';
import { OpenFile } from '../shared/open-file.js';
import { type Answering, newestOf } from '../shared/use-task.js';
import type { Asker } from '../work/asker-client.js';
import { Share } from './share.js';

interface QuestionFilesProps<S> {
  readonly tab: 'raid' | 'fight';
  /** What the link holds. */
  readonly question: unknown;
  /** The scenario as a file would have it. */
  readonly written: Readonly<Record<string, unknown>>;
  /** Values of the board in it; `null` for the printed ones. */
  readonly data: unknown;
  readonly answering: Answering;
  readonly searcher: Asker;
  readonly onOpen: (opened: S) => void;
  readonly onData: (data: unknown) => void;
}

export function QuestionFiles<S>({ tab, answering, data, onOpen, onData, ...shared }: QuestionFilesProps<S>) {
  const result: Result | undefined = newestOf(answering);
  return (
    <>
      <Share tab={tab} result={result} {...shared} />
      <OpenFile<S>
        label="Open a scenario"
        task={(name, text) => ({ kind: 'read-scenario', name, text, as: tab })}
        asker={shared.searcher}
        onRead={onOpen}
      />
      <BoardValues data={data} asker={shared.searcher} onChange={onData} />
    </>
  );
}
