import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTownQuery } from '../../../../test/journey/any-town-query.ts';
import { smallTown } from '../../../../test/journey/small-town.ts';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';
import type { Candidate, PlanExplanation, PlanRequest } from '../../../model/index.ts';
import { type ParkingLot, Providers } from '../../../providers/index.ts';
import { type SharedSystem, SharedVehicles } from '../../../shared-vehicles/index.ts';
import { TransitEngine } from '../../transit/index.ts';
import { type JourneyAnswer, planJourneys } from '../plan-journeys.ts';
import type { JourneyWorld, TransitWorld } from '../request/journey-world.ts';

const leaving = (time: string) => ({ departAfter: instant(time), arriveBefore: undefined });
const between = (from: string, to: string) => ({ departAfter: instant(from), arriveBefore: instant(to) });

/** With a slower bus that leaves after the other. */
const town = smallTown('R9  A 10:00  B 10:08  C 10:20');

function asked(
  world: TextWorld,
  from: string,
  to: string,
  parts: Partial<PlanRequest>,
  with_: Partial<JourneyWorld> = {},
): JourneyAnswer {
  return planJourneys({ ...world.world, ...with_ }, world.request(from, to, parts), {
    signal: undefined,
    explain: true,
  });
}

function explained(...args: Parameters<typeof asked>): PlanExplanation {
  return asked(...args).explanation as PlanExplanation;
}

class UnknowingEngine extends TransitEngine {
  override stepFree(): TransitEngine {
    return this;
  }
}

const candidatesOf = ({ searches }: PlanExplanation): Candidate[] => searches.flatMap(({ candidates }) => candidates);

/** `R1>T1 reason`: the rides or the modes of each candidate, and its fate. */
function fates(explanation: PlanExplanation): string[] {
  return candidatesOf(explanation).map(({ itinerary: { legs }, removed, place }) => {
    const rides = legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.route.id] : []));
    const moves = legs.flatMap((leg) => (leg.kind === 'street' ? [leg.mode] : []));
    const fate = place !== undefined ? `${place.group}.${place.trip}` : (removed?.reason ?? 'compared');
    return `${(rides.length > 0 ? rides : [...new Set(moves)]).join('>')} ${fate}`;
  });
}

