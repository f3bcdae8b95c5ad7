import { phrases } from '@tripwright/core/text';
import type { CellsOutcome } from '@tripwright/planner';
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
import { jsonResponse, problemsResponse } from './json-response.ts';
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
  { planner, locale }: Call,
): Groups | Unknown {
  const { region, cellsPerDegree, modes, includeChildren } = query;
  const cells = [...fresh, ...known.keys()];
  // Without modes that have stops no stop is listed, but the region is still checked and every cell answered.
  const wanted = modes.length > 0 ? cells : [];
  const outcome = planner.stopCells({ region, level, cells: wanted, cellsPerDegree, modes, includeChildren, locale });
  if (outcome.kind === 'unknown-region') return outcome;
  const context: GroupContext = { region, locale, modes, includeChildren };
  const byKey = new Map(outcome.cells.map(({ key, stops }) => [key, stops]));
  const groups = cells.map((key) => encodeStopGroup(key, byKey.get(key) ?? [], context));
  return { kind: 'groups', groups: groups.filter(({ key, hashCode }) => known.get(key) !== hashCode) };
}

function stopsInCircle({ url, planner, locale }: Call): Response {
  const parsed = parseCircle(url.searchParams);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const { lat, lng, radiusMetres, modes, includeChildren, byDistance } = parsed.value;
  const { region, stops } =
    modes.length === 0 ? { region: undefined, stops: [] } : planner.nearbyStops({ ...parsed.value, locale });
  const context: GroupContext = { region, locale, modes, includeChildren, ordered: byDistance };
  return jsonResponse({ groups: [encodeStopGroup(`${lat},${lng},${radiusMetres}`, stops, context)] });
}

function unknownRegion(region: string, known: readonly string[], { locale }: Call): Response {
  const error = phrases(locale).say('refusal.unknown-region', { region });
  const reason = `"${region}" is not a region here; expected ${known.length === 0 ? 'none, as no data is loaded' : known.join(' or ')}`;
  const body = { error, errorCode: ERROR_CODES.regionNotHere, usererror: false, invalid: [{ name: 'region', reason }] };
  return jsonResponse(body, { status: 400 });
}
