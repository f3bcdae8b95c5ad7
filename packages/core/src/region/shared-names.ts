import { pickLanguage } from '../base/index.ts';
import type { LocalText, SharedVehicles } from '../shared-vehicles/index.ts';

/** The names of stations and price plans of shared vehicles in several languages, by the name in itineraries. */
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

  /** Whether there is no name in more than one language. */
  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  /** A name in a language; unchanged where the system lacks it in that language. @param language BCP 47 */
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
