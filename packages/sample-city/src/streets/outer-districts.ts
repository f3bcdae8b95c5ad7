import { type Point, points } from '../geometry/point.ts';
import { ellipse } from '../geometry/polygon.ts';
import { curve, lengthOf, offset, pointAlong } from '../geometry/polyline.ts';
import {
  ardenfieldCentre,
  type DistrictId,
  gardenCentre,
  highmoorCentre,
  hilltop,
  saltmarshCentre,
} from '../terrain/districts.ts';
import type { StreetDraft } from './draft.ts';
import { createField, drawGrid, type Field } from './fields.ts';

/** The quarters outside: hill, suburbs, garden city, island, villages. */
export function drawOuterDistricts(seed: number): StreetDraft[] {
  return [
    ...drawHill(seed),
    ...drawSuburb('west-shore', seed, { x: -3800, y: 0 }, 0.1),
    ...drawSuburb('birchfield', seed, { x: -900, y: 2600 }, -0.2),
    ...drawSuburb('eastfields', seed, { x: 2050, y: 850 }, 0.05),
    ...drawGardenCity(seed),
    ...drawIsland(seed),
    ...drawVillage('ardenfield', seed, ardenfieldCentre),
    ...drawVillage('saltmarsh', seed, saltmarshCentre),
    ...drawVillage('highmoor', seed, highmoorCentre),
  ];
}

/** Terraces along the slope, one winding road up, and straight flights of steps through them. */
function drawHill(seed: number): StreetDraft[] {
  const field = createField('lantern-hill', seed, 9, 190);
  const { random } = field;
  const radii = [0.28, 0.42, 0.57, 0.72, 0.87];
  radii.forEach((share, index) => {
    const ring = ellipse(hilltop, 850 * share, 760 * share, 48, index * 0.2);
    const arcs = index === 0 ? 1 : 2;
    for (let arc = 0; arc < arcs; arc++) {
      const corners = Array.from({ length: 48 / arcs + 1 }, (_, k) => ring[(arc * (48 / arcs) + k + index * 5) % 48]!);
      field.add(corners, { kind: index === 2 ? 'tertiary' : 'residential', reach: 40 });
    }
  });
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * 2 * Math.PI + random.between(-0.08, 0.08);
    const slanted = i % 4 === 1; // roads climb diagonally, steps go straight up
    const line = Array.from({ length: 13 }, (_, k) => {
      const share = 0.2 + (k / 12) * (slanted ? 0.82 : 0.69);
      const turn = angle + (slanted ? (share - 0.2) * 1.5 : 0);
      return { x: hilltop.x + 850 * share * Math.cos(turn), y: hilltop.y + 760 * share * Math.sin(turn) };
    });
    field.add(line, { kind: slanted ? 'residential' : i % 4 === 3 ? 'footway' : 'steps', reach: slanted ? 320 : 200 });
  }
  return field.drafts;
}

/** Winding streets with cul-de-sacs, and footpaths from their ends to the next street. */
function drawSuburb(id: DistrictId, seed: number, origin: Point, turn: number): StreetDraft[] {
  const field = createField(id, seed, 26, 230);
  drawGrid(field, {
    origin,
    turn,
    rows: 172,
    columns: 205,
    reach: 170,
    gaps: 0.13,
    kindOf: (index, along) => (along && index % 4 === 0 ? { kind: 'tertiary' } : { kind: 'residential' }),
  });
  drawCloses(field);
  return field.drafts;
}

function drawCloses(field: Field): void {
  const { random } = field;
  for (const street of [...field.drafts]) {
    const long = lengthOf(street.points);
    for (let at = 95; at < long - 90; at += 205) {
      if (!random.chance(0.55)) continue;
      const side = random.chance(0.5) ? 1 : -1;
      const deep = random.between(58, 78);
      const foot = pointAlong(street.points, at);
      const ahead = pointAlong(street.points, at + 10);
      const across = offset([foot, ahead], side * deep)[0]!;
      const bend = { x: across.x + random.between(-14, 14), y: across.y + random.between(-14, 14) };
      field.drafts.push({ kind: 'residential', points: [foot, bend], district: field.id, deadEnd: true });
      if (random.chance(0.6)) {
        const out = { x: bend.x + (bend.x - foot.x) * 0.3, y: bend.y + (bend.y - foot.y) * 0.3 };
        field.drafts.push({ kind: 'footway', points: [bend, out], district: field.id, reach: 120 });
      }
    }
  }
}

