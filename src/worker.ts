// Entry of a worker thread.
import { chunkPlayer } from './simulate/chunks.js';
import { createExperiment } from './simulate/experiments.js';

export default chunkPlayer(createExperiment);
