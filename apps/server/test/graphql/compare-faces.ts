import { expandText, mergeSegment, type Segment } from '@tripwright/core/template';
import { LOCALES, type Locale, segmentWords } from '@tripwright/core/text';
import { pickOne } from '@tripwright/testkit/random';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { expect } from 'vitest';
import type { Answer } from './ask.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their query
type Json = any;

/** A server with both faces. */
export interface TwoFaces {
  graph(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** Sends a GET request to `/v1`. */
  rest(path: string): Promise<Response>;
}

/** What random requests are made of. */
export interface RequestWorld {
  readonly places: readonly { readonly lat: number; readonly lng: number }[];
  /** Codes of stops, some of which are avoided. */
  readonly stops: readonly string[];
  /** IANA name of the zone in which texts have their times. */
  readonly timeZone: string;
  /** Unix seconds: requests leave or arrive within two hours after it. */
  readonly from: number;
}

/** What an answer held that both faces said alike. */
export interface Compared {
  trips: number;
  changes: number;
  live: number;
  alerts: number;
  refused: number;
}

const PLAN = `query ($request: PlanRequest!, $locale: Locale!) { plan(request: $request) { ... on Plan {
  groups(first: 25) { nodes { trips { edges { weightedScore isBest node {
    id departure arrival price { amount }
    changeovers { beforeSegment slack ifMissed { departure line arrival delay } }
    segments {
      action { text(locale: $locale) } notes { text(locale: $locale) } alerts { id: code title(locale: $locale) severity avoidStops }
      departure { scheduled expected } arrival { scheduled expected }
      ... on ScheduledSegment { service { code direction } live { kind updated } change { slack nextDeparture nextArrival nextLine } }
    }
  } } } } }
  empty { message(locale: $locale) }
  advisories { code message(locale: $locale) }
  alerts { id: code title(locale: $locale) text(locale: $locale) severity }
} } }`;

const MODES = [
  ['pt_pub'],
  ['pt_pub', 'wa_wal'],
  ['pt_pub', 'me_mic_bic'],
  ['ps_tax'],
  ['me_car', 'pt_pub'],
  ['wa_wal'],
];
const SEVERITIES: Json = { alert: 'SEVERE', warning: 'WARNING', info: 'INFO' };

const unix = (time: string | null | undefined): number | undefined =>
  time === null || time === undefined ? undefined : Date.parse(time) / 1000;
const none = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

/** What `/v1` says of a segment, as far as the graph says the same. */
function restSegment(segment: Segment, alerts: ReadonlyMap<number, Json>, locale: Locale, timeZone: string): unknown {
  const texts = (text: string | undefined): readonly string[] =>
    (text ?? '')
      .split('\n')
      .map((line) =>
        expandText(line, segment, segmentWords(locale), {
          timeZone: segment.from?.timezone ?? segment.location?.timezone ?? timeZone,
        }),
      )
      .filter((line) => line !== '');
  const { startTime, endTime, connection } = segment as Json;
  return {
    action: texts(segment.action)[0],
    notes: texts(segment.notes),
    start: startTime,
    end: endTime,
    scheduledStart: segment.timetableStartTime ?? startTime,
    scheduledEnd: segment.timetableEndTime ?? endTime,
    service: segment.serviceTripID,
    direction: segment.serviceDirection === '' ? undefined : segment.serviceDirection,
    updated: segment.liveUpdated,
    alerts: (segment.alertHashCodes ?? []).map((hash) => {
      const { externalId, title, severity, action } = alerts.get(hash);
      return [externalId, title, SEVERITIES[severity], action?.excludedStopCodes ?? []];
    }),
    change: connection && [
      connection.slack,
      connection.nextDeparture,
      connection.nextArrival,
      connection.nextServiceNumber,
    ],
  };
}

function graphSegment({ action, notes, departure, arrival, service: run, live, alerts, change }: Json): unknown {
  return {
    action: action.text,
    notes: notes.map(({ text }: Json) => text),
    start: unix(departure.expected ?? departure.scheduled),
    end: unix(arrival.expected ?? arrival.scheduled),
    scheduledStart: unix(departure.scheduled),
    scheduledEnd: unix(arrival.scheduled),
    service: run?.code,
    direction: none(run?.direction),
    updated: unix(live?.updated),
    alerts: alerts.map(({ id, title, severity, avoidStops }: Json) => [id, title, severity, avoidStops]),
    change: none(change) && [change.slack, unix(change.nextDeparture), unix(change.nextArrival), none(change.nextLine)],
  };
}

function restFacts(body: RoutingResponse & Json, locale: Locale, timeZone: string): unknown {
  const templates = new Map((body.segmentTemplates ?? []).map((template: Json) => [template.hashCode, template]));
  const alerts = new Map<number, Json>((body.alerts ?? []).map((alert: Json) => [alert.hashCode, alert]));
  return {
    groups: (body.groups ?? []).map(({ trips }: Json) =>
      trips
        .map((trip: Json) => ({
          id: trip.temporaryURL.split('/trip/')[1].split('?')[0],
          departure: trip.depart,
          arrival: trip.arrive,
          score: trip.weightedScore,
          price: trip.moneyCost,
          segments: trip.segments.map((reference: Json) =>
            restSegment(
              mergeSegment(reference, templates.get(reference.segmentTemplateHashCode) as never),
              alerts,
              locale,
              timeZone,
            ),
          ),
        }))
        .sort((a: Json, b: Json) => a.departure - b.departure),
    ),
    // An empty answer begins its remarks with the reason; a refusal has nothing else.
    remarks: body.error === undefined ? (body.advisories ?? []).map(({ text }: Json) => text) : [body.error],
    alerts: [...alerts.values()].map(({ externalId, title, text, severity }) => [
      externalId,
      title,
      text,
      SEVERITIES[severity],
    ]),
  };
}

function graphFacts(plan: Json, isRefusal: boolean): unknown {
  return {
    groups: plan.groups.nodes.map(({ trips }: Json) =>
      trips.edges.map(({ node, weightedScore }: Json) => ({
        id: node.id.split('?')[0],
        departure: unix(node.departure),
        arrival: unix(node.arrival),
        score: weightedScore,
        price: node.price === null ? undefined : Number(node.price.amount),
        segments: node.segments.map(graphSegment),
      })),
    ),
    remarks: [
      ...(plan.empty === null ? [] : [plan.empty.message]),
      ...(isRefusal ? [] : plan.advisories.map(({ message }: Json) => message)),
    ],
    alerts: plan.alerts.map(({ id, title, text, severity }: Json) => [id, title, none(text), severity]),
  };
}

/** Sends one random request to both faces and expects them to say the same. Counts what it held. */
export async function compareFaces(
  faces: TwoFaces,
  world: RequestWorld,
  random: () => number,
  compared: Compared,
): Promise<void> {
  const [from, to] = [pickOne(world.places, random), pickOne(world.places, random)];
  const modes = pickOne(MODES, random);
  const locale = pickOne(LOCALES, random);
  const wheelchair = random() < 0.25;
  const isScheduled = random() < 0.25;
  const isArrival = random() < 0.3;
  const avoidStops = random() < 0.3 ? [pickOne(world.stops, random), pickOne(world.stops, random)] : [];
  const at = world.from + Math.floor(random() * 7200);
  const query = new URLSearchParams({
    v: '11',
    locale,
    from: `(${from.lat},${from.lng})`,
    to: `(${to.lat},${to.lng})`,
    [isArrival ? 'arriveBefore' : 'departAfter']: String(at),
    allModes: 'true',
    includeConnections: 'true',
    ...(wheelchair && { wheelchair: 'true' }),
    ...(isScheduled && { realtime: 'scheduled' }),
  });
  for (const mode of modes) query.append('modes', mode);
  for (const stop of avoidStops) query.append('avoidStops', stop);
  const moment = new Date(at * 1000).toISOString();
  const request = {
    from: { point: { lat: from.lat, lng: from.lng } },
    to: { point: { lat: to.lat, lng: to.lng } },
    when: isArrival ? { arriveBefore: moment } : { departAfter: moment },
    ...{ modes, wheelchair, locale, avoidStops, realtime: isScheduled ? 'SCHEDULED' : 'LIVE' },
  };
  const [rest, graph] = await Promise.all([
    faces.rest(`routing.json?${query}`).then((response) => response.json() as Promise<Json>),
    faces.graph(PLAN, { request, locale }),
  ]);
  expect(graph.errors, JSON.stringify(graph.errors)).toBeUndefined();
  const isRefused = rest.error !== undefined;
  const told = restFacts(rest, locale, world.timeZone);
  expect(graphFacts(graph.data.plan, isRefused), JSON.stringify(request)).toEqual(told);
  compared.refused += isRefused ? 1 : 0;
  compared.alerts += graph.data.plan.alerts.length;
  for (const { node } of graph.data.plan.groups.nodes.flatMap((group: Json) => group.trips.edges)) {
    compared.trips++;
    compared.live += node.segments.filter((segment: Json) => segment.live).length;
    for (const { beforeSegment, slack, ifMissed } of node.changeovers) {
      compared.changes++;
      const { change } = node.segments[beforeSegment];
      expect(slack).toBe(`${change.slack < 0 ? '-' : ''}${durationText(Math.abs(change.slack))}`);
      expect(none(ifMissed) && unix(ifMissed.arrival)).toBe(unix(change.nextArrival));
    }
  }
}

/** ISO 8601, as the schema says. */
function durationText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const text = `${h > 0 ? `${h}H` : ''}${m > 0 ? `${m}M` : ''}${s > 0 ? `${s}S` : ''}`;
  return `PT${text === '' ? '0S' : text}`;
}
