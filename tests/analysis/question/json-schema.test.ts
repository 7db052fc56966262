// The schema for editors says the same as the reader.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import shipped from '../../../src/ai/shipped.json' with { type: 'json' };
import { configOf } from '../../../src/analysis/question/config.js';
import { jsonSchema } from '../../../src/analysis/question/json-schema.js';
import { STANDARD_RAID } from '../../../src/raid/question/standard-raid.js';
import { SMALLEST_RAID } from '../../raid/question/smallest-raid.js';

type SchemaKind = Parameters<typeof jsonSchema>[0];

/** What checks values by a schema, made once for each. */
const checkers = new Map<SchemaKind, z.ZodType>();
function checker(kind: SchemaKind): z.ZodType {
  const made = checkers.get(kind) ?? z.fromJSONSchema(jsonSchema(kind) as Parameters<typeof z.fromJSONSchema>[0]);
  checkers.set(kind, made);
  return made;
}

type Node = { readonly [key: string]: unknown };

/** Every property of a schema, with its path. */
function properties(node: unknown, path = ''): [string, Node][] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((item) => properties(item, path));
  const here = node as { properties?: Record<string, Node> };
  const own = Object.entries(here.properties ?? {}).flatMap(([key, value]): [string, Node][] => [
    [`${path}.${key}`, value],
    ...properties(value, `${path}.${key}`),
  ]);
  const inner = Object.entries(node).flatMap(([key, value]) => (key === 'properties' ? [] : properties(value, path)));
  return [...own, ...inner];
}

describe.each(['raid', 'board', 'doctrine', 'opening'] as const)('the schema of %s', (kind) => {
  it('is JSON Schema 2020-12 with a title', () => {
    expect(jsonSchema(kind)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `vitp ${kind}`,
    });
  });

  it('describes each field at the top', () => {
    for (const [key, value] of Object.entries((jsonSchema(kind) as { properties: Record<string, Node> }).properties)) {
      expect(value.description, key).toMatch(/\.$/);
    }
  });
});

describe('the schema of a sweep', () => {
  const accepts = (value: unknown, kind?: 'sweep' | 'game') => checker(kind).safeParse(value).success;
  const sweep = { 'players.japan.weights.fear': [0.1, 0.35, 1] };

  it('is that of any scenario that is played by the game, with lists of values by path', () => {
    expect(accepts({ kind: 'game', sweep, metrics: ['poc.final'] }, 'sweep')).toBe(true);
    expect(
      accepts({ kind: 'raid', sweep: { targets: ['spread', 'focus'] }, metrics: 'battleships.sunk' }, 'sweep'),
    ).toBe(true);
    expect(accepts({ kind: 'game', sweep })).toBe(true);
    // Without a sweep it is none, and an ordinary scenario has no such key.
    expect(accepts({ kind: 'game' }, 'sweep')).toBe(false);
    expect(accepts({ kind: 'game', sweep }, 'game')).toBe(false);
    expect(accepts({ kind: 'game', sweep: { targets: [] } }, 'sweep')).toBe(false);
    expect(accepts({ kind: 'game', sweep, metric: 'poc.final' }, 'sweep')).toBe(false);
  });
});

describe('the schema of a raid', () => {
  const schema = checker('raid');
  const accepts = (value: unknown) => schema.safeParse(value).success;

  it('accepts the smallest file, its config, and shorthands', () => {
    expect(accepts(parse(SMALLEST_RAID))).toBe(true);
    expect(accepts(configOf(STANDARD_RAID, 'exact'))).toBe(true);
    expect(accepts({ kind: 'raid', targets: 'spread', rules: ['pearl-harbor'] })).toBe(true);
    expect(accepts({ kind: 'raid', data: { areas: { 'Coral Sea': { poc: { japan: 2 } } } } })).toBe(true);
  });

  it('refuses unknown keys and names', () => {
    expect(accepts({ kind: 'raid', raidforce: [] })).toBe(false);
    expect(accepts({ kind: 'raid', raidForce: ['Akagy'] })).toBe(false);
    expect(accepts({ kind: 'raid', targets: { round1: { Akagi: 'Nevda' } } })).toBe(false);
    expect(accepts({ kind: 'rade' })).toBe(false);
  });

  it('needs nothing but the kind', () => {
    expect(jsonSchema('raid').required).toEqual(['kind']);
  });

  it('knows the fields of a data file too', () => {
    expect(properties(jsonSchema('raid')).map(([path]) => path)).toContain('.data.areas.poc.japan');
  });
});

describe('the schemas of doctrines and openings', () => {
  const accepts = (kind: 'doctrine' | 'opening' | 'game', value: unknown) => checker(kind).safeParse(value).success;

  it('accept those that come with the package', () => {
    for (const kind of ['doctrine', 'opening'] as const) {
      for (const value of shipped[`${kind}s`]) expect(accepts(kind, value), value.name).toBe(true);
    }
  });

  it('refuse unknown keys, names and values out of range', () => {
    const doctrine = { name: 'x', side: 'japan', intent: 'X', weights: {} };
    expect(accepts('doctrine', doctrine)).toBe(true);
    expect(accepts('doctrine', { ...doctrine, weights: { faer: 1 } })).toBe(false);
    expect(accepts('doctrine', { ...doctrine, weights: { fear: 11 } })).toBe(false);
    expect(accepts('doctrine', { ...doctrine, weights: { areas: { 'Coral See': 1 } } })).toBe(false);
    const opening = { name: 'x', side: 'japan', intent: 'X', turns: { 1: { stay: true } } };
    expect(accepts('opening', opening)).toBe(true);
    expect(accepts('opening', { ...opening, turns: { 1: { stay: 'yes' } } })).toBe(false);
    expect(accepts('opening', { ...opening, turns: { 2: { raiders: { 'Coral Sea': { crusers: 1 } } } } })).toBe(false);
  });

  it('know every form of a seat', () => {
    for (const japan of [
      'standard+tko',
      './mine.yaml',
      { opening: 'tko', weights: { fear: 0.2 } },
      { player: 'random' },
    ]) {
      expect(accepts('game', { kind: 'game', players: { japan } }), JSON.stringify(japan)).toBe(true);
    }
    expect(accepts('game', { kind: 'game', players: { japan: { docrine: 'x' } } })).toBe(false);
  });
});
