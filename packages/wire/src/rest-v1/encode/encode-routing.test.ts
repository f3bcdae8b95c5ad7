import type { Leg, RideLeg, StreetSection } from '@tripwright/core/model';
import { expandText, expandTrips, mergeSegment, type Segment } from '@tripwright/core/template';
import { LOCALES, type Locale, segmentWords } from '@tripwright/core/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  at,
  call,
  changeOnFoot,
  EIGHT,
  group,
  home,
  itinerary,
  line,
  outcome,
  pause,
  regions,
  request,
  ride,
  scored,
  stop,
  walk,
  work,
} from '../../../test/sample-outcome.ts';
import { checkRouting } from '../../conformance/index.ts';
import { parseTripId } from '../parse/trip-id.ts';
import { errorBodySchema, routingResponseSchema } from '../schemas/response-schemas.ts';
import { encodeRouting, type RoutingContext } from './encode-routing.ts';
import { fillPauses } from './fill-pauses.ts';
import type { RoutingResponse } from './routing-response.ts';

const context: RoutingContext = { locale: 'en', unit: 'metric', regions, advisories: [], explain: false };

/** Encodes an outcome and checks the answer for conformance and against the published schema. */
function encode(
  of: Parameters<typeof outcome>[0],
  more: Parameters<typeof outcome>[1] = {},
  how: Partial<RoutingContext> = {},
): RoutingResponse {
  const body: unknown = JSON.parse(JSON.stringify(encodeRouting(outcome(of, more), { ...context, ...how })));
  expect(checkRouting(body)).toEqual([]);
  expect(routingResponseSchema.parse(body), 'a key that openapi.json does not name').toEqual(body);
  return body as RoutingResponse;
}

function segmentsOf(response: RoutingResponse, g = 0, t = 0): readonly Segment[] {
  const templates = new Map(response.segmentTemplates.map((template) => [template.hashCode, template]));
  const references = response.groups[g]?.trips[t]?.segments ?? [];
  return references.map((reference) => {
    const template = templates.get(reference.segmentTemplateHashCode);
    if (template === undefined) throw new Error('no template');
    return mergeSegment(reference, template);
  });
}

