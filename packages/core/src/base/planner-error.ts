/** The kinds of broken contracts, a closed set. Expected outcomes, such as no connection, are values and never errors. */
export type PlannerErrorCode =
  | 'artefact-missing'
  | 'artefact-corrupt'
  | 'artefact-newer-format'
  | 'input-missing'
  | 'input-unreadable'
  | 'input-unusable'
  | 'config-invalid'
  | 'bad-usage'
  | 'unknown-region'
  | 'unknown-stop'
  | 'overloaded'
  | 'internal';

/** The only error that Tripwright throws. Its message names the problem, its place and the remedy. */
export class PlannerError extends Error {
  readonly code: PlannerErrorCode;

  constructor(code: PlannerErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'PlannerError';
    this.code = code;
  }
}
