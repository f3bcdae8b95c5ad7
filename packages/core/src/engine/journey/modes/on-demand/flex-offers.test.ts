import { describe, expect, test } from 'vitest';
import { instant, MONDAY, TextWorld } from '../../../../../test/journey/text-world.ts';
import { type BookingRuleRow, type FlexCall, FlexServices } from '../../../../flex/index.ts';
import type { Itinerary, PlanRequest } from '../../../../model/index.ts';
import type { ModeId } from '../../../../modes/index.ts';
import { Providers } from '../../../../providers/index.ts';
import { planJourneys } from '../../index.ts';

const HOUR = 3600;
/** A street of 2 km with a train station at its end; 50 m from character to character. */
const map = `C${'-'.repeat(39)}A${' '.repeat(60)}Z`;
const ways = { CA: {} };
const grid = new TextWorld({ map, ways });
const [west, east] = [grid.place('C'), grid.place('A')];
const everywhere = {
  polygons: [
    {
      outer: [
        { lat: west.lat - 0.01, lng: west.lng - 0.01 },
        { lat: west.lat - 0.01, lng: east.lng + 0.01 },
        { lat: west.lat + 0.01, lng: east.lng + 0.01 },
        { lat: west.lat + 0.01, lng: west.lng - 0.01 },
      ],
      holes: [],
    },
  ],
};

interface Service {
  readonly from?: number;
  readonly to?: number;
  readonly rule?: Partial<BookingRuleRow>;
  /** The rule of the drop-off; absent: none of its own. */
  readonly dropOffRule?: Partial<BookingRuleRow>;
  readonly days?: readonly number[];
}

function world({ from = 8, to = 12, rule, dropOffRule, days = [MONDAY] }: Service): TextWorld {
  const text = new TextWorld({
    map,
    ways,
    trips: 'R1 A 10:00 Z 10:10\nR2 A 13:00 Z 13:10',
    modes: ['pt_pub', 'ps_drt'],
  });
  const call: FlexCall = { place: 0, start: from * HOUR, end: to * HOUR, pickup: 2, dropOff: 2, pickupRule: 0 };
  const last: FlexCall = dropOffRule === undefined ? call : { ...call, dropOffRule: 1 };
  const flex = new FlexServices({
    places: [{ feed: 'f', id: 'zone', name: 'Zone', area: everywhere }],
    rules: [
      { feed: 'f', id: 'b', type: 0, phone: '+351 2', message: 'Call us.', ...rule },
      { feed: 'f', id: 'd', type: 0, ...dropOffRule },
    ],
    services: [{ feed: 'f', id: 'w', days }],
    trips: [
      {
        feed: 'f',
        id: 't',
        mode: 'ps_drt_Call-a-Bus' as ModeId,
        routeId: 'r',
        routeName: 'R',
        agencyName: 'Call a Bus',
        timezone: 'UTC',
        service: 0,
        calls: [call, last],
        wheelchair: 2,
        bikes: 0,
        safeFactor: 2,
        safeOffsetSeconds: 120,
      },
    ],
  });
  Object.assign(text.world, { flex });
  return text;
}

function answerOf(service: Service, time: string, parts: Partial<PlanRequest> = {}, now = '07:00', to = 'A') {
  const text = world(service);
  const when = { departAfter: instant(time), arriveBefore: undefined };
  const request = text.request('C', to, { when, modes: ['ps_drt'], ...parts });
  return planJourneys(text.world, request, { signal: undefined, now: instant(now) });
}

function plan(service: Service, time: string, parts: Partial<PlanRequest> = {}, now = '07:00', to = 'A'): Itinerary[] {
  const answer = answerOf(service, time, parts, now, to);
  return answer.groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary));
}

