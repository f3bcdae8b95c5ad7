/** Largest latitude of Web Mercator. Points nearer to a pole are drawn on the edge. */
const MAX_LATITUDE = 85.051129;

/** Longitude in degrees to [0, 1] across the world, west to east. */
export function worldX(lng: number): number {
  return lng / 360 + 0.5;
}

/** Latitude in degrees to [0, 1] across the world, north to south (Web Mercator). */
export function worldY(lat: number): number {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
