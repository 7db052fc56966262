// What a learned player sees of an area, against numbers worked out by hand.
import { describe, expect, it } from 'vitest';
import { AREA_FEATURES, AreaView, OWN_FEATURES } from '../../../src/ai/learned/area-view.js';
import { AREA_COUNT, compileBoard, JAPAN, NOT_ARRIVED, STANDARD_BOARD } from '../../../src/board/index.js';
import { Game, PATROLLING } from '../../../src/game/index.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const piece = (name: string) => tables.pieceIndex.get(name)!;
const area = (name: string) => tables.areaNames.indexOf(name);

/** Turn 3: Mogami (1+18) and Houston (117) patrol the Marshall Islands, Akagi (144 as a carrier) lies at Yokosuka; nobody else is on the map. */
function position(): Game {
  const g = new Game(tables, resolveRules());
  g.turn = 3;
  for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
  g.flags.fill(0);
  for (const name of ['Mogami', 'Houston']) {
    g.move(piece(name), area('Marshall Islands'));
    g.flags[piece(name)]! |= PATROLLING;
  }
  g.move(piece('Akagi'), AREA_COUNT + tables.harborNames.indexOf('Yokosuka Navy Yard'));
  return g;
}

function numbersOf(view: AreaView, g: Game, name: string): number[] {
  const x = new Float64Array(AREA_FEATURES);
  view.fill(g, area(name), x, 0);
  return Array.from(x, (v) => Math.round(1000 * v) / 1000);
}

describe('a view of the board', () => {
  const g = position();
  const view = new AreaView(JAPAN);
  view.look(g);

  it('sees what both sides have in an area', () => {
    const x = numbersOf(view, g, 'Marshall Islands');
    // Night 389: a bonus shot removes armor 2 with 1/6 (disabled) + 2/6 × 4/6; staying power 90 + 7 × 1. Both as roots of hundredths. One
    // screen, one flag, there is one; worth 12 + 10 + 5 + 2; no troops.
    expect(x.slice(0, 12)).toEqual([0, 1.972, 0.985, 1, 0, 0, 0, 0, 1, 1, 0.29, 0]);
    // Without bonus 278, and a worth of 12 + 10 + 2.
    expect(x.slice(OWN_FEATURES, OWN_FEATURES + 12)).toEqual([0, 1.667, 0.985, 1, 0, 0, 0, 0, 1, 1, 0.24, 0]);
  });

  it('weighs the fight there', () => {
    const x = numbersOf(view, g, 'Marshall Islands');
    // Equal staying power, guns 389 to 278: the ratio is 1.399, its square against 1 a chance of 0.662. The enemy has no reserve; with part
    // of the own one, Akagi, it is better.
    expect(x.slice(12, 16)).toEqual([0.662, 0.662, 0.969, 0.969]);
    // Own losses: 0.583 / (1 + 0.26 × 1.399 × √1.399) = 0.407 of a worth of 0.29.
    expect(x[23]).toBe(0.118);
  });

  it('sees reserves, the flag, bases and where air units may be', () => {
    const x = numbersOf(view, g, 'Marshall Islands');
    const tail = x.slice(OWN_FEATURES + 12);
    // Akagi strikes with 877; 162 of staying power is (90 + 7 × 4) × 1.38.
    expect(tail.slice(0, 8)).toEqual([2.293, 0, 0.985, 0, 0, 0, 0, 0]);
    // Japan's flag; Truk and two Japanese bases; no air units on the map, and only Japan may have any here.
    expect(tail.slice(10)).toEqual([1, 0, 1, 2, 0, 0, 0, 0, 1, 0]);
  });

  it('sees an answer that is tried, and forgets it when it is taken back', () => {
    const before = numbersOf(view, g, 'Japanese Islands');
    view.ship(g, piece('Akagi'), area('Japanese Islands'), true, 1);
    const x = numbersOf(view, g, 'Japanese Islands');
    expect([x[0], x[8], x[9], x[10]]).toEqual([2.961, 1, 1, 2.1]);
    view.ship(g, piece('Akagi'), area('Japanese Islands'), true, -1);
    expect(numbersOf(view, g, 'Japanese Islands')).toEqual(before);
  });

  it('counts a raider in a third area by its chance to arrive', () => {
    view.ship(g, piece('Akagi'), area('Hawaiian Islands'), false, 1);
    const x = numbersOf(view, g, 'Hawaiian Islands');
    view.ship(g, piece('Akagi'), area('Hawaiian Islands'), false, -1);
    // Speed 6 passes five of six: 833 permille of 877 and of 162, in whole numbers; no flag.
    expect([x[0], x[2], x[8]]).toEqual([2.702, 1.158, 0]);
  });
});
