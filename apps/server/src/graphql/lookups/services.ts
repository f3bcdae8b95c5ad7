import { parseDay } from '@tripwright/core/base';
import type { RegionInfo, RideLeg } from '@tripwright/core/model';
import type { RealtimeChoice } from '../__generated__/resolver-types.ts';
import type { Connection, PageArguments } from '../connection.ts';
import type { GraphqlContext } from '../context.ts';
import { joinCode } from '../global-id.ts';
import { inputError } from '../input-error.ts';
import { loadersOf } from '../loaders.ts';
import type { FoundRun, LineRunsAsk, Realtime, RunAsk } from '../source/index.ts';
import type { RouteSource, ServiceSource } from '../sources.ts';

/** The run of a ride. @param isCancelled whether it does not take place; unless given, what the ride says of itself */
export function serviceOf(
  region: RegionInfo,
  ride: RideLeg,
  realtime: Realtime,
  isCancelled: boolean = ride.live?.kind === 'cancelled',
): ServiceSource {
  return { region, ride, realtime, isCancelled };
}

/** A run in full; null where the region has no such run. */
export async function findService(
  region: RegionInfo,
  ask: RunAsk,
  realtime: Realtime,
  context: GraphqlContext,
): Promise<ServiceSource | null> {
  const { run } = ask;
  context.budget.spendDay('near' in run ? dateOf(run.near) : run.serviceDate);
  const whole = await loadersOf(context).runs.load({ region, ask, realtime });
  if (whole === undefined) return null;
  const { ride, state } = whole.service;
  return { region, ride, realtime, isCancelled: state === 'cancelled', whole };
}

/** The arguments of `Route.services` and `Pattern.services`. */
interface ServicesArguments extends PageArguments {
  readonly on: string;
  readonly directionId?: number | null | undefined;
  readonly realtime: RealtimeChoice;
}

const STANDARD_PAGE = 20;
const MOST = 100;

/** A page of the runs of a line on a service day. @param pattern the code of the only pattern whose runs are wanted */
export async function servicesOf(
  { region, route }: RouteSource,
  { on, directionId, realtime: choice, first: size, after }: ServicesArguments,
  pattern: string | undefined,
  context: GraphqlContext,
): Promise<Connection<ServiceSource>> {
  checkDate('on', on);
  const first = size ?? STANDARD_PAGE;
  if (first < 1 || first > MOST) throw inputError(`"first" is ${first}; expected 1 to ${MOST}.`);
  const direction = directionId ?? undefined;
  if (direction !== undefined && direction !== 0 && direction !== 1)
    throw inputError(`"directionId" is ${direction}; expected 0 or 1.`);
  const key = after === undefined || after === null ? undefined : readCursor(after);
  context.budget.spendDay(on);
  const ask: LineRunsAsk = {
    line: { feed: route.feed, id: route.id },
    serviceDate: on,
    limit: first,
    ...(direction !== undefined && { direction }),
    ...(pattern !== undefined && { pattern }),
    ...(key !== undefined && { after: key }),
  };
  const realtime = realtimeOf(choice);
  const found = await loadersOf(context).lineRuns.load({ region, ask, realtime });
  if (found.kind === 'unknown' && found.what === 'key') throw foreignCursor();
  const runs = found.kind === 'runs' ? found.runs : [];
  const edges = runs.map((run) => ({
    cursor: writeCursor(run.key),
    node: serviceOf(region, run.ride, realtime, run.state === 'cancelled'),
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: found.kind === 'runs' && found.isCut,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const CURSOR = 'v1:Service:';

function writeCursor(key: string): string {
  return Buffer.from(`${CURSOR}${key}`, 'utf8').toString('base64url');
}

function readCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!text.startsWith(CURSOR)) throw foreignCursor();
  return text.slice(CURSOR.length);
}

function foreignCursor(): Error {
  return inputError('The cursor does not belong to this list. Take it from an edge of the same list.');
}

/** @param name of the argument @throws GraphQLError `BAD_USER_INPUT` for what is no day */
export function checkDate(name: string, date: string): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || parseDay(date) === undefined)
    throw inputError(`"${name}" is "${date.slice(0, 40)}"; expected a day such as "2026-11-02".`);
}

/** The code of a run: of its service, its day, and its shift where there is one. */
export function codeOf({ serviceTripId, serviceDate, runShift = 0 }: RideLeg): string {
  return joinCode([serviceTripId, serviceDate, String(runShift)]);
}

/** Whether realtime data count, by the word of the schema. */
export function realtimeOf(choice: 'LIVE' | 'SCHEDULED'): Realtime {
  return choice === 'LIVE' ? 'live' : 'scheduled';
}

/** The whole run of a service; undefined where it is gone meanwhile. */
export async function wholeOf(
  { region, ride, realtime, whole }: ServiceSource,
  context: GraphqlContext,
): Promise<FoundRun | undefined> {
  if (whole !== undefined) return whole;
  const { serviceTripId, serviceDate, runShift: shift = 0 } = ride;
  context.budget.spendDay(serviceDate);
  return loadersOf(context).runs.load({ region, ask: { serviceTripId, run: { serviceDate, shift } }, realtime });
}

/** The day of a moment, as runs near it are found. @param at Unix seconds */
function dateOf(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 10);
}
