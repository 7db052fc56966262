// Entry of a worker thread.

import { createExperiment } from './analysis/experiments.js';
import { chunkPlayer } from './simulate/chunks.js';

export default chunkPlayer(createExperiment);
