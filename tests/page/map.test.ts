// The map as it is drawn, against the board; and what it shows of a position.
import { describe, expect, it } from 'vitest';
import { AREA_NAMES, type AreaName, STANDARD_BOARD } from '../../src/board/index.js';
import { AREA_LAYOUT, HARBOR_LAYOUT, type Point, TIES } from '../../src/page/map/layout.js';
import { areaInWords, mapBoardOf, ofSide } from '../../src/page/map/map-board.js';
import { playedMap, STANDARD_MAP } from '../../src/page/map/played-map.js';
import { nearestThatWay } from '../../src/page/map/sea-map.js';

/** The edges of an outline, the same whichever way they run. */
const edgesOf = (area: AreaName): string[] => {
  const { outline } = AREA_LAYOUT[area];
  return outline.map((point, k) => [point.join(), outline[(k + 1) % outline.length]!.join()].sort().join(' '));
};

/** True where a point lies in an outline, by the crossings of a ray. */
const isInside = ([x, y]: Point, area: AreaName): boolean => {
  const { outline } = AREA_LAYOUT[area];
  return outline.reduce((inside, [ax, ay], k) => {
    const [bx, by] = outline[(k + 1) % outline.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
};

/** How far a point lies from the edges of an area. */
const distanceTo = ([x, y]: Point, area: AreaName): number => {
  const { outline } = AREA_LAYOUT[area];
  const far = outline.map(([ax, ay], k) => {
    const [bx, by] = outline[(k + 1) % outline.length]!;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const at = Math.min(1, Math.max(0, along));
    return Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay));
  });
  return Math.min(...far);
};

describe('the map', () => {
  it('draws areas side by side just where they are neighbours', () => {
    for (const { name, adjacent } of STANDARD_BOARD.areas) {
      const touching = AREA_NAMES.filter(
        (other) => other !== name && edgesOf(other).some((edge) => edgesOf(name).includes(edge)),
      );
      expect([name, touching.toSorted()]).toEqual([name, adjacent.toSorted()]);
    }
  });

  it('has names, flags and forces of each area inside it', () => {
    for (const area of AREA_NAMES) {
      const { name, flag, forces } = AREA_LAYOUT[area];
      expect([area, ...[name, flag, forces].map((point) => isInside(point, area))]).toEqual([area, true, true, true]);
    }
  });

  it('has each port and base at all the areas that it touches', () => {
    for (const { name, touches } of [...STANDARD_BOARD.ports, ...STANDARD_BOARD.bases]) {
      const marks = [HARBOR_LAYOUT[name], ...(TIES[name] ?? [])];
      const here = touches.filter((area) =>
        marks.some((point) => isInside(point, area) || distanceTo(point, area) < 20),
      );
      expect([name, here]).toEqual([name, touches]);
    }
  });

  it('lets the keyboard go from area to area', () => {
    expect(nearestThatWay('Central Pacific Ocean', [1, 0])).toBe('Hawaiian Islands');
    expect(nearestThatWay('Central Pacific Ocean', [0, -1])).toBe('Aleutian Islands');
    expect(nearestThatWay('Bay of Bengal', [-1, 0])).toBeUndefined();
  });

  it('shows who is where, under whose flag, and how they count', () => {
    const board = mapBoardOf({
      turn: 3,
      poc: -4,
      control: { 'Coral Sea': 'none' },
      pieces: { 'Coral Sea': ['Nachi', 'Akagi', 'Lexington', '11th A.F.'], Truk: ['Yamato'] },
      raiding: ['Akagi'],
      damage: { Nachi: 1 },
    });
    const sea = board.places['Coral Sea']!;
    expect(ofSide(sea, 'japan').map(({ name, posture, damage }) => [name, posture, damage])).toEqual([
      ['Akagi', 'raiding', 0],
      ['Nachi', 'patrolling', 1],
    ]);
    expect(ofSide(sea, 'allied').map(({ name, posture }) => [name, posture])).toEqual([
      ['Lexington', 'patrolling'],
      ['11th A.F.', null],
    ]);
    expect(board.places.Truk!.pieces[0]!.posture).toBe(null);
    expect(areaInWords('Coral Sea', board)).toBe(
      'Coral Sea; no flag; 3 POC for Japan, 2 for the Allies; Japan has 2 units, the Allies have 2 units',
    );
  });

  it('is worth what the rules and the board that are played make of it', () => {
    const { areas } = playedMap(['second-edition', 'nine-turn'], {
      areas: { 'Coral Sea': { poc: { japan: 1 } } },
      ships: { Akagi: { factors: '156+4' } },
    });
    expect(AREA_NAMES.filter((area) => areas[area].changed.length > 0).toSorted()).toEqual([
      'Coral Sea',
      'Indonesia',
      'Japanese Islands',
    ]);
    expect(areas['Japanese Islands'].poc.japan).toBe(STANDARD_MAP.areas['Japanese Islands'].poc.japan + 1);
    const map = playedMap(['second-edition'], {
      areas: { 'Coral Sea': { poc: { japan: 1 } } },
      ships: { Akagi: { factors: '156+4' } },
    });
    const board = mapBoardOf({ turn: 3, pieces: { 'Coral Sea': ['Akagi'] } } as never, map);
    expect(board.places['Coral Sea']!.pieces[0]!.factors).toBe('156+4');
    expect(areaInWords('Coral Sea', board)).toBe(
      'Coral Sea; Allied flag; 1 POC for Japan, 2 for the Allies, 3 POC for Japan on the standard board; Japan has 1 unit',
    );
  });
});
