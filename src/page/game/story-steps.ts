// Steps of a told game: where one stands, and where the next turn, phase, fight or die is.
import type { StoryStep } from '../../report/one-game/game-story.js';

/** What one steps by. */
export const STRIDES = ['turn', 'phase', 'fight', 'die'] as const;
export type Stride = (typeof STRIDES)[number];

/** A place in a told game that stays where it is when the words change: the decision that comes next, and how many steps after the first before it. */
export interface StoryPlace {
  /** As `vitp position --at` reads it; `end` when nothing is asked any more. */
  readonly moment: string;
  readonly after: number;
}

/** The end of the game as a moment. */
const END = 'end';

type Step = Pick<StoryStep, 'turn' | 'phase' | 'area' | 'moment'>;

const momentOf = ({ moment }: Step): string => moment ?? END;

/** The number of the step at a place; where the game has none such, the first of the turn it names, or the first of all. */
export function stepAt(steps: readonly Step[], place: StoryPlace | null): number {
  if (place === null) return 0;
  const first = steps.findIndex((step) => momentOf(step) === place.moment);
  if (first < 0) {
    const turn = Number(/^turn(\d)/.exec(place.moment)?.[1]);
    return Math.max(
      0,
      steps.findIndex((step) => step.turn === turn),
    );
  }
  const rest = steps.slice(first).findIndex((step) => momentOf(step) !== place.moment);
  const last = rest < 0 ? steps.length - 1 : first + rest - 1;
  return Math.min(first + place.after, last);
}

/** The place of a step. */
export function placeOf(steps: readonly Step[], step: number): StoryPlace {
  const moment = momentOf(steps[step]!);
  return { moment, after: step - steps.findIndex((one) => momentOf(one) === moment) };
}

const KEYS: Readonly<Record<Exclude<Stride, 'die'>, (step: Step) => string>> = {
  turn: ({ turn }) => `${turn}`,
  phase: ({ turn, phase }) => `${turn} ${phase}`,
  fight: ({ turn, area }) => (area === null ? '' : `${turn} ${area}`),
};

/** True where something new begins. */
function begins(steps: readonly Step[], k: number, by: Stride): boolean {
  if (by === 'die' || k === 0) return true;
  const key = KEYS[by](steps[k]!);
  return key !== '' && key !== KEYS[by](steps[k - 1]!);
}

/** The next beginning of its kind; `undefined` where there is none. */
export function stepAfter(steps: readonly Step[], k: number, by: Stride): number | undefined {
  for (let next = k + 1; next < steps.length; next++) if (begins(steps, next, by)) return next;
  return undefined;
}

/** The beginning of its kind before a step. */
export function stepBefore(steps: readonly Step[], k: number, by: Stride): number | undefined {
  for (let next = k - 1; next >= 0; next--) if (begins(steps, next, by)) return next;
  return undefined;
}

/** The steps that are told together: those of the same fight, or of the same phase. */
export function chapterOf(steps: readonly Step[], k: number): { readonly from: number; readonly to: number } {
  const { turn, phase, area } = steps[k]!;
  const same = (step: Step): boolean => step.turn === turn && step.phase === phase && step.area === area;
  let [from, to] = [k, k + 1];
  while (from > 0 && same(steps[from - 1]!)) from--;
  while (to < steps.length && same(steps[to]!)) to++;
  return { from, to };
}
