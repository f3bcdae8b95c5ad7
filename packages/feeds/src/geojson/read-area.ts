import type { Area, LatLng, Polygon } from '@tripwright/core/geo';

/**
 * The area of a GeoJSON Polygon or MultiPolygon; undefined for anything else, and where no polygon has three usable corners.
 * Rings may be open; the closing corner is dropped. Longitudes from -540° to 540° are wrapped to -180° to 180°.
 */
export function readArea(geometry: unknown): Area | undefined {
  if (typeof geometry !== 'object' || geometry === null) return undefined;
  const { type, coordinates } = geometry as { readonly type?: unknown; readonly coordinates?: unknown };
  if (!Array.isArray(coordinates)) return undefined;
  const bodies: readonly unknown[] = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [];
  const polygons = bodies.map(readPolygon).filter((polygon) => polygon !== undefined);
  return polygons.length === 0 ? undefined : { polygons };
}

function readPolygon(rings: unknown): Polygon | undefined {
  if (!Array.isArray(rings)) return undefined;
  const outer = readRing(rings[0]);
  if (outer === undefined) return undefined;
  return {
    outer,
    holes: rings
      .slice(1)
      .map(readRing)
      .filter((ring) => ring !== undefined),
  };
}

function readRing(corners: unknown): LatLng[] | undefined {
  if (!Array.isArray(corners)) return undefined;
  const ring: LatLng[] = [];
  for (const corner of corners) {
    const place = Array.isArray(corner) ? readPosition(corner[0], corner[1]) : undefined;
    if (place === undefined) return undefined;
    const last = ring.at(-1);
    if (last === undefined || last.lat !== place.lat || last.lng !== place.lng) ring.push(place);
  }
  const [first, last] = [ring[0], ring.at(-1)];
  if (ring.length > 1 && first!.lat === last!.lat && first!.lng === last!.lng) ring.pop();
  return ring.length < 3 ? undefined : ring;
}

function readPosition(lng: unknown, lat: unknown): LatLng | undefined {
  if (typeof lng !== 'number' || typeof lat !== 'number') return undefined;
  if (!(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 540)) return undefined;
  return { lat, lng: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng };
}