describe('the fate of each candidate', () => {
  test('in the answer, dominated and by which, only compared', () => {
    const explanation = explained(town, 'A', 'C', { when: leaving('09:55'), modes: ['pt_pub_bus'] });
    expect(fates(explanation)).toEqual(['R1 0.0', 'R1 0.1', 'R9 dominated', 'wa_wal compared']);
    const [winner, , loser] = candidatesOf(explanation);
    expect(loser?.removed?.by).toBe(winner?.id);
  });

  test('dominated also where the search looks back from the arrival', () => {
    const when = { departAfter: undefined, arriveBefore: instant('10:40') };
    expect(fates(explained(town, 'A', 'C', { when, modes: ['pt_pub_bus'] }))).toContain('R9 dominated');
  });

  test('walking is better (IT-13), and it is that walk', () => {
    const near = new TextWorld({ grid: 49.95, map: 'A....B', trips: 'R1 A 10:00 B 10:10' });
    const explanation = explained(near, 'A', 'B', { when: leaving('09:55') });
    expect(fates(explanation)).toEqual(['R1 walking-is-better', 'wa_wal compared']);
    const [ride, walk] = candidatesOf(explanation);
    expect(ride?.removed?.by).toBe(walk?.id);
  });

  test('a combination that one mode dominates (rule 2) or that is one mode alone (rule 1), and by which', () => {
    // Two kilometres to the stop: too far to walk, near by bicycle.
    const far = new TextWorld({
      grid: 499.95,
      map: `Z...A${'.'.repeat(30)}C`,
      ways: { ZAC: {} },
      trips: 'R1 A 10:00 C 10:20',
    });
    const explanation = explained(far, 'Z', 'C', { when: leaving('09:30'), modes: ['pt_pub', 'me_mic_bic'] });
    const [combined, ...alone] = explanation.searches;
    expect(explanation.searches.map(({ modes, isAsked }) => [modes.join('+'), isAsked])).toEqual([
      ['pt_pub+me_mic_bic', true],
      ['pt_pub', false],
      ['me_mic_bic', false],
    ]);
    expect(combined?.candidates.some(({ place }) => place !== undefined)).toBe(true);
    expect(alone.flatMap(({ candidates }) => candidates.filter(({ place }) => place !== undefined))).toEqual([]);
    const slow = new TextWorld({
      grid: 99.95,
      map: 'Z...A....................................................C',
      ways: { ZAC: {} },
      trips: 'R1 A 10:00 C 11:00',
    });
    const beaten = explained(slow, 'Z', 'C', { when: leaving('09:50'), modes: ['pt_pub', 'me_mic_bic'] });
    expect(fates(beaten)).toEqual([
      'R1 single-mode-is-better',
      'wa_wal compared',
      'R1 compared',
      'wa_wal compared',
      'me_mic_bic compared',
    ]);
    const [loser] = candidatesOf(beaten);
    expect(candidatesOf(beaten).find(({ id }) => id === loser?.removed?.by)?.itinerary.modes).toEqual(['pt_pub']);
    const families = explained(town, 'A', 'C', { when: leaving('09:55'), modes: ['pt_pub_bus', 'pt_pub_tram'] });
    expect(fates(families).filter((fate) => fate.endsWith('one-mode-only'))).not.toEqual([]);
  });

  test('only the best is wanted', () => {
    const explanation = explained(town, 'A', 'C', { when: leaving('09:55'), bestOnly: true });
    const reasons = candidatesOf(explanation).map(({ removed }) => removed?.reason);
    expect(reasons).toContain('not-the-best');
    expect(candidatesOf(explanation).filter(({ place }) => place !== undefined)).toHaveLength(1);
  });

  test('the same vehicles twice, in the answer of one mode and of the family above it', () => {
    const explanation = explained(town, 'A', 'C', {
      when: leaving('09:55'),
      modes: ['pt_pub', 'pt_pub_bus'],
      allModes: true,
    });
    expect(fates(explanation)).toContain('R1 same-vehicles');
  });

  test('too late, by timetable and over streets', () => {
    expect(fates(explained(town, 'A', 'C', { when: between('09:55', '10:15') }))).toContain('R1 arrives-too-late');
    const walk = { when: between('10:00', '10:05'), modes: ['wa_wal'] };
    expect(fates(explained(town, 'Z', 'B', walk))).toEqual(['wa_wal arrives-too-late']);
  });

  test('a walk too long, over streets and at a transfer', () => {
    const walk = { when: leaving('10:00'), modes: ['wa_wal'], maxWalkSeconds: 60 };
    expect(fates(explained(town, 'Z', 'B', walk))).toEqual(['wa_wal walk-too-long']);
    const change = new TextWorld({ grid: 499.95, map: 'A..BC..D', trips: 'R1 A 10:00 B 10:05\nR2 C 10:20 D 10:25' });
    const explanation = explained(change, 'A', 'D', { when: leaving('09:50'), maxWalkSeconds: 499 });
    expect(fates(explanation)).toEqual(['R1>R2 walk-too-long']);
  });

  test('the longest direct trip', () => {
    const walk = { when: leaving('10:00'), modes: ['wa_wal'], walkMetresPerSecond: 0.05 };
    expect(fates(explained(town, 'Z', 'B', walk))).toEqual(['wa_wal takes-too-long']);
  });

  test('a transfer over stairs, in a wheelchair', () => {
    const stairs = new TextWorld({
      grid: 49.95,
      map: 'A..........................B..C............................D',
      ways: { AB: {}, BC: { highway: 'steps' }, CD: {} },
      trips: 'R1 A 10:00 B 10:05\nR2 C 10:20 D 10:25',
    });
    const wheels = { when: leaving('09:50'), wheelchair: true };
    expect(asked(stairs, 'A', 'D', wheels).empty?.reason).toBe('inaccessible');
    // A feed's own walking links may miss stairs that the streets have.
    const transit = stairs.world.transit as TransitWorld;
    const blind = { ...transit, engine: new UnknowingEngine(transit.timetable) };
    const explanation = explained(stairs, 'A', 'D', wheels, { transit: blind });
    expect(fates(explanation)).toEqual(['R1>R2 inaccessible']);
    // Only its rides are known: no walk between them exists.
    expect(candidatesOf(explanation)).toMatchObject([{ isWhole: false }]);
    expect(fates(explained(stairs, 'A', 'D', wheels))).toEqual(['R1>R2 inaccessible']);
  });

  test('journeys excluded by a limit: an avoided stop, an avoided mode', () => {
    const way = { when: leaving('09:55'), modes: ['pt_pub_bus'] };
    expect(fates(explained(town, 'A', 'C', { ...way, avoidStops: ['C'] }))).toContain('R1 avoided-stop');
    expect(fates(explained(town, 'A', 'C', { when: leaving('09:55'), avoidModes: ['pt_pub_bus'] }))).toContain(
      'R1 ruled-out',
    );
  });

  test('found by the search by cost, and not better', () => {
    // A shorter ride emits less, but needs a longer walk.
    const green = new TextWorld({
      grid: 99.95,
      map: 'A....C......B',
      ways: { ACB: {} },
      stops: { A: {}, B: {}, C: {} },
      trips: 'Near A 10:00 C 10:02\nFar A 10:00 B 10:10',
    });
    const fatesFor = (environment: number): string[] => {
      const weights = { price: 1, environment, duration: 0.1, convenience: 0.1 };
      return fates(explained(green, 'A', 'B', { when: leaving('10:00'), weights }));
    };
    expect(fatesFor(2)).toContain('Near fits-no-better');
    expect(fatesFor(0.1)).not.toContain('Near fits-no-better');
  });

  test('out of time before the modes alone could be searched', () => {
    const request = town.request('Z', 'C', { when: leaving('09:30'), modes: ['pt_pub', 'me_mic_bic'] });
    const reasonsAfter = (asks: number): (string | undefined)[] => {
      let left = asks;
      const deadline = () => left-- <= 0;
      const { explanation } = planJourneys(town.world, request, { signal: undefined, explain: true, deadline });
      return candidatesOf(explanation as PlanExplanation).map(({ removed }) => removed?.reason);
    };
    const all = Array.from({ length: 120 }, (_, asks) => reasonsAfter(asks));
    expect(all[0]).toEqual([]);
    expect(all.some((reasons) => reasons.includes('out-of-time'))).toBe(true);
    expect(all.at(-1)).not.toContain('out-of-time');
  });

  const parking = (id: string, character: string): ParkingLot => ({
    ...{ id, name: id, ...town.place(character), isOnStreet: false, vehicles: ['car'] },
    ...{ access: 'public', isParkAndRide: false },
  });
  const rows = { hailed: [], hire: [], parking: [], energy: [], tolls: [], emissions: [] };

  test('car parks other than the quickest', () => {
    const close = new TextWorld({ grid: 49.95, map: `A${'-'.repeat(60)}1--2--B`, ways: { AB: {} } });
    const lots = [parking('near', 'A'), parking('far', 'A')].map((lot, i) => ({
      ...lot,
      ...close.place(String(i + 1)),
    }));
    const providers = new Providers({ ...rows, parking: lots }, 'UTC');
    const car = { when: leaving('10:00'), modes: ['me_car'] };
    const found = fates(explained(close, 'A', 'B', car, { providers }));
    expect(found.filter((fate) => fate.endsWith('slower-alike'))).toHaveLength(1);
    expect(found.filter((fate) => /\d\.\d$/.test(fate))).toHaveLength(2);
  });

  test('a shared bicycle in a closed station when the train arrives', () => {
    const world = new TextWorld({
      map: `Z${' '.repeat(45)}W${' '.repeat(45)}C-A${'-'.repeat(40)}B-D`,
      ways: { CA: {}, AB: {}, BD: {} },
      trips: 'R1 Z 10:00 A 10:10\nR2 A 12:00 W 12:10',
      modes: ['me_mic-s', 'pt_pub'],
    });
    const docks = (['A', 'B'] as const).map((id) => ({
      ...{ id, name: [], lat: world.place(id).lat, lng: world.place(id).lng },
      ...{ isInstalled: true, isRenting: true, isReturning: true, vehiclesAvailable: 3, docksAvailable: 3 },
    }));
    const system: SharedSystem = {
      ...{ id: 'town', version: '3.0', name: [{ text: 'Town', language: 'en' }], timezone: 'UTC' },
      ...{ vehicleTypes: [{ id: 'bike', formFactor: 'bicycle', propulsion: 'human' }], regions: [], vehicles: [] },
      ...{ plans: [], zones: [], globalRules: [], stations: docks, openingHours: 'Mo-Su 08:00-10:15' },
    };
    const request = { when: leaving('09:50'), modes: ['me_mic-s', 'pt_pub'], maxWalkSeconds: 900 };
    const sharedVehicles = new SharedVehicles([system]);
    expect(fates(explained(world, 'Z', 'D', request, { sharedVehicles }))[0]).toBe('R1 not-running');
  });

  test('ids count from 1, and every `by` is one of them', () => {
    const explanation = explained(town, 'Z', 'C', {
      when: leaving('09:30'),
      modes: ['pt_pub', 'me_mic_bic', 'wa_wal'],
      allModes: true,
    });
    const candidates = candidatesOf(explanation);
    const ids = candidates.map(({ id }) => id);
    expect([...ids].sort((a, b) => a - b)).toEqual(ids.map((_, i) => i + 1));
    for (const { id, removed } of candidates) {
      if (removed?.by === undefined) continue;
      expect(ids).toContain(removed.by);
      expect(removed.by).not.toBe(id);
    }
  });
});

