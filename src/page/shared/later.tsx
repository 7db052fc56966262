// What may be there a moment later: drawn in a task of its own, so that no task takes a slow processor long.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterProps {
  readonly children: () => ComponentChildren;
}

/** Draws its children after the picture of what stands around it, and of what is to be drawn before them. */
export function Later({ children }: LaterProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => inTurn(() => setIsTime(true)), []);
  return isTime ? children() : null;
}

const waiting: (() => void)[] = [];

/** Does something when its turn has come; returns what takes it out of the queue again. */
function inTurn(act: () => void): () => void {
  waiting.push(act);
  if (waiting.length === 1) afterPicture();
  return () => {
    const at = waiting.indexOf(act);
    if (at >= 0) waiting[at] = () => {};
  };
}

/** One for each picture. */
function afterPicture(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      waiting[0]!();
      waiting.shift();
      if (waiting.length > 0) afterPicture();
    }),
  );
}
