import type { LatLng } from '@tripwright/core/geo';
import type {
  DecodedDepartures,
  DecodedGeocode,
  DecodedLatest,
  DecodedListedServices,
  DecodedLocationInfo,
  DecodedReachAreas,
  DecodedReachStops,
  DecodedReachTimes,
  DecodedRouting,
  DecodedSavedTrip,
  DecodedService,
  DeparturesRequest,
  LatestRequest,
} from '@tripwright/wire/rest-v1';
import { CellCache, type Cells, memoryCells } from '../cells/index.ts';
import type { Result } from '../failure/index.ts';
import {
  asTheyCome,
  FORMAT_VERSION,
  modeSets,
  noProgress,
  type PlanProgress,
  type SetAnswer,
  type TripQuery,
  tripParameters,
  withAnswer,
} from '../plan/index.ts';
import type { ListedRegion, RegionList } from '../regions/index.ts';
import { pause } from '../transport/index.ts';
import { avoidingStops, type MergedTrip, mergeTrips } from '../trips/index.ts';
import {
  lacking,
  REACH_AREAS_SHAPE,
  REACH_STOPS_SHAPE,
  REACH_TIMES_SHAPE,
  ROUTING_SHAPE,
  SERVICES_SHAPE,
  type Shape,
} from './answer-shapes.ts';
import type {
  AnyRequest,
  CallOptions,
  CellsRequest,
  OpenedTrip,
  PlaceOptions,
  PlanOptions,
  ReachAreasRequest,
  ReachRequest,
  ReachStopsRequest,
  ReachTimesRequest,
  RoutingOptions,
  ServiceRequest,
  ServicesRequest,
  TripUpdate,
} from './calls.ts';
import type { ClientOptions } from './client-options.ts';
import { readCells } from './read-cells.ts';
import { Session, type TripContext } from './session.ts';

/** How often realtime data are looked for, in seconds. */
const FOLLOW_SECONDS = 30;
/** Rounds of {@link TripClient.planAround}: alerts that still bring new stops after so many are left as they are. */
const REROUTE_ROUNDS = 5;

/**
 * A client of servers with the `/v1` interface. Failures are values; a method rejects only with the reason of its signal. Two clients share nothing.
 */
export class TripClient {
  readonly #session: Session;
  readonly #atOnce: number;
  readonly #cells: CellCache;

  /** @throws TypeError when no server has an http or https address */
  constructor(options: ClientOptions) {
    this.#session = new Session(options);
    this.#atOnce = options.atOnce ?? 6;
    this.#cells = new CellCache(options.cells ?? memoryCells(), this.#session.now);
  }

  /** The regions of the service, asked for at most every five minutes. */
  regions(options: CallOptions = {}): Promise<Result<RegionList>> {
    return this.#session.regions(options);
  }

  /** The regions that contain a place, the smallest first. */
  async regionsAt(place: LatLng, options: CallOptions = {}): Promise<Result<readonly ListedRegion[]>> {
    const result = await this.regions(options);
    return result.ok ? { ok: true, value: result.value.at(place) } : result;
  }

  /**
   * The answer to one request as it came, with the trips of each mode and of their combinations (spec 4.2 rule 4). {@link plan} has whole trips
   * and waits for no slow mode.
   */
  async routing(query: TripQuery, options: RoutingOptions = {}): Promise<Result<DecodedRouting>> {
    const { allModes = true } = options;
    const context = await this.#session.tripContext(query, options);
    return this.#askRouting(query, allModes, context, options.signal);
  }

