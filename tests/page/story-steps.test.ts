// Steps of a told game: by turn, phase, fight and die, and places that stay where they are.
import { describe, expect, it } from 'vitest';
import type { AreaName } from '../../src/board/index.js';
import { chapterOf, placeOf, STRIDES, stepAfter, stepAt, stepBefore } from '../../src/page/game/story-steps.js';
import type { StoryPhase } from '../../src/report/one-game/game-story.js';

const step = (turn: number, phase: StoryPhase, area: AreaName | null, moment: string | null) => ({
  turn,
  phase,
  area,
  moment,
});
const STEPS = [
  step(1, 'start', null, 'turn1.japan.patrols'),
  step(1, 'movement', null, 'turn1.japan.raiders'),
  step(1, 'movement', null, 'turn1.japan.raiders'),
  step(1, 'combat', 'Coral Sea', 'turn1.allied.raiders'),
  step(1, 'combat', 'Coral Sea', 'turn1.japan.retreat'),
  step(1, 'combat', 'Indonesia', 'turn1.japan.retreat'),
  step(1, 'end', null, 'turn2.japan.patrols'),
  step(2, 'start', null, 'turn2.japan.patrols'),
  step(2, 'end', null, null),
];

describe('steps of a game', () => {
  it('go on and back by turn, phase, fight and die', () => {
    expect(STRIDES.map((by) => stepAfter(STEPS, 0, by))).toEqual([7, 1, 3, 1]);
    expect(STRIDES.map((by) => stepAfter(STEPS, 3, by))).toEqual([7, 6, 5, 4]);
    expect(STRIDES.map((by) => stepBefore(STEPS, 6, by))).toEqual([0, 3, 5, 5]);
    expect(stepAfter(STEPS, 8, 'die')).toBeUndefined();
  });

  it('have places that are found again, or the turn of those that are not there', () => {
    for (let k = 0; k < STEPS.length; k++) expect(stepAt(STEPS, placeOf(STEPS, k))).toBe(k);
    expect(placeOf(STEPS, 8)).toEqual({ moment: 'end', after: 0 });
    expect(stepAt(STEPS, { moment: 'turn1.japan.raiders', after: 99 })).toBe(2);
    expect(stepAt(STEPS, { moment: 'turn2', after: 0 })).toBe(7);
    expect(stepAt(STEPS, { moment: 'turn9.japan.patrols', after: 0 })).toBe(0);
  });

  it('are told together by phase and by fight', () => {
    expect(chapterOf(STEPS, 2)).toEqual({ from: 1, to: 3 });
    expect(chapterOf(STEPS, 4)).toEqual({ from: 3, to: 5 });
  });
});
