import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** The id that a client sent, if it is safe in logs and headers; else a new id. */
export function requestIdOf(sent: string | null | undefined): string {
  return sent !== null && sent !== undefined && REQUEST_ID.test(sent) ? sent : randomUUID();
}
