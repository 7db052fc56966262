// The fights of a position on turn 1: those of the surprise attacks have odds between the raid and their own dice (18, nt1 18).
import { describe, expect, it } from 'vitest';
import { type AreaOdds, fightsOf } from '../../src/analysis/position/area-odds.js';
import { takenOfRead } from '../../src/analysis/position/read-position.js';
import { readRecord } from '../../src/records/record-read.js';
import { fightNotes } from '../../src/report/position/fight-notes.js';

interface Wish {
  readonly rules?: string;
  readonly begin?: string;
  readonly control?: string;
  /** Lines of the position, and steps after it. */
  readonly more?: string;
  readonly steps?: string;
}

const text = ({ rules = 'second-edition', begin = 'combat', more = '', steps = '' }: Wish) => `kind: record
format: 1
rules: [${rules}]
players: {japan: tuned, allied: tuned}
begin: ${begin}
position:
  turn: 1
  pieces:
    Hawaiian Islands: [Akagi, Kongo, Indianapolis, Minneapolis]
    Pearl Harbor: [Nevada]
    Indonesia: [Nachi, Exeter, 22 AirFlot]
  raiding: [Akagi, Kongo]
${more}until: steps
steps:
${steps}`;

const taken = (wish: Wish) => takenOfRead(readRecord(text(wish), 'r.yaml'));
const fights = (wish: Wish) => {
  const { game, record, asked } = taken(wish);
  return fightsOf(game, record, asked);
};
/** Areas with odds, and the reasons of those without. */
const told = (wish: Wish) => {
  const { fights: with_, without } = fights(wish);
  return {
    odds: with_.map(({ area }) => area),
    without: Object.fromEntries(without.map(({ area, why }) => [area, why])),
  };
};

const RAID = `- japan targets: {Akagi: Nevada}
- dice: {Akagi: 1 1 1 1}
- japan targets: {Akagi: Nevada}
- dice: {Akagi: 1 1 1 1}
`;
const STAYS = `${RAID}- japan stay: stay
- dice: {W: 4, X: 4, Y: 4, Z: 4}
`;
const LEAVES = `${RAID}- japan stay: leave
- japan basing: {Truk: [Akagi, Kongo]}
- dice: {W: 4, X: 4, Y: 4, Z: 4}
`;
const INDONESIA_RAIDED = `${LEAVES}- japan targets: {22 AirFlot: Exeter}
- dice: {22 AirFlot: 1 1 1}
- japan targets: {22 AirFlot: Exeter}
- dice: {22 AirFlot: 1 1 1}
`;

