/** A point of the picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A stop with its name. */
export interface NamedPoint extends Point {
  readonly name: string;
}

/** A colour of the theme by the name of its property. */
export type Colour = (name: '--stop' | '--ground' | '--ink' | '--line' | '--focus') => string;

/** What a picture of a feed consists of. */
export interface FeedDrawing {
  readonly width: number;
  readonly colour: Colour;
  /** The stops that the chosen row does not call at. */
  readonly others: readonly Point[];
  readonly called: readonly NamedPoint[];
  readonly paths: readonly (readonly Point[])[];
  /** '' for that of the theme. */
  readonly pathColour: string;
  /** The stop of the row under the cursor. */
  readonly cursor: Point | undefined;
}

/** Pixels between the lines of two names that do not touch. */
const NAME_HEIGHT = 14;

/** Draws stops as dots, and the ways, stops and names of the chosen row over them. */
export function drawFeed(
  pen: CanvasRenderingContext2D,
  { width, colour, others, called, paths, pathColour, cursor }: FeedDrawing,
): void {
  drawDots(pen, others, colour);
  drawPaths(pen, paths, colour('--ground'), 7);
  drawPaths(pen, paths, pathColour === '' ? colour('--line') : pathColour, 4);
  for (const point of called) drawRing(pen, point, 4, colour('--ink'), 2, colour('--ground'));
  if (cursor !== undefined) drawRing(pen, cursor, 8, colour('--focus'), 3);
  drawNames(pen, cursor === undefined ? called : cursorFirst(called, cursor), width, colour);
}

function drawDots(pen: CanvasRenderingContext2D, points: readonly Point[], colour: Colour): void {
  pen.fillStyle = colour('--stop');
  for (const { x, y } of points) pen.fillRect(x - 1.5, y - 1.5, 3, 3);
}

function drawPaths(
  pen: CanvasRenderingContext2D,
  paths: readonly (readonly Point[])[],
  stroke: string,
  wide: number,
): void {
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = stroke;
  pen.lineWidth = wide;
  for (const path of paths) {
    pen.beginPath();
    for (const { x, y } of path) pen.lineTo(x, y);
    pen.stroke();
  }
}

function drawRing(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  radius: number,
  stroke: string,
  wide: number,
  fill?: string,
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  if (fill !== undefined) {
    pen.fillStyle = fill;
    pen.fill();
  }
  pen.strokeStyle = stroke;
  pen.lineWidth = wide;
  pen.stroke();
}

/** Writes the names of stops. A name that would lie on another is left out; the first ones have precedence. */
function drawNames(pen: CanvasRenderingContext2D, points: readonly NamedPoint[], width: number, colour: Colour): void {
  pen.lineWidth = 3;
  pen.strokeStyle = colour('--ground');
  pen.fillStyle = colour('--ink');
  const taken: { readonly left: number; readonly right: number; readonly y: number }[] = [];
  for (const { x, y, name } of points) {
    const length = pen.measureText(name).width;
    // A name that would leave the picture stands on the other side.
    const isLeft = x + 8 + length > width;
    const left = isLeft ? x - 8 - length : x + 8;
    const right = left + length;
    if (taken.some((other) => left < other.right && right > other.left && Math.abs(y - other.y) < NAME_HEIGHT))
      continue;
    taken.push({ left, right, y });
    pen.textAlign = 'left';
    pen.strokeText(name, left, y + 4);
    pen.fillText(name, left, y + 4);
  }
}

/** The stop at the cursor first, then the furthest ones, which are the ends of most ways. */
function cursorFirst(points: readonly NamedPoint[], cursor: Point): readonly NamedPoint[] {
  const away = ({ x, y }: Point): number => Math.hypot(x - cursor.x, y - cursor.y);
  const isAtCursor = (point: Point): boolean => away(point) < 2;
  return [
    ...points.filter(isAtCursor),
    ...points.filter((point) => !isAtCursor(point)).sort((a, b) => away(b) - away(a)),
  ];
}