describe('journeys by demand-responsive services', () => {
  test('SV-16 a ride lasts the drive, times the factor, plus the offset of the service', () => {
    const [slow] = plan({}, '09:00');
    const ride = slow?.legs.find((leg) => leg.mode === 'ps_drt_Call-a-Bus');
    expect(ride?.operator).toMatchObject({ name: 'Call a Bus', phone: '+351 2' });
    expect(ride?.booking).toMatchObject({ state: 'bookable', message: 'Call us.' });
    const seconds = (ride?.arrival ?? 0) - (ride?.departure ?? 0);
    expect(seconds).toBeGreaterThan(120 + 100);
    expect((seconds - 120) % 2).toBe(0);
    expect(slow?.departure).toBe(instant('09:00'));
  });

  test('SV-16 a ride has the price that the operator configures for the agency at the pick-up; no price is guessed', () => {
    const text = world({});
    const tariff = { currency: 'EUR', flagFallMicros: 2_000_000, perKm: [], perMinute: [] };
    const late = { hours: 'Mo-Su 10:00-24:00', tariff: { ...tariff, flagFallMicros: 3_000_000 } };
    const rows = { hailed: [], hire: [], parking: [], energy: [], tolls: [], emissions: [] };
    const paid = (time: string, agency: string): unknown => {
      const providers = new Providers({ ...rows, onDemand: [{ agency, tariff, timedTariffs: [late] }] }, 'UTC');
      const request = text.request('C', 'A', {
        when: { departAfter: instant(time), arriveBefore: undefined },
        modes: ['ps_drt'],
      });
      const { groups } = planJourneys({ ...text.world, providers }, request, {
        signal: undefined,
        now: instant('07:00'),
      });
      return groups[0]?.itineraries[0]?.costs.money;
    };
    expect(paid('09:00', 'Call a Bus')).toBe(2);
    expect(paid('10:30', 'Call a Bus')).toBe(3);
    expect(paid('09:00', 'Another')).toBe(undefined);
  });

  test('SV-16 the rider leaves when the service begins, and it sets down before it ends', () => {
    expect(plan({}, '07:00')[0]?.departure).toBe(instant('08:00'));
    expect(plan({}, '11:59')).toEqual([]);
    const when = { departAfter: undefined, arriveBefore: instant('14:00') };
    expect(plan({}, '', { when })[0]?.arrival).toBe(instant('12:00'));
  });

  test('SV-18 yesterday’s service runs after midnight, another day’s does not', () => {
    expect(plan({ from: 20, to: 26, days: [MONDAY - 1] }, '00:30', {}, '00:00')).toHaveLength(1);
    expect(plan({ from: 20, to: 26 }, '00:30', {}, '00:00')).toEqual([]);
  });

  test('SV-17 notice delays the departure; a ride that can no longer be booked is marked as missed', () => {
    const notice = { rule: { type: 1, durationMin: 30 * 60 } } as const;
    const [later] = plan(notice, '09:00', {}, '08:45');
    expect(later?.departure).toBe(instant('09:15'));
    expect(later?.legs[0]?.booking?.state).toBe('bookable');
    const [missed] = plan({ rule: { type: 2, lastDay: 1, lastTime: 18 * HOUR } }, '09:00', {}, '08:45');
    expect(missed?.departure).toBe(instant('09:00'));
    expect(missed?.legs[0]?.booking).toMatchObject({ state: 'too-late', closes: instant('18:00') - 86_400 });
  });

  test('SV-17 with a rule at each end the stricter one counts', () => {
    const [hour, yesterday] = [
      { type: 1, durationMin: HOUR },
      { type: 2, lastDay: 1, lastTime: 18 * HOUR },
    ] as const;
    const booked = (rule: Partial<BookingRuleRow>, dropOffRule: Partial<BookingRuleRow>, now?: string) =>
      plan({ rule, dropOffRule }, '09:00', {}, now)[0];
    const bookingWith = (...of: Parameters<typeof booked>) => booked(...of)?.legs[0]?.booking;
    for (const [up, down] of [
      [hour, yesterday],
      [yesterday, hour],
    ] as const)
      expect(bookingWith(up, down)).toMatchObject({ state: 'too-late', closes: instant('18:00') - 86_400 });
    expect(bookingWith(hour, {})).toMatchObject({ state: 'bookable', closes: instant('08:00') });
    expect(bookingWith({}, hour)).toMatchObject({ state: 'bookable', closes: instant('08:00') });
    // The notice of the drop-off delays the departure, too.
    expect(booked({}, hour, '08:45')?.departure).toBe(instant('09:45'));
    // A rule without the fields of its type leaves the booking unknown.
    expect(bookingWith({}, { type: 1 })?.state).toBe('unknown');
    expect(bookingWith({}, { message: 'Say where to.', dropOffMessage: 'At the gate.' })?.message).toBe(
      'Call us.\nSay where to.\nAt the gate.',
    );
    expect(bookingWith({ phone: '+1' }, { message: 'Call us.' })?.message).toBe('Call us.');
  });

  test('a service without wheelchair access is not offered in a wheelchair', () => {
    expect(answerOf({}, '09:00', { wheelchair: true })).toMatchObject({
      groups: [],
      empty: { reason: 'inaccessible' },
    });
  });

  test('why there is no ride: the time, the origin, the destination, the distance, the name', () => {
    const why = (time: string, parts: Partial<PlanRequest> = {}) => answerOf({}, time, parts).empty;
    const values = { mode: 'ps_drt' };
    expect(why('20:00')).toEqual({ reason: 'closed', values });
    expect(why('11:59')).toEqual({ reason: 'closed', values });
    // Just north of the zone.
    const beside = ({ lat, lng }: typeof west) => ({ lat: lat + 0.0101, lng, address: '', streetName: '' });
    expect(why('09:00', { from: beside(west) })).toEqual({ reason: 'outside-zone-from', values });
    expect(why('09:00', { to: beside(east) })).toEqual({ reason: 'outside-zone-to', values });
    const near = { lat: west.lat, lng: west.lng + 0.002, address: '', streetName: '' };
    expect(why('09:00', { to: near })?.reason).toBe('walking-is-better');
    expect(why('09:00', { modes: ['ps_drt_Nobody'] })).toEqual({
      reason: 'unknown-provider',
      values: { mode: 'ps_drt_Nobody', modes: 'ps_drt_Nobody' },
    });
  });

  test('it is access to the train, within its hours', () => {
    const found = plan({ from: 9, to: 10 }, '09:00', { modes: ['ps_drt', 'pt_pub'] }, '07:00', 'Z');
    expect(found.map(({ legs }) => legs.map(({ mode }) => mode))).toEqual([['ps_drt_Call-a-Bus', 'pt_pub_bus']]);
    expect(found[0]?.legs[0]?.arrival).toBe(instant('10:00'));
    expect(plan({ from: 7, to: 9 }, '08:50', { modes: ['ps_drt', 'pt_pub'] }, '07:00', 'Z')).toEqual([]);
  });

  test('SV-16 a service that ends before the train is no access for a later departure', () => {
    const found = ['09:20', '09:30', '09:40', '09:44', '09:48', '09:52'].map((time) => {
      const all = plan({ from: 9, to: 9.9 }, time, { modes: ['ps_drt', 'pt_pub'] }, '07:00', 'Z');
      for (const { departure } of all) expect(departure).toBeGreaterThanOrEqual(instant(time));
      return all.length;
    });
    expect([found[0], found.at(-1)]).toEqual([1, 0]);
  });

  test('SV-16 the service reaches a bus that calls at its stop, however small the stop', () => {
    // Otherwise only Z, with its many lines, is driven to.
    const text = new TextWorld({
      map,
      ways,
      trips: 'R1 A 10:00 Z 10:10\nR2 Z 11:00 A 11:10\nR3 Z 12:00 A 12:10',
      modes: ['pt_pub', 'ps_drt'],
    });
    const zoned: FlexCall = { place: 0, start: 8 * HOUR, end: 10 * HOUR, pickup: 2, dropOff: 1 };
    const timed: FlexCall = { place: 1, start: 9.9 * HOUR, end: 9.9 * HOUR, isTimed: true, pickup: 0, dropOff: 0 };
    const flex = new FlexServices({
      places: [
        { feed: 'f', id: 'zone', name: 'Zone', area: everywhere },
        { feed: 'f', id: 'a', name: 'A', stops: [{ id: 'a', name: 'Transfer', lat: east.lat, lng: east.lng }] },
      ],
      rules: [],
      services: [{ feed: 'f', id: 'w', days: [MONDAY] }],
      trips: [
        {
          feed: 'f',
          id: 't',
          mode: 'ps_drt_Call-a-Bus' as ModeId,
          routeId: 'r',
          routeName: 'R',
          agencyName: 'Call a Bus',
          timezone: 'UTC',
          service: 0,
          calls: [zoned, timed],
          wheelchair: 0,
          bikes: 0,
        },
      ],
    });
    Object.assign(text.world, { flex });
    const [first] = text
      .answer('C', 'Z', '09:00', { modes: ['ps_drt', 'pt_pub'] })
      .groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary.legs));
    expect(first?.filter(({ kind }) => kind !== 'stationary').map(({ mode }) => mode)).toEqual([
      'ps_drt_Call-a-Bus',
      'pt_pub_bus',
    ]);
    expect(first?.[0]?.arrival).toBe(instant('09:54'));
  });
});
