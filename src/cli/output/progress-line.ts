// One line on a terminal that tells how far a run is; nothing at all where standard error is no terminal.

import { grouped } from '../../answer/digits.js';
import type { Progress } from '../../simulate/progress.js';

/** The part of a stream that a progress line needs. */
interface Terminal {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** `1,200,000 of 5,000,000 games (24 %), 2,400,000/s, 1.6 s left`. */
export function progressText(p: Progress): string {
  const share = Math.floor((100 * p.games) / p.total);
  const left = Number.isFinite(p.secondsLeft) ? `, ${duration(p.secondsLeft)} left` : '';
  return `${grouped(p.games)} of ${grouped(p.total)} ${p.what ?? 'games'} (${share} %), ${rateText(p.perSecond)}/s${left}`;
}

/** A rate without digits that nobody reads, and that could be taken for thousands: `74`, `2.3`. */
const rateText = (perSecond: number): string =>
  grouped(perSecond < 10 ? Math.round(10 * perSecond) / 10 : Math.round(perSecond));

/** Seconds in the unit that a person would use. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(seconds / 3600).toFixed(1)} h`;
}

/** Writes progress over itself on a terminal. */
export class ProgressLine {
  private shown = false;

  constructor(
    private readonly stream: Terminal,
    private readonly quiet: boolean,
  ) {}

  readonly update = (progress: Progress, beside = ''): void => {
    if (this.quiet || !this.stream.isTTY) return;
    const whole = `${progressText(progress)}${beside === '' ? '' : `; ${beside}`}`;
    const text = whole.slice(0, (this.stream.columns || 80) - 1);
    this.stream.write(`\r${text}\u001b[K`);
    this.shown = true;
  };

  /** Takes the line away, so that what follows begins on a clean one. */
  clear(): void {
    if (this.shown) this.stream.write('\r\u001b[K');
    this.shown = false;
  }
}
