import { cellKey, cellOf, nearbyDistanceMetres } from '@tripwright/core/geo';
import type { PlanRequest } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import { getAirport, getLandmark, type LandmarkId } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planRequest } from '../test/plan-request.ts';
import { createPlanner } from './create-planner.ts';
import type { Planner } from './planner.ts';
import { waypointTripInRegions } from './waypoint-in-regions.ts';

/** A Monday morning on the city's islands. */
const MONDAY_8 = Date.parse('2026-05-04T08:00:00Z') / 1000;
const TRANSIT = ['pt_pub'];

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let region: Region;
let planner: Planner;

beforeAll(async () => {
  sample = await buildSampleRegion();
  region = await readRegion(sample.data, sample.code);
  planner = createPlanner([region], { now: () => MONDAY_8 });
});
afterAll(() => sample.remove());

/** The same region elsewhere on the map. */
function moved(code: string, degreesEast: number): Region {
  const outline = region.outline.map(({ lat, lng }) => ({ lat, lng: lng + degreesEast }));
  return { ...region, manifest: { ...region.manifest, code }, outline };
}

function end(id: LandmarkId, degreesEast = 0): PlanRequest['from'] {
  const { lat, lng } = getLandmark(id);
  return { lat, lng: lng + degreesEast, address: '', streetName: '' };
}

function request(parts: Partial<PlanRequest> = {}): PlanRequest {
  return planRequest({
    from: end('central-station'),
    to: end('lighthouse'),
    when: { departAfter: MONDAY_8, arriveBefore: undefined },
    modes: TRANSIT,
    ...parts,
  });
}

describe('the region that answers (IT-16)', () => {
  const far = 20;
  const why = async (regions: readonly Region[], parts: Partial<PlanRequest>) => {
    const outcome = await createPlanner(regions).plan(request(parts));
    return [outcome.empty?.reason, outcome.regions];
  };

  test('there is none at one end', async () => {
    expect(await why([region], { from: end('lighthouse', far) })).toEqual(['outside-from', [sample.code]]);
    expect(await why([region], { to: end('lighthouse', far) })).toEqual(['outside-to', [sample.code]]);
    expect(await why([], {})).toEqual(['outside-from', []]);
  });

  test('the ends lie in different regions', async () => {
    const two = [region, moved('zz_east', far)];
    expect(await why(two, { to: end('lighthouse', far) })).toEqual(['different-regions', [sample.code, 'zz_east']]);
  });

  test('where regions overlap, those that cover both ends, and of equal ones the first', async () => {
    const half = { ...moved('aa_half', 0), outline: region.outline.slice(0, 0) };
    expect((await createPlanner([half, region]).plan(request())).regions).toEqual([sample.code]);
    expect((await createPlanner([region, moved('aa_twin', 0)]).plan(request())).regions).toEqual(['aa_twin']);
  });

  test('where regions overlap, the one with trips for more of the requested modes', async () => {
    const bare: Region = { ...moved('aa_bare', 0), transit: undefined };
    const outcome = await createPlanner([bare, region]).plan(request(), { explain: true });
    expect(outcome.regions).toEqual([sample.code]);
    expect(outcome.explanation?.regions).toMatchObject([
      { code: 'aa_bare', modeSets: 0, weightedScore: undefined },
      { code: sample.code, modeSets: 1 },
    ]);
    const walk = await createPlanner([bare, region]).plan(request({ modes: ['pt_pub', 'wa_wal'], allModes: true }));
    expect(walk.regions).toEqual([sample.code]);
  });

  test('where regions overlap, of those that answer as much the one whose best trip has the lowest score', async () => {
    const coarse: Region = { ...moved('aa_coarse', 0), streets: undefined };
    const bestOf = async (regions: readonly Region[], to: PlanRequest['to']) => {
      const { groups, regions: codes } = await createPlanner(regions).plan(request({ to, modes: ['wa_wal'] }));
      const scores = groups.flatMap(({ itineraries }) => itineraries.map(({ weightedScore }) => weightedScore));
      return { score: Math.min(...scores), codes };
    };
    for (const landmark of ['lighthouse', 'town-hall', 'university'] as const) {
      const alone = [await bestOf([coarse], end(landmark)), await bestOf([region], end(landmark))];
      const best = alone.reduce((a, b) => (b.score < a.score ? b : a));
      expect(await bestOf([coarse, region], end(landmark)), landmark).toEqual(best);
    }
  });

  test('a caller may name the only region, and no more than three are searched', async () => {
    const twins = ['aa', 'bb', 'cc', 'dd'].map((code) => moved(code, 0));
    const four = createPlanner([...twins]);
    expect((await four.plan(request(), { region: 'dd' })).regions).toEqual(['dd']);
    const { explanation } = await four.plan(request(), { explain: true });
    expect(explanation?.regions?.map(({ code }) => code)).toEqual(['aa', 'bb', 'cc']);
    expect((await planner.plan(request(), { explain: true })).explanation).not.toHaveProperty('regions');
  });

  test('regions that overlap share the time limit, and the first answer stands when it is used up', async () => {
    let clock = 0;
    // Each look at the clock is a second later, so that the first region uses up its half.
    const slow = createPlanner([moved('aa', 0), moved('bb', 0)], { planSeconds: 1, clock: () => ++clock * 1000 });
    expect((await slow.plan(request())).empty?.reason).toBe('stopped-early');
    const { regions } = await createPlanner([moved('aa', 0), moved('bb', 0)]).plan(request(), {
      signal: { aborted: true },
    });
    expect(regions).toEqual(['aa']);
  });

  test('a trip along waypoints is of the region that does it best, and of one that knows its stops', () => {
    const bare: Region = { ...moved('aa_bare', 0), transit: undefined };
    const both = createPlanner([bare, region]);
    const [start, finish] = [getLandmark('central-station'), end('lighthouse')];
    const segment = { start, end: finish, modes: ['pt_pub'], startTime: MONDAY_8, serviceTripId: undefined };
    const query = { segments: [segment], leaveAt: MONDAY_8, request: planRequest(request()), now: MONDAY_8 };
    const along = (changed: object) =>
      waypointTripInRegions(both, { ...query, segments: [{ ...segment, ...changed }] });
    expect(along({})).toMatchObject({ region: sample.code, outcome: { kind: 'trip' } });
    expect(along({ start: { code: 'station-central' } })).toMatchObject({
      region: sample.code,
      outcome: { kind: 'trip' },
    });
    expect(along({ start: { code: 'nowhere' } })).toMatchObject({ outcome: { kind: 'unknown', what: 'start' } });
    expect(waypointTripInRegions(createPlanner([]), query)).toBeUndefined();
  });

  test('stops and names around a point are those of the first region that has any there', () => {
    const bare: Region = { ...moved('aa_bare', 0), transit: undefined };
    const { places: _, ...nameless } = bare;
    const both = createPlanner([nameless as Region, region]);
    const { lat, lng } = getLandmark('central-station');
    const around = { lat, lng, radiusMetres: 500, modes: TRANSIT, majorOnly: false, includeChildren: false };
    expect(both.nearbyStops({ ...around, limit: 5, byDistance: true }).region).toBe(sample.code);
    expect(both.placesAt({ lat, lng })[0]?.region).toBe(sample.code);
  });
});

