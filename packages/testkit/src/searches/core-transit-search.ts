import { StringPool, StringPoolBuilder } from '@tripwright/core/base';
import { type StopSeed, TransitEngine, type TransitJourney, type TransitRide } from '@tripwright/core/engine/transit';
import { buildTimetable, type FeedRows, layOutWalkingLinks, Timetable } from '@tripwright/core/timetable';
import type { Journey, JourneyQuery, RideLeg, Seed, WalkingLink } from '../journeys/journey.ts';
import { stopKey } from '../journeys/stop-key.ts';
import { dateText } from '../rules/service-day-start.ts';

/** Core's engine over plain rows, in the words of testkit: what the conformance suite and comparisons with the oracle call. */
export function createCoreTransitSearch(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
): { search(query: JourneyQuery): Journey[] } {
  const strings = new StringPoolBuilder();
  const built = buildTimetable(feeds, strings);
  const indexOf = new Map<string, number>();
  feeds.forEach((feed, f) => {
    feed.stops.forEach((stop, s) => {
      indexOf.set(stopKey(feed.name, stop.id), built.stopIndexOf[f]![s]!);
    });
  });
  const keyOf = new Map(Array.from(indexOf, ([key, index]) => [index, key]));
  const stop = (key: string): number => {
    const index = indexOf.get(key);
    if (index === undefined) throw new Error(`there is no stop "${key}"`);
    return index;
  };
  const laidLinks = layOutWalkingLinks(built.sections, {
    from: Int32Array.from(links, (link) => stop(link.from)),
    to: Int32Array.from(links, (link) => stop(link.to)),
    seconds: Int32Array.from(links, (link) => link.seconds),
    metres: Int32Array.from(links, (link) => link.seconds),
  });
  const { bytes, offsets } = strings.build();
  const timetable = new Timetable(new Map([...built.sections, ...laidLinks]), new StringPool(bytes, offsets));
  const engine = new TransitEngine(timetable);
  const text = (index: number): string => timetable.strings.get(index);

  const rideLeg = (leg: TransitRide): RideLeg => {
    const route = timetable.patternRoute[timetable.patternOfTrip(leg.trip)]!;
    return {
      kind: 'ride',
      feed: feeds[timetable.routeFeed[route]!]!.name,
      trip: text(timetable.tripId[leg.trip]!),
      serviceDate: dateText(leg.day),
      route: text(timetable.routeId[route]!),
      fromStop: keyOf.get(leg.fromStop)!,
      toStop: keyOf.get(leg.toStop)!,
      fromIndex: leg.fromPosition,
      toIndex: leg.toPosition,
      departure: leg.departure,
      arrival: leg.arrival,
      seated: leg.seated,
    };
  };
  const journey = ({ departure, arrival, boardings, legs }: TransitJourney): Journey => ({
    departure,
    arrival,
    boardings,
    legs: legs.map((leg) =>
      leg.kind === 'ride'
        ? rideLeg(leg)
        : {
            kind: 'walk',
            fromStop: keyOf.get(leg.fromStop)!,
            toStop: keyOf.get(leg.toStop)!,
            departure: leg.departure,
            arrival: leg.arrival,
          },
    ),
  });
  const seeds = (list: readonly Seed[]): StopSeed[] =>
    list.map((seed) => ({ stop: stop(seed.stop), seconds: seed.seconds }));

  return {
    search: ({ from, to, time, endWalk, avoidStops, ...rest }) => {
      const closed = new Uint8Array(timetable.stopCount);
      for (const key of avoidStops ?? []) {
        const avoided = stop(key);
        closed[avoided] = 1;
        timetable.stopParent.forEach((parent, child) => {
          if (parent === avoided) closed[child] = 1;
        });
      }
      const answer = engine.search({
        ...rest,
        origins: seeds(from),
        destinations: seeds(to),
        instant: time,
        ...(endWalk === undefined ? {} : { endWalks: endWalk }),
        ...(avoidStops === undefined ? {} : { closedStops: closed }),
      });
      return answer.journeys.map(journey);
    },
  };
}
