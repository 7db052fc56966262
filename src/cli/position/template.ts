// `vitp position --new`: a position to be filled in.
import { DEFAULT_PLAYER } from '../../ai/default-player.js';

/** A position with every key that a player writes, and what it means. It can be played on as it stands. */
export const POSITION_TEMPLATE = `kind: record
format: 1
rules: second-edition     # vitp rules lists them; or [second-edition, nt1]
# who plays on; vitp players lists them
players: {japan: ${DEFAULT_PLAYER}, allied: ${DEFAULT_PLAYER}}
begin: movement           # the next step is Japan's patrols; also: turn (before
                          # reinforcements), combat (all moves are made)
position:
  turn: 3
  poc: 0                  # the POC track: Japan minus the Allies
  control:                # what differs from the start: flags (japan, allied,
                          # none), ports and bases (japan, allied)
    Coral Sea: none
    Guadalcanal: japan
  pieces:                 # who is where: sea areas, ports and bases; submarines
                          # too, when they are at sea
    Truk: [Akagi, Kaga, Yamato, Nachi, 22 AirFlot]
    Pearl Harbor: [Enterprise, Lexington, Chester, 1 Marines]
    Samoa: [Astoria, 11th A.F.]
  # raiding: [Akagi]      # ships at sea that are raiders, or all; every other
                          # ship at sea patrols
  damage: {Chester: 1}
  # What is not named at all comes on the turn of its card, or is out of the
  # game when that is over. Also, where you need it:
  # returning: {4: [23 AirFlot]}      # air and amphibious units that come back,
                                      # by turn (4.5)
  # marks: {backInPort: [Astoria]}    # in port for the rest of the turn (7.62)
until: steps
steps: []                 # what was decided since, in order; what comes next:
                          # vitp record --next FILE
`;
