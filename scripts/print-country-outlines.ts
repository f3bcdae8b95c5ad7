// Writes the outlines by which an import finds the country of its streets.
// usage: npm run -s node -- scripts/print-country-outlines.ts FOLDER
//        FOLDER holds the package @rapideditor/country-coder (ISC licence), unpacked: `npm pack @rapideditor/country-coder`

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePolyline } from '../packages/core/src/geo/index.ts';
import { countryRules } from '../packages/core/src/street/index.ts';

type Corner = readonly [lng: number, lat: number];

interface Feature {
  readonly properties: {
    readonly iso1A2?: string;
    /** The sovereign state of a territory. */
    readonly country?: string;
    readonly driveSide?: 'left' | 'right';
  };
  readonly geometry: { readonly coordinates: readonly (readonly (readonly Corner[])[])[] } | null;
}

/** Degrees that a border may move when it is simplified: about a kilometre, and a hundredth of the smallest country beside it. */
const TOLERANCE = 0.01;
const SHARE_OF_SIZE = 0.01;
const OUTPUT = 'packages/core/src/street/build/country/country-outlines.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder of the unpacked package @rapideditor/country-coder.');
const { features } = JSON.parse(readFileSync(join(folder, 'src/data/borders.json'), 'utf8')) as { features: Feature[] };
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };

const rings = features.flatMap(({ properties, geometry }) =>
  (geometry?.coordinates ?? []).flatMap((polygon) => polygon.map((ring) => ({ properties, ring: ring.slice(0, -1) }))),
);
const neighbours = new Map<string, Set<string>>();
for (const { ring } of rings)
  ring.forEach((corner, i) => {
    const found = neighbours.get(String(corner)) ?? new Set();
    for (const next of [ring[(i + 1) % ring.length], ring.at(i - 1)]) found.add(String(next));
    neighbours.set(String(corner), found);
  });

/** Degrees across the smallest outline that a corner belongs to. */
const sizes = new Map<string, number>();
for (const { ring } of rings) {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  const size = Math.min(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats));
  for (const corner of ring) sizes.set(String(corner), Math.min(size, sizes.get(String(corner)) ?? size));
}

const outlines = new Map<string, string[]>();
for (const { properties, ring } of rings) {
  const code = rulesOf(properties);
  if (code === undefined) continue;
  // Thousandths of a degree are enough, and the encoding counts in hundred-thousandths.
  const points = simplified(ring).map(([lng, lat]) => ({ lat: lat / 100, lng: lng / 100 }));
  outlines.set(code, [...(outlines.get(code) ?? []), encodePolyline(points.map(rounded))]);
}

const rows = [...outlines]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, lines]) => `  ${code}: ${JSON.stringify(lines)},`);
writeFileSync(
  OUTPUT,
  `// Printed by scripts/print-country-outlines.ts from @rapideditor/country-coder ${version}.
// Copyright (c) 2025, country-coder contributors. Permission to use, copy, modify, and/or distribute this data for any purpose with or without fee is
// granted, provided that this notice appears in all copies (ISC licence). The data come without any warranty.

/**
 * The outlines of the countries with rules of their own, by ISO 3166-1 code: encoded polylines in thousandths of a degree, holes included. Borders
 * are right to about a kilometre; coasts lie out at sea. A territory has the code of its state where it has no rules of its own and keeps to the same
 * side of the road.
 */
export const COUNTRY_OUTLINES: Readonly<Record<string, readonly string[]>> = {
${rows.join('\n')}
};
`,
);

/** The code of the rules that apply in a feature; undefined where the default applies. */
function rulesOf({ iso1A2, country, driveSide = 'right' }: Feature['properties']): string | undefined {
  return [iso1A2, country].find(
    (code) => code !== undefined && countryRules(code)?.drivesLeft === (driveSide === 'left'),
  );
}

function rounded({ lat, lng }: { lat: number; lng: number }): { lat: number; lng: number } {
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}

/** Simplifies the stretches between points where three countries meet, so that both sides of a border stay equal. */
function simplified(ring: readonly Corner[]): readonly Corner[] {
  const meets = (corner: Corner): boolean => neighbours.get(String(corner))?.size !== 2;
  const start = Math.max(0, ring.findIndex(meets));
  const closed = [...ring.slice(start), ...ring.slice(0, start), ring[start] as Corner];
  const kept: Corner[] = [];
  let from = 0;
  for (let i = 1; i < closed.length; i++) {
    if (i < closed.length - 1 && !meets(closed[i] as Corner)) continue;
    const stretch = closed.slice(from, i + 1);
    const isTurned = String(stretch[0]) > String(stretch.at(-1));
    const smallest = Math.min(...stretch.map((corner) => sizes.get(String(corner)) as number));
    const tolerance = Math.min(TOLERANCE, smallest * SHARE_OF_SIZE);
    const fewer = withoutDetail(isTurned ? stretch.reverse() : stretch, tolerance);
    kept.push(...(isTurned ? [...fewer].reverse() : fewer).slice(0, -1));
    from = i;
  }
  return kept.length < 3 ? ring : kept;
}

/** The algorithm of Douglas and Peucker (1973). */
function withoutDetail(line: readonly Corner[], tolerance: number): readonly Corner[] {
  const [first, last] = [line[0] as Corner, line.at(-1) as Corner];
  let [far, distance] = [0, 0];
  line.forEach((corner, i) => {
    const away = distanceFrom(first, last, corner);
    if (away > distance) [far, distance] = [i, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...withoutDetail(line.slice(0, far + 1), tolerance).slice(0, -1),
    ...withoutDetail(line.slice(far), tolerance),
  ];
}

function distanceFrom([ax, ay]: Corner, [bx, by]: Corner, [x, y]: Corner): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