describe('planning', () => {
  test('IT-19 without a time, the departure is now', async () => {
    const outcome = await planner.plan(request({ when: { departAfter: undefined, arriveBefore: undefined } }));
    expect(outcome.request.when).toEqual({ departAfter: MONDAY_8, arriveBefore: undefined });
    expect(outcome.groups).toEqual((await planner.plan(request())).groups);
  });

  test('an arrival time does not set a departure time', async () => {
    const when = { departAfter: undefined, arriveBefore: MONDAY_8 + 7200 };
    expect((await planner.plan(request({ when }))).request.when).toEqual(when);
  });

  test('an outcome has either groups or a reason', async () => {
    for (const modes of [['pt_pub'], ['in_air'], ['wa_wal'], ['pt_pub', 'me_mic_bic']]) {
      const outcome = await planner.plan(request({ modes }));
      expect(outcome.empty === undefined, modes.join()).toBe(outcome.groups.length > 0);
    }
  });

  test('IT-21 a stop of another region gives no advisory, an unknown stop does', async () => {
    const code = region.transit?.stops.get(0 as StopIndex).code as string;
    const elsewhere: Region = { ...moved('aa_bare', 0), transit: undefined };
    const both = createPlanner([elsewhere, region]);
    const codesFor = async (stop: string) =>
      (await createPlanner([region]).plan(request({ avoidStops: [stop] }))).advisories.map(({ code }) => code);
    expect(await codesFor('no such stop')).toContain('unknown-stop');
    expect(await codesFor(code)).not.toContain('unknown-stop');
    expect((await both.plan(request({ modes: ['wa_wal'], avoidStops: [code] }))).advisories).toEqual([]);
    expect([both.knowsStop(code), both.knowsStop('no such stop')]).toEqual([true, false]);
  });

  test('IT-30 an aborted request gets no answer', async () => {
    const outcome = await planner.plan(request(), { signal: { aborted: true } });
    expect([outcome.groups, outcome.empty?.reason]).toEqual([[], 'stopped-early']);
  });
});

