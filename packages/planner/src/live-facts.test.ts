import {
  type Alert,
  createLiveState,
  FeedIds,
  type LiveSourceRules,
  pathwayTableReport,
  type RealtimeEntity,
} from '@tripwright/core/live';
import type { PlanOutcome, PlanRequestInput } from '@tripwright/core/model';
import { type Region, withClosedWays } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { getLandmark, type LandmarkId } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlanner } from './create-planner.ts';
import type { Planner } from './planner.ts';

/** A Monday morning on the city's islands. */
const MONDAY_8 = Date.parse('2026-05-04T08:00:00Z') / 1000;
const HOUR = 3600;

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let region: Region;

beforeAll(async () => {
  sample = await buildSampleRegion();
  region = await readRegion(sample.data, sample.code);
});
afterAll(() => sample.remove());

const place = (id: LandmarkId) => getLandmark(id);

function request(parts: Partial<PlanRequestInput> = {}): PlanRequestInput {
  const when = { departAfter: MONDAY_8 };
  return { from: place('central-station'), to: place('lighthouse'), when, modes: ['pt_pub'], ...parts };
}

const TO_AIRPORT = { to: place('airport') };

const NO_TEXTS = {
  ...{ url: [], header: [], description: [], spokenHeader: [], spokenDescription: [] },
  ...{ causeDetail: [], effectDetail: [], images: [], imageText: [] },
};

/** An alert about stops of the region, named by their codes. */
function alertAt(id: string, codes: readonly string[], more: Partial<Alert> = {}): RealtimeEntity {
  const { timetable } = region.transit!;
  const informed = codes.map((code) => ({
    stopId: timetable.strings.get(timetable.stopSourceId[timetable.findStop(code)!]!),
  }));
  const activePeriods = [{ start: MONDAY_8 - HOUR, end: MONDAY_8 + 40 * HOUR }];
  return { id, others: [], alert: { activePeriods, informed, ...NO_TEXTS, ...more } };
}

/** A planner whose region has these alerts, of the feed of a stop. */
function plannerWith(entities: readonly RealtimeEntity[], feed: string, rules: Partial<LiveSourceRules> = {}): Planner {
  const { timetable } = region.transit!;
  const feeds = [...timetable.feedName].map((name) => timetable.strings.get(name));
  const source: LiveSourceRules = {
    ...{ name: 'alerts', feed: feeds.indexOf(feed) as never, idRules: [], matchByCalls: false, alertPolicy: 'inform' },
    ...{ carryToNextTripOfBlock: false, timesFromPositions: false, longestAgeSeconds: 600 },
    ...rules,
  };
  const { datasetVersion } = region.manifest;
  const state = createLiveState({ timetable, datasetVersion, sources: [source] });
  state.take('alerts', { header: { version: '2.0', timestamp: MONDAY_8 }, entities }, MONDAY_8);
  const planner = createPlanner([region], { now: () => MONDAY_8 });
  planner.setLive(sample.code, state.snapshot(MONDAY_8));
  return planner;
}

const ridesOf = ({ groups }: PlanOutcome) =>
  groups.flatMap(({ itineraries }) =>
    itineraries.flatMap(({ itinerary }) => itinerary.legs.filter((leg) => leg.kind === 'ride')),
  );
/** Codes of all stops where somebody boards or alights. */
const usedStops = (outcome: PlanOutcome) =>
  new Set(ridesOf(outcome).flatMap(({ from, to }) => [from.stop!.code, to.stop!.code]));
const timesOf = ({ groups }: PlanOutcome) =>
  groups.map(({ itineraries }) => itineraries.map(({ itinerary }) => [itinerary.departure, itinerary.arrival]));

/** The first ride of the best trip without alerts: its feed and where it is boarded. */
async function firstBoarding(parts: Partial<PlanRequestInput> = {}): Promise<{ feed: string; code: string }> {
  const outcome = await createPlanner([region], { now: () => MONDAY_8 }).plan(request(parts));
  const [ride] = ridesOf(outcome);
  return { feed: ride!.feed, code: ride!.from.stop!.code };
}

