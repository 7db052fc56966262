// Entry of a worker thread.

import { createExperiment } from './analysis/experiments/experiments.js';
import { chunkPlayer } from './simulate/chunks.js';

export default chunkPlayer(createExperiment);
