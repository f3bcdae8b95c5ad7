/** Makes something for a time zone; for UTC where the zone is unknown, so that a mistake in a feed costs no answer. @param zone IANA name */
export function inZone<T>(zone: string, make: (known: string) => T): T {
  try {
    return make(zone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return make('UTC');
  }
}
