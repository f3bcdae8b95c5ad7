import * as z from 'zod/mini';

const place = z.tuple([z.number(), z.number()]);
const stop = z.object({ id: z.string(), name: z.string(), lat: z.number(), lng: z.number() });
const route = z.object({ id: z.string(), name: z.string(), color: z.string() });
const selection = z.object({
  label: z.string(),
  color: z.string(),
  lines: z.array(z.array(place)),
  stops: z.array(z.string()),
  here: z.optional(place),
  /** Id of the trip whose column is marked; '' for none. */
  trip: z.string(),
});
const cell = z.object({ time: z.string(), line: z.int() });
const timetable = z.object({
  route: z.string(),
  name: z.string(),
  direction: z.string(),
  directions: z.array(z.string()),
  day: z.string(),
  stops: z.array(z.object({ id: z.string(), name: z.string() })),
  trips: z.array(z.object({ id: z.string(), headsign: z.string(), line: z.int() })),
  /** JSON has no `undefined`: `null` where the trip does not call. */
  cells: z.array(z.array(z.nullable(cell))),
  more: z.number(),
});

/** What the page of a feed draws and lists. */
export type FeedPicture = z.infer<typeof selection>;
export type FeedPageTimetable = z.infer<typeof timetable>;

/** From the extension to the page of a feed. */
export type FeedHostMessage = z.infer<typeof hostMessage>;
const hostMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('feed'), feed: z.string(), stops: z.array(stop), routes: z.array(route) }),
  z.object({ type: z.literal('selection'), selection: z.optional(selection) }),
  z.object({ type: z.literal('timetable'), timetable: z.optional(timetable) }),
]);

/** From the page of a feed to the extension. Lines count from 0. */
export type FeedPageMessage = z.infer<typeof pageMessage>;
const pageMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('openStop'), id: z.string() }),
  z.object({
    type: z.literal('openLine'),
    file: z.enum(['trips.txt', 'stop_times.txt']),
    line: z.int().check(z.nonnegative()),
  }),
  z.object({ type: z.literal('timetable'), route: z.string(), direction: z.string(), day: z.string() }),
]);

/** What the page of a feed keeps for a window that is restored: the address of the feed's folder. */
export type FeedPageState = z.infer<typeof pageState>;
const pageState = z.object({ feed: z.string() });

/** Parses a kept state; `undefined` for any other value, such as that of an earlier version. */
export function readFeedPageState(data: unknown): FeedPageState | undefined {
  return pageState.safeParse(data).data;
}

/** Parses a message; `undefined` for any other value, because other frames post messages too. */
export function readFeedHostMessage(data: unknown): FeedHostMessage | undefined {
  return hostMessage.safeParse(data).data;
}

/** Parses a message; `undefined` for any other value, because other frames post messages too. */
export function readFeedPageMessage(data: unknown): FeedPageMessage | undefined {
  return pageMessage.safeParse(data).data;
}
