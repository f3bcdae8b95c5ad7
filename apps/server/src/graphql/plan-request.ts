import {
  type Advisory,
  leavingNow,
  type PlanRequest as ModelRequest,
  planRequest,
  type RequestedPlace,
} from '@tripwright/core/model';
import { nearestModes, parseMode } from '@tripwright/core/modes';
import { findLocale, type Locale } from '@tripwright/core/text';
import { type ModeList, parseModeList, REQUEST_LIMITS } from '@tripwright/wire/rest-v1';
import type { FieldProblem, PlaceInput, PlanInputField, PlanRequest } from './__generated__/resolver-types.ts';
import type { GraphqlContext } from './context.ts';
import { problem } from './field-problem.ts';
import { type ReadModes, readLimits, readWishes } from './plan-wishes.ts';

/** A plan request of the model, or all problems of the input. */
export type ReadRequest =
  | {
      readonly kind: 'request';
      readonly request: ModelRequest;
      readonly locale: Locale;
      readonly advisories: readonly Advisory[];
    }
  | { readonly kind: 'refused'; readonly locale: Locale; readonly fields: readonly FieldProblem[] };

const LONGEST_TEXT = 1000;
/** A suggestion compares the text with every mode. */
const MOST_SUGGESTIONS = 20;

/** Reads a request. Missing parts get the defaults of `planRequest`. */
export async function readPlanRequest(input: PlanRequest, context: GraphqlContext): Promise<ReadRequest> {
  const fields: FieldProblem[] = [];
  const locale = (isGiven(input.locale) ? findLocale(input.locale) : undefined) ?? context.locale;
  const from = await readPlace(input.from, 'FROM', context, fields);
  const to = await readPlace(input.to, 'TO', context, fields);
  const read: ReadModes = (values, field) => readModes(values, field, fields);
  if (input.modes.length === 0)
    fields.push(
      problem('MODES', null, 'The list of modes is empty; expected at least one identifier.', ['pt_pub', 'wa_wal']),
    );
  const modes = read(input.modes, 'MODES');
  const limits = readLimits(modes.modes, input.limits, read, fields);
  const wishes = readWishes(input.wishes, read, fields);
  const { avoidStops } = input;
  if (avoidStops.length > REQUEST_LIMITS.maxListEntries) {
    fields.push(
      problem(
        'AVOID_STOPS',
        null,
        `Holds ${avoidStops.length} codes; expected at most ${REQUEST_LIMITS.maxListEntries}.`,
      ),
    );
  }
  if (fields.length > 0 || from === undefined || to === undefined) return { kind: 'refused', locale, fields };
  const departAfter = input.when?.departAfter ?? undefined;
  const arriveBefore = input.when?.arriveBefore ?? undefined;
  const request = planRequest({
    from,
    to,
    when: leavingNow({ departAfter, arriveBefore }, context.now),
    ...limits.request,
    ...wishes.request,
    allModes: input.combine === 'COMBINED_AND_SINGLE',
    wheelchair: input.wheelchair,
    avoidStops: [...new Set(avoidStops)],
    realtime: input.realtime === 'SCHEDULED' ? 'scheduled' : undefined,
    includeConnections: input.includeChanges,
  });
  const advisories = [modes, limits, wishes].flatMap((part) => part.advisories);
  return { kind: 'request', request, locale, advisories };
}

/** A place of a request; its problems are added to `fields`. */
export async function readPlace(
  { point, stop }: PlaceInput,
  field: PlanInputField,
  context: GraphqlContext,
  fields: FieldProblem[],
): Promise<RequestedPlace | undefined> {
  if (isGiven(stop)) {
    const region = context.regions.get(stop.region);
    if (region === undefined) {
      const known = [...context.regions.keys()];
      fields.push(problem(field, stop.region, `The region "${stop.region}" is not known here.`, known.slice(0, 5)));
      return undefined;
    }
    const entry = (await context.stops(region)).find(stop.code);
    if (entry === undefined) {
      fields.push(problem(field, stop.code, `The region "${stop.region}" has no stop "${stop.code}".`));
      return undefined;
    }
    const { lat, lng, name } = entry.listed.stop;
    return { lat, lng, address: name, streetName: '' };
  }
  // `@oneOf` guarantees exactly one of the two.
  if (!isGiven(point)) return undefined;
  const { lat, lng } = point;
  const streetName = point.streetName?.trim() ?? '';
  const address = point.address ?? '';
  if (Math.abs(lat) > 90) fields.push(problem(field, String(lat), 'The latitude lies outside -90 to 90 degrees.'));
  if (Math.abs(lng) > 180) fields.push(problem(field, String(lng), 'The longitude lies outside -180 to 180 degrees.'));
  if (streetName.length > LONGEST_TEXT || address.length > LONGEST_TEXT) {
    fields.push(problem(field, null, `The street name or address is longer than ${LONGEST_TEXT} characters.`));
  }
  return { lat, lng, address, streetName };
}

/** The modes of a request; their problems are added to `fields`. */
export function readModes(values: readonly string[], field: PlanInputField, fields: FieldProblem[]): ModeList {
  if (values.length > REQUEST_LIMITS.maxListEntries) {
    fields.push(
      problem(field, null, `Holds ${values.length} identifiers; expected at most ${REQUEST_LIMITS.maxListEntries}.`),
    );
    return { modes: [], advisories: [], problems: [] };
  }
  for (const value of new Set(values)) {
    const parsed = parseMode(value);
    if (parsed.wellFormed) continue;
    const message = `"${value}" is not a mode identifier: ${parsed.problem}.`;
    fields.push(problem(field, value, message, fields.length < MOST_SUGGESTIONS ? nearestModes(value) : []));
  }
  return parseModeList('modes', values);
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== undefined && value !== null;
}
