import type { RegionModes } from '@tripwright/mode-language';

/** The regions of the server in the settings with their modes, once the preview has asked it. Without a server there are none. */
export class KnownRegions {
  #all: readonly RegionModes[] = [];
  readonly #listeners = new Set<() => void>();

  get all(): readonly RegionModes[] {
    return this.#all;
  }

  set(regions: readonly RegionModes[]): void {
    if (regions.length === 0 && this.#all.length === 0) return;
    this.#all = regions;
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): { dispose(): void } {
    this.#listeners.add(listener);
    return { dispose: () => void this.#listeners.delete(listener) };
  }
}
