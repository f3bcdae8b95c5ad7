/** A traveller's preferences on streets, apart from speed. */
export interface StreetPreferences {
  /** For cyclists: 0 for the shortest path, 1 for the friendliest; {@link DEFAULT_CYCLE_SAFETY} unless given. */
  readonly cycleSafety?: number;
  /** Whether the vehicle folds up and is carried like a bag where it cannot be ridden. */
  readonly folds?: boolean;
}

/** Halfway between the shortest path and the friendliest. */
export const DEFAULT_CYCLE_SAFETY = 0.5;

/** A cache key: equal for preferences that give the same metric, '' for the defaults. */
export function preferencesKey({ cycleSafety = DEFAULT_CYCLE_SAFETY, folds = false }: StreetPreferences): string {
  if (cycleSafety === DEFAULT_CYCLE_SAFETY && !folds) return '';
  return `${Math.round(cycleSafety * 100)}${folds ? 'f' : ''}`;
}
