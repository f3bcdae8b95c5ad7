import { expect, test } from 'vitest';
import { StaticFiles } from '../static-files.ts';
import { lazyGraphiql } from './graphiql.ts';

const files = new StaticFiles();
const graphiql = await lazyGraphiql(files, 'X-Service-Key', 'demo-<123>')();
const fileRequest = (headers: Record<string, string> = {}): Request => new Request('http://test/x', { headers });

test('its page is small, holds the recipes and the key header, and loads nothing from other servers', async () => {
  const page = await graphiql.page().text();
  expect(page.length).toBeLessThan(60_000);
  expect(page).toContain('Tripwright graph');
  expect(page).toContain('X-Service-Key');
  expect(page).toContain('demo-\\u003c123>');
  expect(page).toContain('query StopsNearby');
  expect(page).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i);
});

test('its large files have their hash in the name, are cached forever and compressed', async () => {
  const page = await graphiql.page().text();
  const paths = [...page.matchAll(/(?:src|href)="(\/graphiql\/[^"]+)"/g)].map(([, path]) => path as string);
  expect(paths.map((path) => path.replace(/^.*\./, '')).sort()).toEqual(['css', 'js']);
  for (const path of paths) {
    const response = await files.answer(path, fileRequest({ 'accept-encoding': 'gzip, br' }));
    expect(response?.headers.get('cache-control')).toContain('immutable');
    expect(response?.headers.get('content-encoding')).toBe('br');
    expect(Number(response?.headers.get('content-length'))).toBeLessThan(2_500_000);
  }
}, 60_000);

test('only the bundle and the script of the visit may run', () => {
  const policies = [graphiql.page(), graphiql.page()].map(({ headers }) => headers.get('content-security-policy'));
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(policies[0]).toContain("frame-ancestors 'none'");
});
