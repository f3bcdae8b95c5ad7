import fc from 'fast-check';
import { clockText } from '../scenes/clock-text.ts';
import { type Scene, sceneOf } from '../scenes/scene.ts';

export interface SmallWorldOptions {
  /** Maximum number of trips of all feeds together; 20 unless given. */
  readonly maxTrips?: number;
  /** Maximum number of calls of a trip; 5 unless given. */
  readonly maxCalls?: number;
  /** False leaves out blocks and transfer types 4 and 5. */
  readonly seatedLinks?: boolean;
  /** False leaves out transfer types 0 to 3. */
  readonly transferRules?: boolean;
  /** False leaves out routes and trips in transfer types 0 to 3. */
  readonly runSpecificRules?: boolean;
}

/** Ordinary days and those on which clocks change, the year turns or leaps (CAL-6, CAL-18). */
const DATES = ['2024-05-15', '2024-03-31', '2024-10-27', '2024-02-29', '2025-01-01'] as const;
const MINUTE = 60;
const DAY = 86_400;

/**
 * Random feeds with every rule of `docs/search-semantics.md`, dense enough for the rules to interact: one or two feeds with
 * equal ids, two zones, trips that overtake, loop, take no time or begin on a past service day, frequencies, blocks, and
 * transfers of all types and specificities. Every world is drawn as scene text, so a counterexample can be pasted into a test.
 *
 * Two transfer rows that contradict each other about the same vehicles and stops are never generated, because they have no defined meaning.
 */
export function smallWorld(options: SmallWorldOptions = {}): fc.Arbitrary<Scene> {
  return drawing(options).map((drawing) => {
    const world = sceneOf(drawText(drawing, options));
    return { ...world, [fc.toStringMethod]: () => world.text };
  });
}

const STOPS = ['A', 'B', 'C', 'D', 'E'] as const;
/** Rows of transfers.txt are mostly about stops that two lines share. */
const TRANSFER_STOPS = ['C', 'E', 'A', 'B', 'D', 'S'] as const;
const ROUTES = ['R1', 'R2', 'R3'] as const;

interface Call {
  /** Stops further along the ring of the line's three. */
  readonly step: number;
  /** Minutes since the call before, and minutes of waiting. */
  readonly ride: number;
  readonly dwell: number;
  readonly word: string;
}

interface Trip {
  readonly feed: number;
  readonly route: number;
  readonly days: number;
  /** Service days between the trip's own and the one on which it is under way. */
  readonly daysLate: number;
  readonly start: number;
  /** Continues from the end of the trip generated before it. */
  readonly goesOn: boolean;
  readonly block: string;
  readonly facts: string;
  readonly calls: readonly Call[];
  readonly windows: readonly { readonly starts: number; readonly headway: number; readonly exact: boolean }[];
}

interface Transfer {
  readonly feed: number;
  readonly fromStop: number;
  readonly toStop: number;
  readonly from: { readonly kind: 'any' | 'route' | 'trip'; readonly index: number };
  readonly to: { readonly kind: 'any' | 'route' | 'trip'; readonly index: number };
  readonly word: string;
}

interface Drawing {
  readonly date: string;
  readonly feeds: 1 | 2;
  readonly zones: readonly string[];
  readonly hasStation: boolean;
  readonly closeStops: readonly number[];
  /** The stop with steps only; an index beyond the last stop if there is none. */
  readonly steps: number;
  readonly trips: readonly Trip[];
  readonly walks: readonly {
    readonly from: number;
    readonly to: number;
    readonly seconds: number;
    readonly both: boolean;
  }[];
  readonly transfers: readonly Transfer[];
  readonly links: readonly { readonly from: number; readonly to: number; readonly word: string }[];
}

function drawnTrip(maxCalls: number): fc.Arbitrary<Drawing['trips'][number]> {
  const call = fc.record({
    step: oneOfWeighted([4, 1], [3, 2], [1, 0]),
    ride: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.integer({ min: 1, max: 8 }) }),
    dwell: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 }) }),
    word: oneOfWeighted([15, ''], [1, 'pick'], [1, 'drop'], [1, 'pass'], [1, 'phone'], [1, 'driver']),
  });
  return fc.record({
    feed: fc.nat(1),
    route: fc.nat(ROUTES.length - 1),
    days: oneOfWeighted([8, 0], [4, 1], [4, 2], [1, 3]),
    daysLate: oneOfWeighted([6, 0], [2, 1], [1, 2]),
    start: fc.integer({ min: 0, max: 40 }),
    goesOn: oneOfWeighted([2, false], [1, true]),
    block: oneOfWeighted([1, ''], [2, 'b1'], [1, 'b2']),
    facts: oneOfWeighted(
      [6, ''],
      [1, ' | wheelchair no'],
      [1, ' | wheelchair yes'],
      [1, ' | bikes no'],
      [1, ' | bikes yes'],
      [1, ' | wheelchair no | bikes yes'],
    ),
    calls: fc.array(call, { minLength: 2, maxLength: maxCalls, size: 'max' }),
    windows: fc.oneof(
      { weight: 6, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc.array(
          fc.record({
            starts: fc.integer({ min: 1, max: 3 }),
            headway: fc.integer({ min: 2, max: 7 }),
            exact: fc.boolean(),
          }),
          { minLength: 1, maxLength: 2 },
        ),
      },
    ),
  });
}

