import { phrases } from '@tripwright/core/text';
import { type CellsOutcome, listPlaceCells, listPlacesNear } from '@tripwright/planner';
import {
  ERROR_CODES,
  encodeStopGroup,
  type GroupContext,
  type LevelOfCells,
  type LocationsQuery,
  parseCircle,
  parseLocations,
  type StopGroup,
} from '@tripwright/wire/rest-v1';
import type { Call, Endpoint } from './endpoint.ts';
import { jsonResponse, keptResponse, problemsResponse } from './json-response.ts';
import { readJson } from './read-json.ts';

/** `/v1/locations.json` (spec 4.3): cells by POST, a circle by GET. */
export const locationsEndpoint: Endpoint = {
  path: '/v1/locations.json',
  usage: 'Send POST with a JSON body naming region, level and cells, or GET with lat, lng and radius.',
  methods: { GET: stopsInCircle, POST: stopsInCells },
};

async function stopsInCells(call: Call): Promise<Response> {
  const { locale } = call;
  const read = await readJson(call.request, locale);
  if (read instanceof Response) return read;
  await call.turns.next();
  const parsed = parseLocations(read.body);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const groups: StopGroup[] = [];
  for (const level of parsed.value.levels) {
    const found = groupsOf(level, parsed.value, call);
    if (found.kind === 'unknown-region') return unknownRegion(parsed.value.region, found.known, call);
    groups.push(...found.groups);
  }
  return jsonResponse({ groups });
}

type Groups = { readonly kind: 'groups'; readonly groups: readonly StopGroup[] };
type Unknown = Extract<CellsOutcome, { kind: 'unknown-region' }>;

/** The groups of one level: every cell that the client does not know yet, and the known cells that changed (spec 4.3 rules 1 and 2). */
function groupsOf(
  { level, fresh, known }: LevelOfCells,
  query: LocationsQuery,
  { planner, locale, now }: Call,
): Groups | Unknown {
  const { region, cellsPerDegree, modes, otherModes, includeChildren } = query;
  const cells = [...fresh, ...known.keys()];
  // Without modes that have stops no stop is listed, but the region is still checked and every cell answered.
  const wanted = modes.length > 0 ? cells : [];
  const outcome = planner.stopCells({ region, level, cells: wanted, cellsPerDegree, modes, includeChildren, locale });
  if (outcome.kind === 'unknown-region') return outcome;
  const opened = planner.region(region);
  // Docks, vehicles and car parks are as small as the stops of level 2.
  const others = level === 1 || opened === undefined ? [] : otherModes;
  const places =
    others.length === 0 || opened === undefined
      ? undefined
      : listPlaceCells(opened, cells, cellsPerDegree, { modes: others, now, locale });
  const timezone = opened?.manifest.timezone;
  const context: GroupContext = { region, timezone, locale, modes, otherModes: others, includeChildren };
  const byKey = new Map(outcome.cells.map(({ key, stops }) => [key, stops]));
  const groups = cells.map((key) => encodeStopGroup(key, byKey.get(key) ?? [], context, places?.get(key)));
  return { kind: 'groups', groups: groups.filter(({ key, hashCode }) => known.get(key) !== hashCode) };
}

function stopsInCircle({ url, planner, locale, now }: Call): Response {
  const parsed = parseCircle(url.searchParams);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const { lat, lng, radiusMetres, modes, includeChildren, byDistance, majorOnly, limit } = parsed.value;
  const { region, stops } =
    modes.length === 0
      ? { region: planner.regionAt(parsed.value)?.code, stops: [] }
      : planner.nearbyStops({ ...parsed.value, locale });
  const opened = region === undefined ? undefined : planner.region(region);
  const otherModes = majorOnly || opened === undefined ? [] : parsed.value.otherModes;
  const places =
    otherModes.length === 0 || opened === undefined
      ? []
      : listPlacesNear(opened, parsed.value, radiusMetres, { modes: otherModes, now, locale }).slice(0, limit);
  const timezone = opened?.manifest.timezone;
  const context: GroupContext = { region, timezone, locale, modes, otherModes, includeChildren, ordered: byDistance };
  const group = encodeStopGroup(`${lat},${lng},${radiusMetres}`, stops, context, places);
  return keptResponse({ groups: [group] }, true);
}

function unknownRegion(region: string, known: readonly string[], { locale }: Call): Response {
  const error = phrases(locale).say('refusal.unknown-region', { region });
  const reason = `"${region}" is not a region here; expected ${known.length === 0 ? 'none, as no data is loaded' : known.join(' or ')}`;
  const body = { error, errorCode: ERROR_CODES.regionNotHere, usererror: false, invalid: [{ name: 'region', reason }] };
  return jsonResponse(body, { status: 400 });
}
