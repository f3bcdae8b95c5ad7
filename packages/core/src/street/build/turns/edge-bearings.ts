import { METRES_PER_DEGREE, wrapLongitude } from '../../../geo/index.ts';
import { FULL_TURN, LOOK_METRES, UNITS_PER_DEGREE } from '../../graph/units.ts';
import type { StreetArrays } from '../layout/lay-out-graph.ts';

/**
 * The bearing in which every directed edge begins, clockwise from north in 256ths of a turn; 0 for edges without length. Its end bearing is opposite
 * to the beginning of its other direction.
 * @returns `[directed edge]`
 */
export function edgeBearings(graph: LineArrays): Uint8Array {
  const bearings = new Uint8Array(graph.edgeFrom.length * 2);
  for (let directed = 0; directed < bearings.length; directed++) bearings[directed] = bearingOf(graph, directed);
  return bearings;
}

type LineArrays = Pick<
  StreetArrays,
  'nodeLat' | 'nodeLng' | 'edgeFrom' | 'edgeTo' | 'edgeFirstPoint' | 'pointLat' | 'pointLng'
>;

function bearingOf(graph: LineArrays, directed: number): number {
  const edge = directed >> 1;
  const isForward = (directed & 1) === 0;
  const [begin, end] = [graph.edgeFirstPoint[edge]!, graph.edgeFirstPoint[edge + 1]!];
  const tail = (isForward ? graph.edgeFrom : graph.edgeTo)[edge]!;
  const head = (isForward ? graph.edgeTo : graph.edgeFrom)[edge]!;
  const [lat, lng] = [graph.nodeLat[tail]! / UNITS_PER_DEGREE, graph.nodeLng[tail]! / UNITS_PER_DEGREE];
  const shrink = Math.cos((lat * Math.PI) / 180);
  let [north, east] = [0, 0];
  for (let step = 0; step <= end - begin; step++) {
    const point = isForward ? begin + step : end - 1 - step;
    const isHead = step === end - begin;
    north = (isHead ? graph.nodeLat[head]! : graph.pointLat[point]!) / UNITS_PER_DEGREE - lat;
    east = wrapLongitude((isHead ? graph.nodeLng[head]! : graph.pointLng[point]!) / UNITS_PER_DEGREE - lng) * shrink;
    if (Math.hypot(north, east) * METRES_PER_DEGREE >= LOOK_METRES) break;
  }
  return Math.round((Math.atan2(east, north) / (2 * Math.PI)) * FULL_TURN) & (FULL_TURN - 1);
}
