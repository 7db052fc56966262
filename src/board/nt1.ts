// Normal Turn One's set-up (text of August 2012): where it differs from the starting forces chart.

/** Places of the pieces that nt1 moves. */
export const NT1_PLACES: Readonly<
  Record<string, 'Johnston Island' | 'Samoa' | 'Ceylon' | 'basing uncertain' | 'turn 2'>
> = {
  'Salt Lake City': 'Johnston Island',
  Northampton: 'Johnston Island',
  Chester: 'Johnston Island',
  Chicago: 'Johnston Island',
  Portland: 'Johnston Island',
  Astoria: 'Johnston Island',
  Indianapolis: 'Johnston Island',
  Minneapolis: 'Johnston Island',
  Lexington: 'Johnston Island',
  Enterprise: 'Johnston Island',
  Pensacola: 'Samoa',
  Louisville: 'Samoa',
  Revenge: 'Ceylon',
  Hermes: 'Ceylon',
  Saratoga: 'basing uncertain',
  Hornet: 'basing uncertain',
  Yorktown: 'basing uncertain',
  Vincennes: 'turn 2',
  Quincy: 'turn 2',
};
