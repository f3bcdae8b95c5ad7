import { hashText } from '@tripwright/core/base';
import { canonicalJson, type SegmentReference } from '@tripwright/core/template';
import { ROUTING_PARAMETER_NAMES } from '../parse/parse-routing.ts';
import type { Trip } from './routing-response.ts';

/** Where the trips of an answer can be opened again. */
export interface TripLinks {
  /** Base URL of this server with its version prefix. */
  readonly baseUrl: string;
  /** The parameters of the request that its trips depend on, from {@link tripParameters}. */
  readonly parameters: string;
}

/** Parameters that say how an answer is presented, or which trips it has, and change no trip. */
const NOT_OF_TRIPS: ReadonlySet<string> = new Set(['v', 'locale', 'allModes', 'bestOnly', 'explain', 'cyclingAlt']);
/** An address that is longer is refused by many programs; limits of the search are dropped before that. */
const LONGEST = 1500;
const LIMITS = /^(?:avoid|neverAllow|onlyAllow|alwaysAllow)/;
/** Ends without an address that an id holds exactly. */
const PLAIN_END = /^\(-?\d{1,3}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?\)(?:"")?$/;

/**
 * The parameters of a routing request that its trips depend on: with a trip's id they open the trip again. Ends that the id holds are left out.
 * @param query of `/v1/routing.json`
 */
export function tripParameters(query: URLSearchParams): string {
  const kept = [...query].filter(([name, value]) => {
    if (name === 'from' || name === 'to') return !PLAIN_END.test(value);
    if (value === '' || NOT_OF_TRIPS.has(name)) return false;
    return ROUTING_PARAMETER_NAMES.includes(name) || /^(?:etwt|co2)(?:\[[\w-]+\])?$/.test(name);
  });
  const written = new URLSearchParams(kept).toString();
  return written.length <= LONGEST
    ? written
    : new URLSearchParams(kept.filter(([name]) => !LIMITS.test(name))).toString();
}

/**
 * The addresses of a trip. `updateURL` is there only where live data exist.
 * @param state hash of what live data can change, where they exist
 */
export function tripAddresses(
  id: string,
  { baseUrl, parameters }: TripLinks,
  state: number | undefined,
): Pick<Trip, 'temporaryURL' | 'saveURL' | 'updateURL'> {
  const query = parameters === '' ? '' : `?${parameters}`;
  const joint = parameters === '' ? '?' : '&';
  return {
    temporaryURL: `${baseUrl}/trip/${id}${query}`,
    saveURL: `${baseUrl}/trip/save/${id}${query}`,
    ...(state !== undefined && { updateURL: `${baseUrl}/trip/update/${id}${query}${joint}hash=${state}` }),
  };
}

/** A hash of all that live data can change about a trip. */
export function stateOf(segments: readonly SegmentReference[]): number {
  return hashText(
    canonicalJson(
      segments.map((segment) => ({
        template: segment.segmentTemplateHashCode,
        times: [segment.startTime, segment.endTime],
        facts: [
          segment.realTime === true,
          segment.isCancelled === true,
          segment.startPlatform ?? '',
          segment.endPlatform ?? '',
          segment.liveSource ?? '',
          segment.connection?.slack ?? '',
          segment.stock?.availableVehicles ?? '',
          segment.stock?.availableSpaces ?? '',
        ],
        alerts: segment.alertHashCodes ?? [],
        vehicle: segment.realtimeVehicle?.lastUpdate ?? 0,
      })),
    ),
  );
}
