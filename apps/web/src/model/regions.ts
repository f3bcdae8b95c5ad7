import {
  type BoundingBox,
  boundingBoxOf,
  decodePolyline,
  distanceMetres,
  type LatLng,
  offsetMetres,
  ringContains,
} from '@tripwright/core/geo';
import { coversMode, findModeFamily, findModeRow, isModeId } from '@tripwright/core/modes';
import type { RegionsResponse, StopGroup } from '@tripwright/wire/rest-v1';
import type { ModeChoice } from './mode-choice.ts';
import type { Place } from './place.ts';
import { hexOf } from './trip-view.ts';

export type WireRegion = RegionsResponse['regions'][number];

/** A region as the page needs it. */
export interface RegionView {
  readonly code: string;
  readonly title: string;
  readonly timeZone: string;
  readonly outline: readonly LatLng[];
  /** The first view of the map: the whole region, or its city when the region is large. */
  readonly bounds: BoundingBox;
  readonly modes: readonly string[];
}

const WORLD: BoundingBox = { south: -60, west: -170, north: 75, east: 170 };

export function viewRegion(region: WireRegion): RegionView {
  const outline = decodePolyline(region.polygon);
  return {
    code: region.name,
    title: region.title,
    timeZone: region.timezone,
    outline,
    bounds: firstView(boundingBoxOf(outline) ?? WORLD, region.cities[0]),
    modes: region.modes,
  };
}

/** A region with a longer diagonal begins at its city. */
const LONG_METRES = 40_000;
/** The first view of such a region extends this far to each side of the city. */
const CITY_METRES = 9_000;

function firstView(box: BoundingBox, city: LatLng | undefined): BoundingBox {
  const corner = { lat: box.south, lng: box.west };
  const isLong = distanceMetres(corner, { lat: box.north, lng: box.east }) > LONG_METRES;
  if (!isLong || city === undefined) return box;
  const least = offsetMetres(city, -CITY_METRES, -CITY_METRES);
  const most = offsetMetres(city, CITY_METRES, CITY_METRES);
  return {
    south: Math.max(box.south, least.lat),
    west: Math.max(box.west, least.lng),
    north: Math.min(box.north, most.lat),
    east: Math.min(box.east, most.lng),
  };
}

/** The first region to show: the requested one, else the one that contains the start, else the first. */
export function chooseRegion(
  regions: readonly RegionView[],
  code: string | undefined,
  from: LatLng | undefined,
): RegionView | undefined {
  return (
    regions.find((region) => region.code === code) ??
    (from === undefined ? undefined : regions.find((region) => ringContains(region.outline, from))) ??
    regions[0]
  );
}

/** Modes searched by default: scheduled modes, walking and the traveller's own bicycle. */
const USUAL = ['pt_pub', 'wa_wal', 'me_mic_bic'];

/**
 * The modes of a region as chips. Modes covered by a broader mode of the region are left out, and so is the wheelchair, which has its own
 * switch. Each kind of vehicle that riders own is a choice: a folding bicycle may go where other bicycles may not.
 */
export function modeChoices(
  region: RegionView,
  details: RegionsResponse['modes'],
  chosen: readonly string[] | undefined,
): readonly ModeChoice[] {
  return region.modes
    .filter((id) => isModeId(id) && isSwitch(id, region.modes.filter(isModeId)))
    .map((id) => {
      const row = findModeFamily(id);
      const color = details[id]?.color ?? row?.color;
      return {
        id,
        title: details[id]?.title ?? id,
        icon: row?.icon ?? '',
        color: color === undefined ? '#5f6b76' : hexOf(color),
        chosen: chosen === undefined ? USUAL.includes(id) : chosen.includes(id),
      };
    });
}

function isSwitch(id: string, modes: readonly string[]): boolean {
  const row = findModeFamily(id);
  if (row?.travel.profile === 'wheelchair') return false;
  const isKindOf = (kind: string, family: string): boolean => {
    const own = findModeRow(kind);
    return own?.travel.by === 'street' && own.parent === family;
  };
  return !modes.some((other) => isKindOf(other, id) || (other !== id && coversMode(other, id) && !isKindOf(id, other)));
}

/** A stop that can be an end of a trip. */
export interface Station extends Place {
  /** The mode that calls there most. */
  readonly mode?: string;
}

/** The stops of a response of `/v1/locations.json`. */
export function stationsOf(groups: readonly StopGroup[]): Station[] {
  return groups
    .flatMap((group) => group.stops ?? [])
    .map(({ lat, lng, name, modeInfo }) => ({
      lat,
      lng,
      ...(name !== undefined && { name }),
      ...(modeInfo !== undefined && { mode: modeInfo.identifier }),
    }));
}

/** An example trip. */
export interface Example {
  readonly from: Place;
  readonly to: Place;
}

/**
 * Pairs of busy stations that lie far apart: the busiest station with the stations furthest from it, and those with each other. Only
 * stations within the region that the default modes reach: flights are not a default mode, and a station outside has no streets.
 */
export function examplesOf(
  stations: readonly Station[],
  { outline }: Pick<RegionView, 'outline'>,
  count: number,
): readonly Example[] {
  const isInside = (station: Station): boolean => outline.length === 0 || ringContains(outline, station);
  const isServed = ({ mode }: Station): boolean => mode === undefined || USUAL.some((usual) => coversMode(usual, mode));
  const known = stations
    .filter((station) => (station.name ?? '') !== '' && isServed(station) && isInside(station))
    .slice(0, 24);
  const hub = known[0];
  if (hub === undefined) return [];
  const far = known.slice(1).sort((a, b) => square(b, hub) - square(a, hub));
  const ends = [hub];
  // Each next place is the furthest from all places chosen so far, so that the examples differ.
  while (ends.length <= count && far.length > 0) {
    const next = far.reduce((best, place) => (nearest(place, ends) > nearest(best, ends) ? place : best));
    if (nearest(next, ends) === 0) break;
    ends.push(next);
    far.splice(far.indexOf(next), 1);
  }
  return ends.slice(1).map((to, index) => ({ from: index % 2 === 0 ? hub : ends[index]!, to }));
}

function nearest(place: LatLng, others: readonly LatLng[]): number {
  return Math.min(...others.map((other) => square(place, other)));
}

function square(a: LatLng, b: LatLng): number {
  return (a.lat - b.lat) ** 2 + ((a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) ** 2;
}
