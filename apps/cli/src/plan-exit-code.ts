import type { Advisory, PlanOutcome } from '@tripwright/core/model';

/** The exit codes of `plan` beside 1 (failed) and 2 (bad usage), for scripts. `docs/running.md` has the table. */
export const PLAN_EXIT = { found: 0, nothingFound: 3, outside: 4, unknownMode: 5 } as const;

/** The lines of `plan --help` about exit codes. */
export const PLAN_EXIT_HELP = `
Exit codes (also with --json):
  0  a journey was found
  1  the command failed: no such region, a damaged file …
  2  bad usage: an option is missing, unknown or malformed
  3  no journey was found; the answer says why
  4  no region covers both ends
  5  nothing was found, and a mode in --modes does not exist
`;

const OUTSIDE: ReadonlySet<string> = new Set(['outside-from', 'outside-to', 'different-regions']);

/** The exit code of `plan` for an answer. @param requestAdvisories remarks of the request's parser, beside those of the answer */
export function planExitCode(
  { groups, empty, advisories }: PlanOutcome,
  requestAdvisories: readonly Advisory[] = [],
): number {
  if (groups.length > 0) return PLAN_EXIT.found;
  if (OUTSIDE.has(empty?.reason ?? '')) return PLAN_EXIT.outside;
  const all = [...requestAdvisories, ...advisories];
  return all.some(({ code }) => code === 'unknown-mode') ? PLAN_EXIT.unknownMode : PLAN_EXIT.nothingFound;
}
