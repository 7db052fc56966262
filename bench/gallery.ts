// npm run gallery: writes reports/index.html, the gallery of all studies in reports/. npm run gallery -- --time [FOLDER]: how long it took to make them, or
// those of a folder.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { duration } from '../src/cli/output/progress-line.js';
import { galleryHtml } from '../src/report/gallery/gallery.js';
import { type Study, studyOf } from '../src/report/gallery/study.js';
import { optionsOf } from './options.js';

const ROOT = 'reports';
/** What a reader asks first; the others follow by name. */
const FIRST = ['pearl-harbor', 'fair-bid'];

/** Every folder with a report and its result. */
export function studiesIn(root: string): Study[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const folders = files.filter((file) => file.endsWith('/result.json')).map((file) => dirname(file));
  const rank = (folder: string): number => (FIRST.includes(folder) ? FIRST.indexOf(folder) : FIRST.length);
  return folders
    .filter((folder) => files.includes(`${folder}/report.html`))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((folder) => studyOf(folder, JSON.parse(readFileSync(join(root, folder, 'result.json'), 'utf8')), root));
}

if (process.argv[1]?.endsWith('gallery.ts')) {
  const { values, rest } = optionsOf('bench/gallery.ts', { time: false }, 'FOLDER');
  const [folder = ''] = rest;
  const studies = studiesIn(ROOT).filter((study) => study.folder.startsWith(folder));
  if (values.time) {
    const seconds = studies.reduce((sum, { run }) => sum + run.seconds, 0);
    const each = studies.map(({ folder, run }) => `${folder} ${duration(run.seconds)}`).join(', ');
    console.log(`Together they took ${duration(seconds)} when they were made last (${each}).`);
  } else {
    writeFileSync(join(ROOT, 'index.html'), galleryHtml(studies));
    console.log(`${ROOT}/index.html: ${studies.length} studies.`);
  }
}
