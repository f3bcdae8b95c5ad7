import { decodePolyline, distanceMetres, type LatLng } from '@tripwright/core/geo';
import { findModeFamily, type Pause } from '@tripwright/core/modes';
import type { Segment } from '@tripwright/core/template';
import { patternOfMode, type TripLine, type TripPoint } from '@tripwright/map-view/style';
import { partOf } from './trip-view.ts';

/** Below this distance in metres, the requested place and the start of the trip count as one. */
const HOP_METRES = 8;

const AT_VEHICLE: ReadonlySet<Pause> = new Set([
  'park-on-street',
  'park-off-street',
  'vehicle-collect',
  'vehicle-return',
]);

/** A trip as the map draws it. @param ends the requested places, which may lie off the street network */
export function tripLines(
  segments: readonly Segment[],
  ends: { readonly from: LatLng; readonly to: LatLng },
): { readonly lines: readonly TripLine[]; readonly points: readonly TripPoint[] } {
  const lines: TripLine[] = [];
  const points: TripPoint[] = [];
  for (const segment of segments) {
    if (segment.visibility === 'hidden') continue;
    if (segment.type === 'stationary') {
      points.push(...vehiclePlace(segment));
      continue;
    }
    const { mode, color, number } = partOf(segment);
    const { id: pattern } = patternOfMode(mode);
    if (segment.type === 'scheduled') {
      for (const shape of segment.shapes ?? []) {
        if (!shape.travelled) continue;
        lines.push({
          points: decodePolyline(shape.encodedWaypoints),
          color,
          pattern,
          ...(number !== '' && { label: number }),
        });
        for (const stop of shape.stops ?? []) points.push({ lat: stop.lat, lng: stop.lng, color, kind: 'pass' });
      }
      const { realtimeVehicle } = segment;
      if (realtimeVehicle !== undefined) {
        const { lat, lng } = realtimeVehicle.location;
        points.push({ lat, lng, color, kind: 'vehicle', label: realtimeVehicle.label ?? number });
      }
      for (const end of [segment.from, segment.to]) {
        if (end === undefined) continue;
        points.push({ lat: end.lat, lng: end.lng, color, kind: 'board', label: end.name ?? '' });
      }
    } else if (segment.type === 'unscheduled') {
      const way = (segment.streets ?? []).flatMap((street) => decodePolyline(street.encodedWaypoints));
      const course = way.length > 1 ? way : [segment.from, segment.to].filter((end) => end !== undefined);
      lines.push({ points: course, color, pattern });
    }
  }
  const [first, last] = [lines[0]?.points[0], lines[lines.length - 1]?.points.at(-1)];
  const hop = (from: LatLng, to: LatLng | undefined): void => {
    if (to === undefined || distanceMetres(from, to) < HOP_METRES) return;
    lines.unshift({ points: [from, to], color: '#6b7680', pattern: 'hop' });
  };
  hop(ends.from, first);
  hop(ends.to, last);
  return { lines, points: oncePerPlace(points) };
}

/** The point where a vehicle is parked, collected or returned. Waits have none. */
function vehiclePlace(segment: Segment): readonly TripPoint[] {
  const { location, modeInfo } = segment;
  const pause = findModeFamily(modeInfo?.identifier ?? '')?.travel.pause;
  if (location === undefined || pause === undefined || !AT_VEHICLE.has(pause)) return [];
  const label = location.name ?? modeInfo?.alt ?? '';
  return [{ lat: location.lat, lng: location.lng, color: partOf(segment).color, kind: 'board', label }];
}

/** Drops the second copy of a transfer stop, which both rides list. */
function oncePerPlace(points: readonly TripPoint[]): readonly TripPoint[] {
  const named = new Set<string>();
  return points.map((point) => {
    if (point.kind !== 'board' || point.label === undefined || point.label === '') return point;
    if (!named.has(point.label)) {
      named.add(point.label);
      return point;
    }
    return { ...point, label: '' };
  });
}
