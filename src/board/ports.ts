// The eight major ports and fourteen island bases (2.1, 2.22, 2.23): the sea areas each touches and who holds it at the start.
import { component, rulebook } from './provenance.js';
import type { PortData } from './types.js';

export const PORTS = [
  { name: 'Yokosuka Navy Yard', touches: ['Japanese Islands'], control: 'japan', touchesSource: component, controlSource: rulebook },
  { name: 'Truk', touches: ['Marianas Islands', 'Marshall Islands', 'South Pacific Ocean'], control: 'japan', touchesSource: component, controlSource: rulebook },
  { name: 'Saigon', touches: ['Indonesia'], control: 'japan', touchesSource: component, controlSource: rulebook },
  { name: 'Singapore', touches: ['Indonesia'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Pearl Harbor', touches: ['Hawaiian Islands'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Samoa', touches: ['U.S. Mandate'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Australia', touches: ['Indian Ocean', 'Coral Sea'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Ceylon', touches: ['Bay of Bengal'], control: 'allied', touchesSource: component, controlSource: rulebook },
] as const satisfies readonly PortData[];

export const BASES = [
  { name: 'Okinawa', touches: ['Japanese Islands'], control: 'japan', touchesSource: component, controlSource: rulebook },
  { name: 'Saipan', touches: ['Marianas Islands'], control: 'japan', touchesSource: component, controlSource: rulebook },
  { name: 'Kwajalein', touches: ['Marshall Islands'], control: 'japan', touchesSource: component, controlSource: rulebook },
  { name: 'Maloelap', touches: ['Marshall Islands'], control: 'japan', touchesSource: component, controlSource: rulebook },
  { name: 'Attu', touches: ['Aleutian Islands'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Dutch Harbor', touches: ['Aleutian Islands', 'North Pacific Ocean'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Midway', touches: ['Central Pacific Ocean'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Johnston Island', touches: ['Hawaiian Islands'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Philippines', touches: ['Indonesia', 'Marianas Islands'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Lae', touches: ['South Pacific Ocean', 'Indonesia'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Port Moresby', touches: ['Indian Ocean', 'Coral Sea'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Guadalcanal', touches: ['South Pacific Ocean', 'Coral Sea'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'New Hebrides', touches: ['Coral Sea', 'U.S. Mandate'], control: 'allied', touchesSource: component, controlSource: rulebook },
  { name: 'Andaman Islands', touches: ['Bay of Bengal'], control: 'allied', touchesSource: component, controlSource: rulebook },
] as const satisfies readonly PortData[];
