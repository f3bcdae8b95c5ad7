import { distance, type Point } from '../geometry/point.ts';
import type { StreetNetwork } from '../streets/network.ts';
import type { RouteFinder } from '../streets/route-finder.ts';
import type { Accessible, Line } from './line.ts';
import { getStation, type Station, type StationId } from './station-list.ts';
import type { Stop } from './stops.ts';

/** The stations and their platforms, which are added as the lines use them. */
export interface StationBook {
  pointOf(id: StationId): Point;
  /** The platform of a line and direction, added if it is new. */
  platform(id: StationId, line: Line, direction: 0 | 1): Stop;
  /** The stations used so far, with their platforms in order. */
  built(): readonly BuiltStation[];
}

export interface BuiltStation {
  readonly station: Station;
  readonly stop: Stop | undefined;
  readonly platforms: readonly Stop[];
  /** Entrances are on the nearest street nodes with some distance between them. */
  readonly entrances: readonly { readonly stop: Stop; readonly node: number }[];
}

export function createStationBook(network: StreetNetwork, finder: RouteFinder): StationBook {
  const books = new Map<StationId, { station: Station; point: Point; platforms: Map<string, Stop> }>();
  const open = (id: StationId): { station: Station; point: Point; platforms: Map<string, Stop> } => {
    const known = books.get(id);
    if (known !== undefined) return known;
    const station = getStation(id);
    // A plain halt and a pier are directly at their path.
    const snapped = station.style === 'plain' || station.style === 'pier';
    const point = snapped ? network.points[finder.nearestWalkable(station.point)]! : station.point;
    const made = { station, point, platforms: new Map<string, Stop>() };
    books.set(id, made);
    return made;
  };
  return {
    pointOf: (id) => open(id).point,
    platform(id, line, direction) {
      const { station, point, platforms } = open(id);
      const key = station.style === 'pier' ? 'pier' : `${familyOf(line, id)}:${direction}`;
      const known = platforms.get(key);
      if (known !== undefined) return known;
      const made = makePlatform(station, point, platforms.size, direction);
      platforms.set(key, made);
      return made;
    },
    built: () =>
      [...books.values()].map(({ station, point, platforms }) =>
        build(station, point, [...platforms.values()], network, finder),
      ),
  };
}

/** Trains share platforms, except at the terminus, where each line has its own. */
function familyOf(line: Line, station: StationId): string {
  return ['train', 'regional', 'intercity'].includes(line.plan) && station !== 'central' ? 'rail' : line.id;
}

function makePlatform(station: Station, point: Point, index: number, direction: 0 | 1): Stop {
  if (station.style === 'pier') {
    const wheelchair: Accessible = station.id === 'lighthouse-pier' ? 2 : station.id === 'docks-pier' ? 0 : 1;
    return {
      id: `pier-${station.id}`,
      code: `F${station.id.length}`,
      name: station.name,
      point,
      locationType: 0,
      wheelchair,
    };
  }
  const code = String(index + 1);
  const wheelchair: Readonly<Record<string, Accessible>> = {
    lifts: 1,
    stairs: 2,
    unknown: 0,
    level: 1,
    plain: 0,
    'one-lift': direction === 0 ? 1 : 2,
  };
  return {
    id: `${station.id}-${code}`,
    code: '',
    name: station.name,
    point: { x: point.x + (index % 2 === 0 ? -7 : 7), y: point.y + Math.floor(index / 2) * 9 - 7 },
    locationType: 0,
    parent: `station-${station.id}`,
    wheelchair: wheelchair[station.style] ?? 0,
    platform: code,
    ...(station.style === 'plain' ? {} : { level: `${station.id}-L${station.depth}` }),
  };
}

function build(
  station: Station,
  point: Point,
  platforms: readonly Stop[],
  network: StreetNetwork,
  finder: RouteFinder,
): BuiltStation {
  if (station.style === 'pier') return { station, stop: undefined, platforms, entrances: [] };
  const wheelchair: Accessible =
    station.style === 'stairs' ? 2 : station.style === 'unknown' || station.style === 'plain' ? 0 : 1;
  const stop: Stop = { id: `station-${station.id}`, code: '', name: station.name, point, locationType: 1, wheelchair };
  const nodes: number[] = [];
  for (let i = 0; i < station.entrances; i++) {
    const apart = (node: number): boolean =>
      finder.canStop(node) && nodes.every((other) => distance(network.points[node]!, network.points[other]!) > 42);
    nodes.push(finder.nearestWalkable(point, apart));
  }
  const entrances = nodes.map((node, i) => {
    const letter = String.fromCharCode(65 + i);
    // In a station with lifts the first entrance has one; the others are stairs and tagged so.
    const access: Accessible =
      station.style === 'lifts' || station.style === 'one-lift' ? (i === 0 ? 1 : 2) : wheelchair;
    const name = {
      en: `${station.name.en} ${letter}`,
      de: `${station.name.de} ${letter}`,
      fi: `${station.name.fi} ${letter}`,
      pt: `${station.name.pt} ${letter}`,
    };
    const entrance: Stop = {
      id: `${station.id}-entrance-${letter.toLowerCase()}`,
      code: letter,
      name,
      point: network.points[node]!,
      locationType: 2,
      parent: stop.id,
      wheelchair: access,
      level: `${station.id}-L0`,
    };
    return { stop: entrance, node };
  });
  return { station, stop, platforms, entrances };
}
