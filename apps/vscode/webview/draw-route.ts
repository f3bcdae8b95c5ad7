import type { LatLng, PreviewCity, PreviewLeg, PreviewRoute } from '../shared/preview-model.ts';
import type { ViewBox } from './view-box.ts';

/** The parts of a leg that are drawn. */
export type DrawnLeg = Pick<PreviewLeg, 'action' | 'color' | 'lines' | 'pattern' | 'times'>;

/** The parts of an answer that are drawn. */
export interface DrawnRoute extends Pick<PreviewRoute, 'title' | 'from' | 'to'> {
  readonly trips: readonly { readonly title: string; readonly legs: readonly DrawnLeg[] }[];
}

/** Size of the drawing in CSS pixels, its units. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/** What to draw. Only the selected trip of `route.trips` is drawn. */
export interface Drawing {
  readonly city: PreviewCity;
  readonly route: DrawnRoute;
  readonly selectedTrip: number;
  readonly size: DrawingSize;
  /** The visible part; `{x: 0, y: 0, ...size}` is the whole route. */
  readonly box: ViewBox;
}

/** Margin in pixels on each side of the route, for the markers and the scale. */
const MARGIN = 48;

/** Smallest extent: a route between two doors of one street should still show its surroundings. */
const SMALLEST_SPAN_METRES = 300;

const METRES_PER_DEGREE = 111_320;

const MARKER_RADIUS = 11;

/** Approximate width of a letter. */
const PIXELS_PER_LETTER = 7;

/** Dash patterns in pixels. A solid line has none. */
const DASHES = { solid: '', dashed: '14 7', dotted: '1 9' };

/** Converts degrees to pixels, north up. */
export interface Projection {
  readonly project: (at: LatLng) => readonly [x: number, y: number];
  readonly metresPerUnit: number;
}

/** Fits the points into the drawing with a flat projection that keeps shapes at the middle latitude. */
export function fitProjection(points: readonly LatLng[], size: DrawingSize): Projection {
  let south = Number.POSITIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  for (const [lat, lng] of points) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  if (points.length === 0) [south, north, west, east] = [0, 0, 0, 0];
  const middle = [(south + north) / 2, (west + east) / 2] as const;
  const squeeze = Math.cos((middle[0] * Math.PI) / 180);
  const smallest = SMALLEST_SPAN_METRES / METRES_PER_DEGREE;
  const scale = Math.min(
    Math.max(1, size.width - 2 * MARGIN) / Math.max((east - west) * squeeze, smallest),
    Math.max(1, size.height - 2 * MARGIN) / Math.max(north - south, smallest),
  );
  return {
    project: ([lat, lng]) => [
      size.width / 2 + (lng - middle[1]) * squeeze * scale,
      size.height / 2 - (lat - middle[0]) * scale,
    ],
    metresPerUnit: METRES_PER_DEGREE / scale,
  };
}

/**
 * The picture of a trip as SVG markup: streets and outline below, the legs above, both ends marked, and a scale. It is a pure function to
 * text, so that tests need no page. Every name in it is escaped.
 */
export function drawRoute({ city, route, selectedTrip, size, box }: Drawing): string {
  const legs = route.trips[selectedTrip]?.legs ?? [];
  const ends = [route.from.at, route.to.at];
  const fitted = fitProjection([...ends, ...legs.flatMap((leg) => leg.lines.flat())], size);
  const { project, metresPerUnit } = showing(fitted, size, box);
  const paths = (lines: readonly (readonly LatLng[])[]) => lines.map((line) => pathData(line, project)).join('');
  const drawn = legs.map((leg, index) => ({ leg, index })).filter(({ leg }) => leg.lines.length > 0);
  return [
    `<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escapeMarkup(describe(route, legs))}">`,
    city.outline.length > 0 ? `<path class="outline" d="${paths([city.outline])}Z"/>` : '',
    `<path class="street" d="${paths(city.streets)}"/>`,
    ...hops(route, legs).map((hop) => `<path class="hop" d="${paths([hop])}"/>`),
    ...drawn.map(({ leg }) => `<path class="casing" d="${paths(leg.lines)}"/>`),
    ...drawn.map(({ leg, index }) => legPath(leg, index, paths(leg.lines))),
    ...drawn.slice(1).map(({ leg }) => dot(project(leg.lines[0]?.[0] ?? route.from.at))),
    marker(project(route.from.at), 'A', route.from.title, route.from.at[0] >= route.to.at[0], size),
    marker(project(route.to.at), 'B', route.to.title, route.to.at[0] >= route.from.at[0], size),
    scaleBar(metresPerUnit, size),
    '</svg>',
  ].join('');
}

