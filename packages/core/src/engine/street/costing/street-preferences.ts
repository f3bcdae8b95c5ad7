/** What a traveller would like, beside a speed. */
export interface StreetPreferences {
  /** Cyclists: 0 for the shortest way, 1 for the friendliest; {@link DEFAULT_CYCLE_SAFETY} unless given. */
  readonly cycleSafety?: number;
  /** The vehicle folds up: it is carried as easily as a bag where it cannot be ridden. */
  readonly folds?: boolean;
}

/** Between short and friendly. */
export const DEFAULT_CYCLE_SAFETY = 0.5;

/** Equal for preferences that come to the same; '' for none. */
export function preferencesKey({ cycleSafety = DEFAULT_CYCLE_SAFETY, folds = false }: StreetPreferences): string {
  if (cycleSafety === DEFAULT_CYCLE_SAFETY && !folds) return '';
  return `${Math.round(cycleSafety * 100)}${folds ? 'f' : ''}`;
}
