import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { type App, type Arrival, malformedRequest } from './app.ts';
import { hasNoEnd } from './connections.ts';
import { namesTwoHosts } from './names-two-hosts.ts';

/**
 * Answers the requests of a `node:http` server with an app.
 * @param host stands for the host of requests of HTTP/1.0, which need not name one
 * @param onEventStream called for answers that are streams of events
 */
export function createListener(
  app: Pick<App, 'fetch'>,
  host: string,
  onEventStream: (response: ServerResponse) => void = () => undefined,
): RequestListener {
  const listener = getRequestListener(
    (request, { incoming, outgoing }) =>
      namesTwoHosts(incoming as IncomingMessage)
        ? malformedRequest()
        : app.fetch(request, arrivalOf(incoming as IncomingMessage, outgoing as ServerResponse, onEventStream)),
    {
      hostname: host,
      // The app answers its own errors; what else arrives here are requests whose clients have gone.
      errorHandler: (error) =>
        error instanceof RequestError ? malformedRequest() : new Response(null, { status: 500 }),
    },
  );
  return (request, response) => void listener(request, response);
}

function arrivalOf(
  { socket }: IncomingMessage,
  response: ServerResponse,
  onEventStream: (response: ServerResponse) => void,
): Arrival {
  return {
    remoteAddress: socket.remoteAddress,
    onEventStream() {
      hasNoEnd(response);
      onEventStream(response);
    },
  };
}
