// The doctrines and openings that come with the package: the code has what the files say.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHIPPED, shippedText } from '../../bench/ship.js';
import { shippedDoctrine, shippedDoctrines } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { WEIGHT_NAMES, WEIGHT_TABLE_NAMES, WEIGHT_TABLES, WEIGHTS } from '../../src/ai/heuristic/doctrine/weights.js';
import { shippedOpenings } from '../../src/ai/opening.js';
import { readOpening } from '../../src/ai/schema/read-opening.js';
import { readDoctrine } from '../../src/node/read.js';

describe('doctrines and openings that come with the package', () => {
  it('are those of the YAML files; npm run doctrines writes them anew', () => {
    expect(readFileSync(SHIPPED, 'utf8')).toBe(shippedText());
  });

  it('are read from their files as from the package', () => {
    for (const opening of shippedOpenings()) {
      const file = `src/ai/openings/${opening.side}/${opening.name}.yaml`;
      expect(readOpening(readFileSync(file, 'utf8'), file)).toEqual(opening);
    }
    for (const doctrine of shippedDoctrines()) {
      const file = `src/ai/doctrines/${doctrine.side}/${doctrine.name}.yaml`;
      expect(readDoctrine(readFileSync(file, 'utf8'), file)).toEqual(doctrine);
    }
  });

  it('have every weight, within its range', () => {
    for (const { side, name, weights } of shippedDoctrines()) {
      for (const weight of WEIGHT_NAMES) {
        expect(weights[weight], `${side} ${name} ${weight}`).toBeGreaterThanOrEqual(WEIGHTS[weight].min);
        expect(weights[weight], `${side} ${name} ${weight}`).toBeLessThanOrEqual(WEIGHTS[weight].max);
      }
      for (const table of WEIGHT_TABLE_NAMES) expect(Object.keys(weights[table])).toEqual(WEIGHT_TABLES[table].names);
    }
  });

  it('where a doctrine says nothing, the default counts: a base is worth something, a port is not', () => {
    const { harbors } = shippedDoctrine('japan', 'standard')!.weights;
    expect(harbors.Attu).toBe(0.4);
    expect(WEIGHT_TABLES.harbors.default('Ceylon')).toBe(0);
    expect(shippedDoctrine('japan', 'no such')).toBeUndefined();
  });
});
