import { type BoundingBox, cellKey, cellsOfBox, countCellsOfBox, type LatLng } from '@tripwright/core/geo';
import type { SegmentWords } from '@tripwright/core/template';
import type {
  DecodedDepartures,
  DecodedGeocode,
  DecodedLatest,
  DecodedLocationInfo,
  DecodedRegions,
  DecodedRouting,
  DecodedSavedTrip,
  DecodedService,
  DeparturesRequest,
  LatestRequest,
} from '@tripwright/wire/rest-v1';
import { CellCache, type CellGroup, type Cells, memoryCells } from '../cells/index.ts';
import { failureOf, type Result } from '../failure/index.ts';
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
import { type ListedRegion, RegionCache, type RegionList } from '../regions/index.ts';
import {
  askServers,
  baseUrlOf,
  type FailoverOptions,
  pause,
  ServerPool,
  type ServerRequest,
  until,
} from '../transport/index.ts';
import { avoidingStops, type MergedTrip, type MergeOptions, mergeTrips } from '../trips/index.ts';
import { CELLS_SHAPE, fits, REGIONS_SHAPE, ROUTING_SHAPE, type Shape } from './answer-shapes.ts';
import type { ClientOptions } from './client-options.ts';

/** Settings of one call. */
export interface CallOptions {
  /** Ends the call: its promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Language of the texts, a BCP 47 tag; that of the client unless given. */
  readonly locale?: string;
}

/** Settings of a single request. */
export interface RoutingOptions extends CallOptions {
  /** With several modes: whether the trips of each mode alone are wanted beside the combinations (spec 4.2 rule 4). Default: true. */
  readonly allModes?: boolean;
}

/** Settings of a plan. */
export interface PlanOptions extends CallOptions {
  /** Whether texts begin without the time of their segment, because it stands beside them. */
  readonly timesApart?: boolean;
}

/** Which stops are wanted. */
export interface CellsRequest {
  /** Code of the region. */
  readonly region: string;
  /** The cells: their IDs (spec 2.6), or those that a box touches. Not needed for level 1. */
  readonly cells?: readonly string[] | BoundingBox;
  /** 1: major stations, in one cell with the region's code. 2: all other stops. Default: 2 with cells, else 1. */
  readonly level?: 1 | 2;
  /** Default: scheduled transport. */
  readonly modes?: readonly string[];
  /** Whether stations list their stops. */
  readonly includeChildren?: boolean;
}

/** A trip after a look for realtime data. */
export interface TripUpdate {
  /** The same object when nothing changed. */
  readonly trip: MergedTrip;
  readonly isChanged: boolean;
}

/** A trip that was opened again. */
export interface OpenedTrip {
  /** Undefined: the trip is gone, and the remarks say why. */
  readonly trip: MergedTrip | undefined;
  /** What changed since the address was given, in the language of the call. */
  readonly remarks: readonly string[];
}

/** Which service is meant. */
export interface ServiceRequest {
  /** Code of the region. */
  readonly region: string;
  readonly serviceTripID: string;
  /** Unix seconds of the departure, or of any moment near it; now unless given. */
  readonly embarkationDate?: number;
  readonly startStopCode?: string;
  readonly endStopCode?: string;
}

/** Where places are looked for. */
export interface PlaceOptions extends CallOptions {
  /** Nearer places come first among equals. */
  readonly near?: LatLng | undefined;
  readonly limit?: number;
  /** Code of the only region to search. */
  readonly region?: string;
}

/** A request beyond those that the client has methods for. */
export type AnyRequest = Omit<ServerRequest, 'locale' | 'lacks'> & {
  /** Region whose servers are asked; without it those that the client was made with. */
  readonly region?: string;
};

/** How often realtime data are looked for, in seconds. */
const FOLLOW_SECONDS = 30;
/** A box of more cells is that of a continent, whose keys alone would fill the memory of a page. */
const MOST_CELLS = 100_000;
/** Rounds of {@link TripClient.planAround}: alerts that still bring new stops after so many are left as they are. */
const REROUTE_ROUNDS = 5;

/**
 * A client of servers with the `/v1` interface. Failures are values; a method rejects only with the reason of its signal. Two clients share nothing.
 */
export class TripClient {
  readonly #options: ClientOptions;
  readonly #failover: FailoverOptions;
  readonly #servers: readonly string[];
  readonly #locale: string;
  readonly #regions: RegionCache;
  readonly #cells: CellCache;
  readonly #words = new Map<string, Promise<SegmentWords>>();
  readonly #closing = new AbortController();

