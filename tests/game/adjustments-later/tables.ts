// Tables of the later adjustments: a turn under some of them, with Allied ports lost or not.
import { PASSIVE, type Setup, table } from '../table.js';

export const on = (turn: number, rules: readonly string[], setup: Setup) =>
  table({
    turn,
    rules,
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });
export const LOST = { 'Pearl Harbor': 'japan' } as const;
export const BOTH_LOST = { 'Pearl Harbor': 'japan', Samoa: 'japan' } as const;
export const CPO = 'Central Pacific Ocean';
