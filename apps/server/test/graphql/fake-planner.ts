import type {
  Itinerary,
  Leg,
  ListedStop,
  Place,
  PlanOutcome,
  PlanRequest,
  RegionInfo,
  RideLeg,
  StopRef,
  StreetLeg,
} from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import type { PlanContext, Planner } from '@tripwright/planner';

/** Unix seconds of 2026-11-02T08:00:00 in the fake region, which is one hour behind UTC. */
export const EIGHT = 1_793_610_000;
const ZONE = 'Atlantic/Azores';

const region: RegionInfo = {
  code: 'xx_portmerrow',
  title: 'Port Merrow',
  outline: [
    { lat: 43.4, lng: -28.5 },
    { lat: 43.4, lng: -28.3 },
    { lat: 43.6, lng: -28.3 },
    { lat: 43.6, lng: -28.5 },
    { lat: 43.4, lng: -28.5 },
  ],
  timezone: ZONE,
  modes: ['pt_pub', 'pt_pub_tram', 'wa_wal'],
  providerNames: new Map([['ps_tnc_swift', 'Swift & Sons']]),
  cities: [],
  urls: [],
  credits: [{ kind: 'gtfs', name: 'merrow', attribution: 'Merrow Transit', url: '', licence: 'CC0-1.0' }],
  datasetVersion: 'd1',
  serviceDates: { first: '2026-01-01', last: '2026-12-31' },
};

const central = stop('station-central', 'Central Station', 43.4975, -28.3927, { wheelchair: 'yes', popularity: 900 });
const platform = stop('central-1', 'Central Station', 43.4976, -28.3926, {
  platform: '1',
  parentCode: 'station-central',
});
const university = stop('station-university', 'University', 43.5075, -28.387);

const listed: readonly ListedStop[] = [
  {
    stop: central,
    isStation: true,
    modes: ['pt_pub_tram'],
    lines: ['4'],
    children: [{ stop: platform, isStation: false, modes: ['pt_pub_tram'], lines: ['4'], children: [] }],
  },
  { stop: university, isStation: false, modes: ['pt_pub_bus', 'pt_pub_tram'], lines: ['4', '12'], children: [] },
];

/** A planner that records its calls. */
export interface FakePlanner extends Planner {
  readonly requests: PlanRequest[];
  readonly contexts: (PlanContext | undefined)[];
}

/**
 * A planner with one small region. It finds three trips by tram, none when both ends are the same, and only a walk when the
 * stop `station-university` is avoided.
 */
export function fakePlanner(overrides: Partial<Planner> = {}): FakePlanner {
  const requests: PlanRequest[] = [];
  const contexts: (PlanContext | undefined)[] = [];
  return {
    requests,
    contexts,
    regions: () => [region],
    region: () => undefined,
    regionAt: () => region,
    regionsFor: () => [region],
    isHealthy: () => true,
    setLive: () => undefined,
    live: () => undefined,
    knowsStop: (code) => code === 'station-central' || code === 'station-university',
    plan: async (request: PlanRequest, context) => {
      requests.push(request);
      contexts.push(context);
      return planned(request);
    },
    stopCells: (query) => {
      if (query.region !== region.code) return { kind: 'unknown-region', known: [region.code] };
      const level = query.level === 1 ? listed.slice(0, 1) : listed.slice(1);
      const calling = level.filter(({ modes }) =>
        modes.some((mode) => query.modes.some((wide) => coversMode(wide, mode))),
      );
      return {
        kind: 'cells',
        cells: query.cells.map((key) => ({ key, stops: key === region.code ? calling : [] })),
      };
    },
    findPlaces: () => [],
    placesAt: () => [],
    stopPlace: () => undefined,
    nearbyStops: ({ lat }) => (lat > 43 ? { region: region.code, stops: listed } : { region: undefined, stops: [] }),
    ...overrides,
  };
}

function planned(request: PlanRequest): PlanOutcome {
  const base = { request, regions: [region.code], advisories: [] };
  if (request.from.lat === request.to.lat) {
    const empty = { reason: 'too-close', values: {} } as const;
    return { ...base, groups: [], outcomes: [{ modes: request.modes, groupCount: 0, empty }], empty };
  }
  const itineraries = request.avoidStops.includes('station-university')
    ? [onFoot()]
    : [byTram(600), byTram(0), byTram(1200)];
  const groups = [
    {
      itineraries: itineraries.map((itinerary, i) => ({
        itinerary,
        costs: { calories: 20, carbon: 0.1, hassle: 3, money: undefined, currency: undefined, parts: [] },
        weightedScore: 10 + i,
      })),
      frequencyMinutes: itineraries.length > 1 ? 10 : undefined,
    },
  ];
  return {
    ...base,
    groups,
    outcomes: [{ modes: request.modes, groupCount: 1, empty: undefined }],
    empty: undefined,
  };
}

