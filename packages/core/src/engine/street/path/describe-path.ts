import { encodePolyline, type LatLng, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Fact, StreetSection, TurnInstruction } from '../../../model/index.ts';
import { type DirectedEdgeIndex, edgeOf, isBackward, type StreetGraph } from '../../../street/index.ts';
import { mayEndOn } from '../snapping/may-end-on.ts';
import type { Snap } from '../snapping/snap.ts';
import { pushPast } from './push-past.ts';
import { type RoadTag, roadTagsOf } from './road-tags.ts';
import { type PathStep, pathSeconds, pathSteps, type StreetPath } from './street-path.ts';
import { safetyOf } from './street-safety.ts';
import { bearingAtEnd, bearingAtStart, turnOf } from './turn-instruction.ts';

/** A street path as sections, with geometry and totals. */
export interface DescribedPath {
  /** From end to end, without repeated points. */
  readonly line: readonly LatLng[];
  /** The line as an encoded polyline. */
  readonly geometry: string;
  readonly sections: readonly StreetSection[];
  /** Rounded; hops to and from the street are included where ends were given. */
  readonly metres: number;
  /** Rounded up once (IT-29), hops included. */
  readonly seconds: number;
  /** Ridden or walked. Pushed metres count as dismounted only, so the three parts never exceed the whole. */
  readonly metresSafe: number;
  readonly metresUnsafe: number;
  readonly metresDismount: number;
}

/**
 * Describes a path street by street. Consecutive edges of equal name and safety, all ridden or all pushed, form one section, each with the turn that
 * leads on to it. Where a bicycle is pushed past an obstacle alone, the metres around it are a section.
 * @param ends the requested places, if the line is to begin and end there instead of on the street. The step between a place and the street is a
 *   section of its own (`hop`), or part of the street's section when it is short
 */
export function describePath(
  graph: StreetGraph,
  path: StreetPath,
  ends?: { readonly from: LatLng; readonly to: LatLng },
): DescribedPath {
  const streets = groupSteps(graph, path);
  const groups = ends === undefined ? streets : withHops(streets, path, ends);
  const line: LatLng[] = [];
  for (const group of groups) for (const point of group.line) addPoint(line, point);
  const total = (belongs: (group: Group) => boolean): number =>
    Math.round(groups.reduce((sum, group) => (belongs(group) ? sum + group.metres : sum), 0));
  return {
    line,
    geometry: encodePolyline(line),
    sections: groups.map((group, i) => sectionOf(group, groups[i - 1])),
    metres: Math.round(ends === undefined ? path.metres : groups.reduce((sum, group) => sum + group.metres, 0)),
    seconds: pathSeconds(path),
    metresSafe: total((group) => group.safe === 'yes' && !group.dismount),
    metresUnsafe: total((group) => group.safe === 'no' && !group.dismount),
    metresDismount: total((group) => group.dismount),
  };
}

/** A step off the street up to this length belongs to the street's section; a longer one is a hop. */
const SHORT_HOP_METRES = 5;

/**
 * Adds the hops between the places and the street, so that the line meets both places. A hop is as long as its line even where a driver does not
 * travel it.
 */
function withHops(
  streets: readonly Group[],
  path: StreetPath,
  ends: { readonly from: LatLng; readonly to: LatLng },
): readonly Group[] {
  const hop = (line: LatLng[], metres: number): Group => ({
    name: '',
    dismount: false,
    hop: true,
    ferry: false,
    isSpot: false,
    turn: undefined,
    safe: 'unknown',
    line,
    metres,
    roadTags: [],
    longest: metres,
    caution: undefined,
  });
  const [first, last] = [streets[0], streets.at(-1)];
  const start = first?.line[0] ?? path.from;
  const end = last?.line.at(-1) ?? path.to;
  const [before, after] = [
    Math.max(path.from.metres, nearbyDistanceMetres(ends.from.lat, ends.from.lng, start.lat, start.lng)),
    Math.max(path.to.metres, nearbyDistanceMetres(end.lat, end.lng, ends.to.lat, ends.to.lng)),
  ];
  // Both ends meet the street at one point, so no part of the street is used.
  if (first === undefined || last === undefined || (first === last && isPoint(first.line))) {
    const line: LatLng[] = [];
    for (const point of [ends.from, start, ends.to]) addPoint(line, point);
    return [hop(line, before + after)];
  }
  const groups = [...streets];
  if (before < SHORT_HOP_METRES) {
    const line: LatLng[] = [];
    for (const point of [ends.from, ...first.line]) addPoint(line, point);
    first.line.splice(0, first.line.length, ...line);
    first.metres += before;
  } else groups.unshift(hop([ends.from, start], before));
  if (after < SHORT_HOP_METRES) {
    addPoint(last.line, ends.to);
    last.metres += after;
  } else groups.push(hop([end, ends.to], after));
  return groups;
}

function isPoint([first, ...others]: readonly LatLng[]): boolean {
  return others.every(({ lat, lng }) => lat === first?.lat && lng === first.lng);
}

/** Consecutive steps that form one section. */
interface Group {
  readonly name: string;
  readonly dismount: boolean;
  readonly hop: boolean;
  readonly ferry: boolean;
  /** Whether the cyclist gets off for an obstacle or a turn alone. */
  readonly isSpot: boolean;
  readonly safe: Fact;
  readonly line: LatLng[];
  metres: number;
  /** The instruction, where it does not follow from the lines. */
  turn: TurnInstruction | undefined;
  /** The tags of the longest step. */
  roadTags: readonly RoadTag[];
  longest: number;
  caution: StreetSection['caution'];
}

