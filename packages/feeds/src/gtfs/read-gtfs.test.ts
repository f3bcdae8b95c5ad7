import { parseDay } from '@tripwright/core/base';
import type { FeedRows } from '@tripwright/core/timetable/build';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { added, changed, readBytes, readTiny, tinyFeed, zipFiles } from '../../test/tiny-feed.ts';
import { writeGtfsZip } from './source/write-zip.ts';

const days = (rows: FeedRows, id: string) => [...(rows.services.find((service) => service.id === id)?.days ?? [])];
const day = (text: string) => parseDay(text);
const stop = (rows: FeedRows, id: string) => rows.stops.find((row) => row.id === id);
const arrivals = (rows: FeedRows, trip: string) => callsOf(rows, trip, rows.stopTimes.arrival);

function callsOf(rows: FeedRows, trip: string, column: Int32Array | Uint8Array): number[] {
  const found = rows.trips.find((row) => row.id === trip);
  return found === undefined ? [] : [...column.subarray(found.firstCall, found.firstCall + found.callCount)];
}

describe('calendars', () => {
  test('CAL-1 CAL-2 both ends of the period run, exceptions win also outside it', async () => {
    const { rows } = await readTiny(added('calendar_dates.txt', 'W,20250301,1'));
    // Monday 1 January is removed, Saturday 6 added
    expect(days(rows, 'W')).toEqual(['20240102', '20240103', '20240104', '20240105', '20240106', '20250301'].map(day));
  });

  test('CAL-3 only calendar_dates.txt, or a calendar.txt with a header only', async () => {
    const header = `${tinyFeed['calendar.txt']?.split('\n')[0]}\n`;
    for (const calendar of [undefined, header]) {
      const { rows } = await readTiny({ 'calendar.txt': calendar });
      expect(days(rows, 'X')).toEqual([day('20240229')]);
      expect(days(rows, 'W')).toEqual([day('20240106')]);
    }
  });

  test('CAL-4 a week of zeros runs where exceptions add it', async () => {
    const { rows } = await readTiny(changed('calendar.txt', '1,1,1,1,1,0,0', '0,0,0,0,0,0,0'));
    expect(days(rows, 'W')).toEqual([day('20240106')]);
  });

  test('IM-10 no known time zone: the feed is refused, and the error has the value', async () => {
    await expect(readTiny(changed('agency.txt', 'Europe/Lisbon', 'Lisbon time'))).rejects.toThrow(
      /has no known time zone.*"Lisbon time"/,
    );
  });
});

