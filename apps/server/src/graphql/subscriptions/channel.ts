import type { StreamEndReason } from '../__generated__/resolver-types.ts';
import { type ExecutionResult, GraphQLError } from '../graphql-js.ts';
import type { LiveChange, LiveUpdate } from './live-question.ts';
import type { Topic } from './topic.ts';

/** An event as all subscribers of a channel get it: made and encoded once. */
export interface ChannelEvent {
  readonly result: ExecutionResult;
  /** The result as JSON. */
  readonly text: string;
}

/** What a channel runs: an operation with its variables, in a language. */
export interface LiveOperation {
  /** Name of the subscribed field in results. */
  readonly root: string;
  /** Names under it of the lists that hold the values of an update; of the one field where the update has one value. */
  readonly fields: readonly string[];
  /** Resolves what the operation selects of an update. Never rejects. */
  readonly execute: (update: LiveUpdate) => Promise<ExecutionResult>;
}

/** What the operation selects of one thing, as it was last. */
interface Row {
  /** Equal texts = a subscriber would see no difference. */
  readonly print: string;
  /** In the order of the fields; undefined for those that directives leave out. */
  readonly entries: readonly unknown[];
  readonly errors: readonly RowError[];
  /** The version in which it last changed. */
  readonly changed: number;
}

/** An error below a row: the index of its field, and the path from the row on. */
interface RowError {
  readonly field: number;
  readonly below: readonly (string | number)[];
  readonly error: GraphQLError;
}

/** Ids of rows that have gone are kept for so many versions; a subscriber that is further behind gets everything again. */
const KEPT_VERSIONS = 64;

/**
 * An operation over a topic, shared by all subscribers whose operation, variables and language are equal. It keeps what it last gave of each thing, so that
 * an event has the rows alone whose selected fields differ from that, whatever else has changed about them.
 */
export class Channel {
  readonly topic: Topic;
  readonly subscribers = new Set<Subscriber>();
  /** Counts the changes of what the operation selects; 0 = not executed yet. */
  version = 0;
  /** Whether subscribers may wait for a version that is there: until all of them have been looked at, and while some may not have theirs yet. */
  isUnserved = false;
  readonly #operation: LiveOperation;
  /** The version of the topic that was executed last. */
  #taken = 0;
  #taking: Promise<void> | undefined;
  /** In the order of the topic. */
  #rows = new Map<string, Row>();
  readonly #gone = new Map<string, number>();
  /** Subscribers that saw an earlier version get everything. */
  #wholeBefore = 0;
  /** The update that was executed last. */
  #update: LiveChange | undefined;
  /** The result that stands for all of the state: of an operation without rows, or one that failed as a whole. */
  #only: ChannelEvent | undefined;
  /** Events of the newest version, by the version that a subscriber saw before. */
  readonly #events = new Map<number, Promise<ChannelEvent>>();
  readonly #ends = new Map<StreamEndReason, Promise<ChannelEvent>>();
  readonly #bytes = new WeakMap<ChannelEvent, Uint8Array>();

  constructor(topic: Topic, operation: LiveOperation) {
    this.topic = topic;
    this.#operation = operation;
  }

  /** Whether the topic has a version that the operation has not been run over. */
  get isBehind(): boolean {
    // Until the new dataset has answered, its backend has nothing to resolve.
    return this.topic.version > this.#taken && !this.topic.isMoved;
  }

  /** Whether its subscribers are to be looked at. Where nothing has changed none of them is, however many they are. */
  get hasNews(): boolean {
    return this.isUnserved || this.isBehind || this.topic.end !== undefined;
  }

