import { checkRouting } from '@tripwright/wire/conformance';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorOf, RestService, ROUTE, read } from '../../test/rest-service.ts';

let service: RestService;
beforeEach(() => {
  service = new RestService();
});
afterEach(() => service.close());

describe('/v1/routing.json', () => {
  test('an answer has the durations of its steps', async () => {
    const steps = (await service.send(ROUTE)).headers.get('server-timing');
    expect(steps).toMatch(/^read;dur=\d+\.\d\d, plan;dur=\d+\.\d\d, write;dur=\d+\.\d\d$/);
  });

  test('answers conform; the request reaches the planner with its signal', async () => {
    const response = await service.send(`${ROUTE}&departAfter=1772438500&locale=de&explain=1`, {
      headers: { accept: 'application/json' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe('de');
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await read(response);
    expect(checkRouting(body)).toEqual([]);
    expect(body.explain).toEqual({ outcomes: [], searches: [] });
    expect(service.planner.asked[0]?.request).toMatchObject({
      modes: ['wa_wal'],
      when: { departAfter: 1_772_438_500 },
    });
    expect(service.planner.asked[0]?.context?.explain).toBe(true);
    expect(service.planner.asked[0]?.context?.signal?.aborted).toBe(false);
  });

  test('TL-6, TL-7: the language is that of the parameter, else the header, else English, never that of an earlier request', async () => {
    const titleIn = async (locale: string, headers: Record<string, string> = {}): Promise<string> =>
      (await read(await service.send(`${ROUTE}${locale}`, { headers }))).segmentTemplates[0].action;
    const english = await titleIn('');
    const finnish = await titleIn('&locale=fi');
    expect(finnish).not.toBe(english);
    expect(await titleIn('&locale=xx')).toBe(english);
    expect(await titleIn('', { 'accept-language': 'fi,en;q=0.5' })).toBe(finnish);
    expect(await titleIn('&locale=en', { 'accept-language': 'fi' })).toBe(english);
  });

  test('codes with commas are recognised by the planner', async () => {
    await service.send(`${ROUTE}&avoidStops=x,y,z`);
    expect(service.planner.asked[0]?.request.avoidStops).toEqual(['x,y', 'z']);
  });

  test('malformed parameters give 400 and are all named; unknown modes are advisories', async () => {
    const response = await service.send('/v1/routing.json?from=abc&to=(41,181)&modes=pt-pub&departAfter=1.5');
    expect(response.status).toBe(400);
    const body = await errorOf(response);
    for (const name of ['from', 'modes', 'departAfter']) expect(body.error).toContain(`${name}: `);
    expect(body).toMatchObject({ errorCode: 400, usererror: false });
    expect(service.planner.asked).toHaveLength(0);
    expect((await read(await service.send(`${ROUTE}&modes=zz_new`))).advisories[0].code).toBe('unknown-mode');
  });

  test('a missing end and a place outside are refusals with 200, as deployed clients require', async () => {
    const missing = await service.send('/v1/routing.json?to=(41,-8)&modes=wa_wal');
    expect([missing.status, (await errorOf(missing)).errorCode]).toEqual([200, 1102]);
    service.planner.outcome = { groups: [], empty: { reason: 'outside-from', values: {} }, regions: [] };
    const outside = await service.send(ROUTE);
    expect([outside.status, (await errorOf(outside)).errorCode]).toEqual([200, 1002]);
  });

  test('an empty answer is not an error', async () => {
    service.planner.outcome = { groups: [], empty: { reason: 'no-connection', values: {} } };
    const body = await read(await service.send(ROUTE));
    expect(body.groups).toEqual([]);
    expect(body).not.toHaveProperty('error');
  });

  test('IT-28: equal requests get equal answers, byte for byte', async () => {
    const first = await (await service.send(ROUTE)).text();
    await service.send(`${ROUTE}&locale=ko`);
    expect(await (await service.send(ROUTE)).text()).toBe(first);
  });
});