describe('segments', () => {
  test('a transfer on foot has a walk and a stationary_transfer between its scheduled segments', () => {
    const segments = segmentsOf(encode([group(changeOnFoot(EIGHT))]));
    expect(segments.map(({ type, modeInfo }) => `${type} ${modeInfo?.identifier}`)).toEqual([
      'unscheduled wa_wal',
      'scheduled pt_pub_bus',
      'unscheduled wa_wal',
      'stationary stationary_transfer',
      'scheduled pt_pub_metro',
      'unscheduled wa_wal',
    ]);
    expect(segments[3]).toMatchObject({ startTime: EIGHT + 1000, endTime: EIGHT + 1200, location: { code: 'C' } });
  });

  test('IT-9: segments cover every second exactly once', () => {
    const segments = segmentsOf(encode([group(changeOnFoot(EIGHT))]));
    segments.forEach((segment, i) => {
      if (i > 0) expect(segment.startTime).toBe(segments[i - 1]?.endTime);
    });
    expect(segments[0]?.startTime).toBe(EIGHT);
    expect(segments.at(-1)?.endTime).toBe(EIGHT + 2000);
  });

  test('PW-9: notes name the lift, stairs or escalator and the level, in the language of the request', () => {
    const [a, b] = [stop('A'), stop('B')];
    const plain = walk(home, at(a), EIGHT, EIGHT + 100);
    const section = {
      name: 'Platform 1',
      metres: 10,
      geometry: plain.geometry,
      instruction: 'HEAD_TOWARDS',
      safe: 'yes',
      dismount: false,
      roadTags: [],
      climb: { by: 'lift', level: 'Level -1' },
    } as const;
    const stairs = { ...section, climb: { by: 'stairs', level: '2', from: '-1' } } as const;
    const through = { ...plain, sections: [section, stairs] };
    const notes = (locale: 'en' | 'de') =>
      segmentsOf(encode([group(itinerary(through, ride(a, b, EIGHT + 100, EIGHT + 400)))], {}, { locale }))[0]?.notes;
    expect(notes('en')).toContain('Lift → Level −1');
    expect(notes('de')).toContain('Aufzug → Level −1');
    expect(notes('en')).toContain('Stairs: −1 → 2');
  });

  test('the wait before the first vehicle is not a transfer; vehicles that meet at one stop have a transfer', () => {
    const [a, b, c] = [stop('A'), stop('B'), stop('C')];
    const legs = [
      walk(home, at(a), EIGHT, EIGHT + 100),
      ride(a, b, EIGHT + 160, EIGHT + 400),
      ride(b, c, EIGHT + 400, EIGHT + 700),
    ];
    expect(fillPauses(itinerary(...legs)).map(({ mode }) => mode)).toEqual([
      'wa_wal',
      'stationary_wait',
      'pt_pub_bus',
      'stationary_transfer',
      'pt_pub_bus',
    ]);
  });

  test('BL-11: a rider who stays seated has no transfer, and the segment says so', () => {
    const [a, b, c] = [stop('A'), stop('B'), stop('C')];
    const through = itinerary(ride(a, b, EIGHT, EIGHT + 400), ride(b, c, EIGHT + 400, EIGHT + 700, { seated: true }));
    const segments = segmentsOf(encode([group(through)]));
    expect(segments).toHaveLength(2);
    expect(segments[1]).toMatchObject({
      isContinuation: true,
      action: '<TIME>: Stay on board: continues as bus <NUMBER>',
    });
  });

  test.each([
    ['12', 'Take metro <NUMBER>'],
    ['Metro 1', 'Take <NUMBER>'],
    ['Underground 1', 'Take <NUMBER>'],
    ['MÉTRO 1', 'Take <NUMBER>'],
  ])('%s as the number of an underground: %s', (shortName, instruction) => {
    const leg = ride(stop('A'), stop('B'), EIGHT, EIGHT + 400, {
      mode: 'pt_pub_subway',
      route: { ...line, shortName },
    });
    expect(segmentsOf(encode([group(itinerary(leg))]))[0]?.action).toBe(`<TIME>: ${instruction}`);
  });

  test('a car that runs on a timetable is named, and boarded at a stand', () => {
    const from = stop('A', { platform: '2' });
    const leg = ride(from, stop('B'), EIGHT, EIGHT + 400, { mode: 'pt_pub_car', route: { ...line, shortName: 'L4' } });
    const [segment] = segmentsOf(encode([group(itinerary(leg))], {}, { locale: 'de' }));
    expect(segment).toMatchObject({ action: '<TIME>: Linientaxi <NUMBER> nehmen', platform: 'Steig 2' });
  });

  test('BL-11: a rider who stays seated has no transfer while the vehicle stands', () => {
    const [a, b, c] = [stop('A'), stop('B'), stop('C')];
    const stands = itinerary(ride(a, b, EIGHT, EIGHT + 400), ride(b, c, EIGHT + 700, EIGHT + 900, { seated: true }));
    expect(segmentsOf(encode([group(stands)])).map(({ type }) => type)).toEqual(['scheduled', 'scheduled']);
  });

  test('a realtime overlap gets no pause; the engine’s own pauses are kept', () => {
    const [a, b, c] = [stop('A'), stop('B'), stop('C')];
    const missed = itinerary(ride(a, b, EIGHT, EIGHT + 400), ride(b, c, EIGHT + 300, EIGHT + 700));
    expect(fillPauses(missed).map(({ kind }) => kind)).toEqual(['ride', 'ride']);
    const overlapping = itinerary(
      ride(a, b, EIGHT, EIGHT + 400),
      pause('stationary_transfer', at(b), EIGHT + 400, EIGHT + 500),
      ride(b, c, EIGHT + 500, EIGHT + 700),
    );
    expect(fillPauses(overlapping)).toEqual(overlapping.legs);
  });

  test('parking and waiting for a taxi name the vehicle and the action', () => {
    const bay = { ...home, name: 'Bay' };
    const bike = { mode: 'me_mic_bic', profile: 'bicycle' };
    const parked = itinerary(
      walk(home, bay, EIGHT, EIGHT + 300, bike),
      pause('stationary_parking-onstreet', bay, EIGHT + 300, EIGHT + 360),
      walk(bay, work, EIGHT + 360, EIGHT + 600),
    );
    const taxi = itinerary(
      walk(home, work, EIGHT + 300, EIGHT + 900, { mode: 'ps_tax', profile: 'taxi', metres: 4000 }),
    );
    const waiting = { ...taxi, departure: EIGHT };
    const response = encode([group(parked), group(waiting)], { request: { ...request, modes: ['me_mic', 'ps_tax'] } });
    expect(segmentsOf(response)[1]).toMatchObject({
      action: '<TIME>: Lock your bike',
      modeIdentifier: 'me_mic',
      isParking: true,
      visibility: 'in summary',
    });
    expect(segmentsOf(response, 1).map(({ action }) => action)).toEqual([
      '<TIME>: Wait to be picked up',
      '<TIME>: Take a taxi',
    ]);
    expect(segmentsOf(response, 1)[1]).toMatchObject({ durationWithoutTraffic: 600, 'turn-by-turn': 'DRIVING' });
  });
});

