import { type Place, parseCoordinates } from './place.ts';
import type { Station } from './regions.ts';

/** The place for a typed text: coordinates, or the first station whose name equals, begins with or contains the text, in this order. */
export function findPlace(text: string, stations: readonly Station[]): Place | undefined {
  const coordinates = parseCoordinates(text);
  if (coordinates !== undefined) return coordinates;
  const wanted = text.toLocaleLowerCase();
  const named = (matches: (name: string) => boolean): Place | undefined =>
    stations.find((station) => matches((station.name ?? '').toLocaleLowerCase()));
  return (
    named((name) => name === wanted) ??
    named((name) => name.startsWith(wanted)) ??
    named((name) => name.includes(wanted))
  );
}
