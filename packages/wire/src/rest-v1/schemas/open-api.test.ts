import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTING_PARAMETER_NAMES } from '../parse/parse-routing.ts';
import { openApiDocument } from './open-api.ts';

test('openapi.json is current (pnpm --filter @tripwright/wire print-openapi)', () => {
  const kept = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(kept)).toEqual(openApiDocument());
});

test('every reference resolves, and every parsed parameter is described', () => {
  const document = openApiDocument() as {
    components: Record<'schemas' | 'headers', Record<string, unknown>>;
    paths: Record<string, Record<string, { parameters: { name: string; description?: string }[] }>>;
  };
  const references = JSON.stringify(document).match(/"#\/[^"]*"/g) ?? [];
  expect(references.length).toBeGreaterThan(10);
  for (const reference of references) {
    const [, kind, name = reference] = /^"#\/components\/(schemas|headers)\/(.+)"$/.exec(reference) ?? [];
    expect(Object.keys(document.components[kind as 'schemas'] ?? {}), reference).toContain(name);
  }
  const parameters = document.paths['/v1/routing.json']?.['get']?.parameters ?? [];
  for (const name of ROUTING_PARAMETER_NAMES) {
    expect(parameters.find((parameter) => parameter.name === name)?.description, name).toBeTypeOf('string');
  }
});
