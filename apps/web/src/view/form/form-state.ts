import type { End } from '@tripwright/map-view/map';
import type { ModeChoice } from '../../model/mode-choice.ts';
import type { Preferences } from '../../model/preferences.ts';
import type { Query, When } from '../../model/query.ts';

/** The actions of the form. */
export interface SearchFormActions {
  /** Text was typed into a field. @returns true when it is a place */
  readonly typed: (end: End, text: string) => boolean;
  readonly useMapCentre: (end: End) => void;
  readonly focused: (end: End) => void;
  readonly swap: () => void;
  readonly when: (when: When['kind'], local: string) => void;
  readonly modes: (chosen: readonly string[]) => void;
  readonly wheelchair: (on: boolean) => void;
  readonly preferences: (preferences: Preferences) => void;
}

/** The state that the form shows. */
export interface SearchFormState {
  readonly query: Query;
  readonly modes: readonly ModeChoice[];
  /** Names to suggest while typing. */
  readonly places: readonly string[];
  /** The end that the next click on the map sets. */
  readonly active: End;
  /** Content of the time field before a time is chosen. */
  readonly localNow: string;
}
