export * from './acting.js';
export * from './catalog.js';
export * from './rule-set.js';
export * from './rulings.js';