function onFoot(): Itinerary {
  return itineraryOf([walk(place(undefined, 'Start'), place(undefined, 'End'), EIGHT, 1200)], 0);
}

/** A walk, two trams with a change between them, a walk. */
function byTram(later: number): Itinerary {
  const start = EIGHT + later;
  const [from, to] = [place(platform), place(university)];
  return itineraryOf(
    [
      walk(place(undefined, 'Start'), from, start, 120),
      ride(from, to, start + 180, 600),
      ride(to, from, start + 840, 300),
      walk(from, place(undefined, 'End'), start + 1140, 90),
    ],
    2,
  );
}

function itineraryOf(legs: readonly Leg[], boardings: number): Itinerary {
  return {
    departure: legs[0]?.departure ?? 0,
    arrival: legs.at(-1)?.arrival ?? 0,
    legs,
    boardings,
    walkMetres: 250,
    walkSeconds: 210,
    modes: [boardings > 0 ? 'pt_pub' : 'wa_wal'],
  };
}

function walk(from: Place, to: Place, departure: number, seconds: number): StreetLeg {
  return {
    kind: 'street',
    mode: 'wa_wal',
    departure,
    arrival: departure + seconds,
    profile: 'walk',
    from,
    to,
    metres: seconds * 1.1,
    geometry: '_p~iF~ps|U_ulLnnqC',
    sections: [
      {
        name: 'Quay Street',
        metres: seconds * 1.1,
        geometry: '_p~iF~ps|U_ulLnnqC',
        instruction: 'HEAD_TOWARDS',
        safe: 'unknown',
        dismount: false,
        roadTags: [],
      },
    ],
    metresSafe: undefined,
    metresUnsafe: undefined,
    metresDismount: undefined,
    straightLine: false,
  };
}

function ride(from: Place, to: Place, departure: number, seconds: number): RideLeg {
  const arrival = departure + seconds;
  const call = { pickup: 'regular', dropOff: 'regular', approximate: false } as const;
  return {
    kind: 'ride',
    mode: 'pt_pub_tram',
    departure,
    arrival,
    feed: 'merrow',
    tripId: `t${departure}`,
    serviceTripId: `t${departure}`,
    serviceDate: '2026-11-02',
    route: {
      feed: 'merrow',
      id: 'r4',
      shortName: '4',
      longName: 'Ring',
      color: 'C2410C',
      textColor: '',
      agency: { feed: 'merrow', id: 'm', name: 'Merrow Transit', url: '', phone: '' },
    },
    headsign: 'Harbour',
    tripShortName: '',
    direction: 0,
    from,
    to,
    fromPosition: 0,
    toPosition: 3,
    calls: [
      { ...call, stop: from.stop ?? central, arrival: undefined, departure },
      { ...call, stop: to.stop ?? central, arrival, departure: undefined },
    ],
    geometry: '_p~iF~ps|U_ulLnnqC',
    metres: 2400,
    wheelchair: 'yes',
    bicycles: 'unknown',
    headway: undefined,
    seated: false,
  };
}

function place(at: StopRef | undefined, name = ''): Place {
  if (at === undefined) return { lat: 43.49, lng: -28.4, name, address: '', timezone: ZONE, stop: undefined };
  return { lat: at.lat, lng: at.lng, name: at.name, address: '', timezone: at.timezone, stop: at };
}

function stop(code: string, name: string, lat: number, lng: number, more: Partial<StopRef> = {}): StopRef {
  return {
    code,
    publicCode: '',
    name,
    lat,
    lng,
    platform: '',
    parentCode: undefined,
    wheelchair: 'unknown',
    timezone: ZONE,
    popularity: 100,
    ...more,
  };
}

/** A planner whose region has cells with many stops. @param stops in each cell @param cells how many such cells, in a row to the north */
export function crowdedPlanner(stops: number, cells = 1): FakePlanner {
  const crowd: ListedStop[] = Array.from({ length: cells * stops }, (_, i) => ({
    stop: stop(`crowd-${i}`, `Crowd ${i}`, 43.5 + Math.floor(i / stops) / 75, -28.4),
    isStation: false,
    modes: ['pt_pub_bus'],
    lines: ['1'],
    children: [],
  }));
  return fakePlanner({
    stopCells: (query) => ({
      kind: 'cells',
      cells: query.cells.map((key) => ({ key, stops: query.level === 2 ? crowd : [] })),
    }),
  });
}
