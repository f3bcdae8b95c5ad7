import { createClient, type Result, type TripClient } from '@tripwright/client';
import { decodePolyline } from '@tripwright/core/geo';
import { negotiateLocale, segmentWords } from '@tripwright/core/text';
import type { RegionModes } from '@tripwright/mode-language';
import type { Expectations, ResolvedRequest, RoutingBody, TripRequest, Verdict } from '@tripwright/trip-file';
import { serverSource } from '@tripwright/trip-file/server-source';
import type { PlanChoice } from '../../shared/messages.ts';
import type { LatLng, PreviewCity, PreviewPlace, PreviewRoute } from '../../shared/preview-model.ts';
import { type SayInEditor, sayInEnglish } from '../editor-texts.ts';
import { type AnswerContext, answerRequest, judgeAt, resolveAt } from './answer-request.ts';
import { previewedQuery } from './plan-request.ts';
import { type PlanTripOptions, PreviewFailure, type RouteSource } from './route-source.ts';
import { previewTrips } from './routing-preview.ts';

/** Address and key of a server with the `/v1` interface. */
export interface ServerAccess {
  /** Address without a trailing slash, such as `http://localhost:4000`. */
  readonly address: string;
  readonly key: string | undefined;
  /** BCP 47 tag for the texts of routes. */
  readonly locale: string;
  readonly fetch: typeof fetch;
  /** The texts of failures; English unless given. */
  readonly say?: SayInEditor;
  /** Called with the regions of the server and their modes. */
  readonly onRegions?: (regions: readonly RegionModes[]) => unknown;
}

/** The part of a region's description that the preview shows. */
interface ServerRegion {
  readonly name: string;
  readonly cities?: readonly { readonly title?: string | undefined }[] | undefined;
  readonly modes?: readonly string[] | undefined;
}

/** Places to choose from at most: a region may have thousands of stations. */
const MAX_PLACES = 200;

/** Routes of the first region of a server, over `/v1`. */
export class ServerRouteSource implements RouteSource {
  readonly #access: ServerAccess;
  readonly #say: SayInEditor;
  readonly #client: TripClient | undefined;
  #places: ReadonlyMap<string, PreviewPlace> = new Map();
  #timeZone = 'UTC';
  #region = '';

  constructor(access: ServerAccess) {
    const { address, key, locale, fetch } = access;
    this.#access = access;
    this.#say = access.say ?? sayInEnglish;
    // The preview shows the answers of the server in the settings, not of those that it names.
    this.#client = URL.canParse(address)
      ? createClient({ servers: address, key, locale, fetch, regionServers: false })
      : undefined;
  }

