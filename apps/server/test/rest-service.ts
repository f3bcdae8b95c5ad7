import { encodePolyline } from '@tripwright/core/geo';
import type {
  FoundPlace,
  Itinerary,
  ListedStop,
  Place,
  PlanOutcome,
  PlanRequest,
  RegionInfo,
} from '@tripwright/core/model';
import type { CellsQuery, NearbyQuery, PlacesQuery, PlanContext, Planner } from '@tripwright/planner';
import { errorBodySchema } from '@tripwright/wire/rest-v1';
import { expect } from 'vitest';
import { type Keyring, openKeyring } from '../src/keys/index.ts';
import { createRestHandler, type RestOptions } from '../src/rest/index.ts';

export const NOW = 1_772_438_400;
const ZONE = 'Europe/Lisbon';
const region: RegionInfo = {
  code: 'PT_Porto',
  title: 'Porto',
  outline: [
    { lat: 41, lng: -9 },
    { lat: 41, lng: -8 },
    { lat: 42, lng: -8 },
    { lat: 41, lng: -9 },
  ],
  timezone: ZONE,
  modes: ['pt_pub', 'wa_wal'],
  providerNames: new Map(),
  cities: [],
  urls: [],
  credits: [],
  datasetVersion: 'v1',
  serviceDates: undefined,
};

/** A stop as lists hold it. */
export function listed(code: string, name = code): ListedStop {
  const stop = {
    code,
    publicCode: '',
    name,
    lat: 41.1501,
    lng: -8.6101,
    platform: '',
    parentCode: undefined,
    wheelchair: 'unknown',
    timezone: ZONE,
    popularity: 5,
  } as const;
  return { stop, isStation: false, modes: ['pt_pub_bus'], lines: ['1'], children: [] };
}

const found = {
  area: 'Bonfim',
  address: '',
  category: '',
  lat: 41.15,
  lng: -8.61,
  region: region.code,
  timezone: ZONE,
  importance: 900,
  score: 8,
  metres: undefined,
  isTyped: true,
  isExact: true,
} as const;

const foundStop = (): FoundPlace => ({ ...found, kind: 'stop', name: 'A', stop: listed('A') });
const foundStreet = (): FoundPlace => ({ ...found, kind: 'street', name: 'Rua X', stop: undefined, isExact: false });

const walkOnly = ({ from, to, when }: PlanRequest): Itinerary => {
  const place = ({ lat, lng, address }: PlanRequest['from']): Place => ({
    lat,
    lng,
    name: '',
    address,
    timezone: ZONE,
    stop: undefined,
  });
  const departure = when.departAfter ?? (when.arriveBefore ?? 0) - 600;
  return {
    departure,
    arrival: departure + 600,
    legs: [
      {
        kind: 'street',
        mode: 'wa_wal',
        profile: 'walk',
        departure,
        arrival: departure + 600,
        from: place(from),
        to: place(to),
        metres: 600.5,
        geometry: encodePolyline([from, to]),
        sections: [],
        metresSafe: undefined,
        metresUnsafe: undefined,
        metresDismount: undefined,
        straightLine: false,
      },
    ],
    boardings: 0,
    walkMetres: 600,
    walkSeconds: 600,
    modes: ['wa_wal'],
  };
};

/** A planner of one region that answers every request with a walk and records its calls. */
class FakePlanner implements Planner {
  readonly asked: { request: PlanRequest; context: PlanContext | undefined }[] = [];
  readonly cells: CellsQuery[] = [];
  readonly circles: NearbyQuery[] = [];
  healthy = true;
  stops = new Map<string, readonly ListedStop[]>([['3086#-646', [listed('A'), listed('B')]]]);
  outcome: Partial<PlanOutcome> = {};
  failure: unknown;

  regions = () => [region];
  region = () => undefined;
  regionAt = () => region;
  regionsFor = () => [region];
  isHealthy = () => this.healthy;
  setLive(): void {}

