import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRequests } from './find-requests.ts';

const found = (text: string, language: string): string[] =>
  findRequests(text, language).map(({ start, end }) => text.slice(start, end));

const rest = '{ "from": "(41.14,-8.62)", "to": "(41.161,-8.59)", "modes": ["pt_pub"] }';
const graph =
  '{ from: { point: { lat: 41.14, lng: -8.62 } }, to: { stop: { region: "pt_porto", code: "1" } }, modes: ["pt_pub"] }';

describe('requests are found', () => {
  test.each<[language: string, text: string, request: string]>([
    ['json', rest, rest],
    ['jsonc', `// a\n{ "variables": { "request": ${rest} } }`, rest],
    [
      'json',
      `[${rest.replace('}', ', "departAfter": 1777884300, "bad": }')}`,
      rest.replace('}', ', "departAfter": 1777884300, "bad": }'),
    ],
    [
      'json',
      '{ "from": "Trindade", "to": "Campanhã", "modes": ["pt_pub"] }',
      '{ "from": "Trindade", "to": "Campanhã", "modes": ["pt_pub"] }',
    ],
    ['graphql', `query { plan(request: ${graph}) { x } }`, graph],
    ['graphql', `# { from: 1\nquery { plan(request: ${graph}) { from to } }`, graph],
    [
      'http',
      'GET {{host}}/v1/routing.json?from=(1,2)&to=(3,4)&modes=pt_pub HTTP/1.1',
      '{{host}}/v1/routing.json?from=(1,2)&to=(3,4)&modes=pt_pub',
    ],
    [
      'http',
      'GET http://a/v1/routing.json\n    ?from=(1,2)\n    &to=(3,4)\n\n',
      'http://a/v1/routing.json\n    ?from=(1,2)\n    &to=(3,4)',
    ],
    [
      'http',
      `POST http://a/graphql\ncontent-type: application/json\n\n{"variables": {"request": ${rest}}}\n\n### next\n`,
      rest,
    ],
    ['http', `POST http://a/graphql\nX-REQUEST-TYPE: GraphQL\n\nquery { plan(request: ${graph}) { x } }`, graph],
    [
      'shellscript',
      "curl -s 'http://a/v1/routing.json?from=%281%2C2%29&to=3,4' | jq",
      'http://a/v1/routing.json?from=%281%2C2%29&to=3,4',
    ],
    [
      'http',
      'GET {{host}}/v1/routing.json?from=Central Station&to=Harbour&modes=pt_pub HTTP/1.1',
      '{{host}}/v1/routing.json?from=Central Station&to=Harbour&modes=pt_pub',
    ],
    [
      'http',
      'GET http://a/v1/routing.json\n    ?from=Central Station\n    &to=West Shore \n\n',
      'http://a/v1/routing.json\n    ?from=Central Station\n    &to=West Shore',
    ],
    [
      'shellscript',
      "curl 'http://a/v1/routing.json?from=Central+Station&to=West%20Shore'",
      'http://a/v1/routing.json?from=Central+Station&to=West%20Shore',
    ],
    ['typescript', 'fetch(`http://a/v1/routing.json?from=1,2&to=3,4`)', 'http://a/v1/routing.json?from=1,2&to=3,4'],
  ])('in %s: %s', (language, text, request) => {
    expect(found(text, language)).toEqual([request]);
  });

  test('in every operation of the cookbook that has a request', () => {
    const folder = new URL('../../../../docs/cookbook/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const texts = files
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .filter((text) => text.includes('"from"') && text.includes('"to"'));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(findRequests(text, 'json').length).toBeGreaterThan(0);
  });
});

test('the ends of a search may have names, which are those of places', () => {
  const text = 'GET http://a/v1/routing.json\n  ?from=Central Station\n  &to=Gr%C3%BCner+Platz HTTP/1.1\n\n### next\n';
  const [one] = findRequests(text, 'http');
  expect([one?.request.from, one?.request.to]).toEqual([
    { kind: 'name', text: 'Central Station' },
    { kind: 'name', text: 'Grüner Platz' },
  ]);
});

test.each<[language: string, text: string]>([
  ['json', '{ "from": "a@example.org", "to": "b@example.org", "modes": ["fast"] }'],
  ['json', '{ "from": "src", "to": "dist", "when": "Monday 08:15" }'],
  ['json', '{ "from": "(41.14,-8.62)", "to": "(41.161,-8.59)" }'],
  ['json', '{ "from": 1, "to": 2, "modes": ["pt_pub"] }'],
  ['graphql', 'query { plan(request: { from: $from, to: $to, modes: ["pt_pub"] }) { x } }'],
  ['graphql', '{ mail { from to modes } }'],
  ['http', 'GET http://a/v1/routing.json?from={{home}}&to=(3,4)'],
  ['http', 'GET http://a/mails?from=anna&to=ben'],
  ['http', 'GET http://a/v1/routing.json?from=&to=Harbour'],
  ['plaintext', 'from here to there'],
])('nothing is found in %s: %s', (language, text) => {
  expect(found(text, language)).toEqual([]);
});

test('no text throws, every range lies in the text, and nesting takes linear time', () => {
  const words = [
    '{',
    '}',
    '[',
    'from',
    ':',
    '"from"',
    '"to"',
    '"1,2"',
    ',',
    '?from=1,2',
    '&to=3,4',
    '\n',
    ' ',
    '#',
    '"""',
    '###',
    'to: 1',
  ];
  const soup = fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(soup, fc.string()), fc.constantFrom('json', 'http', 'graphql', 'python'), (text, language) => {
      for (const { start, end } of findRequests(text, language))
        expect(0 <= start && start < end && end <= text.length).toBe(true);
    }),
  );
  for (const language of ['json', 'http', 'graphql'])
    expect(findRequests(`from to ${'{ from: ['.repeat(50_000)}${'}'.repeat(50_000)}`, language)).toEqual([]);
});