  /** Runs the operation over what has changed in the topic. */
  async advance(): Promise<void> {
    while (this.isBehind || this.#taking !== undefined) {
      this.#taking ??= this.#take().finally(() => {
        this.#taking = undefined;
      });
      await this.#taking;
    }
  }

  /** The event with what has changed since a version. */
  eventSince(seen: number): Promise<ChannelEvent> {
    let event = this.#events.get(seen);
    if (event === undefined) {
      event = this.#only === undefined ? this.#compose(seen) : Promise.resolve(this.#only);
      this.#events.set(seen, event);
    }
    return event;
  }

  /** The last event: why there are no more. */
  endEvent(reason: StreamEndReason): Promise<ChannelEvent> {
    let event = this.#ends.get(reason);
    if (event === undefined) {
      event = this.#operation.execute({ kind: 'end', reason }).then(encoded);
      this.#ends.set(reason, event);
    }
    return event;
  }

  /** Ends with an error the subscribers that wait for the first answer. */
  fail(error: unknown): void {
    const event = this.failure(error);
    for (const subscriber of [...this.subscribers]) subscriber.fail(event);
  }

  /** A last event with an error. */
  failure(error: unknown): Promise<ChannelEvent> {
    return this.#operation.execute({ kind: 'failure', error }).then(encoded);
  }

  /** An event as the bytes of server-sent events. */
  bytesOf(event: ChannelEvent): Uint8Array {
    let bytes = this.#bytes.get(event);
    if (bytes === undefined) {
      bytes = encoder.encode(`event: next\ndata: ${event.text}\n\n`);
      this.#bytes.set(event, bytes);
    }
    return bytes;
  }

  async #take(): Promise<void> {
    const { topic } = this;
    const version = topic.version;
    // After a failure nothing is known of any row.
    const update = topic.changeSince(this.#only === undefined ? this.#taken : 0);
    const result = await this.#operation.execute(update);
    // The backend that resolved it may have ended meanwhile.
    if (topic.isMoved) return;
    this.#taken = version;
    const isOther = this.#update !== undefined && this.#update.dataset !== update.dataset;
    this.#update = update;
    const rows = this.#rowsOf(result, update);
    if (rows === undefined) {
      this.#takeWhole(result, isOther);
      return;
    }
    const wasWhole = this.#only !== undefined;
    this.#only = undefined;
    const changed = [...rows].filter(([id, { print }]) => this.#rows.get(id)?.print !== print).map(([id]) => id);
    const left = update.isWhole ? [...this.#rows.keys()].filter((id) => !rows.has(id)) : update.gone;
    const gone = left.filter((id) => this.#rows.delete(id));
    const isNew = this.version === 0 || wasWhole || isOther || changed.length + gone.length > 0;
    if (isNew) this.#next();
    if (wasWhole || isOther) this.#wholeBefore = this.version;
    for (const id of changed) {
      this.#rows.set(id, { ...rows.get(id)!, changed: this.version });
      this.#gone.delete(id);
    }
    for (const id of gone) this.#gone.set(id, this.version);
    for (const [id, at] of this.#gone) if (at <= this.version - KEPT_VERSIONS) this.#gone.delete(id);
    this.#rows = new Map(update.all.flatMap((id) => (this.#rows.has(id) ? [[id, this.#rows.get(id)!] as const] : [])));
    if (!isNew) return;
    // Most subscribers saw the version before, and for them the result is nearly the event.
    const seen = this.version - 1;
    if (this.#isWholeAfter(seen) !== update.isWhole || gone.length !== update.gone.length) return;
    const shown = new Set(changed);
    const kept = update.isWhole ? [...rows] : [...rows].filter(([id]) => shown.has(id));
    this.#events.set(
      seen,
      Promise.resolve(
        this.#filled(
          result,
          kept.map(([, row]) => row),
        ),
      ),
    );
  }

  /** Takes a result that stands for itself. */
  #takeWhole(result: ExecutionResult, isOther: boolean): void {
    const event = encoded(result);
    const before = this.#only;
    const selected = (one: ExecutionResult): unknown => {
      const data = one.data?.[this.#operation.root] as Record<string, unknown> | null | undefined;
      return [this.#operation.fields.map((field) => data?.[field]), one.errors, data === null || data === undefined];
    };
    const isSame =
      before !== undefined &&
      this.#operation.fields.length > 0 &&
      JSON.stringify(selected(before.result)) === JSON.stringify(selected(result));
    this.#only = event;
    this.#rows.clear();
    if (!isSame || isOther) this.#next();
  }

  #next(): void {
    this.version++;
    this.isUnserved = true;
    this.#events.clear();
  }

  #isWholeAfter(seen: number): boolean {
    return seen === 0 || seen < this.#wholeBefore || seen < this.version - KEPT_VERSIONS;
  }

  /** What the result has of each thing; undefined where its rows have no identity. */
  #rowsOf({ data, errors = [] }: ExecutionResult, { ids, isSingle }: LiveChange): Map<string, Row> | undefined {
    const { root, fields } = this.#operation;
    const under = data?.[root] as Record<string, unknown> | null | undefined;
    if (isSingle || under === undefined || under === null) return undefined;
    const lists = fields.map((field) => under[field] as readonly unknown[] | undefined);
    const errorsOf = Map.groupBy(errors, ({ path = [] }) =>
      path[0] === root && fields.includes(String(path[1])) && typeof path[2] === 'number' ? path[2] : -1,
    );
    // Without a list nothing is selected of a thing but that it has changed.
    const seesChanges = lists.some((list) => list !== undefined);
    return new Map(
      ids.map((id, at): [string, Row] => {
        const entries = lists.map((list) => list?.[at]);
        const own = (errorsOf.get(at) ?? []).map((error): RowError => {
          const [, field, , ...below] = error.path ?? [];
          return { field: fields.indexOf(String(field)), below, error };
        });
        const said = own.map(({ field, below, error: { message, extensions } }) => [field, below, message, extensions]);
        const print = seesChanges ? JSON.stringify([entries, said]) : String(this.#taken);
        return [id, { print, entries, errors: own, changed: 0 }];
      }),
    );
  }

  /** The event with the rows that changed after a version, from what is kept of them. */
  async #compose(seen: number): Promise<ChannelEvent> {
    const isWhole = this.#isWholeAfter(seen);
    const rows = [...this.#rows.values()].filter(({ changed }) => isWhole || changed > seen);
    const gone = isWhole ? [] : [...this.#gone].flatMap(([id, version]) => (version > seen ? [id] : []));
    const result = await this.#operation.execute({ ...this.#update!, isWhole, gone, ids: [], values: [] });
    return this.#filled(result, rows);
  }

  /** A result with other rows in its lists. */
  #filled({ data, errors = [] }: ExecutionResult, rows: readonly Row[]): ChannelEvent {
    const { root, fields } = this.#operation;
    const under = data?.[root] as Record<string, unknown> | null | undefined;
    if (under === null || under === undefined) return encoded({ ...(data !== undefined && { data }), errors });
    const filled = { ...under };
    for (const [i, field] of fields.entries())
      if (filled[field] !== undefined) filled[field] = rows.map(({ entries }) => entries[i]);
    const others = errors.filter(({ path = [] }) => typeof path[2] !== 'number');
    const own = rows.flatMap((row, at) =>
      row.errors.map(({ field, below, error }) => {
        const { message, extensions } = error;
        return new GraphQLError(message, { extensions, path: [root, fields[field]!, at, ...below] });
      }),
    );
    const all = [...others, ...own];
    return encoded({ data: { ...data, [root]: filled }, ...(all.length > 0 && { errors: all }) });
  }
}

function encoded(result: ExecutionResult): ChannelEvent {
  return { result, text: JSON.stringify(result) };
}

const encoder = new TextEncoder();

/** Milliseconds between two events of a subscriber, at least. */
const LEAST_PAUSE_MS = 1000;

/**
 * One subscriber of a channel. It has no queue: it takes an event when it can, and that event has everything that changed since its last one. So a
 * slow subscriber skips states, and costs no more memory than a fast one.
 */
export class Subscriber implements AsyncIterableIterator<ExecutionResult> {
  readonly channel: Channel;
  readonly #onClose: (() => void)[] = [];
  readonly #now: () => number;
  #seen = 0;
  #readyAt = Number.NEGATIVE_INFINITY;
  #wake: (() => void) | undefined;
  #isClosed = false;
  #isExpired = false;
  #failure: Promise<ChannelEvent> | undefined;

  /** @param now milliseconds of any clock @param onClose called once, however the stream ends */
  constructor(channel: Channel, now: () => number, onClose: () => void) {
    this.channel = channel;
    this.#now = now;
    this.#onClose.push(onClose);
    channel.subscribers.add(this);
  }

  /** Calls something when the stream has ended, however it ends; at once where it has. */
  whenClosed(close: () => void): void {
    if (this.#isClosed) close();
    else this.#onClose.push(close);
  }

  /** Whether it waits for an event that is there and that it may have now. */
  get isServable(): boolean {
    return this.#wake !== undefined && this.#canTake();
  }

  /** Whether it waits for an event that is there, and that it may not have yet. */
  get isPausing(): boolean {
    return this.#wake !== undefined && this.channel.version > this.#seen;
  }

  /** Lets a waiting subscriber look again. */
  wake(): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }

  /** The next event; undefined at the end. Not to be called again before it has settled. */
  async take(): Promise<ChannelEvent | undefined> {
    const { channel } = this;
    for (;;) {
      while (!this.#isClosed && !this.#canTake()) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
          if (this.isPausing) channel.isUnserved = true;
        });
      }
      await channel.advance();
      if (this.#isClosed) return undefined;
      if (channel.version > this.#seen) {
        this.#readyAt = this.#now() + LEAST_PAUSE_MS;
        const event = channel.eventSince(this.#seen);
        this.#seen = channel.version;
        return event;
      }
      if (!this.#hasEnded) continue;
      this.#close();
      return this.#failure ?? channel.endEvent(channel.topic.end ?? 'TIME_LIMIT');
    }
  }

  /** Ends the stream: it has been open for long enough. */
  expire(): void {
    this.#isExpired = true;
    this.wake();
  }

  /** Ends the stream with an error. */
  fail(event: Promise<ChannelEvent>): void {
    this.#failure = event;
    this.wake();
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const event = await this.take();
    return event === undefined ? { done: true, value: undefined } : { done: false, value: event.result };
  }

  /** The subscriber has gone. */
  async return(): Promise<IteratorResult<ExecutionResult>> {
    this.#close();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  get #hasEnded(): boolean {
    return this.channel.topic.end !== undefined || this.#isExpired || this.#failure !== undefined;
  }

  #canTake(): boolean {
    // The end comes at once: a server that shuts down does not wait.
    if (this.#hasEnded) return true;
    return (this.channel.version > this.#seen || this.channel.isBehind) && this.#now() >= this.#readyAt;
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.channel.subscribers.delete(this);
    for (const close of this.#onClose.splice(0)) close();
    this.wake();
  }
}
