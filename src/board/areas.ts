// The thirteen sea areas (2.1): neighbours, who controls each at the start, and the POC each side gains there.
import { blurred, component, guess, replay, rulebook } from './provenance.js';
import type { AreaData } from './types.js';

export const AREAS = [
  {
    name: 'Japanese Islands',
    adjacent: ['Aleutian Islands', 'Central Pacific Ocean', 'Marianas Islands', 'Indonesia'],
    adjacentSource: component,
    control: 'japan',
    controlSource: rulebook,
    poc: {
      japan: { value: 3, source: replay },
      allied: { value: 3, source: blurred(0.8, 'else 2') },
    },
  },
  {
    name: 'Aleutian Islands',
    adjacent: ['Japanese Islands', 'Central Pacific Ocean', 'North Pacific Ocean'],
    adjacentSource: component,
    control: 'none',
    controlSource: rulebook,
    poc: {
      japan: { value: 0, source: replay },
      allied: { value: 1, source: blurred(0.9) },
    },
  },
  {
    name: 'North Pacific Ocean',
    adjacent: ['Aleutian Islands', 'Central Pacific Ocean', 'Hawaiian Islands'],
    adjacentSource: component,
    control: 'none',
    controlSource: rulebook,
    poc: {
      japan: { value: 1, source: replay },
      allied: { value: 1, source: replay },
    },
  },
  {
    name: 'Central Pacific Ocean',
    adjacent: ['Japanese Islands', 'Aleutian Islands', 'North Pacific Ocean', 'Hawaiian Islands', 'Marshall Islands', 'Marianas Islands'],
    adjacentSource: component,
    control: 'allied',
    controlSource: rulebook,
    poc: {
      japan: { value: 1, source: replay },
      allied: { value: 0, source: blurred(0.85) },
    },
  },
  {
    name: 'Hawaiian Islands',
    adjacent: ['North Pacific Ocean', 'Central Pacific Ocean', 'Marshall Islands', 'U.S. Mandate'],
    adjacentSource: component,
    control: 'allied',
    controlSource: rulebook,
    poc: {
      japan: { value: 1, source: blurred(0.85, 'else 2') },
      allied: { value: 3, source: replay },
    },
  },
  {
    name: 'Marianas Islands',
    adjacent: ['Japanese Islands', 'Central Pacific Ocean', 'Marshall Islands', 'South Pacific Ocean', 'Indonesia'],
    adjacentSource: component,
    control: 'japan',
    controlSource: rulebook,
    poc: {
      japan: { value: 2, source: replay },
      allied: { value: 2, source: guess(0.45, '1: 0.30, 3: 0.25') },
    },
  },
  {
    name: 'Marshall Islands',
    adjacent: ['Central Pacific Ocean', 'Hawaiian Islands', 'U.S. Mandate', 'South Pacific Ocean', 'Marianas Islands'],
    adjacentSource: component,
    control: 'japan',
    controlSource: rulebook,
    poc: {
      japan: { value: 1, source: replay },
      allied: { value: 1, source: blurred(0.95) },
    },
  },
  {
    name: 'U.S. Mandate',
    adjacent: ['Hawaiian Islands', 'Marshall Islands', 'South Pacific Ocean', 'Coral Sea'],
    adjacentSource: component,
    control: 'allied',
    controlSource: rulebook,
    poc: {
      japan: { value: 2, source: blurred(0.85, 'else 3') },
      allied: { value: 2, source: replay },
    },
  },
  {
    name: 'South Pacific Ocean',
    adjacent: ['Marianas Islands', 'Marshall Islands', 'U.S. Mandate', 'Coral Sea', 'Indonesia'],
    adjacentSource: component,
    control: 'allied',
    controlSource: rulebook,
    poc: {
      japan: { value: 2, source: replay },
      allied: { value: 1, source: blurred(0.97) },
    },
  },
  {
    name: 'Coral Sea',
    adjacent: ['South Pacific Ocean', 'U.S. Mandate', 'Indian Ocean'],
    adjacentSource: component,
    control: 'allied',
    controlSource: rulebook,
    poc: {
      japan: { value: 3, source: blurred(0.7, 'else 2') },
      allied: { value: 2, source: replay },
    },
  },
  {
    name: 'Indonesia',
    adjacent: ['Japanese Islands', 'Marianas Islands', 'South Pacific Ocean', 'Indian Ocean', 'Bay of Bengal'],
    adjacentSource: component,
    control: 'allied',
    controlSource: rulebook,
    poc: {
      japan: { value: 3, source: rulebook },
      allied: { value: 1, source: rulebook },
    },
  },
  {
    name: 'Indian Ocean',
    adjacent: ['Indonesia', 'Coral Sea', 'Bay of Bengal'],
    adjacentSource: component,
    control: 'allied',
    controlSource: rulebook,
    poc: {
      japan: { value: 1, source: blurred(0.85, 'else 2') },
      allied: { value: 0, source: replay },
    },
  },
  {
    name: 'Bay of Bengal',
    adjacent: ['Indonesia', 'Indian Ocean'],
    adjacentSource: component,
    control: 'allied',
    controlSource: rulebook,
    poc: {
      japan: { value: 1, source: blurred(0.65, 'else 2') },
      allied: { value: 1, source: replay },
    },
  },
] as const satisfies readonly AreaData[];
