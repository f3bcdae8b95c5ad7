import { after, asColumn, type Column, type Sections, type TypedArray } from '../../storage/index.ts';
import {
  type CallIndex,
  type Known,
  type PatternIndex,
  type RouteIndex,
  Timetable,
  type TripIndex,
} from '../../timetable/index.ts';
import { CALL_SKIPPED, CHANGE_KINDS, type ChangeKind, type RunChanges } from '../snapshot/run-changes.ts';

/** What has to become of each row of `RunChanges`. */
export interface SortedChanges {
  /** `[row]`: the trip under which the run is searched and described; −1 where it does not run. */
  readonly tripOfRow: Int32Array;
  /** `[trip − first]` of trips that are not in the artefact: their rows. */
  readonly rowOfTrip: Int32Array;
  /** The timetable with the trips of those rows after its own. */
  readonly timetable: Timetable;
  /** The texts of those trips, after the timetable's own. */
  readonly texts: readonly string[];
  /** `[pattern − first]` of patterns that are not in the artefact: the one of the artefact in whose lanes their runs stand; −1 for none. */
  readonly likes: Int32Array;
}

/** The pattern in whose lanes the runs of a trip stand: of the artefact, where one has the same route, calls and rules, and no filter tells them apart. */
export function lanePatternOf({ timetable, likes }: SortedChanges, trip: TripIndex): PatternIndex {
  const pattern = patternsOfTrips(timetable)[trip]!;
  const like = likes[pattern - (timetable.patternCount - likes.length)];
  return like === undefined || like < 0 ? pattern : (like as PatternIndex);
}

/** {@link SortedChanges} as plain columns. */
export interface PreparedRuns extends Omit<SortedChanges, 'timetable'> {
  /** The columns of the timetable that are longer than the artefact's. */
  readonly columns: Readonly<Record<string, TypedArray>>;
  /** See `LiveTrips`; undefined where there are no further trips. */
  readonly origin: Int32Array | undefined;
}

/** What another thread needs in order to have the same without the work. */
export function preparedRuns(base: Timetable, { timetable, ...rest }: SortedChanges): PreparedRuns {
  const longer = [...timetable.sections].filter(([name, column]) => base.sections.get(name) !== column);
  return { ...rest, columns: Object.fromEntries(longer), origin: timetable.liveTrips?.origin };
}

/** The changes again, over the same timetable. */
export function adoptRuns(base: Timetable, { columns, origin, ...rest }: PreparedRuns): SortedChanges {
  if (origin === undefined) return { ...rest, timetable: base };
  const sections = new Map([...base.sections, ...Object.entries(columns)]);
  const timetable = new Timetable(sections, base.strings.with(rest.texts), { first: base.tripCount, origin });
  return { ...rest, timetable };
}

/** Whether a run comes beside those of the timetable and takes the place of none: added runs, copies, and further runs of trips by frequency. */
export function comesBeside(timetable: Timetable, changes: RunChanges, row: number): boolean {
  const kind = kindOf(changes, row);
  if (kind === 'added' || kind === 'duplicated') return true;
  return changes.start[row]! < 0 && frequentTrips(timetable).has(changes.trip[row]! as TripIndex);
}

const knownFrequent = new WeakMap<Timetable['frequencyTrip'], ReadonlySet<TripIndex>>();

function frequentTrips({ frequencyTrip }: Timetable): ReadonlySet<TripIndex> {
  let trips = knownFrequent.get(frequencyTrip);
  if (trips === undefined) {
    trips = new Set(frequencyTrip);
    knownFrequent.set(frequencyTrip, trips);
  }
  return trips;
}

const knownPatterns = new WeakMap<Timetable['patternFirstTrip'], Column<TripIndex, PatternIndex>>();

/** `[trip]`: the pattern of each trip. To search for those of ten thousand rows would take milliseconds. */
function patternsOfTrips(timetable: Timetable): Column<TripIndex, PatternIndex> {
  const { patternCount, patternFirstTrip, tripCount } = timetable;
  let patterns = knownPatterns.get(patternFirstTrip);
  if (patterns === undefined) {
    const column = new Int32Array(tripCount);
    for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++)
      column.fill(pattern, patternFirstTrip[pattern], patternFirstTrip[after(pattern)]);
    patterns = asColumn<TripIndex, PatternIndex>(column);
    knownPatterns.set(patternFirstTrip, patterns);
  }
  return patterns;
}

