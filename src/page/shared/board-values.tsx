// Values of the board that somebody changed: a file as `--data` takes it.
import type { Asker } from '../work/asker-client.js';
import { PlainButton } from './controls.js';
import { OpenFile } from './open-file.js';

interface BoardValuesProps {
  /** `null` for the printed board. */
  readonly data: unknown;
  readonly asker: Asker;
  readonly onChange: (data: unknown) => void;
}

export function BoardValues({ data, asker, onChange }: BoardValuesProps) {
  return (
    <div class="row">
      {data !== null && (
        <>
          <span class="note">The board has changed values: {namesIn(data)}.</span>
          <PlainButton onClick={() => onChange(null)}>Use the printed ones</PlainButton>
        </>
      )}
      <OpenFile<unknown>
        label="Open values of the board"
        task={(name, text) => ({ kind: 'read-data', name, text })}
        asker={asker}
        onRead={onChange}
      />
    </div>
  );
}

/** `ships (Akagi, Kaga), areas (Coral Sea)`. */
const namesIn = (data: unknown): string =>
  Object.entries(data as object)
    .map(([section, values]) =>
      typeof values === 'object' && values !== null ? `${section} (${Object.keys(values).join(', ')})` : section,
    )
    .join(', ') || 'none';
