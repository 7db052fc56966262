// What players type on the command line, beside fleets: options, names of rules and of what is on the board, counts that were rolled.
import { describe, expect, it } from 'vitest';
import { STANDARD_BOARD } from '../../src/board/index.js';
import { areaNamed, harborNamed, nationNamed, sideNamed } from '../../src/board/names.js';
import { parseActual } from '../../src/cli/options/actual.js';
import { battleFlags } from '../../src/cli/options/battle-flags.js';
import { dataAsked } from '../../src/cli/options/data-topic.js';
import { ruleNames } from '../../src/cli/options/typed-rules.js';
import { vitpHere } from './vitp.js';

describe('options of a battle', () => {
  it('say of each side what a file could say', () => {
    expect(
      battleFlags({
        control: 'USN',
        area: 'coral sea',
        rounds: '3',
        turn: '4',
        prefer: 'Night,day',
        targets: 'focus',
        retreat: '2, never',
        groups: 'by speed',
        pursue: 'IJN',
        carriersFire: true,
        submarine: 'allies',
        airRaid: 'japan=pearl',
      }),
    ).toEqual({
      control: 'allied',
      area: 'Coral Sea',
      rounds: 3,
      turn: 4,
      japan: {
        prefer: 'night',
        targets: 'focus',
        groups: 'by-speed',
        retreat: 2,
        carriersFire: true,
        pursue: true,
        submarine: false,
        airRaid: 'Pearl Harbor',
      },
      allied: {
        prefer: 'day',
        targets: 'focus',
        groups: 'by-speed',
        retreat: 'never',
        carriersFire: true,
        pursue: false,
        submarine: true,
      },
    });
  });

  it.each([
    [{ retreat: 'after 2 rounds' }, { japan: { retreat: 2 }, allied: { retreat: 2 } }],
    [{ pursue: 'none' }, { japan: { pursue: false }, allied: { pursue: false } }],
    [{ submarine: 'both' }, { japan: { submarine: true }, allied: { submarine: true } }],
    [{ control: 'nobody' }, { control: 'none' }],
    [{}, {}],
  ])('%j', (flags, values) => expect(battleFlags(flags)).toEqual(values));

  it.each([
    [
      { retreat: 'nevr' },
      '--retreat "nevr" is not allowed; did you mean "never"? Allowed: never, outgunned, or a number of rounds',
    ],
    [{ pursue: 'me' }, '--pursue "me" is not allowed; allowed: japan, allied, both, none'],
    [{ airRaid: 'Truk' }, '--air-raid "Truk": whose carriers raid? Write "japan=Truk" or "allied=Truk"'],
    [{ prefer: 'day,day,day' }, '--prefer takes one word, or two with a comma between them for Japan and the Allies'],
  ])('refused: %j', (flags, sentence) => expect(() => battleFlags(flags)).toThrow(sentence));
});