function groupSteps(graph: StreetGraph, path: StreetPath): Group[] {
  const groups: Group[] = [];
  const cautions = cautionsOf(path);
  for (const [i, step] of pathSteps(path).entries()) {
    const next = groupOf(graph, path, step, cautions[i]);
    const open = groups.at(-1);
    // A passage through a gate or across a kerb belongs to the street that leads to it.
    const isPassage = graph.edgeWay[edgeOf(step.directed)]! < 0;
    const getsOff = open !== undefined && !open.dismount && (step.pushedTurn || (isPassage && step.pushed));
    if (getsOff)
      groups.push({
        ...open,
        dismount: true,
        isSpot: true,
        turn: undefined,
        caution: undefined,
        line: next.line.slice(0, 1),
        metres: 0,
        longest: 0,
      });
    if (open !== undefined && (isPassage || (!getsOff && isAlike(open, next)))) merge(groups.at(-1) as Group, next);
    else groups.push(next);
  }
  groups.forEach((group, i) => {
    const [before, next] = [groups[i - 1], groups[i + 1]];
    if (!group.isSpot || before === undefined || next?.dismount !== false) return;
    // The turn is that of the streets, not of the few metres that are pushed.
    next.turn = instructionBetween(before.line, next.line);
    group.turn = 'CONTINUE_STRAIGHT';
    pushPast(before, group, next);
  });
  const long = groups.filter((group) => group.metres >= 0.5);
  return long.length > 0 ? long : groups.slice(0, 1);
}

/** `[edge of the path]`: why its street is the last resort. A legal path crosses no streets without through traffic between open ones (OS-4). */
function cautionsOf({ metric, edges, from, to }: StreetPath): readonly StreetSection['caution'][] {
  const { graph, profile, noThroughTraffic } = metric;
  const isOpen = (directed: DirectedEdgeIndex): boolean => noThroughTraffic[directed] === 0;
  const [first, last] = [edges.findIndex(isOpen), edges.findLastIndex(isOpen)];
  return edges.map((directed, i) => {
    if (i > first && i < last && !isOpen(directed)) return 'no-through';
    // A car park at a junction is no stop on the street there. On foot such a street is unlikely, not forbidden.
    const stops = (i === 0 && isBetweenNodes(from)) || (i === edges.length - 1 && isBetweenNodes(to));
    return stops && profile.guidance !== 'WALKING' && !mayEndOn(profile, graph.traitsOf(edgeOf(directed)))
      ? 'no-stopping'
      : undefined;
  });
}

function isBetweenNodes({ fraction }: Snap): boolean {
  return fraction > 0 && fraction < 1;
}

function groupOf(graph: StreetGraph, path: StreetPath, step: PathStep, caution: StreetSection['caution']): Group {
  const { metric } = path;
  const edge = edgeOf(step.directed);
  const backward = isBackward(step.directed);
  const traits = graph.traitsOf(edge);
  return {
    name: graph.nameOf(edge),
    dismount: step.pushed,
    hop: false,
    ferry: traits.class === 'ferry',
    turn: step.turnsRound ? 'U_TURN' : undefined,
    isSpot: false,
    safe: safetyOf(metric.profile, traits, backward),
    line: step.points.map(({ lat, lng }) => ({ lat, lng })),
    metres: step.metres,
    roadTags: roadTagsOf(traits, backward),
    longest: step.metres,
    caution,
  };
}

function isAlike(a: Group, b: Group): boolean {
  if (b.turn !== undefined || a.isSpot) return false;
  return (
    a.name === b.name &&
    a.dismount === b.dismount &&
    a.safe === b.safe &&
    a.ferry === b.ferry &&
    a.caution === b.caution
  );
}

function merge(into: Group, more: Group): void {
  into.metres += more.metres;
  into.caution ??= more.caution;
  for (const point of more.line) addPoint(into.line, point);
  if (more.longest <= into.longest) return;
  into.longest = more.longest;
  into.roadTags = more.roadTags;
}

function sectionOf(group: Group, before: Group | undefined): StreetSection {
  const { name, safe, dismount, roadTags, caution } = group;
  const instruction =
    before === undefined ? 'HEAD_TOWARDS' : (group.turn ?? instructionBetween(before.line, group.line));
  return {
    name,
    metres: Math.round(group.metres),
    geometry: encodePolyline(group.line),
    instruction,
    safe,
    dismount,
    ...(group.hop && { hop: true }),
    ...(group.ferry && { ferry: true }),
    ...(caution !== undefined && { caution }),
    roadTags,
  };
}

function instructionBetween(before: readonly LatLng[], after: readonly LatLng[]): TurnInstruction {
  const [out, into] = [bearingAtEnd(before), bearingAtStart(after)];
  return out === undefined || into === undefined ? 'CONTINUE_STRAIGHT' : turnOf(into - out);
}

function addPoint(line: LatLng[], { lat, lng }: LatLng): void {
  const last = line.at(-1);
  if (last === undefined || last.lat !== lat || last.lng !== lng) line.push({ lat, lng });
}
