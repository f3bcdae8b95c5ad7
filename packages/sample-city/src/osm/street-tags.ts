import type { Tags } from '@tripwright/feeds/osm';
import { distance, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import { streetKinds } from '../streets/draft.ts';
import type { Street } from '../streets/network.ts';
import { elevationAt } from '../terrain/elevation.ts';
import { nameTags } from './osm-sheet.ts';

/** Internal tags that steer the drawing and are not written. */
const drawingTags = new Set(['elevator_at', 'kerb_at', 'man_made']);

const FREE_PARKING: Tags = { 'parking:both': 'lane', 'parking:both:fee': 'no' };

/**
 * The OSM tags of a street, from its drawing and its kind: speed, lanes, surface, slope, pavements and wheelchair access.
 * Wheelchair access is often missing, as in the real map.
 */
export function streetTags(street: Street, line: readonly Point[], random: Random): Tags {
  const kind = streetKinds[street.kind];
  const drawn = Object.fromEntries(Object.entries(street.tags).filter(([key]) => !drawingTags.has(key)));
  const tags: Record<string, string> = {
    highway: street.kind,
    ...(street.name === undefined ? {} : nameTags(street.name)),
  };
  if (street.layer !== 0) tags['layer'] = String(street.layer);
  if (kind.drive && street.kind !== 'service') {
    tags['maxspeed'] = String(kind.speed);
    if (kind.rank <= 4) {
      tags['lanes'] = street.tags['oneway'] === undefined ? '2' : kind.rank === 0 ? '2' : '1';
      tags['lit'] = 'yes';
    }
    if (kind.rank >= 2 && kind.rank <= 5 && !street.tags['sidewalk'] && random.chance(0.75)) {
      tags['sidewalk'] = random.chance(0.85) ? 'both' : random.pick(['left', 'right', 'no'] as const);
    }
    if (kind.rank === 2 || kind.rank === 3) tags['cycleway:both'] = random.chance(0.6) ? 'track' : 'lane';
  }
  // Parking is not mapped within the old walls.
  if (kind.drive && kind.rank >= 2 && street.district !== 'old-town') Object.assign(tags, FREE_PARKING);
  tags['surface'] = surfaceOf(street, random);
  Object.assign(tags, slopeTags(street, line));
  const wheels = wheelchairOf(street, tags, random);
  if (wheels !== undefined) tags['wheelchair'] = wheels;
  if (street.kind === 'pedestrian' && drawn['bicycle'] === undefined) tags['bicycle'] = 'dismount';
  if (street.kind === 'cycleway' && drawn['foot'] === undefined) tags['foot'] = 'yes';
  return { ...tags, ...drawn };
}

function surfaceOf(street: Street, random: Random): string {
  if (street.district === 'old-town') return random.pick(['sett', 'paving_stones', 'sett', 'cobblestone'] as const);
  switch (street.kind) {
    case 'pedestrian':
      return 'paving_stones';
    case 'path':
      return random.pick(['compacted', 'fine_gravel', 'ground'] as const);
    case 'track':
      return 'gravel';
    case 'footway':
      return random.pick(['asphalt', 'paving_stones', 'asphalt', 'fine_gravel'] as const);
    case 'steps':
      return random.pick(['concrete', 'stone'] as const);
    default:
      return 'asphalt';
  }
}

/** Slope of the whole piece in percent, uphill positive; steps are counted from the height they climb. */
function slopeTags(street: Street, line: readonly Point[]): Tags {
  let long = 0;
  for (let i = 1; i < line.length; i++) long += distance(line[i - 1]!, line[i]!);
  const rise = elevationAt(line[line.length - 1]!) - elevationAt(line[0]!);
  if (street.kind === 'steps') {
    const count = Math.max(6, Math.round(Math.abs(rise) / 0.16));
    return {
      step_count: String(count),
      incline: rise >= 0 ? 'up' : 'down',
      ...(count > 12 ? { handrail: 'yes' } : {}),
    };
  }
  if (street.layer !== 0 || long < 15) return {};
  const percent = Math.round((rise / long) * 100);
  return Math.abs(percent) < 3 ? {} : { incline: `${percent}%` };
}

/** The wheelchair tag: mostly missing, otherwise derived from slope and surface. */
function wheelchairOf(street: Street, tags: Tags, random: Random): string | undefined {
  const kind = streetKinds[street.kind];
  if (street.kind === 'steps') return random.chance(0.4) ? 'no' : undefined;
  if (!kind.walk || kind.rank < 4 || random.chance(0.6)) return undefined;
  const percent = Math.abs(Number.parseInt(tags['incline'] ?? '0', 10));
  const rough = ['sett', 'cobblestone', 'ground', 'gravel'].includes(tags['surface'] ?? '');
  if (percent > 8 || tags['surface'] === 'cobblestone') return 'no';
  return percent > 5 || rough ? 'limited' : 'yes';
}