function drawnTransfer(runSpecificRules: boolean): fc.Arbitrary<Transfer> {
  const vehicle = fc.record({
    kind: runSpecificRules
      ? fc.constantFrom('any' as const, 'any' as const, 'route' as const, 'trip' as const)
      : fc.constant('any' as const),
    index: fc.nat(20),
  });
  return fc.record({
    feed: fc.nat(1),
    fromStop: fc.nat(TRANSFER_STOPS.length - 1),
    toStop: fc.nat(3 * TRANSFER_STOPS.length),
    from: vehicle,
    to: vehicle,
    word: fc.constantFrom('recommended', 'guaranteed', 'minimum', 'forbidden', '0s', '1m', '2m', '4m'),
  });
}

function drawing({ maxTrips = 20, maxCalls = 5, runSpecificRules = true }: SmallWorldOptions): fc.Arbitrary<Drawing> {
  const trip = drawnTrip(maxCalls);
  return fc.record({
    date: fc.constantFrom(...DATES),
    feeds: oneOfWeighted([2, 1], [1, 2]),
    zones: fc.constantFrom(
      ['Europe/Berlin', 'Europe/Berlin'],
      ['Europe/Berlin', 'Europe/London'],
      ['Europe/London', 'Europe/Berlin'],
      ['America/St_Johns', 'America/St_Johns'],
      ['UTC', 'UTC'],
    ),
    hasStation: fc.boolean(),
    steps: fc.nat(2 * STOPS.length),
    closeStops: fc.array(fc.nat(STOPS.length - 2), { maxLength: 2 }),
    // Few trips, so that worlds shrink; usually enough for trips to meet.
    trips: fc.oneof(
      { withCrossShrink: true },
      { weight: 1, arbitrary: fc.array(trip, { minLength: 1, maxLength: maxTrips, size: 'max' }) },
      {
        weight: 4,
        arbitrary: fc.array(trip, { minLength: Math.ceil(maxTrips * 0.6), maxLength: maxTrips, size: 'max' }),
      },
    ),
    walks: fc.array(
      fc.record({ from: fc.nat(9), to: fc.nat(9), seconds: fc.integer({ min: 0, max: 300 }), both: fc.boolean() }),
      { maxLength: 3 },
    ),
    transfers: fc.array(drawnTransfer(runSpecificRules), { maxLength: 12, size: 'max' }),
    links: fc.array(fc.record({ from: fc.nat(20), to: fc.nat(20), word: fc.constantFrom('stay', 'stay', 'leave') }), {
      maxLength: 3,
    }),
  });
}

function oneOfWeighted<const Value>(
  ...choices: readonly (readonly [weight: number, value: Value])[]
): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));
}

function drawText(drawing: Drawing, options: SmallWorldOptions): string {
  const lines = [`date ${drawing.date}`];
  for (let feed = 0; feed < drawing.feeds; feed++) {
    lines.push(`feed ${feedName(feed)} ${drawing.zones[feed]}`, ...drawFeed(drawing, feed, options));
  }
  for (const walk of drawing.walks) {
    const stop = (index: number): string =>
      `${feedName(Math.floor(index / STOPS.length) % drawing.feeds)}:${STOPS[index % STOPS.length]}`;
    if (stop(walk.from) === stop(walk.to)) continue;
    lines.push(`walk ${stop(walk.from)}${walk.both ? '<>' : '>'}${stop(walk.to)} ${walk.seconds}s`);
  }
  return lines.join('\n');
}

function feedName(feed: number): string {
  return feed === 0 ? 'x' : 'y';
}

function drawFeed(drawing: Drawing, feed: number, options: SmallWorldOptions): string[] {
  const { seatedLinks = true, transferRules = true } = options;
  const lines = [`stops ${STOPS.join(' ')}`];
  if (drawing.hasStation) lines.push('station S: A B');
  if (drawing.steps < STOPS.length) lines.push(`steps ${STOPS[drawing.steps]}`);
  // Blocks link ends up to 200 m apart (BL-6): some neighbours are nearer than that, most are not.
  for (const stop of drawing.closeStops) lines.push(`near ${STOPS[stop + 1]} ${STOPS[stop]} 150m`);
  const { ids, lines: trips } = drawTrips(drawing, feed, seatedLinks);
  lines.push(...trips);
  if (ids.length > 0) lines.push(...drawTransfers(drawing, feed, ids, seatedLinks, transferRules));
  return lines;
}

