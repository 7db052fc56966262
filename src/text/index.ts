export * from './leaving.js';
export { isUnsafe } from './unsafe.js';