describe('regions', () => {
  test('are sorted by code and hold the URLs of their servers', () => {
    const urls = ['https://planner.example/v1'];
    const served = createPlanner([region, moved('aa_west', -20)], { urls });
    expect(served.regions().map(({ code }) => code)).toEqual(['aa_west', sample.code]);
    expect(served.regions()[0]).toMatchObject({ urls, modes: region.manifest.modes, timezone: 'Atlantic/Azores' });
  });

  test('a planner with regions is healthy', () => {
    expect([planner.isHealthy(), createPlanner([]).isHealthy()]).toEqual([true, false]);
  });
});

describe('stops', () => {
  const CELLS = 75;
  const cells = (level: 1 | 2, keys: readonly string[], modes: readonly string[] = TRANSIT) => {
    const outcome = planner.stopCells({
      region: sample.code,
      level,
      cells: keys,
      cellsPerDegree: CELLS,
      modes,
      includeChildren: false,
    });
    if (outcome.kind !== 'cells') throw new Error(outcome.kind);
    return outcome.cells;
  };
  const codes = (level: 1 | 2, keys: readonly string[]) =>
    cells(level, keys).flatMap(({ stops }) => stops.map(({ stop }) => stop.code));

  test('both levels together list every stop once', () => {
    const all = [...codes(1, [sample.code]), ...codes(2, [sample.code])];
    expect(new Set(all).size).toBe(all.length);
    expect(codes(1, [sample.code]).length).toBeGreaterThan(5);
  });

  test('IT-26 the cells of a level together list all its stops, each in its own cell', () => {
    for (const level of [1, 2] as const) {
      const [whole] = cells(level, [sample.code]);
      const keyOf = ({ lat, lng }: { lat: number; lng: number }): string => cellKey(cellOf(lat, lng, CELLS));
      const keys = [...new Set(whole?.stops.map(({ stop }) => keyOf(stop)))];
      const found = cells(level, keys);
      expect(found.map(({ key }) => key)).toEqual(keys);
      for (const { key, stops } of found) for (const { stop } of stops) expect(keyOf(stop)).toBe(key);
      expect(codes(level, keys).sort()).toEqual(codes(level, [sample.code]).sort());
    }
  });

  test('a cell without stops is answered too, in order', () => {
    expect(cells(2, ['0#0', sample.code, '0#1']).map(({ stops }) => stops.length > 0)).toEqual([false, true, false]);
  });

  test('only stops of the requested modes are listed', () => {
    const [trams] = cells(2, [sample.code], ['pt_pub_tram']);
    for (const { modes } of trams?.stops ?? []) expect(modes).toContain('pt_pub_tram');
    expect(cells(2, [sample.code], ['in_air'])[0]?.stops).toEqual([]);
    const [intercity] = cells(1, [sample.code], ['in_rail']);
    expect(intercity?.stops.map(({ stop }) => stop.name).sort()).toEqual(['Ardenfield', 'Central Station', 'Highmoor']);
  });

  test('an unknown region is reported with the known ones', () => {
    const outcome = planner.stopCells({
      region: 'zz',
      level: 1,
      cells: [],
      cellsPerDegree: CELLS,
      modes: TRANSIT,
      includeChildren: false,
    });
    expect(outcome).toEqual({ kind: 'unknown-region', known: [sample.code] });
  });

  test('nearby: stops within the radius, nearest first, up to the limit', () => {
    const { lat, lng } = getLandmark('central-station');
    const base = { lat, lng, radiusMetres: 800, modes: TRANSIT, majorOnly: false, includeChildren: false, limit: 5 };
    const metres = planner
      .nearbyStops({ ...base, byDistance: true })
      .stops.map(({ stop }) => nearbyDistanceMetres(lat, lng, stop.lat, stop.lng));
    expect(metres).toHaveLength(5);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
    expect(metres.at(-1)).toBeLessThanOrEqual(800);
    const popular = planner.nearbyStops({ ...base, byDistance: false }).stops.map(({ stop }) => stop.popularity);
    expect(popular).toEqual([...popular].sort((a, b) => b - a));
    const major = planner.nearbyStops({ ...base, byDistance: true, majorOnly: true, limit: 100 }).stops;
    const level1 = codes(1, [sample.code]);
    expect(major.length).toBeGreaterThan(0);
    for (const { stop } of major) expect(level1).toContain(stop.code);
  });

  test('nearby: no stops outside all regions', () => {
    const nowhere = { lat: 0, lng: 0, radiusMetres: 1000, modes: TRANSIT, majorOnly: false };
    expect(planner.nearbyStops({ ...nowhere, includeChildren: false, limit: 5, byDistance: true })).toEqual({
      region: undefined,
      stops: [],
    });
  });
});

