import { metresBetween } from '../answers/line.ts';
import type { JudgedAnswer } from './judged-answer.ts';
import { endOf, endsOf, isOnFoot, nearness, type TripFacts } from './trip-facts.ts';

/** A rule of taste: a reason for which a local would not consider an itinerary. */
export interface TasteRule {
  readonly name: string;
  /** Why the itinerary is silly; undefined where it is not. */
  silly(trip: TripFacts, answer: JudgedAnswer, at: number): string | undefined;
}

const MINUTE = 60;
const HOUR = 3600;
/** Minutes of riding that getting into a vehicle is worth. */
const CHANGE_MINUTES = 7;

/** Every rule, written without the planner's filters. Distances in metres, times in seconds. */
export const tasteRules: readonly TasteRule[] = [
  {
    name: 'slower-combination',
    silly(trip, { all, alone }) {
      if (trip.supplies.size < 2) return undefined;
      const better = [...alone, ...all].find(
        (rival) =>
          rival.supplies.size === 1 &&
          rival.vehicles.length < trip.vehicles.length &&
          isNoSlower(rival, trip) &&
          rival.walkSeconds <= trip.walkSeconds + MINUTE &&
          !isClearlyCheaper(trip, rival),
      );
      return better && `beside ${describe(better)}`;
    },
  },
  {
    name: 'vehicle-for-a-few-steps',
    silly(trip) {
      if (trip.vehicles.length < 2) return undefined;
      const short = trip.vehicles.find(({ leg, supply }) => {
        if (supply === 'timetable') return false;
        if (supply === 'own' && leg.mode.startsWith('me_mic')) return isLeftBehind(trip, leg) && leg.metres < 500;
        return leg.metres < (supply === 'hailed' ? 600 : 500);
      });
      return short && `${short.leg.mode} for ${Math.round(short.leg.metres)} m`;
    },
  },
  {
    name: 'ride-to-nowhere',
    silly: ({ vehicles }) => {
      const none = vehicles.find(({ leg }) => leg.arrival <= leg.departure || leg.metres < 1);
      return none && `${none.leg.mode} takes ${none.leg.arrival - none.leg.departure} s over ${none.leg.metres} m`;
    },
  },
  {
    name: 'car-for-a-walk',
    silly: ({ vehicles }) => {
      const short = vehicles.find(({ leg }) => /^(me_car|me_mot|ps_)/.test(leg.mode) && leg.metres < 100);
      return short && `${short.leg.mode} for ${Math.round(short.leg.metres)} m`;
    },
  },
  {
    name: 'walking-is-shorter',
    silly({ itinerary, seconds, walkSeconds }, { walk }) {
      if (walk === undefined || itinerary.boardings === 0 || walk > seconds) return undefined;
      return walk - walkSeconds < 10 * MINUTE * itinerary.boardings ? `walking takes ${minutes(walk)}` : undefined;
    },
  },
  {
    name: 'walking-is-less-effort',
    silly(trip, { walk }) {
      if (walk === undefined || trip.itinerary.boardings === 0 || walk <= trip.seconds) return undefined;
      if (walk - trip.walkSeconds > 5 * MINUTE) return undefined;
      const effort = (trip.seconds + trip.walkSeconds) / MINUTE + CHANGE_MINUTES * trip.vehicles.length;
      return effort > (2 * walk) / MINUTE + 2 ? `walking takes ${minutes(walk)}` : undefined;
    },
  },
  {
    name: 'walk-around-a-ride',
    silly(trip, { all }) {
      if (trip.vehicles.length === 0 || trip.walkSeconds < 40 * MINUTE || trip.rideSeconds > trip.walkSeconds / 6)
        return undefined;
      const better = all.find(
        (rival) => isOfSupplies(rival, trip) && rival.burden < trip.burden && isNotMuchLater(rival, trip),
      );
      return better && `${minutes(trip.walkSeconds)} on foot around ${minutes(trip.rideSeconds)}`;
    },
  },
  {
    name: 'night-at-a-stop',
    silly(trip, { all }) {
      if (trip.longestWait < 3 * HOUR) return undefined;
      // A car beside it is another request's answer; the segment says that the wait is one of a night.
      const better = all.some((rival) => rival.longestWait < 3 * HOUR && isOfSupplies(rival, trip));
      return better ? minutes(trip.longestWait) : undefined;
    },
  },
  {
    name: 'near-duplicate',
    silly(trip, { representatives }, at) {
      const own = linesOf(trip);
      if (own.size === 0) return undefined;
      const twin = representatives.slice(0, at).find((other) => {
        if (modesOf(other) !== modesOf(trip)) return false;
        const its = linesOf(other);
        const [few, many] = own.size <= its.size ? [own, its] : [its, own];
        if (many.size - few.size > 1 || ![...few.keys()].every((line) => many.has(line))) return false;
        const common = (lines: ReadonlyMap<string, number>): number =>
          [...few.keys()].reduce((all, line) => all + (lines.get(line) ?? 0), 0);
        return common(own) >= 0.6 * total(own) && common(its) >= 0.6 * total(its) && endsNearby(trip, other);
      });
      return twin && `beside ${describe(twin)}`;
    },
  },
  {
    name: 'car-park-beside-street',
    silly(trip, { representatives }, at) {
      if (trip.vehicles.length !== 1 || trip.vehicles[0]?.supply !== 'own' || !isDriven(trip)) return undefined;
      const twin = representatives.slice(0, at).some((other) => other.vehicles.length === 1 && isDriven(other));
      return twin ? 'another place to park' : undefined;
    },
  },
  {
    name: 'same-line-back',
    silly: ({ vehicles }) => {
      const rides = vehicles.flatMap(({ leg }) => (leg.kind === 'ride' ? [leg] : []));
      const back = rides.find((ride, i) =>
        rides
          .slice(0, i)
          .some(
            (before) =>
              before.feed === ride.feed &&
              before.route.id === ride.route.id &&
              before.calls.slice(0, -1).some(({ stop }) => metresBetween(stop, ride.to) < 150),
          ),
      );
      return back && `${back.route.shortName} again, back to ${back.to.stop?.name}`;
    },
  },
  {
    name: 'out-and-back',
    silly: ({ vehicles }) => {
      const rides = vehicles.flatMap(({ leg }) => (leg.kind === 'ride' ? [leg] : []));
      const back = rides.find((ride, i) => rides.slice(0, i).some(({ from }) => metresBetween(from, ride.to) < 200));
      return back && `back to ${back.to.stop?.name}`;
    },
  },
  {
    name: 'ride-between-changes',
    silly: ({ vehicles }) => {
      const short = vehicles.find(({ leg, supply }, i) => {
        const [before, after] = [vehicles[i - 1]?.supply, vehicles[i + 1]?.supply];
        if (supply !== 'timetable' || leg.metres > 900 || before === undefined || after === undefined) return false;
        return (before === 'timetable') !== (after === 'timetable');
      });
      return short && `${Math.round(short.leg.metres)} m by ${short.leg.mode} between two other vehicles`;
    },
  },
  {
    name: 'past-and-back',
    silly({ itinerary, vehicles }) {
      const { from, to } = endsOf(itinerary);
      const whole = metresBetween(from, to);
      const past = vehicles.slice(0, -1).find(({ leg }) => {
        const { least, atEnd } = nearness(leg, to);
        return atEnd - least > Math.max(1500, whole / 4) && least < 400;
      });
      return past && `${past.leg.mode} passes the destination`;
    },
  },
  {
    name: 'drives-away',
    silly(trip, { all, alone }) {
      const [first] = trip.vehicles;
      if (first?.supply !== 'own' || !first.leg.mode.startsWith('me_car') || trip.vehicles.length < 2) return undefined;
      const { from, to } = endsOf(trip.itinerary);
      if (metresBetween(first.leg.to, to) < metresBetween(from, to)) return undefined;
      const direct = [...all, ...alone].find(
        (rival) => rival.vehicles.length === 1 && isDriven(rival) && isNoSlower(rival, trip),
      );
      return direct && `driving all the way takes ${minutes(direct.seconds)}`;
    },
  },
  {
    name: 'vehicle-across-a-ferry',
    silly: ({ itinerary, vehicles }) => {
      const left = vehicles.find(
        ({ leg, supply, at }) =>
          supply === 'own' &&
          leg.kind === 'street' &&
          leg.sections.some(({ ferry }) => ferry === true) &&
          itinerary.legs.slice(at + 1).some(({ kind }) => kind === 'ride'),
      );
      return left && `${left.leg.mode} is left beyond a ferry`;
    },
  },
  {
    name: 'two-hailed-cars',
    silly: ({ vehicles }) =>
      vehicles.filter(({ supply }) => supply === 'hailed').length > 1 ? 'hails twice' : undefined,
  },
  {
    name: 'two-systems-in-a-row',
    silly: ({ vehicles }) => {
      const second = vehicles.find(
        ({ leg, supply }, i) => supply === 'hired' && vehicles[i - 1]?.supply === 'hired' && leg.kind === 'street',
      );
      return second && `${second.leg.mode} after another`;
    },
  },
  {
    name: 'first-is-twice-as-hard',
    silly(trip, { representatives }, at) {
      if (at > 0) return undefined;
      const easier = representatives.find((rival) => trip.burden > 2 * rival.burden + 5 && isNotMuchLater(rival, trip));
      return easier && `${Math.round(trip.burden)} beside ${Math.round(easier.burden)}: ${describe(easier)}`;
    },
  },
  {
    name: 'hopeless-among-the-first',
    silly(trip, { representatives, alone }, at) {
      if (at > 4 || trip.itinerary.boardings === 0) return undefined;
      const easier = [...representatives, ...alone].find(
        (rival) => isOfSupplies(rival, trip) && trip.burden > 2 * rival.burden && isNotMuchLater(rival, trip),
      );
      return easier && `${Math.round(trip.burden)} beside ${Math.round(easier.burden)}: ${describe(easier)}`;
    },
  },
];

