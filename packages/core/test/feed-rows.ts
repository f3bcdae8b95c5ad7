import type { FeedRows, RouteRow, StopRow, TransferRow, TripRow } from '../src/timetable/build/index.ts';

/** A feed without rows, except those a test adds. */
export function feedRows(parts: Partial<FeedRows> = {}): FeedRows {
  return {
    name: 'feed',
    agencies: [{ id: 'a', name: 'Agency', url: '', timezone: 'Europe/Lisbon', lang: '', phone: '' }],
    stops: [],
    routes: [],
    services: [],
    trips: [],
    stopTimes: stopTimes([]),
    frequencies: [],
    transfers: [],
    pathways: [],
    levels: [],
    shapes: {
      ids: [],
      firstPoint: Int32Array.of(0),
      lat: new Float64Array(),
      lng: new Float64Array(),
      distance: new Float64Array(),
    },
    translations: [],
    attributions: [],
    feedInfo: undefined,
    otherTables: new Map(),
    ...parts,
  };
}

/** A stop of that id, by default a platform without a station. */
export function stopRow(id: string, parts: Partial<StopRow> = {}): StopRow {
  return {
    id,
    code: '',
    name: `Stop ${id}`,
    lat: 41.15,
    lng: -8.61,
    locationType: 0,
    parent: -1,
    wheelchair: 0,
    platformCode: '',
    zoneId: '',
    timezone: '',
    level: -1,
    access: '',
    url: '',
    description: '',
    ...parts,
  };
}

/** A bus route of the first agency. */
export function routeRow(id: string, parts: Partial<RouteRow> = {}): RouteRow {
  return {
    id,
    agency: 0,
    shortName: id,
    longName: '',
    type: 3,
    color: '',
    textColor: '',
    url: '',
    sortOrder: -1,
    ...parts,
  };
}

/** A trip of the first route and service; `firstCall` and `callCount` locate its calls. */
export function tripRow(id: string, firstCall: number, callCount: number, parts: Partial<TripRow> = {}): TripRow {
  return {
    id,
    route: 0,
    service: 0,
    headsign: '',
    shortName: '',
    direction: -1,
    blockId: '',
    shape: -1,
    wheelchair: 0,
    bikes: 0,
    cars: 0,
    firstCall,
    callCount,
    ...parts,
  };
}

/** A row of transfers.txt about two stops. */
export function transferRow(
  fromStop: number,
  toStop: number,
  type: TransferRow['type'],
  minTransferTime = -1,
  parts: Partial<TransferRow> = {},
): TransferRow {
  return { fromStop, toStop, fromRoute: -1, toRoute: -1, fromTrip: -1, toTrip: -1, type, minTransferTime, ...parts };
}

/** Calls at stops, arriving and departing at the same second. */
/** @param calls without a departure, a call departs when it arrives */
export function stopTimes(
  calls: readonly (readonly [stop: number, arrival: number, departure?: number])[],
): FeedRows['stopTimes'] {
  const zeros = () => new Uint8Array(calls.length);
  return {
    stop: Int32Array.from(calls, ([stop]) => stop),
    arrival: Int32Array.from(calls, ([, arrival]) => arrival),
    departure: Int32Array.from(calls, ([, arrival, departure]) => departure ?? arrival),
    sequence: Int32Array.from(calls, (_, i) => i),
    pickup: zeros(),
    dropOff: zeros(),
    approximate: zeros(),
    headsign: new Int32Array(calls.length).fill(-1),
    headsigns: [],
    shapeDistance: new Float64Array(calls.length).fill(Number.NaN),
  };
}
