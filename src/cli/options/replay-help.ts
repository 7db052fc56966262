// How a record looks, for `vitp replay --help`.

/** A complete record, as typed by hand: one round of one fight. */
export const SMALL_RECORD = `kind: record
format: 1
begin: {area: Coral Sea}       # turn, movement, combat; else a whole game
position:
  turn: 5
  pieces: {Coral Sea: [Nachi, Astoria]}
steps:                            # side, decision, the dice that then fell
  - japan day-night: night
    allied day-night: night
  - japan targets: {Nachi: Astoria}
    allied targets: {Astoria: Nachi}
    dice: {Nachi: 6 / 4, Astoria: 2}   # shots, a stroke, damage
`;

/** Text after the options. */
export const REPLAY_HELP = `
A record that can be played:

${SMALL_RECORD.replace(/^/gm, '  ').trimEnd()}

"vitp show --record FILE" writes whole games to learn from; dice may be left
out when a seed is named.`;
