// Links that somebody has damaged, or made up with bad intent.
import fc from 'fast-check';
import { FIRST_BIDS, playMore, questionOfBids, withRules } from '../../src/page/bids/bids-state.js';
import { FIRST_FIGHT, hurtUnit } from '../../src/page/fight/fight-state.js';
import { questionOfFight } from '../../src/page/fight/fight-written.js';
import { FIRST_RAID, questionOfRaid, sendTo } from '../../src/page/raid/raid-state.js';

const VALUES = [
  questionOfRaid(sendTo(FIRST_RAID, 'Akagi', 'Arizona')),
  questionOfFight(hurtUnit(FIRST_FIGHT, 'japan', 'Shokaku')),
  questionOfBids(withRules(playMore(FIRST_BIDS), ['second-edition', 'menzel'])),
].map((value) => JSON.stringify(value));

const EVIL = [
  '"__proto__":1,',
  '"constructor":{"prototype":{"polluted":1}},',
  '<script>globalThis.polluted=1</script>',
  '<img src=x onerror=globalThis.polluted=1>',
  'javascript:globalThis.polluted=1',
  '\u202e',
  '1e999',
  '[[[[',
  '"kind":"game",',
  '\\u0000',
  '99999999999',
  'null',
  '{}',
];

/** A value, what is put where into it, the tab, and whether inside of what is packed. */
export const MUTATIONS = fc.tuple(
  fc.constantFrom(...VALUES),
  fc.array(fc.tuple(fc.nat(400), fc.nat(6), fc.constantFrom(...EVIL)), { minLength: 1, maxLength: 3 }),
  fc.constantFrom('raid', 'fight', 'game', 'bids'),
  fc.boolean(),
);

/** The link of a mutation. */
export async function mutated([text, changes, tab, inside]: typeof MUTATIONS extends fc.Arbitrary<infer M>
  ? M
  : never): Promise<string> {
  const change = (t: string): string =>
    changes.reduce(
      (now, [at, cut, put]) => now.slice(0, at % now.length) + put + now.slice((at % now.length) + cut),
      t,
    );
  return inside ? `#1/0.1.0/${tab}/${await packText(change(text))}` : change(`#1/0.1.0/${tab}/${await packText(text)}`);
}

/** A text in the place of a value: what a link holds whose JSON is broken. */
async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return bytes.toString('base64url');
}
