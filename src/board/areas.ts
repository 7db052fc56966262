// The thirteen sea areas (2.1): neighbours, who controls each at the start, and the POC each side gains there.
import { blurred, component, guess, replay, rulebook } from './provenance.js';
import type { AreaData } from './types.js';

/** Neighbours are read off the map; who controls an area at the start is in the rulebook. */
const area = (name: AreaData['name'], control: AreaData['control'], adjacent: AreaData['adjacent'], poc: AreaData['poc']): AreaData => ({ name, adjacent, adjacentSource: component, control, controlSource: rulebook, poc });

export const AREAS: readonly AreaData[] = [
  area('Japanese Islands', 'japan', ['Aleutian Islands', 'Central Pacific Ocean', 'Marianas Islands', 'Indonesia'], {
    japan: { value: 3, source: replay },
    allied: { value: 3, source: blurred(0.8, 'else 2') },
  }),
  area('Aleutian Islands', 'none', ['Japanese Islands', 'Central Pacific Ocean', 'North Pacific Ocean'], {
    japan: { value: 0, source: replay },
    allied: { value: 1, source: blurred(0.9) },
  }),
  area('North Pacific Ocean', 'none', ['Aleutian Islands', 'Central Pacific Ocean', 'Hawaiian Islands'], {
    japan: { value: 1, source: replay },
    allied: { value: 1, source: replay },
  }),
  area('Central Pacific Ocean', 'allied', ['Japanese Islands', 'Aleutian Islands', 'North Pacific Ocean', 'Hawaiian Islands', 'Marshall Islands', 'Marianas Islands'], {
    japan: { value: 1, source: replay },
    allied: { value: 0, source: blurred(0.85) },
  }),
  area('Hawaiian Islands', 'allied', ['North Pacific Ocean', 'Central Pacific Ocean', 'Marshall Islands', 'U.S. Mandate'], {
    japan: { value: 1, source: blurred(0.85, 'else 2') },
    allied: { value: 3, source: replay },
  }),
  area('Marianas Islands', 'japan', ['Japanese Islands', 'Central Pacific Ocean', 'Marshall Islands', 'South Pacific Ocean', 'Indonesia'], {
    japan: { value: 2, source: replay },
    allied: { value: 2, source: guess(0.45, '1: 0.30, 3: 0.25') },
  }),
  area('Marshall Islands', 'japan', ['Central Pacific Ocean', 'Hawaiian Islands', 'U.S. Mandate', 'South Pacific Ocean', 'Marianas Islands'], {
    japan: { value: 1, source: replay },
    allied: { value: 1, source: blurred(0.95) },
  }),
  area('U.S. Mandate', 'allied', ['Hawaiian Islands', 'Marshall Islands', 'South Pacific Ocean', 'Coral Sea'], {
    japan: { value: 2, source: blurred(0.85, 'else 3') },
    allied: { value: 2, source: replay },
  }),
  area('South Pacific Ocean', 'allied', ['Marianas Islands', 'Marshall Islands', 'U.S. Mandate', 'Coral Sea', 'Indonesia'], {
    japan: { value: 2, source: replay },
    allied: { value: 1, source: blurred(0.97) },
  }),
  area('Coral Sea', 'allied', ['South Pacific Ocean', 'U.S. Mandate', 'Indian Ocean'], {
    japan: { value: 3, source: blurred(0.7, 'else 2') },
    allied: { value: 2, source: replay },
  }),
  area('Indonesia', 'allied', ['Japanese Islands', 'Marianas Islands', 'South Pacific Ocean', 'Indian Ocean', 'Bay of Bengal'], {
    japan: { value: 3, source: rulebook },
    allied: { value: 1, source: rulebook },
  }),
  area('Indian Ocean', 'allied', ['Indonesia', 'Coral Sea', 'Bay of Bengal'], {
    japan: { value: 1, source: blurred(0.85, 'else 2') },
    allied: { value: 0, source: replay },
  }),
  area('Bay of Bengal', 'allied', ['Indonesia', 'Indian Ocean'], {
    japan: { value: 1, source: blurred(0.65, 'else 2') },
    allied: { value: 1, source: replay },
  }),
];
