/** The result for one set of modes, from a plan or its explanation. */
export interface SetOutcome {
  readonly modes: readonly string[];
  /** Undefined where there are itineraries. */
  readonly empty?: { readonly reason: string } | undefined;
}

/** The usual reasons of an empty combination (spec 4.2 rule 2). */
const USUAL_FOR_COMBINATIONS: ReadonlySet<string> = new Set(['not-better', 'walking-is-better']);

/**
 * The sets of modes without itineraries that an answer with other itineraries should mention: single modes, and combinations for an unusual
 * reason without a mode that is mentioned already.
 */
export function emptySetsToMention<Outcome extends SetOutcome>(outcomes: readonly Outcome[]): readonly Outcome[] {
  const empty = outcomes.filter((outcome) => outcome.empty !== undefined);
  const alone = empty.filter(({ modes }) => modes.length === 1);
  return empty.filter(
    (outcome) =>
      outcome.modes.length === 1 ||
      (!USUAL_FOR_COMBINATIONS.has(outcome.empty?.reason ?? '') &&
        !alone.some((one) => outcome.modes.includes(one.modes[0] as string))),
  );
}