describe('instructions', () => {
  const instructionsOf = (...legs: Leg[]): readonly (string | undefined)[] =>
    segmentsOf(encode([group(itinerary(...legs))])).map(({ mini }) => mini?.instruction);
  const numbered = (shortName: string, mode = 'pt_pub_bus', more: object = {}): RideLeg => {
    const leg = ride(stop('A'), stop('B'), EIGHT, EIGHT + 60, more);
    return { ...leg, mode, route: { ...leg.route, shortName } };
  };

  test('a ride names its kind of vehicle once, with its number where it has one', () => {
    expect(instructionsOf(numbered('12'))).toEqual(['Take bus <NUMBER>']);
    expect(instructionsOf(numbered('U2', 'pt_pub_subway'))).toEqual(['Take metro <NUMBER>']);
    expect(instructionsOf(numbered('Metro 4', 'pt_pub_metro'))).toEqual(['Take <NUMBER>']);
    expect(instructionsOf(numbered('Metro 4', 'pt_pub_subway'))).toEqual(['Take <NUMBER>']);
    for (const own of ['2号线', '板南線', '2호선']) {
      expect(instructionsOf(numbered(own, 'pt_pub_subway'))).toEqual(['Take <NUMBER>']);
    }
    expect(instructionsOf(numbered('', 'pt_pub_ferry'))).toEqual(['Take the ferry']);
    expect(instructionsOf(numbered('GA 103', 'in_air'))).toEqual(['Take flight <NUMBER>']);
  });

  test('a walk names where it leads: a place, or the end of the trip', () => {
    const bay = { ...home, name: 'Bay', stop: undefined };
    const nowhere = { ...home, name: '', address: '', stop: undefined };
    expect(instructionsOf(walk(home, bay, EIGHT, EIGHT + 60))).toEqual(['Walk to Bay']);
    expect(
      instructionsOf(walk(home, nowhere, EIGHT, EIGHT + 60), walk(nowhere, nowhere, EIGHT + 60, EIGHT + 99)),
    ).toEqual(['Walk', 'Walk to your destination']);
  });

  test('a walk to the next vehicle names it, or the place to be picked up', () => {
    const nowhere = { ...home, name: '', address: '', stop: undefined };
    const first = walk(nowhere, nowhere, EIGHT, EIGHT + 60);
    const then = (mode: string, profile: string): Leg =>
      walk(nowhere, nowhere, EIGHT + 120, EIGHT + 240, { mode, profile });
    const collect = pause('stationary_vehicle-collect', nowhere, EIGHT + 60, EIGHT + 120);
    const wait = pause('stationary_wait', nowhere, EIGHT + 60, EIGHT + 120);
    expect(instructionsOf(first, then('me_car', 'car'))[0]).toBe('Walk to the car');
    expect(instructionsOf(first, collect, then('me_mic-s', 'bicycle'))[0]).toBe('Walk to the bike');
    expect(instructionsOf(first, wait, then('ps_tax', 'taxi'))[0]).toBe('Walk to the pick-up point');
    expect(instructionsOf(first, then('me_car-p', 'car'))[0]).toBe('Walk to the pick-up point');
    const rolled = { ...first, mode: 'wa_whe', profile: 'wheelchair' };
    expect(instructionsOf(rolled, then('me_car', 'car'))[0]).toBe('Travel by wheelchair to the car');
    const dock = { ...nowhere, name: 'University Dock' };
    expect(instructionsOf({ ...first, to: dock }, collect, then('me_mic-s', 'bicycle'))[0]).toBe(
      'Walk to University Dock',
    );
  });

  test('a change within a station names the platform, never the station that the rider is at', () => {
    const on = (platform: string, code: string): ReturnType<typeof at> =>
      at(stop(code, { platform, parentCode: 'central', name: 'Central' }));
    const changed = (to: ReturnType<typeof at>, mode: string, more: object = {}): string | undefined => {
      const leg = walk(on('1', 'A'), to, EIGHT, EIGHT + 60, more);
      const next = { ...ride(stop('B'), stop('C'), EIGHT + 90, EIGHT + 200), from: to, mode };
      return instructionsOf(leg, next)[0];
    };
    expect(changed(on('4', 'B'), 'pt_pub_train')).toBe('Walk to platform 4');
    expect(changed(on('C', 'B'), 'pt_pub_bus')).toBe('Walk to stand C');
    expect(changed(on('Quay North', 'B'), 'pt_pub_ferry')).toBe('Change at Central');
    expect(changed(on('', 'B'), 'pt_pub_metro')).toBe('Change at Central');
    expect(changed(on('', 'B'), 'pt_pub_metro', { mode: 'wa_whe', profile: 'wheelchair' })).toBe(
      'Change by wheelchair at Central',
    );
    expect(changed(at(stop('D', { platform: '2' })), 'pt_pub_tram')).toBe('Walk to Stop D');
  });

  test('the wait before check-in is no connection', () => {
    const airport = at(stop('P'));
    const [wait] = instructionsOf(
      pause('stationary_transfer', airport, EIGHT, EIGHT + 60),
      pause('stationary_airport-checkin', airport, EIGHT + 60, EIGHT + 600),
    );
    expect(wait).toBe('Wait until check-in');
  });

  test('metres of unknown accessibility that are no more than a kerb are not mentioned', () => {
    const notes = (metresSafe: number): string | undefined =>
      segmentsOf(
        encode([group(itinerary(walk(home, work, EIGHT, EIGHT + 60, { metres: 300, metresSafe, metresUnsafe: 0 })))], {
          request: { ...request, wheelchair: true },
        }),
      )[0]?.notes;
    expect(notes(291)).not.toContain('unknown');
    expect(notes(290)).toContain('Wheelchair access unknown: 10 m');
  });

  test('a flight has a destination and no stops: in booking sites "1 stop" is a stopover', () => {
    const [flight] = segmentsOf(encode([group(itinerary(numbered('GA 103', 'in_air')))]));
    expect(flight?.notes).toMatch(/^To: Stop B$/m);
    expect(flight?.notes).not.toMatch(/<STOPS>|<DIRECTION>/);
  });
});

