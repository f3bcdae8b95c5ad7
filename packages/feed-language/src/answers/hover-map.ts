import { drawRoute, type RouteDrawing, type RouteLine } from '@tripwright/map-view/svg';
import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedWords } from '../feed-texts.ts';
import type { CallingLine } from './lines-at-stop.ts';
import { markdownPicture } from './markdown.ts';
import { colorOf } from './route-badge.ts';
import { type Place, placeOf, wayOf } from './trip-way.ts';

/** Size of the maps in pixels. */
const MAP = { width: 320, height: 180 } as const;
/** Stops within this many degrees of a stop are drawn around it. */
const AROUND_DEGREES = 0.004;
const MOST_AROUND = 60;
/** Lines that are drawn through a stop. */
const MOST_DRAWN = 4;

/** A drawing as a picture in Markdown. */
export function hoverMap(drawing: RouteDrawing, title: string, { dark }: FeedWords): string {
  return markdownPicture(drawRoute(drawing, { ...MAP, theme: dark ? 'dark' : 'light', title }), title);
}

/** A map of a stop, of the stops around it and of the lines that call there. */
export async function mapAround(
  feed: FeedIndex,
  place: Place,
  name: string,
  calling: readonly CallingLine[],
  words: FeedWords,
): Promise<string> {
  const lines: RouteLine[] = [];
  for (const { route, trip } of calling.slice(0, MOST_DRAWN)) {
    const color = colorOf(route);
    const { points } = await wayOf(feed, trip);
    for (const part of partsNear(points, place)) lines.push({ points: part, dash: [], ...(color !== '' && { color }) });
  }
  const around: Place[] = [];
  await feed.table('stops.txt')?.forEachRow((row) => {
    const other = placeOf(row);
    if (other === undefined || Math.abs(other.lat - place.lat) > AROUND_DEGREES) return true;
    if (Math.abs(other.lng - place.lng) <= 2 * AROUND_DEGREES) around.push(other);
    return around.length < MOST_AROUND;
  });
  const bounds = {
    south: place.lat - AROUND_DEGREES / 2,
    north: place.lat + AROUND_DEGREES / 2,
    west: place.lng - AROUND_DEGREES,
    east: place.lng + AROUND_DEGREES,
  };
  const points = [
    ...around.map((other) => ({ ...other, kind: 'stop' as const })),
    { ...place, kind: 'to' as const, label: name },
  ];
  return hoverMap({ bounds, lines, points }, name, words);
}

/** The parts of a line that lie near a place, each with a point beyond the picture at its ends. */
function partsNear(points: readonly Place[], { lat, lng }: Place): Place[][] {
  const parts: Place[][] = [];
  const isNear = (point: Place | undefined): boolean =>
    point !== undefined &&
    Math.abs(point.lat - lat) < 2 * AROUND_DEGREES &&
    Math.abs(point.lng - lng) < 3 * AROUND_DEGREES;
  let part: Place[] = [];
  points.forEach((point, at) => {
    if (isNear(point) || isNear(points[at - 1]) || isNear(points[at + 1])) part.push(point);
    else {
      if (part.length > 1) parts.push(part);
      part = [];
    }
  });
  return part.length > 1 ? [...parts, part] : parts;
}
