import { REQUEST_DEFAULTS } from '@tripwright/core/model';
import { isTimeProblem, parseTripTime, type TripTime } from '../time/index.ts';
import { asRecord, BY_MODE_ROWS, PARAMETER_NAMES, PARAMETER_ROWS } from './parameter-rows.ts';
import { isPlace, readPlace } from './read-place.ts';
import type { TripPlace, TripRequest } from './trip-request.ts';

/** Parameters that say nothing about the request itself. */
const SET_ASIDE: ReadonlySet<string> = new Set(['from', 'to', 'departAfter', 'arriveBefore', 'v', 'explain']);
const BY_MODE = /^(?:etwt|co2)(?:\[.*\])?$/;

/**
 * Reads a request from a value of JSON or a GraphQL literal: `PlanRequest` of the graph, the parameters of `/v1/routing.json` as members, or a
 * trip file. Members that it does not know are passed over.
 * @param isGraph whether absent modes and combinations mean what they mean in the graph, as in a trip file; otherwise what they mean in REST
 * @returns undefined where an end or a time cannot be read
 */
export function readRequest(value: unknown, isGraph: boolean): TripRequest | undefined {
  const given = asRecord(value);
  if (given === undefined) return undefined;
  const [from, to] = [readPlace(given['from']), readPlace(given['to'])];
  if (!isPlace(from) || !isPlace(to)) return undefined;
  const when = asRecord(given['when']);
  const departAfter = timeOf(when === undefined ? (given['when'] ?? given['departAfter']) : when['departAfter']);
  const arriveBefore = timeOf(when === undefined ? given['arriveBefore'] : when['arriveBefore']);
  if (departAfter === null || arriveBefore === null) return undefined;
  const parameters = { ...fieldsOf(given), ...plainParameters(asRecord(given['parameters']) ?? {}) };
  const plain = isGraph ? parameters : { ...plainParameters(given), ...parameters };
  return {
    from: withStreet(from, given['fromStreetName']),
    to: withStreet(to, given['toStreetName']),
    departAfter,
    arriveBefore,
    parameters: withModes(plain, given['combine'], isGraph),
  };
}

/**
 * Reads a request from the parameters of a query string.
 * @param takesNames whether an end may be the name of a place. On the wire it has coordinates, and in most addresses a name is that of something else
 * @returns undefined where an end or a time cannot be read
 */
export function readQuery(query: URLSearchParams, takesNames = false): TripRequest | undefined {
  const [from, to] = [readPlace(query.get('from') ?? ''), readPlace(query.get('to') ?? '')];
  const [departAfter, arriveBefore] = [queryTime(query.get('departAfter')), queryTime(query.get('arriveBefore'))];
  if (!isPlace(from) || !isPlace(to)) return undefined;
  if (!takesNames && (from.kind !== 'point' || to.kind !== 'point')) return undefined;
  if (departAfter === null || arriveBefore === null) return undefined;
  const parameters: Record<string, string[]> = {};
  for (const [name, text] of query) {
    if (SET_ASIDE.has(name) || name.endsWith('StreetName')) continue;
    if (PARAMETER_NAMES.includes(name) || BY_MODE.test(name)) parameters[name] = [...(parameters[name] ?? []), text];
  }
  return {
    from: withStreet(from, query.get('fromStreetName')),
    to: withStreet(to, query.get('toStreetName')),
    departAfter,
    arriveBefore,
    parameters: withModes(parameters, undefined, false),
  };
}

/** @returns null for a value that is no time */
function timeOf(value: unknown): TripTime | undefined | null {
  if (value === undefined || value === null || value === 0) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const time = parseTripTime(value);
  return isTimeProblem(time) ? null : time;
}

/** On the wire 0 and an empty text are no time. */
function queryTime(text: string | null): TripTime | undefined | null {
  return text === null || /^0*$/.test(text.trim()) ? undefined : timeOf(text);
}

/** The values of the graph's fields, by parameter. */
function fieldsOf(given: Readonly<Record<string, unknown>>): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  const seen = new Set<string>();
  for (const { parameter, field, read } of PARAMETER_ROWS) {
    if (field === undefined || seen.has(field.join())) continue;
    const values = read(field.reduce<unknown>((value, name) => asRecord(value)?.[name], given));
    if (values === undefined || values.length === 0) continue;
    seen.add(field.join());
    found[parameter] = values;
  }
  for (const { parameter, field, value: member, read } of BY_MODE_ROWS) {
    const entries = asRecord(given['wishes'])?.[field];
    for (const entry of Array.isArray(entries) ? entries.map(asRecord) : []) {
      const text = read(entry?.[member]);
      if (typeof entry?.['mode'] === 'string' && text !== undefined) found[`${parameter}[${entry['mode']}]`] = [text];
    }
  }
  return found;
}

/** Members that have the names of parameters. */
function plainParameters(given: Readonly<Record<string, unknown>>): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(given)) {
    if (SET_ASIDE.has(name) || !(PARAMETER_NAMES.includes(name) || BY_MODE.test(name))) continue;
    const values = (Array.isArray(value) ? value : [value]).filter(
      (one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean',
    );
    if (values.length > 0 && !name.endsWith('StreetName')) found[name] = values.map(String);
  }
  return found;
}

/** Adds the modes of a request without any, and whether each of them counts alone, as the interface has them. */
function withModes(
  parameters: Record<string, readonly string[]>,
  combine: unknown,
  isGraph: boolean,
): Record<string, readonly string[]> {
  const modes = parameters['modes'];
  if (modes === undefined || modes.every((mode) => mode.trim() === ''))
    return { ...parameters, modes: REQUEST_DEFAULTS.modes, allModes: ['true'] };
  const alone = parameters['allModes'] ?? (isGraph && combine !== 'COMBINED_ONLY' ? ['true'] : undefined);
  return alone === undefined ? parameters : { ...parameters, allModes: alone };
}

function withStreet(place: TripPlace, streetName: unknown): TripPlace {
  if (place.kind !== 'point' || typeof streetName !== 'string' || streetName === '') return place;
  return { ...place, streetName };
}
