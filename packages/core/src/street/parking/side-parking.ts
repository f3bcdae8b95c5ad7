import type { TagMap } from '../tags/tag-map.ts';

/**
 * Parking along one side of a street. Positions in this list are stored in the artefact, four bits each. `restricted`: residents, permits, disabled
 * drivers.
 */
export const sideParkings = [
  'unknown',
  'no',
  'allowed',
  'free',
  'paid',
  'restricted',
  'customers',
  'separate',
] as const;
/** Parking along one side of a street. */
export type SideParking = (typeof sideParkings)[number];

const PLACES = new Set(['lane', 'street_side', 'on_kerb', 'half_on_kerb', 'shoulder', 'yes']);
const OLD_PLACES = new Set(['parallel', 'diagonal', 'perpendicular', 'marked', 'yes']);
const FORBIDDEN = new Set(['no_parking', 'no_stopping', 'no_standing', 'none', 'no', 'fire_lane']);

/** Parking on one side as tagged by `parking:left`, `parking:both` and the like, or by the older `parking:lane:…` (OSM wiki: Street parking). */
export function sideParking(tags: TagMap, side: 'left' | 'right'): SideParking {
  const of = (rest: string): string | undefined =>
    tags.get(`parking:${side}${rest}`) ?? tags.get(`parking:both${rest}`);
  const old = (key: string): string | undefined =>
    tags.get(`parking:${key}:${side}`) ?? tags.get(`parking:${key}:both`);
  const place = of('');
  const lane = old('lane');
  if (place === 'separate' || lane === 'separate') return 'separate';
  const restriction = of(':restriction');
  if (place === 'no' || (restriction !== undefined && FORBIDDEN.has(restriction))) return 'no';
  if (place === undefined && lane !== undefined && FORBIDDEN.has(lane)) return 'no';
  const isPlace = (place !== undefined && PLACES.has(place)) || (lane !== undefined && OLD_PLACES.has(lane));
  if (!isPlace) return 'unknown';
  const access = of(':access') ?? old('condition');
  const fee = of(':fee');
  if (access === 'no') return 'no';
  if (access === 'private' || access === 'permit' || access === 'residents' || access === 'disabled')
    return 'restricted';
  if (access === 'customers') return 'customers';
  if (restriction === 'loading_only' || restriction === 'charging_only') return 'restricted';
  if (fee === 'no' || access === 'free') return 'free';
  if (fee !== undefined || access === 'ticket') return 'paid';
  return 'allowed';
}
