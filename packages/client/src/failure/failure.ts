/** What went wrong, by what the caller can do about it. */
export type FailureKind =
  /** The service understood the request and has no answer to it, such as outside its area. */
  | 'refused'
  /** The request is malformed; `missing` and `invalid` name its parameters. */
  | 'bad-request'
  /** The key is missing, unknown or not active yet. */
  | 'no-key'
  /** The key has used up what it may ask. */
  | 'over-quota'
  /** Servers work but have no capacity now. */
  | 'overloaded'
  /** No server answered in time. */
  | 'unreachable'
  /** Servers answered, but in another format. */
  | 'bad-format'
  /** Servers answered with more bytes than the caller reads. */
  | 'too-large';

/** What helps: to ask for something else, to mend the program, to give a key, to wait, to try again, or to check the servers' addresses. */
export type Remedy = 'change-request' | 'fix-request' | 'set-key' | 'wait' | 'retry' | 'check-address';

const REMEDY: Readonly<Record<FailureKind, Remedy>> = {
  refused: 'change-request',
  'bad-request': 'fix-request',
  'no-key': 'set-key',
  'over-quota': 'wait',
  overloaded: 'wait',
  unreachable: 'retry',
  'bad-format': 'check-address',
  'too-large': 'change-request',
};

/** The problem that one server had with a request. */
export interface ServerProblem {
  /** Base address of the server. */
  readonly server: string;
  /** In English, for developers. */
  readonly problem: string;
}

/** Why a request has no answer. A value, not an exception: every caller meets it. */
export interface Failure {
  readonly kind: FailureKind;
  readonly remedy: Remedy;
  /** The server's own text where it sent one, in the language of the request; else English. */
  readonly message: string;
  /** The server's own text; undefined where it sent none. */
  readonly text?: string;
  /** Whether the server meant its text for the end user. */
  readonly isForUser: boolean;
  /** HTTP status of the answer. */
  readonly status?: number;
  /** `errorCode` of the answer (wire-format.md section 4). */
  readonly code?: number;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfterSeconds?: number;
  /** Names of missing parameters. */
  readonly missing?: readonly string[];
  readonly invalid?: readonly { readonly name: string; readonly reason: string }[];
  /** The problem of each server that was asked, in the order of asking. */
  readonly servers: readonly ServerProblem[];
}

/** A value, or why there is none. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** The failure of a kind, with its remedy. */
export function failureOf(
  kind: FailureKind,
  message: string,
  more: Partial<Omit<Failure, 'kind' | 'remedy' | 'message'>> = {},
): Failure {
  return { kind, remedy: REMEDY[kind], message, isForUser: false, servers: [], ...more };
}

/** How much a failure says about the request, so that the best of several servers' failures is reported. */
const WEIGHT: Readonly<Record<FailureKind, number>> = {
  refused: 7,
  'bad-request': 6,
  'over-quota': 5,
  'no-key': 4,
  overloaded: 3,
  'too-large': 2,
  'bad-format': 1,
  unreachable: 0,
};

/** The failure that says most, with the problems of all servers. */
export function weightiest(failures: readonly Failure[]): Failure {
  const servers = failures.flatMap((failure) => failure.servers);
  const [first = failureOf('unreachable', 'No server is known.'), ...others] = failures;
  const best = others.reduce((a, b) => (WEIGHT[b.kind] > WEIGHT[a.kind] ? b : a), first);
  return { ...best, servers };
}
