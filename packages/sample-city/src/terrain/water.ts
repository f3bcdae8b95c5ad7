import { distance, type Point, points } from '../geometry/point.ts';
import { inside } from '../geometry/polygon.ts';
import { curve } from '../geometry/polyline.ts';

/** Extent of the map, in metres of the plan. */
const extent: { readonly west: number; readonly east: number; readonly south: number; readonly north: number } = {
  west: -6200,
  east: 13200,
  south: -4400,
  north: 10600,
};

/** The mainland's shore from west to east; the sea lies to the right, that is, south. */
export const coast: readonly Point[] = curve(
  points(
    [-6200, -350],
    [-5200, -780],
    [-4300, -1000],
    [-3500, -1040],
    [-2700, -1130],
    [-2100, -1010],
    [-1650, -810],
    [-1200, -730],
    [-700, -740],
    [-280, -770],
    [-95, -690],
    [20, -610],
    [140, -690],
    [250, -830],
    [600, -960],
    [1200, -1120],
    [1900, -1090],
    [2400, -920],
    [2800, -760],
    [3200, -800],
    [3700, -1000],
    [4600, -1130],
    [5600, -1060],
    [6500, -800],
    [8500, -560],
    [10500, -640],
    [13200, -500],
  ),
  90,
);

/** The middle of the river Orrin, from its mouth upstream. */
const riverLine: readonly Point[] = curve(
  points(
    [20, -720],
    [30, -400],
    [-20, 0],
    [70, 500],
    [250, 1000],
    [330, 1600],
    [210, 2200],
    [280, 2900],
    [560, 3500],
    [900, 4300],
    [1200, 5400],
    [900, 6800],
    [1300, 8200],
    [1100, 10600],
  ),
  60,
);

const riverBanks: readonly Point[] = drawBanks();

/** Gull Island's shore, anticlockwise. */
export const islandShore: readonly Point[] = curve(
  points(
    [-1750, -2740],
    [-1500, -2420],
    [-1080, -2260],
    [-620, -2230],
    [-260, -2390],
    [-60, -2640],
    [-210, -2920],
    [-640, -3070],
    [-1050, -3000],
    [-1420, -3060],
  ),
  60,
  true,
).slice(0, -1);

/** Harbour basins in the docks. */
export const basins: readonly (readonly Point[])[] = [
  points([560, -900], [640, -640], [700, -650], [640, -940]),
  points([1180, -1080], [1190, -780], [1270, -780], [1270, -1090]),
];

/** The lake in Birchfield. */
export const lake: readonly Point[] = curve(
  points([-1330, 2560], [-1180, 2700], [-1130, 2900], [-1250, 3010], [-1390, 2900], [-1420, 2700]),
  40,
  true,
).slice(0, -1);

/** The sea as one ring: the shore, closed around the south of the map. */
export const seaRing: readonly Point[] = [
  ...coast,
  { x: extent.east, y: extent.south },
  { x: extent.west, y: extent.south },
];

/** The river as one ring that reaches into the sea. */
export const riverRing: readonly Point[] = riverBanks;

/** Whether the point is in the sea, the river, a basin or the lake. */
export function isWater(p: Point): boolean {
  if (inside(seaRing, p)) return !inside(islandShore, p);
  if (p.x > -300 && p.x < 1600 && inside(riverRing, p)) return true;
  return basins.some((basin) => inside(basin, p)) || inside(lake, p);
}

/** Half the river's width: 110 m at the mouth, 45 m upstream. */
function halfWidth(p: Point): number {
  return Math.max(45, 88 - (p.y + 400) * 0.018) + Math.max(0, -p.y - 450) * 0.18;
}

function drawBanks(): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  riverLine.forEach((p, i) => {
    const before = riverLine[Math.max(0, i - 1)]!;
    const after = riverLine[Math.min(riverLine.length - 1, i + 1)]!;
    const long = distance(before, after);
    const across = { x: -(after.y - before.y) / long, y: (after.x - before.x) / long };
    const half = halfWidth(p);
    left.push({ x: p.x + across.x * half, y: p.y + across.y * half });
    right.push({ x: p.x - across.x * half, y: p.y - across.y * half });
  });
  return [...left, ...right.reverse()];
}
