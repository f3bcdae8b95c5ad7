import {
  type LatLng,
  METRES_PER_DEGREE,
  type Projection,
  projectOntoSegment,
  wrapLongitude,
} from '../../../geo/index.ts';
import { after, type Column } from '../../../storage/index.ts';
import {
  ACCESS,
  backwardOf,
  type EdgeIndex,
  edgeOf,
  forwardOf,
  NO_LEVEL,
  type NodeIndex,
  type StreetGraph,
  type StreetTraits,
  searchBoxes,
  UNITS_PER_DEGREE,
  type WayIndex,
} from '../../../street/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { StreetProfile } from '../costing/street-profiles.ts';
import type { Connectivity } from '../metric/connectivity.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';
import { comparableName } from './comparable-name.ts';
import { mayEndOn } from './may-end-on.ts';

/** The walk inside a station between a door and a stop. */
export interface StationWalk {
  readonly door: StopIndex;
  readonly seconds: number;
  /** The walking speed for which `seconds` holds; slower walkers take longer. */
  readonly metresPerSecond: number;
}

/** A snapping candidate: a point of the street network that represents a place. */
export interface Snap {
  readonly edge: EdgeIndex;
  /** Share of the edge's length from its start, 0 to 1. */
  readonly fraction: number;
  /** Degrees, of the point on the street. */
  readonly lat: number;
  readonly lng: number;
  /** Distance from the place; inside a station, from its door. */
  readonly metres: number;
  /** For a place inside a station: the walk to the door through which it meets the street. */
  readonly inside?: StationWalk;
}

/** Options of {@link snap}. */
export interface SnapOptions {
  /**
   * Whether the traveller sets out from the place or arrives there: a dead end of one-way streets serves only one of them (OS-37). Default `from`.
   */
  readonly direction?: 'from' | 'to';
  /** Prefers nearby streets of this name (OS-47). */
  readonly streetName?: string;
  /** Maximum distance of a candidate in metres; {@link MAX_SNAP_METRES} unless given. */
  readonly maxMetres?: number;
  /** Maximum number of candidates, default 6. The nearest candidate of each other component within reach is added to them. */
  readonly count?: number;
  /** Metres added to the distance of an edge; UNREACHED excludes it. */
  readonly handicap?: (edge: EdgeIndex) => number;
}

/** A place farther than this from every usable street is off the network (OS-48). */
const MAX_SNAP_METRES = 1000;
const FIRST_RADIUS = 40;
/** A street of the given name may be this much farther away than the nearest street. */
const NAME_BONUS_METRES = 120;
/**
 * Where no candidate is connected with the largest component in the direction of travel, the nearest edge that is becomes one more, up to this far
 * away (OS-37).
 */
const MAIN_METRES = 1000;
/** Candidates up to this much beyond the nearest are kept, since the nearest may lie across a river (OS-44). */
const SLACK_METRES = 40;
const DEFAULT_COUNT = 6;
/** Extra metres for edges in tunnels and on other storeys, where a place given by coordinates is unlikely to be (OS-34). */
const APART_METRES = 12;

/**
 * The snapping candidates of a place: the nearest edges that the profile can use, nearest first, each edge once. Distances are true at that latitude.
 * Streets on which no trip may end (OS-43) are candidates only where there is no other. Empty when no usable edge is within reach (OS-48).
 */
export function snap(metric: StreetMetric, point: LatLng, options: SnapOptions = {}): readonly Snap[] {
  const isUsable = usableEdges(metric, options.direction ?? 'from');
  const mayEnd = endEdges(metric);
  const onFitting = snapOnto(metric, point, options, (edge) => mayEnd(edge) && isUsable(edge));
  return onFitting.length > 0 ? onFitting : snapOnto(metric, point, options, isUsable);
}

