import type { CheckedSource } from './checked-source.ts';

/** The exit codes of `live check` beside 1 (failed) and 2 (bad usage), for scripts. `docs/live.md` has the table. */
export const LIVE_EXIT = { good: 0, unreadable: 6, stale: 7, mismatched: 8 } as const;

/** The lines of `live check --help` about exit codes. */
export const LIVE_EXIT_HELP = `
Exit codes (also with --json); of several problems the one with the smallest number:
  0  every source was read, is fresh and matches
  1  the command failed: no such region, a wrong live.json …
  2  bad usage: an option is missing, unknown or malformed
  6  a source could not be read, or holds no message
  7  a message is older than --most-age, in the future, or without a time
  8  fewer trips than --least-match are in the timetable
`;

/** The exit code for the sources that were tried. */
export function liveExitCode(sources: readonly CheckedSource[]): number {
  const codes = sources.map(({ verdict }) => LIVE_EXIT[verdict]).filter((code) => code !== LIVE_EXIT.good);
  return codes.length === 0 ? LIVE_EXIT.good : Math.min(...codes);
}
