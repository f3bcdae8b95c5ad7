import type { Locale } from '../locale/locales.ts';
import { modeName } from './mode-names.ts';

/** What became of one set of modes, as the plan or its explanation has it. */
export interface SetOutcome {
  readonly modes: readonly string[];
  /** Undefined where it gave something. */
  readonly empty?: { readonly reason: string } | undefined;
}

/** No more than what is to be expected of a combination (spec 4.2 rule 2). */
const USUAL_FOR_COMBINATIONS: ReadonlySet<string> = new Set(['not-better', 'walking-is-better']);

/**
 * The sets of modes that gave nothing and are worth a line beside an answer that others gave. A combination is when neither it is the usual case,
 * nor one of its modes has that reason told already.
 */
export function setsWithout<Outcome extends SetOutcome>(outcomes: readonly Outcome[]): readonly Outcome[] {
  const empty = outcomes.filter((outcome) => outcome.empty !== undefined);
  const alone = empty.filter(({ modes }) => modes.length === 1);
  return empty.filter(
    (outcome) =>
      outcome.modes.length === 1 ||
      (!USUAL_FOR_COMBINATIONS.has(outcome.empty?.reason ?? '') &&
        !alone.some((one) => outcome.modes.includes(one.modes[0] as string))),
  );
}

/** "Public transport: No suitable service runs at this time." @param text the reason; one that begins with the mode is told as it is */
export function saySetWithout(modes: readonly string[], text: string, locale: Locale): string {
  const names = modes.map((mode) => modeName(mode, locale)).join(' + ');
  return text.startsWith(names) ? text : `${names}: ${text}`;
}