describe('stop times', () => {
  test('ST-1 rows of a trip may be scattered and unsorted', async () => {
    const [header, ...lines] = tinyFeed['stop_times.txt']!.trimEnd().split('\n');
    const { rows } = await readTiny({ 'stop_times.txt': [header, ...lines.toReversed()].join('\n') });
    expect(rows).toEqual((await readTiny()).rows);
  });

  test('ST-2 ST-5 blank times are interpolated by stop count, floored, and marked', async () => {
    const header = 'trip_id,stop_sequence,stop_id,arrival_time,departure_time\n';
    const { rows } = await readTiny({
      'stop_times.txt': `${header}T1,1,S1,08:00:00,08:00:00\nT1,2,B,,\nT1,5,C,"",""\nT1,7,B, ,\nT1,8,S2,08:00:10,08:01:00\nT1,9,B,,\nT1,10,C,08:01:05,08:01:05\n`,
    });
    const t0 = 8 * 3600;
    expect(arrivals(rows, 'T1').map((time) => time - t0)).toEqual([0, 2, 5, 7, 10, 62, 65]);
    expect(callsOf(rows, 'T1', rows.stopTimes.approximate)).toEqual([0, 1, 1, 1, 0, 1, 0]);
  });

  test('ST-3 one of the two times counts for both', async () => {
    const { rows } = await readTiny(changed('stop_times.txt', '08:10:00,08:11:00', ',08:11:00'));
    expect(arrivals(rows, 'T1')[1]).toBe(8 * 3600 + 660);
  });

  test('ST-6 timepoint=0 is approximate, absent is exact', async () => {
    const text = tinyFeed['stop_times.txt']!.replace('stop_sequence', 'timepoint,stop_sequence');
    const { rows } = await readTiny({ 'stop_times.txt': text.replace(/^(T\d),/gm, '$1,0,') });
    expect(callsOf(rows, 'T1', rows.stopTimes.approximate)).toEqual([1, 1, 1]);
    expect(callsOf((await readTiny()).rows, 'T1', rows.stopTimes.approximate)).toHaveLength(3);
  });

  test('ST-8 ST-15 pickup, drop-off and stop headsigns are kept by position', async () => {
    const { rows } = await readTiny();
    expect(callsOf(rows, 'T1', rows.stopTimes.pickup)).toEqual([0, 0, 1]);
    expect(callsOf(rows, 'T1', rows.stopTimes.dropOff)).toEqual([1, 0, 0]);
    expect(callsOf(rows, 'T1', rows.stopTimes.headsign)).toEqual([0, -1, -1]);
    expect(rows.stopTimes.headsigns).toEqual(['Castle via Bridge']);
  });

  test('ST-13 zero dwell and zero running time are kept', async () => {
    const { rows, notices } = await readTiny(changed('stop_times.txt', '08:10:00,08:11:00', '08:00:00,08:00:00'));
    expect(arrivals(rows, 'T1').slice(0, 2)).toEqual([28_800, 28_800]);
    expect(notices).toEqual([]);
  });

  test('times after 24:00 belong to the service day', async () => {
    expect(arrivals((await readTiny()).rows, 'T2')).toEqual([85_800, 86_400, 87_000]);
  });

  test('IM-9 ids are strings: 007 is not 7, __proto__ is an id', async () => {
    const { rows, notices } = await readTiny({
      ...added(
        'stops.txt',
        '007,Bond,41.2,-8.6,,,\n7,Seven,41.3,-8.6,,,\n__proto__,P,41.3,-8.6,,,\nconstructor,😀,41.3,-8.6,,,',
      ),
      ...added('stop_times.txt', 'T1,4,007,08:30:00,08:30:00,,,4,\nT1,5,__proto__,08:40:00,08:40:00,,,5,'),
    });
    expect(notices).toEqual([]);
    expect(
      callsOf(rows, 'T1', rows.stopTimes.stop)
        .slice(3)
        .map((index) => rows.stops[index]?.name),
    ).toEqual(['Bond', 'P']);
  });
});

describe('bytes that are not UTF-8', () => {
  const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
  const stopNames = (rows: FeedRows, trip: string) =>
    callsOf(rows, trip, rows.stopTimes.stop).map((index) => rows.stops[index]?.name);
  const renamed = (file: string, to: string): string => tinyFeed[file]!.replace(/\bB,/g, `${to},`);

  test('IM-12 a key in Latin-1 is the same key in every file', async () => {
    const { rows, codes, notices } = await readTiny({
      'stops.txt': latin1(renamed('stops.txt', 'Praça')),
      'stop_times.txt': latin1(renamed('stop_times.txt', 'Praça')),
    });
    expect(codes).toEqual(['not-utf8']);
    expect(notices[0]?.count).toBe(3);
    for (const trip of ['T1', 'T2']) expect(stopNames(rows, trip)).toContain('Bridge');
    expect(rows.stops.map(({ id }) => id)).toContain('Pra\ufffda');
  });

  test('IM-12 a key in Latin-1 in one file and in UTF-8 in another matches nothing, and both are reported', async () => {
    const { rows, codes } = await readTiny({
      'stops.txt': latin1(renamed('stops.txt', 'Praça')),
      'stop_times.txt': renamed('stop_times.txt', 'Praça'),
    });
    expect(codes).toEqual(['not-utf8', 'unknown-stop']);
    expect(stopNames(rows, 'T1')).toEqual(['Central 1', 'Castle']);
  });

  test('IM-12 keys that become equal are reported as duplicates', async () => {
    const { rows, codes } = await readTiny({
      'stops.txt': latin1(`${renamed('stops.txt', 'Sé')}Sã,Other,41.18,-8.62,,,\n`),
      'stop_times.txt': latin1(renamed('stop_times.txt', 'Sé')),
    });
    expect(codes).toEqual(['duplicate-key', 'not-utf8']);
    expect(rows.stops.filter(({ id }) => id.startsWith('S\ufffd')).map(({ name }) => name)).toEqual(['Bridge']);
  });
});

