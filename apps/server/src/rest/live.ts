import { vehiclesIn } from '@tripwright/planner';
import {
  encodeLiveSource,
  encodeVehicleOnMap,
  type LiveStateResponse,
  parseLive,
  parseVehicles,
  type VehiclesResponse,
} from '@tripwright/wire/rest-v1';
import { publicFeeds } from '../live/public-feeds.ts';
import { unknownRegion } from '../planning/questions/refusals.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { jsonTextResponse, keptResponse, problemsResponse } from './json-response.ts';

/** `/v1/live.json`: which live data answers use, and the state of their sources. */
export const liveEndpoint: Endpoint = {
  path: '/v1/live.json',
  usage: 'Send GET, with region in the query string for some regions only.',
  methods: { GET: describeLive },
};

/** `/v1/vehicles.json`: the vehicles of a region. */
export const vehiclesEndpoint: Endpoint = {
  path: '/v1/vehicles.json',
  usage: 'Send GET with region in the query string.',
  methods: { GET: listVehicles },
};

function describeLive({ url, planner, liveStatus, locale }: Call): Response {
  const { regions: asked } = parseLive(url.searchParams);
  const codes = asked.length > 0 ? asked : planner.regions().map(({ code }) => code);
  const statuses = liveStatus();
  const regions: LiveStateResponse['regions'][number][] = [];
  for (const code of codes) {
    if (planner.region(code) === undefined) {
      const { text, status } = unknownRegion(planner, code, locale);
      return jsonTextResponse(text, { status });
    }
    const live = planner.live(code);
    regions.push({
      region: code,
      ...(live !== undefined && { snapshot: live.id, at: live.at }),
      sources: publicFeeds(planner, statuses, code).map(encodeLiveSource),
    });
  }
  return keptResponse({ regions } satisfies LiveStateResponse, true);
}

const WORLD = { south: -90, west: -180, north: 90, east: 180 };

async function listVehicles({ url, planner, turns, locale }: Call): Promise<Response> {
  const parsed = parseVehicles(url.searchParams);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const { region: code, bounds = WORLD, limit } = parsed.value;
  const region = planner.region(code);
  if (region === undefined) {
    const { text, status } = unknownRegion(planner, code, locale);
    return jsonTextResponse(text, { status });
  }
  await turns.next();
  const found = vehiclesIn(region, bounds, limit + 1);
  const body: VehiclesResponse = {
    ...(region.live !== undefined && { snapshot: region.live.id }),
    vehicles: found.slice(0, limit).map(({ vehicle, run }) => encodeVehicleOnMap(vehicle, run)),
    ...(found.length > limit && { hasMore: true }),
  };
  return keptResponse(body, true);
}
