/** An event of a stream, or its end. */
export interface StreamEvent {
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: events have the shape of their operation, which the compiler does not know
  readonly data: any;
}

/** A subscription as clients hold it. */
export interface OpenStream {
  readonly response: Response;
  /** The next event that is no comment; undefined after the end of the answer. */
  next(): Promise<StreamEvent | undefined>;
  /** Goes away. */
  leave(): Promise<void>;
}

/** Subscribes with `fetch`, in the mode of distinct connections. */
export async function openStream(
  url: string,
  key: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const leaving = new AbortController();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-service-key': key, ...headers },
    body: JSON.stringify({ query, variables }),
    signal: leaving.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const event = /^event: (.*)$/m.exec(block)?.[1];
          if (event === undefined) continue;
          const data = /^data: (.*)$/m.exec(block)?.[1];
          return { event, data: data === undefined ? undefined : JSON.parse(data) };
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
    },
    async leave() {
      leaving.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
}
