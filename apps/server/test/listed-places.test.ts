import { cellKey, cellOf } from '@tripwright/core/geo';
import type { Region } from '@tripwright/core/region';
import { createPlanner } from '@tripwright/planner';
import { readRegions } from '@tripwright/planner/node';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { checkLocationInfo, checkLocations } from '@tripwright/wire/conformance';
import { type LocationsResponse, locationInfoResponseSchema, locationsResponseSchema } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKeyring } from '../src/keys/index.ts';
import { createRestHandler } from '../src/rest/index.ts';

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let region: Region;
const keys = openKeyring({ open: true });

beforeAll(async () => {
  sample = await buildSampleRegion();
  const [shared] = await readRegions(sample.data);
  region = shared!.region;
});
afterAll(() => {
  sample.remove();
  keys.close();
});

const systems = () => region.sharedVehicles?.systems.map(({ system }) => system) ?? [];
const counted = (): number => Math.max(...systems().map(({ lastUpdated }) => lastUpdated ?? 0));

async function ask(path: string, body?: object, { of = region, now = counted() } = {}): Promise<unknown> {
  const handler = createRestHandler({ planner: createPlanner([of]), keys, now: () => now });
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await handler(new Request(`http://localhost/v1/${path}`, body && init));
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

async function locations(body: object, options = {}): Promise<LocationsResponse> {
  const answer = await ask('locations.json', { region: region.manifest.code, level: 2, ...body }, options);
  expect(checkLocations(answer)).toEqual([]);
  expect(locationsResponseSchema.parse(answer)).toEqual(answer);
  return answer as LocationsResponse;
}

/** Cells of all stations, vehicles and car parks. */
function everyCell(): string[] {
  const points = [
    ...systems().flatMap(({ stations, vehicles }) => [...stations, ...vehicles]),
    ...(region.providers?.rows.hire.flatMap(({ places }) => places) ?? []),
    ...(region.providers?.rows.parking ?? []),
    ...Array.from({ length: region.parking?.count ?? 0 }, (_, i) => region.parking!.place(i)),
  ];
  return [
    ...new Set(points.flatMap(({ lat, lng }) => (lat === undefined ? [] : [cellKey(cellOf(lat, lng ?? 0, 75))]))),
  ];
}

const ALL = ['pt_pub', 'me_mic-s', 'me_car-s', 'me_car-r', 'me_car', 'me_mic', 'me_mot'];

test('every station, free vehicle and configured place is listed once, in the list of its kind', async () => {
  const { groups } = await locations({ cellIDs: everyCell(), modes: ALL });
  const pods = groups.flatMap(({ bikePods = [], carPods = [] }) => [...bikePods, ...carPods]);
  const ids = pods.map(({ bikePod, carPod }) => (bikePod ?? carPod)?.identifier);
  const stations = systems().flatMap(({ id, stations }) => stations.map((station) => `${id}|${station.id}`));
  const hire = region.providers?.rows.hire ?? [];
  const shared = hire.filter(({ mode }) => mode.startsWith('me_car-s'));
  const placeIds = shared.flatMap(({ id, places }) => places.map((place) => `${id}|${place.id}`));
  expect(stations.length).toBeGreaterThan(3);
  expect(ids.toSorted()).toEqual([...stations, ...placeIds].toSorted());
  const rented = hire.filter(({ mode }) => mode.startsWith('me_car-r')).flatMap(({ places }) => places);
  expect(groups.flatMap(({ carRentals = [] }) => carRentals)).toHaveLength(rented.length);
  const lots = groups.flatMap(({ carParks = [] }) => carParks);
  expect(lots.length).toBeGreaterThan(0);
  expect(new Set(lots.map(({ id }) => id)).size).toBe(lots.length);
  const free = groups.flatMap(({ freeFloating = [] }) => freeFloating);
  const loose = systems().flatMap(({ vehicles }) => vehicles.filter((one) => one.station === undefined));
  const usable = loose.filter(({ isDisabled, isReserved }) => !isDisabled && !isReserved);
  expect(usable.length).toBeGreaterThan(0);
  expect(free.length).toBe(usable.length);
});

test('SV-2: counts are those of the feed, and are left out once they are half an hour old', async () => {
  const system = systems().find(({ stations }) =>
    stations.some(({ vehiclesAvailable }) => vehiclesAvailable !== undefined),
  )!;
  const station = system.stations.find(({ vehiclesAvailable }) => vehiclesAvailable !== undefined)!;
  const cell = cellKey(cellOf(station.lat, station.lng, 75));
  const podAt = async (now: number) => {
    const { groups } = await locations({ cellIDs: [cell], modes: ['me_mic-s', 'me_car-s'] }, { now });
    const all = groups.flatMap(({ bikePods = [], carPods = [] }) => [...bikePods, ...carPods]);
    return all
      .map(({ bikePod, carPod }) => bikePod ?? carPod)
      .find((pod) => pod?.identifier === `${system.id}|${station.id}`);
  };
  const fresh = await podAt(system.lastUpdated!);
  expect(fresh).toMatchObject({ lastUpdate: expect.any(Number) });
  expect(JSON.stringify(fresh)).toContain(
    `"available${'availableBikes' in fresh! ? 'Bikes' : 'Vehicles'}":${station.vehiclesAvailable}`,
  );
  const old = await podAt(system.lastUpdated! + 1801);
  expect(Object.keys(old!)).not.toContain('lastUpdate');
  expect(JSON.stringify(old)).not.toContain('available');
});

test('IT-26: the hash of a cell changes with a live count, and not with the instant of the counts alone', async () => {
  const system = systems().find(({ stations }) =>
    stations.some(({ vehiclesAvailable }) => vehiclesAvailable !== undefined),
  )!;
  const station = system.stations.find(({ vehiclesAvailable }) => vehiclesAvailable !== undefined)!;
  const cell = cellKey(cellOf(station.lat, station.lng, 75));
  const modes = ['me_mic-s', 'me_car-s'];
  const time = system.lastUpdated! + 60;
  const later = (vehicles: number): Region => {
    const stations = system.stations.map((one) =>
      one.id === station.id ? { ...one, vehiclesAvailable: vehicles, lastReported: time } : one,
    );
    const state = { system: system.id, time, stations, vehicles: undefined };
    return { ...region, sharedVehicles: region.sharedVehicles!.withStates([state]) };
  };
  const { groups } = await locations({ cellIDs: [cell], modes });
  const cellIDHashCodes = { [cell]: groups[0]!.hashCode };
  const refresh = (of: Region) => locations({ cellIDHashCodes, modes }, { of, now: time });
  expect((await refresh(later(station.vehiclesAvailable!))).groups).toEqual([]);
  const changed = await refresh(later(station.vehiclesAvailable! + 1));
  expect(changed.groups.map(({ key }) => key)).toEqual([cell]);
  expect(changed.groups[0]?.hashCode).not.toBe(groups[0]?.hashCode);
});

test('lists that no mode asks for are absent, and lists that one asks for may be empty', async () => {
  const asked = async (modes?: readonly string[], level = 2) => {
    const { groups } = await locations({ cellIDs: ['1#1'], level, ...(modes && { modes }) });
    return Object.keys(groups[0] ?? {}).filter((name) => !['key', 'hashCode'].includes(name));
  };
  expect(await asked()).toEqual(['stops']);
  expect(await asked(['me_car'])).toEqual(['carParks']);
  expect(await asked(['pt_pub', 'cy_bic-s'])).toEqual(['stops', 'bikePods', 'freeFloating']);
  expect(await asked(['me_mic_bic'])).toEqual(['facilities']);
  expect(await asked(['wa_wal'])).toEqual([]);
  expect(await asked(['pt_pub', 'me_car'], 1)).toEqual(['stops']);
});

test('a circle has the same places, and locationInfo.json gives each by its id and at its point', async () => {
  const { groups } = await locations({ cellIDs: everyCell(), modes: ALL });
  const [group] = groups.filter(({ bikePods = [] }) => bikePods.length > 0);
  const [pod] = group?.bikePods ?? [];
  const circle = `locations.json?lat=${pod?.lat}&lng=${pod?.lng}&radius=300&modes=me_mic-s&sortedByProximity=true`;
  const near = (await ask(circle)) as LocationsResponse;
  expect(checkLocations(near)).toEqual([]);
  expect(near.groups[0]?.bikePods?.[0]).toEqual(pod);
  const kinds = { bikePods: 'bikePod', carPods: 'carPod', carParks: 'carPark', freeFloating: 'freeFloating' } as const;
  for (const [list, member] of Object.entries(kinds)) {
    const found = groups.flatMap((one) => one[list as keyof typeof kinds] ?? [])[0];
    if (found === undefined) continue;
    for (const query of [`identifier=${encodeURIComponent(found.id ?? '')}`, `lat=${found.lat}&lng=${found.lng}`]) {
      const info = await ask(`locationInfo.json?${query}`);
      expect(checkLocationInfo(info)).toEqual([]);
      expect(locationInfoResponseSchema.parse(info)).toEqual(info);
      // Deployed kits read the details of the kind under its member, and lose the answer where a location stands there.
      const details = member === 'freeFloating' ? found.vehicle : found[member];
      expect(Reflect.get(info as object, member), `${list} by ${query}`).toEqual(details);
      expect((info as { locations?: unknown }).locations).toContainEqual(found);
    }
  }
});