  /** @throws TypeError when no server has an http or https address */
  constructor(options: ClientOptions) {
    this.#options = options;
    this.#servers = [options.servers].flat().flatMap((address) => baseUrlOf(address) ?? []);
    if (this.#servers.length === 0)
      throw new TypeError(`No address of a server in ${JSON.stringify(options.servers)}.`);
    this.#locale = options.locale ?? 'en';
    const { fetch: send = fetch, now = Date.now, random = Math.random } = options;
    this.#failover = {
      // The global function wants to be called as one.
      fetch: (input, init) => send(input, init),
      key: options.key,
      maxBytes: options.maxBytes ?? 32_000_000,
      validate: options.validate,
      pool: new ServerPool(now, random),
      hedgeMs: options.hedgeMs ?? 1_500,
      timeoutMs: options.timeoutMs ?? 30_000,
      now,
      random,
      closed: this.#closing.signal,
    };
    this.#regions = new RegionCache(async (locale, hashCode) => {
      const body = { v: 2, ...(hashCode !== undefined && { hashCode }) };
      const request = { path: 'regions.json', body, locale, mayBeEmpty: true, lacks: lacksRegions };
      const result = await askServers(this.#servers, request, this.#failover, this.#closing.signal);
      return result as Result<DecodedRegions | undefined>;
    }, now);
    this.#cells = new CellCache(options.cells ?? memoryCells(), now);
  }

  /** The regions of the service, asked for at most every five minutes. */
  async regions({ signal, locale = this.#locale }: CallOptions = {}): Promise<Result<RegionList>> {
    return until(this.#regions.get(locale), signal);
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
    const { allModes = true, signal } = options;
    const context = await this.#tripContext(query, options);
    return this.#askRouting(query, allModes, context, signal);
  }

  /** Whole trips, by one request for each mode and one for all (spec 4.2 rule 3). Yields after each answer, best groups first. */
  async *plan(query: TripQuery, options: PlanOptions = {}): AsyncGenerator<PlanProgress, void, undefined> {
    const signal = this.#endedBy(options.signal);
    const context = await this.#tripContext(query, options);
    const sets = modeSets(query.modes);
    const merging = await this.#merging(context, options.timesApart);
    const tasks = sets.map(({ modes, allModes }) => async (stop: AbortSignal): Promise<SetAnswer> => {
      const result = await this.#askRouting({ ...query, modes }, allModes, context, stop);
      if (!result.ok) return { modes, outcome: result.failure };
      const advisories = (result.value.advisories ?? []).map(({ text }) => text);
      return { modes, outcome: { merged: mergeTrips(result.value, merging), advisories } };
    });
    let progress = noProgress(sets.length);
    if (sets.length === 0) yield progress;
    for await (const answer of asTheyCome(tasks, this.#options.atOnce ?? 6, signal)) {
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
    return (await this.#askAddress(trip.saveURL, options, { lacks: lacking('url') })) as Result<DecodedSavedTrip>;
  }

  /**
   * A trip each time that its realtime data change, until it is over or the consumer stops. Servers that fail meanwhile are asked again at the
   * next time.
   */
  async *follow(
    trip: MergedTrip,
    { seconds = FOLLOW_SECONDS, ...options }: PlanOptions & { readonly seconds?: number } = {},
  ): AsyncGenerator<MergedTrip, void, undefined> {
    const signal = this.#endedBy(options.signal);
    let current = trip;
    while (current.updateURL !== undefined && current.arrive * 1000 > this.#failover.now()) {
      await pause(seconds * 1000, signal);
      const result = await this.refresh(current, options);
      if (!result.ok || !result.value.isChanged) continue;
      current = result.value.trip;
      yield current;
    }
  }

  /** The stops of cells: kept ones for five minutes, then by their hash codes (spec 4.3). */
  async cells(request: CellsRequest, { signal, locale = this.#locale }: CallOptions = {}): Promise<Result<Cells>> {
    const { region, cells, modes, includeChildren = false } = request;
    const level = request.level ?? (cells === undefined ? 1 : 2);
    if (cells !== undefined && 'south' in cells && !(countCellsOfBox(cells) <= MOST_CELLS)) {
      const message = `The box has more than ${MOST_CELLS} cells, or corners that are no numbers.`;
      return { ok: false, failure: failureOf('bad-request', message) };
    }
    const keys = level === 1 ? [region] : cellKeys(cells ?? []);
    const servers = await until(this.#serversOf([region], locale), signal);
    const scope = { service: this.#servers[0] ?? '', region, level, locale, modes, includeChildren };
    const ask = async ({ cellIDs, cellIDHashCodes }: Parameters<Parameters<CellCache['get']>[2]>[0]) => {
      const body = {
        region,
        level,
        ...(cellIDs.length > 0 && { cellIDs }),
        ...(Object.keys(cellIDHashCodes).length > 0 && { cellIDHashCodes }),
        ...(modes !== undefined && { modes }),
        ...(includeChildren && { includeChildren }),
      };
      const sent = { path: 'locations.json', body, locale, lacks: lacking('groups', CELLS_SHAPE) };
      const result = await askServers(servers, sent, this.#failover, this.#endedBy(signal));
      return result.ok
        ? { ok: true as const, value: (result.value as { groups: readonly CellGroup[] }).groups }
        : result;
    };
    return until(this.#cells.get(scope, keys, ask), signal);
  }

  /** Departures or arrivals of stops. */
  departures(request: DeparturesRequest, options: CallOptions = {}): Promise<Result<DecodedDepartures>> {
    return this.#read('departures.json', { region: request.region, body: request }, 'embarkationStops', options);
  }

  /** One service with all its calls. Times are Unix seconds. */
  service(request: ServiceRequest, options: CallOptions = {}): Promise<Result<DecodedService>> {
    return this.#read(
      'service.json',
      { region: request.region, query: parametersOf({ ...request }) },
      'shapes',
      options,
    );
  }

  /** The latest times of services. */
  latest(request: LatestRequest, options: CallOptions = {}): Promise<Result<DecodedLatest>> {
    return this.#read('latest.json', { region: request.region, body: request }, 'services', options);
  }

  /** Places by name, best first; for `lat,lng` what is at that point. */
  findPlaces(text: string, options: PlaceOptions = {}): Promise<Result<DecodedGeocode>> {
    const { near, limit, region } = options;
    const query = parametersOf({ q: text, near: near && `(${near.lat},${near.lng})`, limit, region });
    return this.#read('geocode.json', { ...(region !== undefined && { region }), query }, 'choices', options);
  }

  /** Name and address at a point, and the stop there. */
  placeAt({ lat, lng }: LatLng, options: CallOptions = {}): Promise<Result<DecodedLocationInfo>> {
    return this.#read('locationInfo.json', { query: parametersOf({ lat, lng }) }, 'lat', options);
  }

  /** Any other request of `/v1`, with the same failover. */
  async ask(request: AnyRequest, { signal, locale = this.#locale }: CallOptions = {}): Promise<Result<unknown>> {
    const { region, ...sent } = request;
    const servers = await until(this.#serversOf(region === undefined ? [] : [region], locale), signal);
    return askServers(servers, { ...sent, locale }, this.#failover, this.#endedBy(signal));
  }

  /** Ends all calls and everything in the background. */
  close(): void {
    this.#closing.abort(new DOMException('The client is closed.', 'AbortError'));
  }

  async #read<T>(
    path: string,
    request: Omit<AnyRequest, 'path'>,
    member: string,
    { signal, locale = this.#locale }: CallOptions,
  ): Promise<Result<T>> {
    const { region, ...sent } = request;
    const servers = await until(this.#serversOf(region === undefined ? [] : [region], locale), signal);
    const whole = { ...sent, path, locale, lacks: lacking(member) };
    return (await askServers(servers, whole, this.#failover, this.#endedBy(signal))) as Result<T>;
  }

  /** The trip at an address; undefined: unchanged. */
  async #askTrip(
    address: string,
    options: PlanOptions,
    includeStops: boolean,
  ): Promise<Result<OpenedTrip | undefined>> {
    const { locale = this.#locale } = options;
    const parameters = { v: FORMAT_VERSION, locale, ...(includeStops && { includeStops: 'true' }) };
    const rest = { parameters, mayBeEmpty: true, lacks: lacking('groups', ROUTING_SHAPE) };
    const result = await this.#askAddress(address, options, rest);
    if (!result.ok || result.value === undefined) return result as Result<undefined>;
    const body = result.value as DecodedRouting;
    const regions = await this.regions({ ...options, locale });
    const code = body.regions?.[0] ?? body.region ?? '';
    const timeZone = (regions.ok ? regions.value.find(code)?.timezone : undefined) ?? 'UTC';
    const merged = mergeTrips(body, await this.#merging({ locale, timeZone }, options.timesApart));
    const remarks = (body.advisories ?? []).map(({ text }) => text);
    return { ok: true, value: { trip: merged.groups[0]?.trips[0], remarks } };
  }

  /** The body at an address that a server gave. It is asked from every server of its regions, since trips are named by what they are. */
  async #askAddress(
    address: string,
    { signal, locale = this.#locale }: CallOptions,
    { parameters = {}, ...rest }: Partial<ServerRequest> & { readonly parameters?: Readonly<Record<string, string>> },
  ): Promise<Result<unknown>> {
    if (!URL.canParse(address)) return { ok: false, failure: failureOf('bad-request', `${address} is no address.`) };
    const url = new URL(address);
    const query = url.searchParams;
    for (const [name, value] of Object.entries(parameters))
      if (name === 'v' || !query.has(name)) query.set(name, value);
    const listed = await this.regions({ signal, locale });
    const regions = listed.ok ? listed.value.regions : [];
    const bases = new Map(regions.flatMap((region) => basesOf(region).map((base) => [base, region] as const)));
    const bare = `${url.origin}${url.pathname}`;
    const base = [...bases.keys(), ...this.#servers].find((known) => bare.startsWith(`${known}/`));
    const request = { ...rest, query, locale };
    // An address of a stranger is asked without the key.
    if (base === undefined) {
      const options = { ...this.#failover, key: undefined };
      return askServers([url.origin], { ...request, path: url.pathname.slice(1) }, options, this.#endedBy(signal));
    }
    const servers = this.#withUrls(regions.filter((region) => basesOf(region).includes(base)));
    const order = servers.includes(base) ? [base, ...servers.filter((server) => server !== base)] : servers;
    return askServers(order, { ...request, path: bare.slice(base.length + 1) }, this.#failover, this.#endedBy(signal));
  }

  async #askRouting(
    query: TripQuery,
    allModes: boolean,
    { servers, locale }: TripContext,
    signal: AbortSignal | undefined,
  ): Promise<Result<DecodedRouting>> {
    const parameters = tripParameters(query, locale, allModes);
    const request = { path: 'routing.json', query: parameters, locale, lacks: lacking('groups', ROUTING_SHAPE) };
    return (await askServers(servers, request, this.#failover, this.#endedBy(signal))) as Result<DecodedRouting>;
  }

  #endedBy(signal: AbortSignal | undefined): AbortSignal {
    return signal === undefined ? this.#closing.signal : AbortSignal.any([signal, this.#closing.signal]);
  }

  /** The servers, language and time zone for trips between two places. Without a list of regions: what the client was made with. */
  async #tripContext(
    {
      from,
      to,
      locale = this.#locale,
    }: { readonly from: LatLng | undefined; readonly to: LatLng | undefined; readonly locale?: string },
    options: CallOptions,
  ): Promise<TripContext> {
    const tag = options.locale ?? locale;
    const result = await this.regions({ ...options, locale: tag });
    const regions = result.ok && from !== undefined && to !== undefined ? result.value.between(from, to) : [];
    return { servers: this.#withUrls(regions), locale: tag, timeZone: regions[0]?.timezone ?? 'UTC' };
  }

  async #serversOf(codes: readonly string[], locale: string): Promise<readonly string[]> {
    if (codes.length === 0 || this.#options.regionServers === false) return this.#servers;
    const result = await this.#regions.get(locale);
    return this.#withUrls(result.ok ? codes.flatMap((code) => result.value.find(code) ?? []) : []);
  }

  /** The servers of regions in the order of their lists, then those that the client was made with. */
  #withUrls(regions: readonly ListedRegion[]): readonly string[] {
    if (this.#options.regionServers === false) return this.#servers;
    return [...new Set([...regions.flatMap(basesOf), ...this.#servers])];
  }

  async #merging({ locale, timeZone }: Omit<TripContext, 'servers'>, timesApart = false): Promise<MergeOptions> {
    let words = this.#words.get(locale);
    if (words === undefined) {
      words = (this.#options.words ?? loadWords)(locale);
      this.#words.set(locale, words);
      words.catch(() => this.#words.delete(locale));
    }
    return { words: await words, timeZone, timesApart, now: Math.floor(this.#failover.now() / 1000) };
  }
}

/** Loaded when the first texts are filled, so that a program that brings its own words carries no other. */
async function loadWords(locale: string): Promise<SegmentWords> {
  return (await import('./load-words.ts')).loadWords(locale);
}

interface TripContext {
  readonly servers: readonly string[];
  readonly locale: string;
  readonly timeZone: string;
}

/** Creates a client. @throws TypeError when no server has an http or https address */
export function createClient(options: ClientOptions): TripClient {
  return new TripClient(options);
}

function cellKeys(cells: readonly string[] | BoundingBox): readonly string[] {
  return 'south' in cells ? cellsOfBox(cells).map(cellKey) : cells;
}

/** An unchanged list may have its hash code alone. */
function lacksRegions(body: unknown): string | undefined {
  const { regions, hashCode } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return (regions ?? hashCode) != null && fits(body, REGIONS_SHAPE) ? undefined : 'no list of regions';
}

/** What a body lacks that has to have a member, and a form where the client itself reads it. */
function lacking(member: string, shape: Shape = {}): (body: unknown) => string | undefined {
  return (body) =>
    fits(body, shape) && (body as Readonly<Record<string, unknown>>)[member] != null ? undefined : `no ${member}`;
}

/** The servers that a region lists. */
function basesOf({ urls }: ListedRegion): readonly string[] {
  return (urls ?? []).flatMap((url) => baseUrlOf(url) ?? []);
}

function parametersOf(values: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
