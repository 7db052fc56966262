// What a round of a pursuit promises, where the answer is known without a table.
import { describe, expect, it } from 'vitest';
import { Exchange } from '../../../../src/ai/heuristic/estimate/exchange.js';
import { PieceValues } from '../../../../src/ai/heuristic/estimate/piece-values.js';
import { type Piece, table } from '../../../game/table.js';

/** Odds for Allied ships after Japanese ones in the Coral Sea, and the worth they expect to win. */
function pursuit(pursuers: readonly Piece[], pursued: readonly Piece[], stake = 0): { odds: number; worth: number } {
  const t = table({ turn: 4, at: { 'Coral Sea': [...pursuers, ...pursued] } });
  const { worth } = new PieceValues(t.game.tables);
  const pieces = (names: readonly Piece[]) =>
    Uint8Array.from(names, (piece) => t.piece(typeof piece === 'string' ? piece : piece.name));
  const round = new Exchange();
  round.own.note(t.game, pieces(pursuers), pursuers.length, worth);
  round.others.note(t.game, pieces(pursued), pursued.length, worth);
  return { odds: round.odds(stake, 0), worth: round.worth };
}

describe('a round of a pursuit', () => {
  it('between two ships that are alike is even (7.52)', () => {
    const even = pursuit(['Chicago'], ['Portland']);
    expect(even.odds).toBe(500);
    expect(even.worth).toBe(0);
  });

  it('is free against a ship that cannot fire: a crippled carrier without guns (7.72, 7.73)', () => {
    const free = pursuit(['Chicago'], [{ name: 'Victorious', damage: 2 }]);
    expect(free.odds).toBe(1000);
    expect(free.worth).toBeGreaterThan(0);
  });

  it('promises nothing to who cannot fire (7.73), nor to guns against air units (7.424)', () => {
    expect(pursuit([{ name: 'Victorious', damage: 2 }], ['Nachi']).odds).toBe(0);
    expect(pursuit(['Chicago'], ['21 AirFlot']).odds).toBe(0);
  });

  it('promises nothing of a carrier behind a screen to who is no more than the screen, and more of her to more (7.422)', () => {
    const akagi = { name: 'Akagi', damage: 4 };
    expect(pursuit(['Chicago'], ['Oi', akagi]).worth).toBe(pursuit(['Chicago'], ['Oi']).worth);
    expect(pursuit(['Chicago', 'Portland'], ['Oi', akagi]).worth).toBeGreaterThan(
      pursuit(['Chicago', 'Portland'], ['Oi']).worth,
    );
  });

  it('promises more to two than to one, and less where the only flag is at stake (7.44, 15.3)', () => {
    const one = pursuit(['Chicago'], ['Nachi']).odds;
    expect(pursuit(['Chicago', 'Astoria'], ['Nachi']).odds).toBeGreaterThan(one);
    expect(pursuit(['Chicago'], ['Nachi'], 300).odds).toBeLessThan(one);
  });

  it('does not reach carriers behind a screen with a single attacker (7.422)', () => {
    const screened = pursuit(['Washington'], ['Nachi', { name: 'Akagi', damage: 4 }]).worth;
    const alone = pursuit(['Washington'], [{ name: 'Akagi', damage: 4 }]).worth;
    expect(alone).toBeGreaterThan(screened);
  });
});
