import { formatDay, parseDay } from '@tripwright/core/base';
import type { DescribedItinerary, DescribedLeg, Itinerary, Leg, RideLeg, Spot } from '@tripwright/core/model';
import { fromBase64url, toBase64url } from './base64url.ts';
import { CompactReader } from './compact-reader.ts';
import { CompactWriter } from './compact-writer.ts';
import { FIRST_OF_VERSION_2, parseVersion2 } from './trip-id-2.ts';
import { isDuration, isPosition, isText, isTime, LONGEST_ID, MOST_LEGS } from './trip-id-limits.ts';

/** Increased when the content of an id changes; readers of the versions before stay. */
const VERSION = 3;

/** Modes and profiles that most trips have, by a number. The order is part of the format: append only. */
const KNOWN: readonly string[] = [
  'wa_wal',
  'walk',
  'stationary_transfer',
  'stationary_wait',
  'wa_whe',
  'wheelchair',
  'me_car',
  'car',
  'me_mic_bic',
  'bicycle',
  'ps_tax',
  'stationary_parking-onstreet',
  'stationary_parking-offstreet',
  'stationary_vehicle-collect',
  'stationary_vehicle-return',
];

const KINDS = ['ride', 'street', 'stationary'] as const;
/** Days from 1970 to the year 4707, in either direction. */
const MOST_DAYS = 1_000_000;
/** Millionths of a degree. */
const PLACES = 1e6;

/**
 * An opaque, versioned, self-contained identifier of an itinerary. Equal itineraries of a dataset have equal identifiers, whatever the
 * request, and realtime data do not change it. Safe in URLs. Each trip of an answer repeats it three times, so it is compact.
 */
export function tripIdOf(itinerary: Itinerary, regions: readonly string[], datasetVersion: string): string {
  const first = itinerary.legs[0];
  const last = itinerary.legs.at(-1);
  const isTimetabled = itinerary.legs.some(({ kind }) => kind === 'ride');
  return encodeTripId({
    regions,
    datasetVersion,
    from: first === undefined ? [0, 0] : spotOf(first.kind === 'stationary' ? first.at : first.from),
    to: last === undefined ? [0, 0] : spotOf(last.kind === 'stationary' ? last.at : last.to),
    departure: isTimetabled ? undefined : itinerary.departure,
    legs: itinerary.legs.map(describe),
  });
}

/** The identifier of an itinerary that is described already, the inverse of {@link parseTripId}. */
export function encodeTripId({ regions, datasetVersion, from, to, departure, legs }: DescribedItinerary): string {
  const writer = new CompactWriter(KNOWN);
  writer.number(VERSION);
  writer.number(regions.length);
  for (const region of regions) writer.text('region', region);
  writer.text('version', datasetVersion);
  writeSpot(writer, from);
  writeSpot(writer, to);
  writer.number(departure ?? 0);
  writer.number(legs.length);
  for (const leg of legs) writeLeg(writer, leg);
  return toBase64url(writer.bytes());
}

/** Decodes an identifier. @returns undefined for any text that is not an identifier of this version or an earlier one */
export function parseTripId(id: string): DescribedItinerary | undefined {
  const bytes = id.length > LONGEST_ID ? undefined : fromBase64url(id);
  if (bytes === undefined) return undefined;
  if (bytes[0] === FIRST_OF_VERSION_2) return parseVersion2(bytes);
  const reader = new CompactReader(bytes, KNOWN);
  if (reader.number() !== VERSION) return undefined;
  const regions = listOf(reader, () => reader.text('region'));
  const datasetVersion = reader.text('version');
  const from = readSpot(reader);
  const to = readSpot(reader);
  const departure = reader.number();
  const legs = listOf(reader, () => readLeg(reader));
  if (!reader.isWhole || regions === undefined || legs === undefined || legs.length === 0) return undefined;
  const isValid = isTime(departure) && isSpot(from) && isSpot(to) && isText(datasetVersion) && legs.every(isLeg);
  return isValid
    ? { regions, datasetVersion, from, to, departure: departure === 0 ? undefined : departure, legs }
    : undefined;
}

/** A list after its length; undefined where it is longer than any trip. */
function listOf<T>(reader: CompactReader, read: () => T): readonly T[] | undefined {
  const length = reader.number();
  return length > MOST_LEGS ? undefined : Array.from({ length }, read);
}