/** The kind of a row. */
export function kindOf({ kind }: RunChanges, row: number): ChangeKind {
  return CHANGE_KINDS[kind[row]!]!;
}

/**
 * Decides which runs keep their trip, since only their times differ, and puts the others after the trips of the timetable: grouped into patterns by
 * route, calls, rules and facts, like those of the artefact. Their calls hold the live times; calls that are skipped are left out.
 */
export function sortChanges(timetable: Timetable, changes: RunChanges): SortedChanges {
  const tripOfRow = new Int32Array(changes.count).fill(-1);
  const patterns = new Map<string, LivePattern>();
  for (let row = 0; row < changes.count; row++) {
    if (keepsTrip(timetable, changes, row)) {
      tripOfRow[row] = changes.trip[row]!;
      continue;
    }
    const calls = servedCalls(changes, row);
    if (calls.length < 2) continue;
    const pattern = patternOf(timetable, changes, row, calls);
    const known = patterns.get(pattern.key);
    if (known === undefined) patterns.set(pattern.key, pattern);
    const { rows } = known ?? pattern;
    rows.push({ row, calls });
  }
  const rows = [...patterns.values()].flatMap((pattern) => pattern.rows);
  const texts = rows.length === 0 ? [] : textsOf(changes);
  const live = rows.length === 0 ? timetable : withTrips(timetable, changes, [...patterns.values()], texts);
  const likes = [...patterns.values()].map((pattern) => samePattern(timetable, changes, pattern) ?? -1);
  rows.forEach(({ row }, i) => {
    tripOfRow[row] = timetable.tripCount + i;
  });
  return {
    tripOfRow,
    rowOfTrip: Int32Array.from(rows, ({ row }) => row),
    timetable: live,
    texts,
    likes: Int32Array.from(likes),
  };
}

const KNOWN_NO: Known = 2;

const patternsByRoute = new WeakMap<Timetable['patternRoute'], Map<number, PatternIndex[]>>();

/** The pattern of the artefact that is like one of added trips; undefined where none is. */
function samePattern(
  timetable: Timetable,
  { callStop, callRules }: RunChanges,
  live: LivePattern,
): PatternIndex | undefined {
  const { patternRoute, patternWheelchair, patternBikes, patternFirstPosition, positionStop, positionRules } =
    timetable;
  let byRoute = patternsByRoute.get(patternRoute);
  if (byRoute === undefined) {
    byRoute = Map.groupBy(
      Array.from(patternRoute, (_, pattern) => pattern as PatternIndex),
      (pattern) => patternRoute[pattern]!,
    );
    patternsByRoute.set(patternRoute, byRoute);
  }
  const { calls } = live.rows[0]!;
  return byRoute.get(live.route)?.find((pattern) => {
    const first = patternFirstPosition[pattern]!;
    return (
      // Filters tell patterns apart by these alone: a trip that is known not to take wheelchairs, and all that is known of bicycles.
      (patternWheelchair[pattern] === KNOWN_NO) === (live.wheelchair === KNOWN_NO) &&
      patternBikes[pattern] === live.bikes &&
      patternFirstPosition[after(pattern)]! - first === calls.length &&
      calls.every((call, i) => {
        const at = (first + i) as typeof first;
        return positionStop[at] === callStop[call] && positionRules[at] === callRules[call];
      })
    );
  });
}

interface LivePattern {
  readonly key: string;
  readonly route: number;
  readonly wheelchair: Known;
  readonly bikes: Known;
  readonly rows: { readonly row: number; readonly calls: readonly number[] }[];
}

/** Whether a run calls where its trip does, under the same rules, so that only times differ. */
function keepsTrip(timetable: Timetable, changes: RunChanges, row: number): boolean {
  const trip = changes.trip[row]! as TripIndex | -1;
  const kind = kindOf(changes, row);
  if (trip < 0 || (kind !== 'changed' && kind !== 'unscheduled')) return false;
  if (comesBeside(timetable, changes, row)) return false;
  const { patternFirstPosition, positionStop, positionRules } = timetable;
  const { firstCall, callPosition, callStop, callRules, callFlags } = changes;
  const pattern = patternsOfTrips(timetable)[trip as TripIndex]!;
  const position = patternFirstPosition[pattern]!;
  const length = patternFirstPosition[after(pattern)]! - position;
  const first = firstCall[row]!;
  if (firstCall[row + 1]! - first !== length) return false;
  for (let i = 0; i < length; i++) {
    const at = (position + i) as typeof position;
    const call = first + i;
    if (callPosition[call] !== i || callStop[call] !== positionStop[at]) return false;
    if (callRules[call] !== positionRules[at] || (callFlags[call]! & CALL_SKIPPED) !== 0) return false;
  }
  return true;
}

