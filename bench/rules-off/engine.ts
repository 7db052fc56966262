// What is built twice: whole, and with the optional rules folded away. See `fold.ts`.
export { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
export { tallyOffsets } from '../../src/stats/experiment.js';
export { gameExperiment } from '../../src/whole-games/game-experiment.js';
export { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';
