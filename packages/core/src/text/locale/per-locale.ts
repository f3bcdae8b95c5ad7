import type { Locale } from './locales.ts';

/** Makes a thing once for each language: `Intl` formatters are dear to construct and cheap to use. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    let thing = made.get(locale);
    if (thing === undefined) {
      thing = make(locale);
      made.set(locale, thing);
    }
    return thing;
  };
}
