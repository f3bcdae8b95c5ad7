import { worldX, worldY } from './projection.ts';

/** Maximum number of cells along one side of the world. Such a cell is as large as a tile of zoom 13. */
const FINEST_ZOOM = 13;
/** Maximum number of cells of a grid. A larger area gets coarser cells. */
const MOST_CELLS = 1 << 16;

/** Appends `lat, lng, lat, lng, …` in degrees. */
type AppendPoints = (line: number, into: number[]) => void;

/** A square grid that finds the lines near a box. Each line is listed in every cell that its bounding box touches. */
export class LineGrid {
  private readonly zoom: number = 0;
  private readonly minX: number = 0;
  private readonly minY: number = 0;
  private readonly columns: number = 0;
  private readonly rows: number = 0;
  /** `[cell]`: index of its first entry in `lines`. One entry more than cells. */
  private readonly firstLine: Uint32Array = new Uint32Array(1);
  private readonly lines: Uint32Array = new Uint32Array(0);
  /** `[line]`: the last search that visited the line. */
  private readonly seen: Uint32Array;
  private search = 0;

  /** @param members indices of the lines in this grid @param count number of all lines */
  constructor(appendPoints: AppendPoints, members: readonly number[], count: number) {
    this.seen = new Uint32Array(count);
    if (members.length === 0) return;
    const boxes = boxesOf(appendPoints, members);
    let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < boxes.length; at += 4) {
      west = Math.min(west, boxes[at]!);
      north = Math.min(north, boxes[at + 1]!);
      east = Math.max(east, boxes[at + 2]!);
      south = Math.max(south, boxes[at + 3]!);
    }
    if (west > east) return; // no line has a point
    let zoom = FINEST_ZOOM;
    const cellsAt = (level: number): number => {
      const size = 2 ** level;
      const across = Math.floor(east * size) - Math.floor(west * size) + 1;
      return across * (Math.floor(south * size) - Math.floor(north * size) + 1);
    };
    while (zoom > 0 && cellsAt(zoom) > MOST_CELLS) zoom--;
    const size = 2 ** zoom;
    this.zoom = zoom;
    this.minX = Math.floor(west * size);
    this.minY = Math.floor(north * size);
    this.columns = Math.floor(east * size) - this.minX + 1;
    this.rows = Math.floor(south * size) - this.minY + 1;

    const firstLine = new Uint32Array(this.columns * this.rows + 1);
    this.eachCellOfBoxes(boxes, (cell) => {
      firstLine[cell + 1]!++;
    });
    for (let cell = 0; cell + 1 < firstLine.length; cell++) firstLine[cell + 1]! += firstLine[cell]!;
    const next = firstLine.slice();
    const lines = new Uint32Array(firstLine[firstLine.length - 1]!);
    this.eachCellOfBoxes(boxes, (cell, index) => {
      lines[next[cell]!++] = members[index]!;
    });
    this.firstLine = firstLine;
    this.lines = lines;
  }

  /** Calls `visit` once for every line whose cells touch the box. The box is in world coordinates (0 to 1). */
  visit(west: number, north: number, east: number, south: number, visit: (line: number) => void): void {
    const size = 2 ** this.zoom;
    const fromX = Math.max(0, Math.floor(west * size) - this.minX);
    const toX = Math.min(this.columns - 1, Math.floor(east * size) - this.minX);
    const fromY = Math.max(0, Math.floor(north * size) - this.minY);
    const toY = Math.min(this.rows - 1, Math.floor(south * size) - this.minY);
    this.search++;
    for (let y = fromY; y <= toY; y++) {
      for (let x = fromX; x <= toX; x++) {
        const cell = y * this.columns + x;
        for (let at = this.firstLine[cell]!; at < this.firstLine[cell + 1]!; at++) {
          const line = this.lines[at]!;
          if (this.seen[line] === this.search) continue;
          this.seen[line] = this.search;
          visit(line);
        }
      }
    }
  }

  private eachCellOfBoxes(boxes: Float64Array, visit: (cell: number, index: number) => void): void {
    const size = 2 ** this.zoom;
    for (let index = 0; index * 4 < boxes.length; index++) {
      const fromX = Math.floor(boxes[index * 4]! * size) - this.minX;
      const fromY = Math.floor(boxes[index * 4 + 1]! * size) - this.minY;
      const toX = Math.floor(boxes[index * 4 + 2]! * size) - this.minX;
      const toY = Math.floor(boxes[index * 4 + 3]! * size) - this.minY;
      for (let y = fromY; y <= toY; y++) for (let x = fromX; x <= toX; x++) visit(y * this.columns + x, index);
    }
  }
}

/** `[member] west, north, east, south` in world coordinates. A line without points gets an empty box. */
function boxesOf(appendPoints: AppendPoints, members: readonly number[]): Float64Array {
  const boxes = new Float64Array(members.length * 4);
  const points: number[] = [];
  members.forEach((line, index) => {
    points.length = 0;
    appendPoints(line, points);
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < points.length; at += 2) {
      const lat = points[at]!;
      const lng = points[at + 1]!;
      if (lng < west) west = lng;
      if (lng > east) east = lng;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
    }
    boxes[index * 4] = worldX(west);
    boxes[index * 4 + 1] = worldY(north);
    boxes[index * 4 + 2] = worldX(east);
    boxes[index * 4 + 3] = worldY(south);
  });
  return boxes;
}
