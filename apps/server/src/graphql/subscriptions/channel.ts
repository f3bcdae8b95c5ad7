import type { StreamEndReason } from '../__generated__/resolver-types.ts';
import type { ExecutionResult } from '../graphql-js.ts';
import type { LiveUpdate } from './live-question.ts';
import type { Topic } from './topic.ts';

/** An event as all subscribers of a channel get it: made and encoded once. */
export interface ChannelEvent {
  readonly result: ExecutionResult;
  /** The result as JSON. */
  readonly text: string;
}

/** Resolves the fields that an operation selects of an update. */
export type Resolve = (update: LiveUpdate) => Promise<ChannelEvent>;

/** An operation over a topic, shared by all subscribers whose operation, variables and language are equal. */
export class Channel {
  readonly topic: Topic;
  readonly subscribers = new Set<Subscriber>();
  readonly #resolve: Resolve;
  /** Events of the newest version, by the version that a subscriber saw before. */
  readonly #events = new Map<number, Promise<ChannelEvent>>();
  #version = 0;
  readonly #ends = new Map<StreamEndReason, Promise<ChannelEvent>>();
  readonly #bytes = new WeakMap<ChannelEvent, Uint8Array>();

  constructor(topic: Topic, resolve: Resolve) {
    this.topic = topic;
    this.#resolve = resolve;
  }

  /** The event with what has changed since a version. */
  eventSince(seen: number): Promise<ChannelEvent> {
    if (this.#version !== this.topic.version) {
      this.#events.clear();
      this.#version = this.topic.version;
    }
    const known = this.#events.get(seen);
    if (known !== undefined) return known;
    const event = this.#resolve(this.topic.changeSince(seen));
    this.#events.set(seen, event);
    return event;
  }

  /** The last event: why there are no more. */
  endEvent(reason: StreamEndReason): Promise<ChannelEvent> {
    let event = this.#ends.get(reason);
    if (event === undefined) {
      event = this.#resolve({ kind: 'end', reason });
      this.#ends.set(reason, event);
    }
    return event;
  }

  /** Ends with an error the subscribers that wait for the first answer. */
  fail(error: unknown): void {
    const event = this.#resolve({ kind: 'failure', error });
    for (const subscriber of [...this.subscribers]) subscriber.fail(event);
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

  /** Lets a waiting subscriber look again. */
  wake(): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }

  /** The next event; undefined at the end. Not to be called again before it has settled. */
  async take(): Promise<ChannelEvent | undefined> {
    while (!this.#isClosed && !this.#canTake()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#isClosed) return undefined;
    const { channel } = this;
    const { topic } = channel;
    this.#readyAt = this.#now() + LEAST_PAUSE_MS;
    if (topic.version > this.#seen) {
      const event = channel.eventSince(this.#seen);
      this.#seen = topic.version;
      return event;
    }
    this.#close();
    return this.#failure ?? channel.endEvent(topic.end ?? 'TIME_LIMIT');
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

  #canTake(): boolean {
    const { topic } = this.channel;
    // The end comes at once: a server that shuts down does not wait.
    if (topic.end !== undefined || this.#isExpired || this.#failure !== undefined) return true;
    return topic.version > this.#seen && this.#now() >= this.#readyAt;
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.channel.subscribers.delete(this);
    for (const close of this.#onClose.splice(0)) close();
    this.wake();
  }
}