describe('location types', () => {
  test('PW-1 PW-2 station, platform, boarding area, entrance and node, each with its parent', async () => {
    const { rows, notices } = await readTiny(
      added('stops.txt', 'P,Front,41.1502,-8.61,4,S1,\nE,Door,41.1503,-8.61,2,S,\nN,,,,3,S,'),
    );
    expect(notices).toEqual([]);
    const parents = rows.stops.map(({ id, locationType, parent }) => [id, locationType, rows.stops[parent]?.id ?? '']);
    expect(parents).toEqual([
      ['B', 0, ''],
      ['C', 0, ''],
      ['E', 2, 'S'],
      ['N', 3, 'S'],
      ['P', 4, 'S1'],
      ['S', 1, ''],
      ['S1', 0, 'S'],
      ['S2', 0, 'S'],
    ]);
  });

  test('PW-1 a stop whose parent has the wrong type, or is in a ring, has no parent', async () => {
    const lines = [
      'AreaOfStation,x,41.15,-8.61,4,S,', // a boarding area belongs to a platform
      'AreaOfArea,x,41.15,-8.61,4,Area,', // nothing is deeper than three
      'Area,x,41.15,-8.61,4,S1,',
      'DoorOfPlatform,x,41.15,-8.61,2,S1,',
      'NodeOfDoor,x,41.15,-8.61,3,Door,',
      'Door,x,41.15,-8.61,2,S,',
      'Ring1,x,41.15,-8.61,0,Ring2,',
      'Ring2,x,41.15,-8.61,0,Ring1,',
    ];
    const { rows, codes } = await readTiny(added('stops.txt', lines.join('\n')));
    expect(codes).toEqual(['wrong-parent-type']);
    const parents = Object.fromEntries(rows.stops.map(({ id, parent }) => [id, rows.stops[parent]?.id]));
    expect(parents).toMatchObject({
      AreaOfStation: undefined,
      AreaOfArea: undefined,
      Area: 'S1',
      DoorOfPlatform: undefined,
      NodeOfDoor: undefined,
      Door: 'S',
      Ring1: undefined,
      Ring2: undefined,
    });
  });

  test('ST-17 calls at a station, an entrance and a boarding area are kept; the trip keeps its length', async () => {
    for (const at of ['S', 'E', 'P']) {
      const { rows } = await readTiny({
        ...added('stops.txt', 'P,Front,41.1502,-8.61,4,S1,\nE,Door,41.1503,-8.61,2,S,'),
        ...changed('stop_times.txt', 'T1,1,S1', `T1,1,${at}`),
      });
      expect(callsOf(rows, 'T1', rows.stopTimes.stop).map((index) => rows.stops[index]?.id)).toEqual([at, 'B', 'C']);
    }
  });
});