  /** Whole trips, by one request for each mode and one for all (spec 4.2 rule 3). Yields after each answer, best groups first. */
  async *plan(query: TripQuery, options: PlanOptions = {}): AsyncGenerator<PlanProgress, void, undefined> {
    const signal = this.#session.endedBy(options.signal);
    const context = await this.#session.tripContext(query, options);
    const sets = modeSets(query.modes);
    const merging = await this.#session.merging(context, options);
    const tasks = sets.map(({ modes, allModes }) => async (stop: AbortSignal): Promise<SetAnswer> => {
      const result = await this.#askRouting({ ...query, modes }, allModes, context, stop);
      if (!result.ok) return { modes, outcome: result.failure };
      const advisories = (result.value.advisories ?? []).map(({ text }) => text);
      return { modes, outcome: { merged: mergeTrips(result.value, merging), advisories } };
    });
    let progress = noProgress(sets.length);
    if (sets.length === 0) yield progress;
    for await (const answer of asTheyCome(tasks, this.#atOnce, signal)) {
      progress = withAnswer(progress, answer);
      yield progress;
    }
  }

  /** The last step of {@link plan}. */
  async planAll(query: TripQuery, options: PlanOptions = {}): Promise<PlanProgress> {
    let last = noProgress(0);
    for await (const progress of this.plan(query, options)) last = progress;
    return last;
  }

  /**
   * Plans around the stops that alerts name, such as one without its lift. Repeats the query until no alert names further stops; each time it
   * avoids all stops so far (spec 4.2 rule 8).
   * @returns the plan, and the query that it answers
   */
  async planAround(
    query: TripQuery,
    options: PlanOptions = {},
  ): Promise<{ readonly query: TripQuery; readonly progress: PlanProgress }> {
    let current = query;
    for (let round = 1; ; round++) {
      const progress = await this.planAll(current, options);
      const alerts = progress.groups.flatMap(({ trips }) => trips.flatMap((trip) => trip.alerts));
      const next = round < REROUTE_ROUNDS ? avoidingStops(current, alerts) : undefined;
      if (next === undefined) return { query: current, progress };
      current = next;
    }
  }

  /** A trip with the realtime data of now. A trip without an address for them is returned as it is. */
  async refresh(trip: MergedTrip, options: PlanOptions = {}): Promise<Result<TripUpdate>> {
    const same: Result<TripUpdate> = { ok: true, value: { trip, isChanged: false } };
    if (trip.updateURL === undefined) return same;
    const hasStops = trip.segments.some(({ shapes }) => shapes?.some(({ stops }) => stops !== undefined));
    const result = await this.#askTrip(trip.updateURL, options, hasStops);
    if (!result.ok) return result;
    return result.value?.trip === undefined ? same : { ok: true, value: { trip: result.value.trip, isChanged: true } };
  }

  /** The trip of a `temporaryURL`, also of one that was kept for long: as it is now, with remarks about what changed. */
  async open(address: string, options: PlanOptions = {}): Promise<Result<OpenedTrip>> {
    const result = await this.#askTrip(address, options, false);
    return result.ok ? { ok: true, value: result.value ?? { trip: undefined, remarks: [] } } : result;
  }

  /** Saves a trip. Undefined: its service saves none. */
  async save(trip: MergedTrip, options: CallOptions = {}): Promise<Result<DecodedSavedTrip | undefined>> {
    if (trip.saveURL === undefined) return { ok: true, value: undefined };
    return (await this.#session.askAddress(trip.saveURL, options, {
      lacks: lacking('url'),
    })) as Result<DecodedSavedTrip>;
  }

  /**
   * A trip each time that its realtime data change, until it is over or the consumer stops. Servers that fail meanwhile are asked again at the
   * next time.
   */
  async *follow(
    trip: MergedTrip,
    { seconds = FOLLOW_SECONDS, ...options }: PlanOptions & { readonly seconds?: number } = {},
  ): AsyncGenerator<MergedTrip, void, undefined> {
    const signal = this.#session.endedBy(options.signal);
    let current = trip;
    while (current.updateURL !== undefined && current.arrive * 1000 > this.#session.now()) {
      await pause(seconds * 1000, signal);
      const result = await this.refresh(current, options);
      if (!result.ok || !result.value.isChanged) continue;
      current = result.value.trip;
      yield current;
    }
  }

  /** The stops of cells: kept ones for five minutes, then by their hash codes (spec 4.3). */
  cells(request: CellsRequest, options: CallOptions = {}): Promise<Result<Cells>> {
    return readCells(this.#session, this.#cells, request, options);
  }

  /** Departures or arrivals of stops. */
  departures(request: DeparturesRequest, options: CallOptions = {}): Promise<Result<DecodedDepartures>> {
    return this.#read({ path: 'departures.json', region: request.region, body: request }, 'embarkationStops', options);
  }

  /** One service with all its calls. Times are Unix seconds. */
  service(request: ServiceRequest, options: CallOptions = {}): Promise<Result<DecodedService>> {
    return this.#read(
      { path: 'service.json', region: request.region, query: parametersOf({ ...request }) },
      'shapes',
      options,
    );
  }

  /** The latest times of services. */
  latest(request: LatestRequest, options: CallOptions = {}): Promise<Result<DecodedLatest>> {
    return this.#read({ path: 'latest.json', region: request.region, body: request }, 'services', options);
  }

  /** The services of a route on a service day, in the order of the timetable. */
  services(request: ServicesRequest, options: CallOptions = {}): Promise<Result<DecodedListedServices>> {
    const { region, ...query } = request;
    return this.#read(
      { path: 'services.json', region, query: parametersOf({ region, ...query }) },
      ['services', SERVICES_SHAPE],
      options,
    );
  }

  /** Every stop within a time of a place, nearest in time first. */
  reachStops(request: ReachStopsRequest, options: CallOptions = {}): Promise<Result<DecodedReachStops>> {
    return this.#reach('reach/stops.json', request, ['stops', REACH_STOPS_SHAPE], options);
  }

  /** The areas within some times of a place, as GeoJSON: one feature for each time. */
  reachAreas(request: ReachAreasRequest, options: CallOptions = {}): Promise<Result<DecodedReachAreas>> {
    return this.#reach('reach/areas.json', request, ['features', REACH_AREAS_SHAPE], options);
  }

  /** The quickest ways from a place to many, in their order; an entry without `duration`: none within the time. */
  reachTimes(request: ReachTimesRequest, options: CallOptions = {}): Promise<Result<DecodedReachTimes>> {
    return this.#reach('reach/times.json', request, ['times', REACH_TIMES_SHAPE], options);
  }

  /** Places by name, best first; for `lat,lng` what is at that point. */
  findPlaces(text: string, options: PlaceOptions = {}): Promise<Result<DecodedGeocode>> {
    const { near, limit, region } = options;
    const query = parametersOf({ q: text, near: near && placeText(near), limit, region });
    return this.#read({ path: 'geocode.json', ...(region !== undefined && { region }), query }, 'choices', options);
  }

  /** Name and address at a point, and the stop there. */
  placeAt({ lat, lng }: LatLng, options: CallOptions = {}): Promise<Result<DecodedLocationInfo>> {
    return this.#read({ path: 'locationInfo.json', query: parametersOf({ lat, lng }) }, 'lat', options);
  }

  /** Any other request of `/v1`, with the same failover. */
  ask(request: AnyRequest, options: CallOptions = {}): Promise<Result<unknown>> {
    return this.#session.ask(request, options);
  }

  /** Ends all calls and everything in the background. */
  close(): void {
    this.#session.close();
  }

  async #read<T>(
    request: AnyRequest,
    needed: string | readonly [member: string, shape: Shape],
    options: CallOptions,
  ): Promise<Result<T>> {
    const [member, shape] = typeof needed === 'string' ? [needed] : needed;
    return (await this.#session.ask({ ...request, lacks: lacking(member, shape) }, options)) as Result<T>;
  }

  #reach<T>(
    path: string,
    { from, region, ...asked }: ReachRequest & { readonly to?: readonly LatLng[] },
    needed: readonly [member: string, shape: Shape],
    options: CallOptions,
  ): Promise<Result<T>> {
    const query = parametersOf({ from: placeText(from), region, ...asked, to: asked.to?.map(placeText) });
    return this.#read({ path, query, ...(region !== undefined && { region }) }, needed, options);
  }

  /** The trip at an address; undefined: unchanged. */
  async #askTrip(
    address: string,
    options: PlanOptions,
    includeStops: boolean,
  ): Promise<Result<OpenedTrip | undefined>> {
    const { locale = this.#session.locale } = options;
    const parameters = { v: FORMAT_VERSION, locale, ...(includeStops && { includeStops: 'true' }) };
    const rest = { parameters, mayBeEmpty: true, lacks: lacking('groups', ROUTING_SHAPE) };
    const result = await this.#session.askAddress(address, options, rest);
    if (!result.ok || result.value === undefined) return result as Result<undefined>;
    const body = result.value as DecodedRouting;
    const regions = await this.regions(options);
    const code = body.regions?.[0] ?? body.region ?? '';
    const timeZone = (regions.ok ? regions.value.find(code)?.timezone : undefined) ?? 'UTC';
    const merged = mergeTrips(body, await this.#session.merging({ locale, timeZone }, options));
    const remarks = (body.advisories ?? []).map(({ text }) => text);
    return { ok: true, value: { trip: merged.groups[0]?.trips[0], remarks } };
  }

  async #askRouting(
    query: TripQuery,
    allModes: boolean,
    { servers, locale }: TripContext,
    signal: AbortSignal | undefined,
  ): Promise<Result<DecodedRouting>> {
    const parameters = tripParameters(query, locale, allModes);
    const request = { path: 'routing.json', query: parameters, lacks: lacking('groups', ROUTING_SHAPE) };
    return (await this.#session.send(servers, request, { locale, signal })) as Result<DecodedRouting>;
  }
}

/** Creates a client. @throws TypeError when no server has an http or https address */
export function createClient(options: ClientOptions): TripClient {
  return new TripClient(options);
}

type Value = string | number | boolean;

/** A list is a parameter for each of its values. */
function parametersOf(values: Readonly<Record<string, Value | readonly Value[] | undefined>>): URLSearchParams {
  const given = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, String(one)]),
  );
  return new URLSearchParams(given);
}

function placeText({ lat, lng }: LatLng): string {
  return `(${lat},${lng})`;
}
