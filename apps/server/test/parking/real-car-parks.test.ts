import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nearbyDistanceMetres } from '@tripwright/core/geo';
import type { Itinerary, Leg, PlanOutcome, StationaryLeg, StreetLeg } from '@tripwright/core/model';
import type { StreetRows } from '@tripwright/core/street/build';
import { readRegion } from '@tripwright/feeds/artefact';
import { importRegion } from '@tripwright/feeds/import';
import { readOsm } from '@tripwright/feeds/osm';
import type { Planner } from '@tripwright/planner';
import { createPlanner } from '@tripwright/planner';
import { createAnswerChecker, type RoutingRequest, searchOf } from '@tripwright/testkit/answers';
import { randomNumbers } from '@tripwright/testkit/random';
import { encodeRouting, parseRouting, type RoutingResponse } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const data = new URL('../../../../../shared/data/', import.meta.url).pathname;
/** The map of Porto has few car parks with few tags; that of Oslo has spaces and fees for most. */
const CITIES = [
  { city: 'porto', centre: { lat: 41.1496, lng: -8.6109 }, least: 10, knowsMore: false },
  { city: 'oslo-east', centre: { lat: 59.9145, lng: 10.7571 }, least: 18, knowsMore: true },
] as const;
/** A Wednesday at ten. */
const TEN = Date.parse('2024-03-13T10:00:00Z') / 1000;
const LONGEST_WALK_SECONDS = 600;
/** Most metres from the outline of a car park to its entrance. */
const WAY_IN_METRES = 100;

interface Element {
  readonly tags: Readonly<Record<string, string>>;
  /** Its own place, or the nodes of its outline. */
  readonly spots: readonly { readonly lat: number; readonly lng: number }[];
}

