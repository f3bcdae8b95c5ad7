import { fillPlaceholders } from './fill-placeholders.ts';
import { languages } from './languages.ts';
import type { Locale } from './locales.ts';
import { type ModeId, modeIds } from './mode-ids.ts';

/** Longest first, so that `pt_pub_bus` is met before `pt_pub`. */
const idsByLength: readonly ModeId[] = [...modeIds].sort((a, b) => b.length - a.length);

/**
 * What a mode is called: "Tram". A provider or line is added: `ps_tnc_swift` is "Ride-hailing (swift)". An identifier unknown here is
 * named after the family it begins with, and one of no known family is given back as it is (spec 2.2 asks for that tolerance).
 */
export function modeName(identifier: string, locale: Locale): string {
  const id = knownPart(identifier);
  if (id === undefined) return identifier;
  const { modes, phrases } = languages[locale];
  const mode = modes[id][0];
  const detail = identifier.slice(id.length + 1);
  if (detail === '') return mode;
  const phrase = phrases['label.mode-detail'];
  const text = typeof phrase === 'string' ? phrase : phrase.other;
  return fillPlaceholders(text, (name) => (name === 'mode' ? mode : detail));
}

/** A line that explains a mode to a traveller; '' for one that is not known here. */
export function modeMeaning(identifier: string, locale: Locale): string {
  const id = knownPart(identifier);
  return id === undefined ? '' : languages[locale].modes[id][1];
}

function knownPart(identifier: string): ModeId | undefined {
  return idsByLength.find((id) => identifier === id || identifier.startsWith(`${id}_`));
}
