import { inputError } from './input-error.ts';

/** @throws GraphQLError for a point that is not on the earth */
export function checkPoint({ lat, lng }: { readonly lat: number; readonly lng: number }): void {
  if (Math.abs(lat) > 90) throw inputError(`"lat" is ${lat}; expected -90 to 90 degrees.`);
  if (Math.abs(lng) > 180) throw inputError(`"lng" is ${lng}; expected -180 to 180 degrees.`);
}
