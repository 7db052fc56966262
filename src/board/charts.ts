// What is printed on the order-of-appearance cards beside the counters: removals, repair points, submarines, dates, and
// the turn-1 chart.
import { component, rulebook } from './provenance.js';
import type { Board, RemovalData, RepairData, SubmarineData } from './types.js';

const britishCarrier = { kind: 'carrier', factors: ['0272'] } as const;
const oldBattleship = { kind: 'battleship', factors: ['443'] } as const;

/** British withdrawals at the start of a turn (4.4, 4.42). */
export const REMOVALS: readonly RemovalData[] = [
  { turn: 4, ship: britishCarrier, source: component },
  { turn: 4, ship: britishCarrier, source: component },
  { turn: 5, ship: 'Resolution', source: component },
  { turn: 5, ship: 'Revenge', source: component },
  { turn: 5, ship: 'Valiant', source: component },
  { turn: 5, ship: 'Warspite', source: component },
  { turn: 6, ship: 'Victorious', source: component },
  { turn: 7, ship: britishCarrier, source: component },
  { turn: 7, ship: oldBattleship, source: component },
];

const everyTurn = (points: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => points);

/** Repair points by port and turn (11.2); only the original owner may use them (11.24). */
export const REPAIRS: readonly RepairData[] = [
  { port: 'Yokosuka Navy Yard', owner: 'japan', points: everyTurn(6), source: rulebook },
  { port: 'Australia', owner: 'allied', points: everyTurn(1), source: rulebook },
  { port: 'Ceylon', owner: 'allied', points: everyTurn(1), source: rulebook },
  { port: 'Pearl Harbor', owner: 'allied', points: [0, 3, 6, 9, 12, 15, 15, 15, 15], source: component },
];

export const SUBMARINES: readonly SubmarineData[] = [
  { name: 'I-Boat', side: 'japan', firstTurn: 1, lastTurn: 6, shots: 1, bonus: true, source: component },
  { name: 'F-Boat', side: 'allied', firstTurn: 7, lastTurn: 9, shots: 1, bonus: true, source: component },
];

export const DATES = [
  'Dec 1941',
  'May 1942',
  'Sep 1942',
  'Jan 1943',
  'Jun 1943',
  'Jan 1944',
  'May 1944',
  'Oct 1944',
  'Jan 1945',
] as const;

/** One die for each group (18.22). */
export const LOCATION_UNCERTAIN: Board['locationUncertain'] = {
  die: ['Central Pacific Ocean', 'Hawaiian Islands', 'Hawaiian Islands', 'turn 2', 'turn 2', 'turn 2'],
  groups: ['W', 'X', 'Y', 'Z'],
  source: rulebook,
};

/** The five cruisers that are free to move on turn 1 (18.12). */
export const MAY_MOVE_ON_TURN_1 = ['Houston', 'Exeter', 'De Ruyter', 'Australia', 'Canberra'] as const;
