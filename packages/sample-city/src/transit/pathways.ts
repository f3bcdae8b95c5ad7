import { between, distance } from '../geometry/point.ts';
import { inFour, type LocalName } from '../names/local-name.ts';
import type { BuiltStation } from './station-book.ts';
import type { Stop } from './stops.ts';

/** A row of pathways.txt. Modes: 1 walkway, 2 stairs, 4 escalator, 5 lift, 6 fare gate, 7 exit gate. */
export interface Pathway {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly mode: 1 | 2 | 4 | 5 | 6 | 7;
  readonly bothWays: boolean;
  readonly lengthMetres?: number;
  readonly seconds?: number;
  /** Number of steps: positive up, negative down, in the direction from–to. */
  readonly stairs?: number;
  readonly sign?: LocalName;
}

/** A row of levels.txt. */
export interface Level {
  readonly id: string;
  readonly index: number;
  readonly name: LocalName;
}

/** The inside of a station: halls, gates, and pathways between the street and the platforms. */
export interface Inside {
  readonly nodes: readonly Stop[];
  readonly levels: readonly Level[];
  readonly pathways: readonly Pathway[];
}

/** Steps from one level to the next, and the seconds by lift, doors included. */
const stepsPerLevel = 26;
const liftSeconds = 35;

/** A pathway before it gets its id. */
type Way = Omit<Pathway, 'id'>;

/** Builds the inside of a station: halls behind the entrances, gates, and the pathways to the platforms. */
export function buildInside(built: BuiltStation): Inside {
  const { station, stop, entrances } = built;
  if (stop === undefined || entrances.length === 0) return { nodes: [], levels: [], pathways: [] };
  const levels = [levelOf(station.id, 0), ...(station.depth === 0 ? [] : [levelOf(station.id, station.depth)])];
  const numbered = (ways: readonly Way[]): Pathway[] =>
    ways.map((way, i) => ({ ...way, id: `${station.id}-way-${i + 1}` }));
  if (station.style === 'level' || (station.style === 'unknown' && station.depth === 0)) {
    return { nodes: [], levels, pathways: numbered(levelWays(built)) };
  }
  const hall = nodeIn(built, 'hall', 0.35);
  const paid = nodeIn(built, 'concourse', 0.1);
  const ways: readonly Way[] = [
    ...entranceWays(built, hall),
    // Riders enter through the fare gate and leave through the exit gate, which is one-way.
    { from: hall.id, to: paid.id, mode: 6, bothWays: false, seconds: 4 },
    { from: paid.id, to: hall.id, mode: 7, bothWays: false, seconds: 3 },
    ...built.platforms.flatMap((platform, i) => platformWays(built, paid, platform, i)),
  ];
  return { nodes: [hall, paid], levels, pathways: numbered(ways) };
}

/** Walkways from every entrance to every platform. */
function levelWays({ entrances, platforms }: BuiltStation): Way[] {
  return entrances.flatMap((entrance) =>
    platforms.map((platform) => {
      const lengthMetres = Math.max(8, distance(entrance.stop.point, platform.point));
      return { from: entrance.stop.id, to: platform.id, mode: 1, bothWays: true, lengthMetres };
    }),
  );
}

/** Pathways from the entrances to the hall: level through the first entrance of a station with lifts, otherwise stairs. */
function entranceWays({ station, entrances }: BuiltStation, hall: Stop): Way[] {
  return entrances.map((entrance, i) => {
    const lengthMetres = Math.max(6, distance(entrance.stop.point, hall.point));
    const way = { from: entrance.stop.id, to: hall.id, bothWays: true, lengthMetres };
    if (station.depth === 0 || (hasLifts(station) && i === 0)) return { ...way, mode: 1 };
    return { ...way, mode: 2, stairs: station.depth < 0 ? -8 : 8 };
  });
}

/** Pathways between the paid area and the `index`-th platform: stairs, escalators and lifts, as the style of the station has them. */
function platformWays(
  { station }: BuiltStation,
  paid: Stop,
  platform: BuiltStation['platforms'][number],
  index: number,
): Way[] {
  const { style, depth } = station;
  const lengthMetres = Math.max(10, distance(paid.point, platform.point));
  const sign = inFour(
    `Platform ${platform.platform}`,
    `Gleis ${platform.platform}`,
    `Laituri ${platform.platform}`,
    `Linha ${platform.platform}`,
  );
  const way = { from: paid.id, to: platform.id, bothWays: true, sign };
  if (depth === 0) return [{ ...way, mode: 1, lengthMetres }];
  // A long corridor of unknown slope and steps.
  if (style === 'unknown') return [{ ...way, mode: 1, lengthMetres: lengthMetres + 60 }];
  const ways: Way[] = [{ ...way, mode: 2, lengthMetres, stairs: depth * stepsPerLevel }];
  if (hasLifts(station) && Math.abs(depth) >= 2) {
    ways.push({ from: platform.id, to: paid.id, mode: 4, bothWays: false, seconds: 20 * Math.abs(depth) });
  }
  if (style === 'lifts' || (style === 'one-lift' && index % 2 === 0)) {
    ways.push({ ...way, mode: 5, seconds: liftSeconds * Math.abs(depth) + 15 });
  }
  return ways;
}

function hasLifts({ style }: BuiltStation['station']): boolean {
  return style === 'lifts' || style === 'one-lift';
}

function nodeIn(built: BuiltStation, what: string, share: number): Stop {
  const { station, entrances } = built;
  const door = entrances[0]?.stop.point ?? station.point;
  return {
    id: `${station.id}-${what}`,
    code: '',
    name: undefined,
    point: between(station.point, door, share),
    locationType: 3,
    parent: `station-${station.id}`,
    wheelchair: 0,
    level: `${station.id}-L0`,
  };
}

function levelOf(station: string, index: number): Level {
  const name =
    index === 0
      ? inFour('Street level', 'Straßenebene', 'Katutaso', 'Nível da rua')
      : inFour(`Level ${index}`, `Ebene ${index}`, `Taso ${index}`, `Piso ${index}`);
  return { id: `${station}-L${index}`, index, name };
}
