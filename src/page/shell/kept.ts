// What the browser keeps from one visit to the next. It may keep nothing, in a private window for example; then there is no theme.

/** A text that was kept, or null. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The page works without it.
  }
}
