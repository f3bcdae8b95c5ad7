import type { FeedPicture } from '../../shared/feed-messages.ts';
import { type Colour, drawFeed, type NamedPoint, type Point } from './draw-feed.ts';

/** A stop on the map. */
export interface CanvasStop {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Pixels within which a click means a stop. */
const NEAR = 12;
const MARGIN = 30;
/** Scales in pixels for the whole world. */
const [LEAST_SCALE, MOST_SCALE] = [256, 256 * 2 ** 20];

/** The map of a feed: all stops, and what the row under the cursor stands for. Web Mercator, north up; drag, wheel and keys move it. */
export class FeedCanvas {
  readonly #canvas: HTMLCanvasElement;
  readonly #onStop: (id: string) => void;
  #stops: readonly CanvasStop[] = [];
  #world: readonly Point[] = [];
  #selection: FeedPicture | undefined;
  /** The middle of the picture, as parts of the world. */
  #middle: Point = { x: 0.5, y: 0.5 };
  #scale = LEAST_SCALE;
  #frame = 0;

  constructor(canvas: HTMLCanvasElement, onStop: (id: string) => void) {
    this.#canvas = canvas;
    this.#onStop = onStop;
    new ResizeObserver(() => this.#drawSoon()).observe(canvas);
    canvas.addEventListener('pointerdown', (event) => this.#drag(event));
    canvas.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    canvas.addEventListener('keydown', (event) => this.#key(event));
    canvas.addEventListener('pointermove', ({ offsetX, offsetY }) => {
      canvas.title = this.#stopAt({ x: offsetX, y: offsetY })?.name ?? '';
    });
  }

  /** Shows the stops of a feed, all of them in the picture. */
  showFeed(stops: readonly CanvasStop[]): void {
    this.#stops = stops;
    this.#world = stops.map(({ lat, lng }) => worldPoint(lat, lng));
    this.fit();
  }

  /** Draws what a row stands for, and moves it into the picture where it is not. */
  select(selection: FeedPicture | undefined): void {
    this.#selection = selection;
    const points = this.#selectedPoints();
    if (points.some((point) => !this.#isInside(point))) this.#fitTo(points);
    this.#drawSoon();
  }

  /** Brings the selection, or else all stops, into the picture. */
  fit(): void {
    const selected = this.#selectedPoints();
    this.#fitTo(selected.length > 1 ? selected : withoutStrays(this.#world));
  }

  /** @param factor above 1: nearer */
  zoom(factor: number): void {
    this.#scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, this.#scale * factor));
    this.#drawSoon();
  }

  #selectedPoints(): Point[] {
    const { lines = [], here } = this.#selection ?? {};
    const places = [...lines.flat(), ...(here === undefined ? [] : [here])];
    return places.map(([lat, lng]) => worldPoint(lat, lng));
  }

  #fitTo(points: readonly Point[]): void {
    if (points.length === 0) return;
    let [west, north, east, south] = [1, 1, 0, 0];
    for (const { x, y } of points) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      north = Math.min(north, y);
      south = Math.max(south, y);
    }
    const { clientWidth, clientHeight } = this.#canvas;
    const wanted = Math.min(
      Math.max(1, clientWidth - 2 * MARGIN) / Math.max(east - west, 1e-5),
      Math.max(1, clientHeight - 2 * MARGIN) / Math.max(south - north, 1e-5),
    );
    this.#middle = { x: (west + east) / 2, y: (north + south) / 2 };
    // A single stop keeps the scale, so that its surroundings stay.
    if (points.length > 1 || this.#scale === LEAST_SCALE)
      this.#scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, wanted));
    this.#drawSoon();
  }

  #place({ x, y }: Point): Point {
    const { clientWidth, clientHeight } = this.#canvas;
    return {
      x: (x - this.#middle.x) * this.#scale + clientWidth / 2,
      y: (y - this.#middle.y) * this.#scale + clientHeight / 2,
    };
  }

  #isInside(point: Point): boolean {
    const { x, y } = this.#place(point);
    return x >= 0 && y >= 0 && x <= this.#canvas.clientWidth && y <= this.#canvas.clientHeight;
  }

  #drawSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const ratio = window.devicePixelRatio || 1;
    this.#canvas.width = width * ratio;
    this.#canvas.height = height * ratio;
    const pen = this.#canvas.getContext('2d');
    if (pen === null) return;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const style = getComputedStyle(this.#canvas);
    const colour: Colour = (name) => style.getPropertyValue(name).trim();
    pen.font = style.font;
    const chosen = new Set(this.#selection?.stops);
    const others: Point[] = [];
    const called: NamedPoint[] = [];
    this.#world.forEach((point, at) => {
      const { id, name } = this.#stops[at]!;
      if (chosen.has(id)) called.push({ ...this.#place(point), name });
      else others.push(this.#place(point));
    });
    const { lines = [], color = '', here } = this.#selection ?? {};
    drawFeed(pen, {
      width,
      colour,
      others,
      called,
      paths: lines.map((line) => line.map(([lat, lng]) => this.#place(worldPoint(lat, lng)))),
      pathColour: color,
      cursor: here && this.#place(worldPoint(here[0], here[1])),
    });
  }

  #stopAt(at: Point): CanvasStop | undefined {
    let nearest: CanvasStop | undefined;
    let least = NEAR;
    this.#world.forEach((point, index) => {
      const { x, y } = this.#place(point);
      const away = Math.hypot(x - at.x, y - at.y);
      if (away < least) {
        least = away;
        nearest = this.#stops[index];
      }
    });
    return nearest;
  }

  #drag(start: PointerEvent): void {
    const from = { x: start.clientX, y: start.clientY };
    const middle = this.#middle;
    let moved = false;
    this.#canvas.setPointerCapture(start.pointerId);
    const move = ({ clientX, clientY }: PointerEvent): void => {
      moved ||= Math.hypot(clientX - from.x, clientY - from.y) > 4;
      if (!moved) return;
      this.#middle = { x: middle.x - (clientX - from.x) / this.#scale, y: middle.y - (clientY - from.y) / this.#scale };
      this.#drawSoon();
    };
    const end = ({ offsetX, offsetY }: PointerEvent): void => {
      this.#canvas.removeEventListener('pointermove', move);
      const found = moved ? undefined : this.#stopAt({ x: offsetX, y: offsetY });
      if (found !== undefined) this.#onStop(found.id);
    };
    this.#canvas.addEventListener('pointermove', move);
    this.#canvas.addEventListener('pointerup', end, { once: true });
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY / 400);
    const { clientWidth, clientHeight } = this.#canvas;
    const [dx, dy] = [event.offsetX - clientWidth / 2, event.offsetY - clientHeight / 2];
    const before = this.#scale;
    this.zoom(factor);
    // The place under the pointer stays there.
    this.#middle = {
      x: this.#middle.x + dx / before - dx / this.#scale,
      y: this.#middle.y + dy / before - dy / this.#scale,
    };
  }

  #key(event: KeyboardEvent): void {
    const step = 60 / this.#scale;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.#move(-step, 0),
      ArrowRight: () => this.#move(step, 0),
      ArrowUp: () => this.#move(0, -step),
      ArrowDown: () => this.#move(0, step),
      '+': () => this.zoom(1.5),
      '-': () => this.zoom(1 / 1.5),
      '0': () => this.fit(),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  }

  #move(x: number, y: number): void {
    this.#middle = { x: this.#middle.x + x, y: this.#middle.y + y };
    this.#drawSoon();
  }
}

/** Web Mercator, from 0 to 1. */
function worldPoint(lat: number, lng: number): Point {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** All points but a few far off: a stop at 0, 0 must not make the city a dot. */
function withoutStrays(points: readonly Point[]): readonly Point[] {
  if (points.length < 20) return points;
  const middle = (of: (point: Point) => number): readonly [number, number] => {
    const sorted = points.map(of).sort((a, b) => a - b);
    const [low, high] = [sorted[Math.floor(sorted.length * 0.02)]!, sorted[Math.floor(sorted.length * 0.98)]!];
    return [low - (high - low), high + (high - low)];
  };
  const [[west, east], [north, south]] = [middle(({ x }) => x), middle(({ y }) => y)];
  return points.filter(({ x, y }) => x >= west && x <= east && y >= north && y <= south);
}