describe('spec 4.2 rule 8: the loop of a client', () => {
  test('every alert that names stops offers codes; with all codes so far none of these stops comes back', async () => {
    const { feed } = await firstBoarding();
    const plain = await createPlanner([region], { now: () => MONDAY_8 }).plan(request());
    const ofFeed = ridesOf(plain).filter((ride) => ride.feed === feed);
    const codes = [...new Set(ofFeed.map(({ from }) => from.stop!.code))];
    const planner = plannerWith(
      codes.map((code) => alertAt(code, [code], { effect: 'STOP_MOVED' })),
      feed,
    );
    let avoidStops: readonly string[] = [];
    const seen: number[] = [];
    for (let round = 0; round < 12; round++) {
      const outcome = await planner.plan(request({ avoidStops }));
      const used = usedStops(outcome);
      for (const code of avoidStops) expect(used).not.toContain(code);
      // The alerts of the answer are those of its rides, and only those.
      const mentioned = new Set(ridesOf(outcome).flatMap(({ alerts = [] }) => alerts));
      expect(new Set(outcome.live?.alerts.map(({ id }) => id))).toEqual(mentioned);
      const named = outcome.live?.alerts.flatMap(({ stopCodes }) => stopCodes) ?? [];
      seen.push(named.length);
      if (named.length === 0) break;
      for (const code of named) expect(avoidStops).not.toContain(code);
      avoidStops = [...avoidStops, ...named];
    }
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen.at(-1)).toBe(0);
  });
});

describe('RT-29: closures', () => {
  test('a closed stop is not used, and the answer says so; with realtime=scheduled it is', async () => {
    const { feed, code } = await firstBoarding(TO_AIRPORT);
    const closed = alertAt('closed', [code], { effect: 'NO_SERVICE' });
    const planner = plannerWith([closed], feed, { alertPolicy: 'affect' });
    const outcome = await planner.plan(request(TO_AIRPORT), { explain: true });
    expect(outcome.groups.length).toBeGreaterThan(0);
    expect(usedStops(outcome)).not.toContain(code);
    const name = region.transit!.stops.get(region.transit!.timetable.findStop(code)!).name;
    expect(outcome.advisories).toContainEqual({ code: 'closed-by-alert', values: { names: name } });
    expect(outcome.live?.alerts.map(({ changesSearch, stopCodes }) => [changesSearch, stopCodes])).toEqual([
      [true, [code]],
    ]);
    const ruledOut = outcome.explanation?.searches.flatMap((search) => search.ruledOut) ?? [];
    expect(ruledOut).toContainEqual({ reason: 'closed-by-alert', kind: 'stops', count: 1, names: [name] });

    const scheduled = await planner.plan(request({ ...TO_AIRPORT, realtime: 'scheduled' }));
    expect(usedStops(scheduled)).toContain(code);
    expect(scheduled.live).toBeUndefined();
    expect(scheduled.advisories).toEqual([]);
  });

  test('where nothing else leads there the answer is empty, and still says what is closed', async () => {
    const { feed, code } = await firstBoarding();
    const closed = alertAt('closed', [code], { effect: 'NO_SERVICE' });
    const { groups, advisories, live } = await plannerWith([closed], feed, { alertPolicy: 'affect' }).plan(request());
    expect(groups).toEqual([]);
    expect(advisories.map((one) => one.code)).toContain('closed-by-alert');
    expect(live?.alerts).toHaveLength(1);
  });

  test('outside the period, and for a source that only informs, answers are those of the timetable', async () => {
    const { feed, code } = await firstBoarding();
    const plain = await createPlanner([region], { now: () => MONDAY_8 }).plan(request());
    const later = { activePeriods: [{ start: MONDAY_8 + 20 * HOUR }], effect: 'NO_SERVICE' as const };
    const after = await plannerWith([alertAt('later', [code], later)], feed, { alertPolicy: 'affect' }).plan(request());
    expect([timesOf(after), after.live?.alerts, after.advisories]).toEqual([timesOf(plain), [], []]);
    const shown = await plannerWith([alertAt('shown', [code], { effect: 'NO_SERVICE' })], feed).plan(request());
    expect(timesOf(shown)).toEqual(timesOf(plain));
    expect(shown.live?.alerts).toHaveLength(1);
  });
});

