// How much a test asks: little in the quick suite (npm test), as much as its statement bears in the long one (npm run test:long).

/** True in the long suite. Tests that only make sense at full size are declared within `if (LONG)`, or live in *.long.test.ts. */
export const LONG = process.env.VITP_TESTS === 'long';

/** The number for this suite. A test file that calls this, or asks for LONG, runs in both: vitest.config.ts looks for the import. */
export const sized = (quick: number, long: number): number => (LONG ? long : quick);
