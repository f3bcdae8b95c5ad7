import type { FoundPlace } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import { findListedPlace, listedPlacesAt, routesAt } from '@tripwright/planner';
import { encodeGeocode, encodeLocationInfo, parseGeocode, parseLocationInfo } from '@tripwright/wire/rest-v1';
import { unknownRegion } from '../planning/questions/refusals.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { jsonResponse, jsonTextResponse, problemsResponse } from './json-response.ts';

/** Places that are looked at where stops of some modes are left out. */
const MOST_LOOKED_AT = 100;

/** `/v1/geocode.json` (wire-format.md section 14): places by name, or by point where the text is a coordinate. */
export const geocodeEndpoint: Endpoint = {
  path: '/v1/geocode.json',
  usage: 'Send GET with q in the query string.',
  methods: { GET: findPlaces },
};

/** `/v1/locationInfo.json` (wire-format.md section 14). */
export const locationInfoEndpoint: Endpoint = {
  path: '/v1/locationInfo.json',
  usage: 'Send GET with lat and lng, or with identifier and region, in the query string.',
  methods: { GET: describeLocation },
};

async function findPlaces({ url, planner, locale, turns }: Call): Promise<Response> {
  const parsed = parseGeocode(url.searchParams);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const { text, point, near, region, limit, modes } = parsed.value;
  const most = modes === undefined ? limit : MOST_LOOKED_AT;
  if (region !== undefined && !planner.regions().some(({ code }) => code === region)) {
    const refusal = unknownRegion(planner, region, locale);
    return jsonTextResponse(refusal.text, { status: refusal.status });
  }
  await turns.next();
  const places =
    point === undefined
      ? planner.findPlaces({
          text,
          limit: most,
          locale,
          ...(near !== undefined && { near }),
          ...(region !== undefined && { region }),
        })
      : planner.placesAt(point, { limit: most, locale });
  const wanted = modes === undefined ? places : places.filter((place) => isServed(place, modes)).slice(0, limit);
  return jsonResponse(encodeGeocode(text, wanted, locale));
}

/** Stops of other modes are left out; places that are no stops stay. */
function isServed({ stop }: FoundPlace, modes: readonly string[]): boolean {
  return stop === undefined || stop.modes.some((mode) => modes.some((wanted) => coversMode(wanted, mode)));
}

function describeLocation({ url, planner, locale, now }: Call): Response {
  const parsed = parseLocationInfo(url.searchParams);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const asked = parsed.value;
  if (asked.kind === 'point') {
    const around = planner.region(planner.regionAt(asked)?.code ?? '');
    const listed = around === undefined ? [] : listedPlacesAt(around, asked, { now, locale });
    return jsonResponse(encodeLocationInfo(asked, planner.placesAt(asked, { limit: 1, locale }), locale, listed));
  }
  const place = planner.stopPlace(asked.region, asked.code, locale);
  const region = planner.region(asked.region);
  if (place !== undefined) {
    const routes = region && routesAt(region, asked.code, locale);
    return jsonResponse(encodeLocationInfo(place, [place], locale, [], routes));
  }
  const listed = region && findListedPlace(region, asked.code, { now, locale });
  if (listed !== undefined)
    return jsonResponse(encodeLocationInfo(listed, planner.placesAt(listed, { limit: 1, locale }), locale, [listed]));
  const reason = `"${asked.code.slice(0, 60)}" is not a stop, dock, vehicle or car park of the region ${asked.region.slice(0, 60)}`;
  return problemsResponse([{ name: 'identifier', kind: 'invalid', reason }]);
}
