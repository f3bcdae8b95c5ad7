import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { formatDay, StringPool } from '@tripwright/core/base';
import { type BoundingBox, boundingBoxOf, type LatLng, nearbyDistanceMetres, outlineOf } from '@tripwright/core/geo';
import { coversMode, findModeFamily, longDistanceMode, MODES, type Travel } from '@tripwright/core/modes';
import type { DataSource } from '@tripwright/core/region';
import { UNITS_PER_DEGREE } from '@tripwright/core/street';
import type { BuiltStreets } from '@tripwright/core/street/build';
import type { AttributionRow, BuiltTimetable, FeedRows } from '@tripwright/core/timetable/build';
import { sha256 } from '../artefact/index.ts';
import { densestPlace } from './densest-place.ts';
import type { LaidOutTimetable } from './import-timetable.ts';

// What a manifest says of a region beside its buffers.

const OUTLINE_MARGIN_METRES = 1000;

/**
 * Whom to credit for a feed: whom it names for all of its data, else its agencies; and those whom it names for one agency, line or trip
 * (TL-9). What it says of itself is carried along.
 * @param licence as the operator of the planner knows it; what the feed says unless given
 */
export async function feedSource(file: string, rows: FeedRows, licence?: string): Promise<DataSource> {
  const isOfAll = (row: AttributionRow): boolean => row.agencyId === '' && row.routeId === '' && row.tripId === '';
  const ofAll = rows.attributions.filter(isOfAll).map((row) => row.organization);
  const ofParts = rows.attributions.filter((row) => !isOfAll(row)).map((row) => row.organization);
  const names = [...(ofAll.length > 0 ? ofAll : rows.agencies.map((agency) => agency.name)), ...ofParts];
  const day = (value: number): string => (value < 0 ? '' : formatDay(value));
  const { feedInfo } = rows;
  const credited = rows.attributions.find((row) => isOfAll(row) && row.url !== '');
  const known = licence ?? feedInfo?.licence;
  const dates = serviceDates([rows]);
  return {
    kind: 'gtfs',
    name: rows.name,
    hash: statSync(file).isFile() ? sha256(await readFile(file)).slice(0, 16) : '',
    attribution: [...new Set(names)].filter((name) => name !== '').join(', '),
    url: credited?.url ?? feedInfo?.publisherUrl ?? rows.agencies[0]?.url ?? '',
    ...(known !== undefined && { licence: known }),
    ...(dates !== undefined && { serviceDates: dates }),
    ...(feedInfo !== undefined && {
      feed: {
        publisher: feedInfo.publisherName,
        version: feedInfo.version,
        language: feedInfo.lang,
        validFrom: day(feedInfo.startDay),
        validTo: day(feedInfo.endDay),
      },
    }),
  };
}

/** First and last day on which anything runs, undefined when nothing ever does. */
export function serviceDates(feeds: readonly FeedRows[]): { first: string; last: string } | undefined {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const feed of feeds) {
    for (const { days } of feed.services) {
      if (days.length === 0) continue;
      first = Math.min(first, days[0] as number);
      last = Math.max(last, days[days.length - 1] as number);
    }
  }
  return last < first ? undefined : { first: formatDay(first), last: formatDay(last) };
}

/** Stops at most this far from the streets belong to the same place, whether or not the extract of streets reaches them. */
const NEAR_STREETS_METRES = 25_000;

/**
 * Around the streets and the stops near them, so that journeys can begin and end at the edge of town where the extract of streets is smaller
 * than the feed; stops far outside (a national railway's) do not stretch it over a country. Around what there is where there are no streets.
 */
export function regionOutline(
  built: BuiltTimetable | undefined,
  streets: BuiltStreets | undefined,
  others: readonly LatLng[] = [],
): LatLng[] {
  const points = crossingsOf(streets);
  const near = streets === undefined ? undefined : boundingBoxOf(points);
  for (const stop of stopsOf(built)) {
    if (near === undefined || metresTo(near, stop) <= NEAR_STREETS_METRES) points.push(stop);
  }
  if (points.length === 0) points.push(...others);
  return outlineOf(points, OUTLINE_MARGIN_METRES);
}

/** From the edge of a box, 0 inside. */
function metresTo({ south, west, north, east }: BoundingBox, { lat, lng }: LatLng): number {
  const [nearLat, nearLng] = [Math.min(north, Math.max(south, lat)), Math.min(east, Math.max(west, lng))];
  return nearbyDistanceMetres(lat, lng, nearLat, nearLng);
}

/** What can be travelled here: the families of the lines, and what streets allow, in display order. */
export function modesOfRegion(
  timetable: LaidOutTimetable | undefined,
  hasStreets: boolean,
  provided: readonly string[],
): string[] {
  const modes = new Set<string>(['wa_wal', ...provided]);
  if (hasStreets)
    for (const { id, travel, replacement } of MODES) if (needsStreetsOnly(travel) && !replacement) modes.add(id);
  if (timetable !== undefined) {
    const { built, strings } = timetable;
    const pool = strings.build();
    const names = new StringPool(pool.bytes, pool.offsets);
    for (const index of built.sections.get('routeMode') as Int32Array) {
      const mode = names.get(index);
      const family = findModeFamily(mode);
      modes.add(family?.id ?? mode);
      if (family?.parent !== undefined) modes.add(family.parent);
    }
    for (const type of built.sections.get('routeType') as Int32Array) {
      const far = longDistanceMode(type);
      if (far !== undefined) modes.add(far);
    }
  }
  const order = (mode: string): number => findModeFamily(mode)?.order ?? 1000;
  return [...modes]
    .filter((mode) => MODES.some((row) => coversMode(row.id, mode)))
    .sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
}

/** Whether a mode is there wherever there are streets: what is the traveller's own, and taxis. */
function needsStreetsOnly({ by, mustReturn, hailed, ubiquitous, poolsRides }: Travel): boolean {
  if (by !== 'street' || mustReturn === true || poolsRides === true) return false;
  return hailed !== true || ubiquitous === true;
}

/** The region's own name as its city, where its stops lie closest together; its streets where it has no stops. */
export function city(
  region: string,
  title: string,
  built: BuiltTimetable | undefined,
  streets: BuiltStreets | undefined,
  others: readonly LatLng[],
): { identifier: string; title: string; lat: number; lng: number } | undefined {
  const centre = densestPlace(stopsOf(built)) ?? densestPlace(crossingsOf(streets)) ?? densestPlace(others);
  const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
  return centre && { identifier: region.replaceAll('_', '.'), title, lat: round(centre.lat), lng: round(centre.lng) };
}

function stopsOf(built: BuiltTimetable | undefined): LatLng[] {
  const stops = Array.from({ length: built?.boardableStops ?? 0 }, (_, stop) => ({
    lat: built?.stopLat[stop] as number,
    lng: built?.stopLng[stop] as number,
  }));
  return stops.filter(({ lat }) => !Number.isNaN(lat));
}

function crossingsOf(streets: BuiltStreets | undefined): LatLng[] {
  const lat = streets?.sections.get('nodeLat') as Int32Array | undefined;
  const lng = streets?.sections.get('nodeLng') as Int32Array | undefined;
  return Array.from({ length: lat?.length ?? 0 }, (_, i) => ({
    lat: (lat?.[i] as number) / UNITS_PER_DEGREE,
    lng: (lng?.[i] as number) / UNITS_PER_DEGREE,
  }));
}
