// A file of the player's: a scenario, a record of a game, or a position. It is read in the worker, with line and column of every mistake.
import { useState } from 'preact/hooks';
import type { Asker } from '../work/asker-client.js';
import type { Task } from '../work/messages.js';
import { Problem } from './told.js';

interface OpenFileProps<T> {
  readonly label: string;
  /** What reads the file. */
  readonly task: (name: string, text: string) => Task;
  readonly asker: Asker;
  /** Hears what was read. */
  readonly onRead: (value: T, name: string) => void;
}

/** Larger files are none of these. */
const MAX_BYTES = 1_000_000;

export function OpenFile<T>({ label, task, asker, onRead }: OpenFileProps<T>) {
  /** Why the file cannot be read, as sentences. */
  const [problem, setProblem] = useState<string>();
  const open = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (file.size > MAX_BYTES)
      return setProblem(`${file.name} is larger than 1 MB; what can be opened here is smaller.`);
    const text = await file.text();
    asker.ask(task(file.name, text), {
      onEnd: (outcome) => {
        if (outcome.kind === 'done') onRead(outcome.value as T, file.name);
        else setProblem(outcome.kind === 'problem' ? outcome.sentence : undefined);
      },
    });
  };
  return (
    <>
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
      <Problem said={problem} />
    </>
  );
}