describe('scheduled segments', () => {
  const [a, b] = [
    stop('A', { platform: '5', publicCode: 'AA1', wheelchair: 'yes' }),
    stop('B', { platform: 'Quay North' }),
  ];

  test('have every field that clients need, in every spelling', () => {
    const [segment] = segmentsOf(encode([group(itinerary(ride(a, b, EIGHT, EIGHT + 600)))]));
    expect(segment).toMatchObject({
      serviceTripID: 'stcp:T1',
      serviceNumber: '204',
      serviceName: 'Hospital - Foz',
      serviceDirection: 'Foz',
      serviceColor: { red: 0x18, green: 0x7e, blue: 0xc2 },
      serviceTextColor: { red: 255, green: 255, blue: 255 },
      stops: 2,
      platform: 'Stand 5',
      startPlatform: 'Stand 5',
      endPlatform: 'Quay North',
      wheelchairAccessible: true,
      routeId: '204',
      routeDirection: 0,
      operator: 'STCP',
      serviceOperator: 'STCP',
      operatorID: 'STCP',
      stopCode: 'A',
      endStopCode: 'B',
      modeIdentifier: 'pt_pub',
      from: {
        class: 'StopLocation',
        code: 'A',
        stopCode: 'A',
        popularity: 500,
        timezone: 'Europe/Lisbon',
        timeZone: 'Europe/Lisbon',
        region: 'PT_Porto',
      },
    });
    expect(segment).not.toHaveProperty('bicycleAccessible');
    expect(Number.isInteger(segment?.travelDirection)).toBe(true);
    expect(segment?.shapes).toEqual([{ encodedWaypoints: expect.any(String), travelled: true }]);
  });

  test('includeStops: times are relative to the start, and the first stop has no arrival', () => {
    const asked = { request: { ...request, includeStops: true } };
    const [segment] = segmentsOf(encode([group(itinerary(ride(a, b, EIGHT, EIGHT + 600)))], asked));
    const stops = segment?.shapes?.[0]?.stops ?? [];
    expect(stops).toHaveLength((segment?.stops ?? 0) + 1);
    expect(stops.map((one) => [one.relativeArrival, one.relativeDeparture])).toEqual([
      [undefined, 0],
      [300, 310],
      [600, undefined],
    ]);
    expect(stops[1]?.wheelchairAccessible).toBe(false);
  });

  test('IT-25: no placeholder without its field: names are present even when empty, <PLATFORM> only with a platform', () => {
    const bare = ride(stop('C'), stop('D'), EIGHT, EIGHT + 600, {
      route: {
        ...line,
        shortName: '',
        longName: '',
        color: '',
        textColor: 'red',
        agency: { ...line.agency, name: '', id: '' },
      },
      headsign: '',
      headway: 600,
    });
    const [segment] = segmentsOf(encode([group(itinerary(bare))]));
    expect(segment).toMatchObject({ serviceNumber: '', serviceName: '', serviceDirection: '', frequency: 10 });
    expect(segment?.notes).not.toContain('<PLATFORM>');
    expect(segment?.mini?.instruction).not.toContain('<PLATFORM>');
    for (const key of ['serviceColor', 'serviceTextColor', 'operator', 'operatorID', 'platform']) {
      expect(segment).not.toHaveProperty(key);
    }
    expect(segment?.notes).toContain('Every 10 minutes');
  });

  test('booking, request stops and wheelchair facts become notes', () => {
    const leg = ride(a, b, EIGHT, EIGHT + 600, {
      calls: [
        call(a, { departure: EIGHT, pickup: 'phone-agency', approximate: true }),
        call(b, { arrival: EIGHT + 600, dropOff: 'ask-driver' }),
      ],
    });
    const asked = { request: { ...request, wheelchair: true, includeStops: true } };
    const [segment] = segmentsOf(encode([group(itinerary(leg))], asked));
    for (const note of [
      'call STCP in advance on 800 200 166',
      'tell the driver',
      'Times are approximate',
      'Wheelchair accessible vehicle',
      'Stop A: wheelchair accessible',
      'Stop B: wheelchair access unknown',
    ]) {
      expect(segment?.notes).toContain(note);
    }
    expect(segment?.shapes?.[0]?.stops?.map(({ boardingRules }) => boardingRules)).toEqual([
      'PHONE_CALL',
      'REQUEST_REQUIRED',
    ]);
  });
});

