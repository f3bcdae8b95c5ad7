import type { ReachRequest } from '@tripwright/client';
import type { PolygonCoordinates } from '@tripwright/core/geo';
import type { PlanRequest, RegionInfo } from '@tripwright/core/model';
import type { DecodedReachAreas } from '@tripwright/wire/rest-v1';
import type { ReachReads } from '../reach-reads.ts';
import { answerIfAny } from './source-error.ts';
import type { Upstream } from './upstream.ts';

const IN_REACH = 'what is in reach of a place';

/** Searches from one place to many by `reach/stops.json`, `reach/areas.json` and `reach/times.json`. */
export function remoteReach({ client }: Upstream): ReachReads {
  return {
    async stops(region, request, within, { locale, signal }) {
      const asked = client.reachStops({ ...askOf(region, request), within }, { locale, signal });
      const { stops, snapshot, advisories } = await answerIfAny(asked, IN_REACH);
      const reason = reasonOf(advisories);
      if (reason !== undefined) return { kind: 'none', reason };
      return {
        kind: 'stops',
        stops: stops.map(({ stopCode: code, time: at, boardings }) => ({ code, at, boardings })),
        snapshot,
      };
    },
    async areas(region, request, limits, { locale, signal }) {
      const asked = client.reachAreas({ ...askOf(region, request), limits }, { locale, signal });
      const { features, advisories } = await answerIfAny(asked, IN_REACH);
      const reason = reasonOf(advisories);
      if (reason !== undefined) return { kind: 'none', reason };
      return {
        kind: 'areas',
        areas: limits.map((_, i) => polygonsOf(features[i])),
        metres: features[0]?.properties.precision ?? 0,
      };
    },
    async times(region, request, to, within, { locale, signal }) {
      const { arriveBefore: _none, ...ask } = askOf(region, request);
      const asked = client.reachTimes({ ...ask, to, within }, { locale, signal });
      const { times } = await answerIfAny(asked, 'how long the ways to many places take');
      return to.map((_, i) => {
        const { duration, boardings } = times[i] ?? {};
        return duration === undefined ? undefined : { seconds: duration, boardings: boardings ?? 0 };
      });
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

/** Why nothing is reached; undefined where something is. */
function reasonOf(advisories: readonly { readonly code: string }[] = []): 'off-network' | 'no-stop' | undefined {
  switch (advisories[0]?.code) {
    case 'outside-from':
    case 'off-network-from':
      return 'off-network';
    case 'no-stop-from':
      return 'no-stop';
    default:
      return undefined;
  }
}

function polygonsOf(feature: DecodedReachAreas['features'][number] | undefined): readonly PolygonCoordinates[] {
  return (feature?.geometry.coordinates ?? []) as readonly PolygonCoordinates[];
}