describe('names on the board', () => {
  it.each([
    ['coral sea', areaNamed, 'Coral Sea'],
    ['Hawaii', areaNamed, 'Hawaiian Islands'],
    ['us mandate', areaNamed, 'U.S. Mandate'],
    ['CPO', areaNamed, 'Central Pacific Ocean'],
    ['the Marianas', areaNamed, 'Marianas Islands'],
    ['Tokyo', areaNamed, undefined],
    ['PEARL', harborNamed, 'Pearl Harbor'],
    ['port moresby', harborNamed, 'Port Moresby'],
    ['kwaj', harborNamed, 'Kwajalein'],
    ['usn', nationNamed, 'us'],
    ['RN', nationNamed, 'britain'],
    ['ijn', nationNamed, 'japan'],
    ['Allies', sideNamed, 'allied'],
    ['the Allies', sideNamed, 'allied'],
    ['us', sideNamed, 'allied'],
    ['Japanese', sideNamed, 'japan'],
    ['toaster', sideNamed, undefined],
  ])('%s', (text, named, meaning) => expect(named(text)).toBe(meaning));

  it.each([
    ['Akagi', { topic: 'ship', name: 'Akagi' }],
    ['ship west virginia', { topic: 'ship', name: 'West Virginia' }],
    ['PoW', { topic: 'ship', name: 'Prince of Wales' }],
    ['i-boat', { topic: 'ship', name: 'I-Boat' }],
    ['usn', { topic: 'order', of: 'us' }],
    ['order rn', { topic: 'order', of: 'britain' }],
    ['allied', { topic: 'order', of: 'allied' }],
    ['hawaii', { topic: 'areas', name: 'Hawaiian Islands' }],
    ['Truk', { topic: 'ports', name: 'Truk' }],
    ['PORTS', { topic: 'ports' }],
    ['area coral', { topic: 'areas', name: 'Coral Sea' }],
    ['', { topic: 'summary' }],
    ['turn 3', { topic: 'order', turn: 3 }],
    ['T3', { topic: 'order', turn: 3 }],
    ['US carriers turn 4', { topic: 'order', of: 'us', kind: 'carrier', turn: 4 }],
    ['reinforcements turn 4', { topic: 'order', turn: 4 }],
    ['the British heavy cruisers', { topic: 'order', of: 'britain', kind: 'cruiser' }],
    ['IJN BBs', { topic: 'order', of: 'japan', kind: 'battleship' }],
    ['SNLF', { topic: 'order', of: 'japan', kind: 'amphibious' }],
    ['kongo class', { topic: 'order', factors: '436', of: 'japan' }],
    ['1+27', { topic: 'order', factors: '1+27' }],
    ['order t9 carriers', { topic: 'order', kind: 'carrier', turn: 9 }],
    ['poc coral', { topic: 'areas', name: 'Coral Sea' }],
    ['submarines', { topic: 'charts' }],
  ])('vitp data %s', (words, asked) =>
    expect(
      dataAsked(
        words.split(' ').filter((word) => word !== ''),
        STANDARD_BOARD,
      ),
    ).toEqual(asked),
  );

  it.each([
    [
      'Australia',
      '"Australia" can be several things; write "vitp data ship Australia", "vitp data ports Australia" or "vitp data order australia"',
    ],
    ['ship Sho', '"Sho" can be Shokaku or Shoho; write which'],
    ['HMS Enterprise', 'Enterprise belongs to the United States, not to Britain; write Enterprise alone'],
  ])('vitp data %s is asked', (words, sentence) =>
    expect(() => dataAsked(words.split(' '), STANDARD_BOARD)).toThrow(sentence),
  );
});

describe('rules and counts', () => {
  it('rules go by any spelling', () => {
    expect(ruleNames('NT1')).toEqual(['second-edition', 'nt1']);
    expect(ruleNames('2nd edition, Pearl Harbor')).toEqual(['second-edition', 'pearl-harbor']);
    expect(ruleNames('second-edition nine-turn')).toEqual(['second-edition', 'nine-turn']);
  });

  it('one rule is told by itself', async () => {
    const { stdout } = await vitpHere(['rules', 'Normal', 'Turn', 'One', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ name: 'nt1' });
    expect((await vitpHere(['rules', 'nt2'])).stderr).toMatch(/^vitp: "nt2" is not a rule; did you mean "nt1"\?/);
  });

  it.each(['3 BB, 1 CA', '3 BBs and 1 CA', '3 battleships & one cruiser', '3 bb + 1 ca,', 'three BB; 1 cruiser left'])(
    '--actual "%s"',
    (text) =>
      expect(parseActual(text).map(({ metric, value }) => [metric, value])).toEqual([
        ['battleships.afloat', 3],
        ['cruisers.afloat', 1],
      ]),
  );
});

describe('vitp battle', () => {
  it('takes the words of the shell for one line', async () => {
    const more = ['--rounds', '1', '--json', '-', '--quiet'];
    const { stdout } = await vitpHere(['battle', 'akagi', 'and', 'Shōkaku', 'vs', 'Lex', '(1)', ...more]);
    const { config } = JSON.parse(stdout) as { config: { japan: { units: { name: string }[] } } };
    expect(config.japan.units.map((unit) => unit.name)).toEqual(['Akagi', 'Shokaku']);
  });

  it('asks for the other side', async () => {
    const { code, stderr } = await vitpHere(['battle', 'Akagi,', 'Kaga']);
    expect([code, stderr]).toEqual([
      2,
      'battle:1:12: Akagi, Kaga against whom? Write the other side after "vs", such as "Akagi, Kaga vs Lexington, Enterprise"\n',
    ]);
  });
});
