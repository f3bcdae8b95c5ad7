/** Degrees. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_METRES = 6_371_000;

/** Metres along the great circle (haversine). */
export function metresBetween(a: Spot, b: Spot): number {
  const radians = Math.PI / 180;
  const [lat1, lat2] = [a.lat * radians, b.lat * radians];
  const north = Math.sin((lat2 - lat1) / 2) ** 2;
  const east = Math.cos(lat1) * Math.cos(lat2) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(north + east)));
}

/** Metres along a line. */
export function lineMetres(line: readonly Spot[]): number {
  return line.reduce((sum, spot, i) => (i === 0 ? 0 : sum + metresBetween(line[i - 1] as Spot, spot)), 0);
}

/**
 * Reads an encoded polyline of five decimals, latitude first (wire-format.md section 2, rule 7). Written independently of the planner's own.
 * @throws when the text ends within a number or has a character that no encoder writes
 */
export function readLine(text: string): Spot[] {
  const numbers: number[] = [];
  let bits = 0n;
  let shift = 0n;
  for (const character of text) {
    const five = character.charCodeAt(0) - 63;
    if (five < 0 || five > 63) throw new Error(`"${character}" is in no encoded line`);
    bits |= BigInt(five % 32) << shift;
    shift += 5n;
    if (five >= 32) continue;
    numbers.push(Number(bits % 2n === 0n ? bits / 2n : -(bits + 1n) / 2n));
    bits = 0n;
    shift = 0n;
  }
  if (shift !== 0n || numbers.length % 2 !== 0) throw new Error('the encoded line ends within a point');
  const line: Spot[] = [];
  let [lat, lng] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    lat += numbers[i] as number;
    lng += numbers[i + 1] as number;
    line.push({ lat: lat / 1e5, lng: lng / 1e5 });
  }
  return line;
}
