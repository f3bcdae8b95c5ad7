import type { LatLng } from '@tripwright/core/geo';
import type { RandomNumbers } from '../random/random-numbers.ts';

/** How far from a stop something stands at most, in degrees: about 150 metres. */
const OFFSET_DEGREES = 0.0015;

/** A spot near a stop, for what is invented; in millionths of a degree, as files have it. */
export function spotNear({ lat, lng }: LatLng, random: RandomNumbers): LatLng {
  const near = (degrees: number): number => Number((degrees + (random() * 2 - 1) * OFFSET_DEGREES).toFixed(6));
  return { lat: near(lat), lng: near(lng) };
}
