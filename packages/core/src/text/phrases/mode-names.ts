import { formatMessage } from '../languages/format-message.ts';
import type { Language } from '../languages/language.ts';
import { type ModeId, modeIds } from '../languages/mode-ids.ts';
import { type PhraseKey, phrasePosition } from '../languages/phrase-keys.ts';
import type { Locale } from '../locale/locales.ts';

/** Details of a vehicle for {@link ModeNames.vehicleName}. */
export interface NamedVehicle {
  /** The name of its street profile. */
  readonly profile?: string | undefined;
  /** The name of the operator; '' or undefined = the detail of the identifier. */
  readonly operator?: string | undefined;
}

/** The names of modes and vehicles in one language. */
export interface ModeNames {
  /**
   * The name of a mode: "Tram". A provider or line is appended: `ps_tnc_swift` is "Ride-hailing (swift)". An unknown identifier has the name of
   * its longest known prefix; without one, the identifier itself is returned (spec 2.2 asks for that tolerance).
   */
  modeName(identifier: string): string;
  /**
   * The name of a vehicle. Bicycles and scooters have their own names, "Shared e-scooter (Skipper)", where the mode is that of a whole family
   * of vehicles.
   */
  vehicleName(identifier: string, vehicle: NamedVehicle): string;
}

/** Longest first, so that `pt_pub_bus` comes before `pt_pub`. */
const idsByLength: readonly ModeId[] = [...modeIds].sort((a, b) => b.length - a.length);

const rows: ReadonlyMap<ModeId, number> = new Map(modeIds.map((id, row) => [id, row]));

/** The names of modes in a language. */
export function modeNamesOf({ modes, phrases }: Language, locale: Locale): ModeNames {
  const nameOf = (id: ModeId): string => modes[modeRow(id)] as string;
  const phrase = (key: PhraseKey, values: Readonly<Record<string, string>> = {}): string =>
    formatMessage(phrases[phrasePosition(key) as number] as string, values, locale);

  function vehicleName(identifier: string, { profile, operator }: NamedVehicle): string {
    const id = knownPart(identifier);
    if (id === undefined) return identifier;
    const detail = operator === undefined || operator === '' ? detailOf(identifier, id) : operator;
    const mode = ownName(id, profile);
    return detail === '' ? mode : phrase('label.mode-detail', { mode, detail });
  }

  function ownName(id: ModeId, profile: string | undefined): string {
    const isBicycle = profile === 'bicycle';
    const isScooter = profile === 'e-scooter' || profile === 'fast-e-scooter';
    if (id === 'me_mic-s' && isBicycle) return phrase('label.shared-bicycle');
    if (id === 'me_mic-s' && isScooter) return phrase('label.shared-scooter');
    if (id === 'me_mic' && isBicycle) return nameOf('me_mic_bic');
    if (id === 'me_mic' && isScooter) return nameOf('me_mic_e-sco');
    return nameOf(id);
  }

  return { modeName: (identifier) => vehicleName(identifier, {}), vehicleName };
}

/** The provider or line of an identifier. A provider's name has hyphens for its spaces there. */
function detailOf(identifier: string, id: ModeId): string {
  return identifier.slice(id.length + 1).replaceAll('-', ' ');
}

/** The position of a mode in the catalogues. */
export function modeRow(id: ModeId): number {
  return rows.get(id) as number;
}

/** The longest part of an identifier that is a known mode; undefined where there is none. */
export function knownPart(identifier: string): ModeId | undefined {
  return idsByLength.find((id) => identifier === id || identifier.startsWith(`${id}_`));
}
