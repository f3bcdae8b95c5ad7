import { findModeFamily } from '../../../modes/index.ts';
import type { AirportRow } from '../../../providers/index.ts';
import { after } from '../../../storage/index.ts';
import type { PatternIndex, StopIndex, Timetable, TripIndex } from '../../../timetable/index.ts';
import type { CheckTimes } from '../../transit/index.ts';
import type { JourneyWorld, TransitWorld } from '../request/journey-world.ts';

/** Durations at an airport, in seconds. */
export interface AirportTimes {
  /** Time at the terminal before take-off: luggage, security, the walk to the gate. */
  readonly checkIn: number;
  /** Time from landing to the exit: luggage, entry. */
  readonly checkOut: number;
  /** Time between landing and the next take-off. */
  readonly transfer: number;
}

/** The values where the operator configures none (docs/providers.md). */
const USUAL_AIRPORT_TIMES: AirportTimes = { checkIn: 90 * 60, checkOut: 30 * 60, transfer: 60 * 60 };

/** The airports of a region. */
export interface Airports {
  /**
   * The times at airports that a search keeps free, for the patterns that it may use; undefined where none of them is a flight. Where other lines
   * call at the stop of the flights, every transfer there takes as long as check-out and check-in, even between two buses.
   */
  checksFor(allowedPatterns: Uint8Array | undefined): CheckTimes | undefined;
  timesAt(stop: StopIndex): AirportTimes;
  /** Whether a trip is a flight. */
  isFlight(trip: TripIndex): boolean;
}

const known = new WeakMap<JourneyWorld, { readonly airports: Airports | undefined }>();

/** The airports of a region, computed once; undefined where there are no flights. */
export function airportsOf(world: JourneyWorld): Airports | undefined {
  let entry = known.get(world);
  if (entry === undefined) {
    entry = { airports: world.transit === undefined ? undefined : findAirports(world, world.transit) };
    known.set(world, entry);
  }
  return entry.airports;
}

/** By the column of modes, which a timetable shares with its live states, unless these have routes of their own. */
const knownFlights = new WeakMap<Timetable['routeMode'], Uint8Array>();

/** `[route]`: 1 for flights. */
function flightsOf({ routeMode, strings }: Timetable): Uint8Array {
  let flies = knownFlights.get(routeMode);
  if (flies === undefined) {
    flies = Uint8Array.from(routeMode, (mode) => (findModeFamily(strings.get(mode))?.travel.checksIn === true ? 1 : 0));
    knownFlights.set(routeMode, flies);
  }
  return flies;
}

function findAirports({ providers }: JourneyWorld, { timetable }: TransitWorld): Airports | undefined {
  const { patternRoute, patternFirstPosition, positionStop, stopCount } = timetable;
  const flies = flightsOf(timetable);
  if (!flies.includes(1)) return undefined;
  const [inTheAir, onTheGround] = [new Uint8Array(stopCount), new Uint8Array(stopCount)];
  for (let pattern = 0 as PatternIndex; pattern < timetable.patternCount; pattern++) {
    const calls = flies[patternRoute[pattern]!] === 1 ? inTheAir : onTheGround;
    for (let at = patternFirstPosition[pattern]!; at < patternFirstPosition[after(pattern)]!; at++)
      calls[positionStop[at]!] = 1;
  }
  const times = configuredTimes(providers?.rows.airports ?? [], (code) => timetable.listStopsCovered(code));
  const timesAt = (stop: StopIndex): AirportTimes => times.byStop.get(stop) ?? times.everywhere;
  const seconds = (of: keyof AirportTimes): Int32Array =>
    Int32Array.from(inTheAir, (air, stop) => (air === 1 ? timesAt(stop as StopIndex)[of] : 0));
  const checks: CheckTimes = {
    isCheckpoint: inTheAir.map((air, stop) => (air === 1 && onTheGround[stop] === 0 ? 1 : 0)),
    before: seconds('checkIn'),
    after: seconds('checkOut'),
    between: seconds('transfer'),
  };
  return {
    checksFor: (allowed) =>
      allowed === undefined ||
      allowed.some((may, pattern) => may === 1 && flies[patternRoute[pattern as PatternIndex]!] === 1)
        ? checks
        : undefined,
    timesAt,
    isFlight: (trip) => flies[patternRoute[timetable.patternOfTrip(trip)]!] === 1,
  };
}

/** The configured times at airports. Rows without stops apply everywhere; later rows override earlier ones. */
function configuredTimes(
  rows: readonly AirportRow[],
  stopsOf: (code: string) => readonly StopIndex[],
): { readonly everywhere: AirportTimes; readonly byStop: ReadonlyMap<StopIndex, AirportTimes> } {
  const over = (times: AirportTimes, row: AirportRow): AirportTimes => ({
    checkIn: row.checkInSeconds ?? times.checkIn,
    checkOut: row.checkOutSeconds ?? times.checkOut,
    transfer: row.transferSeconds ?? times.transfer,
  });
  const everywhere = rows.filter(({ stops }) => stops.length === 0).reduce(over, USUAL_AIRPORT_TIMES);
  const byStop = new Map<StopIndex, AirportTimes>();
  for (const row of rows)
    for (const stop of row.stops.flatMap(stopsOf)) byStop.set(stop, over(byStop.get(stop) ?? everywhere, row));
  return { everywhere, byStop };
}
