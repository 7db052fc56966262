// A pause in a long work in this thread, so that timers, signals and the progress line have their turn.

/** Lets the event loop turn: at once where that can be asked for (Node), otherwise by a timer, which a page delays by up to 4 ms. */
export const othersTurn = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });
