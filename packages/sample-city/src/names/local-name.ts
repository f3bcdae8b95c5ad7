/** A name in the city's four languages. Signs and plain `name` tags have the English one. */
export interface LocalName {
  readonly en: string;
  readonly de: string;
  readonly fi: string;
  readonly pt: string;
}

/** The same name in all four languages, for proper names and codes. */
export function sameInAll(name: string): LocalName {
  return { en: name, de: name, fi: name, pt: name };
}

/** A name from its four forms, in the order English, German, Finnish, Portuguese. */
export function inFour(en: string, de: string, fi: string, pt: string): LocalName {
  return { en, de, fi, pt };
}
