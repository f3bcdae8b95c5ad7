import type { StreetLines } from './inputs.ts';

/** The columns of a street graph whose edges run from node to node, with points in between. */
export interface EdgeColumns {
  readonly edgeCount: number;
  readonly nodeLat: ArrayLike<number>;
  readonly nodeLng: ArrayLike<number>;
  readonly edgeFrom: ArrayLike<number>;
  readonly edgeTo: ArrayLike<number>;
  /** `[edge]`: index of the first point between its ends. One entry more than edges. */
  readonly edgeFirstPoint: ArrayLike<number>;
  readonly pointLat: ArrayLike<number>;
  readonly pointLng: ArrayLike<number>;
}

type StreetFacts = Omit<StreetLines, 'count' | 'appendPoints'>;

/** The edges of a street graph as lines for the tile cutter. @param unitsPerDegree units of the coordinates per degree */
export function linesOfEdges(graph: EdgeColumns, unitsPerDegree: number, facts: StreetFacts): StreetLines {
  return {
    ...facts,
    count: graph.edgeCount,
    appendPoints: (edge, into) => {
      const from = graph.edgeFrom[edge]!;
      const to = graph.edgeTo[edge]!;
      into.push(graph.nodeLat[from]! / unitsPerDegree, graph.nodeLng[from]! / unitsPerDegree);
      for (let point = graph.edgeFirstPoint[edge]!; point < graph.edgeFirstPoint[edge + 1]!; point++) {
        into.push(graph.pointLat[point]! / unitsPerDegree, graph.pointLng[point]! / unitsPerDegree);
      }
      into.push(graph.nodeLat[to]! / unitsPerDegree, graph.nodeLng[to]! / unitsPerDegree);
    },
  };
}

/** Lines whose points lie in shared columns. */
export interface LineColumns {
  readonly count: number;
  /** `[line]`: index of its first point. One entry more than lines. */
  readonly firstPoint: ArrayLike<number>;
  readonly lat: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
}

/** Lines in columns of points for the tile cutter. @param unitsPerDegree units of the coordinates per degree; 1 for degrees */
export function linesOfColumns(columns: LineColumns, unitsPerDegree: number, facts: StreetFacts): StreetLines {
  return {
    ...facts,
    count: columns.count,
    appendPoints: (line, into) => {
      for (let point = columns.firstPoint[line]!; point < columns.firstPoint[line + 1]!; point++) {
        into.push(columns.lat[point]! / unitsPerDegree, columns.lng[point]! / unitsPerDegree);
      }
    },
  };
}
