export * from './board.js';
export * from './factors.js';
export * from './provenance.js';
export * from './tables.js';
export * from './types.js';
export * from './vocabulary.js';