/** Whether a rival leaves no earlier and arrives no later; one without a timetable could leave at the same time. */
function isNoSlower(rival: TripFacts, trip: TripFacts): boolean {
  if (rival.itinerary.boardings === 0) return rival.seconds <= trip.seconds;
  return rival.itinerary.departure >= trip.itinerary.departure && rival.itinerary.arrival <= trip.itinerary.arrival;
}

/** Whether a rival takes no means of travel that the trip does not take. */
function isOfSupplies(rival: TripFacts, trip: TripFacts): boolean {
  return rival !== trip && [...rival.supplies].every((supply) => trip.supplies.has(supply));
}

function isNotMuchLater(rival: TripFacts, trip: TripFacts): boolean {
  return rival.itinerary.arrival <= trip.itinerary.arrival + 10 * MINUTE;
}

/** By a tenth and a euro. */
function isClearlyCheaper(trip: TripFacts, rival: TripFacts): boolean {
  return rival.price !== undefined && rival.price - trip.usualPrice > Math.max(1, rival.price / 10);
}

/** Whether a vehicle stays where it is left: no later leg rides it. */
function isLeftBehind({ itinerary }: TripFacts, { mode, arrival }: { mode: string; arrival: number }): boolean {
  const later = itinerary.legs.filter(({ departure }) => departure >= arrival);
  return later.some(({ kind }) => kind === 'ride') && !later.some((leg) => leg.mode === mode);
}

