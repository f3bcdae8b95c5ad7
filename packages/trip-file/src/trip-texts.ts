import { tripTexts } from './__generated__/trip-texts.ts';

/** The key of a text about trip files. */
export type TripText = keyof typeof tripTexts;

/** Every text about trip files in English, with its `{…}` values. */
export const TRIP_TEXTS: Readonly<Record<TripText, string>> = tripTexts;

/** A text about trip files with its values. */
export type SayTrips = (key: TripText, values?: Readonly<Record<string, string | number>>) => string;

/** The texts in English. */
export const sayTripsInEnglish: SayTrips = (key, values = {}) =>
  TRIP_TEXTS[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