describe('reach and ruled-out lines', () => {
  test('stops in reach of both ends, and the nearest one where there are none', () => {
    const [search] = explained(town, 'A', 'C', { when: leaving('09:55') }).searches;
    expect(search?.reach).toEqual([
      { end: 'from', mode: 'wa_wal', stops: 2, limitSeconds: 1800, nearest: undefined },
      { end: 'to', mode: 'wa_wal', stops: 2, limitSeconds: 1800, nearest: undefined },
    ]);
    const [lost] = explained(town, 'Z', 'C', { when: leaving('09:55'), maxWalkSeconds: 60 }).searches;
    expect(lost?.reach[0]).toEqual({
      ...{ end: 'from', mode: 'wa_wal', stops: 0, limitSeconds: 60 },
      nearest: { code: 'A', name: 'Stop A', metres: 400 },
    });
  });

  const school = 'only-when-named 1 lines: S1';
  const ruled = (parts: Partial<PlanRequest>): unknown[] =>
    (explained(limited, 'A', 'C', { when: leaving('09:55'), ...parts }).searches[0]?.ruledOut ?? []).map(
      ({ reason, kind, count, names }) => `${reason} ${count} ${kind}: ${names.join(', ')}`,
    );
  const limited: TextWorld = new TextWorld({
    grid: 99.95,
    map: 'A..............................B...............................C',
    ways: { ABC: {} },
    stops: { A: {}, B: { wheelchair: 2 }, C: {} },
    trips: 'R1 A 10:00 B 10:05 C 10:10\nT1 A 10:02 C 10:08\nS1 A 10:02 C 10:08',
    routes: { T1: { type: 0 }, S1: { type: 712 } },
  });

  test('avoided modes, limits on operators and feeds, lines that have to be named', () => {
    expect(ruled({})).toEqual([school]);
    expect(ruled({ modes: ['pt_pub', 'pt_ltd_SCHOOLBUS'] })).toEqual([]);
    expect(ruled({ avoidModes: ['pt_pub_tram'] })).toEqual(['avoided-mode 1 lines: T1', school]);
    const rides = {
      neverOperators: ['X'],
      onlyOperators: ['Y'],
      neverAuthorities: [],
      onlyAuthorities: [],
      neverFeeds: [],
      onlyFeeds: [],
      alwaysLines: ['T1'],
    };
    expect(ruled({ rides })).toEqual(['operator-limit 1 lines: R1', school]);
    const answer = asked(limited, 'A', 'C', { when: leaving('09:55'), avoidModes: ['pt_pub'] });
    expect(answer.empty?.reason).toBe('ruled-out');
  });

  test('avoided stops, and inaccessible ones', () => {
    expect(ruled({ avoidStops: ['B'] })).toEqual([school, 'avoided-stop 1 stops: Stop B']);
    expect(ruled({ wheelchair: true })).toEqual([school, 'inaccessible-stop 1 stops: Stop B']);
  });

  test('a search that ended early is marked', () => {
    const request = town.request('A', 'C', { when: leaving('09:55') });
    const answer = planJourneys(town.world, request, { signal: { aborted: true }, explain: true });
    expect(answer.explanation?.searches.map(({ isComplete }) => isComplete)).toEqual([false]);
    expect(explained(town, 'A', 'C', { when: leaving('09:55') }).searches[0]?.isComplete).toBe(true);
  });

  test('the days of the timetable, also where nothing was searched', () => {
    const serviceDates = { first: '2026-05-04', last: '2026-05-04' };
    expect(explained(town, 'A', 'A', {})).toEqual({ serviceDates, searches: [] });
  });
});

