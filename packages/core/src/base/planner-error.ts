/** What can go wrong as a broken contract (an expected outcome is a value, never an error). A closed set. */
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
  | 'internal';

/** The one error Tripwright throws: its message names what is wrong, where, and what to do. */
export class PlannerError extends Error {
  readonly code: PlannerErrorCode;

  constructor(code: PlannerErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'PlannerError';
    this.code = code;
  }
}