/** The projection that fits the box into the drawing. Lines and names keep their size, and distances grow. */
function showing({ project, metresPerUnit }: Projection, size: DrawingSize, box: ViewBox): Projection {
  const growth = size.width / box.width;
  return {
    project: (at) => {
      const [x, y] = project(at);
      return [(x - box.x) * growth, (y - box.y) * growth];
    },
    metresPerUnit: metresPerUnit / growth,
  };
}

/** Escapes text between tags or inside a quoted attribute. */
export function escapeMarkup(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function describe(route: DrawnRoute, legs: readonly DrawnLeg[]): string {
  const steps = legs.map((leg) => leg.action).join('; ');
  return `Map of the route from ${route.from.title} to ${route.to.title}. ${steps}`;
}

function legPath(leg: DrawnLeg, index: number, data: string): string {
  const color = leg.color === undefined ? '' : ` stroke="${escapeMarkup(leg.color)}"`;
  const dash = DASHES[leg.pattern] === '' ? '' : ` stroke-dasharray="${DASHES[leg.pattern]}"`;
  const plain = leg.color === undefined ? ' plain' : '';
  return `<path class="leg${plain}" data-leg="${index}"${color}${dash} d="${data}"><title>${escapeMarkup(leg.action)}</title></path>`;
}

/** Lines from the requested places to the start and the end of the trip, which may lie off the street network. */
function hops(route: DrawnRoute, legs: readonly DrawnLeg[]): LatLng[][] {
  const lines = legs.flatMap((leg) => leg.lines).filter((line) => line.length > 0);
  const first = lines.at(0)?.at(0);
  const last = lines.at(-1)?.at(-1);
  if (first === undefined || last === undefined) return [[route.from.at, route.to.at]];
  return [
    [route.from.at, first],
    [last, route.to.at],
  ];
}

function pathData(line: readonly LatLng[], project: Projection['project']): string {
  let data = '';
  for (const at of line) {
    const [x, y] = project(at);
    data += `${data === '' ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return data;
}

function dot([x, y]: readonly [number, number]): string {
  return `<circle class="change" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4"/>`;
}

/** An end of the route. Its name lies above or below it, away from the other end, so that the route does not cross the name. */
function marker(
  [x, y]: readonly [number, number],
  letter: string,
  title: string,
  above: boolean,
  size: DrawingSize,
): string {
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  const half = (title.length * PIXELS_PER_LETTER) / 2;
  // Near a side, the name begins or ends at the marker, so that it is not cut off.
  const [offset, anchor] =
    x < half ? [-MARKER_RADIUS, 'start'] : x > size.width - half ? [MARKER_RADIUS, 'end'] : [0, 'middle'];
  return (
    `<g class="marker" transform="${at}"><circle r="${MARKER_RADIUS}"/><text class="letter" dy="4">${letter}</text>` +
    `<text class="name" x="${offset}" y="${above ? -17 : 25}" text-anchor="${anchor}">${escapeMarkup(title)}</text></g>`
  );
}

function scaleBar(metresPerUnit: number, size: DrawingSize): string {
  const metres = roundLength(metresPerUnit * Math.min(160, size.width / 3));
  const length = metres / metresPerUnit;
  const label = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  const y = size.height - 12;
  return (
    `<g class="scale"><path d="M20 ${y - 6}V${y}H${(20 + length).toFixed(1)}V${y - 6}"/>` +
    `<text x="24" y="${y - 8}">${label}</text></g>`
  );
}

/** The largest of 1, 2, 5, 10, 20 … that is at most the length. */
function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  const digit = [5, 2, 1].find((candidate) => candidate * power <= metres) ?? 1;
  return Math.max(1, digit * power);
}
