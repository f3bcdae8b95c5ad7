import { type BoundingBox, cellKey, cellsOfBox, type LatLng } from '@tripwright/core/geo';
import type { SegmentWords } from '@tripwright/core/template';
import type { DecodedRegions, DecodedRouting } from '@tripwright/wire/rest-v1';
import { CellCache, type CellGroup, type Cells, memoryCells } from '../cells/index.ts';
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

/** A request beyond those that the client has methods for. */
export type AnyRequest = Omit<ServerRequest, 'locale' | 'lacks'> & {
  /** Region whose servers are asked; without it those that the client was made with. */
  readonly region?: string;
};

/** How often realtime data are looked for, in seconds. */
const FOLLOW_SECONDS = 30;
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
  /** Origins that the key may be sent to. */
  readonly #trusted: Set<string>;

  /** @throws TypeError when no server has an http or https address */
  constructor(options: ClientOptions) {
    this.#options = options;
    this.#servers = [options.servers].flat().flatMap((address) => baseUrlOf(address) ?? []);
    if (this.#servers.length === 0)
      throw new TypeError(`No address of a server in ${JSON.stringify(options.servers)}.`);
    this.#trusted = new Set(this.#servers.map((server) => new URL(server).origin));
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
    const { locale = this.#locale } = options;
    const address = trip.updateURL;
    if (address === undefined || !URL.canParse(address)) return { ok: true, value: { trip, isChanged: false } };
    const place = trip.segments[0]?.from ?? trip.segments[0]?.location;
    const context = await this.#tripContext({ from: place, to: place }, options);
    const url = new URL(address);
    const query = url.searchParams;
    query.set('v', FORMAT_VERSION);
    if (!query.has('locale')) query.set('locale', locale);
    if (trip.segments.some(({ shapes }) => shapes?.some(({ stops }) => stops !== undefined)))
      query.set('includeStops', 'true');
    // Trips explain themselves by their ids, so that each server of the region can refresh them.
    const bare = `${url.origin}${url.pathname}`;
    const home = context.servers.find((server) => bare.startsWith(`${server}/`));
    const servers = home === undefined ? [url.origin] : [home, ...context.servers.filter((server) => server !== home)];
    const path = home === undefined ? url.pathname.slice(1) : bare.slice(home.length + 1);
    const failover = this.#trusted.has(url.origin) ? this.#failover : { ...this.#failover, key: undefined };
    const request = { path, query, locale, mayBeEmpty: true, lacks: lacksGroups };
    const result = await askServers(servers, request, failover, this.#endedBy(options.signal));
    if (!result.ok) return result;
    if (result.value === undefined) return { ok: true, value: { trip, isChanged: false } };
    const merged = mergeTrips(result.value as DecodedRouting, await this.#merging(context, options.timesApart));
    const updated = merged.groups[0]?.trips[0];
    return { ok: true, value: updated === undefined ? { trip, isChanged: false } : { trip: updated, isChanged: true } };
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
      const sent = { path: 'locations.json', body, locale, lacks: lacksGroups };
      const result = await askServers(servers, sent, this.#failover, this.#endedBy(signal));
      return result.ok
        ? { ok: true as const, value: (result.value as { groups: readonly CellGroup[] }).groups }
        : result;
    };
    return until(this.#cells.get(scope, keys, ask), signal);
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

  async #askRouting(
    query: TripQuery,
    allModes: boolean,
    { servers, locale }: TripContext,
    signal: AbortSignal | undefined,
  ): Promise<Result<DecodedRouting>> {
    const parameters = tripParameters(query, locale, allModes);
    const request = { path: 'routing.json', query: parameters, locale, lacks: lacksGroups };
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
    const listed = regions.flatMap(({ urls }) => urls ?? []).flatMap((url) => baseUrlOf(url) ?? []);
    for (const server of listed) this.#trusted.add(new URL(server).origin);
    return [...new Set([...listed, ...this.#servers])];
  }

  async #merging({ locale, timeZone }: TripContext, timesApart = false): Promise<MergeOptions> {
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
  return Array.isArray(regions) || (regions === undefined && typeof hashCode === 'number')
    ? undefined
    : 'no list of regions';
}

function lacksGroups(body: unknown): string | undefined {
  const { groups } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return Array.isArray(groups) ? undefined : 'no groups';
}
