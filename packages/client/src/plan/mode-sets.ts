/** The modes of one request. */
export interface ModeSet {
  readonly modes: readonly string[];
  /** Whether the answer has the trips of each mode of the set alone, too. */
  readonly allModes: boolean;
}

/**
 * The requests for a set of modes: one for each mode and one for all of them together, which has the combinations alone (spec 4.2 rules 1 and
 * 3). Modes that depend on slow services hold up only their own requests.
 */
export function modeSets(modes: readonly string[]): readonly ModeSet[] {
  const each = [...new Set(modes)];
  const singles = each.map((mode): ModeSet => ({ modes: [mode], allModes: false }));
  return each.length < 2 ? singles : [...singles, { modes: each, allModes: false }];
}