describe('stations', () => {
  test('PW-2 PW-12 CAL-10 a child inherits from its station; its own wheelchair value wins, its own time zone does not', async () => {
    const { rows } = await readTiny({
      'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding,stop_timezone
S,Central,41.15,-8.61,1,,1,Europe/Madrid
S1,Central 1,41.1501,-8.61,0,S,,Europe/Paris
S2,Central 2,41.1502,-8.61,0,S,2,
A,,,,4,S2,,
N,,,,3,S,,
B,Bridge,41.16,-8.62,,,,
C,Castle,41.17,-8.63,,,,
`,
    });
    expect(stop(rows, 'S1')).toMatchObject({ wheelchair: 1, timezone: 'Europe/Madrid' });
    expect(stop(rows, 'S2')).toMatchObject({ wheelchair: 2 });
    expect(stop(rows, 'A')).toMatchObject({
      name: 'Central 2',
      wheelchair: 2,
      lat: 41.1502,
      timezone: 'Europe/Madrid',
    });
    expect(stop(rows, 'N')).toMatchObject({ name: 'Central', lat: 41.15, lng: -8.61 });
    expect(rows.stops[stop(rows, 'A')!.parent]?.id).toBe('S2');
    expect(stop(rows, 'B')).toMatchObject({ wheelchair: 0, parent: -1, timezone: '' });
  });

  test('PW-5 parallel pathways are kept, with NaN for blank values', async () => {
    const { rows } = await readTiny({
      'levels.txt': 'level_id,level_index\nL,-1.5\n',
      'pathways.txt':
        'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,stair_count,length\nP1,S1,S2,2,1,-20,\nP2,S1,S2,5,1,,7.5\n',
    });
    expect(rows.pathways).toHaveLength(2);
    expect(rows.pathways[0]).toMatchObject({ mode: 2, stairCount: -20, length: Number.NaN, bidirectional: true });
    expect(rows.levels).toEqual([{ id: 'L', index: -1.5, name: '' }]);
  });
});

describe('the other tables', () => {
  test('FQ-2 FQ-4 frequencies keep their windows', async () => {
    const { rows, notices } = await readTiny({
      'frequencies.txt':
        'trip_id,start_time,end_time,headway_secs,exact_times\nT1,10:00:00,26:00:00,1200,1\nT1,08:00:00,10:00:00,600,\n',
    });
    // Sixty runs a day for a week, then none.
    expect(notices.map((notice) => notice.code)).toEqual(['service-drops']);
    expect(rows.frequencies).toEqual([
      { trip: 0, start: 28_800, end: 36_000, headway: 600, exact: false },
      { trip: 0, start: 36_000, end: 93_600, headway: 1200, exact: true },
    ]);
  });

  test('TR-1 BL-5 transfers of all types, with indices; linked trips need no stops', async () => {
    const { rows } = await readTiny({
      'transfers.txt':
        'from_stop_id,to_stop_id,from_route_id,to_route_id,from_trip_id,to_trip_id,transfer_type,min_transfer_time\nS,C,,,,,2,120\nB,B,R,,,,1,\n,,,,T1,T2,4,\n',
    });
    const index = (id: string) => rows.stops.findIndex((row) => row.id === id);
    const none = {
      fromStop: -1,
      toStop: -1,
      fromRoute: -1,
      toRoute: -1,
      fromTrip: -1,
      toTrip: -1,
      minTransferTime: -1,
    };
    expect(rows.transfers).toHaveLength(3);
    expect(rows.transfers).toContainEqual({
      ...none,
      fromStop: index('S'),
      toStop: index('C'),
      type: 2,
      minTransferTime: 120,
    });
    expect(rows.transfers).toContainEqual({ ...none, fromStop: index('B'), toStop: index('B'), fromRoute: 0, type: 1 });
    expect(rows.transfers).toContainEqual({ ...none, fromTrip: 0, toTrip: 1, type: 4 });
  });

  test('TL-1 TL-2 translations, attributions and feed_info are read; fares stay text', async () => {
    const { rows } = await readTiny({
      'translations.txt': 'table_name,field_name,language,translation,record_id\nstops.txt,stop_name,pt,Ponte,B\n',
      'attributions.txt': 'organization_name,is_producer,trip_id\nCity,1,T1\n',
      'feed_info.txt': 'feed_publisher_name,feed_lang,feed_start_date\nCity,mul,20240101\n',
      'fare_products.txt': 'fare_product_id,amount,currency\nsingle,1.40,EUR\n',
      'routes.txt': 'route_id,route_short_name,route_type,network_id\nR,1,715,core\n',
    });
    expect(rows.translations[0]).toMatchObject({ table: 'stops', recordId: 'B', translation: 'Ponte' });
    expect(rows.attributions[0]).toMatchObject({ isProducer: true, isOperator: false, tripId: 'T1' });
    expect(rows.feedInfo).toMatchObject({ lang: 'mul', startDay: day('20240101'), endDay: -1 });
    expect(rows.otherTables.get('fare_products.txt')?.[0]?.get('amount')).toBe('1.40');
    expect(rows.otherTables.get('route_networks.txt')?.[0]?.get('network_id')).toBe('core');
    // ST-23 FM-2: extended types stay numbers; a route without an agency belongs to the only one
    expect(rows.routes[0]).toMatchObject({ type: 715, agency: 0 });
  });

  test('flex rows and trips are kept as text', async () => {
    const { rows } = await readTiny({
      'stop_times.txt': `trip_id,stop_sequence,stop_id,arrival_time,departure_time,start_pickup_dropoff_window,end_pickup_dropoff_window
T1,1,zone,,,08:00:00,09:00:00
T2,1,S2,08:00:00,08:00:00,,
T2,2,C,08:10:00,08:10:00,,
`,
    });
    expect(rows.trips.map((trip) => trip.id)).toEqual(['T2']);
    expect(rows.otherTables.get('stop_times.txt')?.map((row) => row.get('stop_id'))).toEqual(['zone']);
    expect(rows.otherTables.get('trips.txt')?.map((row) => row.get('service_id'))).toEqual(['W']);
  });
});

test('IM-16 SH-1 shuffled rows and columns give equal data', async () => {
  const expected = (await readTiny()).rows;
  const names = Object.keys(tinyFeed);
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), async (random) => {
      const next = () => random.next().value as number;
      const files = Object.fromEntries(names.map((name) => [name, shuffleTable(tinyFeed[name]!, next)]));
      expect((await readBytes(zipFiles(files))).rows).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('the writer is deterministic, and its zip is read back', async () => {
  const table = {
    columns: ['agency_id', 'agency_name', 'agency_timezone'],
    rows: [['A', 'Say "hi", now', 'Europe/Lisbon']],
  };
  const tables = new Map([['agency', table]]);
  expect(writeGtfsZip(tables)).toEqual(writeGtfsZip(tables));
  const files = new Map(Object.entries(tinyFeed).map(([name, text]) => [name, asTable(text)]));
  const { rows } = await readBytes(writeGtfsZip(new Map([...files, ['agency.txt', table]])));
  expect(rows.agencies[0]?.name).toBe('Say "hi", now');
  expect(rows.stopTimes).toEqual((await readTiny()).rows.stopTimes);
});

function asTable(text: string): { columns: string[]; rows: string[][] } {
  const [columns = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  return { columns, rows };
}

function shuffleTable(text: string, next: () => number): string {
  const { columns, rows } = asTable(text);
  const order = shuffle([...columns.keys()], next);
  const pick = (cells: readonly string[]) => order.map((at) => cells[at] ?? '').join(',');
  return [pick(columns), ...shuffle(rows, next).map(pick)].join('\n');
}

function shuffle<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

test('IM-13 stop times of a large feed are streamed into plain columns', async () => {
  const trips = 2000;
  const calls = 40;
  const lines = ['trip_id,stop_sequence,stop_id,arrival_time,departure_time'];
  const time = (seconds: number): string =>
    [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
      .map((n) => String(n).padStart(2, '0'))
      .join(':');
  for (let trip = 0; trip < trips; trip++) {
    for (let call = 0; call < calls; call++) {
      const at = time(5 * 3600 + trip * 10 + call * 600);
      lines.push(`L${trip},${call},${['S1', 'B', 'C'][call % 3]},${at},${at}`);
    }
  }
  const { rows, notices } = await readTiny({
    'trips.txt': `trip_id,route_id,service_id\n${Array.from({ length: trips }, (_, i) => `L${i},R,W`).join('\n')}\n`,
    'stop_times.txt': lines.join('\n'),
    'shapes.txt': undefined,
  });
  expect(notices.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(rows.trips).toHaveLength(trips);
  for (const column of [rows.stopTimes.stop, rows.stopTimes.arrival, rows.stopTimes.departure]) {
    expect(column).toBeInstanceOf(Int32Array);
    expect(column).toHaveLength(trips * calls);
    // Columns are exactly as long as their numbers: the spare room of reading is gone.
    expect(column.byteLength).toBe(column.buffer.byteLength);
  }
  const last = rows.trips.find(({ id }) => id === `L${trips - 1}`)!;
  expect(rows.stopTimes.departure[last.firstCall + calls - 1]).toBe(5 * 3600 + (trips - 1) * 10 + (calls - 1) * 600);
});
