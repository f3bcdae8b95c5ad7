import { checkLocations } from '@tripwright/wire/conformance';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, errorOf, listed, RestService, read } from '../../test/rest-service.ts';

let service: RestService;
beforeEach(() => {
  service = new RestService();
});
afterEach(() => service.close());

describe('/v1/locations.json', () => {
  const ask = async (body: object): Promise<Pick<Answer, 'groups'>> => {
    const response = await service.post('/v1/locations.json', body);
    expect(response.status).toBe(200);
    const answer = await read(response);
    expect(checkLocations(answer)).toEqual([]);
    return answer;
  };

  test('spec 4.3: every new cell has a group, also without stops; a refresh has only changed cells', async () => {
    const base = { region: 'PT_Porto', level: 2 };
    const first = await ask({ ...base, cellIDs: ['3086#-646', '1#1'] });
    expect(first.groups.map(({ key, stops }) => [key, stops.length])).toEqual([
      ['3086#-646', 2],
      ['1#1', 0],
    ]);
    const known = Object.fromEntries(first.groups.map(({ key, hashCode }) => [key, hashCode]));
    expect(await ask({ ...base, cellIDHashCodes: known })).toEqual({ groups: [] });
    // The union of new and known cells.
    expect((await ask({ ...base, cellIDs: ['9#9'], cellIDHashCodes: known })).groups.map(({ key }) => key)).toEqual([
      '9#9',
    ]);
    // IT-26: a cell that became empty is reported
    service.planner.stops.clear();
    expect((await ask({ ...base, cellIDHashCodes: known })).groups).toMatchObject([{ key: '3086#-646', stops: [] }]);
  });

  test('level 1 is one group with the code of the region as its key', async () => {
    service.planner.stops.set('PT_Porto', [listed('S')]);
    const { groups } = await ask({ region: 'PT_Porto', level: 1, modes: ['pt_pub'] });
    expect(groups.map(({ key }) => key)).toEqual(['PT_Porto']);
    expect(service.planner.cells.at(-1)).toMatchObject({ level: 1, cells: ['PT_Porto'], modes: ['pt_pub'] });
    expect(await ask({ region: 'PT_Porto', cellIDHashCodes: { PT_Porto: groups[0]?.hashCode } })).not.toEqual({
      groups: [],
    });
    const again = { region: 'PT_Porto', modes: ['pt_pub'], cellIDHashCodes: { PT_Porto: groups[0]?.hashCode } };
    expect(await ask(again)).toEqual({ groups: [] });
  });

  test('without modes that have stops, groups have no list', async () => {
    const { groups } = await ask({ region: 'PT_Porto', level: 2, cellIDs: ['3086#-646'], modes: ['me_mic-s'] });
    expect(groups[0]).not.toHaveProperty('stops');
  });

  test('an unknown region, missing and wrong fields give 400 and are named', async () => {
    const unknown = await service.post('/v1/locations.json', { region: 'XX', level: 1 });
    expect(unknown.status).toBe(400);
    expect(await errorOf(unknown)).toMatchObject({
      errorCode: 1401,
      invalid: [{ name: 'region', reason: '"XX" is not a region here; expected PT_Porto' }],
    });
    const missing = await service.post('/v1/locations.json', { level: 2 });
    expect(await errorOf(missing)).toMatchObject({ missing: ['region'] });
  });

  test('GET is the circle search, in the order of the planner', async () => {
    const response = await service.send(
      '/v1/locations.json?lat=41.15&lng=-8.61&radius=500&sortedByProximity=true&limit=7',
    );
    const body = await read(response);
    expect(checkLocations(body)).toEqual([]);
    expect(body.groups[0]?.stops.map(({ code }: { code: string }) => code)).toEqual(['B', 'A']);
    expect(service.planner.circles[0]).toMatchObject({
      radiusMetres: 500,
      limit: 7,
      majorOnly: false,
      byDistance: true,
    });
    expect((await service.send('/v1/locations.json')).status).toBe(400);
  });
});
