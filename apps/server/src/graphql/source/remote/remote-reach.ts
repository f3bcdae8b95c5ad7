import type { ReachRequest } from '@tripwright/client';
import type { ReachedAreas } from '@tripwright/core/engine/journey';
import type { PolygonCoordinates } from '@tripwright/core/geo';
import type { PlanRequest, RegionInfo } from '@tripwright/core/model';
import type { ReachOutcome, TravelTime } from '@tripwright/planner';
import {
  type DecodedReachAreas,
  type DecodedReachStops,
  type DecodedReachTimes,
  reachAreasResponseSchema,
  reachStopsResponseSchema,
  reachTimesResponseSchema,
} from '@tripwright/wire/rest-v1';
import type { ReachReads } from '../reach-reads.ts';
import { readAnswer } from './read-answer.ts';
import { answerIfAny } from './source-error.ts';
import type { Upstream } from './upstream.ts';

const IN_REACH = 'what is in reach of a place';

/** No mode of the request is known. The service would take a list without modes for its default. */
const WITHOUT_MODES = { kind: 'none', reason: 'no-modes' } as const;

/** Searches from one place to many by `reach/stops.json`, `reach/areas.json` and `reach/times.json`. */
export function remoteReach({ client }: Upstream): ReachReads {
  return {
    async stops(region, request, within, { locale, signal }) {
      if (request.modes.length === 0) return WITHOUT_MODES;
      const asked = client.reachStops({ ...askOf(region, request), within }, { locale, signal });
      return readAnswer(reachStopsResponseSchema, await answerIfAny(asked, IN_REACH), readStops, true);
    },
    async areas(region, request, limits, { locale, signal }) {
      if (request.modes.length === 0) return WITHOUT_MODES;
      const asked = client.reachAreas({ ...askOf(region, request), limits }, { locale, signal });
      const said = await answerIfAny(asked, IN_REACH);
      return readAnswer(reachAreasResponseSchema, said, (body: DecodedReachAreas) => readAreas(body, limits), true);
    },
    async times(region, request, to, within, { locale, signal }) {
      if (request.modes.length === 0) return to.map(() => undefined);
      const { arriveBefore: _none, ...ask } = askOf(region, request);
      const asked = client.reachTimes({ ...ask, to, within }, { locale, signal });
      const said = await answerIfAny(asked, 'how long the ways to many places take');
      return readAnswer(reachTimesResponseSchema, said, (body: DecodedReachTimes) => readTimes(body, to.length), true);
    },
  };
}

/** What such a search asks of a request. */
function askOf(
  { code: region }: RegionInfo,
  { from, when, modes, wheelchair, realtime }: PlanRequest,
): ReachRequest & { readonly arriveBefore?: number } {
  const { departAfter, arriveBefore } = when;
  return {
    ...{ from, region, modes, wheelchair },
    ...(from.streetName !== '' && { fromStreetName: from.streetName }),
    ...(departAfter !== undefined && { departAfter }),
    ...(arriveBefore !== undefined && { arriveBefore }),
    ...(realtime !== undefined && { realtime }),
  };
}

function readStops({ stops, snapshot, advisories }: DecodedReachStops): ReachOutcome {
  const reason = reasonOf(advisories);
  if (reason !== undefined) return { kind: 'none', reason };
  const reached = stops.map(({ stopCode: code, time: at, boardings }) => ({ code, at, boardings }));
  return { kind: 'stops', stops: reached, snapshot };
}

function readAreas({ features, advisories }: DecodedReachAreas, limits: readonly number[]): ReachedAreas {
  const reason = reasonOf(advisories);
  if (reason !== undefined) return { kind: 'none', reason };
  return {
    kind: 'areas',
    areas: limits.map((_, i) => (features[i]?.geometry.coordinates ?? []) as readonly PolygonCoordinates[]),
    metres: features[0]?.properties.precision ?? 0,
  };
}

function readTimes({ times }: DecodedReachTimes, count: number): readonly (TravelTime | undefined)[] {
  return Array.from({ length: count }, (_, i) => {
    const { duration, boardings = 0 } = times[i] ?? {};
    return duration === undefined ? undefined : { seconds: duration, boardings };
  });
}

/** Why nothing is reached; undefined where something is. */
function reasonOf(
  advisories: readonly { readonly code: string }[] = [],
): 'off-network' | 'no-stop' | 'no-modes' | undefined {
  switch (advisories[0]?.code) {
    case 'outside-from':
    case 'off-network-from':
      return 'off-network';
    case 'no-stop-from':
      return 'no-stop';
    case 'no-modes':
      return 'no-modes';
    default:
      return undefined;
  }
}
