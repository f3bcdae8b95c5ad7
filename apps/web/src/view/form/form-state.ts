import type { End } from '@tripwright/map-view/map';
import type { ModeChoice } from '../../model/mode-choice.ts';
import type { Query, When } from '../../model/query.ts';
import type { Wishes } from '../../model/wishes.ts';

/** What the form tells the page. */
export interface SearchFormActions {
  /** What was typed into a field; the answer says whether it is a place. */
  readonly typed: (end: End, text: string) => boolean;
  readonly useMapCentre: (end: End) => void;
  readonly focused: (end: End) => void;
  readonly swap: () => void;
  readonly when: (when: When['kind'], local: string) => void;
  readonly modes: (chosen: readonly string[]) => void;
  readonly wheelchair: (on: boolean) => void;
  readonly wishes: (wishes: Wishes) => void;
}

/** What the page tells the form. */
export interface SearchFormState {
  readonly query: Query;
  readonly modes: readonly ModeChoice[];
  /** Names offered while typing. */
  readonly places: readonly string[];
  /** Which end the next click on the map sets. */
  readonly active: End;
  /** Shown in the time field when there is none yet. */
  readonly localNow: string;
}
