export * from './addressed.js';
export * from './dice.js';
export * from './many-sided.js';
export * from './scripted.js';
export * from './slots.js';
export * from './tables.js';
export * from './words.js';
