import type { LatLng } from '@tripwright/core/geo';
import type { RandomNumbers } from '../random/random-numbers.ts';

/** The greatest distance from a stop, in degrees: about 150 metres. */
const OFFSET_DEGREES = 0.0015;

/** A random spot near a stop, in degrees rounded to millionths, as files have them. */
export function spotNear({ lat, lng }: LatLng, random: RandomNumbers): LatLng {
  const near = (degrees: number): number => Number((degrees + (random() * 2 - 1) * OFFSET_DEGREES).toFixed(6));
  return { lat: near(lat), lng: near(lng) };
}
