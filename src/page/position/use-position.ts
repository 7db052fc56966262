// How a position stands, and how the game ends from it: asked again whenever it changes.
import { useEffect, useState } from 'preact/hooks';
import type { PositionAnswer } from '../../analysis/position/position.js';
import { type TaskAgain, useTaskNow } from '../shared/use-task.js';
import type { Asker } from '../work/asker-client.js';
import type { StandingPosition } from '../work/one-position.js';
import type { PositionState } from './position-state.js';

export interface Positioned extends TaskAgain<PositionAnswer> {
  readonly standing: StandingPosition | undefined;
}

/** Taps come one after the other: the games begin when they pause. */
const PAUSE_MILLISECONDS = 250;

export function usePosition(asker: Asker, { record, games, seed }: PositionState): Positioned {
  const asked = JSON.stringify({ record, games, seed: seed ?? undefined });
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [asked]);
  const task = useTaskNow<PositionAnswer>(asker, { kind: 'position', ...JSON.parse(settled) });
  const waits = settled !== asked;
  return {
    ...task,
    ...(waits ? { busy: true, old: true, stopped: false } : {}),
    standing: task.part?.found as StandingPosition | undefined,
  };
}
