import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nearbyDistanceMetres } from '@tripwright/core/geo';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { readRegion } from '@tripwright/feeds/artefact';
import { readGtfs } from '@tripwright/feeds/gtfs';
import { importRegion } from '@tripwright/feeds/import';
import { NoticeCollector } from '@tripwright/feeds/notices';
import type { Planner } from '@tripwright/planner';
import { createPlanner } from '@tripwright/planner';
import {
  type AnswerChecker,
  createAnswerChecker,
  modeOf,
  type RoutingRequest,
  searchOf,
  type WholeTrip,
  wholeAnswer,
} from '@tripwright/testkit/answers';
import { pickOne, randomNumbers } from '@tripwright/testkit/random';
import { dayNumber, serviceDayStart } from '@tripwright/testkit/real';
import { checkRouting } from '@tripwright/wire/conformance';
import { encodeRouting, parseRouting, type RoutingResponse } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInside, type OverlayService, writeOverlay } from './flex-overlay.ts';

const data = new URL('../../../../../shared/data/zheleznogorsk/', import.meta.url).pathname;
const HOUR = 3600;
const ZONE = 'Asia/Krasnoyarsk';
const MIDNIGHT = serviceDayStart(dayNumber('2024-05-15'), ZONE);

/** Three services: within the zone, booked 30 min ahead; from the zone to the benches, booked the evening before; between benches at night. */
const services: readonly OverlayService[] = [
  {
    name: 'Hop',
    calls: ['zone', 'zone'],
    opens: 7 * HOUR,
    closes: 19 * HOUR,
    wheelchair: 1,
    rule: { booking_type: 1, prior_notice_duration_min: 30, message: 'Call.', phone_number: '+7 1' },
  },
  {
    name: 'Bench',
    calls: ['zone', 'group'],
    opens: 6 * HOUR,
    closes: 26 * HOUR,
    wheelchair: 2,
    rule: { booking_type: 2, prior_notice_last_day: 1, prior_notice_last_time: '18:00:00', message: 'The day before.' },
  },
  {
    name: 'Owl',
    calls: ['group', 'group'],
    opens: 20 * HOUR,
    closes: 25 * HOUR,
    wheelchair: 1,
    rule: { booking_type: 0, message: 'Wave.' },
  },
];
const FARTHEST_STOP_METRES = 800;

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

