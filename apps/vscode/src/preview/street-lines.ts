import { type EdgeIndex, edgeLine, forwardOf, type StreetClass, type StreetGraph } from '@tripwright/core/street';
import type { LatLng } from '../../shared/preview-model.ts';

/** Classes that are not drawn: ferries, and paths inside buildings or on platforms. */
const HIDDEN: ReadonlySet<StreetClass> = new Set(['passage', 'elevator', 'corridor', 'platform', 'ferry']);

/** Rounds to about a metre, which is enough for a drawing of a city and keeps the message to the panel small. */
const DIGITS = 5;

/** The streets of a graph as lines, each once. */
export function streetLines(graph: StreetGraph): LatLng[][] {
  const lines: LatLng[][] = [];
  for (let edge = 0 as EdgeIndex; edge < graph.edgeCount; edge++) {
    if (HIDDEN.has(graph.traitsOf(edge).class)) continue;
    lines.push(edgeLine(graph, forwardOf(edge)).map(({ lat, lng }): LatLng => [short(lat), short(lng)]));
  }
  return lines;
}

function short(degrees: number): number {
  return Number(degrees.toFixed(DIGITS));
}
