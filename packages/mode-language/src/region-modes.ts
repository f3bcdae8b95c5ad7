import { coversMode } from '@tripwright/core/modes';

/** A region with the modes that it offers. */
export interface RegionModes {
  /** The name shown to people. */
  readonly title: string;
  readonly modes: readonly string[];
}

/** Titles of the regions that offer a mode: one that it covers, or one that covers it. */
export function regionsWith(identifier: string, regions: readonly RegionModes[]): string[] {
  return regions
    .filter(({ modes }) => modes.some((mode) => coversMode(mode, identifier) || coversMode(identifier, mode)))
    .map(({ title }) => title);
}
