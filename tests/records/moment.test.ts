import { describe, expect, it } from 'vitest';
import { AREA_NAMES } from '../../src/board/index.js';
import { momentText, readMoment } from '../../src/records/moment.js';

describe('a moment', () => {
  it.each([
    ['turn3', { turn: 3, count: 1 }, 'turn3'],
    ['Turn 3.raiders', { turn: 3, decision: 7, count: 1 }, 'turn3.raiders'],
    ['turn3.allied.raiders', { turn: 3, side: 1, decision: 7, count: 1 }, 'turn3.allied.raiders'],
    ['turn3.Allies.Raiders#2', { turn: 3, side: 1, decision: 7, count: 2 }, 'turn3.allied.raiders#2'],
    ['turn-4.coral-sea.DAY-NIGHT', { turn: 4, area: 9, decision: 10, count: 1 }, 'turn4.Coral Sea.day-night'],
  ])('%s is read', (text, moment, again) => {
    expect(readMoment(text)).toEqual(moment);
    expect(momentText(readMoment(text))).toBe(again);
  });

  it.each(AREA_NAMES)('in %s, with the points of its name', (area) => {
    const text = `turn3.allied.${area}.targets`;
    expect(readMoment(text)).toMatchObject({ turn: 3, side: 1, area: AREA_NAMES.indexOf(area) });
    expect(momentText(readMoment(text))).toBe(text);
  });

  it.each([
    ['', '"" is not a moment of a game; allowed: turn3'],
    ['3.raiders', '"3.raiders" is not a moment of a game; allowed: turn3'],
    ['turn3#0', '"turn3#0" is not a moment'],
    ['turn3.raider', 'did you mean "raiders"?'],
    ['turn3.Corral Sea', 'did you mean "Coral Sea"?'],
  ])('%s is refused', (text, sentence) => {
    expect(() => readMoment(text)).toThrow(sentence);
  });
});