describe('18: fights of turn 1 in a position', () => {
  it('18.2, 18.4: before the raids are over both areas are named, with the reason', () => {
    const before = {
      odds: [],
      without: {
        'Hawaiian Islands': 'the raid on Pearl Harbor is not over, and the Allies put to sea after it (18.2–18.23)',
        Indonesia: 'the raid there is not over (18.4)',
      },
    };
    expect(told({})).toEqual(before);
    // The raid is over; where the uncertain groups are is not known yet (18.22), and Nevada is in port (18.23).
    expect(told({ steps: RAID })).toEqual(before);
  });

  it('18.3, 18.33: once all are at sea Hawaii is a fight of turn 1, with what has put to sea', () => {
    const { fights: found, without } = fights({ steps: STAYS });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ turn: 1, area: 'Hawaiian Islands', rounds: null, allied: { pursue: false } });
    expect(found[0]!.allied.units.map(({ name }) => name)).toEqual(['Nevada', 'Indianapolis', 'Minneapolis']);
    expect(without.map(({ area }) => area)).toEqual(['Indonesia']);
    // 18.31: the first of the two rounds begins with the question of day or night.
    const begins = `${STAYS}- allied retreat: stay\n`;
    expect(taken({ steps: begins }).asked!.decision).not.toBe(taken({ steps: STAYS }).asked!.decision);
    expect(told({ steps: begins }).odds).toEqual(['Hawaiian Islands']);
    // Then its dice have fallen, and fewer than two rounds are left.
    const night = `${begins}- japan day-night: night\n- allied day-night: night\n`;
    expect(told({ steps: night }).without).toMatchObject({
      'Hawaiian Islands': "Japan's two rounds there have begun (18.3)",
    });
  });

  it('18.5: after the raid in Indonesia its fight is a normal one', () => {
    const steps = INDONESIA_RAIDED;
    expect(told({ steps: LEAVES }).without).toEqual({ Indonesia: 'the raid there is not over (18.4)' });
    const { fights: found, without } = fights({ steps });
    expect(without).toEqual([]);
    expect(found).toMatchObject([{ area: 'Indonesia', turn: 1 }]);
  });

  it('10.1: who is asked for a port fights no more', () => {
    const steps = `${RAID}- japan stay: leave\n`;
    expect(told({ steps }).without).toEqual({ Indonesia: 'the raid there is not over (18.4)' });
  });

  it('20.51: targets named elsewhere keep a fight from being told', () => {
    const rules = 'second-edition, pearl-harbor';
    const steps = (target: string) =>
      `${RAID}- japan stay: stay\n- japan assign-targets: {Akagi: ${target}}\n- dice: {W: 4, X: 4, Y: 4, Z: 4}\n`;
    expect(told({ rules, steps: steps('Minneapolis') }).odds).toEqual(['Hawaiian Islands']);
    expect(told({ rules, steps: steps('Enterprise') }).without).toMatchObject({
      'Hawaiian Islands': 'a carrier of Japan has named a target that is not there (20.51)',
    });
  });

  it('nt1 18.14, 18.2: after the raid both areas are fights, until they begin or the Allies refuse', () => {
    const rules = 'nt1';
    expect(told({ rules }).odds).toEqual(['Hawaiian Islands', 'Indonesia']);
    const more = '  designated: {Akagi: Nevada}\n';
    expect(told({ rules, more }).without).toEqual({
      'Hawaiian Islands': 'a carrier of Japan has named a target that is in Pearl Harbor (nt1 18.12)',
    });
    const hawaii = '- japan next-area: Hawaiian Islands\n';
    expect(told({ rules, steps: hawaii }).odds).toEqual(['Hawaiian Islands', 'Indonesia']);
    expect(told({ rules, steps: `${hawaii}- allied engage: refuse\n` })).toEqual({
      odds: ['Indonesia'],
      without: { 'Hawaiian Islands': 'the Allies have refused to fight there (nt1 18.14)' },
    });
    const indonesia =
      '- japan next-area: Indonesia\n- japan targets: {22 AirFlot: Exeter}\n- dice: {22 AirFlot: 1 1 1}\n';
    expect(told({ rules, steps: indonesia }).without).toEqual({
      Indonesia: 'it has begun with its automatic days (nt1 18.2)',
    });
    expect(told({ rules, begin: 'turn' }).without).toEqual({
      'Hawaiian Islands': 'the raid on Pearl Harbor is not over (nt1 18.1)',
    });
  });

  it('is told beside the odds', () => {
    const of = (wish: Wish) => {
      const { fights: found, without } = fights(wish);
      return fightNotes({ areas: found.map((battle) => ({ battle }) as AreaOdds), withoutOdds: without });
    };
    expect(of({ steps: STAYS })).toEqual([
      'In the Hawaiian Islands Japan leaves after two rounds (18.33); nobody pursues it here.',
      'No odds of the fight in Indonesia: the raid there is not over (18.4).',
    ]);
    expect(of({ rules: 'nt1' })).toEqual([
      'In the Hawaiian Islands Japan leaves after two rounds (nt1 18.15); nobody pursues it here.',
    ]);
    expect(of({ steps: INDONESIA_RAIDED })).toEqual([]);
  });
});
