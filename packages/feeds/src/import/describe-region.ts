import { statSync } from 'node:fs';
import { formatDay } from '@tripwright/core/base';
import { type BoundingBox, boundingBoxOf, type LatLng, nearbyDistanceMetres, outlineOf } from '@tripwright/core/geo';
import { coversMode, findModeFamily, longDistanceMode, MODES, type Travel } from '@tripwright/core/modes';
import type { DataSource } from '@tripwright/core/region';
import { StringPool } from '@tripwright/core/storage';
import { UNITS_PER_DEGREE } from '@tripwright/core/street';
import type { BuiltStreets } from '@tripwright/core/street/build';
import type { AttributionRow, BuiltTimetable, FeedRows } from '@tripwright/core/timetable/build';
import { hashFile } from '../artefact/index.ts';
import { densestPlace } from './densest-place.ts';
import type { TimetableDraft } from './import-timetable.ts';

// The descriptive parts of a manifest.

const OUTLINE_MARGIN_METRES = 1000;

/**
 * The source entry of a feed. It credits the organisations that attributions.txt names for the whole feed, or else the agencies, and those
 * named for a single agency, route or trip (TL-9).
 * @param licence licence given by the operator of the planner; without it, the licence in feed_info.txt
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
    hash: statSync(file).isFile() ? (await hashFile(file)).slice(0, 16) : '',
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

/** First and last service day as `YYYY-MM-DD`; undefined without any. */
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

/** Stops at most this far from the streets are part of the region, even where the street extract does not reach them. */
const NEAR_STREETS_METRES = 25_000;

/**
 * The outline around the streets and the stops near them. Journeys can then begin and end at the edge of town although the street extract
 * is smaller than the feed, and distant stops of a national railway do not stretch the region over a country. Without streets the outline
 * surrounds all stops, or, without stops, the `others`.
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
  return outlineOf(points.length === 0 ? others : points, OUTLINE_MARGIN_METRES);
}

/** Distance of a place from a box; 0 inside. */
function metresTo({ south, west, north, east }: BoundingBox, { lat, lng }: LatLng): number {
  const [nearLat, nearLng] = [Math.min(north, Math.max(south, lat)), Math.min(east, Math.max(west, lng))];
  return nearbyDistanceMetres(lat, lng, nearLat, nearLng);
}

/** The modes of a region in display order: those of its routes, of its streets, and `provided` ones that can be travelled there. */
export function modesOfRegion(
  timetable: TimetableDraft | undefined,
  hasStreets: boolean,
  provided: readonly string[],
): string[] {
  const modes = new Set<string>(['wa_wal', ...provided.filter((mode) => hasStreets || !needsStreets(mode))]);
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

/** Whether a mode is travelled over streets. */
export function needsStreets(mode: string): boolean {
  return findModeFamily(mode)?.travel.by === 'street';
}

/** Whether a mode exists wherever there are streets: the traveller's own vehicles, and taxis. */
function needsStreetsOnly({ by, mustReturn, hailed, ubiquitous, poolsRides }: Travel): boolean {
  if (by !== 'street' || mustReturn === true || poolsRides === true) return false;
  return hailed !== true || ubiquitous === true;
}

/** The region as its own city, placed where its stops are densest; without stops, where its streets are. */
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

/** The places of the crossings of a street graph; none without streets. */
export function crossingsOf(streets: BuiltStreets | undefined): LatLng[] {
  const lat = streets?.sections.get('nodeLat') as Int32Array | undefined;
  const lng = streets?.sections.get('nodeLng') as Int32Array | undefined;
  return Array.from({ length: lat?.length ?? 0 }, (_, i) => ({
    lat: (lat?.[i] as number) / UNITS_PER_DEGREE,
    lng: (lng?.[i] as number) / UNITS_PER_DEGREE,
  }));
}
