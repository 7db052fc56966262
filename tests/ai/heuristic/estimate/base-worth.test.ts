// What an island base is worth taking, where the answer is known: whether troops land on it.
import { describe, expect, it } from 'vitest';
import * as D from '../../../../src/game/questions/decisions.js';
import { type Piece, type Setup, SIDE } from '../../../game/table.js';
import { fight, places } from '../../position-support.js';

/** The Allies have all else that touches the Marshalls. */
const LAST = { Maloelap: 'allied', Truk: 'allied' } as const;
const LANDED = ['1 Marines → Kwajalein'];

/** Where the marines land that are off Kwajalein with these pieces: Japan has the flag of the Marshalls, the only area that it touches. */
function lands(pieces: readonly Piece[], more: Setup = {}): string[] {
  const flags = { 'Marshall Islands': 'japan' } as const;
  return places(fight('Marshall Islands', ['1 Marines', ...pieces], { flags, ...more }), SIDE.allied, D.LANDINGS);
}

describe('a base', () => {
  it('behind enemy flags on all sides is worth nothing to a side that cannot break one: it goes back the same turn (14.2)', () => {
    expect(lands(['Nachi'])).toEqual([]);
    expect(lands(['Nachi'], { flags: {} })).toEqual(LANDED);
  });

  it('behind such flags is worth it to a fleet that is sure to break one', () => {
    expect(lands(['Nachi', 'Essex', 'CV 10', 'CV 16', 'Washington', 'Indiana', 'Alabama'])).toEqual(LANDED);
  });

  it('is worth the flag of the air units that lose their last foothold with it all the same (12.24)', () => {
    expect(lands(['24 AirFlot'], { harbors: LAST })).toEqual(LANDED);
    expect(lands(['24 AirFlot'])).toEqual([]);
    expect(lands(['Nachi'], { harbors: LAST })).toEqual([]);
  });

  it('is worth nothing on the last turn but the flags that are lost with it (4.7)', () => {
    expect(lands(['Nachi'], { turn: 8, flags: {} })).toEqual([]);
    expect(lands(['24 AirFlot'], { turn: 8, harbors: LAST })).toEqual(LANDED);
  });
});
