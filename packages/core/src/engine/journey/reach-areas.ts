import { type LatLng, offsetMetres, type PolygonCoordinates, ReachField } from '../../geo/index.ts';
import type { PlanRequest } from '../../model/index.ts';
import { type SpreadSource, spreadOverStreets } from '../street/index.ts';
import type { AbortFlag } from '../transit/index.ts';
import { reachableStops } from './reachable-stops.ts';
import { endsOf, momentOf, walkerOf } from './request/journey-task.ts';
import type { JourneyWorld } from './request/journey-world.ts';
import { metricFor } from './request/metric-for.ts';
import { speedOf } from './request/request-speed.ts';

/** The area in reach within a time, or why there is none. */
export type ReachedAreas =
  | {
      readonly kind: 'areas';
      /** In the order of the limits: disjoint polygons, none where nothing is reached. */
      readonly areas: readonly (readonly PolygonCoordinates[])[];
      /** How far the outlines may lie beyond what is reached: two diagonals of a cell. */
      readonly metres: number;
    }
  | { readonly kind: 'none'; readonly reason: 'off-network' | 'no-stop' };

/** Without streets walks are this much longer than the straight line. */
const DETOUR = 1.3;

/**
 * The areas that a traveller reaches from `request.from` within some times: by the timetable modes of the request, and on foot along streets from the place and from every
 * stop for the time that is left, waiting included. Of a request by arrival, the areas from which `request.to` is reached. Walks may be of any length.
 * @param limits seconds
 */
export function reachAreas(
  world: JourneyWorld,
  request: PlanRequest,
  limits: readonly number[],
  signal?: AbortFlag,
): ReachedAreas {
  const longest = Math.max(...limits);
  const { streets, transit } = world;
  const reached = reachableStops(world, request, longest, signal);
  if (reached.kind === 'none' && reached.reason === 'off-network') return reached;
  const backward = request.when.departAfter === undefined;
  const place = backward ? request.to : request.from;
  const { profile, mode } = walkerOf(request);
  const instant = momentOf(request);
  const stops = (reached.kind === 'stops' && transit !== undefined ? reached.stops : []).map(({ stop, at }) => ({
    stop,
    lat: transit!.timetable.stopLatDegrees(stop),
    lng: transit!.timetable.stopLngDegrees(stop),
    seconds: Math.abs(at - instant),
  }));
  const marks = { lat: [place.lat], lng: [place.lng], seconds: [0] };
  const mark = (lat: number, lng: number, seconds: number): void => {
    marks.lat.push(lat);
    marks.lng.push(lng);
    marks.seconds.push(Math.floor(seconds));
  };
  for (const { lat, lng, seconds } of stops) mark(lat, lng, seconds);
  const straight = speedOf(profile, request) / DETOUR;
  const middles = [{ lat: place.lat, lng: place.lng, seconds: 0 }, ...stops];
  const corners: LatLng[] = [];
  if (streets === undefined) {
    for (const { lat, lng, seconds } of middles) {
      const metres = (longest - seconds) * straight;
      corners.push(offsetMetres({ lat, lng }, metres, metres), offsetMetres({ lat, lng }, -metres, -metres));
    }
  } else {
    const task = { world, request, ends: endsOf(world, request) };
    const metric = metricFor(task, streets, profile, mode);
    const direction = backward ? 'to' : 'from';
    const { streetName } = place;
    const snaps = streets.snap(metric, place, { direction, ...(streetName === '' ? {} : { streetName }) });
    const links = world.stopLinks?.[profile];
    const sources: SpreadSource[] = [
      { snaps, milliseconds: 0 },
      ...stops.map(({ stop, seconds }) => ({
        snaps: links?.snapsOf(stop, direction) ?? [],
        milliseconds: seconds * 1000,
      })),
    ];
    spreadOverStreets(streets.workspace(metric), metric, sources, direction, longest, (lat, lng, milliseconds) =>
      mark(lat, lng, milliseconds / 1000),
    );
  }
  const places = marks.lat.map((lat, i): LatLng => ({ lat, lng: marks.lng[i]! }));
  const field = new ReachField([...places, ...corners], longest);
  if (streets === undefined)
    for (const { lat, lng, seconds } of middles) field.markAround(lat, lng, seconds, straight, longest);
  for (let i = 0; i < marks.lat.length; i++) field.mark(marks.lat[i]!, marks.lng[i]!, marks.seconds[i]!);
  return {
    kind: 'areas',
    areas: limits.map((limit) => field.within(limit)),
    metres: 2 * Math.SQRT2 * field.cellMetres,
  };
}
