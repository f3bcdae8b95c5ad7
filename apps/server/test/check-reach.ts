import { reachableStops, reachSearch } from '@tripwright/core/engine/journey';
import { type Snap, type StreetMetric, UNREACHED } from '@tripwright/core/engine/street';
import {
  type Area,
  areaContains,
  type LatLng,
  nearbyDistanceMetres,
  PointGrid,
  type PolygonCoordinates,
} from '@tripwright/core/geo';
import type { PlanRequest } from '@tripwright/core/model';
import type { StreetProfileName } from '@tripwright/core/modes';
import type { Region } from '@tripwright/core/region';
import { after } from '@tripwright/core/storage';
import {
  backwardOf,
  type DirectedEdgeIndex,
  type EdgeIndex,
  edgeLine,
  edgeOf,
  forwardOf,
  isBackward,
  type NodeIndex,
  UNITS_PER_DEGREE,
} from '@tripwright/core/street';
import { NO_COORDINATE } from '@tripwright/core/timetable';
import { reachedAreas } from '@tripwright/planner';
import { below } from '@tripwright/testkit/random';

/** What a check of areas found. */
export interface ReachFaults {
  /** Points that are reached in time and lie outside, and points that are far from everything that is reached and lie inside. */
  readonly faults: readonly string[];
  readonly inside: number;
  readonly outside: number;
}

/** Metres between the points of a street. */
const STEP_METRES = 10;
/** The longest straight walk from a stop off the streets. */
const STRAIGHT_METRES = 1000;

/**
 * Judges areas by plain searches over the crossings of all streets, of which one knows no rule about through traffic and no turn (so it reaches too much) and the
 * other one uses no street without through traffic (so it reaches too little): what the second one reaches lies inside, what is farther than the precision from all
 * that the first one reaches lies outside.
 * @param profile of the means of travel over streets
 * @param points that are tried for each limit
 */
export function checkReach(
  region: Region,
  request: PlanRequest,
  profile: StreetProfileName,
  limits: readonly number[],
  random: () => number,
  points = 150,
): ReachFaults {
  const drawn = reachedAreas(region, request, limits);
  if (drawn.kind === 'none') return { faults: [], inside: 0, outside: 0 };
  const longest = Math.max(...limits);
  const backward = request.when.departAfter === undefined;
  const streets = region.streets!;
  const moment = request.when.departAfter ?? request.when.arriveBefore!;
  const speed = { walk: request.walkMetresPerSecond, wheelchair: request.walkMetresPerSecond }[profile as 'walk'];
  const when = { instant: moment, zone: region.manifest.timezone };
  const metric = streets.metric(
    profile,
    speed ?? (profile === 'bicycle' ? request.cycleMetresPerSecond : undefined),
    when,
  );
  const place = backward ? request.to : request.from;
  const direction = backward ? 'to' : 'from';
  const onFoot = request.wheelchair ? 'wheelchair' : 'walk';
  const sources: { snaps: readonly Snap[]; seconds: number }[] = [
    { snaps: streets.snap(metric, place, { direction }), seconds: 0 },
  ];
  const reachedPlaces: (LatLng & { seconds: number })[] = [{ lat: place.lat, lng: place.lng, seconds: 0 }];
  const { transit, stopLinks } = region;
  const stops = reachableStops(region, request, longest);
  const ridden: typeof sources = [];
  const off: typeof reachedPlaces = [];
  for (const { stop, at } of stops.kind === 'stops' ? stops.stops : []) {
    const seconds = Math.abs(at - moment);
    const { timetable } = transit!;
    if (timetable.stopLat[stop] !== NO_COORDINATE)
      reachedPlaces.push({ lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop), seconds });
  }
  for (const { stops: alighted } of reachSearch(region, request, longest, undefined).onward)
    for (const { stop, seconds } of alighted) {
      ridden.push({ snaps: stopLinks![onFoot].snapsOf(stop, direction), seconds });
      const { timetable } = transit!;
      // From stops off the streets, plans walk in a straight line.
      const isOff = !stopLinks!.walk.meetsStreet(stop) && !stopLinks![onFoot].meetsStreet(stop);
      if (isOff && timetable.stopLat[stop] !== NO_COORDINATE && !timetable.stations.isEnclosed(stop))
        off.push({ lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop), seconds });
    }
  const open = reachedPoints(metric, [...sources, ...ridden], direction, longest, () => true);
  const strict = reachedPoints(
    metric,
    [...sources, ...ridden],
    direction,
    longest,
    (directed) => metric.noThroughTraffic[directed] !== 1,
  );
  const near = new PointGrid([...open, ...reachedPlaces]);
  const { graph } = metric;
  const [faults, counts]: [string[], { inside: number; outside: number }] = [[], { inside: 0, outside: 0 }];
  for (const [i, limit] of limits.entries()) {
    const area = asArea(drawn.areas[i]!);
    const within = strict.filter(({ seconds }) => seconds <= limit);
    for (let n = 0; n < Math.min(points, within.length); n++) {
      const point = within[below(random, within.length)]!;
      counts.inside++;
      if (!areaContains(area, point))
        faults.push(`outside in ${limit}: ${point.lat},${point.lng} after ${point.seconds}`);
    }
    for (const point of reachedPlaces)
      if (point.seconds <= limit && !areaContains(area, point))
        faults.push(`stop outside in ${limit}: ${point.lat},${point.lng}`);
    for (let n = 0; n < points; n++) {
      // Around the outlines, where faults are.
      const at = open.length > 0 && n % 2 === 0 ? open[below(random, open.length)]! : undefined;
      const node = below(random, graph.nodeCount) as NodeIndex;
      const point = at ?? {
        lat: graph.nodeLat[node]! / UNITS_PER_DEGREE,
        lng: graph.nodeLng[node]! / UNITS_PER_DEGREE,
      };
      if (near.near(point, drawn.metres).some(({ point: { seconds } }) => seconds <= limit)) continue;
      const isAround = (stop: (typeof off)[number]): boolean => {
        const metres = nearbyDistanceMetres(stop.lat, stop.lng, point.lat, point.lng) - drawn.metres;
        return metres <= STRAIGHT_METRES && stop.seconds + metres / request.walkMetresPerSecond <= limit;
      };
      if (off.some(isAround)) continue;
      counts.outside++;
      if (areaContains(area, point)) faults.push(`inside in ${limit}: ${point.lat},${point.lng}`);
    }
  }
  return { faults, ...counts };
}

