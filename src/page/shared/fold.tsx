// What is folded away until somebody opens it. Only then is it made: what nobody looks at takes no time.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FoldProps {
  readonly summary: ComponentChildren;
  readonly class?: string;
  readonly children: () => ComponentChildren;
}

export function Fold({ summary, class: name, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class={name} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children()}
    </details>
  );
}
