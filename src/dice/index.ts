export * from './addressed.js';
export * from './dice.js';
export * from './dice-tables.js';
export * from './many-sided.js';
export * from './scripted.js';
export * from './slots.js';
export * from './words.js';
