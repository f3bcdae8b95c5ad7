import { type LatLng, offsetMetres, type PolygonCoordinates, ReachField } from '../../geo/index.ts';
import type { PlanRequest } from '../../model/index.ts';
import { NO_COORDINATE, type StopIndex } from '../../timetable/index.ts';
import { type SpreadSource, type StreetEngine, spreadOverStreets } from '../street/index.ts';
import type { AbortFlag } from '../transit/index.ts';
import { type ReachedStop, reachableStops } from './reachable-stops.ts';
import { endsOf, type JourneyTask, momentOf, walkerOf } from './request/journey-task.ts';
import type { JourneyWorld } from './request/journey-world.ts';
import { metricFor } from './request/metric-for.ts';
import { STREET_DETOUR, speedOf } from './request/request-speed.ts';

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

/** Corners of an area, at most: where one has more, a coarser grid is drawn. */
const MOST_CORNERS = 8000;
/** How much larger the cells of a coarser grid are. */
const COARSER = 1.5;

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
  const reached = reachableStops(world, request, longest, signal);
  if (reached.kind === 'none' && reached.reason === 'off-network') return reached;
  const starts = startsOf(world, request, reached.kind === 'stops' ? reached.stops : []);
  const { streets } = world;
  const fieldOf =
    streets === undefined
      ? straightField(starts, speedOf(walkerOf(request).profile, request) / STREET_DETOUR, longest)
      : streetField(starts, { world, request, ends: endsOf(world, request) }, streets, longest, signal);
  for (let leastCell: number | undefined; ; ) {
    const field = fieldOf(leastCell);
    const areas = limits.map((limit) => field.within(limit));
    if (areas.every((area) => cornersOf(area) <= MOST_CORNERS))
      return { kind: 'areas', areas, metres: 2 * Math.SQRT2 * field.cellMetres };
    leastCell = COARSER * field.cellMetres;
  }
}

function cornersOf(area: readonly PolygonCoordinates[]): number {
  return area.reduce((sum, rings) => rings.reduce((inner, ring) => inner + ring.length, sum), 0);
}

/** Draws what is reached. @param leastCell least length of a side of a cell in metres */
type FieldOf = (leastCell: number | undefined) => ReachField;

/** A place, and the seconds after which it is reached. */
interface TimedPlace extends LatLng {
  readonly seconds: number;
}

/** Where walks begin. */
interface Start extends TimedPlace {
  /** Undefined for the place of the request. */
  readonly stop: StopIndex | undefined;
}

/** The place of the request, and the stops in reach. Riders get off at a stop of unknown position too, but no walk begins there (IM-8). */
function startsOf({ transit }: JourneyWorld, request: PlanRequest, reached: readonly ReachedStop[]): readonly Start[] {
  const { lat, lng } = isBackward(request) ? request.to : request.from;
  const instant = momentOf(request);
  const starts: Start[] = [{ lat, lng, seconds: 0, stop: undefined }];
  for (const { stop, at } of transit === undefined ? [] : reached) {
    const { timetable } = transit!;
    if (timetable.stopLat[stop] === NO_COORDINATE) continue;
    const place = { lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop) };
    starts.push({ ...place, seconds: Math.abs(at - instant), stop });
  }
  return starts;
}

function isBackward({ when }: PlanRequest): boolean {
  return when.departAfter === undefined;
}

function straightField(starts: readonly Start[], metresPerSecond: number, longest: number): FieldOf {
  const corners = starts.flatMap((start) => {
    const metres = (longest - start.seconds) * metresPerSecond;
    return [offsetMetres(start, metres, metres), offsetMetres(start, -metres, -metres)];
  });
  return (leastCell) => {
    const field = new ReachField([...starts, ...corners], longest, leastCell);
    for (const { lat, lng, seconds } of starts) {
      field.markAround(lat, lng, seconds, metresPerSecond, longest);
      field.mark(lat, lng, seconds);
    }
    return field;
  };
}

function streetField(
  starts: readonly Start[],
  task: JourneyTask,
  streets: StreetEngine,
  longest: number,
  signal: AbortFlag | undefined,
): FieldOf {
  const { world, request } = task;
  const { profile, mode } = walkerOf(request);
  const metric = metricFor(task, streets, profile, mode);
  const [place, direction] = isBackward(request) ? [request.to, 'to' as const] : [request.from, 'from' as const];
  const { streetName } = place;
  const links = world.stopLinks?.[profile];
  const sources = starts.map(({ stop, seconds }): SpreadSource => {
    const milliseconds = seconds * 1000;
    if (stop !== undefined) return { snaps: links?.snapsOf(stop, direction) ?? [], milliseconds };
    const named = { direction, ...(streetName === '' ? {} : { streetName }) };
    return { snaps: streets.snap(metric, place, named), milliseconds };
  });
  const reached: TimedPlace[] = [...starts];
  const workspace = streets.workspace(metric);
  const visit = (lat: number, lng: number, milliseconds: number): void => {
    reached.push({ lat, lng, seconds: Math.floor(milliseconds / 1000) });
  };
  spreadOverStreets(workspace, metric, sources, direction, longest, visit, signal);
  return (leastCell) => {
    const field = new ReachField(reached, longest, leastCell);
    for (const { lat, lng, seconds } of reached) field.mark(lat, lng, seconds);
    return field;
  };
}
