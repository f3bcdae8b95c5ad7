import { edgeLine, type StreetClass, type StreetGraph } from '@tripwright/core/street';
import type { LatLng } from '../../shared/preview-model.ts';

/** Not drawn: these are no lines on the ground, or belong to a building or a platform. */
const HIDDEN: ReadonlySet<StreetClass> = new Set(['passage', 'elevator', 'corridor', 'platform', 'ferry']);

/** To about a metre: nobody sees less in a drawing of a city, and the lines travel to the panel as text. */
const DIGITS = 5;

/** The streets of a graph as lines to draw, each once. */
export function streetLines(graph: StreetGraph): LatLng[][] {
  const lines: LatLng[][] = [];
  for (let edge = 0; edge < graph.edgeCount; edge++) {
    if (HIDDEN.has(graph.traitsOf(edge).class)) continue;
    lines.push(edgeLine(graph, 2 * edge).map(({ lat, lng }): LatLng => [short(lat), short(lng)]));
  }
  return lines;
}

function short(degrees: number): number {
  return Number(degrees.toFixed(DIGITS));
}
