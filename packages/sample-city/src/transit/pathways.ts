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

export function buildInside(built: BuiltStation): Inside {
  const { station, stop, platforms, entrances } = built;
  if (stop === undefined || entrances.length === 0) return { nodes: [], levels: [], pathways: [] };
  const pathways: Pathway[] = [];
  const add = (pathway: Omit<Pathway, 'id'>): void => {
    pathways.push({ ...pathway, id: `${station.id}-way-${pathways.length + 1}` });
  };
  const levels = [levelOf(station.id, 0), ...(station.depth === 0 ? [] : [levelOf(station.id, station.depth)])];
  if (station.style === 'level' || (station.style === 'unknown' && station.depth === 0)) {
    for (const entrance of entrances) {
      for (const platform of platforms) {
        const lengthMetres = Math.max(8, distance(entrance.stop.point, platform.point));
        add({ from: entrance.stop.id, to: platform.id, mode: 1, bothWays: true, lengthMetres });
      }
    }
    return { nodes: [], levels, pathways };
  }
  const hall = nodeIn(built, 'hall', 0.35);
  const paid = nodeIn(built, 'concourse', 0.1);
  const hasLifts = station.style === 'lifts' || station.style === 'one-lift';
  const drop = station.depth;
  entrances.forEach((entrance, i) => {
    const lengthMetres = Math.max(6, distance(entrance.stop.point, hall.point));
    if (drop === 0 || (hasLifts && i === 0))
      add({ from: entrance.stop.id, to: hall.id, mode: 1, bothWays: true, lengthMetres });
    else add({ from: entrance.stop.id, to: hall.id, mode: 2, bothWays: true, lengthMetres, stairs: drop < 0 ? -8 : 8 });
  });
  // Riders enter through the fare gate and leave through the exit gate, which is one-way.
  add({ from: hall.id, to: paid.id, mode: 6, bothWays: false, seconds: 4 });
  add({ from: paid.id, to: hall.id, mode: 7, bothWays: false, seconds: 3 });
  platforms.forEach((platform, i) => {
    const lengthMetres = Math.max(10, distance(paid.point, platform.point));
    const sign = inFour(
      `Platform ${platform.platform}`,
      `Gleis ${platform.platform}`,
      `Laituri ${platform.platform}`,
      `Linha ${platform.platform}`,
    );
    if (drop === 0) {
      add({ from: paid.id, to: platform.id, mode: 1, bothWays: true, lengthMetres, sign });
      return;
    }
    const stairs = drop * stepsPerLevel;
    if (station.style === 'unknown') {
      // A long corridor of unknown slope and steps.
      add({ from: paid.id, to: platform.id, mode: 1, bothWays: true, lengthMetres: lengthMetres + 60, sign });
      return;
    }
    add({ from: paid.id, to: platform.id, mode: 2, bothWays: true, lengthMetres, stairs, sign });
    if (hasLifts && Math.abs(drop) >= 2) {
      add({ from: platform.id, to: paid.id, mode: 4, bothWays: false, seconds: 20 * Math.abs(drop) });
    }
    if (station.style === 'lifts' || (station.style === 'one-lift' && i % 2 === 0)) {
      add({
        from: paid.id,
        to: platform.id,
        mode: 5,
        bothWays: true,
        seconds: liftSeconds * Math.abs(drop) + 15,
        sign,
      });
    }
  });
  return { nodes: [hall, paid], levels, pathways };
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
