import { type Point, points } from '../geometry/point.ts';
import { ellipse } from '../geometry/polygon.ts';
import { marketSquare } from '../terrain/districts.ts';
import type { StreetDraft } from './draft.ts';
import { createField, drawGrid } from './fields.ts';

/** The quarters inside the ring of main streets: medieval, gridded, academic, industrial. */
export function drawTownDistricts(seed: number): StreetDraft[] {
  return [
    ...drawOldTown(seed),
    ...drawNewTown(seed),
    ...drawEastbank(seed),
    ...drawUniversity(seed),
    ...drawDocks(seed),
  ];
}

/** Crooked lanes around the market: spokes and rings, mostly for pedestrians only. */
function drawOldTown(seed: number): StreetDraft[] {
  const field = createField('old-town', seed, 15, 95);
  const { random } = field;
  const spokes = 13;
  for (let i = 0; i < spokes; i++) {
    const angle = (i / spokes) * 2 * Math.PI + random.between(-0.12, 0.12);
    const from = i % 2 === 0 ? 48 : 120;
    const kind = i % 3 === 0 ? 'pedestrian' : i % 3 === 1 ? 'living_street' : 'residential';
    field.add([polar(marketSquare, from, angle), polar(marketSquare, 620, angle)], {
      kind,
      reach: 130,
      ...(kind === 'residential' ? { tags: { oneway: 'yes', 'oneway:bicycle': 'no' } } : {}),
    });
  }
  [120, 205, 290, 375, 460, 545].forEach((radius, index) => {
    const ring = ellipse(marketSquare, radius * 1.05, radius * 0.95, 42);
    const arcs = index === 0 ? 1 : 3;
    const size = 42 / arcs;
    for (let arc = 0; arc < arcs; arc++) {
      const corners = Array.from({ length: size + 1 }, (_, k) => ring[(arc * size + k + index * 3) % 42]!);
      const kind = index === 0 ? 'pedestrian' : random.pick(['living_street', 'residential', 'pedestrian'] as const);
      field.add(corners, {
        kind,
        reach: 60,
        ...(index > 2 && kind === 'residential' ? { tags: { oneway: 'yes', 'oneway:bicycle': 'no' } } : {}),
      });
    }
  });
  const square = ellipse(marketSquare, 52, 46, 14).map(field.wobble);
  return [
    ...field.drafts,
    { kind: 'pedestrian', points: [...square, square[0]!], name: 'market-square', district: 'old-town' },
  ];
}

/** A rectangular grid: every other street is one-way, every fourth an avenue. */
function drawNewTown(seed: number): StreetDraft[] {
  const field = createField('new-town', seed, 5, 260);
  drawGrid(field, {
    origin: { x: -520, y: 900 },
    turn: 0.07,
    rows: 92,
    columns: 118,
    reach: 150,
    gaps: 0.05,
    kindOf: (index, along) => {
      if (along && index % 4 === 0) return { kind: 'tertiary', tags: { cycleway: 'lane' } };
      if (!along && index === 2) return { kind: 'pedestrian' };
      const direction = index % 2 === 0 ? 'yes' : '-1';
      return index % 3 === 0
        ? { kind: 'residential' }
        : { kind: 'residential', tags: { oneway: direction, 'oneway:bicycle': 'no' } };
    },
  });
  return field.drafts;
}

/** A later, wider grid across the river. */
function drawEastbank(seed: number): StreetDraft[] {
  const field = createField('eastbank', seed, 7, 220);
  drawGrid(field, {
    origin: { x: 900, y: 0 },
    turn: -0.05,
    rows: 104,
    columns: 128,
    reach: 150,
    gaps: 0.08,
    kindOf: (index, along) =>
      !along && index % 5 === 2
        ? { kind: 'tertiary', tags: { 'cycleway:both': 'lane' } }
        : along && index % 2 === 1
          ? { kind: 'residential', tags: { oneway: index % 4 === 1 ? 'yes' : '-1' } }
          : { kind: 'residential' },
  });
  return field.drafts;
}

/** Halls and lawns: few streets, many paths. */
function drawUniversity(seed: number): StreetDraft[] {
  const field = createField('university', seed, 9, 200);
  drawGrid(field, {
    origin: { x: 900, y: 850 },
    turn: 0.12,
    rows: 165,
    columns: 150,
    reach: 160,
    gaps: 0.14,
    kindOf: (index) => (index % 3 === 1 ? { kind: 'living_street' } : { kind: 'residential' }),
  });
  for (let i = -4; i < 5; i++) {
    field.add(points([420, 850 + i * 160], [1440, 780 + i * 175]), {
      kind: i % 2 === 0 ? 'footway' : 'path',
      reach: 60,
    });
  }
  return field.drafts;
}

/** Long sheds, wide roads, quays that end in the water. */
function drawDocks(seed: number): StreetDraft[] {
  const field = createField('docks', seed, 4, 300);
  drawGrid(field, {
    origin: { x: 1300, y: -700 },
    turn: -0.09,
    rows: 150,
    columns: 215,
    reach: 170,
    gaps: 0.1,
    kindOf: (index, along) =>
      along && index === 0
        ? { kind: 'tertiary', tags: { surface: 'concrete' } }
        : index % 3 === 1
          ? { kind: 'service', tags: { surface: 'concrete' } }
          : { kind: 'residential', tags: { surface: index % 2 === 0 ? 'asphalt' : 'sett' } },
  });
  return field.drafts;
}

function polar(center: Point, radius: number, angle: number): Point {
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}
