import type { Candidate, Empty, EmptyReason, PlanExplanation, Reach, RuledOut } from '../../model/index.ts';

/** The data that advice on an empty answer quotes. */
interface Evidence {
  readonly values: Empty['values'];
  readonly explanation: PlanExplanation | undefined;
}

/**
 * Advice on an empty answer to the operator of the service, in English; travellers read `Phrases.sayEmpty` in their own language. It
 * quotes the explanation: the number of stops in reach, the lines ruled out, the dates of the timetable.
 */
export function operatorAdvice({ reason, values }: Empty, explanation?: PlanExplanation): string {
  return ADVICE[reason]({ values, explanation });
}

const LOOK = 'Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed.';

const ADVICE: Readonly<Record<EmptyReason, (evidence: Evidence) => string>> = {
  'outside-from': () => outside('origin'),
  'outside-to': () => outside('destination'),
  'different-regions': () =>
    'Origin and destination are in different regions, and trips are planned within one region. Build one region from the feeds of both.',
  'too-close': () => 'Origin and destination are less than 15 metres apart, so no trip is needed.',
  'off-network-from': ({ values }) => offNetwork('origin', values),
  'off-network-to': ({ values }) => offNetwork('destination', values),
  'no-modes': ({ values }) =>
    `This region does not offer ${modesOf(values)}. /v1/regions.json lists the modes of each region; build the region with data for the mode.`,
  'ruled-out': ({ explanation }) =>
    `The filters of the request (avoidModes, neverAllow…, onlyAllow…) exclude all lines${ruledOut(explanation)}. Relax them.`,
  'no-service-date': ({ values }) =>
    `The timetable covers ${values['from']} to ${values['to']}; the requested date is ${values['date']}. Import a newer feed, or request a date within this period.`,
  'no-service-in-window': ({ explanation }) =>
    `No requested line serves the stops in reach (${reached(explanation, 'from')}; ${reached(explanation, 'to')}) around that time, but lines do at other times${covered(explanation)}. Request another time; if a line should run, check the calendar files of the feed.`,
  'no-stop-from': ({ explanation }) => noStop(explanation, 'from'),
  'no-stop-to': ({ explanation }) => noStop(explanation, 'to'),
  'no-connection': ({ explanation }) => notConnected(explanation),
  'avoided-stops': ({ values }) =>
    `Connections exist, but each uses an avoided stop (${values['stops'] ?? 'avoidStops'}). Shorten the list.`,
  'arrives-too-late': ({ explanation }) =>
    `Every departure at that time arrives too late${earliest(explanation)}. Widen the window between departAfter and arriveBefore.`,
  inaccessible: ({ explanation }) =>
    `Connections exist, but each has a part known to be inaccessible by wheelchair${ruledOut(explanation)}. If that is wrong, correct wheelchair_boarding and wheelchair_accessible in the feed, or the wheelchair tags in OpenStreetMap.`,
  'walk-too-long': ({ explanation }) =>
    `Connections exist with a longer walk than allowed${shortestWalk(explanation)}. Raise the limit (wm), or request a mode that stops nearer.`,
  'too-far': () => 'The trip over streets alone exceeds the limit of five hours. Request modes with a timetable.',
  'round-trip-only': () =>
    'All vehicles for hire near the origin must be returned there, so they are not offered for a one-way trip. If that is wrong, set oneWay in the file of providers, or return_constraint in the GBFS feed.',
  'no-vehicle-from': ({ values }) =>
    `No vehicle of ${values['mode'] ?? 'this mode'} is available near the origin at any time. ${LOOK}`,
  'no-vehicle-to': ({ values }) =>
    `Vehicles of ${values['mode'] ?? 'this mode'} near the origin cannot be returned near the destination: there is no place of return, a zone forbids the ride or its end, or the range is too short. ${LOOK}`,
  'outside-zone-from': ({ values }) =>
    `No provider of ${values['mode'] ?? 'this mode'} picks up at the origin at any time. ${LOOK}`,
  'outside-zone-to': ({ values }) =>
    `No provider of ${values['mode'] ?? 'this mode'} that picks up at the origin serves the destination at any time. ${LOOK}`,
  closed: ({ values }) =>
    `The ${values['mode'] ?? 'provider'} service for this trip is closed at that time, but runs at other times. ${LOOK}`,
  'unknown-provider': ({ values }) =>
    `This region has no provider ${values['modes'] ?? 'of that name'}. /v1/regions.json lists its providers; add the provider to the file of providers, or import its feed.`,
  'walking-is-better': ({ explanation }) =>
    `Trips exist${lookedAt(explanation)}, but walking the whole way takes no longer and is no harder. Request walking (wa_wal) to see it.`,
  'not-better': ({ explanation }) =>
    `Trips exist${lookedAt(explanation)}, but walking or a single mode is at least as good. Request the modes one by one, or with allModes=true.`,
  'stopped-early': () =>
    'The search exceeded its work budget or its time limit before it found a connection. Raise planSeconds in the configuration, request fewer modes, or check the load of the server.',
};

