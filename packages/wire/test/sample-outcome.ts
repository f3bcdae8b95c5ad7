import { encodePolyline } from '@tripwright/core/geo';
import type {
  Agency,
  Call,
  Itinerary,
  ItineraryGroup,
  Leg,
  Operator,
  Place,
  PlanOutcome,
  PlanRequest,
  PricedPart,
  RegionInfo,
  RideLeg,
  RouteRef,
  ScoredItinerary,
  StationaryLeg,
  StopRef,
  StreetLeg,
} from '@tripwright/core/model';

/** 2026-03-02 08:00 UTC. */
export const EIGHT = 1_772_438_400;
const ZONE = 'Europe/Lisbon';

export const region: RegionInfo = {
  code: 'PT_Porto',
  title: 'Porto',
  outline: [
    { lat: 41, lng: -8.8 },
    { lat: 41, lng: -8.4 },
    { lat: 41.3, lng: -8.4 },
    { lat: 41.3, lng: -8.8 },
    { lat: 41, lng: -8.8 },
  ],
  timezone: ZONE,
  modes: ['pt_pub', 'pt_pub_bus', 'pt_pub_metro', 'wa_wal', 'me_mic_bic'],
  providerNames: new Map(),
  cities: [{ identifier: 'PT.Porto', title: 'Porto', lat: 41.15, lng: -8.61 }],
  urls: [],
  credits: [
    { kind: 'gtfs', name: 'stcp', attribution: 'STCP', url: 'https://example.org/stcp', licence: 'CC BY 4.0' },
    { kind: 'gtfs', name: 'metro', attribution: 'Metro do Porto', url: '', licence: '' },
    {
      kind: 'osm',
      name: 'porto.osm.pbf',
      attribution: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
      licence: 'ODbL 1.0',
    },
  ],
  datasetVersion: 'a1b2c3d4',
  serviceDates: { first: '2026-01-01', last: '2026-12-31' },
};

export const regions: ReadonlyMap<string, RegionInfo> = new Map([[region.code, region]]);

export function stop(code: string, more: Partial<StopRef> = {}): StopRef {
  const place = 41.14 + (code.charCodeAt(0) % 26) / 1000;
  return {
    code,
    publicCode: '',
    name: `Stop ${code}`,
    lat: place,
    lng: -8.61,
    platform: '',
    parentCode: undefined,
    wheelchair: 'unknown',
    timezone: ZONE,
    popularity: 500,
    ...more,
  };
}

export function at(stopRef: StopRef): Place {
  return {
    lat: stopRef.lat,
    lng: stopRef.lng,
    name: stopRef.name,
    address: '',
    timezone: stopRef.timezone,
    stop: stopRef,
  };
}

export const home: Place = { lat: 41.15, lng: -8.612, name: '', address: 'Rua Um 1', timezone: ZONE, stop: undefined };
export const work: Place = { lat: 41.16, lng: -8.6, name: '', address: '', timezone: ZONE, stop: undefined };

const agency: Agency = { feed: 'stcp', id: 'STCP', name: 'STCP', url: 'https://example.org', phone: '800 200 166' };

export const line: RouteRef = {
  feed: 'stcp',
  id: '204',
  shortName: '204',
  longName: 'Hospital - Foz',
  color: '187EC2',
  textColor: 'FFFFFF',
  agency,
};

export function call(stopRef: StopRef, more: Partial<Call> = {}): Call {
  return {
    stop: stopRef,
    arrival: undefined,
    departure: undefined,
    pickup: 'regular',
    dropOff: 'regular',
    approximate: false,
    ...more,
  };
}

export function ride(
  from: StopRef,
  to: StopRef,
  departure: number,
  arrival: number,
  more: Partial<RideLeg> = {},
): RideLeg {
  const middle = stop('M', { wheelchair: 'no' });
  const half = Math.floor((departure + arrival) / 2);
  return {
    kind: 'ride',
    mode: 'pt_pub_bus',
    departure,
    arrival,
    feed: 'stcp',
    tripId: 'T1',
    serviceTripId: 'stcp:T1',
    serviceDate: '2026-03-02',
    route: line,
    headsign: 'Foz',
    tripShortName: '',
    direction: 0,
    from: at(from),
    to: at(to),
    fromPosition: 3,
    toPosition: 5,
    calls: [call(from, { departure }), call(middle, { arrival: half, departure: half + 10 }), call(to, { arrival })],
    geometry: encodePolyline([from, middle, to]),
    metres: 2345.6,
    wheelchair: 'yes',
    bicycles: 'unknown',
    headway: undefined,
    seated: false,
    ...more,
  };
}

