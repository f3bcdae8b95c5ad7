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

const LOOK = 'Look at the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed.';

const ADVICE: Readonly<Record<EmptyReason, (evidence: Evidence) => string>> = {
  'outside-from': () => outside('origin'),
  'outside-to': () => outside('destination'),
  'different-regions': () =>
    'Origin and destination lie in different regions, and trips are planned within one. Build one region from the feeds of both to plan across.',
  'too-close': () => 'Origin and destination are less than 15 metres apart: there is nothing to plan.',
  'off-network-from': ({ values }) => offNetwork('origin', values),
  'off-network-to': ({ values }) => offNetwork('destination', values),
  'no-modes': ({ values }) =>
    `Nothing in this region serves ${modesOf(values)}. /v1/regions.json lists what each region offers; build the region with data that has the mode.`,
  'ruled-out': ({ explanation }) =>
    `The request's own filters (avoidModes, neverAllow…, onlyAllow…) leave nothing${ruledOut(explanation)}. Loosen them.`,
  'no-service-date': ({ values }) =>
    `The timetable covers ${values['from']} to ${values['to']}; asked for was ${values['date']}. Import a newer feed, or ask for a date within.`,
  'no-service-in-window': ({ explanation }) =>
    `Nothing can be ridden at the stops in reach (${reached(explanation, 'from')}; ${reached(explanation, 'to')}) around that time, though something can at other times${covered(explanation)}. Ask for another time; if something should run, look into the calendar files of the feed.`,
  'no-stop-from': ({ explanation }) => noStop(explanation, 'from'),
  'no-stop-to': ({ explanation }) => noStop(explanation, 'to'),
  'no-connection': ({ explanation }) => notConnected(explanation),
  'avoided-stops': ({ values }) =>
    `Connections exist, but each uses one of the stops to be avoided (${values['stops'] ?? 'avoidStops'}). Shorten the list.`,
  'arrives-too-late': ({ explanation }) =>
    `What leaves at that time arrives too late${earliest(explanation)}. Widen the window between departAfter and arriveBefore.`,
  inaccessible: ({ explanation }) =>
    `Connections exist, but something in each is known not to be usable with a wheelchair${ruledOut(explanation)}. If that is wrong, correct wheelchair_boarding and wheelchair_accessible in the feed, or the wheelchair tags in OpenStreetMap.`,
  'walk-too-long': ({ explanation }) =>
    `Connections exist with a longer walk than allowed${shortestWalk(explanation)}. Raise the limit (wm), or ask for a mode that brings people nearer.`,
  'too-far': () =>
    'The way over the streets takes longer than the five hours that anybody is sent over streets alone. Ask for modes with a timetable.',
  'round-trip-only': () =>
    'All that can be hired near the origin has to be brought back there, and a one-way trip with it is not offered. Set oneWay in the file of providers, or return_constraint in the GBFS feed, if that is wrong.',
  'no-vehicle-from': ({ values }) =>
    `Nothing of ${values['mode'] ?? 'this mode'} can be taken near the origin, at any time. ${LOOK}`,
  'no-vehicle-to': ({ values }) =>
    `What of ${values['mode'] ?? 'this mode'} can be taken near the origin cannot be taken to the destination and left near it: no place to return it, a zone where it must not go or end, or too short a range. ${LOOK}`,
  'outside-zone-from': ({ values }) =>
    `Nobody of ${values['mode'] ?? 'this mode'} picks up at the origin, at any time. ${LOOK}`,
  'outside-zone-to': ({ values }) =>
    `Those of ${values['mode'] ?? 'this mode'} who pick up at the origin do not go to the destination, at any time. ${LOOK}`,
  closed: ({ values }) =>
    `What ${values['mode'] ?? 'this mode'} would serve this trip with is closed, or not at work, at that time; at other times it does. ${LOOK}`,
  'unknown-provider': ({ values }) =>
    `This region has no provider ${values['modes'] ?? 'of that name'}. /v1/regions.json lists the identifiers of those it has; add the provider to the file of providers, or import its feed.`,
  'walking-is-better': ({ explanation }) =>
    `Trips exist${lookedAt(explanation)}, but walking all the way takes no longer and is no harder. Ask for walking (wa_wal) to be shown it.`,
  'not-better': ({ explanation }) =>
    `Trips exist${lookedAt(explanation)}, but walking or one mode alone is at least as good. Ask for the modes one by one, or with allModes=true.`,
  'stopped-early': () =>
    'The search used up its work budget, or its time, before it found anything. Raise planSeconds in the configuration, ask for fewer modes, or look at the load of the server.',
};

function outside(end: string): string {
  return `No region of this server covers the ${end}. Latitude comes before longitude; /v1/regions.json has the outlines of what is covered.`;
}

function offNetwork(end: string, { mode = 'this mode' }: Empty['values']): string {
  return `No street that may be used by ${mode} is near the ${end}. Move the point, or check that the OpenStreetMap extract reaches there; the report of the region tells what was left out.`;
}

function notConnected(explanation: PlanExplanation | undefined): string {
  const searches = explanation?.searches ?? [];
  // A search without stops used the streets alone.
  if (searches.length === 0 || searches.some(({ reach }) => reach.length > 0))
    return `The search was complete: ${reached(explanation, 'from')}, ${reached(explanation, 'to')}, and nothing leads from the ones to the others${covered(explanation)}. If something should, check with "tripwright transit" between two of those stops, and the report of the region for what was left out.`;
  const modes = searches.flatMap((search) => search.modes);
  return `No way over the streets leads from the origin to the destination by ${modes.join(', ')}: one of them lies on streets that are joined to no others, or what lies between may not be used. Look at both in OpenStreetMap, and check with "tripwright street" between points near by.`;
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
  return `No stop${called} is in reach of the ${place}${within}.${next} Allow longer walks (wm), add a mode that goes farther (a bicycle, a taxi), or check that the stop is joined to the streets.`;
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
  return modes === undefined || modes === '' ? 'the modes asked for' : `${modes}`;
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
  return length === 0 ? '' : ` (${length} ${length === 1 ? 'was' : 'were'} looked at)`;
}

function earliest(explanation: PlanExplanation | undefined): string {
  const late = candidates(explanation).filter(({ removed }) => removed?.reason === 'arrives-too-late');
  const first = late.sort((a, b) => a.itinerary.arrival - b.itinerary.arrival)[0];
  return first === undefined ? '' : `: the first at ${new Date(first.itinerary.arrival * 1000).toISOString()}`;
}

function shortestWalk(explanation: PlanExplanation | undefined): string {
  const long = candidates(explanation).filter(({ removed }) => removed?.reason === 'walk-too-long');
  const least = Math.min(...long.map(({ itinerary }) => itinerary.walkSeconds));
  return Number.isFinite(least) ? `: the shortest has ${minutes(Math.ceil(least / 60))} of it` : '';
}
