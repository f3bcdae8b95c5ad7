import type { StopEvent } from '@tripwright/core/model';
import { LONGEST_BOARD_SECONDS } from '@tripwright/planner';
import type { LineFilterInput, RealtimeChoice } from '../__generated__/resolver-types.ts';
import { type BoardWindow, readBoardPage } from '../board-page.ts';
import type { PageArguments } from '../connection.ts';
import type { GraphqlContext } from '../context.ts';
import { inputError } from '../input-error.ts';
import { loadersOf } from '../loaders.ts';
import type { BoardAsk } from '../source/index.ts';
import type { BoardSource, StopEventSource, StopSource } from '../sources.ts';
import { realtimeOf } from './services.ts';

const STANDARD_PAGE = 10;
const MOST = 100;

/** The arguments of `Stop.departures` and `Stop.arrivals`. */
export interface BoardArguments extends PageArguments {
  readonly show: BoardAsk['show'];
  readonly from?: number | null | undefined;
  readonly within: number;
  readonly page?: string | null | undefined;
  readonly others: readonly string[];
  readonly lines: readonly LineFilterInput[];
  readonly realtime: RealtimeChoice;
}

/**
 * A page of a board. The window is asked for from the entry that `after` names, so a later page costs no more than the first.
 * @throws GraphQLError `BAD_USER_INPUT` for values out of range
 */
export async function readBoard(
  { region, stop }: StopSource,
  asked: BoardArguments,
  context: GraphqlContext,
): Promise<BoardSource> {
  const window = windowOf(asked, context.now);
  const first = checked('first', asked.first ?? STANDARD_PAGE);
  const after = readCursor(asked.after, window);
  const realtime = realtimeOf(asked.realtime);
  const ask: BoardAsk = {
    stops: [stop.code],
    others: atMost('to', asked.others),
    show: asked.show,
    from: after?.time ?? window.from,
    // Boards hold their last second, windows do not.
    seconds: window.to - 1 - (after?.time ?? window.from),
    // One more tells whether the list goes on.
    limit: first + 1 + (after?.seen ?? 0),
    lines: atMost('lines', asked.lines).map(lineOf),
  };
  const { boards, isCut, live } = await loadersOf(context).boards.load({ region, ask, realtime });
  const events = boards
    .flatMap(({ stop: listed, events: of }) => of.map((event) => ({ stop: listed.stop, event })))
    .sort((a, b) => a.event.rank - b.event.rank)
    .slice(after?.seen ?? 0);
  const shown = events.slice(0, first);
  const edges = shown.map(({ stop: at, event }, i) => ({
    cursor: writeCursor(shown, i, after),
    node: { region, stop: at, event, show: asked.show, realtime, alerts: live?.alerts ?? [] } satisfies StopEventSource,
  }));
  return {
    region,
    window: { region, ...window },
    facts: live,
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: events.length > first || isCut,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function windowOf({ from, within, page }: BoardArguments, now: number): BoardWindow {
  if (page === undefined || page === null) {
    if (!(within >= 1 && within <= LONGEST_BOARD_SECONDS))
      throw inputError('"within" is out of range; expected a second to a day.');
    const start = from ?? now;
    return { from: start, to: start + within };
  }
  if (from !== undefined && from !== null) throw inputError('"page" and "from" exclude each other: give one of them.');
  const window = readBoardPage(page);
  if (window === undefined || window.to - window.from > LONGEST_BOARD_SECONDS)
    throw inputError('"page" is not of a board. Take it from "window.earlier" or "window.later".');
  return window;
}

/** A cursor holds the time of its entry, and how many entries of that second came up to it: entries have no key that two runs never share. */
interface BoardCursor {
  readonly time: number;
  readonly seen: number;
}

function writeCursor(
  shown: readonly { readonly event: StopEvent }[],
  at: number,
  after: BoardCursor | undefined,
): string {
  const time = shown[at]?.event.time ?? 0;
  const before = shown.slice(0, at + 1).filter(({ event }) => event.time === time).length;
  const seen = before + (after?.time === time ? after.seen : 0);
  return Buffer.from(`v1:StopEvent:${time}:${seen}`, 'utf8').toString('base64url');
}

function readCursor(cursor: string | null | undefined, { from, to }: BoardWindow): BoardCursor | undefined {
  if (cursor === undefined || cursor === null) return undefined;
  const match = /^v1:StopEvent:(-?\d{1,12}):(\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [time, seen] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || time < from || time >= to || seen > MOST_OF_A_SECOND)
    throw inputError('The cursor does not belong to this list. Take it from an edge of the same window.');
  return { time, seen };
}

/** More vehicles never leave one station in one second. */
const MOST_OF_A_SECOND = 1000;

function checked(name: string, size: number): number {
  if (size < 1 || size > MOST) throw inputError(`"${name}" is ${size}; expected 1 to ${MOST}.`);
  return size;
}

function atMost<T>(name: string, values: readonly T[]): readonly T[] {
  if (values.length > MOST) throw inputError(`"${name}" holds ${values.length} values; expected at most ${MOST}.`);
  return values;
}

function lineOf({ agency, route, direction }: LineFilterInput): BoardAsk['lines'][number] {
  const isGiven = direction !== undefined && direction !== null;
  if (isGiven && direction !== 0 && direction !== 1) throw inputError(`"direction" is ${direction}; expected 0 or 1.`);
  return {
    ...(agency !== undefined && agency !== null && { operator: agency }),
    ...(route !== undefined && route !== null && { route }),
    ...(isGiven && { direction: direction as 0 | 1 }),
  };
}
