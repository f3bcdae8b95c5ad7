import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** The id that a client sent, where it may stand in logs and headers as it is; else a new one. */
export function requestIdOf(sent: string | null | undefined): string {
  return sent !== null && sent !== undefined && REQUEST_ID.test(sent) ? sent : randomUUID();
}