describe('RT-29: lifts out of order', () => {
  test('a wheelchair avoids the stop and is shown why; travellers on foot go as ever and need no alert', async () => {
    const { feed, code } = await firstBoarding({ wheelchair: true });
    const broken = alertAt('lift', [code], { effect: 'ACCESSIBILITY_ISSUE' });
    const planner = plannerWith([broken], feed, { alertPolicy: 'affect' });
    const rolling = await planner.plan(request({ wheelchair: true }), { explain: true });
    expect(usedStops(rolling)).not.toContain(code);
    expect(rolling.live?.alerts.map(({ effect }) => effect)).toEqual(['ACCESSIBILITY_ISSUE']);
    const ruledOut = rolling.explanation?.searches.flatMap((search) => search.ruledOut) ?? [];
    expect(ruledOut.some(({ reason }) => reason === 'inaccessible-stop')).toBe(true);

    const plain = await createPlanner([region], { now: () => MONDAY_8 }).plan(request());
    const walking = await planner.plan(request());
    expect(timesOf(walking)).toEqual(timesOf(plain));
    expect(walking.live?.alerts).toEqual([]);
  });

  test.each(['the ends of its way', 'its id', 'a selector'] as const)(
    'the lift that an alert means is named by %s: the platforms that only it leads to are avoided',
    async (by) => {
      const { timetable } = region.transit!;
      const ends = { from: place('opera'), to: place('university'), wheelchair: true };
      const { feed, code } = await firstBoarding(ends);
      const platform = timetable.findStop(code)!;
      const idOf = (stop: number) => timetable.strings.get(timetable.stopSourceId[stop as never]!);
      const lifts = Array.from({ length: timetable.pathwayMode.length }, (_, way) => way).filter(
        (way) =>
          timetable.pathwayMode[way as never] === 5 &&
          [timetable.pathwayFrom[way as never], timetable.pathwayTo[way as never]].includes(platform),
      );
      expect(lifts.length).toBeGreaterThan(0);
      const pathwayIds = lifts.map((way) => timetable.strings.get(timetable.pathwayId[way as never]!));
      const ways = lifts.map((way) => ({
        alert: 'Lift 7',
        from: idOf(timetable.pathwayFrom[way as never]!),
        to: idOf(timetable.pathwayTo[way as never]!),
      }));
      const alertPathways = {
        'the ends of its way': ways,
        'its id': pathwayIds.map((pathway) => ({ alert: 'Lift 7', pathway })),
        'a selector': [],
      }[by];
      const header = [{ text: 'Lift 7 is out of order', language: 'en' }];
      const informed = by === 'a selector' ? pathwayIds.map((stopId) => ({ stopId })) : [];
      const entity = alertAt('x', [], { header, informed });
      const planner = plannerWith([entity], feed, { alertPolicy: 'affect', alertPathways });
      const rolling = await planner.plan(request(ends));
      expect(usedStops(rolling)).not.toContain(code);
      const [shown] = rolling.live?.alerts ?? [];
      expect(shown).toMatchObject({ facility: 'lift', changesSearch: true });
      expect(shown?.stopCodes).toContain(code);
      // On foot the stairs are as good, and an alert that means another lift changes nothing.
      expect(usedStops(await planner.plan(request({ ...ends, wheelchair: false })))).toContain(code);
      const other = alertAt('x', [], { header: [{ text: 'Lift 8 is out of order' }] });
      const free = plannerWith([other], feed, { alertPolicy: 'affect', alertPathways });
      expect(usedStops(await free.plan(request(ends)))).toContain(code);
    },
  );

  test('RT-29 stairs and escalators out of order: walkers take the lift, later by its wait, and learn why', async () => {
    const { timetable, engine } = region.transit!;
    const { strings, pathwayId, pathwayMode, pathwayFrom, pathwayTo } = timetable;
    const ends = { from: place('opera'), to: place('university') };
    const { feed, code } = await firstBoarding(ends);
    const platform = timetable.findStop(code)!;
    const ways = Array.from({ length: pathwayMode.length }, (_, way) => way as never).filter(
      (way) => pathwayMode[way] !== 5 && [pathwayFrom[way], pathwayTo[way]].includes(platform),
    );
    const alertPathways = ways.map((way) => ({ alert: 'Works', pathway: strings.get(pathwayId[way]!) }));
    const header = [{ text: 'Works on the stairs', language: 'en' }];
    const planner = plannerWith([alertAt('x', [], { header })], feed, { alertPolicy: 'affect', alertPathways });
    const climbsOf = (outcome: PlanOutcome) =>
      outcome.groups.flatMap(({ itineraries }) =>
        itineraries.flatMap(({ itinerary }) =>
          itinerary.legs
            .filter((leg) => leg.kind === 'street' && leg.to.stop?.code === code)
            .map((leg) => (leg.kind === 'street' ? leg.sections.flatMap(({ climb }) => climb?.by ?? []) : [])),
        ),
      );
    const usual = await createPlanner([region], { now: () => MONDAY_8 }).plan(request(ends));
    const walking = await planner.plan(request(ends));
    expect(climbsOf(usual).flat()).toContain('stairs');
    expect(climbsOf(walking).flat()).toContain('lift');
    expect(climbsOf(walking).flat()).not.toContain('stairs');
    expect(walking.live?.alerts).toMatchObject([{ changesSearch: true }]);
    // A wheelchair takes the lift in any case; and the timetable alone knows nothing of it.
    const rolling = { ...ends, wheelchair: true };
    expect(timesOf(await planner.plan(request(rolling)))).toEqual(
      timesOf(await createPlanner([region], { now: () => MONDAY_8 }).plan(request(rolling))),
    );
    expect(timesOf(await planner.plan(request({ ...ends, realtime: 'scheduled' })))).toEqual(timesOf(usual));
    // Over changed runs, too, and the walks are made once for each set of pathways.
    const live = planner.region(sample.code)!;
    const changed = withClosedWays(live, MONDAY_8);
    expect(withClosedWays(live, MONDAY_8)).toBe(changed);
    expect(withClosedWays(live, MONDAY_8 + 60 * HOUR)).toBe(live);
    expect(changed.transit?.timetable.stopId).toBe(live.transit?.timetable.stopId);
    expect(changed.transit?.engine).not.toBe(engine);
  });

  test('a source that only informs shows the alert at the stop, with its codes', async () => {
    const { feed, code } = await firstBoarding({ wheelchair: true });
    const planner = plannerWith([alertAt('lift', [code], { effect: 'ACCESSIBILITY_ISSUE' })], feed);
    const outcome = await planner.plan(request({ wheelchair: true }));
    expect(usedStops(outcome)).toContain(code);
    expect(outcome.live?.alerts.map(({ stopCodes }) => stopCodes)).toEqual([[code]]);
  });
});

