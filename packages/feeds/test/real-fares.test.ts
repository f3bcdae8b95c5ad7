import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { instantOfLocal, parseDay } from '@tripwright/core/base';
import { type FareRide, Fares } from '@tripwright/core/fares';
import { buildFares } from '@tripwright/core/fares/build';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { Timetable } from '@tripwright/core/timetable';
import { buildTimetable, layOutWalkingLinks } from '@tripwright/core/timetable/build';
import { describe, expect, test } from 'vitest';
import { readGtfs } from '../src/gtfs/index.ts';
import { NoticeCollector } from '../src/notices/index.ts';

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

/** `[route, stops, departure, arrival]` on the given day. */
type Ride = readonly [route: string, stops: readonly string[], departure: string, arrival: string];

async function pricer(file: string): Promise<(date: string, ...rides: readonly Ride[]) => string> {
  const feed = await readGtfs(`${data}${file}`, { name: 'feed', notices: new NoticeCollector() });
  const strings = new StringPoolBuilder();
  const built = buildTimetable([feed], strings);
  const sections = buildFares([feed], built, strings);
  if (sections === undefined) return () => 'no fares';
  const none = new Int32Array(0);
  const links = layOutWalkingLinks(built.sections, { from: none, to: none, seconds: none, metres: none });
  const { bytes, offsets } = strings.build();
  const timetable = new Timetable(new Map([...built.sections, ...links]), new StringPool(bytes, offsets));
  const fares = new Fares(timetable, sections);
  const zone = feed.agencies[0]?.timezone ?? 'UTC';
  return (date, ...rides) => {
    const instant = (clock: string): number => {
      const [hours = 0, minutes = 0] = clock.split(':').map(Number);
      return instantOfLocal((parseDay(date) as number) * 86_400 + hours * 3600 + minutes * 60, zone);
    };
    const price = fares.priceOf(
      rides.map(([route, stops, departure, arrival]): FareRide => {
        const row = feed.routes.findIndex(({ id }) => id === route);
        expect(row, route).toBeGreaterThanOrEqual(0);
        return {
          feed: 0 as FareRide['feed'],
          route: row as FareRide['route'],
          agency: (feed.routes[row]?.agency ?? -1) as FareRide['agency'],
          stops: stops.map((stop) => {
            const found = timetable.findStop(stop);
            expect(found, stop).toBeDefined();
            return found!;
          }),
          departure: instant(departure),
          arrival: instant(arrival),
          departureZone: zone,
          arrivalZone: zone,
          seated: false,
        };
      }),
    );
    if (price === undefined) return 'unknown';
    const total = price.total.map(({ minor, currency }) => `${minor} ${currency}`).join(' + ');
    return `${total} for ${price.tickets.length}`;
  };
}

describe.skipIf(!existsSync(data))('fares of real feeds (skipped without ../shared/data)', () => {
  test('FA-5 Bay Area rail: one ticket from first to last station, whatever the changes', async () => {
    const price = await pricer('realtime-bart/gtfs.zip');
    const red: Ride = ['7', ['EMBR', 'DBRK'], '9:05', '9:28'];
    expect(price('2019-05-14', red)).toBe('460 USD for 1');
    const change: readonly Ride[] = [
      ['1', ['EMBR', 'MCAR'], '9:05', '9:20'],
      ['3', ['MCAR', 'DBRK'], '9:25', '9:35'],
    ];
    expect(price('2019-05-14', ...change)).toBe('460 USD for 1');
  });

  test('FA-3 Portland: the light rail has fares, the streetcar of another agency has none', async () => {
    const price = await pricer('portland/gtfs-trimet-2routes.zip');
    expect(price('2021-11-10', ['200', ['7646', '8341'], '8:07', '8:20'])).toBe('250 USD for 1');
    expect(price('2021-11-10', ['193', ['10753', '10756'], '8:07', '8:20'])).toBe('unknown');
  });

  test('FA-4 Trois-Rivières: a fare without rules applies everywhere, with any number of transfers', async () => {
    const price = await pricer('trois-rivieres/gtfs.zip');
    const feed = await readGtfs(`${data}trois-rivieres/gtfs.zip`, { name: 'feed', notices: new NoticeCollector() });
    const [one, two] = feed.routes;
    const stops = feed.stops.slice(0, 3).map(({ id }) => id);
    const rides: readonly Ride[] = [
      [one?.id ?? '', stops.slice(0, 2), '9:00', '9:10'],
      [two?.id ?? '', stops.slice(1), '9:20', '9:30'],
    ];
    expect(price('2017-10-24', ...rides)).toBe('330 CAD for 1');
  });

  test('FA-3 Porto Alegre: no free transfers, every boarding is paid for', async () => {
    const price = await pricer('porto-alegre/gtfs-eptc.zip');
    const feed = await readGtfs(`${data}porto-alegre/gtfs-eptc.zip`, { name: 'feed', notices: new NoticeCollector() });
    const [one, two] = feed.routes;
    const stops = feed.stops.slice(0, 3).map(({ id }) => id);
    const rides: readonly Ride[] = [
      [one?.id ?? '', stops.slice(0, 2), '9:00', '9:10'],
      [two?.id ?? '', stops.slice(1), '9:20', '9:30'],
    ];
    expect(price('2019-05-14', ...rides)).toBe('940 BRL for 2');
  });

  test('FA-6, FA-7 Outaouais: a blank rule_priority column, areas, and a timeframe of the season', async () => {
    const price = await pricer('fares-v2/gtfs.zip');
    const pontiac: Ride = ['910', ['F134-01', 'F912-51'], '5:17', '7:31'];
    expect(price('2026-03-03', pontiac)).toBe('2000 CAD for 1');
    // After the season the feed has no price.
    expect(price('2026-09-03', pontiac)).toBe('unknown');
    expect(await (await pricer('fares-v2/gtfs-published.zip'))('2026-03-03', pontiac)).toBe('no fares');
  });
});
