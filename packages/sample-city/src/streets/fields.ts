import type { Point } from '../geometry/point.ts';
import { cutLine, inside } from '../geometry/polygon.ts';
import { lengthOf, resample, thin } from '../geometry/polyline.ts';
import { createRandom, type Random, seedOf } from '../random.ts';
import { type DistrictId, districts, parks } from '../terrain/districts.ts';
import { basins, isWater, lake, riverRing } from '../terrain/water.ts';
import type { StreetDraft, StreetKind } from './draft.ts';

/** A district that is being drawn: its random numbers, its noise, and the drafts so far. */
export interface Field {
  readonly id: DistrictId;
  readonly random: Random;
  readonly drafts: StreetDraft[];
  /** The point displaced by smooth noise, because no street is quite straight. */
  wobble(p: Point): Point;
  /** Adds a line where it lies in the district, outside parks and water. */
  add(line: readonly Point[], draft: Omit<StreetDraft, 'points' | 'district'>): void;
}

/** @param wobbleMetres limit on the displacement @param wave wavelength of the noise in metres */
export function createField(id: DistrictId, seed: number, wobbleMetres: number, wave: number): Field {
  const random = createRandom(seedOf(seed, id));
  const phases = Array.from({ length: 4 }, () => random.between(0, 2 * Math.PI));
  const ring = districts[id];
  const parkRings = parks.map((park) => park.ring);
  const keep = (p: Point): boolean => inside(ring, p) && !parkRings.some((park) => inside(park, p)) && !isWater(p);
  const waterRings = [riverRing, lake, ...basins];
  const drafts: StreetDraft[] = [];
  const wobble = (p: Point): Point => ({
    x: p.x + wobbleMetres * (Math.sin(p.y / wave + phases[0]!) + 0.6 * Math.sin(p.x / wave / 0.7 + phases[1]!)),
    y: p.y + wobbleMetres * (Math.sin(p.x / wave + phases[2]!) + 0.6 * Math.sin(p.y / wave / 0.7 + phases[3]!)),
  });
  return {
    id,
    random,
    drafts,
    wobble,
    add(line, draft) {
      const drawn = thin(resample(line, 30).map(wobble), 0.8);
      for (const piece of cutLine(drawn, [ring, ...parkRings, ...waterRings], keep)) {
        if (lengthOf(piece) > 40) drafts.push({ ...draft, points: piece, district: id });
      }
    },
  };
}

/** The lines of a grid. */
export interface GridPlan {
  readonly origin: Point;
  /** Rotation of the grid in radians. */
  readonly turn: number;
  /** Distance in metres between the lines along, and between those across. */
  readonly rows: number;
  readonly columns: number;
  readonly reach: number;
  /** Share of blocks whose street on one side is missing. */
  readonly gaps: number;
  /** The kind of the `index`-th line. */
  kindOf(
    index: number,
    along: boolean,
  ): { readonly kind: StreetKind; readonly tags?: Readonly<Record<string, string>> };
}

/** Draws two families of parallel lines over the district, some blocks joined. */
export function drawGrid(field: Field, plan: GridPlan): void {
  const half = 1900;
  const cos = Math.cos(plan.turn);
  const sin = Math.sin(plan.turn);
  const place = (u: number, v: number): Point => ({
    x: plan.origin.x + u * cos - v * sin,
    y: plan.origin.y + u * sin + v * cos,
  });
  for (const along of [true, false]) {
    const gap = along ? plan.rows : plan.columns;
    const step = along ? plan.columns : plan.rows;
    for (let index = Math.ceil(-half / gap); index <= half / gap; index++) {
      const style = plan.kindOf(index, along);
      let start = -half;
      // A missing block ends one street and begins the next, which gets its own name.
      for (let at = -half; at < half; at += step) {
        const missing = style.kind !== 'tertiary' && field.random.chance(plan.gaps);
        if (!missing && at + step < half) continue;
        const end = missing ? at : half;
        if (end > start) {
          const line = along
            ? [place(start, index * gap), place(end, index * gap)]
            : [place(index * gap, start), place(index * gap, end)];
          field.add(line, { ...style, reach: plan.reach });
        }
        start = at + step;
      }
    }
  }
}