describe('trips and groups', () => {
  test('IT-24: trips of a group share templates, expanding undoes folding, and hashes are stable', () => {
    const two = group(changeOnFoot(EIGHT), changeOnFoot(EIGHT + 900, { serviceTripId: 'stcp:T2' }));
    const response = encode([two]);
    expect(response.segmentTemplates).toHaveLength(6);
    expect(response.groups[0]?.frequency).toBe(15);
    const trips = response.groups[0]?.trips ?? [];
    expect(trips.map(({ mainSegmentHashCode }) => mainSegmentHashCode)).toEqual([
      trips[0]?.segments[1]?.segmentTemplateHashCode,
      trips[0]?.segments[1]?.segmentTemplateHashCode,
    ]);
    const whole = expandTrips({
      references: trips.map(({ segments }) => segments),
      templates: response.segmentTemplates,
    });
    expect(whole.map((segments) => segments.map(({ startTime }) => startTime))).toEqual([
      [0, 300, 900, 1000, 1200, 1800].map((second) => EIGHT + second),
      [0, 300, 900, 1000, 1200, 1800].map((second) => EIGHT + 900 + second),
    ]);
    // IT-28
    expect(encode([two])).toEqual(response);
  });

  test('a single trip has no frequency; unknown money is absent, and a price of 0 is 0 in every spelling', () => {
    const response = encode([group(changeOnFoot(EIGHT))]);
    expect(response.groups[0]).not.toHaveProperty('frequency');
    expect(response.groups[0]?.trips[0]).not.toHaveProperty('moneyCost');
    const costs = { calories: 1, carbon: 0, hassle: 0, money: 0, currency: 'EUR', parts: [] };
    const free = encode([{ itineraries: [scored(changeOnFoot(EIGHT), { costs })], frequencyMinutes: undefined }]);
    const zero = { moneyCost: 0, moneyUSDCost: 0, moneyCostUSD: 0, currency: 'EUR', currencySymbol: '€' };
    expect(free.groups[0]?.trips[0]).toMatchObject(zero);
    const paid = { ...costs, money: 2.4, currency: 'EUR' };
    const dear = encode([{ itineraries: [scored(changeOnFoot(EIGHT), { costs: paid })], frequencyMinutes: undefined }]);
    expect(dear.groups[0]?.trips[0]).toMatchObject({ moneyCost: 2.4, currency: 'EUR', currencySymbol: '€' });
    expect(dear.groups[0]?.trips[0]).not.toHaveProperty('moneyUSDCost');
  });

  test('a ticket has a price where it is paid, and none where it is used again', () => {
    const rides = changeOnFoot(EIGHT).legs.flatMap((leg, at) => (leg.kind === 'ride' ? [at] : []));
    expect(rides).toHaveLength(2);
    const day = { kind: 'ticket', id: 'd1', name: 'Day', money: { currency: 'EUR', minor: 240 }, legs: rides } as const;
    const costs = { calories: 1, carbon: 0, hassle: 0, money: 2.4, currency: 'EUR', parts: [day] };
    const response = encode([{ itineraries: [scored(changeOnFoot(EIGHT), { costs })], frequencyMinutes: undefined }]);
    const references = response.groups[0]?.trips[0]?.segments ?? [];
    expect(references.flatMap(({ ticket }) => (ticket === undefined ? [] : [ticket]))).toEqual([
      { name: 'Day', fareID: 'd1', cost: 2.4 },
      { name: 'Day', fareID: 'd1' },
    ]);
    const notes = response.segmentTemplates.flatMap(({ notes: text = '' }) => text.split('\n'));
    const paid = { cost: 2.4, currency: 'EUR', accuracy: 'internal_estimate' };
    const local = response.segmentTemplates.flatMap(({ localCost }) => (localCost === undefined ? [] : [localCost]));
    expect(local).toEqual([{ ...paid, costComponents: [{ type: 'TICKET', cost: 2.4, name: 'Day' }] }]);
    expect(notes).toContain('<DURATION> ⋅ <STOPS> ⋅\u00A0Day €2.40');
    expect(notes).toContain('<DURATION> ⋅ <STOPS> ⋅\u00A0Day');
  });

  test('a ticket without a name is called a ticket and is never shown by its id', () => {
    const nameless = { kind: 'ticket', id: 'GA-short', name: '', money: { currency: 'EUR', minor: 240 } } as const;
    const parts = changeOnFoot(EIGHT).legs.flatMap((leg, at) =>
      leg.kind === 'ride' ? [{ ...nameless, legs: [at] }] : [],
    );
    const costs = { calories: 1, carbon: 0, hassle: 0, money: 4.8, currency: 'EUR', parts };
    const response = encode([{ itineraries: [scored(changeOnFoot(EIGHT), { costs })], frequencyMinutes: undefined }]);
    const references = response.groups[0]?.trips[0]?.segments ?? [];
    expect(references.find(({ ticket }) => ticket !== undefined)?.ticket).toEqual({
      name: 'Ticket',
      fareID: 'GA-short',
      cost: 2.4,
    });
    expect(response.segmentTemplates.some(({ notes }) => notes?.includes('Ticket €2.40'))).toBe(true);
    expect(JSON.stringify(response.segmentTemplates)).not.toContain('GA-short');
  });

  test('OS-27: ferries on a street leg are named in its notes, each once', () => {
    const section = (name: string, ferry?: true): StreetSection => ({
      name,
      metres: 300,
      geometry: '_p~iF~ps|U_ulLnnqC',
      instruction: 'HEAD_TOWARDS',
      safe: 'unknown',
      dismount: false,
      ...(ferry && { ferry }),
      roadTags: [],
    });
    const notesOf = (...sections: StreetSection[]): string | undefined =>
      segmentsOf(encode([group(itinerary(walk(home, work, EIGHT, EIGHT + 600, { sections })))]))[0]?.notes;
    expect(
      notesOf(section('Quay'), section('Blue <NUMBER>', true), section('Isle'), section('Blue <NUMBER>', true)),
    ).toMatch(/\nFerry crossing on the way: Blue NUMBER$/);
    expect(notesOf(section('', true))).toMatch(/\nFerry crossing on the way$/);
    expect(notesOf(section('Quay'))).not.toContain('ferry');
  });

  test('OS-4, OS-43: streets that are a last resort are named in the notes of the leg, each kind once', () => {
    const section = (caution?: StreetSection['caution']): StreetSection => ({
      name: 'Drive',
      metres: 300,
      geometry: '_p~iF~ps|U_ulLnnqC',
      instruction: 'HEAD_TOWARDS',
      safe: 'unknown',
      dismount: false,
      ...(caution !== undefined && { caution }),
      roadTags: [],
    });
    const notesOf = (...sections: StreetSection[]): string | undefined =>
      segmentsOf(encode([group(itinerary(walk(home, work, EIGHT, EIGHT + 600, { sections })))]))[0]?.notes;
    expect(notesOf(section('no-through'), section(), section('no-through'), section('no-stopping'))).toMatch(
      /\nUses private or access-only ways: check whether you may pass\nBegins or ends on a road where stopping is not allowed$/,
    );
    expect(notesOf(section())).not.toMatch(/private|stopping/);
  });

  test('only the sources that were used are credited', () => {
    const names = (response: RoutingResponse): readonly string[] =>
      response.groups[0]?.sources.map(({ provider }) => provider.name) ?? [];
    expect(names(encode([group(changeOnFoot(EIGHT))]))).toEqual([
      'STCP',
      'Metro do Porto',
      '© OpenStreetMap contributors',
    ]);
    const straight = walk(home, work, EIGHT, EIGHT + 600, { straightLine: true, sections: [], geometry: '' });
    const response = encode([group(itinerary(straight))]);
    expect(names(response)).toEqual([]);
    expect(segmentsOf(response)[0]?.streets).toMatchObject([{ hop: true, instruction: 'HEAD_TOWARDS' }]);
    expect(segmentsOf(response)[0]?.notes).toContain('Straight line');
  });

  test('the id describes the same trip, is safe in URLs, and does not change with realtime data', () => {
    const trip = changeOnFoot(EIGHT);
    const id = encode([group(trip)]).groups[0]?.trips[0]?.id ?? '';
    expect(id).toMatch(/^[\w-]+$/);
    expect(parseTripId(id)).toMatchObject({
      regions: ['PT_Porto'],
      datasetVersion: 'a1b2c3d4',
      from: [41.15, -8.612],
      to: [41.16, -8.6],
      departure: undefined,
      legs: [
        { kind: 'street' },
        { kind: 'ride', serviceTripId: 'stcp:T1', serviceDate: '2026-03-02', fromPosition: 3 },
        {},
        {},
        {},
      ],
    });
    for (const other of ['', 'x', 'bm9wZQ', `${id}A`, '*', 'W10']) expect(parseTripId(other), other).toBeUndefined();
    const walkOnly = encode([group(itinerary(walk(home, work, EIGHT, EIGHT + 60)))]).groups[0]?.trips[0]?.id ?? '';
    expect(parseTripId(walkOnly)?.departure).toBe(EIGHT);
    // Runs of a frequency-based trip have ids of their own; a delay of one run does not change its id.
    const run = (more: Partial<RideLeg>) => encode([group(changeOnFoot(EIGHT, more))]).groups[0]?.trips[0]?.id ?? '';
    expect(new Set([id, run({ runShift: 360 }), run({ runShift: 720 }), run({ headway: 300 })]).size).toBe(4);
    expect(parseTripId(run({ runShift: 360 }))?.legs[1]).toMatchObject({ departure: undefined, runShift: 360 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parseTripId(text)).not.toThrow();
      }),
    );
  });
});

