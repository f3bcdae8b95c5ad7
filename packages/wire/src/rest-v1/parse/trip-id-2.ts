import { decodeUtf8 } from '@tripwright/core/base';
import type { DescribedItinerary, DescribedLeg, Spot } from '@tripwright/core/model';
import { isDuration, isPosition, isText, isTime, MOST_LEGS } from './trip-id-limits.ts';

const VERSION = 2;

/** The first byte of an identifier of version 2, which is JSON: `[`. */
export const FIRST_OF_VERSION_2 = 0x5b;

/** Reads an identifier of version 2. Addresses of trips live as long as clients keep them, so that old ones stay readable. */
export function parseVersion2(bytes: Uint8Array): DescribedItinerary | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(decodeUtf8(bytes));
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

function isSpot(value: unknown): value is Spot {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [lat, lng]: unknown[] = value;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
