// Links and files that somebody has damaged, or made up with bad intent.
import fc from 'fast-check';
import { stringify } from 'yaml';
import { FIRST_BIDS, playMore, questionOfBids, withRules } from '../../src/page/bids/bids-state.js';
import { FIRST_FIGHT, hurtUnit } from '../../src/page/fight/fight-state.js';
import { questionOfFight, writtenFight } from '../../src/page/fight/fight-written.js';
import { FIRST_GAME_STATE, goTo, questionOfGame, withRecord } from '../../src/page/game/game-state.js';
import { TAB_NAMES } from '../../src/page/link/link-form.js';
import { FIRST_POSITION, questionOfPosition } from '../../src/page/position/position-state.js';
import { FIRST_RAID, questionOfRaid, sendTo, writtenRaid } from '../../src/page/raid/raid-state.js';

const RAID = sendTo(FIRST_RAID, 'Akagi', 'Arizona');
const FIGHT = hurtUnit(FIRST_FIGHT, 'japan', 'Shokaku');
const { record: POSITION } = FIRST_POSITION;

const VALUES = [
  questionOfRaid(RAID),
  questionOfFight(FIGHT),
  questionOfGame(goTo(FIRST_GAME_STATE, { moment: 'turn3.allied.raiders', after: 4 })),
  questionOfGame(withRecord(FIRST_GAME_STATE, 'x.yaml', POSITION)),
  questionOfPosition({ ...FIRST_POSITION, games: 500 }),
  questionOfBids(withRules(playMore(FIRST_BIDS, undefined), ['second-edition', 'menzel'])),
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

/** What is put where, in place of how many letters. */
const CHANGES = fc.array(fc.tuple(fc.nat(600), fc.nat(6), fc.constantFrom(...EVIL)), { minLength: 1, maxLength: 3 });
type Changes = readonly (readonly [number, number, string])[];

const changed = (text: string, changes: Changes): string =>
  changes.reduce(
    (now, [at, cut, put]) => now.slice(0, at % now.length) + put + now.slice((at % now.length) + cut),
    text,
  );

/** A value, what is changed of it, the tab, and whether inside of what is packed. */
export const LINK_MUTATIONS = fc.tuple(
  fc.constantFrom(...VALUES),
  CHANGES,
  fc.constantFrom(...TAB_NAMES),
  fc.boolean(),
);

/** The link of a mutation. */
export async function mutatedLink([text, changes, tab, inside]: readonly [
  string,
  Changes,
  string,
  boolean,
]): Promise<string> {
  const packed = await packText(inside ? changed(text, changes) : text);
  return inside ? `#1/0.1.0/${tab}/${packed}` : changed(`#1/0.1.0/${tab}/${packed}`, changes);
}

/** A text in the place of a value: what a link holds whose JSON is broken. */
async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return bytes.toString('base64url');
}

const FILES = [writtenRaid(RAID), writtenFight(FIGHT.scenario), POSITION].flatMap((value) => [
  JSON.stringify(value),
  stringify(value),
]);

/** The text of a damaged file. */
export const FILE_MUTATIONS = fc.tuple(fc.constantFrom(...FILES), CHANGES).map(([text, c]) => changed(text, c));
