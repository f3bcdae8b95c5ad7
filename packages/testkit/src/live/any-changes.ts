import type { FeedRows } from '@tripwright/core/timetable/build';
import fc from 'fast-check';
import type { PlannedCall, PlannedChange } from './planned-change.ts';

type Drawn = ReturnType<typeof drawnChange> extends fc.Arbitrary<infer Value> ? Value : never;

/** Numbers of which the world makes a change: which run, and what becomes of it. */
function drawnChange() {
  const seconds = fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.integer({ min: -6, max: 20 }).map((minutes) => minutes * 60) },
    { weight: 1, arbitrary: fc.integer({ min: -90, max: 400 }) },
  );
  return fc.record({
    feed: fc.nat(1),
    trip: fc.nat(200),
    day: fc.nat(20),
    start: fc.nat(20),
    kind: fc.oneof(
      { weight: 8, arbitrary: fc.constant('changed' as const) },
      {
        weight: 4,
        arbitrary: fc.constantFrom('cancelled', 'deleted', 'added', 'replaced', 'duplicated', 'unscheduled' as const),
      },
    ),
    /** What is done to each call, in turn: later by so much, a wait, and something else now and then. */
    calls: fc.array(
      fc.record({
        later: seconds,
        wait: fc.oneof(
          { weight: 5, arbitrary: fc.constant(0) },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: 120 }) },
        ),
        word: fc.oneof(
          { weight: 16, arbitrary: fc.constant('' as const) },
          { weight: 4, arbitrary: fc.constantFrom('skip', 'move', 'closed', 'pass' as const) },
        ),
        stop: fc.nat(20),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    isUniform: fc.boolean(),
    newRoute: fc.integer({ min: 0, max: 3 }),
  });
}

/** Random changes of any kind to the runs of a world, as a function of its feeds, so that worlds shrink without losing theirs. */
export function anyChanges(most = 8): fc.Arbitrary<(feeds: readonly FeedRows[]) => PlannedChange[]> {
  return fc.array(drawnChange(), { minLength: 1, maxLength: most, size: 'max' }).map((drawn) => (feeds) => {
    const taken = new Set<string>();
    return drawn.flatMap((one, i) => {
      const change = changeOf(feeds, one, i);
      if (change === undefined) return [];
      // A run changes once; copies of it are runs of their own.
      const key = change.id === '' ? `${change.feed} ${change.trip} ${change.day} ${change.start}` : change.id;
      if (taken.has(key)) return [];
      taken.add(key);
      return [change];
    });
  });
}

function changeOf(feeds: readonly FeedRows[], drawn: Drawn, number: number): PlannedChange | undefined {
  const feed = drawn.feed % feeds.length;
  const rows = feeds[feed]!;
  const trip = drawn.trip % Math.max(1, rows.trips.length);
  const row = rows.trips[trip];
  const days = rows.services[row?.service ?? 0]?.days ?? [];
  const day = days[drawn.day % Math.max(1, days.length)];
  if (row === undefined || day === undefined || row.callCount < 2) return undefined;
  const windows = rows.frequencies.filter((one) => one.trip === trip);
  const starts = windows.flatMap(({ start, end, headway }) => {
    const all: number[] = [];
    for (let at = start; headway > 0 && at < end; at += headway) all.push(at);
    return all;
  });
  const { kind } = drawn;
  if (kind === 'unscheduled' && starts.length === 0) return undefined;
  const { stopTimes } = rows;
  const written = stopTimes.departure[row.firstCall]!;
  const grid = starts[drawn.start % Math.max(1, starts.length)];
  // Runs of headway trips that a feed reports start whenever they do.
  const start = grid === undefined || kind === 'added' ? -1 : kind === 'unscheduled' ? grid + drawn.start : grid;
  const shift = start < 0 ? 0 : start - written;
  const isNew = kind === 'added' || kind === 'duplicated';
  const isGone = kind === 'cancelled' || kind === 'deleted';
  const staysOnItsWay = kind === 'changed' || kind === 'unscheduled' || kind === 'duplicated';
  const boardable = rows.stops.flatMap((stop, s) => (stop.locationType === 0 ? [s] : []));
  let now = Number.NEGATIVE_INFINITY;
  const calls = Array.from({ length: isGone ? 0 : row.callCount }, (_, position): PlannedCall => {
    const at = row.firstCall + position;
    const drawnCall = drawn.calls[drawn.isUniform ? 0 : position % drawn.calls.length]!;
    const word = drawn.isUniform ? '' : drawnCall.word;
    const isMoved = word === 'move' || (!staysOnItsWay && drawnCall.stop % 3 === 0);
    const isSkipped = word === 'skip' && kind !== 'added';
    const arrival = Math.max(now, stopTimes.arrival[at]! + shift + drawnCall.later);
    const departure = Math.max(arrival, stopTimes.departure[at]! + shift + drawnCall.later) + drawnCall.wait;
    if (!isSkipped) now = departure;
    return {
      position: kind === 'added' || (isMoved && !staysOnItsWay) ? -1 : position,
      stop: isMoved ? boardable[drawnCall.stop % boardable.length]! : stopTimes.stop[at]!,
      arrival,
      departure,
      pickup: word === 'closed' || word === 'pass' ? 1 : stopTimes.pickup[at]!,
      dropOff: word === 'pass' ? 1 : stopTimes.dropOff[at]!,
      isSkipped,
    };
  });
  return {
    kind,
    feed,
    trip: kind === 'added' ? -1 : trip,
    day,
    start: kind === 'duplicated' ? -1 : start,
    id: isNew ? `new${number}` : '',
    route: kind === 'added' && drawn.newRoute === 0 ? 'R9' : row.route,
    calls,
  };
}