describe.skipIf(!existsSync(data)).each(CITIES)(
  'car parks of the map of $city (../shared/data; skipped where that folder is absent)',
  ({ city, centre, least, knowsMore }) => {
    const streets = join(data, city, 'streets.osm.pbf');
    const folder = mkdtempSync(join(tmpdir(), 'real-car-parks-'));
    let planner: Planner;
    let rows: StreetRows;

    beforeAll(async () => {
      rows = await readOsm(streets);
      await importRegion({ region: 'xx_city', title: city, gtfs: [], osm: streets, out: folder });
      planner = createPlanner([await readRegion(folder, 'xx_city')], { now: () => TEN });
    }, 120_000);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    async function ask(asked: RoutingRequest): Promise<readonly Itinerary[]> {
      const parsed = parseRouting(searchOf(asked), { now: TEN, knowsStop: planner.knowsStop });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const outcome: PlanOutcome = await planner.plan(parsed.value.request);
      const regions = new Map(planner.regions().map((region) => [region.code, region]));
      const body = encodeRouting(outcome, { ...parsed.value, locale: 'en', regions });
      if (outcome.groups.length === 0) return [];
      // The general checks: lines meet their ends, times join, parked vehicles stay.
      expect(createAnswerChecker([])(JSON.parse(JSON.stringify(body)) as RoutingResponse, asked)).toEqual([]);
      return outcome.groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary));
    }

    test('OS-40 drives end at car parks of the map, with their tags, and continue on foot', {
      timeout: 120_000,
    }, async () => {
      const random = randomNumbers(40);
      const around = (degrees: number) => ({
        lat: Number((centre.lat + (random() - 0.5) * degrees).toFixed(6)),
        lng: Number((centre.lng + (random() - 0.5) * degrees * 1.3).toFixed(6)),
      });
      const used = new Map<string, StationaryLeg>();
      let onStreet = 0;
      for (let i = 0; i < 100; i++) {
        const asked: RoutingRequest = { from: around(0.06), to: around(0.025), departAfter: TEN, modes: ['me_car'] };
        const found = await ask(asked);
        for (const { legs } of found) {
          const at = legs.findIndex(({ kind }) => kind === 'stationary');
          const [drive, park, walk] = [legs[at - 1], legs[at], legs[at + 1]] as [StreetLeg, StationaryLeg, Leg?];
          expect(drive.mode).toBe('me_car');
          expect(legs.length - at).toBeLessThanOrEqual(2);
          if (park.carPark === undefined) {
            onStreet++;
            continue;
          }
          used.set(park.carPark.id, park);
          checkPlace(park, park.mode);
          const { lat, lng } = park.at;
          expect(drive.to).toMatchObject({ lat, lng });
          if (walk === undefined) continue;
          expect(walk.kind === 'street' && walk.from).toMatchObject({ lat, lng });
          expect(walk.arrival - walk.departure).toBeLessThanOrEqual(LONGEST_WALK_SECONDS);
        }
      }
      expect(used.size).toBeGreaterThan(least);
      expect(onStreet).toBeGreaterThan(20);
      const parks = [...used.values()];
      expect(parks.some(({ carPark }) => carPark?.capacity !== undefined)).toBe(knowsMore);
      expect(parks.some(({ carPark }) => carPark?.isPaid === true)).toBe(knowsMore);
    });

    /** Access, capacity and fees of the map. */
    function checkPlace({ carPark, at, isUnpriced, payments = [] }: StationaryLeg, mode: string): void {
      const id = carPark?.id ?? '';
      const element = elementOf(id);
      const { tags } = element;
      expect(tags['amenity'], id).toMatch(/^parking(_entrance|_space)?$/);
      for (const key of ['access', 'motor_vehicle', 'motorcar'])
        expect(tags[key] ?? 'yes', `${id} ${key}`).not.toMatch(/^(no|private|permit|residents|employees|delivery)$/);
      expect(tags['parking'] ?? '', id).not.toMatch(/^(garage_boxes|carports|sheds)$/);
      const alongStreet = /^(street_side|lane|on_kerb|half_on_kerb|shoulder)$/.test(tags['parking'] ?? '');
      expect(mode, id).toBe(`stationary_parking-${alongStreet ? 'on' : 'off'}street`);
      if (/^\d+$/.test(tags['capacity'] ?? '')) expect(carPark?.capacity, id).toBe(Number(tags['capacity']));
      if (carPark?.capacity !== undefined) expect(carPark.capacity, id).toBeGreaterThanOrEqual(5);
      expect(carPark?.isFree === true, `${id} fee=${tags['fee']}`).toBe(tags['fee'] === 'no');
      expect(isUnpriced === true || payments.length > 0, id).toBe(tags['fee'] !== 'no');
      if (tags['fee'] === 'yes') expect(carPark?.isPaid === true || payments.length > 0, id).toBe(true);
      if (tags['name'] !== undefined) expect(at.name).toBe(tags['name']);
      const metres = element.spots.map(({ lat, lng }) => nearbyDistanceMetres(lat, lng, at.lat, at.lng));
      expect(Math.min(...metres), id).toBeLessThan(WAY_IN_METRES);
    }

    /** An element of the extract by the id of a car park: `osm-way-1`. */
    function elementOf(id: string): Element {
      const [, type, number] = /^osm-(node|way)-(\d+)$/.exec(id) ?? [];
      const isNode = type === 'node';
      const row = (isNode ? rows.nodeId : rows.wayId).indexOf(Number(number));
      if (row < 0) throw new Error(`the map has no ${id}`);
      const [first, tag] = isNode ? [rows.nodeFirstTag, rows.nodeTag] : [rows.wayFirstTag, rows.wayTag];
      const tags: Record<string, string> = {};
      for (let i = first[row] as number; i < (first[row + 1] as number); i += 2)
        tags[rows.strings[tag[i] as number] as string] = rows.strings[tag[i + 1] as number] as string;
      const nodes = isNode
        ? [row]
        : [...rows.wayRef.subarray(rows.wayFirstRef[row], rows.wayFirstRef[row + 1])].map((ref) =>
            rows.nodeId.indexOf(ref),
          );
      const spots = nodes.flatMap((node) =>
        node < 0 ? [] : [{ lat: rows.nodeLat[node] as number, lng: rows.nodeLng[node] as number }],
      );
      return { tags, spots };
    }
  },
);