  live(): undefined {
    return undefined;
  }

  knowsStop = (code: string) => code === 'x,y';

  async plan(request: PlanRequest, context?: PlanContext): Promise<PlanOutcome> {
    if (this.failure !== undefined) throw this.failure;
    this.asked.push({ request, context });
    const costs = { calories: 1, carbon: 0, hassle: 0, money: 0, currency: undefined, parts: [] };
    const itineraries = [{ itinerary: walkOnly(request), costs, weightedScore: 1 }];
    return {
      request,
      regions: [region.code],
      groups: [{ itineraries, frequencyMinutes: undefined }],
      outcomes: [],
      empty: undefined,
      advisories: [],
      ...this.outcome,
    };
  }

  stopCells(query: CellsQuery): ReturnType<Planner['stopCells']> {
    this.cells.push(query);
    if (query.region !== region.code) return { kind: 'unknown-region', known: [region.code] };
    return { kind: 'cells', cells: query.cells.map((key) => ({ key, stops: this.stops.get(key) ?? [] })) };
  }

  /** Queries for names that were received. */
  readonly searches: PlacesQuery[] = [];

  findPlaces(query: PlacesQuery): readonly FoundPlace[] {
    this.searches.push(query);
    return query.text === 'nowhere' ? [] : [foundStop(), foundStreet()];
  }

  placesAt(): readonly FoundPlace[] {
    return [foundStreet()];
  }

  stopPlace(code: string, stop: string): FoundPlace | undefined {
    return code === region.code && stop === 'A' ? foundStop() : undefined;
  }

  nearbyStops(query: NearbyQuery): ReturnType<Planner['nearbyStops']> {
    this.circles.push(query);
    return { region: region.code, stops: [listed('B'), listed('A')] };
  }
}

/** A request with an answer. */
export const ROUTE = '/v1/routing.json?from=(41.15,-8.61)&to=(41.16,-8.60)&modes=wa_wal';

/** The REST face over a {@link FakePlanner}, without a network and with its own key. */
export class RestService {
  readonly planner = new FakePlanner();
  /** Errors that the face reported as internal. */
  readonly errors: unknown[] = [];
  readonly keys: Keyring = openKeyring({ now: () => NOW });
  readonly key: string = this.keys.ensureDemoKey();

  async send(path: string, init: RequestInit = {}, more: Partial<RestOptions> = {}): Promise<Response> {
    const { planner, keys } = this;
    const onError = (error: unknown): unknown => this.errors.push(error);
    const headers = new Headers(init.headers);
    if (!headers.has('x-service-key')) headers.set('x-service-key', this.key);
    const handler = createRestHandler({ planner, keys, now: () => NOW, onError, ...more });
    return handler(new Request(`http://localhost:4000${path}`, { ...init, headers }));
  }

  close(): void {
    this.keys.close();
  }

  /** @param body a text is sent unchanged, other values as JSON */
  post(path: string, body: unknown, init: RequestInit = {}): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    });
  }
}

/** The body of an error, checked by its schema. */
export async function errorOf(
  response: Response,
): Promise<{ error: string; errorCode: number; usererror: boolean; invalid?: unknown; missing?: unknown }> {
  const body: unknown = await response.json();
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(errorBodySchema.parse(body)).toEqual(body);
  return errorBodySchema.parse(body) as never;
}

/** The parts of answers that tests read; other checks validate the answers by their schema. */
export interface Answer {
  readonly hashCode: number;
  readonly regions: readonly { readonly urls: readonly string[] }[];
  readonly groups: { key: string; hashCode: number; stops: { code: string }[] }[];
  readonly segmentTemplates: readonly [{ readonly action: string }];
  readonly advisories: readonly [{ readonly code: string }];
  readonly explain: unknown;
  readonly openapi: string;
}

export async function read(response: Response): Promise<Answer> {
  return (await response.json()) as Answer;
}
