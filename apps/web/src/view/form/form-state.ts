import type { End } from '@tripwright/map-view/map';
import type { ModeChoice } from '../../model/mode-choice.ts';
import type { Suggestion } from '../../model/place-search.ts';
import type { Preferences } from '../../model/preferences.ts';
import type { Query, When } from '../../model/query.ts';

/** The actions of the form. */
export interface SearchFormActions {
  /** Text was typed into a field and left there. @returns whether it is a place */
  readonly typed: (end: End, text: string) => Promise<boolean>;
  /** Places for a text that is being typed; undefined where the planner does not answer. */
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[] | undefined>;
  readonly chosen: (end: End, place: Suggestion) => void;
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
  /** The end that the next click on the map sets. */
  readonly active: End;
  /** Content of the time field before a time is chosen. */
  readonly localNow: string;
}