/** The snapping candidates of a place among some edges. */
function snapOnto(
  metric: StreetMetric,
  point: LatLng,
  { streetName = '', maxMetres: most = MAX_SNAP_METRES, count = DEFAULT_COUNT, handicap, direction }: SnapOptions,
  isUsable: EdgeTest,
): readonly Snap[] {
  const wanted = comparableName(streetName);
  const extra = SLACK_METRES + (wanted === '' ? 0 : NAME_BONUS_METRES);
  const near = nearest(metric, point, FIRST_RADIUS, most, isUsable, handicap);
  const best = near.found[0];
  if (best === undefined) return [];
  const needed = Math.min(most, best.metres * 1.5 + extra);
  const found = needed > near.radius ? edgesWithin(metric, point, needed, isUsable, handicap) : near.found;
  const usual = Math.min(most, best.metres * 1.5 + SLACK_METRES);
  const chosen = choose(metric, found, { needed, usual }, wanted, count);
  const isMain = usableEdges(metric, direction ?? 'from', 'main');
  if (chosen.some(({ edge }) => isMain(edge))) return chosen;
  const isMainAndUsable: EdgeTest = (edge) => isUsable(edge) && isMain(edge);
  const main = nearest(metric, point, needed, Math.min(most, MAIN_METRES), isMainAndUsable, handicap).found[0];
  return main === undefined ? chosen : [...chosen, main.snap];
}

type EdgeTest = (edge: EdgeIndex) => boolean;

/** The nearest edges within the smallest radius that holds any. */
function nearest(
  metric: StreetMetric,
  point: LatLng,
  first: number,
  most: number,
  isUsable: EdgeTest,
  handicap: SnapOptions['handicap'],
): { readonly found: readonly Found[]; readonly radius: number } {
  for (let radius = Math.min(most, first); ; radius = Math.min(most, radius * 4)) {
    const found = edgesWithin(metric, point, radius, isUsable, handicap);
    if (found.length > 0 || radius >= most) return { found, radius };
  }
}

/**
 * @param needed metres within which streets of the given name are candidates
 * @param usual metres within which any street is a candidate
 */
function choose(
  { graph, connectivity }: StreetMetric,
  found: readonly Found[],
  { needed, usual }: { readonly needed: number; readonly usual: number },
  wanted: string,
  count: number,
): readonly Snap[] {
  const near = found.filter((candidate) => candidate.metres <= needed);
  const firstOf = (candidates: readonly Found[]): readonly Snap[] =>
    ofEveryPart(graph, connectivity, candidates, count);
  if (wanted === '') return firstOf(near);
  const farthest = (near[0]?.metres ?? 0) + NAME_BONUS_METRES;
  const named = near.filter(({ snap: { edge }, metres }) => metres <= farthest && hasName(graph, edge, wanted));
  // Without such a street near by the name changes nothing.
  const chosen = named.length > 0 ? named : near.filter(({ metres }) => metres <= usual);
  return firstOf(chosen);
}

/**
 * The first `count` candidates, and after them the first of every component not yet among them: an isolated pavement may own all the nearest edges
 * (OS-37, OS-44).
 */
function ofEveryPart(
  graph: StreetGraph,
  { part }: Connectivity,
  candidates: readonly Found[],
  count: number,
): readonly Snap[] {
  const seen = new Set<number>();
  const kept: Snap[] = [];
  for (const { snap: candidate } of candidates) {
    const its = part[graph.edgeFrom[candidate.edge]!]!;
    if (kept.length >= count && seen.has(its)) continue;
    seen.add(its);
    kept.push(candidate);
  }
  return kept;
}

/** The candidate to use where only one edge can be stored: the nearest on the largest component. */
export function bestConnected({ graph, connectivity }: StreetMetric, candidates: readonly Snap[]): Snap | undefined {
  const partOf = ({ edge }: Snap): number => connectivity.part[graph.edgeFrom[edge]!]!;
  let best = candidates[0];
  for (const candidate of candidates) if (best !== undefined && partOf(candidate) < partOf(best)) best = candidate;
  return best;
}

