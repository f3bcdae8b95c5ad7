import { expect, test } from 'vitest';
import { z } from 'zod';
import { providersJsonSchema } from '../src/providers/index.ts';
import { liveJsonSchema } from '../src/realtime/index.ts';

const accepts = (schema: object, value: unknown): boolean => z.fromJSONSchema(schema as never).safeParse(value).success;

test('the JSON Schema of live.json takes what the server takes, and names what it does not', () => {
  const schema = liveJsonSchema();
  const source = { name: 'updates', url: 'https://example.org/updates.pb' };
  expect(accepts(schema, { sources: [] })).toBe(true);
  expect(
    accepts(schema, { sources: [source, { name: 'bikes', kind: 'gbfs', file: 'gbfs.json', intervalSeconds: 60 }] }),
  ).toBe(true);
  expect(accepts(schema, { sources: [{ ...source, intervalSeconds: 0 }] })).toBe(false);
  expect(accepts(schema, { sources: [{ ...source, interval: 5 }] })).toBe(false);
  expect(accepts(schema, {})).toBe(false);
});

test('the JSON Schema of providers.json takes a file without defaults, and no unknown member', () => {
  const schema = providersJsonSchema();
  expect(accepts(schema, {})).toBe(true);
  expect(accepts(schema, { currency: 'EUR', energy: [{ mode: 'me_car', price: 1.8, per100Km: 6 }] })).toBe(true);
  expect(accepts(schema, { currency: 'euro' })).toBe(false);
  expect(accepts(schema, { taxi: [] })).toBe(false);
});

test('every member of live.json has an explanation', () => {
  const bare: string[] = [];
  const look = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties')
        for (const [name, member] of Object.entries(value as Readonly<Record<string, object>>))
          if (!('description' in member)) bare.push(`${path}.${name}`);
      look(value, `${path}.${key}`);
    }
  };
  look(liveJsonSchema(), 'live');
  expect(bare).toEqual([]);
});

test('every value of live.json that is one of a list has an explanation', () => {
  const { properties } = liveJsonSchema() as {
    readonly properties: { readonly sources: { readonly items: { readonly properties: Record<string, object> } } };
  };
  const { kind, alerts } = properties.sources.items.properties;
  for (const list of [kind, alerts]) {
    const { enum: values, enumDescriptions } = list as Readonly<Record<string, readonly string[]>>;
    expect(enumDescriptions).toHaveLength(values!.length);
  }
});
