import { decodePolyline } from '@tripwright/core/geo';
import { negotiateLocale, segmentWords } from '@tripwright/core/text';
import * as z from 'zod/mini';
import type { PlanChoice } from '../../shared/messages.ts';
import type { LatLng, PreviewCity, PreviewPlace, PreviewRoute } from '../../shared/preview-model.ts';
import { type SayInEditor, sayInEnglish } from '../editor-texts.ts';
import { PreviewFailure, type RouteSource } from './route-source.ts';
import { routingParameters } from './routing-parameters.ts';
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
}

/** Maximum number of places to choose from. A region may have thousands of stations. */
const MAX_PLACES = 200;

const regionsAnswer = z.looseObject({
  regions: z.array(
    z.looseObject({
      name: z.string(),
      timezone: z.string(),
      polygon: z.optional(z.string()),
      cities: z.optional(z.array(z.looseObject({ title: z.optional(z.string()), lat: z.number(), lng: z.number() }))),
    }),
  ),
});

const locationsAnswer = z.looseObject({
  groups: z.array(
    z.looseObject({
      stops: z.optional(
        z.array(z.looseObject({ code: z.string(), name: z.optional(z.string()), lat: z.number(), lng: z.number() })),
      ),
    }),
  ),
});

const errorAnswer = z.looseObject({ error: z.string() });

/** Routes of the first region of a server, over `/v1`. */
export class ServerRouteSource implements RouteSource {
  readonly #access: ServerAccess;
  readonly #say: SayInEditor;
  #places: ReadonlyMap<string, PreviewPlace> = new Map();
  #timeZone = 'UTC';

  constructor(access: ServerAccess) {
    this.#access = access;
    this.#say = access.say ?? sayInEnglish;
  }

  async open(signal: AbortSignal): Promise<PreviewCity> {
    const { address } = this.#access;
    const { regions } = this.#read(regionsAnswer, await this.#post('regions.json', { v: 2 }, signal), 'regions');
    const region = regions[0];
    if (region === undefined) throw new PreviewFailure(this.#say('failure.noRegions', { address }), ['retry']);
    const request = { region: region.name, level: 1, cellIDs: [region.name] };
    const { groups } = this.#read(locationsAnswer, await this.#post('locations.json', request, signal), 'locations');
    const stations = groups.flatMap(({ stops }) => stops ?? []);
    const places = stations
      .map(({ code, name, lat, lng }): PreviewPlace => ({ id: code, title: name ?? code, at: [lat, lng] }))
      .sort((a, b) => a.title.localeCompare(b.title))
      .slice(0, MAX_PLACES);
    const [first, second] = farApart(places);
    if (first === undefined || second === undefined) {
      throw new PreviewFailure(this.#say('failure.fewStations', { region: region.name }), ['retry']);
    }
    this.#places = new Map(places.map((place) => [place.id, place]));
    this.#timeZone = region.timezone;
    return {
      title: region.cities?.[0]?.title ?? region.name,
      source: this.#say('preview.plannedBy', { address }),
      places,
      suggested: { from: first.id, to: second.id },
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
    const query = routingParameters({ from, to, departAfter: choice.departAfter, locale: this.#access.locale });
    const body = await this.#call(`routing.json?${query}`, { method: 'GET' }, signal);
    const outcome = previewTrips(body, {
      words: segmentWords(negotiateLocale(this.#access.locale)),
      timeZone: this.#timeZone,
    });
    if (outcome === undefined) throw this.#notUnderstood('routing');
    return { title: `${from.title} → ${to.title}`, from, to, ...outcome };
  }

  #post(endpoint: string, body: unknown, signal: AbortSignal): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    return this.#call(endpoint, { method: 'POST', headers, body: JSON.stringify(body) }, signal);
  }

  async #call(endpoint: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
    const { address, key, fetch } = this.#access;
    const headers = {
      accept: 'application/json',
      ...init.headers,
      ...(key === undefined ? {} : { 'x-service-key': key }),
    };
    let response: Response;
    try {
      response = await fetch(`${address}/v1/${endpoint}`, { ...init, headers, signal });
    } catch (cause) {
      throw new PreviewFailure(this.#say('failure.noServer', { address }), ['retry', 'open-settings'], { cause });
    }
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 401) {
      throw new PreviewFailure(this.#say('failure.needsKey', { address }), ['set-key', 'open-settings']);
    }
    if (!response.ok) {
      const detail = errorAnswer.safeParse(body).data?.error;
      const { status } = response;
      const message =
        detail === undefined
          ? this.#say('failure.status', { address, status })
          : this.#say('failure.statusWithDetail', { address, status, detail });
      throw new PreviewFailure(message, ['retry', 'open-settings']);
    }
    return body;
  }

  #read<Type>(schema: z.ZodMiniType<Type>, body: unknown, endpoint: string): Type {
    const read = schema.safeParse(body);
    if (read.success) return read.data;
    throw this.#notUnderstood(endpoint);
  }

  #notUnderstood(endpoint: string): PreviewFailure {
    const { address } = this.#access;
    return new PreviewFailure(this.#say('failure.format', { endpoint, address }), ['retry', 'open-settings']);
  }
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
