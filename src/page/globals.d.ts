// What the library looks for and a page does not have: so the types know of it.

/** Node's. */
declare const setImmediate: ((then: (value: unknown) => void) => void) | undefined;