describe.skipIf(!existsSync(data))(
  'services on demand laid over a real town (../shared/data; skipped where that folder is absent)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'real-flex-'));
    let planner: (now: number) => Planner;
    let check: AnswerChecker;
    /** Mostly near the zone, sometimes at a bench or anywhere. */
    let endOf: (random: () => number) => Spot;
    let [zone, hole, group]: [readonly Spot[], readonly Spot[], readonly Spot[]] = [[], [], []];

    beforeAll(async () => {
      const town = join(data, 'gtfs.zip');
      const read = (path: string, name: string): Promise<FeedRows> =>
        readGtfs(path, { name, notices: new NoticeCollector() });
      const rows = await read(town, 'gtfs');
      const spots = rows.stops.filter(({ lat }) => Number.isFinite(lat)).map(({ lat, lng }) => ({ lat, lng }));
      const middle = spotInTheMiddle(spots);
      zone = polygon(middle, [1500, 1100, 1600, 900, 1400, 1200, 1700]);
      hole = polygon(middle, [200, 150, 250, 180]);
      const byDistance = [...spots].sort((a, b) => metres(a, middle) - metres(b, middle));
      endOf = (random) => {
        const draw = random();
        if (draw < 0.6) return aside(middle, random, 0.024);
        return aside(pickOne(draw < 0.8 ? group : spots, random), random, 0.003);
      };
      group = [20, 60, 100, 140].map((i) => byDistance[i] as Spot);
      const overlay = join(folder, 'overlay.zip');
      writeOverlay(overlay, { zone, hole, group, services, timeZone: ZONE, dates: ['20240515'] });
      const inputs = { gtfs: [town, overlay], osm: join(data, 'streets.osm.pbf') };
      await importRegion({ region: 'xx_flex', title: 'Flex', ...inputs, out: join(folder, 'regions') });
      check = createAnswerChecker([rows, await read(overlay, 'overlay')]);
      const region = await readRegion(join(folder, 'regions'), 'xx_flex');
      planner = (now) => createPlanner([region], { now: () => now });
    }, 120_000);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    /** Trips as a client reads them, checked against the rows of the feeds. */
    async function ask(asked: RoutingRequest, now: number): Promise<WholeTrip[]> {
      const served = planner(now);
      const parsed = parseRouting(searchOf(asked), { now, knowsStop: served.knowsStop });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const outcome = await served.plan(parsed.value.request);
      const regions = new Map(served.regions().map((region) => [region.code, region]));
      const encoded = encodeRouting(outcome, { ...parsed.value, locale: 'en', regions });
      const body = JSON.parse(JSON.stringify(encoded)) as RoutingResponse;
      if (body.groups === undefined) return [];
      expect(checkRouting(body)).toEqual([]);
      expect(check(body, asked), `${searchOf(asked)}`).toEqual([]);
      return wholeAnswer(body, () => {}).groups.flat();
    }

    const isInZone = (place: Spot): boolean => isInside(place, zone) && !isInside(place, hole);
    const toGroup = (place: Spot): number => Math.min(...group.map((bench) => metres(bench, place)));
    const reaches = (at: 'zone' | 'group', place: Spot): boolean =>
      at === 'zone' ? isInZone(place) : toGroup(place) <= FARTHEST_STOP_METRES;

    /** Expects a ride on demand to match its feed. @returns the service */
    function checkRide(trip: WholeTrip, asked: RoutingRequest, now: number): OverlayService {
      const { segments } = trip;
      const at = segments.findIndex((segment) => modeOf(segment).startsWith('ps_drt'));
      const ride = segments[at];
      const service = services.find(
        ({ name }) => modeOf(ride as WholeTrip['segments'][number]) === `ps_drt_${name.toLowerCase()}`,
      );
      if (ride === undefined || service === undefined) throw new Error(`which service is ${JSON.stringify(ride)}`);
      const [start, end] = [Number(ride.startTime) - MIDNIGHT, Number(ride.endTime) - MIDNIGHT];
      expect(start).toBeGreaterThanOrEqual(service.opens);
      expect(end).toBeLessThanOrEqual(service.closes);
      // To the door, or to the train, with walks at its ends.
      const rides = segments.map(({ type }) => type === 'scheduled');
      const before = segments[rides.lastIndexOf(true, at)];
      const after = segments[rides.indexOf(true, at)];
      const from = rides.lastIndexOf(true, at) < 0 ? asked.from : (before?.to as Spot);
      const to = rides.indexOf(true, at) < 0 ? asked.to : (after?.from as Spot);
      expect(reaches(service.calls[0], from), 'picks up').toBe(true);
      expect(reaches(service.calls[1], to), 'sets down').toBe(true);
      // A destination within 15 m of a bench is reached at the door.
      if (service.calls[0] === 'group') expect(toGroup(ride.from as Spot)).toBeLessThan(16);
      if (service.calls[1] === 'group') expect(toGroup(ride.to as Spot)).toBeLessThan(16);
      const closes = { Hop: start - 30 * 60, Bench: -6 * HOUR, Owl: start }[service.name] as number;
      const isInTime = now <= MIDNIGHT + closes;
      expect(ride.availability).toBe(isInTime ? 'AVAILABLE' : 'MISSED_PREBOOKING_WINDOW');
      expect(ride.notes).toContain(service.rule['message']);
      return service;
    }

    /** The services that must be offered from door to door: those that the feed clearly allows. */
    function mustOffer({ from, to, departAfter = 0, wheelchair }: RoutingRequest): OverlayService[] {
      const far = metres(from, to);
      return services.filter(({ calls, opens, closes, wheelchair: takes }) => {
        if (wheelchair === true && takes === 2) return false;
        const time = departAfter - MIDNIGHT;
        const near = calls.every((at, i) => {
          const place = i === 0 ? from : to;
          return at === 'zone' ? isInZone(place) : toGroup(place) < 200;
        });
        const [a, b] = [nearestOf(group, from), nearestOf(group, to)];
        const isSame = calls.every((at) => at === 'group') && a === b;
        return near && far > 1200 && !isSame && time >= opens - 2 * HOUR && time <= closes - 2 * HOUR;
      });
    }

    test('SV-16 SV-17 SV-18 random rides from door to door: exactly those that the feed allows are offered', {
      timeout: 120_000,
    }, async () => {
      const random = randomNumbers(20_240_515);
      const used = new Map<string, number>();
      let offered = 0;
      for (let i = 0; i < 500; i++) {
        const [from, to] = [endOf(random), endOf(random)];
        const when = MIDNIGHT + Math.round(4 * HOUR + random() * 22 * HOUR);
        const isLeaving = random() < 0.7;
        const asked: RoutingRequest = {
          from,
          to,
          ...(isLeaving ? { departAfter: when } : { arriveBefore: when }),
          modes: ['ps_drt'],
          wheelchair: random() < 0.2,
        };
        const now = pickOne([MIDNIGHT - 10 * HOUR, MIDNIGHT - 10 * HOUR, when - 600], random);
        const trips = await ask(asked, now);
        const names = trips.map((trip) => checkRide(trip, asked, now).name);
        for (const name of names) used.set(name, (used.get(name) ?? 0) + 1);
        if (!isLeaving || now > MIDNIGHT) continue;
        for (const { name } of mustOffer(asked)) {
          offered++;
          expect(names, `#${i} ${searchOf(asked)}`).toContain(name);
        }
      }
      expect([...used.keys()].sort()).toEqual(['Bench', 'Hop', 'Owl']);
      expect(offered).toBeGreaterThan(20);
    });

    test('SV-16 with buses: rides on demand to them and on from them', { timeout: 120_000 }, async () => {
      const random = randomNumbers(7);
      let combined = 0;
      for (let i = 0; i < 100; i++) {
        const [from, to] = [endOf(random), endOf(random)];
        const when = MIDNIGHT + Math.round(6 * HOUR + random() * 16 * HOUR);
        const asked: RoutingRequest = {
          from,
          to,
          departAfter: when,
          modes: ['pt_pub', 'ps_drt'],
          allModes: random() < 0.5,
        };
        const now = MIDNIGHT - 10 * HOUR;
        for (const trip of await ask(asked, now)) {
          if (!trip.segments.some((segment) => modeOf(segment).startsWith('ps_drt'))) continue;
          checkRide(trip, asked, now);
          if (trip.segments.some(({ type }) => type === 'scheduled')) combined++;
        }
      }
      expect(combined).toBeGreaterThan(5);
    });
  },
);

const metres = (a: Spot, b: Spot): number => nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng);

/** The place with the most others around it. */
function spotInTheMiddle(spots: readonly Spot[]): Spot {
  const about = (spot: Spot): number => spots.filter((other) => metres(spot, other) < 1500).length;
  return spots.reduce((best, spot) => (about(spot) > about(best) ? spot : best));
}

/** Corners around a place, at a distance. */
function polygon({ lat, lng }: Spot, radii: readonly number[]): Spot[] {
  return radii.map((radius, i) => {
    const angle = (2 * Math.PI * i) / radii.length;
    const degrees = radius / 111_000;
    return {
      lat: lat + degrees * Math.sin(angle),
      lng: lng + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
    };
  });
}

function aside({ lat, lng }: Spot, random: () => number, degrees: number): Spot {
  const off = (): number => (random() - 0.5) * degrees;
  const six = (value: number): number => Math.round(value * 1e6) / 1e6;
  return { lat: six(lat + off()), lng: six(lng + off() / Math.cos((lat * Math.PI) / 180)) };
}

function nearestOf(group: readonly Spot[], place: Spot): Spot | undefined {
  return [...group].sort((a, b) => metres(a, place) - metres(b, place))[0];
}
