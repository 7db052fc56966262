import { describe, expect, it } from 'vitest';
import { allowedInstead, editDistance, nearest } from '../../src/text/nearest.js';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['Akagi', 'Akagi', 0],
    ['Akagy', 'Akagi', 1],
    ['Akgai', 'Akagi', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
    ['', 'Kaga', 4],
  ])('%s to %s: %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('nearest', () => {
  const ships = ['Nevada', 'Pennsylvania', 'West Virginia', '7th A.F.', 'Kaga', 'Kako'];

  it('looks past case, spaces and punctuation', () => {
    expect(nearest('westvirginia', ships)).toBe('West Virginia');
    expect(nearest('7th af', ships)).toBe('7th A.F.');
  });

  it('takes the beginning of a name for the name', () => {
    expect(nearest('Penn', ships)).toBe('Pennsylvania');
  });

  it('prefers the smaller distance', () => {
    expect(nearest('Kagga', ships)).toBe('Kaga');
    expect(nearest('search-1s-9', ['search-1s', 'search-1s-2', 'search-1s-8'])).toBe('search-1s-2');
  });

  it('suggests nothing that is far away', () => {
    expect(nearest('Bismarck', ships)).toBeUndefined();
    expect(nearest('', ships)).toBeUndefined();
    expect(allowedInstead('Bismarck', ['Kaga', 'Akagi'])).toBe('; allowed: Kaga, Akagi');
    expect(allowedInstead('Akagy', ['Kaga', 'Akagi'], 'carriers')).toBe('; did you mean "Akagi"? Allowed: carriers');
  });
});
