import { PlannerError } from '@tripwright/core/base';
import type { LatLng } from '@tripwright/core/geo';

/** Parses `LAT,LNG`, in degrees; parentheses and spaces are accepted. @throws PlannerError `bad-usage` */
export function parsePlace(option: string, text: string): LatLng {
  const match = /^\(?\s*([-+]?[0-9.]+)\s*,\s*([-+]?[0-9.]+)\s*\)?$/.exec(text.trim());
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
  if (!(lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180)) {
    const isSwapped = lng >= -90 && lng <= 90 && lat >= -180 && lat <= 180;
    const question = isSwapped ? ` Did you mean ${option} ${match?.[2]},${match?.[1]}?` : '';
    throw new PlannerError(
      'bad-usage',
      `${option} ${text} is not a place: write latitude,longitude such as 41.1496,-8.6109.${question}`,
    );
  }
  return { lat, lng };
}
