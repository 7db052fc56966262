// That something is being worked out, how far it is, and the way to stop it.
import { PlainButton } from './controls.js';

interface WorkingProps {
  /** What is done. */
  readonly doing: string;
  /** From 0 to 1, where it is known. */
  readonly part?: number | undefined;
  readonly onStop: () => void;
}

export function Working({ doing, part, onStop }: WorkingProps) {
  return (
    <div class="working" role="status">
      <span>{doing}</span>
      <progress aria-label={doing} max={1} value={part} />
      <PlainButton onClick={onStop}>Stop</PlainButton>
    </div>
  );
}
