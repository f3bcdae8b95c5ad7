import type { LandmarkId as Landmark } from '@tripwright/sample-city';
import { searchOf } from '@tripwright/testkit/answers';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';
import { MONDAY, placeOf } from './sample-service.ts';

export type { Landmark };
export type Answer = RoutingResponse & { readonly error?: string };
export type Trip = Answer['groups'][number]['trips'][number];
export type Query = Readonly<Record<string, string | readonly string[]>>;

/** A Monday morning on the sample city's islands. */
export const MONDAY_8: number = MONDAY + 8 * 3600;

/** A server over built regions, reached over a socket as clients do. */
export async function routingServer(
  data: string,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{
  /** `/v1/routing.json` between two landmarks on a Monday at eight, unless the query changes it. */
  ask(from: Landmark, to: Landmark, query?: Query): Promise<{ readonly status: number; readonly body: Answer }>;
  readonly server: RunningServer;
}> {
  const config = readConfig(undefined, {}, { port: 0, open: true, ...settings });
  const server = await startServer({ config, data });
  return {
    server,
    async ask(from, to, query = {}) {
      const usual = { from: placeOf(from), to: placeOf(to), departAfter: MONDAY_8, modes: ['pt_pub'] };
      const parameters = searchOf({ ...usual, more: query });
      const response = await fetch(`${server.url}/v1/routing.json?${parameters}`);
      return { status: response.status, body: (await response.json()) as Answer };
    },
  };
}

/** All trips in the order of the answer. */
export function tripsOf({ groups = [] }: Answer): Trip[] {
  return groups.flatMap(({ trips }) => trips);
}

/** The segments of a trip with the modes of their templates. */
export function segmentsOf(
  { segmentTemplates }: Answer,
  { segments }: Trip,
): { readonly mode: string; readonly seconds: number; readonly line: string | undefined }[] {
  const modes = new Map(segmentTemplates.map((template) => [template.hashCode, template.modeIdentifier]));
  return segments.map(({ segmentTemplateHashCode, startTime, endTime, serviceNumber }) => ({
    mode: modes.get(segmentTemplateHashCode) ?? '',
    seconds: Number(endTime) - Number(startTime),
    line: serviceNumber,
  }));
}

/** Seconds on foot in a trip. */
export function walkedIn(answer: Answer, trip: Trip): number {
  return segmentsOf(answer, trip).reduce((sum, { mode, seconds }) => sum + (mode === 'wa_wal' ? seconds : 0), 0);
}
