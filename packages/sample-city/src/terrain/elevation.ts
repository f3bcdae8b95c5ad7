import type { Point } from '../geometry/point.ts';

/** The hills of the city: place, height and radius in metres. */
const hills: readonly { readonly x: number; readonly y: number; readonly height: number; readonly wide: number }[] = [
  { x: -1950, y: 250, height: 118, wide: 620 },
  { x: 1050, y: 900, height: 34, wide: 520 },
  { x: -1100, y: 3100, height: 46, wide: 1200 },
  { x: 2400, y: 2700, height: 40, wide: 1300 },
  { x: -1480, y: -2760, height: 38, wide: 330 },
  { x: 3800, y: 5200, height: 160, wide: 2200 },
];

/** Height above sea level in metres: bell-shaped hills on a plain that rises inland. */
export function elevationAt(p: Point): number {
  let height = 2 + Math.max(0, p.y + 800) * 0.006;
  for (const hill of hills) {
    const dx = (p.x - hill.x) / hill.wide;
    const dy = (p.y - hill.y) / hill.wide;
    height += hill.height * Math.exp(-1.6 * (dx * dx + dy * dy));
  }
  return height;
}
