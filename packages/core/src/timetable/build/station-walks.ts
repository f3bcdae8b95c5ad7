import type { StationGraph } from '../stations/station-graph.ts';

/** Walks between the platforms of stations, and between platforms and the street; whole seconds, rounded up, and whole metres. */
export interface StationWalkTables {
  /** Directed walks between stops that can be boarded. */
  readonly between: {
    readonly from: Int32Array;
    readonly to: Int32Array;
    readonly seconds: Int32Array;
    readonly metres: Int32Array;
  };
  /** Stops inside stations with the entrances that lead to them; a stop has a row per entrance. */
  readonly doors: {
    readonly stop: Int32Array;
    readonly entrance: Int32Array;
    /** Seconds from the entrance to the stop and back, -1 where no path leads there. */
    readonly secondsIn: Int32Array;
    readonly secondsOut: Int32Array;
  };
}

/** GTFS `wheelchair_boarding` 2. At an entrance it means that no step-free path begins there (PW-12). */
const KNOWN_NO = 2;

/**
 * The walks inside all stations (PW-3 to PW-7).
 * @param boardable stops below this index can be boarded
 * @param wheelchair `wheelchair_boarding` by stop
 * @param among the places whose walks are wanted: whole stations; all unless given
 */
export function stationWalks(
  graph: StationGraph,
  boardable: number,
  wheelchair: ArrayLike<number>,
  onWheels: boolean,
  among?: ReadonlySet<number>,
): StationWalkTables {
  const between = { from: [] as number[], to: [] as number[], seconds: [] as number[], metres: [] as number[] };
  const secondsOut = new Map<number, Map<number, number>>();
  const isDoor = (place: number): boolean => graph.isEntrance(place) && !(onWheels && wheelchair[place] === KNOWN_NO);
  const isWanted = (place: number): boolean => graph.hasPathways(place) && among?.has(place) !== false;
  for (let from = 0; from < boardable; from++) {
    if (!isWanted(from)) continue;
    for (const [to, walk] of graph.walksFrom(from, onWheels)) {
      if (to < boardable) {
        between.from.push(from);
        between.to.push(to);
        between.seconds.push(walk.seconds);
        between.metres.push(Math.round(walk.metres));
      } else if (isDoor(to) && graph.isEnclosed(from)) {
        setIn(secondsOut, from, to, walk.seconds);
      }
    }
  }
  const secondsIn = new Map<number, Map<number, number>>();
  const entrances: number[] = [];
  for (let place = boardable; place < wheelchair.length; place++)
    if (isDoor(place) && isWanted(place)) entrances.push(place);
  for (const entrance of entrances) {
    for (const [stop, walk] of graph.walksFrom(entrance, onWheels)) {
      if (stop >= boardable || !graph.isEnclosed(stop)) continue;
      setIn(secondsIn, stop, entrance, walk.seconds);
    }
  }
  const rows: { stop: number; entrance: number; secondsIn: number; secondsOut: number }[] = [];
  for (let stop = 0; stop < boardable; stop++) {
    const [into, out] = [secondsIn.get(stop), secondsOut.get(stop)];
    const reached = new Set([...(into?.keys() ?? []), ...(out?.keys() ?? [])]);
    for (const entrance of [...reached].sort((a, b) => a - b))
      rows.push({ stop, entrance, secondsIn: into?.get(entrance) ?? -1, secondsOut: out?.get(entrance) ?? -1 });
  }
  return {
    between: {
      from: Int32Array.from(between.from),
      to: Int32Array.from(between.to),
      seconds: Int32Array.from(between.seconds),
      metres: Int32Array.from(between.metres),
    },
    doors: {
      stop: Int32Array.from(rows, (row) => row.stop),
      entrance: Int32Array.from(rows, (row) => row.entrance),
      secondsIn: Int32Array.from(rows, (row) => row.secondsIn),
      secondsOut: Int32Array.from(rows, (row) => row.secondsOut),
    },
  };
}

function setIn(table: Map<number, Map<number, number>>, key: number, inner: number, value: number): void {
  const known = table.get(key);
  if (known === undefined) table.set(key, new Map([[inner, value]]));
  else known.set(inner, value);
}
