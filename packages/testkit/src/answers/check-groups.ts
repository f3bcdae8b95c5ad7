import { type Asked, covers } from './asked.ts';
import type { FaultReport } from './fault.ts';
import { type Figures, figuresOf, isPointless } from './figures.ts';
import { metresBetween } from './line.ts';
import type { RideBook } from './ride-book.ts';
import { isWalk, modeOf, type WholeAnswer, type WholeTrip } from './whole-answer.ts';

/** Twice what makes stops similar: members are near the best of their group, whichever that is in the end. */
const SIMILAR_METRES = 500;

/** Only modes asked for, combinations where only combinations were asked for, nothing told twice, nothing that another makes pointless. */
export function checkGroups({ body, groups }: WholeAnswer, asked: Asked, book: RideBook, fault: FaultReport): void {
  const seen = new Map<string, string>();
  const ways = new Map<string, number>();
  groups.forEach((trips, g) => {
    const at = `groups[${g}]`;
    const [first] = trips;
    if (first === undefined) {
      fault('groups', at, 'is empty');
      return;
    }
    for (const one of trips) {
      checkModes(one, asked, fault);
      const run = runOf(one);
      const known = seen.get(run);
      if (known !== undefined) fault('duplicate', one.at, `is the same as ${known}`);
      seen.set(run, one.at);
      if (one.trip.availability === first.trip.availability && one.trip.weightedScore < first.trip.weightedScore)
        fault('groups', one.at, 'scores better than the representative');
      if (!isOneWay(one, first, book)) fault('groups', one.at, 'is another way than the representative');
    }
    const way = `${wayOf(first, book)} | ${ticketsOf(first)}`;
    const twin = ways.get(way);
    if (twin !== undefined) fault('duplicate', at, `is the same way as groups[${twin}]`);
    ways.set(way, g);
    checkFrequency(trips, body.groups[g]?.frequency, at, fault);
  });
  checkDominated(groups, asked, fault);
}

function checkModes({ at, segments }: WholeTrip, asked: Asked, fault: FaultReport): void {
  const used = new Set<string>();
  segments.forEach((segment, i) => {
    if (segment.type === 'stationary') return;
    const mode = modeOf(segment);
    const requested = asked.modes.filter((one) => covers(one, mode));
    for (const one of requested) used.add(one);
    if (requested.length === 0 && !isWalk(segment)) fault('modes', `${at}.segments[${i}]`, `${mode} was not asked for`);
  });
  const movers = asked.modes.filter((mode) => !mode.startsWith('wa_'));
  const usedMovers = movers.filter((mode) => used.has(mode));
  if (asked.allModes !== true && new Set(movers).size > 1 && usedMovers.length < 2)
    fault('modes', at, 'combines nothing');
}

/** Mean minutes between the departures. */
function checkFrequency(trips: readonly WholeTrip[], told: number | undefined, at: string, fault: FaultReport): void {
  const departures = [...new Set(trips.map(({ trip }) => trip.depart))].sort((a, b) => a - b);
  const [first, last] = [departures[0] as number, departures.at(-1) as number];
  if (departures.length < 2) {
    if (told !== undefined) fault('frequency', at, `says every ${told} minutes of one departure`);
    return;
  }
  const mean = Math.max(1, (last - first) / (departures.length - 1) / 60);
  if (told === undefined || Math.abs(told - mean) > 0.51)
    fault('frequency', at, `says ${told}, its departures are ${mean.toFixed(1)} minutes apart`);
}

/** Of trips by the same modes, and of combinations beside their parts, none may be worse in something and better in nothing. */
function checkDominated(groups: readonly (readonly WholeTrip[])[], asked: Asked, fault: FaultReport): void {
  const all = groups.flat().map((one) => ({ one, figures: figuresOf(one), modes: modesOf(one, asked) }));
  groups.forEach((trips, g) => {
    const first = trips[0];
    const own = all.find(({ one }) => one === first);
    if (own === undefined) return;
    const better = all.find(
      ({ one, figures, modes }) =>
        one.group !== g &&
        modes.every((mode) => own.modes.includes(mode)) &&
        isPointless(own.figures, figures, modes.length === 1 && own.modes.length > 1 ? 'vehicles' : 'boardings'),
    );
    if (better !== undefined)
      fault(
        'dominated',
        `groups[${g}]`,
        `has nothing that ${better.one.at} lacks: ${tell(own.figures)} beside ${tell(better.figures)}`,
      );
  });
}

function tell({ departure, arrival, boardings, walkSeconds, carbon, money }: Figures): string {
  return `${departure}–${arrival} ${boardings} boardings ${walkSeconds} s of walking ${carbon} kg ${money ?? '?'}`;
}

/**
 * The modes of the request for what runs by timetable, who drives or hires out for the rest: providers are no rivals of each other. Nobody knows
 * whether the street in front has room: who drives all the way is told of a car park as well.
 */
function modesOf({ segments }: WholeTrip, asked: Asked): readonly string[] {
  const moving = segments.filter((segment) => segment.type !== 'stationary' && !isWalk(segment));
  const modes = moving.map((segment) =>
    // asked for public transport and for buses, one gets both
    segment.type === 'scheduled' ? asked.modes.filter((mode) => covers(mode, modeOf(segment))).join() : modeOf(segment),
  );
  const rides = moving.some(({ type }) => type === 'scheduled');
  if (!rides && segments.some((segment) => modeOf(segment) === 'stationary_parking-onstreet'))
    modes.push('on the street');
  return moving.length > 0 ? [...new Set(modes)] : ['wa'];
}

/** Same modes between stops of one station or near each other (spec 2.3). */
function isOneWay(one: WholeTrip, other: WholeTrip, book: RideBook): boolean {
  const stopsOf = ({ segments }: WholeTrip): string[] =>
    segments.flatMap(({ type, stopCode = '', endStopCode = '' }) =>
      type === 'scheduled' ? [stopCode, endStopCode] : [],
    );
  const modes = (way: string): string => way.replace(/ [^|]*>[^|]*/g, '');
  const its = stopsOf(other);
  return (
    modes(wayOf(one, book)) === modes(wayOf(other, book)) &&
    stopsOf(one).every((code, i) => {
      if (book.stationOf(code) === book.stationOf(its[i] ?? '')) return true;
      const [a, b] = [book.stopOf(code), book.stopOf(its[i] ?? '')];
      return a !== undefined && b !== undefined && metresBetween(a, b) < SIMILAR_METRES;
    })
  );
}

/** Same modes between the same stations: one way of getting there (spec 2.3). */
function wayOf({ segments }: WholeTrip, book: RideBook): string {
  const rides = segments.some(({ type }) => type === 'scheduled');
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
