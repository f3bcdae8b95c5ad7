import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[\w.:-]{1,100}$/;

const ids = new WeakMap<Request, string>();

/** The id of a request, the same for everything that is said about it: in its answer, in the log and in traces. */
export function idOf(request: Request): string {
  let id = ids.get(request);
  if (id === undefined) {
    id = requestIdOf(request.headers.get('x-request-id'));
    ids.set(request, id);
  }
  return id;
}

/** The id that a client sent, if it is safe in logs and headers; else a new id. */
export function requestIdOf(sent: string | null | undefined): string {
  return sent !== null && sent !== undefined && REQUEST_ID.test(sent) ? sent : randomUUID();
}
