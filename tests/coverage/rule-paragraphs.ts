// Every numbered paragraph of the rules that a test must prove: numbers only, in the order of the books.

const lines = (text: readonly string[]) => text.flatMap((line) => line.split(' '));

/** The rulebook, 2nd edition: the game itself (2–18), one line a chapter. */
export const RULEBOOK: readonly string[] = lines([
  '2.1 2.11 2.12 2.13 2.2 2.21 2.22 2.23 2.3 2.4 2.5',
  '3.1 3.2 3.3 3.4 3.5',
  '4.1 4.2 4.3 4.4 4.41 4.42 4.5 4.6 4.7',
  '5.1 5.2 5.21 5.22 5.23 5.24 5.25 5.3 5.31 5.32 5.33 5.34 5.35 5.36 5.37 5.38 5.4 5.41 5.42 5.43 5.5 5.6 5.7 5.71 5.72 5.73 5.74 5.75',
  '6.1 6.11 6.12 6.2 6.21 6.22 6.221 6.222 6.223 6.224 6.23 6.3 6.4 6.41 6.42 6.43 6.5 6.6',
  '7.1 7.11 7.12 7.13 7.2 7.21 7.22 7.3 7.31 7.32 7.33 7.4 7.41 7.42 7.421 7.422 7.423 7.424 7.43 7.44 7.45 7.5 7.51 7.52 7.53 7.54 7.55 7.551 7.552 7.6 7.61 7.62 7.63 7.64 7.7 7.71 7.72 7.73 7.8 7.81 7.82 7.83 7.9',
  '8.1 8.2 8.3 8.31 8.32 8.33 8.34 8.4 8.41 8.42 8.43 8.44 8.45 8.5 8.6',
  '9.1 9.11 9.12 9.13 9.2 9.21 9.22 9.23 9.231 9.232 9.3 9.4',
  '10.1 10.2 10.3 10.4',
  '11.1 11.21 11.22 11.23 11.24 11.3 11.4 11.5 11.51 11.52',
  '12.1 12.11 12.12 12.13 12.2 12.21 12.22 12.23 12.24 12.25 12.3 12.4',
  '13.1 13.2 13.3 13.31 13.32 13.33 13.4 13.41 13.42 13.43 13.44 13.5 13.6',
  '14.1 14.2 14.3 14.4',
  '15.1 15.11 15.12 15.2 15.3 15.31 15.32 15.33 15.4',
  '16.1 16.2 16.3 16.4',
  '17.1 17.11 17.12 17.13 17.2 17.21 17.22 17.23 17.3 17.31 17.32',
  '18.1 18.11 18.12 18.13 18.14 18.2 18.21 18.22 18.23 18.24 18.25 18.3 18.31 18.32 18.33 18.4 18.41 18.42 18.43 18.5 18.6',
]);

/** Its optional rules (19–23). */
export const OPTIONAL: readonly string[] = lines([
  '19.1 19.2 19.21 19.22 19.3',
  '20.1 20.2 20.3 20.4 20.5 20.51 20.52 20.6',
  '21',
  '22',
  '23.1 23.2 23.3 23.4 23.41 23.42 23.43 23.5 23.51 23.52 23.53',
]);

/** The minor adjustments of its last pages, and the tournaments' later ones and packages. */
export const ADJUSTMENTS: readonly string[] = [
  ...lines(['1 1a 2 2a 2b 3 3a 3b 3c 4 4a 5 6']).map((n) => `adjustment ${n}`),
  ...lines(['menzel menzel-3c']),
];

/** Normal Turn One: its own rule 18, and the answers to questions about it. */
export const NORMAL_TURN_ONE: readonly string[] = lines([
  '18.1 18.11 18.12 18.13 18.131 18.132 18.133 18.14 18.15 18.16 18.2 18.3',
  'Q18.1-1 Q18.3-1 Q18.132-1',
]).map((n) => `nt1 ${n}`);

/** All of them. */
export const PARAGRAPHS: readonly string[] = [...RULEBOOK, ...OPTIONAL, ...ADJUSTMENTS, ...NORMAL_TURN_ONE];
