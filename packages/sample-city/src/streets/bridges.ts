import { lengthOf, part, pointAlong } from '../geometry/polyline.ts';
import { isWater } from '../terrain/water.ts';
import type { StreetDraft } from './draft.ts';

/** Length of a bridge beyond each bank, in metres. */
const bankMetres = 22;

/** Named bridges: the name of a street on the bridge. */
const bridgeNames: Readonly<Record<string, string>> = {
  'airport-avenue': 'rampart-bridge',
  'station-street': 'harbour-bridge',
  'northern-avenue': 'north-bridge',
};

/** Splits a street where it crosses water, and makes the piece over the water a bridge. Piers stay unchanged. */
export function bridgeWater(draft: StreetDraft): StreetDraft[] {
  const isPier = draft.tags?.['man_made'] === 'pier';
  if (draft.layer !== undefined || isPier) return [draft];
  const long = lengthOf(draft.points);
  const wet: [number, number][] = [];
  for (let at = 0; at <= long; at += 5) {
    if (!isWater(pointAlong(draft.points, at))) continue;
    const last = wet[wet.length - 1];
    if (last !== undefined && at - last[1] < 60) last[1] = at;
    else wet.push([at, at]);
  }
  // A line that only starts or ends at the water's edge needs no bridge.
  const spans = wet.filter(([from, to]) => to - from > 12);
  if (spans.length === 0) return [draft];
  const pieces: StreetDraft[] = [];
  let done = 0;
  for (const [from, to] of spans) {
    const start = Math.max(0, from - bankMetres);
    const end = Math.min(long, to + bankMetres);
    if (start > done + 1) pieces.push({ ...draft, points: part(draft.points, done, start) });
    const name = draft.name === undefined ? undefined : (bridgeNames[draft.name] ?? draft.name);
    const bridge: StreetDraft = {
      ...draft,
      points: part(draft.points, start, end),
      layer: 1,
      tags: { ...draft.tags, bridge: 'yes' },
    };
    pieces.push(name === undefined ? bridge : { ...bridge, name });
    done = end;
  }
  if (done < long - 1) pieces.push({ ...draft, points: part(draft.points, done, long) });
  return pieces;
}
