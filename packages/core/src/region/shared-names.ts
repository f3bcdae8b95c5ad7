import { pickLanguage } from '../base/index.ts';
import type { LocalText, SharedVehicles } from '../shared-vehicles/index.ts';

/** What the systems of shared vehicles say in several languages: names of stations and of price plans, by what itineraries call them. */
export class SharedNames {
  readonly #texts = new Map<string, LocalText>();

  constructor(vehicles: SharedVehicles | undefined) {
    for (const { system } of vehicles?.systems ?? []) {
      for (const { name } of [...system.stations, ...system.plans]) {
        const [original] = name;
        if (original !== undefined && name.length > 1) this.#texts.set(original.text, name);
      }
    }
  }

  /** Whether nothing has more than one language. */
  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  /** A name in a language; as it is, where nobody says it in that one. @param language BCP 47 */
  say(text: string, language: string): string {
    const known = this.#texts.get(text);
    if (known === undefined) return text;
    const best = pickLanguage(
      language,
      known.map((one) => one.language),
    );
    return known.find((one) => one.language === best)?.text ?? text;
  }
}
