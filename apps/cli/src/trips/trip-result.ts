/** The result of one expectation. */
export interface CheckResult {
  /** `maxChanges 1`. */
  readonly name: string;
  readonly passed: boolean;
  /** What was found; '' where it passed. */
  readonly message: string;
}

/** The result of a trip file. */
export interface TripResult {
  readonly path: string;
  /** The name in the file, or its path. */
  readonly name: string;
  readonly checks: readonly CheckResult[];
  /** Seconds for resolving and planning. */
  readonly seconds: number;
}

/** Whether everything in the results is as expected. */
export function allPassed(results: readonly TripResult[]): boolean {
  return results.every(({ checks }) => checks.every(({ passed }) => passed));
}
