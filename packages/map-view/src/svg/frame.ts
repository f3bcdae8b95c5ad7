import type { LatLng } from '@tripwright/core/geo';
import { worldX, worldY } from '../tiles/projection.ts';
import type { RouteDrawing } from './route-drawing.ts';
import { number } from './xml.ts';

/** Converts places to pixels of a picture. */
export interface Frame {
  /** Undefined for a place without a finite position. */
  place(place: LatLng): [x: number, y: number] | undefined;
  /** SVG path commands of a line; '' for fewer than two places. */
  path(points: readonly LatLng[]): string;
  /** The point half way along a line, measured in the picture. */
  middle(points: readonly LatLng[]): [x: number, y: number] | undefined;
}

/** Margin in pixels around the drawing. */
const MARGIN = 26;
/** A smaller drawing is not enlarged to fill the picture. About 160 m of longitude at the equator, as a fraction of the world. */
const SMALLEST_SPAN = 0.0015 / 360;

/** Fits the drawing into a picture, in Web Mercator as on the map. */
export function createFrame(drawing: RouteDrawing, width: number, height: number): Frame {
  const { bounds } = drawing;
  const places: readonly LatLng[] =
    bounds === undefined
      ? [...drawing.lines.flatMap((line) => line.points), ...(drawing.points ?? [])]
      : [
          { lat: bounds.south, lng: bounds.west },
          { lat: bounds.north, lng: bounds.west <= bounds.east ? bounds.east : bounds.east + 360 },
        ];
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lng } of places) {
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) continue;
    west = Math.min(west, worldX(lng));
    east = Math.max(east, worldX(lng));
    north = Math.min(north, worldY(lat));
    south = Math.max(south, worldY(lat));
  }
  if (west > east) [west, north, east, south] = [0, 0, 1, 1];
  const air = bounds === undefined ? Math.min(MARGIN, width / 5, height / 5) : 0;
  const scale = Math.min(
    (width - 2 * air) / Math.max(east - west, SMALLEST_SPAN),
    (height - 2 * air) / Math.max(south - north, SMALLEST_SPAN),
  );
  const left = width / 2 - ((west + east) / 2) * scale;
  const top = height / 2 - ((north + south) / 2) * scale;

  const place = ({ lat, lng }: LatLng): [number, number] | undefined =>
    Number.isFinite(lat) && Number.isFinite(lng) ? [worldX(lng) * scale + left, worldY(lat) * scale + top] : undefined;
  const placesOf = (points: readonly LatLng[]): [number, number][] =>
    points.map(place).filter((point) => point !== undefined);
  return {
    place,
    path: (points) => {
      const at = placesOf(points);
      if (at.length < 2) return '';
      let path = '';
      let last = '';
      for (const [x, y] of at) {
        const next = `${number(x)} ${number(y)}`;
        if (next === last) continue; // less than a tenth of a pixel away
        path += `${path === '' ? 'M' : 'L'}${next}`;
        last = next;
      }
      return path.includes('L') ? path : `${path}h0.1`;
    },
    middle: (points) => {
      const at = placesOf(points);
      let rest = 0;
      for (let i = 1; i < at.length; i++) rest += distance(at[i - 1]!, at[i]!);
      rest /= 2;
      for (let i = 1; i < at.length; i++) {
        const [from, to] = [at[i - 1]!, at[i]!];
        const long = distance(from, to);
        if (rest <= long) {
          const share = long === 0 ? 0 : rest / long;
          return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        }
        rest -= long;
      }
      return at[0];
    },
  };
}

function distance(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
