// Who plays where nobody is named: in every command, every file and on the page, with an opening and without. Apart from what plays: who
// reads the name need not load that.

/**
 * A player of both sides without search and without chance, by the name that `namedSeat` knows. What lies beneath search and beneath the older
 * learned players, and where tuning begins, is another matter: `DEFAULT_DOCTRINE`.
 */
export const DEFAULT_PLAYER: string = 'learned-fast-20';
