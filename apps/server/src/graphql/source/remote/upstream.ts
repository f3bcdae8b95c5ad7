import { createClient, type Failure, type TripClient } from '@tripwright/client';
import { decodePolyline } from '@tripwright/core/geo';
import type { Credit, RegionInfo } from '@tripwright/core/model';
import { type DecodedRegions, regionInfoResponseSchema } from '@tripwright/wire/rest-v1';
import { inTurn } from './in-turn.ts';
import { longestAnswer } from './longest-answer.ts';
import { readAnswer, UnreadableAnswer } from './read-answer.ts';
import { sourceError } from './source-error.ts';

/** Which service is asked. */
export interface UpstreamOptions {
  /** Addresses of servers with the same data, preferred first; `/v1` is added where it is missing. */
  readonly servers: readonly string[];
  /** Sent as `X-Service-Key`; undefined = none. */
  readonly key?: string | undefined;
  /** Milliseconds for a request with all its servers and repetitions. */
  readonly timeoutMs?: number;
  /** Sends requests; the global function unless given. */
  readonly fetch?: typeof fetch;
  /** Receives what is wrong, for the operator. */
  readonly log?: (line: string) => void;
}

/** A remote service, with the regions that it has. */
export interface Upstream {
  readonly client: TripClient;
  /** The regions, in the order of their codes. @throws GraphQLError while the service has never answered */
  regions(): readonly RegionInfo[];
  /** Why the service did not answer when it was last asked for its regions; undefined where it did. */
  failure(): Failure | undefined;
  /** Asks for the regions now, and resolves when they are known or the service has failed. */
  refresh(): Promise<void>;
  /** Receives what is wrong, for the operator. */
  log(line: string): void;
  close(): void;
}

/** Seconds between two looks at the regions, and after a failure. */
const REFRESH_SECONDS = 60;
const AFTER_FAILURE_SECONDS = 5;
/** Regions of a service: each is asked for on its own, every time. The largest services have some hundred. */
const MOST_REGIONS = 2000;

/** Opens a service and keeps its list of regions. The list of regions stays while the service is away. */
export function openUpstream({ servers, key, timeoutMs = 20_000, fetch, log }: UpstreamOptions): Upstream {
  // The list of regions may name servers by the addresses that its own clients use, which need not be those for this one.
  const client = createClient({
    servers,
    key,
    timeoutMs,
    regionServers: false,
    maxBytes: longestAnswer,
    ...(fetch !== undefined && { fetch }),
  });
  let regions: readonly RegionInfo[] | undefined;
  let failure: Failure | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** Regions that could not be read. */
  let left = 0;
  const look = async (): Promise<void> => {
    const listed = await client.ask({ path: 'regions.json', body: { v: 2 } });
    if (!listed.ok) {
      if (failure?.kind !== listed.failure.kind) log?.(`The upstream service fails: ${listed.failure.message}`);
      failure = listed.failure;
      return;
    }
    failure = undefined;
    const { hashCode = 0, regions: found } = (listed.value ?? {}) as Partial<DecodedRegions>;
    if (!Array.isArray(found)) throw new UnreadableAnswer('regions.json has no list of regions');
    const readable = found.slice(0, MOST_REGIONS + 1).filter(isReadable);
    if (readable.length > MOST_REGIONS)
      throw new UnreadableAnswer(`regions.json has more than ${MOST_REGIONS} regions`);
    if (readable.length === 0 && found.length > 0)
      throw new UnreadableAnswer('regions.json has no region that is whole');
    const known = await inTurn(readable, (region) => describe(client, region, hashCode));
    const unreadable = found.length - readable.length;
    if (unreadable > 0 && unreadable !== left)
      log?.(`The upstream service lists ${unreadable} regions in another format.`);
    left = unreadable;
    regions = [...known].sort((a, b) => (a.code < b.code ? -1 : 1));
  };
  let looking: Promise<void> | undefined;
  const refresh = (): Promise<void> => {
    clearTimeout(timer);
    looking ??= look()
      .catch((error: unknown) => {
        const isTheirs = error instanceof UnreadableAnswer;
        if (!isTheirs) log?.(`Reading the regions of the upstream service failed: ${(error as Error).stack}`);
        else if (failure === undefined) log?.(`The upstream service answers in another format: ${error.message}`);
        failure = { ...UNREADABLE, servers: [] };
      })
      .finally(() => {
        looking = undefined;
        if (isClosed) return;
        timer = setTimeout(refresh, (failure === undefined ? REFRESH_SECONDS : AFTER_FAILURE_SECONDS) * 1000);
        timer.unref();
      });
    return looking;
  };
  return {
    client,
    log: log ?? ((): void => undefined),
    regions() {
      if (regions !== undefined) return regions;
      throw sourceError(failure ?? { ...NOT_YET, servers: [] });
    },
    failure: () => failure ?? (regions === undefined ? { ...NOT_YET, servers: [] } : undefined),
    refresh,
    close() {
      isClosed = true;
      clearTimeout(timer);
      client.close();
    },
  };
}

const NOT_YET = {
  kind: 'unreachable',
  remedy: 'retry',
  message: 'It has not answered yet.',
  isForUser: false,
} as const;

const UNREADABLE = {
  kind: 'bad-format',
  remedy: 'check-address',
  message: 'It answers in another format.',
  isForUser: false,
} as const;

type ListedRegion = DecodedRegions['regions'][number];

/** Whether a region has what every question about it needs: one damaged region leaves the others usable. */
function isReadable(region: ListedRegion | null): region is ListedRegion {
  if (typeof region !== 'object' || region === null) return false;
  const { name, title = '', polygon, timezone, modes, cities = [] } = region;
  const areTexts = [name, title, polygon, timezone].every((value: unknown) => typeof value === 'string');
  if (!areTexts || name === '' || !Array.isArray(modes) || !Array.isArray(cities)) return false;
  if (!modes.every((mode: unknown) => typeof mode === 'string')) return false;
  if (!cities.every((city: unknown) => typeof city === 'object' && city !== null)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
    decodePolyline(polygon);
  } catch {
    return false;
  }
  return true;
}

interface RegionInfos {
  readonly regions?: readonly OwnFacts[];
}

/** The members of `regionInfo.json` that our own servers add. */
interface OwnFacts {
  readonly code: string;
  readonly datasetVersion?: string;
  readonly serviceDates?: { readonly first: string; readonly last: string };
  readonly providers?: Readonly<Record<string, string>>;
  readonly credits?: readonly Credit[];
}

/** A region with the facts that the list of regions lacks. A service without them gets the hash of its list as the version. */
async function describe(client: TripClient, region: ListedRegion, hashCode: number): Promise<RegionInfo> {
  const asked = await client.ask({ path: 'regionInfo.json', body: { region: region.name } });
  const facts = asked.ok
    ? readAnswer(regionInfoResponseSchema, asked.value, ({ regions = [] }: RegionInfos) =>
        regions.find(({ code }) => code === region.name),
      )
    : undefined;
  return {
    code: region.name,
    title: region.title ?? region.name,
    outline: decodePolyline(region.polygon),
    timezone: region.timezone,
    modes: region.modes,
    providerNames: new Map(Object.entries(facts?.providers ?? {})),
    cities: (region.cities ?? []).map(({ identifier, title, lat, lng }) => ({
      identifier: identifier ?? title,
      title,
      lat,
      lng,
    })),
    // This server answers for them.
    urls: [],
    credits: facts?.credits ?? [],
    datasetVersion: facts?.datasetVersion ?? String(hashCode),
    serviceDates: facts?.serviceDates,
  };
}
