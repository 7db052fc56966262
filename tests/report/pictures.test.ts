import { describe, expect, it } from 'vitest';
import { grouped } from '../../src/answer/digits.js';
import { canonicalJson } from '../../src/answer/json.js';
import type { Result } from '../../src/answer/result.js';
import { picturesOf } from '../../src/report/pictures/index.js';
import { intervalRow, intervalsPicture } from '../../src/report/pictures/intervals.js';
import { shortShare } from '../../src/report/pictures/picture.js';
import { numberPlaces, reliabilityPicture } from '../../src/report/pictures/reliability.js';
import { darkColours, labelColour, textOn } from '../../src/report/pictures/theme.js';
import { renderSvg } from '../../src/report/svg.js';
import { cutFloats, exactRaid, game, numbers, raid } from './support.js';

const golden = (name: string) => `../golden/report/${name}`;

/** The labels that an SVG writes along its horizontal axes, from left to right, and where each begins and ends. */
function axisLabels(svg: string) {
  const groups = svg.match(/<g class="mark-text role-axis-label"[^>]*>.*?<\/g>/g) ?? [];
  const texts = groups.map((group) =>
    [
      ...group.matchAll(/<text text-anchor="(\w+)" transform="translate\(([-\d.]+),([-\d.]+)[^>]*?>([^<]*)<\/text>/g),
    ].flatMap(([whole, anchor, x, y, text]) => {
      const size = Number(/font-size="(\d+)px"/.exec(whole)![1]);
      const width = 0.58 * size * text!.length;
      const left = Number(x) - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
      return / opacity="0"/.test(whole) ? [] : [{ text: text!, left, right: left + width, y }];
    }),
  );
  return texts.filter((labels) => labels.length > 1 && new Set(labels.map((label) => label.y)).size === 1);
}

function pictureNamed(result: Result, name: string) {
  const found = picturesOf(result).find((picture) => picture.name === name);
  if (!found) throw new Error(`no picture ${name}`);
  return found;
}

describe('pictures', () => {
  it('of a raid are the histogram, the curve and the fates; of a game one for each kind of metric', () => {
    expect(picturesOf(raid()).map((p) => p.name)).toEqual(['battleships-afloat', 'at-least-afloat', 'fates']);
    expect(picturesOf(game()).map((p) => p.name)).toEqual([
      'winner',
      'poc-final',
      'poc-by-turn',
      'control-by-turn',
      'lost',
      'port',
    ]);
    expect(pictureNamed(raid(), 'battleships-afloat').title).toBe('Battleships still afloat after the raid');
  });

  it.each([
    ['battleships-afloat', raid],
    ['at-least-afloat', raid],
    ['fates', raid],
    ['winner', game],
    ['poc-by-turn', game],
    ['lost', game],
    ['port', game],
  ])('%s is drawn as before', async (name, result) => {
    const picture = pictureNamed(result(), name);
    await expect(cutFloats(canonicalJson(picture.spec))).toMatchFileSnapshot(golden(`${name}.vl.json`));
    const svg = await renderSvg(picture);
    await expect(cutFloats(svg).replaceAll('><', '>\n<')).toMatchFileSnapshot(golden(`${name}.svg`));
  });

  it('asked for at the same time are drawn one after the other, and leave Vega as it was', async () => {
    const { textMetrics } = (await import('vega')) as unknown as { textMetrics: { width: unknown } };
    const { width } = textMetrics;
    const pictures = picturesOf(raid());
    const alone: string[] = [];
    for (const picture of pictures) alone.push(await renderSvg(picture));
    const broken = { ...pictures[0]!, spec: { ...pictures[0]!.spec, mark: 'pie', layer: undefined } };
    const together = [broken, ...pictures].map((picture) => renderSvg(picture));
    const [refused, ...drawn] = await Promise.allSettled(together);
    expect(refused!.status).toBe('rejected');
    expect(drawn.map((one) => one.status === 'fulfilled' && one.value)).toEqual(alone);
    expect(textMetrics.width).toBe(width);
  });

  it('are the same bytes every time, in any order', async () => {
    const [first, second] = picturesOf(raid());
    const alone = await renderSvg(first!);
    await renderSvg(second!);
    expect(await renderSvg(first!)).toBe(alone);
  });

  it('of every result compile without a warning', async () => {
    const results = [
      exactRaid(),
      game(),
      numbers([5], 3),
      numbers(
        Array.from({ length: 130 }, (_, i) => i),
        -60,
      ),
    ];
    for (const result of results) {
      for (const picture of picturesOf(result)) expect(await renderSvg(picture)).toMatch(/^<svg .*<\/svg>$/s);
    }
  });

  it('refuse a specification with a mistake', async () => {
    const picture = pictureNamed(raid(), 'battleships-afloat');
    await expect(renderSvg({ ...picture, spec: { ...picture.spec, mark: 'pie', layer: undefined } })).rejects.toThrow();
  });

  it('draw intervals where there are any, and none for the exact method', async () => {
    const errorBars = async (result: Result) =>
      (await renderSvg(pictureNamed(result, 'battleships-afloat'))).match(/mark-rule role-mark layer_1/g)?.length ?? 0;
    expect(await errorBars(raid())).toBeGreaterThan(0);
    expect(await errorBars(exactRaid())).toBe(0);
    expect(pictureNamed(exactRaid(), 'battleships-afloat').caption).not.toContain('interval');
  });

  it('say where they are from', () => {
    const subtitle = (result: Result) =>
      (pictureNamed(result, 'battleships-afloat').spec.title as { subtitle: string[] }).subtitle.join(' ');
    expect(subtitle(raid())).toContain('200,000 games, seed pearl-harbor, rules second-edition');
    expect(subtitle({ ...raid(), partial: true })).toContain('(interrupted)');
    expect(subtitle(exactRaid())).toMatch(/exact, rules second-edition$/);
  });

  it('have titles that fit and ids of their own', async () => {
    for (const result of [raid(), game()]) {
      for (const picture of picturesOf(result)) {
        const { text, subtitle } = picture.spec.title as { text: string[]; subtitle: string[] };
        for (const line of [...text, ...subtitle]) expect(line.length).toBeLessThanOrEqual(56);
        const ids = [...(await renderSvg(picture)).matchAll(/\bid="([^"]+)"/g)].map((m) => m[1]!);
        expect(ids.filter((id) => !id.startsWith(picture.name))).toEqual([]);
      }
    }
  });

  it('keep the labels of an axis apart, the outermost too', async () => {
    const rows = [-13, -4, 3, 9].map((value, k) => ({
      row: `a change with a long name, number ${k}`,
      value,
      lo: value - 3,
      hi: value + 3,
      label: String(value),
    }));
    const heading = { name: 'moves', title: 'What moves', subtitle: [], caption: '', axis: 'changed minus as it is' };
    const scores = Array.from({ length: 59 }, (_, i) => i);
    const pictures = [raid(), exactRaid(), game(), numbers(scores, -29), numbers(scores.slice(1, 20), 3)].flatMap(
      picturesOf,
    );
    let looked = 0;
    for (const picture of [...pictures, intervalsPicture(rows, { ...heading, mark: 'bars' })]) {
      for (const labels of axisLabels(await renderSvg(picture))) {
        labels.forEach(({ left, text }, k) => {
          const before = labels[k - 1];
          if (before) expect(left - before.right, `${picture.name}: ${before.text} ${text}`).toBeGreaterThanOrEqual(8);
        });
        looked += labels.length;
      }
    }
    expect(looked).toBeGreaterThan(50);
  });

  it('write negative figures with the minus sign of the axis, and names as they are', () => {
    expect(intervalRow('search-0.1s', -9, [-10, -8], '-9.0 ±1 (-10 to -8)')).toMatchObject({
      row: 'search-0.1s',
      label: '−9.0 ±1 (−10 to −8)',
    });
  });

  it('of one value only are left out: their table says it', () => {
    expect(picturesOf(numbers([5], 3))).toEqual([]);
    expect(picturesOf(numbers([5, 1], 3))).toHaveLength(1);
  });

  it('escape what a user wrote', async () => {
    const svg = await renderSvg(pictureNamed({ ...raid(), seed: '<b>&"x"' }, 'battleships-afloat'));
    expect(svg).toContain('seed &lt;b&gt;&amp;"x"');
    expect(svg).not.toContain('<b>');
  });

  it('turn every colour they use over on a dark page', async () => {
    const dark = darkColours();
    for (const result of [raid(), game()]) {
      for (const picture of picturesOf(result)) {
        const colours = new Set((await renderSvg(picture)).replace(/<style>.*?<\/style>/, '').match(/#[0-9a-f]{6}\b/g));
        // White text on a full colour stays white.
        colours.delete('#ffffff');
        for (const colour of colours) expect(dark).toContain(`.vitp-picture [fill="${colour}"]`);
      }
    }
  });
});

describe('figures in pictures', () => {
  const share = (value: number, half: number) =>
    ({
      unit: 'share',
      value,
      lo: Math.max(0, value - half),
      hi: Math.min(1, value + half),
      exact: half === 0,
    }) as const;

  it('are short and never below the error', () => {
    expect(shortShare(share(0.26184, 0.002), 2)).toBe('26.2');
    expect(shortShare(share(0.26184, 0.00002), 2)).toBe('26.18');
    expect(shortShare(share(0.00002, 0.000008), 2)).toBe('<0.01');
    expect(shortShare(share(0.99999, 0.000008), 2)).toBe('>99.99');
    expect(shortShare(share(0.00002, 0.000008), 1)).toBe('<0.1');
    expect([0, 1, 0.333333].map((p) => shortShare(share(p, 0), 2))).toEqual(['0', '100', '33.33']);
  });

  it('are written in ink on light cells and in white on dark ones', () => {
    expect(textOn(labelColour('sunk'), 0.04)).toBe('#1f2933');
    expect(textOn(labelColour('sunk'), 1)).toBe('#ffffff');
    expect(textOn(labelColour('damaged'), 1)).toBe('#1f2933');
  });
});

describe('a reliability diagram', () => {
  it('writes the number of a dot where it covers no other', () => {
    const alone = { promised: 20, came: 30, cases: 7 };
    expect(numberPlaces([alone, { promised: 60, came: 30, cases: 12 }])).toEqual([0, 0]);
    expect(numberPlaces([alone, { promised: 24, came: 30, cases: 20 }])).toEqual([1, 0]);
    const crowd = [alone, { promised: 24, came: 30, cases: 20 }, { promised: 28, came: 30, cases: 1234 }];
    expect(numberPlaces(crowd)).toEqual([1, 2, 0]);
  });

  it('writes no number over the figures of an axis', () => {
    expect(numberPlaces([{ promised: 14, came: 0, cases: 7 }])).toEqual([2]);
    const corner = { promised: 2, came: 50, cases: 35 };
    expect(numberPlaces([corner, { ...corner, promised: 6 }])).toEqual([2, 0]);
  });

  it('draws each number once, with several beside each other', async () => {
    const points = [96, 97, 98].map((promised) => ({ promised, came: 97, low: 95, high: 98, cases: 10 * promised }));
    const heading = { name: 'n', title: 't', subtitle: [], caption: 'c', promised: 'p', came: 'c' };
    const svg = await renderSvg(reliabilityPicture(points, heading));
    for (const { cases } of points) expect(svg.split(`>${grouped(cases)}</text>`)).toHaveLength(2);
  });
});
