// The gallery of the studies that are kept in reports/.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { studiesIn } from '../../../bench/gallery.js';
import { DEFAULT_PLAYER } from '../../../src/ai/default-player.js';
import { galleryHtml } from '../../../src/report/gallery/gallery.js';
import { studyOf } from '../../../src/report/gallery/study.js';
import { game } from '../support.js';

describe('a study', () => {
  it('tells its answer, who played with which weights, and the command', () => {
    const study = studyOf('some/where', { ...game() });
    expect(study).toMatchObject({
      folder: 'some/where',
      title: 'Victory in the Pacific, played to the end',
      picture: { file: 'winner.svg', title: 'Who wins' },
    });
    expect(study.answer).toMatch(/^Japan wins 57\.6 ±2\.2 % of these games/);
    expect(study.command).toMatch(/^npx vitp game reports\/some\/where\/scenario\.json --seed .+ --games \d+$/);
    expect(study.players.length).toBeGreaterThan(0);
    expect(study.players.every((name) => /^\S+ [0-9a-f]{6}$/.test(name))).toBe(true);
  });
});

describe('the gallery', () => {
  const studies = studiesIn('reports');

  it('is that of the results beside it: "npm run gallery" writes it anew', () => {
    expect(readFileSync('reports/index.html', 'utf8')).toBe(galleryHtml(studies));
  });

  it('has no two studies of one title: those alike are told apart by their players, or by their folders', () => {
    const titles = [...galleryHtml(studies).matchAll(/<h2>(.*?)<\/h2>/g)].map((m) => m[1]!.replaceAll(/<[^>]*>/g, ''));
    expect(titles).toHaveLength(studies.length);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toContain(`A fair bid: ${DEFAULT_PLAYER} on both sides`);
    expect(titles).toContain('A fair bid: search on both sides');
  });

  it('shows pictures and reports that are there', () => {
    expect(studies.length).toBeGreaterThanOrEqual(5);
    const files = studies.flatMap(({ folder, picture }) => [`${folder}/report.html`, `${folder}/${picture!.file}`]);
    expect(files.filter((file) => !existsSync(`reports/${file}`))).toEqual([]);
  });

  it('is one page without scripts, whose texts are no markup', () => {
    const html = galleryHtml([{ ...studies[0]!, answer: '<b>x</b>' }]);
    expect(html).not.toMatch(/<script|https?:/);
    expect(html).toContain('&lt;b&gt;x');
  });
});
