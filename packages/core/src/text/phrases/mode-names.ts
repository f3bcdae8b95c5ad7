import { languages } from '../languages/languages.ts';
import { type ModeId, modeIds } from '../languages/mode-ids.ts';
import type { PhraseKey } from '../languages/phrase-keys.ts';
import type { Locale } from '../locale/locales.ts';
import { fillPlaceholders } from './fill-placeholders.ts';

/** Longest first, so that `pt_pub_bus` comes before `pt_pub`. */
const idsByLength: readonly ModeId[] = [...modeIds].sort((a, b) => b.length - a.length);

/**
 * The name of a mode: "Tram". A provider or line is appended: `ps_tnc_swift` is "Ride-hailing (swift)". An unknown identifier has the name of
 * its longest known prefix; without one, the identifier itself is returned (spec 2.2 asks for that tolerance).
 */
export function modeName(identifier: string, locale: Locale): string {
  const id = knownPart(identifier);
  if (id === undefined) return identifier;
  return withDetail(languages[locale].modes[id][0], identifier.slice(id.length + 1), locale);
}

/** Details of a vehicle for {@link vehicleName}. */
export interface NamedVehicle {
  /** The name of its street profile. */
  readonly profile?: string | undefined;
  /** The name of the operator; '' or undefined = the detail of the identifier. */
  readonly operator?: string | undefined;
}

/**
 * The name of a vehicle. Bicycles and scooters have their own names, "Shared e-scooter (Skipper)", where the mode is that of a whole family of
 * vehicles.
 */
export function vehicleName(identifier: string, locale: Locale, { profile, operator }: NamedVehicle): string {
  const id = knownPart(identifier);
  if (id === undefined) return identifier;
  const detail = operator === undefined || operator === '' ? identifier.slice(id.length + 1) : operator;
  return withDetail(ownName(id, profile, locale), detail, locale);
}

function ownName(id: ModeId, profile: string | undefined, locale: Locale): string {
  const { modes } = languages[locale];
  const isBicycle = profile === 'bicycle';
  const isScooter = profile === 'e-scooter' || profile === 'fast-e-scooter';
  if (id === 'me_mic-s' && isBicycle) return plain('label.shared-bicycle', locale);
  if (id === 'me_mic-s' && isScooter) return plain('label.shared-scooter', locale);
  if (id === 'me_mic' && isBicycle) return modes.me_mic_bic[0];
  if (id === 'me_mic' && isScooter) return modes['me_mic_e-sco'][0];
  return modes[id][0];
}

function withDetail(mode: string, detail: string, locale: Locale): string {
  if (detail === '') return mode;
  return fillPlaceholders(plain('label.mode-detail', locale), (name) => (name === 'mode' ? mode : detail));
}

function plain(key: PhraseKey, locale: Locale): string {
  const phrase = languages[locale].phrases[key];
  return typeof phrase === 'string' ? phrase : phrase.other;
}

/** A line that explains a mode to a traveller; '' for an unknown mode. */
export function modeMeaning(identifier: string, locale: Locale): string {
  const id = knownPart(identifier);
  return id === undefined ? '' : languages[locale].modes[id][1];
}

function knownPart(identifier: string): ModeId | undefined {
  return idsByLength.find((id) => identifier === id || identifier.startsWith(`${id}_`));
}