function servedCalls({ firstCall, callFlags, kind }: RunChanges, row: number): number[] {
  const name = CHANGE_KINDS[kind[row]!];
  const calls: number[] = [];
  if (name === 'cancelled' || name === 'deleted') return calls;
  for (let call = firstCall[row]!; call < firstCall[row + 1]!; call++)
    if ((callFlags[call]! & CALL_SKIPPED) === 0) calls.push(call);
  return calls;
}

function patternOf(timetable: Timetable, changes: RunChanges, row: number, calls: readonly number[]): LivePattern {
  const { callStop, callRules } = changes;
  const trip = changes.trip[row]! as TripIndex | -1;
  const own = trip < 0 ? undefined : timetable.patternOfTrip(trip as TripIndex);
  const wheelchair: Known = own === undefined ? 0 : timetable.patternWheelchair[own]!;
  const bikes: Known = own === undefined ? 0 : timetable.patternBikes[own]!;
  const route = changes.route[row]!;
  const stops = calls.map((call) => `${callStop[call]} ${callRules[call]}`).join();
  return { key: `${route}|${wheelchair}|${bikes}|${stops}`, route, wheelchair, bikes, rows: [] };
}

/** The texts of trips and of new routes. */
function textsOf({ texts, newRoutes }: RunChanges): string[] {
  return [...texts, ...newRoutes.map(({ id }) => id), ...newRoutes.map(({ mode }) => mode)];
}

