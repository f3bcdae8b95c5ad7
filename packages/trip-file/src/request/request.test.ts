import { parseRouting, ROUTING_BY_MODE, ROUTING_PARAMETER_NAMES } from '@tripwright/wire/rest-v1';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PARAMETER_NAMES,
  type ResolvedRequest,
  readPlace,
  readQuery,
  readRequest,
  toCurl,
  toGraph,
  toQuery,
} from './index.ts';
import { BY_MODE_ROWS } from './parameter-rows.ts';

const at = { lat: 41.15, lng: -8.61, name: '', streetName: '' };
const there = { lat: 41.16, lng: -8.6, name: 'Home "sweet"', streetName: 'Rua do Sol' };
const empty: ResolvedRequest = { from: at, to: there, departAfter: undefined, arriveBefore: undefined, parameters: {} };

test('every parameter of /v1/routing.json has a row, and there is no other row', () => {
  expect([...PARAMETER_NAMES].sort()).toEqual([...ROUTING_PARAMETER_NAMES].sort());
  expect(BY_MODE_ROWS.map(({ parameter }) => parameter).sort()).toEqual([...ROUTING_BY_MODE].sort());
});

test.each<[value: unknown, place: unknown]>([
  ['41.15,-8.61', { kind: 'point', lat: 41.15, lng: -8.61, name: '' }],
  ['(41.15, -8.61)"Home"', { kind: 'point', lat: 41.15, name: 'Home' }],
  [
    { lat: 0, lng: 0 },
    { kind: 'point', lat: 0, lng: 0 },
  ],
  [
    { lat: 1, lon: 2, name: 'A' },
    { kind: 'point', lng: 2, name: 'A' },
  ],
  [{ point: { lat: 1, lng: 2, streetName: 'B' } }, { kind: 'point', streetName: 'B' }],
  [{ stop: '6_4' }, { kind: 'stop', code: '6_4', region: undefined }],
  [{ stop: { region: 'pt_porto', code: '6_4' } }, { kind: 'stop', region: 'pt_porto' }],
  ['https://www.openstreetmap.org/?mlat=41.15&mlon=-8.61#map=15/1/2', { kind: 'point', lat: 41.15 }],
  ['https://www.openstreetmap.org/#map=15/41.1500/-8.6100', { kind: 'point', lng: -8.61 }],
  ['Trindade', { kind: 'name', text: 'Trindade' }],
])('%j is a place', (value, place) => {
  expect(readPlace(value)).toMatchObject(place as object);
});

test.each<[value: unknown, problem: string]>([
  ['', 'form'],
  [{ lat: 1 }, 'form'],
  [{ lat: '1', lng: '2' }, 'form'],
  [[1, 2], 'form'],
  [null, 'form'],
  ['https://example.org/', 'form'],
  ['91,200', 'range'],
  ['1,181', 'range'],
  ['103.8,1.3', 'swapped'],
])('%j is none', (value, problem) => {
  expect(readPlace(value)).toBe(problem);
});

describe('the same request in three forms', () => {
  const texts = fc.uniqueArray(fc.constantFrom('pt_pub', 'wa_wal', 'me_car', 'ps_tax'), { minLength: 1 });
  const truth = fc.constantFrom('true', 'false');
  const some = (values: fc.Arbitrary<string>) =>
    fc.option(
      values.map((value) => [value]),
      { nil: undefined },
    );
  const request = fc
    .record({
      modes: texts,
      allModes: some(fc.constant('true')),
      wheelchair: some(truth),
      avoidStops: fc.option(fc.constant(['a', 'b c']), { nil: undefined }),
      onlyAllowModes: fc.option(fc.constant(['pt_pub_bus']), { nil: undefined }),
      neverAllowOperators: fc.option(fc.constant(['1', 'STCP']), { nil: undefined }),
      alwaysAllowLines: fc.option(fc.constant(['7']), { nil: undefined }),
      wp: some(fc.constant('(1,0.5,2,1)')),
      ws: some(fc.constantFrom('5kph', '4.5kph')),
      wm: some(fc.constantFrom('20', '7.5')),
      tt: some(fc.constantFrom('0', '5')),
      conc: some(truth),
      amopt: some(truth),
      cyclingAlt: some(fc.constantFrom('shortest', 'all')),
      realtime: some(fc.constantFrom('live', 'scheduled')),
      'co2[me_car]': some(fc.constant('120')),
      'etwt[ps_tax]': some(fc.constant('4')),
    })
    .map((given): ResolvedRequest => {
      const parameters = Object.fromEntries(Object.entries(given).filter(([, values]) => values !== undefined));
      return { ...empty, departAfter: 1_777_884_300, parameters: parameters as ResolvedRequest['parameters'] };
    });
  const parse = (query: URLSearchParams): unknown => {
    const parsed = parseRouting(query, { now: 0, knowsStop: () => false });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.value.request;
  };

  test('REST, written and read again, is the same query', () => {
    fc.assert(
      fc.property(request, (one) => {
        const again = readQuery(toQuery(one));
        expect(again?.parameters).toEqual(one.parameters);
        expect(again).toMatchObject({ departAfter: { seconds: one.departAfter }, to: { streetName: 'Rua do Sol' } });
      }),
    );
  });

  test('GraphQL variables, read again, are the same request to the planner', () => {
    fc.assert(
      fc.property(request, (one) => {
        const { request: variables, leftOut } = toGraph(one);
        expect(leftOut).toEqual([]);
        const read = readRequest(JSON.parse(JSON.stringify(variables)), true);
        if (read === undefined) throw new Error('not read');
        const again = { ...one, parameters: read.parameters };
        expect(parse(toQuery(again))).toEqual(parse(toQuery(one)));
      }),
    );
  });

  test('what the graph has no field for is named', () => {
    const parameters = { modes: ['pt_pub'], unit: ['imperial'], etwt: ['3'], ws: ['fast'] };
    expect(toGraph({ ...empty, departAfter: 1, arriveBefore: 2, parameters }).leftOut).toEqual([
      'arriveBefore',
      'ws',
      'unit',
      'etwt',
    ]);
  });

  test('without modes, defaults are those of the interface', () => {
    expect(readRequest({ from: '1,2', to: '3,4' }, true)?.parameters).toEqual({
      modes: ['pt_pub', 'wa_wal'],
      allModes: ['true'],
    });
    expect(readRequest({ from: '1,2', to: '3,4', modes: ['a_b'] }, true)?.parameters['allModes']).toEqual(['true']);
    expect(readRequest({ from: '1,2', to: '3,4', modes: ['a_b'] }, false)?.parameters['allModes']).toBeUndefined();
  });

  test('curl quotes what a shell would read, and names no key', () => {
    const parameters = { modes: ["o'neill"], neverAllowFeeds: ['$HOME `ls`'] };
    const command = toCurl({ ...empty, parameters }, 'http://localhost:4000/', true);
    expect(command).toMatch(
      /^curl -H "x-service-key: \$TRIPWRIGHT_KEY" 'http:\/\/localhost:4000\/v1\/routing\.json\?[^']*'$/,
    );
    expect(command).not.toContain('`ls`');
  });
});
