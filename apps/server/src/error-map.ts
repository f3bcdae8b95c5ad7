import { PlannerError, type PlannerErrorCode } from '@tripwright/core/base';
import { ERROR_CODES } from '@tripwright/wire/rest-v1';

/** What a client may learn of an error. */
export interface MappedError {
  readonly code: PlannerErrorCode;
  readonly status: 400 | 500 | 503;
  /** The wire's number (wire-format.md section 4), else the status. */
  readonly errorCode: number;
  /** The error's own message where it is about the request; undefined where only the log may have it. */
  readonly message: string | undefined;
}

interface Row {
  readonly status: 400 | 500 | 503;
  readonly errorCode?: number;
  /** The message names what the client sent, and nothing of ours. */
  readonly aboutRequest?: true;
}

/** The one place that decides what becomes of an error on the way out, for REST and GraphQL alike. */
const ROWS: Readonly<Record<PlannerErrorCode, Row>> = {
  'unknown-region': { status: 400, errorCode: ERROR_CODES.regionNotHere, aboutRequest: true },
  'unknown-stop': { status: 400, aboutRequest: true },
  'bad-usage': { status: 400, aboutRequest: true },
  'input-unusable': { status: 500 },
  'input-missing': { status: 500 },
  'input-unreadable': { status: 500 },
  'artefact-missing': { status: 503 },
  'artefact-corrupt': { status: 500 },
  'artefact-newer-format': { status: 500 },
  'config-invalid': { status: 500 },
  internal: { status: 500 },
};

/** Any thrown value as what a client may learn of it; everything that is not about the request is masked. */
export function mapError(error: unknown): MappedError {
  const code = error instanceof PlannerError ? error.code : 'internal';
  const { status, errorCode, aboutRequest } = ROWS[code];
  return {
    code,
    status,
    errorCode: errorCode ?? status,
    message: aboutRequest === true && error instanceof Error ? error.message : undefined,
  };
}
