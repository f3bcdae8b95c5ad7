import { checkGeocode, checkLocationInfo } from '@tripwright/wire/conformance';
import { geocodeResponseSchema, locationInfoResponseSchema } from '@tripwright/wire/rest-v1';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RestService } from '../../test/rest-service.ts';

const service = new RestService();
const bodyOf = async (path: string): Promise<Record<string, unknown>> =>
  (await (await service.send(path)).json()) as Record<string, unknown>;

describe('geocode.json', () => {
  test('lists what was found, stops with the fields of stops', async () => {
    const body = await bodyOf(
      '/v1/geocode.json?q=rua%20x&near=(41.1,-8.6)&limit=7&region=PT_Porto&a=true&allowGoogle=false',
    );
    expect(checkGeocode(body)).toEqual([]);
    expect(geocodeResponseSchema.parse(body)).toMatchObject({
      query: 'rua x',
      choices: [
        { name: 'A', class: 'StopLocation', code: 'A', stopCode: 'A', placeKind: 'stop', area: 'Bonfim' },
        { name: 'Rua X', class: 'Location', address: 'Rua X, Bonfim', placeKind: 'street', isExact: false },
      ],
    });
    expect(service.planner.searches.at(-1)).toMatchObject({
      text: 'rua x',
      near: { lat: 41.1, lng: -8.6 },
      limit: 7,
      region: 'PT_Porto',
      locale: 'en',
    });
  });

  test('modes leave out the stops where none of them calls, and no other place', async () => {
    const names = async (modes: string): Promise<unknown> => {
      const body = geocodeResponseSchema.parse(await bodyOf(`/v1/geocode.json?q=rua%20x&limit=2&${modes}`));
      return body.choices.map(({ name }) => name);
    };
    expect(await names('modes=pt_pub')).toEqual(['A', 'Rua X']);
    expect(await names('modes=pt_pub_tram&modes=pt_pub_bus')).toEqual(['A', 'Rua X']);
    expect(await names('modes=pt_pub_tram,wa_wal')).toEqual(['Rua X']);
    expect(await names('modes=xx_new')).toEqual(['Rua X']);
  });

  test('a coordinate asks what is there', async () => {
    expect(await bodyOf('/v1/geocode.json?q=41.15,-8.61')).toMatchObject({ choices: [{ name: 'Rua X' }] });
  });

  test('nothing found is an empty list', async () => {
    expect(await bodyOf('/v1/geocode.json?q=nowhere')).toEqual({ query: 'nowhere', choices: [] });
  });

  test.each([
    ['', 'q'],
    ['q=x&near=somewhere', 'near'],
    ['q=x&limit=many', 'limit'],
    [`q=${'x'.repeat(400)}`, 'q'],
    ['q=x&region=PT_Lisboa', 'region'],
    ['q=x&modes=%25', 'modes'],
  ])('?%s is refused by the name of its parameter', async (query, name) => {
    const response = await service.send(`/v1/geocode.json?${query}`);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toMatch(new RegExp(`"(invalid|missing)":\\[.*"${name}"`));
  });

  test('a negative limit means all that there are, 100 at most', async () => {
    await bodyOf('/v1/geocode.json?q=x&limit=-1');
    expect(service.planner.searches.at(-1)?.limit).toBe(100);
  });

  test('any text is an answer or a refusal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        const query = new URLSearchParams({ q: text });
        expect([200, 400]).toContain((await service.send(`/v1/geocode.json?${query}`)).status);
      }),
      { numRuns: 40 },
    );
  });
});

describe('locationInfo.json', () => {
  test('of a point: its name and address', async () => {
    const body = await bodyOf('/v1/locationInfo.json?lat=41.15&lng=-8.61');
    expect(checkLocationInfo(body)).toEqual([]);
    expect(locationInfoResponseSchema.parse(body)).toEqual({
      lat: 41.15,
      lng: -8.61,
      name: 'Rua X',
      address: 'Rua X, Bonfim',
      region: 'PT_Porto',
      timezone: 'Europe/Lisbon',
    });
  });

  test('a longitude beyond 180 degrees is the same meridian, and a reason is one sentence', async () => {
    expect(await bodyOf('/v1/locationInfo.json?lat=41.15&lng=351.39')).toMatchObject({ lng: expect.closeTo(-8.61, 6) });
    expect((await bodyOf('/v1/geocode.json?q='))['error']).toMatch(/[^.]\.$/);
  });

  test.each(['identifier=pt_pub|PT_Porto|A', 'identifier=A&region=PT_Porto'])('of a stop, by %s', async (query) => {
    const body = await bodyOf(`/v1/locationInfo.json?${query}`);
    expect(checkLocationInfo(body)).toEqual([]);
    expect(body).toMatchObject({ name: 'A', stop: { code: 'A', region: 'PT_Porto' } });
  });

  test.each([
    ['lat=41', 'lng'],
    ['', 'lat'],
    ['identifier=A', 'region'],
    ['identifier=pt_pub|PT_Porto|Z', 'identifier'],
    ['lat=91&lng=0', 'lat'],
  ])('?%s is refused by the name of its parameter', async (query, name) => {
    const response = await service.send(`/v1/locationInfo.json?${query}`);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toMatch(new RegExp(`"(invalid|missing)":\\[.*"${name}"`));
  });
});
