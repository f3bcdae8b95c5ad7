import type { AlertFact, LocalTexts } from '../../model/index.ts';
import {
  PATHWAY_MODE,
  type PathwayIndex,
  type StopIndex,
  type Timetable,
  type TripIndex,
} from '../../timetable/index.ts';
import type { TranslatedText } from '../message/realtime-message.ts';
import type { LiveAlert, LiveFeed } from '../snapshot/live-snapshot.ts';
import { blocksWheelchairs, closesService } from './alert-effects.ts';
import { endsOfPathway, stopsNamed } from './alert-index.ts';

const facts = new WeakMap<LiveAlert, AlertFact>();

/** An alert as answers have it: indices become codes. Made once for each alert. @param feeds of the snapshot */
export function alertFact(timetable: Timetable, feeds: readonly LiveFeed[], live: LiveAlert): AlertFact {
  let fact = facts.get(live);
  if (fact === undefined) {
    fact = makeFact(timetable, feeds, live);
    facts.set(live, fact);
  }
  return fact;
}

function makeFact(timetable: Timetable, feeds: readonly LiveFeed[], live: LiveAlert): AlertFact {
  const { alert, targets } = live;
  const { strings, stopId, stopName } = timetable;
  const named = targets.flatMap(({ stop, pathway }) => [
    ...(stop === undefined ? [] : stopsNamed(timetable, stop as StopIndex)),
    ...(pathway === undefined ? [] : endsOfPathway(timetable, pathway)),
  ]);
  const codes = new Set(named.map((stop) => strings.get(stopId[stop]!)));
  const first = named[0];
  const lat = first === undefined ? Number.NaN : timetable.stopLatDegrees(first);
  const [only, another] = targets;
  return {
    id: live.id,
    source: feeds[live.source]?.name ?? '',
    cause: alert.cause,
    effect: alert.effect,
    severity: severityOf(alert.severity),
    header: textsOf(alert.header),
    description: textsOf(alert.description),
    url: textsOf(alert.url),
    images: alert.images.map(({ url, language }) => ({ text: url, ...(language !== undefined && { language }) })),
    periods: alert.activePeriods,
    stopCodes: [...codes].sort(),
    placeCount: new Set(
      targets.flatMap(({ stop, pathway }) => [stop ?? [], pathway === undefined ? [] : `p${pathway}`].flat()),
    ).size,
    facility: facilityOf(timetable, live),
    at:
      first === undefined || lat < -90
        ? undefined
        : { lat, lng: timetable.stopLngDegrees(first), name: strings.get(stopName[first]!) },
    serviceTripId:
      only?.trip === undefined || another !== undefined ? undefined : serviceTripId(timetable, only.trip as TripIndex),
    changesSearch: closesService(live) || blocksWheelchairs(live),
  };
}

function facilityOf({ pathwayMode }: Timetable, { targets }: LiveAlert): AlertFact['facility'] {
  const modes = new Set(targets.flatMap(({ pathway }) => pathwayMode[(pathway ?? -1) as PathwayIndex] ?? []));
  if (modes.size !== 1) return undefined;
  return modes.has(PATHWAY_MODE.lift) ? 'lift' : modes.has(PATHWAY_MODE.escalator) ? 'escalator' : undefined;
}

function severityOf(severity: string | undefined): AlertFact['severity'] {
  if (severity === 'INFO') return 'info';
  if (severity === 'WARNING') return 'warning';
  return severity === 'SEVERE' ? 'severe' : undefined;
}

/** Texts without those that are blank: some feeds give an empty text in each language. */
function textsOf(texts: TranslatedText): LocalTexts {
  return texts.filter(({ text }) => text.trim() !== '');
}

/** The id of a trip in the region, which has its feed before it where there are several (as in rides). */
function serviceTripId(timetable: Timetable, trip: TripIndex): string {
  const { strings, tripId, feedName, routeFeed, patternRoute } = timetable;
  const id = strings.get(tripId[trip]!);
  const feed = feedName[routeFeed[patternRoute[timetable.patternOfTrip(trip)]!]!]!;
  return feedName.length > 1 ? `${strings.get(feed)}:${id}` : id;
}