describe('the rest of the answer', () => {
  test('echo, regions and advisories; the explanation only on request', () => {
    const advisories = [{ code: 'unknown-mode', values: { mode: 'xx_new' } }] as const;
    const more = { request: { ...request, avoidStops: ['A'], wheelchair: true, allModes: true } };
    const response = encode([group(changeOnFoot(EIGHT))], more, { advisories });
    expect(response).toMatchObject({
      query: {
        from: { address: 'Rua Um 1', lat: 41.15 },
        depart: EIGHT,
        modes: ['pt_pub', 'wa_wal'],
        avoidStops: ['A'],
        wheelchair: true,
        allModes: true,
      },
      regions: ['PT_Porto'],
      region: 'PT_Porto',
      advisories: [{ code: 'unknown-mode', values: { mode: 'xx_new' } }],
    });
    expect(response.query).not.toHaveProperty('arrive');
    expect(response).not.toHaveProperty('explain');
    expect(response).not.toHaveProperty('error');
  });

  test('no trip gives an empty list, with the reason on request', () => {
    const empty = { reason: 'no-service-date', values: { from: '2026-01-01', to: '2026-06-30' } } as const;
    const none = { empty, outcomes: [{ modes: ['pt_pub'], groupCount: 0, empty }] };
    expect(encode([], none)).toMatchObject({ groups: [], segmentTemplates: [] });
    expect(encode([], none, { explain: true }).explain).toMatchObject({
      empty: {
        reason: 'no-service-date',
        text: 'There is no timetable for this date. The timetable covers 1 January 2026 to 30 June 2026.',
      },
      outcomes: [{ modes: ['pt_pub'], groups: 0 }],
    });
  });

  test.each([
    ['outside-from', 1002],
    ['outside-to', 1003],
    ['different-regions', 1001],
    ['too-close', 1101],
  ] as const)('%s is a refusal with code %i, in the requested language', (reason, errorCode) => {
    const empty = { reason, values: {} };
    const refused = (locale: Locale): unknown =>
      encodeRouting(outcome([], { empty, regions: [] }), { ...context, locale });
    const body = refused('en');
    expect(body).toMatchObject({ errorCode, usererror: true });
    expect(errorBodySchema.parse(body)).toEqual(body);
    expect(checkRouting(body)).toEqual([]);
    expect(refused('fi')).not.toEqual(body);
  });

  test.each(LOCALES)('every text in %s expands without a leftover placeholder', (locale) => {
    const response = encode(
      [group(changeOnFoot(EIGHT, { headway: 300 }))],
      { request: { ...request, wheelchair: true } },
      { locale },
    );
    for (const segment of segmentsOf(response)) {
      for (const words of [segment.action, segment.notes, segment.mini?.instruction, segment.mini?.description]) {
        expect(words).toBeTypeOf('string');
        const text = expandText(words ?? '', segment, segmentWords(locale), { timeZone: 'UTC' });
        expect(text).not.toMatch(/<[A-Z_]+>/);
      }
    }
  });

  test('distances are in the requested unit', () => {
    const far = group(itinerary(walk(home, work, EIGHT, EIGHT + 900, { metres: 1609 })));
    expect(segmentsOf(encode([far]))[0]?.notes).toContain('1.6 km');
    expect(segmentsOf(encode([far], {}, { unit: 'imperial' }))[0]?.notes).toContain('1 mi');
  });
});