function hasName(graph: StreetGraph, edge: EdgeIndex, wanted: string): boolean {
  const way = graph.edgeWay[edge]!;
  if (way < 0) return false;
  const text = (column: Column<WayIndex>): string => graph.strings.get(column[way]!);
  const names = [text(graph.wayName), text(graph.wayRef), ...text(graph.wayOtherNames).split('\n')];
  return names.some((name) => name !== '' && comparableName(name) === wanted);
}

/**
 * Whether the profile can set out from an edge, or arrive there.
 * @param reach `main`: on the largest component, not just on a large one
 */
function usableEdges(metric: StreetMetric, direction: 'from' | 'to', reach: 'large' | 'main' = 'large'): EdgeTest {
  const { graph, cost, connectivity } = metric;
  const [canLeave, canArrive] =
    reach === 'large'
      ? [connectivity.canLeave, connectivity.canArrive]
      : [connectivity.canLeaveToMain, connectivity.canArriveFromMain];
  return (edge) => {
    if (graph.edgeWay[edge]! < 0 || graph.traitsOf(edge).class === 'ferry') return false;
    for (const directed of [forwardOf(edge), backwardOf(edge)]) {
      if (cost[directed] === UNREACHED) continue;
      if (direction === 'from' ? canLeave[graph.head(directed)] === 1 : canArrive[graph.tail(directed)] === 1)
        return true;
    }
    return false;
  };
}

const endTraits = new WeakMap<StreetGraph, Map<StreetProfile['guidance'], Uint8Array>>();

/** Whether a trip of the profile may end on an edge. */
function endEdges({ graph, profile }: StreetMetric): EdgeTest {
  let byGuidance = endTraits.get(graph);
  if (byGuidance === undefined) {
    byGuidance = new Map();
    endTraits.set(graph, byGuidance);
  }
  let may = byGuidance.get(profile.guidance);
  if (may === undefined) {
    may = Uint8Array.from(graph.traits, (street) => (mayEndOn(profile, street) ? 1 : 0));
    byGuidance.set(profile.guidance, may);
  }
  const { edgeTrait } = graph;
  const known = may;
  return (edge) => known[edgeTrait[edge]!] === 1;
}

interface Found {
  readonly snap: Snap;
  /** Metres, the handicap included. */
  readonly metres: number;
}

function edgesWithin(
  metric: StreetMetric,
  point: LatLng,
  radius: number,
  usable: EdgeTest,
  handicap: SnapOptions['handicap'],
): Found[] {
  const { graph } = metric;
  const isOpen: EdgeTest = (edge) => usable(edge) && (handicap?.(edge) ?? 0) < UNREACHED;
  const found: Found[] = [];
  const lng = wrapLongitude(point.lng);
  const visit = (item: number): void => {
    const edge = item as EdgeIndex;
    if (!usable(edge)) return;
    const nearest = nearestOnEdge(graph, edge, point.lat, lng);
    if (nearest.metres > radius || isMouth(metric, nearest, isOpen)) return;
    const more = (handicap?.(edge) ?? 0) + (isApart(graph, edge) ? APART_METRES : 0);
    if (more < UNREACHED) found.push({ snap: nearest, metres: nearest.metres + more });
  };
  const high = radius / METRES_PER_DEGREE;
  const wide = Math.min(
    180,
    high / Math.max(1e-6, Math.cos((Math.min(90, Math.abs(point.lat) + high) * Math.PI) / 180)),
  );
  const unit = (degrees: number): number => degrees * UNITS_PER_DEGREE;
  const search = (west: number, east: number): void =>
    searchBoxes(graph.boxTree, unit(point.lat - high), unit(west), unit(point.lat + high), unit(east), visit);
  search(Math.max(-180, lng - wide), Math.min(180, lng + wide));
  if (lng - wide < -180 && wide < 180) search(lng - wide + 360, 180);
  if (lng + wide > 180 && wide < 180) search(-180, lng + wide - 360);
  return found.sort((a, b) => a.metres - b.metres || a.snap.edge - b.snap.edge).filter(isFirstOfEdge);
}

