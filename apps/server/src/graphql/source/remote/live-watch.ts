import type { LiveFacts } from '@tripwright/core/model';
import { type DecodedLiveState, liveStateResponseSchema } from '@tripwright/wire/rest-v1';
import { readAnswer } from './read-answer.ts';
import { answerIfAny, isMissing } from './source-error.ts';
import type { Upstream } from './upstream.ts';

type RegionState = DecodedLiveState['regions'][number];

/** Milliseconds between two looks while somebody asks, and at most after failures. */
const LOOK_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** Milliseconds after which live data of a service that does not name their state may be others. */
const UNNAMED_MS = 15_000;

/** The state of the live data of a service. One request is for all regions and all who ask. */
export interface LiveWatch {
  /**
   * Names the present live data of a region, as far as it is known: another text means that answers may be others. Asks the service at most once a second, less often while it fails,
   * and not at all when this is not called. A service that does not name the state of its live data has a new one every 15 seconds.
   */
  version(region: string): string;
  /** The id of the newest snapshot that is known; null without one. */
  snapshot(region: string): string | null;
  /** The same, after the first look. Never rejects. */
  current(region: string): Promise<string | null>;
  /** The state of a region now. @throws GraphQLError where the service does not answer, or does not say it */
  state(region: string): Promise<RegionState | undefined>;
}

/** @param milliseconds of a clock that always runs at its own speed */
export function watchLive(
  { client }: Pick<Upstream, 'client'>,
  milliseconds: () => number = () => performance.now(),
): LiveWatch {
  let regions: ReadonlyMap<string, RegionState> = new Map();
  let looking: Promise<void> | undefined;
  let nextLook = Number.NEGATIVE_INFINITY;
  let pause = LOOK_MS;
  let isUnnamed = false;

  const rest = (seconds = 0): void => {
    nextLook = milliseconds() + Math.max(pause, seconds * 1000);
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
  };
  const look = async (): Promise<void> => {
    nextLook = milliseconds() + LOOK_MS;
    const asked = await client.ask({ path: 'live.json', query: new URLSearchParams() });
    if (!asked.ok) {
      isUnnamed = isMissing(asked.failure);
      rest(asked.failure.retryAfterSeconds);
      return;
    }
    regions = readAnswer(liveStateResponseSchema, asked.value, byCode, true);
    [isUnnamed, pause] = [false, LOOK_MS];
  };
  const lookOnce = (): Promise<void> => {
    // An answer of another form says nothing, as none at all.
    looking ??= look()
      .catch(() => rest())
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const snapshot = (region: string): string | null => regions.get(region)?.snapshot ?? null;
  return {
    version(region) {
      if (milliseconds() >= nextLook) void lookOnce();
      return isUnnamed ? `unnamed ${Math.floor(milliseconds() / UNNAMED_MS)}` : (snapshot(region) ?? '');
    },
    snapshot,
    async current(region) {
      if (nextLook === Number.NEGATIVE_INFINITY || looking !== undefined) await lookOnce();
      return snapshot(region);
    },
    async state(region) {
      const query = new URLSearchParams({ region });
      const asked = client.ask({ path: 'live.json', query, region });
      const said = await answerIfAny(asked, 'which sources of realtime data it has');
      return readAnswer(liveStateResponseSchema, said, byCode, true).get(region);
    },
  };
}

/** The state of a region as answers have it; undefined without live data. */
export function liveOfState({ snapshot, at, sources }: RegionState): LiveFacts | undefined {
  if (snapshot === undefined || at === undefined) return undefined;
  return {
    ...{ snapshot, at, alerts: [] },
    sources: sources.map(({ name, health, lastUpdate = 0 }) => ({ name, health, messageTime: lastUpdate })),
  };
}

function byCode({ regions }: DecodedLiveState): ReadonlyMap<string, RegionState> {
  return new Map(regions.map((state) => [state.region, state]));
}