function describe(leg: Leg): DescribedLeg {
  const seconds = leg.arrival - leg.departure;
  switch (leg.kind) {
    case 'ride': {
      const written = writtenBoarding(leg);
      return {
        kind: 'ride',
        serviceTripId: leg.serviceTripId,
        serviceDate: leg.serviceDate,
        fromPosition: leg.fromPosition,
        toPosition: leg.toPosition,
        departure: leg.headway === undefined ? undefined : written.departure,
        runShift: leg.runShift,
        fromCode: written.code,
        toCode: writtenAlighting(leg),
        scheduledDeparture: written.departure,
        line: leg.route.shortName || leg.tripShortName || leg.route.longName,
        seated: leg.seated,
      };
    }
    case 'street':
      return { kind: 'street', mode: leg.mode, profile: leg.profile, seconds, to: spotOf(leg.to) };
    case 'stationary':
      return { kind: 'stationary', mode: leg.mode, seconds };
    default:
      return leg satisfies never;
  }
}

function writeLeg(writer: CompactWriter, leg: DescribedLeg): void {
  writer.number(KINDS.indexOf(leg.kind));
  switch (leg.kind) {
    case 'ride':
      writer.text('trip', leg.serviceTripId);
      writer.number(parseDay(leg.serviceDate) ?? 0);
      writer.number(leg.fromPosition);
      writer.number(leg.toPosition);
      writer.optional(leg.departure);
      writer.optional(leg.runShift);
      writer.text('stop', leg.fromCode);
      writer.text('stop', leg.toCode);
      writer.near('time', leg.scheduledDeparture);
      writer.text('line', leg.line);
      writer.number(leg.seated ? 1 : 0);
      return;
    case 'street':
      writer.known(leg.mode);
      writer.known(leg.profile);
      writer.number(leg.seconds);
      writeSpot(writer, leg.to);
      return;
    case 'stationary':
      writer.known(leg.mode);
      writer.number(leg.seconds);
      return;
    default:
      leg satisfies never;
  }
}

function readLeg(reader: CompactReader): DescribedLeg {
  const kind = KINDS[reader.number()];
  if (kind === 'street')
    return { kind, mode: reader.known(), profile: reader.known(), seconds: reader.number(), to: readSpot(reader) };
  if (kind === 'stationary') return { kind, mode: reader.known(), seconds: reader.number() };
  if (kind !== 'ride') reader.fail();
  return {
    kind: 'ride',
    serviceTripId: reader.text('trip'),
    serviceDate: readDay(reader),
    fromPosition: reader.number(),
    toPosition: reader.number(),
    departure: reader.optional(),
    runShift: reader.optional(),
    fromCode: reader.text('stop'),
    toCode: reader.text('stop'),
    scheduledDeparture: reader.near('time'),
    line: reader.text('line'),
    seated: reader.number() === 1,
  };
}

/** A service day as `YYYY-MM-DD`. */
function readDay(reader: CompactReader): string {
  const day = reader.number();
  if (Math.abs(day) <= MOST_DAYS) return formatDay(day);
  reader.fail();
  return '';
}

function isLeg(leg: DescribedLeg): boolean {
  if (leg.kind === 'stationary') return isText(leg.mode) && isDuration(leg.seconds);
  if (leg.kind === 'street')
    return isText(leg.mode) && isText(leg.profile) && isDuration(leg.seconds) && isSpot(leg.to);
  const texts = [leg.serviceTripId, leg.fromCode, leg.toCode, leg.line];
  const times = [leg.departure ?? 0, leg.runShift ?? 0, leg.scheduledDeparture];
  const arePositions = isPosition(leg.fromPosition) && isPosition(leg.toPosition) && leg.toPosition > leg.fromPosition;
  return arePositions && texts.every(isText) && times.every(isTime);
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

function spotOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Spot {
  return [Math.round(lat * PLACES) / PLACES, Math.round(lng * PLACES) / PLACES];
}

function writeSpot(writer: CompactWriter, [lat, lng]: Spot): void {
  writer.near('lat', Math.round(lat * PLACES));
  writer.near('lng', Math.round(lng * PLACES));
}

function readSpot(reader: CompactReader): Spot {
  return [reader.near('lat') / PLACES, reader.near('lng') / PLACES];
}

function isSpot([lat, lng]: Spot): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
