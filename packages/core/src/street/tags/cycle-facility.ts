import type { CycleFacility } from '../traits/street-traits.ts';
import { isImpliedOneway } from './oneway.ts';
import { firstTag, isYes, type TagMap } from './tag-map.ts';

/**
 * The cycle facility in each direction. Which side of the road belongs to a direction depends on the side on which traffic keeps. On a one-way street
 * the better side counts.
 */
export function cycleFacilities(
  tags: TagMap,
  leftHandTraffic: boolean,
): { readonly forward: CycleFacility; readonly backward: CycleFacility } {
  const plain = facilityOf(tags.get('cycleway')) ?? facilityOf(tags.get('cycleway:both')) ?? 'none';
  const left = facilityOf(tags.get('cycleway:left')) ?? plain;
  const right = facilityOf(tags.get('cycleway:right')) ?? plain;
  const contraflow = tags.get('cycleway')?.startsWith('opposite') === true;
  if (contraflow) return { forward: 'none', backward: plain };
  const [forward, backward] = leftHandTraffic ? [left, right] : [right, left];
  const oneway = firstTag(tags, 'oneway');
  const implied = oneway === undefined && isImpliedOneway(tags);
  if (isYes(oneway) || implied) return { forward: forward === 'none' ? backward : forward, backward };
  return { forward, backward };
}

function facilityOf(value: string | undefined): CycleFacility | undefined {
  switch (value) {
    case undefined:
      return undefined;
    case 'lane':
    case 'opposite_lane':
    case 'buffered_lane':
      return 'lane';
    case 'track':
    case 'opposite_track':
      return 'track';
    case 'shared_lane':
    case 'share_busway':
    case 'opposite_share_busway':
    case 'shared':
    case 'sharrow':
      return 'shared_lane';
    case 'shoulder':
      return 'shoulder';
    case 'separate':
    case 'sidepath':
    case 'use_sidepath':
      return 'separate';
    default:
      return 'none';
  }
}

const facilities: ReadonlySet<string> = new Set(['lane', 'track', 'shared', 'shared_lane', 'share_busway', 'sharrow']);

/** Whether a lane or track for cyclists runs along the way (OS-7). */
export function hasCycleFacility(tags: TagMap): boolean {
  return ['cycleway', 'cycleway:left', 'cycleway:right', 'cycleway:both'].some((key) =>
    facilities.has(tags.get(key) ?? ''),
  );
}
