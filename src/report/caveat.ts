// What must be said of an answer about several scenarios.

/** Figures of whole games rest on their players; other kinds need no such word. */
export const caveat = (scenarios: readonly { readonly kind?: unknown }[]): string[] =>
  scenarios.some((s) => s.kind === 'game' || s.kind === 'position')
    ? ['This is what these players did under these rules and data, not what the game is worth between experts.']
    : [];