export function asArea(polygons: readonly PolygonCoordinates[]): Area {
  const ringOf = (ring: PolygonCoordinates[number]) => ring.map(([lng, lat]) => ({ lat, lng }));
  return { polygons: polygons.map(([outer, ...holes]) => ({ outer: ringOf(outer!), holes: holes.map(ringOf) })) };
}

/** Points of streets with the seconds after which they are reached, by Dijkstra's search over crossings. */
function reachedPoints(
  metric: StreetMetric,
  sources: readonly { readonly snaps: readonly Snap[]; readonly seconds: number }[],
  direction: 'from' | 'to',
  limit: number,
  isOpen: (directed: DirectedEdgeIndex) => boolean,
): (LatLng & { readonly seconds: number })[] {
  const { graph, time, cost } = metric;
  const leaving = direction === 'from';
  const found: (LatLng & { readonly seconds: number })[] = [];
  const best = new Float64Array(graph.nodeCount).fill(Number.POSITIVE_INFINITY);
  const buckets: NodeIndex[][] = Array.from({ length: limit + 2 }, () => []);
  const reach = (node: NodeIndex, seconds: number): void => {
    if (seconds > limit || seconds >= best[node]!) return;
    best[node] = seconds;
    buckets[Math.floor(seconds)]!.push(node);
  };
  /** @param directed as it is travelled @param from share at which it is entered, in the order of the search */
  const follow = (directed: DirectedEdgeIndex, from: number, seconds: number): void => {
    const whole = time[directed]! / 1000;
    const line = edgeLine(graph, forwardOf(edgeOf(directed))).map(({ lat, lng }) => ({ lat, lng }));
    if (isBackward(directed) === leaving) line.reverse();
    const lengths = line
      .slice(1)
      .map(
        (b, i) =>
          Math.hypot(b.lat - line[i]!.lat, (b.lng - line[i]!.lng) * Math.cos((b.lat * Math.PI) / 180)) * 111_195,
      );
    const metres = lengths.reduce((sum, one) => sum + one, 0) || 1e-9;
    const steps = Math.max(1, Math.ceil(metres / STEP_METRES));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const there = seconds + (share - from) * whole;
      if (share < from || there > limit) continue;
      let left = share * metres;
      let i = 0;
      while (i < lengths.length - 1 && left > lengths[i]!) left -= lengths[i++]!;
      const part = lengths[i]! === 0 ? 0 : Math.min(1, left / lengths[i]!);
      const [a, b] = [line[i]!, line[i + 1] ?? line[i]!];
      found.push({ lat: a.lat + (b.lat - a.lat) * part, lng: a.lng + (b.lng - a.lng) * part, seconds: there });
    }
    reach(leaving ? graph.head(directed) : graph.tail(directed), seconds + (1 - from) * whole);
  };
  for (const { snaps, seconds } of sources)
    for (const snap of snaps)
      for (const directed of [forwardOf(snap.edge), backwardOf(snap.edge)]) {
        if (cost[directed] === UNREACHED || !isOpen(directed)) continue;
        const passed = isBackward(directed) ? 1 - snap.fraction : snap.fraction;
        const { inside } = snap;
        const walk =
          inside === undefined ? 0 : Math.ceil((inside.seconds * inside.metresPerSecond) / metric.hopSpeed - 1e-6);
        follow(directed, leaving ? passed : 1 - passed, seconds + snap.metres / metric.hopSpeed + walk);
      }
  const edgesAt = edgesByNode(metric, leaving);
  for (const [second, bucket] of buckets.entries())
    for (let i = 0; i < bucket.length; i++) {
      const node = bucket[i]!;
      if (Math.floor(best[node]!) !== second) continue;
      for (const directed of edgesAt(node)) if (isOpen(directed)) follow(directed, 0, best[node]!);
    }
  return found;
}

function edgesByNode({ graph, cost }: StreetMetric, leaving: boolean): (node: NodeIndex) => DirectedEdgeIndex[] {
  const edges = new Map<NodeIndex, DirectedEdgeIndex[]>();
  for (let edge = 0 as EdgeIndex; edge < graph.edgeCount; edge = after(edge))
    for (const directed of [forwardOf(edge), backwardOf(edge)]) {
      if (cost[directed] === UNREACHED) continue;
      const node = leaving ? graph.tail(directed) : graph.head(directed);
      const known = edges.get(node);
      if (known === undefined) edges.set(node, [directed]);
      else known.push(directed);
    }
  return (node) => edges.get(node) ?? [];
}
