import { createLiveState } from '@tripwright/core/live';
import type { FeedIndex } from '@tripwright/core/timetable';
import { createPlanner } from '@tripwright/planner';
import { regionOfFeeds, scene } from '@tripwright/testkit';
import { type SocketApp, socketApp } from '../graphql/socket-app.ts';

/** A way over B and a slower one over D, each hour. */
const world = scene`
  R1   A 10:00   B 10:10
  R1   A 11:00   B 11:10
  R1   A 12:00   B 12:10
  R1   A 13:00   B 13:10
  R3   B 10:20   E 10:30
  R3   B 11:20   E 11:30
  R3   B 12:20   E 12:30
  R3   B 13:20   E 13:30
  R2   A 10:02   D 10:14
  R2   A 11:02   D 11:14
  R4   D 10:24   E 10:50
  R4   D 11:24   E 11:50
`;

/** A served region for clients that know its schema alone. */
export interface ForeignWorld extends Pick<SocketApp, 'url' | 'key'> {
  /** From A to E after ten o'clock. */
  readonly request: object;
  /** Says that B is closed to riders, or that nothing is disturbed. */
  disturb(isDisturbed: boolean): void;
  /** Headers of a request. */
  readonly headers: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Serves the world on a socket, with live data that say nothing yet. */
export async function openForeignWorld(): Promise<ForeignWorld> {
  const region = regionOfFeeds(world.feeds);
  let now = world.at('09:30');
  const planner = createPlanner([region], { now: () => now });
  const served = await socketApp(planner, { now: () => now });
  const state = createLiveState({
    timetable: region.transit!.timetable,
    datasetVersion: region.manifest.datasetVersion,
    sources: [
      {
        ...{ name: 'live', feed: 0 as FeedIndex, idRules: [], matchByCalls: false, alertPolicy: 'inform' },
        ...{ carryToNextTripOfBlock: false, timesFromPositions: true, longestAgeSeconds: 3600 },
      },
    ],
  });
  const NONE = {
    ...{ url: [], description: [], spokenHeader: [], spokenDescription: [] },
    ...{ causeDetail: [], effectDetail: [], images: [], imageText: [] },
  };
  const disturb = (isDisturbed: boolean): void => {
    now++;
    const alert = {
      activePeriods: [],
      informed: [{ stopId: 'B' }],
      header: [{ text: 'No change at B', language: 'en' }],
      ...NONE,
    };
    const entities = isDisturbed ? [{ id: 'closed', others: [], alert }] : [];
    state.take('live', { header: { version: '2.0', timestamp: now }, entities }, now);
    planner.setLive('scene', state.snapshot(now));
  };
  disturb(false);
  return {
    url: served.url,
    key: served.key,
    request: {
      from: { stop: { region: 'scene', code: 'A' } },
      to: { stop: { region: 'scene', code: 'E' } },
      modes: ['pt_pub'],
      when: { departAfter: new Date(world.at('09:55') * 1000).toISOString() },
    },
    disturb,
    headers: { 'x-service-key': served.key },
    close: () => served.close(),
  };
}