/** @param moreTexts those of the changes, see `textsOf` */
function withTrips(
  timetable: Timetable,
  changes: RunChanges,
  patterns: readonly LivePattern[],
  moreTexts: readonly string[],
): Timetable {
  const { sections } = timetable;
  const { texts, newRoutes, callPosition, callStop, callRules, callArrival, callDeparture, callHeadsign } = changes;
  const rows = patterns.flatMap((pattern) => pattern.rows);
  const calls = rows.flatMap((one) => one.calls);
  // Texts of the changes follow those of the timetable; the first is '', which has a place there already.
  const firstText = timetable.strings.size;
  const modes = newRoutes.map(({ mode }) => mode);
  const ids = newRoutes.map(({ id }) => id);
  const textOf = (text: number): number => (text === 0 ? 0 : firstText + text);
  const tripsOf = rows.map(({ row }) => changes.trip[row]! as TripIndex | -1);
  const ofTrip = (column: ArrayLike<number>, none: number): number[] =>
    tripsOf.map((trip) => (trip < 0 ? none : column[trip]!));
  const callOfTrip = rows.flatMap((one, i) =>
    one.calls.map((call) => {
      const [trip, position] = [tripsOf[i]!, callPosition[call]!];
      return trip < 0 || position < 0 ? -1 : timetable.tripFirstCall[trip as TripIndex]! + position;
    }),
  );
  const agencyOf = newRoutes.map(({ feed }) => [...timetable.agencyFeed].indexOf(feed as never));
  const none = newRoutes.map(() => 0);
  const authorityEnd = timetable.routeAuthorityFirst?.[timetable.routeMode.length as RouteIndex];
  const daySets = timetable.daySetBits.length / Math.max(1, timetable.dayRange[2] ?? 1);
  const longer: Record<string, readonly number[]> = {
    patternRoute: patterns.map(({ route }) => route),
    patternWheelchair: patterns.map(({ wheelchair }) => wheelchair),
    patternBikes: patterns.map(({ bikes }) => bikes),
    patternFirstPosition: ends(
      timetable.positionStop.length,
      patterns.map((one) => one.rows[0]!.calls.length),
    ),
    patternFirstTrip: ends(
      timetable.tripCount,
      patterns.map((one) => one.rows.length),
    ),
    positionStop: patterns.flatMap((one) => one.rows[0]!.calls.map((call) => callStop[call]!)),
    positionRules: patterns.flatMap((one) => one.rows[0]!.calls.map((call) => callRules[call]!)),
    tripId: rows.map(({ row }, i) => textOf(changes.id[row]!) || ofTrip(timetable.tripId as never, 0)[i]!),
    // Such a trip runs because the changes say so, and on no other day: its set of days is empty.
    tripDaySet: rows.map(() => daySets),
    daySetBits: new Array<number>(timetable.dayRange[2] ?? 1).fill(0),
    tripHeadsign: rows.map(({ row }, i) => textOf(changes.headsign[row]!) || headsignOf(timetable, tripsOf[i]!)),
    tripShortName: rows.map(({ row }, i) => textOf(changes.shortName[row]!) || shortNameOf(timetable, tripsOf[i]!)),
    tripDirection: ofTrip(timetable.tripDirection as never, -1),
    tripZone: rows.map(({ row }) => changes.zone[row]!),
    ...(timetable.tripSequences === undefined ? {} : { tripSequences: ofTrip(timetable.tripSequences as never, 0) }),
    tripFirstCall: ends(
      timetable.callArrival.length,
      rows.map((one) => one.calls.length),
    ),
    callArrival: calls.map((call) => callArrival[call]!),
    callDeparture: calls.map((call) => callDeparture[call]!),
    callApproximate: callOfTrip.map((own) => (own < 0 ? 0 : timetable.callApproximate[own as CallIndex]!)),
    callHeadsign:
      timetable.callHeadsign.length === 0
        ? []
        : calls.map(
            (call, i) =>
              textOf(callHeadsign[call]!) ||
              (callOfTrip[i]! < 0 ? 0 : timetable.callHeadsign[callOfTrip[i] as CallIndex]!),
          ),
    routeFeed: newRoutes.map(({ feed }) => feed),
    routeAgency: agencyOf,
    routeId: ids.map((_, i) => firstText + texts.length + i),
    routeShortName: ids.map((_, i) => firstText + texts.length + i),
    routeLongName: none,
    routeType: newRoutes.map(({ mode }) => typeOfMode(timetable, mode)),
    routeMode: modes.map((_, i) => firstText + texts.length + ids.length + i),
    routeColor: none.map(() => -1),
    routeTextColor: none.map(() => -1),
    routeUrl: none,
    routeSortOrder: none,
    ...(authorityEnd === undefined ? {} : { routeAuthorityFirst: none.map(() => authorityEnd) }),
  };
  const strings = timetable.strings.with(moreTexts);
  return new Timetable(lengthened(sections, longer), strings, {
    first: timetable.tripCount,
    origin: Int32Array.from(rows, ({ row }) => (isCopy(changes, row) ? -1 : changes.trip[row]!)),
  });
}

function headsignOf({ tripHeadsign }: Timetable, trip: TripIndex | -1): number {
  return trip < 0 ? 0 : tripHeadsign[trip as TripIndex]!;
}

function shortNameOf({ tripShortName }: Timetable, trip: TripIndex | -1): number {
  return trip < 0 ? 0 : tripShortName[trip as TripIndex]!;
}

/** The ends of further ranges after those of a column. */
function ends(last: number, lengths: readonly number[]): number[] {
  let end = last;
  return lengths.map((length) => {
    end += length;
    return end;
  });
}

/** The route type of the first route with a mode; 3, a bus, where there is none. */
function typeOfMode({ routeMode, routeType, strings }: Timetable, mode: string): number {
  for (let route = 0 as RouteIndex; route < routeMode.length; route++)
    if (strings.get(routeMode[route]!) === mode) return routeType[route]!;
  return 3;
}

/** Rows that name the trip do not mean a copy of it, and neither does its block. */
function isCopy(changes: RunChanges, row: number): boolean {
  return kindOf(changes, row) === 'duplicated';
}

/** Sections with further entries at the end of some. */
function lengthened(sections: Sections, longer: Readonly<Record<string, readonly number[]>>): Sections {
  const all = new Map(sections);
  for (const [name, more] of Object.entries(longer)) {
    const known = sections.get(name);
    if (known === undefined || more.length === 0) continue;
    const Columns = known.constructor as new (length: number) => TypedArray;
    const column = new Columns(known.length + more.length);
    column.set(known as never);
    column.set(more as never, known.length);
    all.set(name, column);
  }
  return all;
}
