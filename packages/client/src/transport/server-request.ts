/** A request of `/v1`, the same for every server. All of them are repeatable: they read, or repeat what they wrote. */
export interface ServerRequest {
  /** Path after the base address, such as `routing.json`. */
  readonly path: string;
  readonly query?: URLSearchParams;
  /** Sent by POST as JSON. Without it the request is a GET. */
  readonly body?: unknown;
  readonly locale: string;
  /** Whether 200 without a body is an answer: "nothing changed" (wire-format.md section 4). */
  readonly mayBeEmpty?: boolean;
  /** What the body lacks to be an answer of this endpoint in this version; undefined when it lacks nothing. */
  readonly lacks?: (body: unknown) => string | undefined;
}

/** Names of the problems of a body, for programs that check every answer. An empty list: none. */
export type Validate = (path: string, body: unknown) => readonly string[];
