// The rule sets to which evaluations are fitted one by one.

/** By the names of rules under which the numbers count. The first set of which a rule is in force counts. */
export const AFTER_TURN_ONE: readonly (readonly string[])[] = [
  ['nt1'],
  ['menzel', 'menzel-3c'],
  ['nine-turn'],
  ['task-forces'],
  ['second-edition'],
];

const isLonger = ([first]: readonly string[]): boolean => first === 'nine-turn';
/** On later turns how long the game is says more than how it began. */
export const ON_LATER_TURNS: readonly (readonly string[])[] = [
  ...AFTER_TURN_ONE.filter(isLonger),
  ...AFTER_TURN_ONE.filter((names) => !isLonger(names)),
];
