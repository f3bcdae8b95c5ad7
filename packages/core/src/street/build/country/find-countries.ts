import {
  type BoundingBox,
  boundingBoxOf,
  boxContains,
  decodePolyline,
  type LatLng,
  ringContains,
} from '../../../geo/index.ts';
import type { StreetRows } from '../rows/street-rows.ts';
import { COUNTRY_OUTLINES } from './country-outlines.ts';

/** A country and the share of an extract's nodes that lie in it. */
export interface CountryShare {
  /** ISO 3166-1 alpha-2; '' for countries without rules, and for the sea. */
  readonly code: string;
  /** 0 to 1. */
  readonly share: number;
}

/** Squares per degree in which nodes are counted: half the accuracy of the outlines, about 500 m. */
const SQUARES = 200;
/** More squares than lie along a parallel. */
const ROW = 1000 * SQUARES;

/**
 * The countries in which the nodes of an extract lie, the largest share first. Only countries with rules have a code.
 * @returns nothing for an extract without nodes
 */
export function findCountries({ nodeLat, nodeLng }: Pick<StreetRows, 'nodeLat' | 'nodeLng'>): readonly CountryShare[] {
  const nodes = new Map<string, number>();
  const squares = new Map<number, number>();
  for (let node = 0; node < nodeLat.length; node++) {
    const square = Math.floor((nodeLat[node]! + 90) * SQUARES) * ROW + Math.floor((nodeLng[node]! + 180) * SQUARES);
    squares.set(square, (squares.get(square) ?? 0) + 1);
  }
  const countryAt = countryFinder();
  for (const [square, count] of squares) {
    const row = Math.floor(square / ROW);
    const lng = (square - row * ROW + 0.5) / SQUARES - 180;
    const code = countryAt({ lat: (row + 0.5) / SQUARES - 90, lng });
    nodes.set(code, (nodes.get(code) ?? 0) + count);
  }
  return [...nodes]
    .map(([code, count]) => ({ code, share: count / nodeLat.length }))
    .sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
}

interface Ring {
  readonly corners: readonly LatLng[];
  readonly box: BoundingBox;
}

interface Outline {
  readonly code: string;
  /** Outer rings and the holes in them, which belong to other countries. */
  readonly rings: readonly Ring[];
}

/** Finds the country of places. The outlines are decoded once for all of them. */
function countryFinder(): (place: LatLng) => string {
  const outlines = Object.entries(COUNTRY_OUTLINES).map(
    ([code, lines]): Outline => ({ code, rings: lines.flatMap(readRing) }),
  );
  // The places of an extract lie in few countries, most of them in that of the place before.
  let last: Outline | undefined;
  return (place) => {
    if (last === undefined || !isIn(last, place)) last = outlines.find((outline) => isIn(outline, place));
    return last?.code ?? '';
  };
}

function readRing(line: string): Ring[] {
  const corners = decodePolyline(line).map(({ lat, lng }) => ({ lat: lat * 100, lng: lng * 100 }));
  const box = boundingBoxOf(corners);
  return box === undefined ? [] : [{ corners, box }];
}

/** A place in an outer ring and in a hole of it is outside. */
function isIn({ rings }: Outline, place: LatLng): boolean {
  let inside = false;
  for (const { corners, box } of rings) if (boxContains(box, place) && ringContains(corners, place)) inside = !inside;
  return inside;
}