/** Ebenezer Howard's diagram, built: rings around a green, spokes between. */
function drawGardenCity(seed: number): StreetDraft[] {
  const field = createField('garden-city', seed, 6, 250);
  for (const [index, radius] of [320, 440, 560, 680, 790].entries()) {
    const arcs = index % 2 === 0 ? 4 : 3;
    const ring = ellipse(gardenCentre, radius, radius, 48, 0.4);
    for (let arc = 0; arc < arcs; arc++) {
      const corners = Array.from({ length: 48 / arcs + 1 }, (_, k) => ring[(arc * (48 / arcs) + k) % 48]!);
      field.add(corners, { kind: index === 2 ? 'tertiary' : 'residential', reach: 60 });
    }
  }
  for (let i = 0; i < 20; i++) {
    if (i % 5 === 0) continue; // a main street is there
    const angle = (i / 20) * 2 * Math.PI;
    const from = i % 2 === 0 ? 205 : 330;
    field.add(
      [
        { x: gardenCentre.x + from * Math.cos(angle), y: gardenCentre.y + from * Math.sin(angle) },
        { x: gardenCentre.x + 900 * Math.cos(angle), y: gardenCentre.y + 900 * Math.sin(angle) },
      ],
      { kind: i % 4 === 1 ? 'cycleway' : 'residential', reach: 190 },
    );
  }
  return field.drafts;
}

/** Gull Island, without cars: a village of lanes, a street along the shore, paths over the heath. */
function drawIsland(seed: number): StreetDraft[] {
  const field = createField('island', seed, 8, 120);
  const free = { motor_vehicle: 'no', bicycle: 'yes' };
  drawGrid(field, {
    origin: { x: -760, y: -2560 },
    turn: 0.15,
    rows: 105,
    columns: 130,
    reach: 60,
    gaps: 0.22,
    kindOf: (index, along) =>
      along && index % 3 === 0
        ? { kind: 'pedestrian', tags: { bicycle: 'yes' } }
        : { kind: index % 2 === 0 ? 'path' : 'footway', tags: free },
  });
  const shore = curve(
    points(
      [-1600, -2740],
      [-1450, -2510],
      [-1060, -2345],
      [-650, -2315],
      [-345, -2440],
      [-170, -2640],
      [-290, -2840],
      [-660, -2970],
      [-1050, -2900],
      [-1410, -2940],
      [-1600, -2740],
    ),
    50,
  );
  return [
    ...field.drafts,
    { kind: 'path', name: 'shore-path', points: shore, district: 'island', tags: { ...free, surface: 'compacted' } },
    {
      kind: 'pedestrian',
      name: 'island-street',
      points: curve(points([-650, -2235], [-660, -2315], [-700, -2560], [-690, -2750], [-660, -2970]), 40),
      district: 'island',
      tags: { bicycle: 'yes' },
    },
    {
      kind: 'path',
      name: 'lighthouse-path',
      points: curve(points([-690, -2600], [-1000, -2620], [-1350, -2700], [-1540, -2760]), 40),
      district: 'island',
      tags: { ...free, surface: 'fine_gravel' },
    },
  ];
}

function drawVillage(id: DistrictId, seed: number, center: Point): StreetDraft[] {
  const field = createField(id, seed, 22, 170);
  drawGrid(field, {
    origin: center,
    turn: 0.3,
    rows: 190,
    columns: 210,
    reach: 60,
    gaps: 0.12,
    kindOf: (index, along) => (along && index === 0 ? { kind: 'tertiary' } : { kind: 'residential' }),
  });
  return field.drafts;
}
