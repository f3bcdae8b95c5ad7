import type { FaultReport } from './fault.ts';
import { type Figures, figuresOf, isDominated } from './figures.ts';
import { metresBetween } from './line.ts';
import type { RideBook } from './ride-book.ts';
import { covers, type RoutingRequest } from './routing-request.ts';
import { isWalk, modeOf, type WholeAnswer, type WholeTrip } from './whole-answer.ts';

/** Every member of a group is near its best trip, which may be any of them: so two members may be twice the distance of similar stops apart. */
const SIMILAR_METRES = 500;

/** Groups use requested modes only, are combinations where only those were requested, are not repeated, and are not dominated. */
export function checkGroups(
  { body, groups }: WholeAnswer,
  request: RoutingRequest,
  book: RideBook,
  fault: FaultReport,
): void {
  const seen = new Map<string, string>();
  const groupOf = new Map<string, number>();
  groups.forEach((trips, g) => {
    const at = `groups[${g}]`;
    const [first] = trips;
    if (first === undefined) {
      fault('groups', at, 'is empty');
      return;
    }
    for (const one of trips) {
      checkModes(one, request, fault);
      const run = runOf(one);
      const known = seen.get(run);
      if (known !== undefined) fault('duplicate', one.at, `is the same as ${known}`);
      seen.set(run, one.at);
      if (one.trip.availability === first.trip.availability && one.trip.weightedScore < first.trip.weightedScore)
        fault('groups', one.at, 'scores better than the representative');
      if (!isAlike(one, first, book))
        fault('groups', one.at, 'differs from the representative in its modes or stations');
    }
    const key = `${modesAndStations(first, book)} | ${ticketsOf(first)}`;
    const twin = groupOf.get(key);
    if (twin !== undefined) fault('duplicate', at, `has the modes, stations and tickets of groups[${twin}]`);
    groupOf.set(key, g);
    checkFrequency(trips, body.groups[g]?.frequency, at, fault);
  });
  checkDominated(groups, request, fault);
}

function checkModes({ at, segments }: WholeTrip, request: RoutingRequest, fault: FaultReport): void {
  const used = new Set<string>();
  segments.forEach((segment, i) => {
    if (segment.type === 'stationary') return;
    const mode = modeOf(segment);
    const requested = request.modes.filter((one) => covers(one, mode));
    for (const one of requested) used.add(one);
    if (requested.length === 0 && !isWalk(segment)) fault('modes', `${at}.segments[${i}]`, `${mode} was not requested`);
  });
  const movers = request.modes.filter((mode) => !mode.startsWith('wa_'));
  const usedMovers = movers.filter((mode) => used.has(mode));
  if (request.allModes !== true && new Set(movers).size > 1 && usedMovers.length < 2)
    fault('modes', at, 'combines nothing');
}

/** Mean minutes between the departures; places to park and bicycle routes have none. */
function checkFrequency(trips: readonly WholeTrip[], stated: number | undefined, at: string, fault: FaultReport): void {
  const departures = [...new Set(trips.map(({ trip }) => trip.depart))].sort((a, b) => a - b);
  const [first, last] = [departures[0] as number, departures.at(-1) as number];
  const isOnce = trips.every(({ segments }) => segments.every(({ type }) => type !== 'scheduled'));
  if (departures.length < 2 || (isOnce && stated === undefined)) {
    if (stated !== undefined) fault('frequency', at, `says every ${stated} minutes of one departure`);
    return;
  }
  const mean = Math.max(1, (last - first) / (departures.length - 1) / 60);
  if (stated === undefined || Math.abs(stated - mean) > 0.51)
    fault('frequency', at, `says ${stated}, its departures are ${mean.toFixed(1)} minutes apart`);
}

/** No trip is dominated by a trip of the same modes, and no combination by a trip of some of its modes. */
function checkDominated(groups: readonly (readonly WholeTrip[])[], request: RoutingRequest, fault: FaultReport): void {
  const all = groups.flat().map((one) => ({ one, figures: figuresOf(one), modes: modesOf(one, request) }));
  groups.forEach((trips, g) => {
    const first = trips[0];
    const own = all.find(({ one }) => one === first);
    if (own === undefined) return;
    const better = all.find(
      ({ one, figures, modes }) =>
        one.group !== g &&
        modes.every((mode) => own.modes.includes(mode)) &&
        isDominated(own.figures, figures, modes.length === 1 && own.modes.length > 1 ? 'vehicles' : 'boardings'),
    );
    if (better !== undefined)
      fault(
        'dominated',
        `groups[${g}]`,
        `has nothing that ${better.one.at} lacks: ${describe(own.figures)} beside ${describe(better.figures)}`,
      );
  });
}

function describe({ departure, arrival, boardings, walkSeconds, carbon, money }: Figures): string {
  return `${departure}–${arrival} ${boardings} boardings ${walkSeconds} s of walking ${carbon} kg ${money ?? '?'}`;
}