function isDriven({ vehicles }: TripFacts): boolean {
  return vehicles[0]?.leg.mode.startsWith('me_car') === true && vehicles[0].supply === 'own';
}

/** Groups differ by their modes, so a tram in place of a bus is another way. */
function modesOf({ vehicles }: TripFacts): string {
  const rides = vehicles.filter(({ supply }) => supply === 'timetable').map(({ leg }) => leg.mode);
  const others = vehicles.filter(({ supply }) => supply !== 'timetable').map(({ leg }) => leg.mode);
  return [...[...new Set(rides)].sort(), '', ...others].join();
}

function linesOf({ vehicles }: TripFacts): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { leg } of vehicles) {
    if (leg.kind !== 'ride') continue;
    const line = `${leg.feed} ${leg.route.id}`;
    lines.set(line, (lines.get(line) ?? 0) + leg.metres);
  }
  return lines;
}

function total(lines: ReadonlyMap<string, number>): number {
  return [...lines.values()].reduce((all, metres) => all + metres, 0);
}

/** Whether the last vehicles of two itineraries are left near each other. */
function endsNearby(one: TripFacts, other: TripFacts): boolean {
  const leftAt = ({ itinerary: { legs } }: TripFacts) => endOf(legs.findLast((leg) => !isOnFoot(leg)) ?? legs[0]!);
  return metresBetween(leftAt(one), leftAt(other)) < 500;
}

function describe({ itinerary, vehicles, seconds, price }: TripFacts): string {
  const legs = vehicles.map(({ leg }) => (leg.kind === 'ride' ? leg.route.shortName || leg.mode : leg.mode));
  return `${minutes(seconds)} ${legs.join(' + ') || 'walk'}${price === undefined ? '' : ` ${price.toFixed(2)}`} (${itinerary.boardings})`;
}

function minutes(seconds: number): string {
  return `${Math.round(seconds / 60)} min`;
}
