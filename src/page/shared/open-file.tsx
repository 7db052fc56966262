// A file of the player's: a record of a game, or a position. It is read in the worker, with line and column of every mistake.
import type { PlainMap } from '../../records/record-plain.js';
import type { Asker } from '../work/asker-client.js';

interface OpenFileProps {
  readonly label: string;
  /** What it is to be: a game is played to its end, a position as far as it goes. */
  readonly as: 'game' | 'position';
  readonly asker: Asker;
  readonly onRecord: (name: string, record: PlainMap) => void;
  /** Hears why a file cannot be read, as sentences; `undefined` when it can. */
  readonly onProblem: (problem: string | undefined) => void;
}

/** Larger files are no records. */
const MAX_BYTES = 1_000_000;

export function OpenFile({ label, as, asker, onRecord, onProblem }: OpenFileProps) {
  const open = async (file: File): Promise<void> => {
    onProblem(undefined);
    if (file.size > MAX_BYTES) return onProblem(`${file.name} is larger than 1 MB; a record is smaller than that.`);
    const text = await file.text();
    asker.ask(
      { kind: 'read-record', name: file.name, text, as },
      {
        onEnd: (outcome) => {
          if (outcome.kind === 'done') onRecord(file.name, outcome.value as PlainMap);
          else onProblem(outcome.kind === 'problem' ? outcome.sentence : undefined);
        },
      },
    );
  };
  return (
    <label class="plain open-file">
      {label}{' '}
      <input
        type="file"
        accept=".yaml,.yml,.json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) open(file);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
