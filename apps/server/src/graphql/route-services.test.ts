import { createLiveState, type RealtimeEntity } from '@tripwright/core/live';
import { createPlanner } from '@tripwright/planner';
import { liveSource, messageAt, regionOfFeeds, scene } from '@tripwright/testkit';
import { expect, test } from 'vitest';
import { type Asked, ask, openGate, testHandler } from '../../test/graphql/ask.ts';
import { encodeGlobalId, joinCode } from './global-id.ts';

const world = scene`
  R1   A 10:00   B 10:10   C 10:20
  R1   A 11:00   B 11:10   C 11:20
  R1   C 12:00   B 12:10   A 12:20
`;
const region = regionOfFeeds(world.feeds);
const now = world.at('09:30');
const [first, second, back] = world.feeds[0]!.trips.map(({ id }) => id);
const startDate = world.date.replaceAll('-', '');
const entities: readonly RealtimeEntity[] = [
  { tripUpdate: { trip: { tripId: first!, startDate, relationship: 'CANCELED' as const }, calls: [] } },
  { tripUpdate: { trip: { tripId: second!, startDate }, calls: [{ stopId: 'A', departure: { delay: 7200 } }] } },
  {
    tripUpdate: {
      trip: { tripId: 'extra', routeId: 'R1', startDate, relationship: 'NEW' as const },
      calls: [
        { stopId: 'A', departure: { time: world.at('10:30') } },
        { stopId: 'C', arrival: { time: world.at('10:45') } },
      ],
    },
  },
].map((entity, i) => ({ id: String(i), others: [], ...entity }));
const planner = createPlanner([region], { now: () => now });
const state = createLiveState({
  timetable: region.transit!.timetable,
  datasetVersion: region.manifest.datasetVersion,
  sources: [liveSource('live')],
});
state.take('live', messageAt(now, entities), now);
planner.setLive('scene', state.snapshot(now));
const handler = testHandler(planner, { now: () => now, keys: openGate });

const feed = world.feeds[0]!.name;

function services(args: string): Promise<Asked> {
  return ask(
    handler,
    `query ($feed: String!) { route(region: "scene", feed: $feed, code: "R1") { services(on: "${world.date}" ${args}) {
      edges { cursor node { code isCancelled live { kind } calls(first: 1) { nodes { departure { scheduled expected } } } } }
      pageInfo { hasNextPage } } } }`,
    { feed },
  );
}

// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their query, which the compiler does not know
const runsOf = ({ body }: Asked): any[] => body.data.route.services.edges;
const codes = (asked: Asked): string[] => runsOf(asked).map(({ node }) => node.code);

test('runs of a service day stand in the order of the timetable, cancelled and added ones among them', async () => {
  const all = await services('');
  expect(runsOf(all).map(({ node }) => [node.isCancelled, node.live?.kind ?? null])).toEqual([
    [true, null],
    [false, 'ADDED'],
    [false, 'CHANGED'],
    [false, null],
  ]);
  expect(codes(await services('realtime: SCHEDULED')).length).toBe(3);
  expect(codes(await services('directionId: 0')).length + codes(await services('directionId: 1')).length).toBeLessThan(
    5,
  );
});

test('pages of runs follow each other', async () => {
  const all = codes(await services(''));
  const found: string[] = [];
  let after = '';
  for (const _ of all) {
    const asked = await services(`first: 1 ${after}`);
    found.push(...codes(asked));
    after = `after: "${runsOf(asked).at(-1).cursor}"`;
  }
  expect(found).toEqual(all);
  const foreign = await services('after: "nothing"');
  expect(foreign.body.errors![0].extensions.code).toBe('BAD_USER_INPUT');
  expect((await services('first: 0')).body.errors![0].message).toMatch(/"first" is 0/);
});

test('patterns have their own runs', async () => {
  const { body } = await ask(
    handler,
    `query ($feed: String!) { route(region: "scene", feed: $feed, code: "R1") { patterns { nodes { stops { nodes { code } }
      services(on: "${world.date}", realtime: SCHEDULED) { nodes { code } } } } } }`,
    { feed },
  );
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const patterns = body.data.route.patterns.nodes.map(({ stops, services: of }: any) => [
    stops.nodes[0].code,
    of.nodes.map(({ code }: { code: string }) => code),
  ]);
  expect(patterns.sort()).toEqual([
    ['A', [first, second]],
    ['C', [back]],
  ]);
});

test('services of more than 16 days are refused where they are asked for, and nothing beside them', async () => {
  const dates = Array.from({ length: 20 }, (_, i) => new Date((now + i * 86_400) * 1000).toISOString().slice(0, 10));
  const days = dates.map((date, i) => `d${i}: services(on: "${date}") { nodes { code } }`);
  const many = await ask(
    handler,
    `query ($feed: String!) { route(region: "scene", feed: $feed, code: "R1") { code ${days.join(' ')} } }`,
    {
      feed,
    },
  );
  expect(many.body.data?.route.code).toBe('R1');
  expect(many.body.errors!.map(({ extensions }) => extensions.code)).toEqual(Array(4).fill('QUERY_TOO_EXPENSIVE'));
  expect(Object.values(many.body.data.route).filter((of) => of === null)).toHaveLength(4);

  const ids = dates.map((date) =>
    encodeGlobalId({ type: 'Service', region: 'scene', code: joinCode([back!, date, '0']) }),
  );
  const { body } = await ask(handler, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
  // The run is of one day alone.
  expect(body.data.nodes).toEqual(ids.map((id, i) => (i === 0 ? { id } : null)));
  expect(body.errors!.map(({ path, extensions }) => `${path[1]} ${extensions.code}`).sort()).toEqual(
    [16, 17, 18, 19].map((at) => `${at} QUERY_TOO_EXPENSIVE`),
  );
});