/**
 * The requested mode for rides by timetable, the provider for the rest: trips of different providers do not compete. A trip by car to the
 * street in front competes with none to a car park, because a free space in the street is unknown.
 */
function modesOf({ segments }: WholeTrip, request: RoutingRequest): readonly string[] {
  const moving = segments.filter((segment) => segment.type !== 'stationary' && !isWalk(segment));
  const modes = moving.map((segment) =>
    // a request for public transport and for buses returns both
    segment.type === 'scheduled'
      ? request.modes.filter((mode) => covers(mode, modeOf(segment))).join()
      : modeOf(segment),
  );
  const rides = moving.some(({ type }) => type === 'scheduled');
  if (!rides && segments.some((segment) => modeOf(segment) === 'stationary_parking-onstreet'))
    modes.push('on the street');
  return moving.length > 0 ? [...new Set(modes)] : ['wa'];
}

/** Whether trips use the same modes between stops of one station or near each other (spec 2.3). */
function isAlike(one: WholeTrip, other: WholeTrip, book: RideBook): boolean {
  const stopsOf = ({ segments }: WholeTrip): string[] =>
    segments.flatMap(({ type, stopCode = '', endStopCode = '' }) =>
      type === 'scheduled' ? [stopCode, endStopCode] : [],
    );
  const modes = (text: string): string =>
    text
      .replace(/ [^|]*>[^|]*/g, '')
      .replace(/stationary_parking[^|]*/g, '')
      .replace(/^[ |]+|[ |]+$/g, '');
  const its = stopsOf(other);
  if (isOnSameLines(one, other)) return true;
  return (
    modes(modesAndStations(one, book)) === modes(modesAndStations(other, book)) &&
    stopsOf(one).every((code, i) => {
      if (book.stationOf(code) === book.stationOf(its[i] ?? '')) return true;
      const [a, b] = [book.stopOf(code), book.stopOf(its[i] ?? '')];
      return a !== undefined && b !== undefined && metresBetween(a, b) < SIMILAR_METRES;
    })
  );
}

interface LinesOfTrip {
  readonly lines: ReadonlySet<string>;
  readonly modes: string;
  readonly others: string;
}

function linesOf({ segments }: WholeTrip): LinesOfTrip {
  const rides = segments.filter(({ type, isContinuation }) => type === 'scheduled' && isContinuation !== true);
  const others = segments.filter((segment) => segment.type === 'unscheduled' && !isWalk(segment));
  return {
    lines: new Set(rides.map(({ serviceName, serviceNumber }) => `${serviceNumber} ${serviceName}`)),
    modes: [...new Set(rides.map(modeOf))].sort().join(),
    others: others.map(modeOf).join(),
  };
}

/** Whether two trips by the same modes ride on the same lines, one line more or less. How much of them is common is not checked. */
function isOnSameLines(one: WholeTrip, other: WholeTrip): boolean {
  const [own, its] = [linesOf(one), linesOf(other)];
  const [few, many] = own.lines.size <= its.lines.size ? [own, its] : [its, own];
  return (
    few.lines.size > 0 &&
    own.modes === its.modes &&
    own.others === its.others &&
    many.lines.size - few.lines.size <= 1 &&
    [...few.lines].every((line) => many.lines.has(line))
  );
}

/** The modes of a trip and the stations between which it rides, as text; trips of one group share them (spec 2.3). */
function modesAndStations({ segments }: WholeTrip, book: RideBook): string {
  const rides = segments.some((segment) => segment.type !== 'stationary' && !isWalk(segment));
  return segments
    .flatMap((segment) => {
      if (segment.type === 'scheduled')
        return [
          `${modeOf(segment)} ${book.stationOf(segment.stopCode ?? '')}>${book.stationOf(segment.endStopCode ?? '')}`,
        ];
      if (segment.type === 'stationary') return segment.isParking === true ? [modeOf(segment)] : [];
      return rides && isWalk(segment) ? [] : [modeOf(segment)];
    })
    .join(' | ');
}

function ticketsOf({ segments }: WholeTrip): string {
  const tickets = segments.flatMap(({ ticket }) => (ticket === undefined ? [] : [ticket.fareID ?? ticket.name]));
  const others = segments.flatMap(({ localCost }) => localCost?.costComponents ?? []);
  return [...tickets, ...others.map(({ type, name }) => `${type} ${name ?? ''}`)].join(' ');
}

function runOf({ segments }: WholeTrip): string {
  return segments
    .filter(({ type }) => type !== 'stationary')
    .map((one) =>
      [modeOf(one), one.startTime, one.endTime, one.serviceTripID, one.stopCode, one.endStopCode, one.metres].join(' '),
    )
    .join(' | ');
}
