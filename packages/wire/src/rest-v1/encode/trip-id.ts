import { decodeUtf8, encodeUtf8 } from '@tripwright/core/base';
import type { Itinerary, Leg } from '@tripwright/core/model';

/** Increased when the content of an id changes. */
const VERSION = 1;

/** A leg by its identifiers in the data. It holds no realtime times. */
export type DescribedLeg =
  | {
      readonly kind: 'ride';
      readonly serviceTripId: string;
      /** `YYYY-MM-DD` */
      readonly serviceDate: string;
      readonly fromPosition: number;
      readonly toPosition: number;
      /** Unix seconds; only for trips with a headway instead of departure times. */
      readonly departure: number | undefined;
      /** The run of a frequency-based trip: seconds after the trip's written times; undefined for the run at those times. */
      readonly runShift: number | undefined;
    }
  | {
      readonly kind: 'street';
      readonly mode: string;
      readonly profile: string;
      readonly seconds: number;
      readonly to: Spot;
    }
  | { readonly kind: 'stationary'; readonly mode: string; readonly seconds: number };

type Spot = readonly [lat: number, lng: number];

/** Everything needed to rebuild an itinerary from its dataset. */
export interface TripDescription {
  readonly regions: readonly string[];
  readonly datasetVersion: string;
  readonly from: Spot;
  readonly to: Spot;
  /** Departure in Unix seconds, only for itineraries without rides. */
  readonly departure: number | undefined;
  readonly legs: readonly DescribedLeg[];
}

/**
 * An opaque, versioned, self-contained identifier of an itinerary. Equal itineraries of a dataset have equal identifiers, whatever the
 * request, and realtime data do not change it. Safe in URLs.
 */
export function tripIdOf(itinerary: Itinerary, regions: readonly string[], datasetVersion: string): string {
  const first = itinerary.legs[0];
  const last = itinerary.legs.at(-1);
  const timetabled = itinerary.legs.some(({ kind }) => kind === 'ride');
  return toBase64url(
    JSON.stringify([
      VERSION,
      regions,
      datasetVersion,
      first === undefined ? [0, 0] : spotOf(first.kind === 'stationary' ? first.at : first.from),
      last === undefined ? [0, 0] : spotOf(last.kind === 'stationary' ? last.at : last.to),
      timetabled ? 0 : itinerary.departure,
      ...itinerary.legs.map(describe),
    ]),
  );
}

/** Decodes an identifier. @returns undefined for any text that is not an identifier of this version */
export function parseTripId(id: string): TripDescription | undefined {
  const text = fromBase64url(id);
  if (text === undefined) return undefined;
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts)) return undefined;
  const [version, regions, datasetVersion, from, to, departure, ...legs]: unknown[] = parts;
  if (version !== VERSION || typeof datasetVersion !== 'string' || !isTime(departure)) return undefined;
  if (!Array.isArray(regions) || !regions.every((code) => typeof code === 'string')) return undefined;
  if (!isSpot(from) || !isSpot(to)) return undefined;
  const described = legs.map(parseLeg);
  if (!described.every((leg) => leg !== undefined)) return undefined;
  return { regions, datasetVersion, from, to, departure: departure === 0 ? undefined : departure, legs: described };
}

function describe(leg: Leg): readonly unknown[] {
  const seconds = leg.arrival - leg.departure;
  switch (leg.kind) {
    case 'ride': {
      const run = [leg.serviceTripId, leg.serviceDate, leg.fromPosition, leg.toPosition];
      if (leg.headway !== undefined) return ['r', ...run, leg.departure];
      return ['r', ...run, ...(leg.runShift === undefined ? [] : [0, leg.runShift])];
    }
    case 'street':
      return ['s', leg.mode, leg.profile, seconds, spotOf(leg.to)];
    case 'stationary':
      return ['p', leg.mode, seconds];
    default:
      return leg satisfies never;
  }
}

function parseLeg(leg: unknown): DescribedLeg | undefined {
  if (!Array.isArray(leg)) return undefined;
  const [kind, a, b, c, d, e = 0, f]: unknown[] = leg;
  if (kind === 'r' && typeof a === 'string' && typeof b === 'string' && isTime(c) && isTime(d)) {
    if (!isTime(e) || (f !== undefined && !isTime(f))) return undefined;
    const departure = e === 0 ? undefined : e;
    return { kind: 'ride', serviceTripId: a, serviceDate: b, fromPosition: c, toPosition: d, departure, runShift: f };
  }
  if (kind === 's' && typeof a === 'string' && typeof b === 'string' && isTime(c) && isSpot(d)) {
    return { kind: 'street', mode: a, profile: b, seconds: c, to: d };
  }
  if (kind === 'p' && typeof a === 'string' && isTime(b)) return { kind: 'stationary', mode: a, seconds: b };
  return undefined;
}

function spotOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Spot {
  return [Math.round(lat * 1e6) / 1e6, Math.round(lng * 1e6) / 1e6];
}

function isSpot(value: unknown): value is Spot {
  return Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part));
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));

/** Encodes text as base64url without padding (RFC 4648 section 5). Own code, since not every runtime has it. */
function toBase64url(text: string): string {
  const bytes = encodeUtf8(text);
  let encoded = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const word = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let letter = 0; letter <= Math.min(left, 3); letter++) {
      encoded += LETTERS.charAt((word >> (18 - 6 * letter)) & 63);
    }
  }
  return encoded;
}

/** Decodes base64url. @returns undefined for any other text */
function fromBase64url(encoded: string): string | undefined {
  if (encoded.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((encoded.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const letter of encoded) {
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (word >> bits) & 255;
    }
  }
  return decodeUtf8(bytes);
}
