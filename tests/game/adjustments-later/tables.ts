// Tables of the later adjustments: a turn under some of them, with Allied ports lost or not.
export { turnUnder as on } from '../table.js';

export const LOST = { 'Pearl Harbor': 'japan' } as const;
export const BOTH_LOST = { 'Pearl Harbor': 'japan', Samoa: 'japan' } as const;
export const CPO = 'Central Pacific Ocean';