test('rows of the operator’s table that name no pathway are found, with what they may mean', () => {
  const { timetable } = region.transit!;
  const feed = timetable.stopFeed[timetable.pathwayFrom[0 as never]!]!;
  const ids = new FeedIds(timetable, feed, []);
  const [known] = ids.pathwayIds();
  const [from] = [...ids.stopIds()];
  const report = pathwayTableReport(ids, [
    { alert: 'a', pathway: known! },
    { alert: 'b', pathway: `${known}x` },
    { alert: 'c', pathway: 'nothing like it at all' },
    { alert: 'd', from: from!, to: `${from}x` },
    { alert: 'e', from: from!, to: from! },
  ]);
  expect(report).toEqual({
    rows: 5,
    unknown: [
      { named: `${known}x`, nearest: expect.any(String) },
      { named: 'nothing like it at all' },
      { named: `${from}x`, nearest: expect.any(String) },
      { named: `${from} to ${from}` },
    ],
  });
});

test('IT-33: cancelled runs of a line stand beside the rides that are left, and are never ridden', async () => {
  const plain = await createPlanner([region], { now: () => MONDAY_8 }).plan(request(TO_AIRPORT));
  const [first] = ridesOf(plain);
  const trip = { tripId: first!.tripId, startDate: '20260504', relationship: 'CANCELED' as const };
  const cancelled: RealtimeEntity = { id: 'c', others: [], tripUpdate: { trip, calls: [] } };
  const outcome = await plannerWith([cancelled], first!.feed).plan(request(TO_AIRPORT));
  const rides = ridesOf(outcome);
  expect(rides.some(({ tripId }) => tripId === first!.tripId)).toBe(false);
  const alike = rides.filter(
    ({ route, from, to }) =>
      route.id === first!.route.id && from.name === first!.from.name && to.name === first!.to.name,
  );
  expect(alike.length).toBeGreaterThan(0);
  for (const ride of alike) expect(ride.cancelledNearby).toEqual([first!.departure]);
});

test('an answer names its snapshot and the age of its sources; rides say whether they are tracked', async () => {
  const { feed } = await firstBoarding();
  const outcome = await plannerWith([], feed).plan(request());
  expect(outcome.live).toMatchObject({
    snapshot: expect.stringMatching(/./),
    at: MONDAY_8,
    sources: [{ name: 'alerts', messageTime: MONDAY_8, health: 'fresh' }],
  });
  for (const ride of ridesOf(outcome)) expect(ride.isTracked).toBe(ride.feed === feed);
});
