import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTripFile, tripFileSchema, tripJsonSchema } from './index.ts';

/** Problems as `code "underlined text" -> replacement`. */
const problems = (text: string): string[] =>
  readTripFile(text).problems.map(
    ({ code, start, end, replacement }) =>
      `${code} ${text.slice(start, end)}${replacement === undefined ? '' : ` -> ${replacement}`}`,
  );

test('a file with everything is read', () => {
  const { file, problems: found } = readTripFile(`{
    // where riders complain
    "$schema": "trip.schema.json", "name": "Work", "from": "Home", "to": { "stop": { "region": "pt_porto", "code": "5726" } },
    "when": { "arriveBefore": "next Monday 09:00" }, "modes": ["pt_pub"], "combine": "COMBINED_ONLY", "wheelchair": true,
    "avoidStops": ["1"], "realtime": "SCHEDULED", "includeChanges": true, "limits": { "modes": { "never": ["pt_pub_bus"] } },
    "wishes": { "weights": { "price": 2 }, "changeTime": "5 min", "waits": [{ "mode": "ps_tax", "wait": "PT4M" }] },
    "locale": "pt", "parameters": { "unit": "imperial" },
    "expect": { "trips": "best", "maxChanges": 1, "arrivesBefore": "09:00", "noTrips": true, },
  }`);
  expect(found).toEqual([]);
  expect(file?.name).toBe('Work');
  expect(file?.request.parameters).toEqual({
    modes: ['pt_pub'],
    wheelchair: ['true'],
    avoidStops: ['1'],
    realtime: ['scheduled'],
    includeConnections: ['true'],
    neverAllowModes: ['pt_pub_bus'],
    wp: ['(2,1,1,1)'],
    tt: ['5'],
    'etwt[ps_tax]': ['4'],
    locale: ['pt'],
    unit: ['imperial'],
  });
  expect([...(file?.expectRanges.keys() ?? [])]).toEqual(['maxChanges', 'arrivesBefore', 'noTrips']);
});

describe('problems are at their places, with what was probably meant', () => {
  const file = (members: string): string => `{ "from": "A", "to": "B", ${members} }`;
  test.each<[text: string, found: readonly string[]]>([
    [file('"wheelchiar": true'), ['trip/unknown-member "wheelchiar" -> "wheelchair"']],
    [file('"wishes": { "bestonly": true }'), ['trip/unknown-member "bestonly" -> "bestOnly"']],
    [file('"limits": { "modes": { "nver": [] } }'), ['trip/unknown-member "nver" -> "never"']],
    [file('"expect": { "maxChange": 1 }'), ['trip/unknown-member "maxChange" -> "maxChanges"']],
    [file('"parameters": { "wheelchare": true }'), ['trip/unknown-member "wheelchare" -> "wheelchair"']],
    [file('"parameters": { "co2[me_car]": 120 }'), []],
    [file('"realtime": "LIV"'), ['trip/value "LIV" -> "LIVE"']],
    [file('"wheelchair": "yes"'), ['trip/type "yes"']],
    [file('"expect": { "maxChanges": -1 }'), ['trip/value -1']],
    [file('"expect": { "maxDuration": "soon" }'), ['trip/duration "soon"']],
    [file('"when": "mnday 08:15"'), ['trip/time "mnday 08:15" -> "Monday 08:15"']],
    [file('"when": { "departAfter": "Monday" }'), ['trip/time "Monday"']],
    [file('"when": { "departAftr": "Monday 08:15" }'), ['trip/unknown-member "departAftr" -> "departAfter"']],
    [file('"expect": { "arrivesBefore": "nine" }'), ['trip/time "nine"']],
    ['{ "from": "A" }', ['trip/missing-member {']],
    [
      '{ "form": "A", "to": "103.8,1.3" }',
      ['trip/missing-member {', 'trip/unknown-member "form" -> "from"', 'trip/place "103.8,1.3"'],
    ],
    ['[]', ['trip/type [']],
    ['', ['trip/syntax ']],
    ['{ "from": "A", "to": "B"', ['trip/syntax ']],
  ])('%s', (text, found) => {
    expect(problems(text).sort()).toEqual([...found].sort());
  });
});

test('no text throws, and a file is read exactly where there is no problem', () => {
  const pieces = fc.constantFrom(
    ...['{', '}', '"from"', ':', '"A"', ',', '"to"', '"expect"', '[', ']', '1', '"when"', 'null', '//'],
  );
  const soup = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(soup, fc.string(), fc.json()), (text) => {
      const { file, problems: found } = readTripFile(text);
      expect(file === undefined).toBe(found.length > 0);
      for (const { start, end } of found)
        expect(0 <= start && start <= end && end <= Math.max(1, text.length)).toBe(true);
    }),
  );
  expect(readTripFile('['.repeat(100_000)).file).toBeUndefined();
});

test('every misspelt member is mended: one letter wrong, missing, doubled or swapped', () => {
  const { properties } = tripJsonSchema() as { properties: Record<string, unknown> };
  const names = Object.keys(properties).filter((name) => name.length > 3 && name !== '$schema');
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.nat(),
      fc.constantFrom('drop', 'double', 'swap'),
      (name, random, slip) => {
        const at = random % (name.length - 1);
        const [a = '', b = ''] = [name[at], name[at + 1]];
        const mended = { drop: b, double: a + a + b, swap: b + a }[slip];
        const typed = name.slice(0, at) + mended + name.slice(at + 2);
        fc.pre(!(typed in properties));
        const text = `{ "from": "A", "to": "B", "${typed}": 1 }`;
        const others = name === 'from' || name === 'to' ? [] : [`trip/unknown-member "${typed}" -> "${name}"`];
        if (others.length > 0) expect(problems(text)).toEqual(others);
      },
    ),
  );
});

test('the printed schema is current and describes every member', () => {
  const printed = JSON.parse(readFileSync(new URL('../../trip.schema.json', import.meta.url), 'utf8'));
  expect(printed).toEqual(JSON.parse(JSON.stringify(tripJsonSchema())));
  for (const [name, schema] of Object.entries<{ description?: string }>(printed.properties))
    if (name !== '$schema') expect(schema.description, name).toBeTruthy();
  expect(tripFileSchema.safeParse({ from: 'A', to: 'B' }).success).toBe(true);
});
