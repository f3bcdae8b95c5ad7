import type { Locale } from './locales.ts';

/** Makes a value once per language: `Intl` formatters are slow to construct and fast to use. */
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