function outside(end: string): string {
  return `No region of this server covers the ${end}. Latitude comes before longitude; /v1/regions.json has the outlines of the regions.`;
}

function offNetwork(end: string, { mode = 'this mode' }: Empty['values']): string {
  return `There is no street for ${mode} near the ${end}. Move the point, or check that the OpenStreetMap extract covers it; the report of the region lists what was left out.`;
}

function notConnected(explanation: PlanExplanation | undefined): string {
  const searches = explanation?.searches ?? [];
  // A search without stops used the streets alone.
  if (searches.length === 0 || searches.some(({ reach }) => reach.length > 0))
    return `The search was complete: ${reached(explanation, 'from')}, ${reached(explanation, 'to')}, and no connection between them${covered(explanation)}. If there should be one, check with "tripwright transit" between two of those stops, and read in the report of the region what was left out.`;
  const modes = searches.flatMap((search) => search.modes);
  return `No street route leads from the origin to the destination by ${modes.join(', ')}: one end is on streets without a connection to the network, or the streets between may not be used. Check both ends in OpenStreetMap, and routes between nearby points with "tripwright street".`;
}

function reachOf(explanation: PlanExplanation | undefined, end: Reach['end']): readonly Reach[] {
  return (explanation?.searches ?? []).flatMap(({ reach }) => reach.filter((one) => one.end === end));
}

function reached(explanation: PlanExplanation | undefined, end: Reach['end']): string {
  const most = Math.max(0, ...reachOf(explanation, end).map(({ stops }) => stops));
  return `${most} ${most === 1 ? 'stop' : 'stops'} in reach of the ${end === 'from' ? 'origin' : 'destination'}`;
}

function noStop(explanation: PlanExplanation | undefined, end: Reach['end']): string {
  const place = end === 'from' ? 'origin' : 'destination';
  const search = explanation?.searches.find(({ reach }) => reach.some((one) => one.end === end && one.stops === 0));
  const none = search?.reach.filter((one) => one.end === end && one.stops === 0) ?? [];
  const [{ mode, limitSeconds = undefined, nearest = undefined } = { mode: '' }] = none;
  const within = limitSeconds === undefined ? '' : ` within ${minutes(Math.round(limitSeconds / 60))} by ${mode}`;
  const next =
    nearest === undefined
      ? ''
      : ` The nearest is ${nearest.name} (${nearest.code}), ${nearest.metres} metres away in a straight line.`;
  const called = search === undefined ? '' : ` where ${search.modes.join(', ')} calls`;
  return `No stop${called} is in reach of the ${place}${within}.${next} Allow longer walks (wm), add a mode that goes farther (a bicycle, a taxi), or check that the stop is linked to the streets.`;
}

function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
}

function covered(explanation: PlanExplanation | undefined): string {
  const dates = explanation?.serviceDates;
  if (dates === undefined) return '';
  const feeds = (explanation?.feedDates ?? []).map(({ name, first, last }) => `${name} ${first} to ${last}`);
  return ` (the timetable covers ${[`${dates.first} to ${dates.last}`, ...feeds].join('; ')})`;
}

/** The requested modes; the list is empty where every one is unknown. */
function modesOf({ modes }: Empty['values']): string {
  return modes === undefined || modes === '' ? 'the requested modes' : `${modes}`;
}

function ruledOut(explanation: PlanExplanation | undefined): string {
  const all = (explanation?.searches ?? []).flatMap((search) => search.ruledOut);
  const [first] = all.sort((a, b) => b.count - a.count);
  return first === undefined ? '' : ` (${first.count} ${first.kind} ruled out: ${namesOf(first)})`;
}

function namesOf({ names, count }: RuledOut): string {
  return `${names.join(', ')}${count > names.length ? ', …' : ''}`;
}

function candidates(explanation: PlanExplanation | undefined): readonly Candidate[] {
  return (explanation?.searches ?? []).flatMap((search) => search.candidates);
}

function lookedAt(explanation: PlanExplanation | undefined): string {
  const { length } = candidates(explanation);
  return length === 0 ? '' : ` (${length} ${length === 1 ? 'was' : 'were'} compared)`;
}

function earliest(explanation: PlanExplanation | undefined): string {
  const late = candidates(explanation).filter(({ removed }) => removed?.reason === 'arrives-too-late');
  const first = late.sort((a, b) => a.itinerary.arrival - b.itinerary.arrival)[0];
  return first === undefined ? '' : `: the first at ${new Date(first.itinerary.arrival * 1000).toISOString()}`;
}

function shortestWalk(explanation: PlanExplanation | undefined): string {
  const long = candidates(explanation).filter(({ removed }) => removed?.reason === 'walk-too-long');
  const least = Math.min(...long.map(({ itinerary }) => itinerary.walkSeconds));
  return Number.isFinite(least) ? `: the shortest has ${minutes(Math.ceil(least / 60))} of walking` : '';
}
