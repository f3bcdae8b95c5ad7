import { expandText, mergeSegment, type Segment } from '@tripwright/core/template';
import { type Locale, segmentWords } from '@tripwright/core/text';
import { landmarks } from '@tripwright/sample-city';
import { pickOne, randomNumbers } from '@tripwright/testkit/random';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookbook } from '../../src/graphql/__generated__/cookbook.ts';
import { openStream } from './event-stream.ts';
import { type LiveSampleService, MONDAY_8, startLiveSampleService } from './live-sample-service.ts';

let service: LiveSampleService;
beforeAll(async () => {
  service = await startLiveSampleService();
});
afterAll(() => service.close());

// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their query
type Json = any;

describe('the cookbook', () => {
  test.each(cookbook.map((recipe) => [recipe.name, recipe] as const))(
    'recipe %s is answered in full by the sample city',
    async (_, { document, variables }) => {
      if (/^subscription\b/m.test(document)) {
        const stream = await openStream(`${service.url}/graphql`, '', document, JSON.parse(variables));
        const { data, errors } = (await stream.next())!.data;
        await stream.leave();
        expect([stream.response.status, errors]).toEqual([200, undefined]);
        const [first] = Object.values<Json>(data);
        // The first event holds something, or every recipe would pass over an empty city.
        expect(first.departures ?? first.alerts ?? first.vehicles ?? [first.result.trip]).not.toContain(undefined);
        expect(first.departures?.length ?? 1).toBeGreaterThan(0);
        return;
      }
      const { data, errors, extensions } = await service.graph(document, JSON.parse(variables));
      expect(errors).toBeUndefined();
      for (const [field, value] of Object.entries<Json>(data)) {
        if (field !== 'keyUse') expect(value, field).not.toBeNull();
        expect(value?.code, field).not.toBe('INVALID_ID');
      }
      expect(extensions.cost.requested).toBeLessThan(extensions.cost.budget / 4);
    },
  );
});

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

const LOCALES: readonly Locale[] = ['en', 'de', 'fr', 'ko', 'pt'];
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
function restSegment(segment: Segment, alerts: ReadonlyMap<number, Json>, locale: Locale): unknown {
  const texts = (text: string | undefined): readonly string[] =>
    (text ?? '')
      .split('\n')
      .map((line) => expandText(line, segment, segmentWords(locale), { timeZone: 'Atlantic/Azores' }))
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

function restFacts(body: RoutingResponse & Json, locale: Locale): unknown {
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

test('for random requests both faces say the same trips, costs, texts, reasons and live state', async () => {
  const random = randomNumbers(17);
  let trips = 0;
  let changes = 0;
  let live = 0;
  for (let i = 0; i < 24; i++) {
    const [from, to] = [pickOne(landmarks, random), pickOne(landmarks, random)];
    const modes = pickOne(MODES, random);
    const locale = pickOne(LOCALES, random);
    const wheelchair = random() < 0.2;
    const departAfter = MONDAY_8 + Math.floor(random() * 7200);
    const query = new URLSearchParams({
      v: '11',
      locale,
      from: `(${from.lat},${from.lng})`,
      to: `(${to.lat},${to.lng})`,
      departAfter: String(departAfter),
      allModes: 'true',
      includeConnections: 'true',
      ...(wheelchair && { wheelchair: 'true' }),
    });
    for (const mode of modes) query.append('modes', mode);
    const request = {
      from: { point: { lat: from.lat, lng: from.lng } },
      to: { point: { lat: to.lat, lng: to.lng } },
      when: { departAfter: new Date(departAfter * 1000).toISOString() },
      ...{ modes, wheelchair, locale },
    };
    const [rest, graph] = await Promise.all([
      service.rest(`routing.json?${query}`).then((response) => response.json() as Promise<Json>),
      service.graph(PLAN, { request, locale }),
    ]);
    expect(graph.errors).toBeUndefined();
    const told = restFacts(rest, locale);
    expect(graphFacts(graph.data.plan, rest.error !== undefined), JSON.stringify(request)).toEqual(told);
    for (const { node } of graph.data.plan.groups.nodes.flatMap((group: Json) => group.trips.edges)) {
      trips++;
      live += node.segments.filter((segment: Json) => segment.live).length;
      for (const { beforeSegment, slack, ifMissed } of node.changeovers) {
        changes++;
        const { change } = node.segments[beforeSegment];
        expect(slack).toBe(`${change.slack < 0 ? '-' : ''}${durationText(Math.abs(change.slack))}`);
        expect(none(ifMissed) && unix(ifMissed.arrival)).toBe(unix(change.nextArrival));
      }
    }
  }
  expect(trips).toBeGreaterThan(40);
  expect(changes).toBeGreaterThan(10);
  expect(live).toBeGreaterThan(10);
});

/** ISO 8601, as the schema says. */
function durationText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const text = `${h > 0 ? `${h}H` : ''}${m > 0 ? `${m}M` : ''}${s > 0 ? `${s}S` : ''}`;
  return `PT${text === '' ? '0S' : text}`;
}
