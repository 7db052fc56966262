export * from './heard-dice.js';
export * from './luck-account.js';
export * from './luck-sum.js';
export * from './meter.js';
export * from './worth.js';