export function walk(
  from: Place,
  to: Place,
  departure: number,
  arrival: number,
  more: Partial<StreetLeg> = {},
): StreetLeg {
  const geometry = encodePolyline([from, to]);
  return {
    kind: 'street',
    mode: 'wa_wal',
    profile: 'walk',
    departure,
    arrival,
    from,
    to,
    metres: 321.4,
    geometry,
    sections: [
      {
        name: 'Rua Um',
        metres: 321.4,
        geometry,
        instruction: 'HEAD_TOWARDS',
        safe: 'unknown',
        dismount: false,
        roadTags: ['SIDE-WALK'],
      },
    ],
    metresSafe: undefined,
    metresUnsafe: undefined,
    metresDismount: undefined,
    straightLine: false,
    ...more,
  };
}

export function pause(
  mode: string,
  place: Place,
  departure: number,
  arrival: number,
  more: Partial<StationaryLeg> = {},
): StationaryLeg {
  return { kind: 'stationary', mode, departure, arrival, at: place, ...more };
}

export function itinerary(...legs: readonly Leg[]): Itinerary {
  const [first, last] = [legs[0] as Leg, legs.at(-1) as Leg];
  return {
    departure: first.departure,
    arrival: last.arrival,
    legs,
    boardings: legs.filter((leg) => leg.kind === 'ride' && !leg.seated).length,
    walkMetres: 0,
    walkSeconds: 0,
    modes: [],
  };
}

export function scored(of: Itinerary, more: Partial<ScoredItinerary> = {}): ScoredItinerary {
  return {
    itinerary: of,
    costs: { calories: 40.4, carbon: 0.123, hassle: 1.5, money: undefined, currency: undefined, parts: [] },
    weightedScore: 12.345,
    ...more,
  };
}

/** The same itinerary with priced parts among its costs. */
export function paid(of: Itinerary): ScoredItinerary {
  const parts = of.legs.flatMap(({ payments = [] }, leg): PricedPart[] =>
    payments.map((payment) => ({ ...payment, legs: [leg] })),
  );
  const minor = parts.reduce((sum, { money }) => sum + money.minor, 0);
  return scored(of, {
    costs: { calories: 1, carbon: 1, hassle: 1, money: minor / 100, currency: 'EUR', parts },
  });
}

export const lantern: Operator = {
  id: 'lantern',
  name: 'Red Lantern Taxi',
  phone: '+351 290 000 200',
  website: 'https://lantern.example/',
  color: 'B91C1C',
  bookingUrl: 'https://lantern.example/book',
};

export const euros = (minor: number): PricedPart['money'] => ({ minor, currency: 'EUR' });

export function group(...of: readonly Itinerary[]): ItineraryGroup {
  return {
    itineraries: of.map((one) => scored(one)),
    frequencyMinutes: of.length > 1 ? 15 : undefined,
  };
}

export const request: PlanRequest = {
  from: { lat: home.lat, lng: home.lng, address: 'Rua Um 1', streetName: '' },
  to: { lat: work.lat, lng: work.lng, address: '', streetName: '' },
  when: { departAfter: EIGHT, arriveBefore: undefined },
  modes: ['pt_pub', 'wa_wal'],
  allModes: false,
  wheelchair: false,
  avoidStops: [],
  avoidModes: [],
  walkMetresPerSecond: 4 / 3.6,
  cycleMetresPerSecond: 5,
  maxWalkSeconds: undefined,
  minTransferSeconds: 180,
  weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
  bestOnly: false,
  includeStops: false,
};

export function outcome(groups: readonly ItineraryGroup[], more: Partial<PlanOutcome> = {}): PlanOutcome {
  return { request, regions: [region.code], groups, outcomes: [], empty: undefined, advisories: [], ...more };
}

/** Walk, bus, walk, metro, walk, with time to spare at the transfer. */
export function changeOnFoot(start: number, more: Partial<RideLeg> = {}): Itinerary {
  const [a, b, c, d] = [stop('A'), stop('B', { platform: '2' }), stop('C', { platform: '1' }), stop('D')];
  return itinerary(
    walk(home, at(a), start, start + 300),
    ride(a, b, start + 300, start + 900, more),
    walk(at(b), at(c), start + 900, start + 1000),
    ride(c, d, start + 1200, start + 1800, { mode: 'pt_pub_metro', serviceTripId: 'metro:9', feed: 'metro', ...more }),
    walk(at(d), work, start + 1800, start + 2000),
  );
}
