import { PlannerError, type PlannerErrorCode } from '@tripwright/core/base';
import { ERROR_CODES } from '@tripwright/wire/rest-v1';

/** The part of an error that a client may see. */
export interface MappedError {
  readonly code: PlannerErrorCode;
  readonly status: 400 | 500 | 503;
  /** Error number of `/v1` (wire-format.md section 4), else the status. */
  readonly errorCode: number;
  /** Message of the error if it is about the request; undefined if only the log may hold it. */
  readonly message: string | undefined;
}

interface Row {
  readonly status: 400 | 500 | 503;
  readonly errorCode?: number;
  /** The message is about values that the client sent, and holds nothing internal. */
  readonly aboutRequest?: true;
}

/** The status and visibility of every error code, for REST and GraphQL alike. */
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
  overloaded: { status: 503, aboutRequest: true },
  internal: { status: 500 },
};

/** Maps a thrown value to what a client may see. Messages that are not about the request are masked. */
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
