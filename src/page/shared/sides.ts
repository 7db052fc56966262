// What the sides are called.

/** Where nothing stands before it. */
export const SIDE_TITLES = { japan: 'Japan', allied: 'The Allies' } as const;

/** Beside a control. */
export const SIDE_LABELS = { japan: 'Japan', allied: 'Allies' } as const;
