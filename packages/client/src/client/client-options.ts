import type { SegmentWords } from '@tripwright/core/template';
import type { CellStore } from '../cells/index.ts';
import type { Validate } from '../transport/index.ts';

/** Settings of a client. Only `servers` is required. */
export interface ClientOptions {
  /** Addresses of servers, preferred first, such as `https://trips.example.org`. `/v1` is added where it is missing. */
  readonly servers: string | readonly string[];
  /** Sent as a header to the servers above and to those in their list of regions, and to no other. */
  readonly key?: string | undefined;
  /** Language of the texts, a BCP 47 tag. Default: `en`. */
  readonly locale?: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Whether requests go to the servers that the list of regions names (spec 2.1), before those above. Default: true. */
  readonly regionServers?: boolean;
  /** Milliseconds by which every server has been asked while none answers: what a silent server costs at most. Default: 1500. */
  readonly hedgeMs?: number;
  /** Milliseconds for a request with all its servers and repetitions. Default: 30,000. */
  readonly timeoutMs?: number;
  /** The longest body in bytes, or that of each path such as `routing.json`: it is parsed in one piece. Default: 32,000,000. */
  readonly maxBytes?: number | ((path: string) => number);
  /** Requests of one plan that are under way at a time. Default: 6, what browsers allow for one server. */
  readonly atOnce?: number;
  /** Where cells are kept. Default: {@link memoryCells}. */
  readonly cells?: CellStore;
  /** The words that texts are filled with. Default: those of `@tripwright/core/text`, loaded when they are needed. */
  readonly words?: (locale: string) => Promise<SegmentWords>;
  /** Checks every answer; `validate` of `@tripwright/client/validate` does it by the schemas. Default: only the outline is checked. */
  readonly validate?: Validate;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly now?: () => number;
  /** From 0 to 1, for pauses. Default: `Math.random`. */
  readonly random?: () => number;
}
