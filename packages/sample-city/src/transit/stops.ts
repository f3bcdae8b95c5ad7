import { distance, type Point } from '../geometry/point.ts';
import { landmarks } from '../landmarks.ts';
import type { LocalName } from '../names/local-name.ts';
import { createRandom, seedOf } from '../random.ts';
import { streetKinds } from '../streets/draft.ts';
import type { StreetNetwork } from '../streets/network.ts';
import type { Accessible } from './line.ts';

/** A row of stops.txt. */
export interface Stop {
  readonly id: string;
  /** Stop code on the pole; empty inside stations. */
  readonly code: string;
  readonly name: LocalName | undefined;
  readonly point: Point;
  /** GTFS location_type: 0 platform, 1 station, 2 entrance, 3 node, 4 boarding area. */
  readonly locationType: 0 | 1 | 2 | 3 | 4;
  readonly parent?: string;
  readonly wheelchair: Accessible;
  readonly platform?: string;
  readonly level?: string;
}

/** The poles along the streets: one per corner and direction, shared by all lines from that direction. */
export interface PoleBook {
  readonly poles: readonly Stop[];
  /** Whether a line already stops at this corner. */
  isPlace(node: number): boolean;
  /** The pole of a corner for vehicles from `from`, added if it is new. */
  poleAt(node: number, from: number, point: Point): Stop;
}

export function createPoleBook(network: StreetNetwork, seed: number): PoleBook {
  const poles: Stop[] = [];
  const byKey = new Map<string, Stop>();
  const names = new Map<number, LocalName>();
  const nameOf = createCornerNamer(network);
  const random = createRandom(seedOf(seed, 'poles'));
  return {
    poles,
    isPlace: (node) => names.has(node),
    poleAt(node, from, point) {
      const key = `${node}:${from}`;
      const known = byKey.get(key);
      if (known !== undefined) return known;
      const name = names.get(node) ?? nameOf(node);
      names.set(node, name);
      const number = String(poles.length + 1).padStart(4, '0');
      // Two kerbs in three are raised; some are unknown, and a few old ones are too low.
      const chance = random.next();
      const pole: Stop = {
        id: `pole-${number}`,
        code: `${1 + (poles.length % 9)}${number}`,
        name,
        point,
        locationType: 0,
        wheelchair: chance < 0.66 ? 1 : chance < 0.86 ? 0 : 2,
      };
      poles.push(pole);
      byKey.set(key, pole);
      return pole;
    },
  };
}

/** The unique name of a corner: its landmark, or else its cross street, or else both streets. */
function createCornerNamer(network: StreetNetwork): (node: number) => LocalName {
  const at: Map<number, { readonly name: LocalName; readonly rank: number }[]> = new Map();
  for (const street of network.streets) {
    if (street.name === undefined) continue;
    for (const node of street.nodes) {
      const list = at.get(node) ?? [];
      if (!list.some((entry) => entry.name.en === street.name?.en))
        list.push({ name: street.name, rank: streetKinds[street.kind].rank });
      at.set(node, list);
    }
  }
  const used = new Map<string, Point>();
  return (node) => {
    const point = network.points[node]!;
    const streets = [...(at.get(node) ?? [])].sort((a, b) => a.rank - b.rank);
    const minor = streets[streets.length - 1]?.name;
    const major = streets[0]?.name;
    const near = landmarks.filter((mark) => distance(mark.point, point) < 170).map((mark) => mark.names);
    const nearest = [...near, ...(minor === undefined ? [] : [minor])];
    if (minor !== undefined && major !== undefined && major !== minor) nearest.push(both(minor, major));
    for (const name of near)
      for (const street of [minor, major]) if (street !== undefined) nearest.push(both(name, street));
    if (nearest.length === 0) nearest.push({ en: 'Stop', de: 'Haltestelle', fi: 'Pysäkki', pt: 'Paragem' });
    // Corners of one square may share its name; elsewhere names are unique.
    const free = (name: LocalName): boolean => {
      const taken = used.get(name.en);
      return taken === undefined || (near.includes(name) && distance(taken, point) < 200);
    };
    let chosen = nearest.find(free);
    if (chosen === undefined) {
      const base = minor ?? nearest[0]!;
      const side = withSide(base, used.get(base.en) ?? point, point);
      chosen = free(side) ? side : undefined;
      for (let number = 2; chosen === undefined; number++)
        if (free(addNumber(base, number))) chosen = addNumber(base, number);
    }
    if (!used.has(chosen.en)) used.set(chosen.en, point);
    return chosen;
  };
}

function both(a: LocalName, b: LocalName): LocalName {
  return { en: `${a.en} / ${b.en}`, de: `${a.de} / ${b.de}`, fi: `${a.fi} / ${b.fi}`, pt: `${a.pt} / ${b.pt}` };
}

/** The name with the compass side relative to the first corner of that name. */
function withSide(name: LocalName, first: Point, point: Point): LocalName {
  const east = point.x - first.x;
  const north = point.y - first.y;
  const side =
    Math.abs(east) > Math.abs(north)
      ? east > 0
        ? ['East', 'Ost', 'itä', 'Leste']
        : ['West', 'West', 'länsi', 'Poente']
      : north > 0
        ? ['North', 'Nord', 'pohjoinen', 'Norte']
        : ['South', 'Süd', 'etelä', 'Sul'];
  return {
    en: `${name.en} ${side[0]}`,
    de: `${name.de} ${side[1]}`,
    fi: `${name.fi} ${side[2]}`,
    pt: `${name.pt} ${side[3]}`,
  };
}

function addNumber(name: LocalName, number: number): LocalName {
  return {
    en: `${name.en} ${number}`,
    de: `${name.de} ${number}`,
    fi: `${name.fi} ${number}`,
    pt: `${name.pt} ${number}`,
  };
}
