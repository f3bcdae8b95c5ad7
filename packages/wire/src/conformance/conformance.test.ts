import { expect, test } from 'vitest';
import { changeOnFoot, EIGHT, group, outcome, region, regions } from '../../test/sample-outcome.ts';
import { encodeRegions, encodeRouting } from '../rest-v1/index.ts';
import { checkLocations, checkRegions, checkRouting } from './index.ts';

type Loose = { [key: string]: Loose } & Loose[];

/** A fresh, conforming answer for a test to break. */
function routing(): Loose {
  const context = { locale: 'en', unit: 'metric', regions, advisories: [], ignored: [], explain: false } as const;
  return JSON.parse(JSON.stringify(encodeRouting(outcome([group(changeOnFoot(EIGHT))]), context)));
}

function listed(): Loose {
  return JSON.parse(JSON.stringify(encodeRegions([region], 'https://a.example/v1', 'en')));
}

const locations = (): Loose =>
  JSON.parse(
    JSON.stringify({
      groups: [
        {
          key: '1#2',
          hashCode: -5,
          stops: [{ lat: 1, lng: 2, code: 'A', stopCode: 'A', popularity: 1, modeInfo: { alt: 'Bus' } }],
        },
      ],
    }),
  );

type Spoil = readonly [what: string, spoil: (body: Loose) => unknown, finding: string];
const first = (body: Loose): Loose => body['groups']?.[0]?.['trips']?.[0] as Loose;
const set = (object: Loose | undefined, key: string, value: unknown): void => {
  (object as unknown as Record<string, unknown>)[key] = value;
};
const remove = (object: Loose | undefined, key: string): void => {
  delete (object as unknown as Record<string, unknown>)[key];
};

test('valid answers have no violations', () => {
  expect([checkRouting(routing()), checkRegions(listed()), checkLocations(locations())]).toEqual([[], [], []]);
});

const spoiltRoutings: readonly Spoil[] = [
  ['null anywhere', (b) => set(b['query'], 'from', null), '$.query.from is null'],
  ['an empty URL', (b) => set(first(b), 'saveURL', ''), 'is an empty URL'],
  ['a missing cost', (b) => remove(first(b), 'hassleCost'), '.hassleCost is missing'],
  ['a nameless operator', (b) => set(b['segmentTemplates']?.[0], 'operatorInfo', {}), '.operatorInfo.name is missing'],
  [
    'a cost of an unknown kind',
    (b) =>
      set(b['segmentTemplates']?.[0], 'localCost', {
        cost: 1,
        currency: 'EUR',
        accuracy: 'confirmed',
        costComponents: [{ type: 'TIP', cost: 1 }],
      }),
    '.localCost.costComponents[0].type is not one of',
  ],
  [
    'booking at no address',
    (b) => set(first(b)['segments']?.[0], 'booking', { title: 'Book', url: 'example.org' }),
    '.booking.url is not an absolute URL',
  ],
  [
    'a shared vehicle without an operator',
    (b) => set(first(b)['segments']?.[0], 'sharedVehicle', { identifier: 'v', vehicleTypeInfo: {} }),
    '.sharedVehicle.operator is missing',
  ],
  ['a number as text', (b) => set(first(b), 'weightedScore', '1'), '.weightedScore is not a number'],
  ['milliseconds', (b) => set(first(b), 'depart', EIGHT * 1000), '.depart is not whole Unix seconds'],
  ['a broken integer', (b) => set(b['groups']?.[0], 'frequency', 1.5), '.frequency is not an integer'],
  [
    'a hash past 32 bits',
    (b) => set(b['segmentTemplates']?.[0], 'hashCode', 2 ** 31),
    '.hashCode is not a signed 32-bit',
  ],
  ['a hash without template', (b) => set(first(b)['segments']?.[0], 'segmentTemplateHashCode', 5), '5 has no template'],
  [
    'a template for no one',
    (b) => (b['segmentTemplates'] as Loose).push({ ...b['segmentTemplates']?.[0], hashCode: 5 } as unknown as Loose),
    '5 is used by no trip',
  ],
  [
    'a hash twice in a trip',
    (b) => (first(b)['segments'] as Loose).push(first(b)['segments']?.[0] as Loose),
    'occurs twice in one trip',
  ],
  ['an open set', (b) => set(b['segmentTemplates']?.[0], 'visibility', 'shown'), '.visibility is not one of'],
  ['another type', (b) => set(b['segmentTemplates']?.[0], 'type', 'flying'), '.type is not one of'],
  ['a mode without alt', (b) => remove(b['segmentTemplates']?.[0]?.['modeInfo'], 'alt'), '.modeInfo.alt is missing'],
  ['a segment without end', (b) => remove(b['segmentTemplates']?.[0], 'to'), '.to is not an object'],
  [
    'a placeholder without field',
    (b) => set(b['segmentTemplates']?.[0], 'action', 'Take <PLATFORM>'),
    '<PLATFORM> has no field',
  ],
  [
    'a stop without popularity',
    (b) => remove(b['segmentTemplates']?.[1]?.['from'], 'popularity'),
    '.popularity is missing',
  ],
  [
    'a shape that is not travelled or not',
    (b) => remove(b['segmentTemplates']?.[1]?.['shapes']?.[0], 'travelled'),
    '.travelled is missing',
  ],
  [
    'a broken line',
    (b) => set(b['segmentTemplates']?.[1]?.['shapes']?.[0], 'encodedWaypoints', 'a b'),
    '.encodedWaypoints is not an encoded polyline',
  ],
  [
    'a foreign main segment',
    (b) => set(first(b), 'mainSegmentHashCode', 7),
    '.mainSegmentHashCode is not the hash of one',
  ],
  ['no trips', (b) => set(b['groups']?.[0], 'trips', []), '.trips is empty'],
  ['no segments', (b) => set(first(b), 'segments', []), '.segments is empty'],
  ['no templates', (b) => remove(b, 'segmentTemplates'), '$.segmentTemplates is missing'],
  ['an unknown alert', (b) => set(first(b)['segments']?.[0], 'alertHashCodes', [3]), 'has no alert'],
  [
    'a bad alert',
    (b) => set(b, 'alerts', [{ hashCode: 1, severity: 'bad', title: 'x', action: { type: 'y' } }]),
    '.action.excludedStopCodes is missing',
  ],
  ['no groups', (b) => remove(b, 'groups'), '$.groups is missing'],
  ['an error without its mark', (b) => set(b, 'error', 'no'), '$.usererror is missing'],
  [
    'a colour out of range',
    (b) => set(first(b)['segments']?.[1]?.['serviceColor'], 'red', 256),
    '.red is not an integer from 0 to 255',
  ],
  [
    'a scheduled segment without number',
    (b) => remove(first(b)['segments']?.[1], 'serviceNumber'),
    '.serviceNumber is missing',
  ],
];

