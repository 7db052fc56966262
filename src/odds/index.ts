export * from './attack.js';
export * from './best-raid.js';
export * from './best-second-round.js';
export * from './raid.js';
export type { ExactRaid, JointCounts } from './raid-result.js';
export { ExactRaidError } from './raid-setup.js';
