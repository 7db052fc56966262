// What is built twice: whole, and with the optional rules folded away. See `fold.ts`.
export { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
export { tallyOffsets } from '../../src/game/experiment.js';
export { STANDARD_GAME } from '../../src/players/game-scenario.js';
export { gameExperiment } from '../../src/simulate/game-experiment.js';
