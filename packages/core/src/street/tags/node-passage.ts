import { ACCESS, type AccessLevel, type Traveller, type TwoWayAccess, travellers } from '../traits/access-level.ts';
import { NO_LEVEL, type StreetTraits, type WheelchairValue } from '../traits/street-traits.ts';
import { accessOfValue } from './access-values.ts';
import { canBeOpened, defaultAccess } from './default-access.ts';
import { parseDuration, parseMetres } from './parse-numbers.ts';
import { accessKeys, isTooNarrow } from './resolve-access.ts';
import { isYes, type TagMap } from './tag-map.ts';
import { timedTags } from './timed-tags.ts';
import { LIFT_SECONDS, wheelchairOf } from './way-traits.ts';

/** `to-wheels`: bicycles are lifted over; `to-vehicles`: passable on foot only; `trap`: closed to vehicles as wide as a car. */
type Barrier = 'open' | 'closed' | 'to-cars' | 'to-wheels' | 'to-vehicles' | 'trap';

/** The travellers that a barrier without access tags stops (OS-13). Bicycles are pushed past barriers that are not listed; cars do not pass them. */
const barriers: ReadonlyMap<string, Barrier> = new Map<string, Barrier>([
  ['gate', 'open'],
  ['lift_gate', 'open'],
  ['swing_gate', 'open'],
  ['sliding_gate', 'open'],
  ['sliding_beam', 'open'],
  ['bump_gate', 'open'],
  ['hampshire_gate', 'open'],
  ['sally_port', 'open'],
  ['toll_booth', 'open'],
  ['cattle_grid', 'open'],
  ['entrance', 'open'],
  ['border_control', 'open'],
  ['height_restrictor', 'open'],
  ['width_restrictor', 'open'],
  ['arch', 'open'],
  ['kerb', 'open'],
  ['rumble_strip', 'open'],
  ['no', 'open'],
  ['bollard', 'to-cars'],
  ['block', 'to-cars'],
  ['cycle_barrier', 'to-cars'],
  ['motorcycle_barrier', 'to-cars'],
  ['jersey_barrier', 'to-cars'],
  ['planter', 'to-cars'],
  ['delineators', 'to-cars'],
  ['spikes', 'to-cars'],
  ['bus_trap', 'trap'],
  ['sump_buster', 'trap'],
  ['stile', 'to-wheels'],
  ['turnstile', 'to-wheels'],
  ['full-height_turnstile', 'to-vehicles'],
  ['log', 'to-wheels'],
  ['debris', 'to-wheels'],
  ['kissing_gate', 'to-wheels'],
  ['horse_stile', 'to-wheels'],
  ['wall', 'closed'],
  ['fence', 'closed'],
  ['hedge', 'closed'],
  ['city_wall', 'closed'],
  ['retaining_wall', 'closed'],
  ['ditch', 'closed'],
  ['guard_rail', 'closed'],
]);

const engines: ReadonlySet<Traveller> = new Set(['moped', 'motorcycle', 'car', 'taxi']);
const everyAccessKey: ReadonlySet<string> = new Set(travellers.flatMap((traveller) => accessKeys[traveller]));

/** The traits of the passage *through* a node (OS-13, OS-33); undefined for nodes that neither stop nor delay any traveller. */
export function nodePassage(tags: TagMap): StreetTraits | undefined {
  const barrier = tags.get('barrier');
  const isLift = tags.get('highway') === 'elevator';
  const kerb = kerbOf(tags);
  if (barrier === undefined && !isLift && kerb === 'unknown' && !isAccessPoint(tags)) return undefined;
  const levels = travellers.map((traveller) => [traveller, passageAccess(tags, traveller, isLift)] as const);
  const wheelchair = wheelchairAt(tags, barrier);
  const delay = isLift ? Math.max(LIFT_SECONDS, Math.min(600, parseDuration(tags.get('duration')))) : 0;
  const isOpenToAll = levels.every(([, level]) => level >= ACCESS.yes);
  // A gate that is open by its plain tags may close at night (OS-16).
  const timed = timedTags(tags);
  if (isOpenToAll && timed === '' && delay === 0 && kerb !== 'no' && kerb !== 'limited' && wheelchair !== 'no')
    return undefined;
  const access = Object.fromEntries(
    levels.map(([traveller, level]) => [traveller, { forward: level, backward: level }]),
  ) as Record<Traveller, TwoWayAccess>;
  return {
    class: isLift ? 'elevator' : 'passage',
    ...access,
    flags: new Set(),
    surface: 'unknown',
    smoothness: 'unknown',
    trackGrade: 0,
    speedForward: 0,
    speedBackward: 0,
    width: 0,
    lanes: 0,
    incline: 0,
    cycleForward: 'none',
    cycleBackward: 'none',
    sidewalk: 'unknown',
    wheelchair,
    kerb,
    lowLevel: NO_LEVEL,
    highLevel: NO_LEVEL,
    stepCount: 0,
    fixedSpeed: 0,
    delay,
    conditional: timed,
  };
}

