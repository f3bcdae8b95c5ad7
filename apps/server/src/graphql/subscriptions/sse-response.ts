import type { Subscriber } from './channel.ts';

/** Seconds between two comments on a quiet stream. Proxies and the server itself end connections on which nothing moves for longer. */
const PING_SECONDS = 12;
const PING = new TextEncoder().encode(':\n\n');
const COMPLETE = new TextEncoder().encode('event: complete\ndata:\n\n');

type Sink = ReadableStreamDefaultController<Uint8Array>;

/** Keeps quiet streams open: one timer for all, which reaches a twelfth of them each second. */
export class Pings {
  readonly #slots: readonly Set<Sink>[] = Array.from({ length: PING_SECONDS }, () => new Set<Sink>());
  #next = 0;
  #added = 0;
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @returns ends the pings of the stream */
  add(sink: Sink): () => void {
    const slot = this.#slots[this.#added++ % PING_SECONDS]!;
    slot.add(sink);
    this.#count++;
    this.#timer ??= setInterval(this.#ping, 1000).unref();
    return () => {
      if (!slot.delete(sink) || --this.#count > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  readonly #ping = (): void => {
    // A stream whose subscriber has not taken the last bytes gets no more.
    for (const sink of this.#slots[this.#next++ % PING_SECONDS]!) if ((sink.desiredSize ?? 0) > 0) sink.enqueue(PING);
  };
}

/**
 * A subscription as server-sent events, in the mode of distinct connections (https://github.com/graphql/graphql-over-http/blob/main/rfcs/GraphQLOverSSE.md).
 * Yoga's own writer holds a timer for each stream and encodes every event for every subscriber; here events arrive encoded, and all streams share one timer.
 */
export function sseResponse(subscriber: Subscriber, pings: Pings): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      start(sink) {
        // Browsers take an answer for begun with its first bytes.
        sink.enqueue(PING);
        // Also where nothing ever reads the answer, since its client has gone.
        subscriber.whenClosed(pings.add(sink));
      },
      async pull(sink) {
        const event = await subscriber.take();
        if (event !== undefined) {
          sink.enqueue(subscriber.channel.bytesOf(event));
          return;
        }
        sink.enqueue(COMPLETE);
        sink.close();
      },
      async cancel() {
        await subscriber.return();
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      // Proxies that collect answers would hold events back.
      'x-accel-buffering': 'no',
    },
  });
}
