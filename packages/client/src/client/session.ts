import type { LatLng } from '@tripwright/core/geo';
import type { SegmentWords } from '@tripwright/core/template';
import type { DecodedRegions } from '@tripwright/wire/rest-v1';
import { failureOf, type Result } from '../failure/index.ts';
import { type ListedRegion, RegionCache, type RegionList } from '../regions/index.ts';
import {
  askServers,
  baseUrlOf,
  type FailoverOptions,
  ServerPool,
  type ServerRequest,
  until,
} from '../transport/index.ts';
import type { MergeOptions } from '../trips/index.ts';
import { fits, REGIONS_SHAPE } from './answer-shapes.ts';
import type { AnyRequest, CallOptions, PlanOptions } from './calls.ts';
import type { ClientOptions } from './client-options.ts';

/** What trips between two places are asked and written with. */
export interface TripContext {
  readonly servers: readonly string[];
  readonly locale: string;
  readonly timeZone: string;
}

/** A request whose language is that of the call. */
export type Unsent = Omit<ServerRequest, 'locale'>;

/** What all calls of a client have in common: which servers it knows, how they are asked, regions, words, and its end. */
export class Session {
  /** The servers that the client was made with. */
  readonly servers: readonly string[];
  /** The language of calls that name none. */
  readonly locale: string;
  /** Milliseconds. */
  readonly now: () => number;
  readonly #options: ClientOptions;
  readonly #failover: FailoverOptions;
  readonly #regions: RegionCache;
  readonly #words = new Map<string, Promise<SegmentWords>>();
  readonly #closing = new AbortController();

