// When a run may stop early. The looks are at fixed numbers of games, so that a run that stops at the first look with enough
// precision stops at the same game for any number of workers, any chunk size and any machine.

/** Games before the first look. */
const FIRST_LOOK = 1000;

/**
 * The numbers of games at which a run of at most `games` games pauses and asks whether it may stop; the last one is `games`.
 * They grow by a tenth each time: at most 10 % more games than needed, 24 looks for every factor of ten.
 *
 * @example
 * [...looks(1300)]; // [1000, 1100, 1210, 1300]
 */
export function* looks(games: number): Generator<number> {
  for (let next = FIRST_LOOK; next < games; next = Math.ceil(next * 1.1)) yield next;
  yield games;
}