/** Keys that make the access tags of a node refer to something beside or across the street. */
const otherThings = [
  'amenity',
  'shop',
  'leisure',
  'tourism',
  'office',
  'building',
  'railway',
  'crossing',
  'traffic_signals',
] as const;

/** Whether the access tags of a node without a barrier refer to the passage along the street. */
function isAccessPoint(tags: TagMap): boolean {
  const highway = tags.get('highway');
  if (highway === 'crossing' || highway === 'traffic_signals' || highway === 'bus_stop') return false;
  if (otherThings.some((key) => tags.has(key))) return false;
  for (const key of tags.keys()) {
    if (everyAccessKey.has(key.replace(/:conditional$/, ''))) return true;
  }
  return false;
}

/** Access through a node. Vehicles with an engine never take a lift, with any tags. */
export function passageAccess(tags: TagMap, traveller: Traveller, isLift: boolean): AccessLevel {
  const barrier = tags.get('barrier');
  if (isLift && !canBeOpened('elevator', traveller)) return ACCESS.no;
  // The width of a kerb is not that of the road.
  if (barrier !== undefined && barrier !== 'kerb' && isTooNarrow(tags, traveller)) return ACCESS.no;
  let level: AccessLevel = isLift ? defaultAccess('elevator', traveller) : barrierAccess(tags, barrier, traveller);
  let explicit = false;
  for (const key of accessKeys[traveller]) {
    const value = tags.get(key);
    const found = value === undefined ? undefined : accessOfValue(value, traveller);
    if (found === undefined) continue;
    level = found;
    explicit = true;
  }
  return tags.get('locked') === 'yes' && !explicit ? ACCESS.no : level;
}

function barrierAccess(tags: TagMap, barrier: string | undefined, traveller: Traveller): AccessLevel {
  if (barrier === undefined) return ACCESS.yes;
  const kind = tags.get('bollard') === 'rising' ? 'open' : (barriers.get(barrier) ?? 'to-wheels');
  switch (kind) {
    case 'open':
      return ACCESS.yes;
    case 'closed':
      return ACCESS.no;
    case 'to-cars':
      return engines.has(traveller) ? ACCESS.no : ACCESS.yes;
    case 'trap':
      return traveller === 'car' || traveller === 'taxi' ? ACCESS.no : ACCESS.yes;
    case 'to-vehicles':
      return traveller === 'foot' ? ACCESS.yes : ACCESS.no;
    case 'to-wheels':
      return engines.has(traveller) ? ACCESS.no : traveller === 'foot' ? ACCESS.yes : ACCESS.push;
    default:
      return kind satisfies never;
  }
}

function wheelchairAt(tags: TagMap, barrier: string | undefined): WheelchairValue {
  const tagged = wheelchairOf(tags.get('wheelchair'));
  if (tagged !== 'unknown' || barrier === undefined) return tagged;
  const kind = barriers.get(barrier);
  if (kind === 'to-wheels' || kind === 'to-vehicles' || barrier === 'jersey_barrier') return 'no';
  return barrier === 'cycle_barrier' ? 'limited' : 'unknown';
}

/** Whether wheelchairs get over the kerb of a crossing (OS-32); unknown is neither yes nor no. */
function kerbOf(tags: TagMap): WheelchairValue {
  switch (tags.get('kerb')) {
    case 'raised':
      return 'no';
    case 'rolled':
      return 'limited';
    case 'lowered':
    case 'flush':
    case 'no':
      return 'yes';
    default:
      return isYes(tags.get('sloped_curb')) ? 'yes' : byHeight(parseMetres(tags.get('kerb:height')));
  }
}

/** Kerb heights in metres that wheelchairs pass alone, and with help (DIN 18040-3). */
const FLUSH = 0.03;
const MANAGEABLE = 0.06;

function byHeight(metres: number): WheelchairValue {
  if (metres === 0) return 'unknown';
  return metres <= FLUSH ? 'yes' : metres <= MANAGEABLE ? 'limited' : 'no';
}