/** The trips of a feed as lines of the scene, with their ids. */
function drawTrips(
  drawing: Drawing,
  feed: number,
  seatedLinks: boolean,
): { readonly ids: readonly string[]; readonly lines: readonly string[] } {
  const trips = drawing.trips.filter((trip) => drawing.feeds === 1 || trip.feed === feed);
  // Zones an hour apart: the second feed's times are shifted so that the vehicles of both still meet.
  const shift = drawing.zones[0] === drawing.zones[feed] ? 0 : drawing.zones[feed] === 'Europe/Berlin' ? 3600 : -3600;

  const lines: string[] = [];
  const ids: string[] = [];
  let end = 0;
  let endStop = 0;
  let before: Trip | undefined;
  trips.forEach((trip, i) => {
    const goesOn = trip.goesOn && before !== undefined;
    // A vehicle that continues does so on the same days, and usually in the same block.
    const { days, daysLate } = goesOn ? before! : trip;
    const block = goesOn && trip.block !== 'b2' ? before!.block : trip.block;
    const late = daysLate * DAY;
    let now = goesOn ? end + (trip.start % 3) * MINUTE : 8 * 3600 + shift + late + trip.start * MINUTE;
    const words: string[] = [];
    let place = trip.start;
    trip.calls.forEach((call, c) => {
      // The lines share stops at their ends only, so that most journeys need a change.
      place += call.step;
      const stop = c === 0 && goesOn ? endStop : (trip.route * 2 + (place % 3)) % STOPS.length;
      const arrival = c === 0 ? now : now + call.ride * MINUTE;
      now = arrival + call.dwell * MINUTE;
      words.push(`${STOPS[stop]} ${clockText(arrival)}/${clockText(now)}${call.word === '' ? '' : ` ${call.word}`}`);
      end = arrival;
      endStop = stop;
    });
    const id = `${ROUTES[trip.route]}/t${i}`;
    ids.push(id);
    const remarks = trip.windows.map(({ starts, headway, exact }, w) => {
      const from = 8 * 3600 + shift + late + (trip.start + w * 30) * MINUTE;
      const until = from + (starts * headway - 1) * MINUTE;
      return ` | every ${headway}m ${clockText(from)}-${clockText(until)}${exact ? ' exact' : ''}`;
    });
    if (seatedLinks && block !== '') remarks.push(` | block ${block}`);
    lines.push(
      `days ${daysText(drawing.date, days, daysLate)}`,
      `${id} ${words.join('  ')}${remarks.join('')}${trip.facts}`,
    );
    before = { ...trip, days, daysLate, block };
  });
  return { ids, lines };
}

/** The rows of transfers.txt of a feed as lines of the scene; the first one about the same vehicles and stops wins. */
function drawTransfers(
  drawing: Drawing,
  feed: number,
  ids: readonly string[],
  seatedLinks: boolean,
  transferRules: boolean,
): readonly string[] {
  const wordOf = new Map<string, string>();
  const add = (about: string, word: string): void => {
    if (!wordOf.has(about)) wordOf.set(about, word);
  };
  const vehicle = ({ kind, index }: Transfer['from']): string =>
    kind === 'any' ? '*' : kind === 'trip' ? ids[index % ids.length]! : ids[index % ids.length]!.split('/')[0]!;
  for (const transfer of transferRules ? drawing.transfers : []) {
    if (drawing.feeds === 2 && transfer.feed !== feed) continue;
    const stop = (index: number): string => (drawing.hasStation ? TRANSFER_STOPS : STOPS)[index] ?? 'A';
    const [from, to] = [vehicle(transfer.from), vehicle(transfer.to)];
    // Mostly a row about one stop.
    const toStop = transfer.toStop < TRANSFER_STOPS.length ? transfer.toStop : transfer.fromStop;
    add(`${from}>${to} at ${stop(transfer.fromStop)}>${stop(toStop)}`, transfer.word);
  }
  for (const link of seatedLinks ? drawing.links : []) {
    const [from, to] = [ids[link.from % ids.length]!, ids[link.to % ids.length]!];
    if (from !== to) add(`${from}>${to}`, link.word);
  }
  return Array.from(wordOf, ([about, word]) => `transfer ${about} ${word}`);
}

/** Service days on which a trip is under way on a date (itself; it and the day before; four days) or never (the day after). */
function daysText(date: string, which: number, daysLate: number): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  const day = (off: number): string => new Date(at + (off - daysLate) * DAY * 1000).toISOString().slice(0, 10);
  return [day(0), `${day(-1)}..${day(0)}`, `${day(-2)}..${day(1)}`, day(1)][which]!;
}