/** A place within this distance of the mouth of a street lies in front of the street, not on it. */
const MOUTH_METRES = 2;

/**
 * Whether the nearest point of a street without through traffic is its mouth on an open street. The place then belongs to the open street, and a path
 * must not lead through the other (OS-4). A place right at the mouth of a street for visitors lies on both: its visitors are those of the corner.
 */
function isMouth({ graph, noThroughTraffic }: StreetMetric, snap: Snap, isOpen: EdgeTest): boolean {
  const { edge, fraction } = snap;
  const isFree = (other: EdgeIndex): boolean =>
    noThroughTraffic[forwardOf(other)] === 0 && noThroughTraffic[backwardOf(other)] === 0;
  if (isFree(edge) || (snap.metres <= MOUTH_METRES && isForVisitors(graph.traitsOf(edge)))) return false;
  const near = (MOUTH_METRES * 100) / graph.edgeLength[edge]!;
  const joinsFree = (node: NodeIndex): boolean => {
    for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
      const other = edgeOf(graph.arcEdge[arc]!);
      if (other !== edge && isFree(other) && isOpen(other)) return true;
    }
    return false;
  };
  return (
    (fraction <= near && joinsFree(graph.edgeFrom[edge]!)) || (1 - fraction <= near && joinsFree(graph.edgeTo[edge]!))
  );
}

/** Whether a street is closed to through traffic alone, and private to neither walkers nor cyclists nor drivers. */
function isForVisitors(street: StreetTraits): boolean {
  const levels = [street.foot, street.bicycle, street.car].flatMap(({ forward, backward }) => [forward, backward]);
  return levels.includes(ACCESS.destination) && !levels.includes(ACCESS.private);
}

/** An edge found from both sides of the antimeridian counts once; equal distances put the two next to each other. */
function isFirstOfEdge(candidate: Found, i: number, all: readonly Found[]): boolean {
  return i === 0 || all[i - 1]?.snap.edge !== candidate.snap.edge;
}

function isApart(graph: StreetGraph, edge: EdgeIndex): boolean {
  const { flags, lowLevel, highLevel } = graph.traitsOf(edge);
  return flags.has('tunnel') || (lowLevel !== NO_LEVEL && (lowLevel > 0 || highLevel < 0));
}

const projection: Projection = { fraction: 0, lat: 0, lng: 0, metres: 0 };

/** The point of an edge nearest to a place. */
export function nearestOnEdge(graph: StreetGraph, edge: EdgeIndex, lat: number, lng: number): Snap {
  let best = Number.POSITIVE_INFINITY;
  let [bestLat, bestLng, bestAlong] = [0, 0, 0];
  let along = 0;
  const from = graph.edgeFrom[edge]!;
  let lastLat = graph.nodeLat[from]! / UNITS_PER_DEGREE;
  let lastLng = graph.nodeLng[from]! / UNITS_PER_DEGREE;
  const shrink = Math.cos((lat * Math.PI) / 180);
  const end = graph.edgeFirstPoint[after(edge)]!;
  for (let i = graph.edgeFirstPoint[edge]!; i <= end; i++) {
    const to = graph.edgeTo[edge]!;
    const nextLat = (i < end ? graph.pointLat[i]! : graph.nodeLat[to]!) / UNITS_PER_DEGREE;
    const nextLng = (i < end ? graph.pointLng[i]! : graph.nodeLng[to]!) / UNITS_PER_DEGREE;
    projectOntoSegment(lat, lng, lastLat, lastLng, nextLat, nextLng, projection);
    const dx = wrapLongitude(nextLng - lastLng) * shrink;
    const dy = nextLat - lastLat;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (projection.metres < best) {
      best = projection.metres;
      bestLat = projection.lat;
      bestLng = projection.lng;
      bestAlong = along + length * projection.fraction;
    }
    along += length;
    lastLat = nextLat;
    lastLng = nextLng;
  }
  return { edge, fraction: along === 0 ? 0 : Math.min(1, bestAlong / along), lat: bestLat, lng: bestLng, metres: best };
}
