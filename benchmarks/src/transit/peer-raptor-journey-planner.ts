import { loadOutsidePackage } from '../common/outside-package.ts';
import { NO_JOURNEY, type TransitContestant } from './contestant.ts';
import type { ServiceDate } from './day-trips.ts';
import { keepsRules } from './journey-rules.ts';
import { linksBetween, peerStop, stopOfPeer } from './peer-feed.ts';
import type { Question } from './questions.ts';

const NAME = 'raptor-journey-planner';
const VERSION = '2.2.3';

/** The parts of the peer that are used. Its own loader never ends on current Node, so it gets finished objects. */
interface Peer {
  readonly RaptorAlgorithmFactory: {
    create(trips: PeerTrip[], transfers: PeerTransfers, interchange: object, date?: Date): object;
  };
  readonly JourneyFactory: new () => object;
  readonly DepartAfterQuery: new (raptor: object, results: object, maxSearchDays: number) => PeerQuery;
  readonly Service: new (
    start: number,
    end: number,
    days: Record<number, boolean>,
    dates: Record<number, boolean>,
  ) => object;
}

interface PeerQuery {
  plan(origin: string, destination: string, date: Date, time: number): readonly PeerJourney[];
}

interface PeerJourney {
  readonly arrivalTime: number;
  readonly legs: readonly (PeerWalk | PeerRide)[];
}

interface PeerRide {
  readonly origin: string;
  readonly destination: string;
  readonly stopTimes: readonly object[];
}

interface PeerWalk {
  readonly origin: string;
  readonly destination: string;
  readonly duration: number;
}

/** The peer returns 0 for a journey on foot only. */
function arrivalOf({ arrivalTime, legs }: PeerJourney, departure: number): number {
  if (arrivalTime > 0) return arrivalTime;
  return legs.reduce((time, leg) => time + ('duration' in leg ? leg.duration : 0), departure);
}

interface PeerTrip {
  readonly tripId: string;
  readonly serviceId: string;
  readonly service: object;
  readonly stopTimes: readonly object[];
}

type PeerTransfers = Record<string, object[]>;

/** @returns undefined when the peer cannot be installed */
export function raptorJourneyPlannerContestant(
  service: ServiceDate,
  questions: readonly Question[],
): TransitContestant | undefined {
  const peer = loadOutsidePackage(NAME, VERSION) as Peer | undefined;
  if (peer === undefined) return undefined;
  const dateNumber = Number(service.date.replaceAll('-', ''));
  const everyDay = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, true]));
  const running = new peer.Service(dateNumber, dateNumber, everyDay, {});
  const trips = service.trips.map(
    (trip): PeerTrip => ({
      tripId: trip.id,
      serviceId: 'day',
      service: running,
      stopTimes: trip.stops.map((stop, position) => ({
        stop: peerStop(stop),
        arrivalTime: trip.arrivals[position],
        departureTime: trip.departures[position],
        pickUp: trip.pickup[position] !== 1,
        dropOff: trip.dropOff[position] !== 1,
      })),
    }),
  );
  const transfers: PeerTransfers = {};
  for (const { from, to, seconds } of linksBetween(service.timetable, new Set(service.stops))) {
    transfers[peerStop(from)] ??= [];
    transfers[peerStop(from)]?.push({
      origin: peerStop(from),
      destination: peerStop(to),
      duration: seconds,
      startTime: 0,
      endTime: Number.MAX_SAFE_INTEGER,
    });
  }
  const noon = (): Date => new Date(`${service.date}T12:00:00Z`);
  const raptor = peer.RaptorAlgorithmFactory.create(trips, transfers, {}, noon());
  const query = new peer.DepartAfterQuery(raptor, new peer.JourneyFactory(), 1);
  return {
    name: `${NAME} ${VERSION}`,
    answers:
      'best journey of each round, walks counted as rounds, any number of changes; one service day only, no walk before the first ride',
    ask: (index) => {
      const { from, to, seconds } = questions[index] as Question;
      // The peer modifies its date argument, so each call gets a new one.
      const journeys = query.plan(peerStop(from), peerStop(to), noon(), seconds);
      if (journeys.length === 0) return NO_JOURNEY;
      let first = journeys[0] as PeerJourney;
      for (const journey of journeys) if (arrivalOf(journey, seconds) < arrivalOf(first, seconds)) first = journey;
      const legs = first.legs.map((leg) => ({
        ride: 'stopTimes' in leg,
        from: stopOfPeer(leg.origin),
        to: stopOfPeer(leg.destination),
      }));
      const withinRules = keepsRules(service.timetable, legs);
      return { seconds: arrivalOf(first, seconds), journeys: journeys.length, withinRules };
    },
  };
}
