// Tables of retreats: a fight in the Coral Sea, and one that Japan runs from.
import { type Answer, PASSIVE, type Piece, type Script, type Setup, type Table, table } from '../table.js';

/** A fight in the Coral Sea; by day nobody attacks unless the test says so. */
export const fight = (pieces: readonly Piece[], japan: Script, allied: Script, more: Setup = {}): Table =>
  table({
    turn: 3,
    at: { 'Coral Sea': pieces },
    ...more,
    japan: { ...PASSIVE, ...japan },
    allied: { ...PASSIVE, ...allied },
  });

/** Japan runs after the first round in these groups; the Allies answer as told. Returns the rule that refuses it, or `lawful`. */
export const run = (pieces: readonly Piece[], groups: Answer | undefined, allied: Script, more: Script = {}) => {
  const t = fight(pieces, { retreat: ['retreat'], ...(groups !== undefined && { groups: [groups] }), ...more }, allied);
  return { t, refusal: t.refusal(() => t.resolve('Coral Sea')) };
};