  /** @throws TypeError when no server has an http or https address */
  constructor(options: ClientOptions) {
    this.#options = options;
    this.servers = [options.servers].flat().flatMap((address) => baseUrlOf(address) ?? []);
    if (this.servers.length === 0) throw new TypeError(`No address of a server in ${JSON.stringify(options.servers)}.`);
    this.locale = options.locale ?? 'en';
    const { fetch: send = fetch, now = Date.now, random = Math.random, maxBytes = 32_000_000 } = options;
    this.now = now;
    this.#failover = {
      // The global function wants to be called as one.
      fetch: (input, init) => send(input, init),
      key: options.key,
      maxBytes: typeof maxBytes === 'number' ? () => maxBytes : maxBytes,
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
      const request = { path: 'regions.json', body, mayBeEmpty: true, lacks: lacksRegions };
      return (await this.send(this.servers, request, { locale })) as Result<DecodedRegions | undefined>;
    }, now);
  }

  /** The regions of the service, asked for at most every five minutes. */
  regions({ signal, locale = this.locale }: CallOptions): Promise<Result<RegionList>> {
    return until(this.#regions.get(locale), signal);
  }

  /** Sends a request to servers, with failover. */
  send(
    servers: readonly string[],
    request: Unsent,
    { signal, locale = this.locale }: CallOptions,
    failover: FailoverOptions = this.#failover,
  ): Promise<Result<unknown>> {
    return askServers(servers, { ...request, locale }, failover, this.endedBy(signal));
  }

  /** Sends a request to the servers of its region. */
  async ask(request: AnyRequest & Pick<Unsent, 'lacks'>, options: CallOptions): Promise<Result<unknown>> {
    const { region, ...sent } = request;
    return this.send(await this.serversOf(region, options), sent, options);
  }

  /**
   * The body at an address that a server gave. It is asked from every server of its regions, since trips are named by what they are.
   * @param parameters are added where the address has none; `v` takes the place of its own
   */
  async askAddress(
    address: string,
    options: CallOptions,
    { parameters = {}, ...rest }: Partial<Unsent> & { readonly parameters?: Readonly<Record<string, string>> },
  ): Promise<Result<unknown>> {
    if (!URL.canParse(address)) return { ok: false, failure: failureOf('bad-request', `${address} is no address.`) };
    const url = new URL(address);
    const query = url.searchParams;
    for (const [name, value] of Object.entries(parameters))
      if (name === 'v' || !query.has(name)) query.set(name, value);
    const listed = await this.regions(options);
    const regions = listed.ok ? listed.value.regions : [];
    const bare = `${url.origin}${url.pathname}`;
    const base = [...regions.flatMap(basesOf), ...this.servers].find((known) => bare.startsWith(`${known}/`));
    // An address of a stranger is asked without the key.
    if (base === undefined) {
      const request = { ...rest, query, path: url.pathname.slice(1) };
      return this.send([url.origin], request, options, { ...this.#failover, key: undefined });
    }
    const servers = this.#withUrls(regions.filter((region) => basesOf(region).includes(base)));
    const order = servers.includes(base) ? [base, ...servers.filter((server) => server !== base)] : servers;
    return this.send(order, { ...rest, query, path: bare.slice(base.length + 1) }, options);
  }

  /** The servers of a region; without one those that the client was made with. */
  async serversOf(code: string | undefined, { signal, locale = this.locale }: CallOptions): Promise<readonly string[]> {
    if (code === undefined || this.#options.regionServers === false) return this.servers;
    const result = await until(this.#regions.get(locale), signal);
    const region = result.ok ? result.value.find(code) : undefined;
    return this.#withUrls(region === undefined ? [] : [region]);
  }

  /** The servers, language and time zone for trips between two places. Without a list of regions: what the client was made with. */
  async tripContext(
    {
      from,
      to,
      locale = this.locale,
    }: { readonly from: LatLng | undefined; readonly to: LatLng | undefined; readonly locale?: string },
    options: CallOptions,
  ): Promise<TripContext> {
    const tag = options.locale ?? locale;
    const result = await this.regions({ ...options, locale: tag });
    const regions = result.ok && from !== undefined && to !== undefined ? result.value.between(from, to) : [];
    return { servers: this.#withUrls(regions), locale: tag, timeZone: regions[0]?.timezone ?? 'UTC' };
  }

  /** How trips are merged: the words of a language, and the present. */
  async merging(
    { locale, timeZone }: Omit<TripContext, 'servers'>,
    { timesApart = false }: PlanOptions,
  ): Promise<MergeOptions> {
    let words = this.#words.get(locale);
    if (words === undefined) {
      words = (this.#options.words ?? loadWords)(locale);
      this.#words.set(locale, words);
      words.catch(() => this.#words.delete(locale));
    }
    return { words: await words, timeZone, timesApart, now: Math.floor(this.now() / 1000) };
  }

  /** The end of a call: that of its own signal, and that of the client. */
  endedBy(signal: AbortSignal | undefined): AbortSignal {
    return signal === undefined ? this.#closing.signal : AbortSignal.any([signal, this.#closing.signal]);
  }

  close(): void {
    this.#closing.abort(new DOMException('The client is closed.', 'AbortError'));
  }

  /** The servers of regions in the order of their lists, then those that the client was made with. */
  #withUrls(regions: readonly ListedRegion[]): readonly string[] {
    if (this.#options.regionServers === false) return this.servers;
    return [...new Set([...regions.flatMap(basesOf), ...this.servers])];
  }
}

/** Loaded when the first texts are filled, so that a program that brings its own words carries no other. */
async function loadWords(locale: string): Promise<SegmentWords> {
  return (await import('./load-words.ts')).loadWords(locale);
}

/** An unchanged list may have its hash code alone. */
function lacksRegions(body: unknown): string | undefined {
  const { regions, hashCode } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return (regions ?? hashCode) != null && fits(body, REGIONS_SHAPE) ? undefined : 'no list of regions';
}

/** The servers that a region lists. */
function basesOf({ urls }: ListedRegion): readonly string[] {
  return (urls ?? []).flatMap((url) => baseUrlOf(url) ?? []);
}
