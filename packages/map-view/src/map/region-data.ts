import type { LatLng } from '@tripwright/core/geo';

/** GeoJSON for the source `region`: the world outside the outlines, which is dimmed, and the outlines. */
export function regionData(outlines: readonly (readonly LatLng[])[]): object {
  const rings = outlines.filter((outline) => outline.length >= 3).map(closedRing);
  if (rings.length === 0) return { type: 'FeatureCollection', features: [] };
  const world = [
    [-180, -85],
    [180, -85],
    [180, 85],
    [-180, 85],
    [-180, -85],
  ];
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [world, ...rings] } },
      ...rings.map((ring) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: ring },
      })),
    ],
  };
}

/** The outline as a closed ring. Outlines on the wire may be open. */
function closedRing(outline: readonly LatLng[]): number[][] {
  const ring = outline.map(({ lat, lng }) => [lng, lat]);
  const [first, last] = [ring[0]!, ring[ring.length - 1]!];
  if (first[0] !== last[0] || first[1] !== last[1]) ring.push([...first]);
  return ring;
}