  async open(signal: AbortSignal, at?: LatLng): Promise<PreviewCity> {
    const { address } = this.#access;
    const list = this.#valueOf(await this.#reached().regions({ signal }), 'regions');
    const { regions } = list;
    this.#access.onRegions?.(regions.map(regionModes));
    const region = (at === undefined ? undefined : list.at({ lat: at[0], lng: at[1] })[0]) ?? regions[0];
    if (region === undefined) throw new PreviewFailure(this.#say('failure.noRegions', { address }), ['retry']);
    const { groups } = this.#valueOf(await this.#reached().cells({ region: region.name }, { signal }), 'locations');
    const places = groups
      .flatMap(({ stops }) => stops ?? [])
      .flatMap(({ code, name, lat, lng }): PreviewPlace[] =>
        code === undefined ? [] : [{ id: code, title: name ?? code, at: [lat, lng] }],
      )
      .sort((a, b) => a.title.localeCompare(b.title))
      .slice(0, MAX_PLACES);
    const [first, second] = farApart(places);
    if (at === undefined && (first === undefined || second === undefined)) {
      throw new PreviewFailure(this.#say('failure.fewStations', { region: region.name }), ['retry']);
    }
    this.#places = new Map(places.map((place) => [place.id, place]));
    this.#timeZone = region.timezone;
    this.#region = region.name;
    return {
      title: region.cities?.[0]?.title ?? region.name,
      source: this.#say('preview.plannedBy', { address }),
      places,
      suggested: { from: first?.id ?? '', to: second?.id ?? '' },
      outline:
        region.polygon === undefined ? [] : decodePolyline(region.polygon).map(({ lat, lng }): LatLng => [lat, lng]),
      streets: [],
    };
  }

  async plan(choice: PlanChoice, signal: AbortSignal): Promise<PreviewRoute> {
    const from = this.#places.get(choice.from);
    const to = this.#places.get(choice.to);
    if (from === undefined || to === undefined) {
      throw new PreviewFailure(this.#say('failure.serverPlace'), ['retry']);
    }
    const result = await this.#reached().routing(previewedQuery({ from, to, departAfter: choice.departAfter }), {
      signal,
    });
    const title = `${from.title} → ${to.title}`;
    const common = {
      title,
      source: this.#access.address,
      from,
      to,
      requestedTime: choice.departAfter ?? Math.floor(Date.now() / 1000),
      isArrival: false,
      timeZone: this.#timeZone,
    };
    if (!result.ok && result.failure.kind === 'refused')
      return { ...common, trips: [], reason: result.failure.message };
    const body = this.#valueOf(result, 'routing');
    const words = segmentWords(negotiateLocale(this.#access.locale));
    return { ...common, ...previewTrips(body, { words, say: this.#say, timeZone: this.#timeZone }) };
  }

  async planTrip(request: TripRequest, options: PlanTripOptions): Promise<PreviewRoute> {
    return answerRequest(request, options, this.#context());
  }

  async resolve(request: TripRequest, signal: AbortSignal): Promise<ResolvedRequest> {
    return resolveAt(request, signal, this.#context());
  }

  async judge(request: TripRequest, expected: Expectations, signal: AbortSignal): Promise<readonly Verdict[]> {
    return judgeAt(request, expected, signal, this.#context());
  }

  async regions(signal: AbortSignal): Promise<readonly RegionModes[]> {
    const { regions } = this.#valueOf(await this.#reached().regions({ signal }), 'regions');
    return regions.map(regionModes);
  }

  /** Tiles are open to everyone, so they are asked without the key. */
  async tile(zoom: number, column: number, row: number): Promise<Uint8Array | undefined> {
    const { address, fetch: ask } = this.#access;
    const url = `${address}/tiles/${encodeURIComponent(this.#region)}/${zoom}/${column}/${row}.mvt`;
    const response = await ask(url);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  }

  #context(): AnswerContext {
    const client = this.#reached();
    const { address, locale } = this.#access;
    return {
      source: {
        ...serverSource(client),
        // The failures of a search have more words here than those of other requests.
        route: async (query, signal): Promise<RoutingBody> => {
          const options = { ...(signal !== undefined && { signal }) };
          const result = await client.ask({ path: 'routing.json', query }, options);
          if (!result.ok && result.failure.kind === 'refused')
            return { error: result.failure.message, errorCode: result.failure.code };
          return this.#valueOf(result, 'routing') as RoutingBody;
        },
      },
      name: address,
      locale,
      now: Math.floor(Date.now() / 1000),
      say: this.#say,
    };
  }

  #reached(): TripClient {
    if (this.#client !== undefined) return this.#client;
    throw new PreviewFailure(this.#say('failure.noServer', { address: this.#access.address }), ['open-settings']);
  }

  /** The value of a result. @throws PreviewFailure with the words and remedies for its failure */
  #valueOf<T>(result: Result<T>, endpoint: string): T {
    if (result.ok) return result.value;
    const { address } = this.#access;
    const { kind, status, text } = result.failure;
    if (kind === 'no-key')
      throw new PreviewFailure(this.#say('failure.needsKey', { address }), ['set-key', 'open-settings']);
    const message =
      status === undefined
        ? kind === 'unreachable'
          ? this.#say('failure.noServer', { address })
          : this.#say('failure.format', { endpoint, address })
        : text === undefined
          ? this.#say('failure.status', { address, status })
          : this.#say('failure.statusWithDetail', { address, status, detail: text });
    throw new PreviewFailure(message, ['retry', 'open-settings']);
  }
}

/** A region as hovers and lists show it. */
function regionModes({ name, cities, modes }: ServerRegion): RegionModes {
  return { title: cities?.[0]?.title ?? name, modes: modes ?? [] };
}

/** Two distant places: the place farthest from the first in the list, and the place farthest from that. */
function farApart(places: readonly PreviewPlace[]): [PreviewPlace | undefined, PreviewPlace | undefined] {
  const start = farthestFrom(places[0], places);
  return [start, farthestFrom(start, places)];
}

function farthestFrom(origin: PreviewPlace | undefined, places: readonly PreviewPlace[]): PreviewPlace | undefined {
  if (origin === undefined) return undefined;
  let farthest: PreviewPlace | undefined;
  let longest = 0;
  for (const place of places) {
    // Within a city, degrees are precise enough for ranking.
    const distance = Math.hypot(place.at[0] - origin.at[0], place.at[1] - origin.at[1]);
    if (distance <= longest) continue;
    [farthest, longest] = [place, distance];
  }
  return farthest;
}
