import type { GraphSource } from '../graph-source.ts';
import { guardReads } from './guard-reads.ts';
import { watchLive } from './live-watch.ts';
import { regionBooks } from './region-book.ts';
import { remoteFacilities } from './remote-facilities.ts';
import { remoteLines } from './remote-lines.ts';
import { remoteLive } from './remote-live.ts';
import { remotePlaces } from './remote-places.ts';
import { remoteReach } from './remote-reach.ts';
import { remoteRuns } from './remote-runs.ts';
import { remoteTrips } from './remote-trips.ts';
import type { Upstream } from './upstream.ts';

/** The regions of another service, over its `/v1`. */
export function remoteSource(upstream: Upstream): GraphSource {
  const bookOf = regionBooks(upstream);
  const watch = watchLive(upstream);
  const guarded = <Reads extends object>(reads: Reads): Reads => guardReads(reads, upstream.log);
  return {
    places: guarded(remotePlaces(upstream, bookOf)),
    trips: guarded(remoteTrips(upstream, watch, bookOf)),
    lines: guarded(remoteLines(upstream, bookOf)),
    runs: guarded(remoteRuns(upstream, bookOf)),
    live: guarded(remoteLive(upstream, watch, bookOf)),
    facilities: guarded(remoteFacilities(upstream)),
    reach: guarded(remoteReach(upstream)),
  };
}
