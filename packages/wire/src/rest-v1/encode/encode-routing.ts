import type { Advisory, ItineraryGroup, PlanOutcome, RegionInfo, RequestedPlace } from '@tripwright/core/model';
import { foldParts, type SegmentLocation } from '@tripwright/core/template';
import { tripIdOf } from '../parse/trip-id.ts';
import { encodeAdvisories } from './encode-advisories.ts';
import { alertHashOf, encodeAlert } from './encode-alert.ts';
import type { EncodeContext, SegmentContext } from './encode-context.ts';
import { encodeExplanation } from './encode-explanation.ts';
import { encodeTrip, unfoldedTrip } from './encode-trip.ts';
import { type ErrorBody, refusalOf } from './error-body.ts';
import type { GroupSource, RoutingResponse } from './routing-response.ts';
import { stateOf, type TripLinks, tripAddresses } from './trip-links.ts';

/** Everything an answer depends on besides the outcome. */
export interface RoutingContext extends EncodeContext {
  /** Advisories found while parsing the request. */
  readonly advisories: readonly Advisory[];
  /** Adds the member `explain`. */
  readonly explain: boolean;
  /** Gives trips the addresses by which they are opened again. */
  readonly links?: TripLinks;
}

/** Encodes an outcome as the body of `/v1/routing.json`: trips, or a refusal. Both have status 200 (decision 0005). */
export function encodeRouting(outcome: PlanOutcome, context: RoutingContext): RoutingResponse | ErrorBody {
  const answer = encodeAnswer(outcome, context);
  return context.explain ? { ...answer, explain: encodeExplanation(outcome, context.locale) } : answer;
}

/** {@link encodeRouting} without `explain`, for programs that explain nothing: they carry no text of explanations. */
export function encodeAnswer(
  outcome: PlanOutcome,
  context: Omit<RoutingContext, 'explain'>,
): RoutingResponse | ErrorBody {
  const refusal = outcome.groups.length === 0 ? refusalOf(outcome.empty, context.locale) : undefined;
  if (refusal !== undefined) return refusal;
  const { request, regions } = outcome;
  const region = regions[0];
  const segmentContext: SegmentContext = {
    ...context,
    requestedModes: request.modes,
    wheelchair: request.wheelchair,
    includeStops: request.includeStops,
    region,
  };
  const unfoldedGroups = outcome.groups.map((group) =>
    group.itineraries.map((scored) => unfoldedTrip(scored, segmentContext)),
  );
  const folded = foldParts(unfoldedGroups.flat().map(({ segments }) => segments));
  const version = regions.map((code) => context.regions.get(code)?.datasetVersion ?? '').join(' ');
  let trip = 0;
  const groups = outcome.groups.map((group, g) => ({
    trips: (unfoldedGroups[g] ?? []).map((unfolded) => {
      const id = tripIdOf(unfolded.scored.itinerary, regions, version);
      const encoded = encodeTrip(unfolded, folded.references[trip++] ?? [], id, request, segmentContext);
      if (context.links === undefined) return encoded;
      const state = outcome.live === undefined ? undefined : stateOf(encoded.segments);
      return { ...encoded, ...tripAddresses(id, context.links, state) };
    }),
    ...(group.frequencyMinutes !== undefined && { frequency: Math.max(1, Math.round(group.frequencyMinutes)) }),
    sources: sourcesOf(group, regions, context.regions),
  }));
  const remarks = [...context.advisories, ...outcome.advisories];
  const advisories = encodeAdvisories(outcome.empty, remarks, context.locale);
  const live = liveMembers(outcome, context);
  const { departAfter, arriveBefore } = request.when;
  return {
    groups,
    segmentTemplates: folded.templates,
    ...live,
    query: {
      from: echoOf(request.from, regions[0], context),
      to: echoOf(request.to, regions.at(-1), context),
      ...(departAfter !== undefined && { depart: departAfter }),
      ...(arriveBefore !== undefined && { arrive: arriveBefore }),
      modes: request.modes,
      ...(request.allModes && { allModes: true }),
      ...(request.wheelchair && { wheelchair: true }),
      ...(request.avoidStops.length > 0 && { avoidStops: request.avoidStops }),
      ...(request.realtime !== undefined && { realtime: request.realtime }),
    },
    ...(regions.length > 0 && { regions }),
    ...(region !== undefined && { region }),
    ...(advisories.length > 0 && { advisories }),
  };
}

/** The alerts of an answer, each once, and the age of its realtime data. */
export function liveMembers(
  { live, regions }: Pick<PlanOutcome, 'live' | 'regions'>,
  context: EncodeContext,
): Pick<RoutingResponse, 'alerts' | 'realTimeStamp' | 'live'> {
  if (live === undefined) return {};
  const alerts = new Map(live.alerts.map((fact) => [alertHashOf(fact.id), encodeAlert(fact, context, regions[0])]));
  const read = Math.max(0, ...live.sources.map(({ messageTime }) => messageTime));
  return {
    ...(alerts.size > 0 && { alerts: [...alerts.values()] }),
    ...(read > 0 && { realTimeStamp: Math.round(read) }),
    live: {
      snapshot: live.snapshot,
      at: Math.round(live.at),
      sources: live.sources.map(({ name, health, messageTime }) => ({
        name,
        health,
        ...(messageTime > 0 && { lastUpdate: Math.round(messageTime) }),
      })),
    },
  };
}

function echoOf(
  { lat, lng, address }: RequestedPlace,
  region: string | undefined,
  { regions }: EncodeContext,
): SegmentLocation {
  const timezone = region === undefined ? undefined : regions.get(region)?.timezone;
  return {
    lat,
    lng,
    ...(address !== '' && { address }),
    ...(timezone !== undefined && { timezone, timeZone: timezone }),
    ...(region !== undefined && { region }),
  };
}

/** The sources of a group: the feeds of its rides, the providers of its vehicles, and OpenStreetMap where it uses streets. */
function sourcesOf(
  group: ItineraryGroup,
  codes: readonly string[],
  regions: ReadonlyMap<string, RegionInfo>,
): readonly GroupSource[] {
  const legs = group.itineraries.flatMap(({ itinerary }) => itinerary.legs);
  const feeds = new Set(legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.feed] : [])));
  // A credit names a sharing system either by its feed or by its own name.
  const operators = new Set(
    legs.flatMap(({ operator }) => (operator === undefined ? [] : [operator.id, operator.name])),
  );
  const onStreets = legs.some((leg) => leg.kind === 'street' && !leg.straightLine);
  const sources = new Map<string, GroupSource>();
  for (const credit of codes.flatMap((code) => regions.get(code)?.credits ?? [])) {
    const used =
      credit.kind === 'osm'
        ? onStreets
        : credit.kind === 'gtfs'
          ? feeds.has(credit.name)
          : credit.kind === 'gbfs'
            ? operators.has(credit.name) || operators.has(credit.attribution)
            : true;
    const name = credit.attribution !== '' ? credit.attribution : credit.name;
    if (!used || name === '') continue;
    sources.set(name, {
      provider: { name, ...(credit.url !== '' && { website: credit.url }) },
      ...(credit.licence !== undefined && { disclaimer: credit.licence }),
    });
  }
  return [...sources.values()];
}
