// `npm run -s map-worths`: by how much the uncertain point values of the map move whole games, written to the file that `vitp data --check` tells
// it from.
import { writeFileSync } from 'node:fs';
import { mapWorths } from '../src/analysis/map-check/worths.js';
import { STANDARD_BOARD } from '../src/board/index.js';
import { describeRun } from '../src/node/machine.js';
import { simulate } from '../src/node/simulate.js';
import { STANDARD_GAME } from '../src/whole-games/game-scenario.js';
import { optionsOf, some } from './options.js';

const { games } = optionsOf('bench/map-worths.ts', { games: some(2000) }).values;
const controls = { simulate, describeRun, workers: 1, signal: new AbortController().signal, onProgress: () => {} };
const measured = await mapWorths(STANDARD_GAME, STANDARD_BOARD, { seed: 'map', games }, controls);
writeFileSync('src/analysis/map-check/worths.json', `${JSON.stringify(measured)}\n`);
