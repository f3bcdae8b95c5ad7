import { rowsById } from '../build/collect-ways.ts';
import { rowTags } from '../build/row-tags.ts';
import type { StreetRows } from '../source.ts';
import type { TagMap } from '../tags/tag-map.ts';

/** Parking along one side of a street; numbers in the artefact are positions, four bits each. `restricted`: residents, permits, disabled drivers. */
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
export type SideParking = (typeof sideParkings)[number];

const PLACES = new Set(['lane', 'street_side', 'on_kerb', 'half_on_kerb', 'shoulder', 'yes']);
const OLD_PLACES = new Set(['parallel', 'diagonal', 'perpendicular', 'marked', 'yes']);
const FORBIDDEN = new Set(['no_parking', 'no_stopping', 'no_standing', 'none', 'no', 'fire_lane']);

/** What `parking:left`, `parking:both` and the like, or the older `parking:lane:…`, say about one side (wiki: Street parking). */
export function sideParking(tags: TagMap, side: 'left' | 'right'): SideParking {
  const of = (rest: string): string | undefined =>
    tags.get(`parking:${side}${rest}`) ?? tags.get(`parking:both${rest}`);
  const old = (what: string): string | undefined =>
    tags.get(`parking:${what}:${side}`) ?? tags.get(`parking:${what}:both`);
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

/**
 * Parking along the streets, by way of a graph: the left side in the low half of a byte, left and right along the order of the way's nodes.
 * @param wayOsm ids by way; entries after the real ways are areas and get 0
 */
export function readSideParking(rows: StreetRows, wayOsm: Float64Array): Uint8Array {
  const out = new Uint8Array(wayOsm.length);
  const keys = new Set(rows.strings.flatMap((text, i) => (text.startsWith('parking:') ? [i] : [])));
  if (keys.size === 0) return out;
  const scratch = new Map<string, string>();
  let way = 0;
  // Ways of a graph are in the order of their ids, as the rows are here.
  for (const row of rowsById(rows.wayId)) {
    const id = rows.wayId[row] as number;
    while (way < wayOsm.length && (wayOsm[way] as number) < id) {
      if (way > 0 && (wayOsm[way] as number) < (wayOsm[way - 1] as number)) return out;
      way++;
    }
    if (wayOsm[way] !== id) continue;
    const [from, to] = [rows.wayFirstTag[row] as number, rows.wayFirstTag[row + 1] as number];
    let tagged = false;
    for (let i = from; i < to; i += 2) tagged ||= keys.has(rows.wayTag[i] as number);
    if (!tagged) continue;
    const tags = rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch);
    out[way] =
      sideParkings.indexOf(sideParking(tags, 'left')) | (sideParkings.indexOf(sideParking(tags, 'right')) << 4);
  }
  return out;
}