describe('names in the language of the request', () => {
  const namesIn = async (of: Planner, locale?: string): Promise<string[]> => {
    const outcome = await of.plan(request(), locale === undefined ? {} : { locale });
    return outcome.groups.flatMap(({ itineraries }) =>
      itineraries.flatMap(({ itinerary }) =>
        itinerary.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.to.name] : [])),
      ),
    );
  };

  test('TL-5 TL-7 plans have stop names in it, whatever the language of earlier requests', async () => {
    const original = await namesIn(planner);
    const german = await namesIn(planner, 'de');
    expect(german).toHaveLength(original.length);
    expect(german).not.toEqual(original);
    expect(await namesIn(planner, 'en')).toEqual(original);
    expect(await namesIn(planner)).toEqual(original);
    expect(await namesIn(planner, 'de')).toEqual(german);
  });

  test('TL-6 a language that the feed lacks gives the original names', async () => {
    expect(await namesIn(planner, 'ko')).toEqual(await namesIn(planner));
  });

  test('TL-5 lists have stop names in it, and keep the codes', () => {
    const list = (locale?: string) => {
      const outcome = planner.stopCells({
        region: sample.code,
        level: 1,
        cells: [sample.code],
        cellsPerDegree: 75,
        modes: TRANSIT,
        includeChildren: true,
        ...(locale === undefined ? {} : { locale }),
      });
      return outcome.kind === 'cells' ? (outcome.cells[0]?.stops ?? []) : [];
    };
    expect(list('fi').map(({ stop }) => stop.code)).toEqual(list().map(({ stop }) => stop.code));
    expect(list('fi').map(({ stop }) => stop.name)).not.toEqual(list().map(({ stop }) => stop.name));
  });
});

describe('far from the streets', () => {
  const away = { ...getAirport('XFH'), address: '', streetName: '' };
  const flights = ['pt_pub', 'in_air'];
  const first = async (of: Planner, parts: Partial<PlanRequest>) => {
    const { groups, empty } = await of.plan(request(parts));
    return groups[0]?.itineraries[0]?.itinerary.legs.map(({ mode }) => mode) ?? empty?.reason;
  };

  test('a place outside the outline is reached by vehicles of the region: by plane, in both directions', async () => {
    expect((await first(planner, { to: away, modes: flights }))?.slice(-5)).toEqual([
      ...[
        'stationary_airport-checkin',
        'in_air',
        'stationary_airport-transfer',
        'in_air',
        'stationary_airport-checkout',
      ],
    ]);
    expect(await first(planner, { from: away, modes: flights })).toContain('stationary_airport-transfer');
    expect(await first(planner, { to: { ...away, lat: away.lat + 0.03 }, modes: flights })).toBe('outside-to');
    expect(await first(planner, { to: away, modes: ['me_car'] })).toBe('off-network-to');
  });

  test('but not where another region covers it', async () => {
    const other: Region = {
      ...moved('zz_there', getAirport('XFH').lng - getLandmark('airport').lng),
      transit: undefined,
    };
    const north = getAirport('XFH').lat - getLandmark('airport').lat;
    const there = { ...other, outline: other.outline.map(({ lat, lng }) => ({ lat: lat + north, lng })) };
    const both = createPlanner([region, there], { now: () => MONDAY_8 });
    expect(await first(both, { to: away, modes: flights })).toBe('different-regions');
  });
});

describe('several regions', () => {
  const moreStops = { region: '', level: 1, cellsPerDegree: 75, modes: TRANSIT, includeChildren: true } as const;
  const listed = (of: Planner, code: string) => of.stopCells({ ...moreStops, region: code, cells: [code] });

  test('FM-5 FM-6 lists of a region do not depend on other regions or their order', () => {
    const beside = createPlanner([moved('aa', 20), region], { now: () => MONDAY_8 });
    const before = createPlanner([region, moved('zz', 40)], { now: () => MONDAY_8 });
    for (const other of [beside, before]) expect(listed(other, sample.code)).toEqual(listed(planner, sample.code));
  });

  test('FM-5 a running search keeps its dataset', async () => {
    const first = createPlanner([region], { now: () => MONDAY_8 });
    const running = first.plan(request());
    const elsewhere = { ...moved(sample.code, 20), transit: undefined };
    const second = createPlanner([elsewhere], { now: () => MONDAY_8 });
    expect((await second.plan(request())).empty?.reason).toBe('outside-from');
    expect((await running).groups.length).toBeGreaterThan(0);
    expect(await running).toEqual(await first.plan(request()));
  });
});