describe('laws', () => {
  const query = fc.record({ town: anyTownQuery, bestOnly: fc.boolean() });
  type Query = typeof query extends fc.Arbitrary<infer T> ? T : never;
  const requestOf = ({ town: { from, to, parts }, bestOnly }: Query): PlanRequest =>
    town.request(from, to, { ...parts, bestOnly });

  test('an explanation changes nothing of the answer, and is the same every time', () => {
    fc.assert(
      fc.property(query, (one) => {
        const request = requestOf(one);
        const plain = planJourneys(town.world, request, { signal: undefined });
        expect(plain).not.toHaveProperty('explanation');
        const { explanation, ...answer } = planJourneys(town.world, request, { signal: undefined, explain: true });
        expect(answer).toEqual(plain);
        expect(planJourneys(town.world, request, { signal: undefined, explain: true }).explanation).toEqual(
          explanation,
        );
      }),
      { numRuns: 80 },
    );
  });

  test('it has the whole answer, each itinerary once, and a reason for every other candidate', () => {
    fc.assert(
      fc.property(query, (one) => {
        const answer = planJourneys(town.world, requestOf(one), { signal: undefined, explain: true });
        const recorded = candidatesOf(answer.explanation as PlanExplanation);
        const places = recorded.flatMap(({ place }) => (place === undefined ? [] : [`${place.group}.${place.trip}`]));
        const all = answer.groups.flatMap(({ itineraries }, group) => itineraries.map((_, trip) => `${group}.${trip}`));
        expect(places.sort()).toEqual(all.sort());
        for (const { isAsked, modes, candidates } of answer.explanation?.searches ?? []) {
          for (const { place, removed, itinerary } of candidates) {
            expect(place !== undefined && removed !== undefined).toBe(false);
            // The others are the walk that rides are compared with, and searches made only for comparison.
            const isWalk = itinerary.boardings === 0 && !modes.includes('wa_wal');
            if (place === undefined && removed === undefined) expect(isWalk || !isAsked).toBe(true);
          }
        }
      }),
      { numRuns: 80 },
    );
  });

  test('the costs of legs add up to those of the whole, the terms of the score to the score', () => {
    fc.assert(
      fc.property(query, (one) => {
        const answer = planJourneys(town.world, requestOf(one), { signal: undefined, explain: true });
        for (const { costs, legs, itinerary, score, weightedScore } of candidatesOf(
          answer.explanation as PlanExplanation,
        )) {
          const sum = (of: (leg: (typeof legs)[number]) => number): number =>
            legs.reduce((all, leg) => all + of(leg), 0);
          expect(legs).toHaveLength(itinerary.legs.length);
          expect(sum(({ calories }) => calories)).toBeCloseTo(costs.calories, -1);
          expect(sum(({ carbon }) => carbon)).toBeCloseTo(costs.carbon, 2);
          expect(sum(({ hassle }) => hassle)).toBeCloseTo(costs.hassle, 1);
          expect(score.duration + score.price + score.environment + score.convenience).toBeCloseTo(weightedScore, 2);
        }
      }),
      { numRuns: 40 },
    );
  });
});
