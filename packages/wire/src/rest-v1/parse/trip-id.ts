import { decodeUtf8, encodeUtf8 } from '@tripwright/core/base';
import type { DescribedItinerary, DescribedLeg, Itinerary, Leg, RideLeg, Spot } from '@tripwright/core/model';

/** Increased when the content of an id changes. */
const VERSION = 2;

/** No trip has more legs, and no id is longer; an address of more characters is refused by many programs. */
const MOST_LEGS = 60;
const LONGEST_ID = 8000;

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
export function parseTripId(id: string): DescribedItinerary | undefined {
  const text = id.length > LONGEST_ID ? undefined : fromBase64url(id);
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
  if (!isSpot(from) || !isSpot(to) || legs.length === 0 || legs.length > MOST_LEGS) return undefined;
  const described = legs.map(parseLeg);
  if (!described.every((leg) => leg !== undefined)) return undefined;
  return { regions, datasetVersion, from, to, departure: departure === 0 ? undefined : departure, legs: described };
}

function describe(leg: Leg): readonly unknown[] {
  const seconds = leg.arrival - leg.departure;
  switch (leg.kind) {
    case 'ride': {
      const run = [leg.serviceTripId, leg.serviceDate, leg.fromPosition, leg.toPosition];
      const written = writtenBoarding(leg);
      const departure = leg.headway === undefined ? 0 : written.departure;
      const line = leg.route.shortName || leg.tripShortName || leg.route.longName;
      const found = [written.code, writtenAlighting(leg), written.departure, line, leg.seated ? 1 : 0];
      return ['r', ...run, departure, leg.runShift ?? null, ...found];
    }
    case 'street':
      return ['s', leg.mode, leg.profile, seconds, spotOf(leg.to)];
    case 'stationary':
      return ['p', leg.mode, seconds];
    default:
      return leg satisfies never;
  }
}

/** Where and when a ride is boarded by the timetable, whatever realtime data say. */
function writtenBoarding({ calls, from, departure }: RideLeg): { readonly code: string; readonly departure: number } {
  const [first] = calls;
  return {
    code: (first?.live?.scheduledStop ?? from.stop)?.code ?? '',
    departure: first?.live?.scheduledDeparture ?? departure,
  };
}

function writtenAlighting({ calls, to }: RideLeg): string {
  return (calls.at(-1)?.live?.scheduledStop ?? to.stop)?.code ?? '';
}

function parseLeg(leg: unknown): DescribedLeg | undefined {
  if (!Array.isArray(leg)) return undefined;
  const [kind, a, b, c, d, e, f, g, h, i, j, k]: unknown[] = leg;
  if (kind === 'r' && isText(a) && isText(b) && isPosition(c) && isPosition(d) && d > c) {
    if (!isTime(e) || !(f === null || isTime(f)) || !isText(g) || !isText(h) || !isTime(i) || !isText(j))
      return undefined;
    return {
      kind: 'ride',
      serviceTripId: a,
      serviceDate: b,
      fromPosition: c,
      toPosition: d,
      departure: e === 0 ? undefined : e,
      runShift: f ?? undefined,
      fromCode: g,
      toCode: h,
      scheduledDeparture: i,
      line: j,
      seated: k === 1,
    };
  }
  if (kind === 's' && isText(a) && isText(b) && isDuration(c) && isSpot(d)) {
    return { kind: 'street', mode: a, profile: b, seconds: c, to: d };
  }
  if (kind === 'p' && isText(a) && isDuration(b)) return { kind: 'stationary', mode: a, seconds: b };
  return undefined;
}

function spotOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Spot {
  return [Math.round(lat * 1e6) / 1e6, Math.round(lng * 1e6) / 1e6];
}

function isSpot(value: unknown): value is Spot {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [lat, lng]: unknown[] = value;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Unix seconds before the year 5138, or a shift within them. */
function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Math.abs(value as number) < 1e11;
}

/** Seconds of a leg: less than a month. */
function isDuration(value: unknown): value is number {
  return isTime(value) && value >= 0 && value < 2_678_400;
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 100_000;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500;
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
