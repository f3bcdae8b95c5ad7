import { Duration, Query, Router, StopsIndex, Time, Timetable } from 'minotor';
import { GtfsParser } from 'minotor/parser';
import { NO_JOURNEY, type TransitContestant } from './contestant.ts';
import type { ServiceDate } from './day-trips.ts';
import { keepsRules } from './journey-rules.ts';
import { peerStop, stopOfPeer } from './peer-feed.ts';
import { MAX_BOARDINGS, type Question } from './questions.ts';

export const MINOTOR = 'minotor 1.0.7';

/** The peer's own two buffers, as it stores and loads them. */
export interface MinotorArtefact {
  readonly timetable: Uint8Array;
  readonly stops: Uint8Array;
}

/** Reads one day of a feed with the peer's own parser and its standard profile. */
export async function importWithMinotor(zip: string, date: string): Promise<MinotorArtefact> {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const quiet = console.warn;
  console.warn = () => undefined;
  try {
    const { timetable, stopsIndex } = await new GtfsParser(zip).parse(new Date(year, month - 1, day, 12));
    return { timetable: timetable.serialize(), stops: stopsIndex.serialize() };
  } finally {
    console.warn = quiet;
  }
}

/** @param artefact as stored; reading it counts as the peer's load */
export function minotorContestant(
  service: ServiceDate,
  artefact: MinotorArtefact,
  questions: readonly Question[],
): TransitContestant {
  const router = new Router(Timetable.fromData(artefact.timetable), StopsIndex.fromData(artefact.stops));
  // Queries are built before: only the search and the building of the journey are timed.
  const queries = questions.map(({ from, to, seconds }) =>
    new Query.Builder()
      .from(peerStop(from))
      .to(peerStop(to))
      .departureTime(Time.fromSeconds(seconds))
      .maxTransfers(MAX_BOARDINGS - 1)
      .minTransferTime(Duration.zero())
      .build(),
  );
  return {
    name: MINOTOR,
    answers: 'earliest arrival, one journey; one service day only',
    ask: (question) => {
      const query = queries[question] as Query;
      const result = router.route(query);
      const arrival = result.arrivalAt(query.to[0] as string);
      if (arrival === undefined) return NO_JOURNEY;
      const journey = result.bestRoute();
      const legs = journey?.legs.map((leg) => ({
        ride: 'departureTime' in leg,
        from: stopOfPeer(leg.from.id),
        to: stopOfPeer(leg.to.id),
      }));
      const withinRules = keepsRules(service.timetable, legs ?? []);
      return { seconds: arrival.time.toSeconds(), journeys: journey === undefined ? 0 : 1, withinRules };
    },
  };
}