test.each(spoiltRoutings)('routing: %s is reported', (_, spoil, finding) => {
  const body = routing();
  spoil(body);
  expect(checkRouting(body).join('\n')).toContain(finding);
});

const spoiltRegions: readonly Spoil[] = [
  ['no hash', (b) => remove(b, 'hashCode'), '$.hashCode is missing'],
  ['no modes', (b) => remove(b, 'modes'), '$.modes is missing'],
  ['no zone', (b) => remove(b['regions']?.[0], 'timezone'), '.timezone is missing'],
  ['a zone that is none', (b) => set(b['regions']?.[0], 'timezone', 'Mars/Base'), 'is not an IANA time zone'],
  ['no servers', (b) => set(b['regions']?.[0], 'urls', []), '.urls is empty'],
  ['an empty outline', (b) => set(b['regions']?.[0], 'polygon', ''), '.polygon is not an encoded polyline'],
  ['a mode without colour', (b) => remove(b['modes']?.['pt_pub'], 'color'), '.color is missing'],
  ['implies as text', (b) => set(b['modes']?.['pt_pub'], 'implies', 'wa_wal'), '.implies is not a list of strings'],
  ['a mode without details', (b) => remove(b['modes'], 'pt_pub'), '"pt_pub" is not described'],
  ['a city without place', (b) => remove(b['regions']?.[0]?.['cities']?.[0], 'lat'), '.lat is missing'],
];

test.each(spoiltRegions)('regions: %s is reported', (_, spoil, finding) => {
  const body = listed();
  spoil(body);
  expect(checkRegions(body).join('\n')).toContain(finding);
});

const spoiltLocations: readonly Spoil[] = [
  ['no key', (b) => remove(b['groups']?.[0], 'key'), '.key is missing'],
  ['a broken hash', (b) => set(b['groups']?.[0], 'hashCode', 0.5), '.hashCode is not a signed 32-bit'],
  ['no copy of the code', (b) => remove(b['groups']?.[0]?.['stops']?.[0], 'stopCode'), '.stopCode is missing'],
  ['a different copy', (b) => set(b['groups']?.[0]?.['stops']?.[0], 'stopCode', 'B'), 'differs from code'],
  ['no mode', (b) => remove(b['groups']?.[0]?.['stops']?.[0], 'modeInfo'), '.modeInfo is missing'],
  [
    'broken popularity',
    (b) => set(b['groups']?.[0]?.['stops']?.[0], 'popularity', 0.5),
    '.popularity is not an integer',
  ],
  ['off the globe', (b) => set(b['groups']?.[0]?.['stops']?.[0], 'lat', 95), '.lat is off the globe'],
];

test.each(spoiltLocations)('locations: %s is reported', (_, spoil, finding) => {
  const body = locations();
  spoil(body);
  expect(checkLocations(body).join('\n')).toContain(finding);
});
