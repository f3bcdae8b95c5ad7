import type { StreetProfileName } from '@tripwright/core/modes';
import type { StreetTags } from './street-map.ts';

/** The permission of a traveller on a street. `inside`: only to reach or leave a place there, never to pass through. */
export type Permission = 'free' | 'inside' | 'no';

/**
 * A plain reading of docs/street-choices.md, independent of the engine: a checker compares answers with it.
 * Keys from special to general.
 */
const keysOf: Readonly<Record<StreetProfileName, readonly string[]>> = {
  walk: ['foot', 'access'],
  wheelchair: ['foot', 'access'],
  bicycle: ['bicycle', 'vehicle', 'access'],
  'e-scooter': ['small_electric_vehicle', 'bicycle', 'vehicle', 'access'],
  'fast-e-scooter': ['moped', 'motor_vehicle', 'vehicle', 'access'],
  car: ['motorcar', 'motor_vehicle', 'vehicle', 'access'],
  motorbike: ['motorcycle', 'motor_vehicle', 'vehicle', 'access'],
  taxi: ['taxi', 'psv', 'motorcar', 'motor_vehicle', 'vehicle', 'access'],
};

const has = (list: string): ((word: string | undefined) => boolean) => {
  const words = new Set(list.split(' '));
  return (word) => word !== undefined && words.has(word);
};
const isRoad = has(
  'trunk trunk_link primary primary_link secondary secondary_link tertiary tertiary_link unclassified residential living_street service road minor',
);
const isMotorway = has('motorway motorway_link');
const isTrail = has('track byway path trail cycleway');
const isFootpath = has('pedestrian footway crossing sidewalk walkway steps corridor platform elevator pier');
const isClosedKind = has('bridleway busway bus_guideway');
const isGone = has(
  'construction proposed planned razed abandoned demolished removed dismantled destroyed disused historic no rest_area services raceway escape emergency_bay bus_stop via_ferrata ladder traffic_island passing_place',
);
const isOnFootOnly = has('steps corridor platform elevator pier');
const isOpen = has('yes 1 true permissive public allowed unrestricted discouraged limited designated official');
const isInside = has('private permit residents employees staff destination customers customer delivery visitors');
const isClosed = has('no 0 false none never closed restricted use_sidepath');
const isOthers = has(
  'agricultural forestry forestery vehicle car military emergency psv bus hov hgv goods taxi foot pedestrian bicycle bike moped motorcycle motorcar motor_vehicle small_electric_vehicle horse tram coach tourist_bus',
);
/** Vehicles of other kinds, in the many words for them. */
const isOtherVehicle = (word: string): boolean =>
  /(bus|buses|taxis?|vehicles?|trucks?|lorry|lorries|trailers?|trams?|trains?|rickshaws?|carts?|ambulances?|caravans?|motorhomes?|articulated)$/.test(
    word,
  ) || /^(emergency|police|military|fire_)/.test(word);
const says = has('yes true 1');

const isOnFoot = (who: StreetProfileName): boolean => who === 'walk' || who === 'wheelchair';
const isOnPedals = (who: StreetProfileName): boolean => who === 'bicycle' || who === 'e-scooter';

/** The meaning of one value of an access tag; undefined for none. `push`: on foot with the vehicle. */
function permissionByValue(word: string, who: StreetProfileName): Permission | 'push' | undefined {
  if (word === '' || word === 'unknown') return undefined;
  if (word === 'dismount') return isOnFoot(who) ? 'free' : who === 'bicycle' ? 'push' : 'no';
  const own = isOnFoot(who)
    ? ['foot', 'pedestrian']
    : who === 'bicycle'
      ? ['bicycle', 'bike']
      : keysOf[who].slice(0, -2);
  const named = who === 'e-scooter' ? ['small_electric_vehicle'] : own;
  if (named.includes(word)) return 'free';
  if (isOpen(word)) return 'free';
  if (isInside(word)) return 'inside';
  if (word === 'vehicle' && !isOnFoot(who)) return 'free';
  if (word === 'car' && (who === 'car' || who === 'taxi')) return 'free';
  if (isClosed(word) || isOthers(word) || isOtherVehicle(word)) return 'no';
  return isOnFoot(who) || isOnPedals(who) ? 'free' : undefined;
}

function valueSays(value: string, who: StreetProfileName): Permission | 'push' | undefined {
  const said = value.split(';').map((word) => permissionByValue(word.trim().toLowerCase(), who));
  return (['free', 'inside', 'push', 'no'] as const).find((wanted) => said.includes(wanted));
}

/** The kind of a way as named above; '' if it is no street. */
function kindOf(tags: StreetTags): string {
  const highway = tags['highway'];
  if (highway !== undefined) {
    const gone =
      says(tags['impassable']) || says(tags['abandoned']) || says(tags['demolished']) || says(tags['construction']);
    return gone || tags['construction'] === 'major' || isGone(highway) ? '' : highway;
  }
  if (tags['route'] === 'ferry' || tags['route'] === 'shuttle_train') return 'ferry';
  if (tags['railway'] === 'platform' || tags['public_transport'] === 'platform') return 'platform';
  if (tags['man_made'] === 'pier') return 'pier';
  if (tags['amenity'] === 'parking') return 'parking';
  return tags['indoor'] === 'corridor' ? 'corridor' : '';
}

/** The permission of a kind of street without access tags. */
function permissionByKind(kind: string, tags: StreetTags, who: StreetProfileName): Permission | 'push' {
  const motorroad = says(tags['motorroad']);
  if (isOnFoot(who)) {
    if (motorroad || isMotorway(kind) || isClosedKind(kind) || hasOwnPavements(tags)) return 'no';
    if (/alpine_hiking$/.test(tags['sac_scale'] ?? '') || tags['route'] === 'shuttle_train') return 'no';
    return isRoad(kind) || isTrail(kind) || isFootpath(kind) || kind === 'ferry' || kind === 'parking' ? 'free' : 'no';
  }
  if (isOnPedals(who)) {
    if (/alpine_hiking$/.test(tags['sac_scale'] ?? '')) return 'no';
    const track = ['cycleway', 'cycleway:left', 'cycleway:right', 'cycleway:both'].some((key) =>
      ['lane', 'track', 'shared', 'shared_lane', 'share_busway', 'sharrow'].includes(tags[key] ?? ''),
    );
    if (motorroad || isMotorway(kind) || isClosedKind(kind) || tags['route'] === 'shuttle_train')
      return track ? 'free' : 'no';
    if (isFootpath(kind) || kind === 'parking') return 'push';
    const rough = /^[3-6]/.test(tags['mtb:scale'] ?? '') || tags['smoothness'] === 'impassable';
    const sac = tags['sac_scale'] ?? 'hiking';
    const graded = ['mtb:scale', 'mtb:scale:uphill', 'mtb:scale:imba'].some((key) => tags[key] !== undefined);
    if (rough || (!graded && sac !== 'hiking' && sac !== 'strolling')) return 'push';
    if (tags['service'] === 'drive-through') return 'inside';
    return isRoad(kind) || isTrail(kind) || kind === 'ferry' ? 'free' : 'no';
  }
  if (
    who !== 'fast-e-scooter' &&
    (tags['service'] === 'emergency_access' || says(tags['ice_road']) || says(tags['winter_road']))
  )
    return 'no';
  const takesPeople = [tags['foot'], tags['bicycle']].some(
    (value) => says(value) || value === 'designated' || value === 'permissive',
  );
  if (tags['route'] === 'ferry' && kind === 'ferry' && takesPeople) return 'no';
  if (who === 'fast-e-scooter' && (motorroad || isMotorway(kind))) return 'no';
  if (isRoad(kind) && tags['service'] === 'drive-through') return 'inside';
  return isRoad(kind) || isMotorway(kind) || kind === 'ferry' ? 'free' : 'no';
}

function hasOwnPavements(tags: StreetTags): boolean {
  const both = tags['sidewalk'] ?? tags['sidewalk:both'];
  if (both !== undefined) return both === 'separate';
  const sides = [tags['sidewalk:left'], tags['sidewalk:right']];
  return sides.includes('separate') && sides.every((side) => ['separate', 'no', 'none', undefined].includes(side));
}

/** Whether a motor vehicle fits through. */
function fits(tags: StreetTags, who: StreetProfileName): boolean {
  if (isOnFoot(who) || isOnPedals(who)) return true;
  if (tags['smoothness'] === 'impassable') return false;
  if (who !== 'car' && who !== 'taxi') return true;
  const metres = (text: string | undefined): number => {
    const feet = /^(\d+(?:\.\d+)?)\s*(?:'|ft)(?:\s*(\d+(?:\.\d+)?)\s*(?:"|in)?)?$/.exec(text ?? '');
    if (feet !== null) return Number(feet[1]) * 0.3048 + Number(feet[2] ?? 0) * 0.0254;
    const plain = /^(\d+(?:[.,]\d+)?)\s*(m|cm)?$/.exec((text ?? '').trim());
    if (plain === null) return Number.POSITIVE_INFINITY;
    const number = Number((plain[1] as string).replace(',', '.')) / (plain[2] === 'cm' ? 100 : 1);
    return number === 0 ? Number.POSITIVE_INFINITY : number;
  };
  const wide = ['maxwidth:physical', 'maxwidth', 'width', 'est_width'].every((key) => metres(tags[key]) > 1.9);
  return wide && ['maxheight:physical', 'maxheight'].every((key) => metres(tags[key]) > 1.6);
}

/** The permission to ride, drive or walk along a way by its tags, without pushing. */
export function permissionOn(tags: StreetTags, who: StreetProfileName, backward: boolean): Permission | 'push' {
  const kind = kindOf(tags);
  if (kind === '' || !fits(tags, who)) return 'no';
  if (isOnFootOnly(kind) && !isOnFoot(who) && !isOnPedals(who)) return 'no';
  const normal = permissionByKind(kind, tags, who);
  const isKnown = isRoad(kind) || isMotorway(kind) || isTrail(kind) || isFootpath(kind) || isClosedKind(kind);
  const isStrange = !isKnown && kind !== 'ferry' && kind !== 'parking';
  if (isStrange && !keysOf[who].some((key) => tags[key] !== undefined)) return 'no';
  let said: Permission | 'push' | undefined;
  const direction = backward ? 'backward' : 'forward';
  for (const key of keysOf[who]) {
    for (const name of [`${key}:${direction}`, key]) {
      const word = tags[name] === undefined ? undefined : valueSays(tags[name] as string, who);
      if (word === undefined) continue;
      // The general key decides who may use the way, but does not open it to other modes than its own.
      if (key === 'access' && normal === 'no' && word !== 'no' && !isStrange) continue;
      const rides = key !== 'access' && (key !== 'vehicle' || word === 'free');
      said ??= normal === 'push' && word !== 'no' && !rides ? 'push' : word;
    }
    if (said !== undefined) break;
  }
  const permission = said ?? normal;
  return permission !== 'no' && isAgainst(tags, who, backward) ? 'no' : permission;
}

const directionsOf = (value: string | undefined): readonly boolean[] | undefined => {
  switch (value?.trim().toLowerCase()) {
    case 'yes':
    case 'true':
    case '1':
      return [false];
    case '-1':
    case 'reverse':
      return [true];
    case 'no':
    case 'false':
    case '0':
    case 'alternating':
    case 'opposite':
      return [false, true];
    case 'reversible':
      return [];
    default:
      return undefined;
  }
};

/** Whether a direction is closed by one-way rules. */
function isAgainst(tags: StreetTags, who: StreetProfileName, backward: boolean): boolean {
  if (isOnFoot(who)) {
    const own = tags['oneway:foot'] ?? tags['foot:oneway'];
    if (own !== undefined) return !(directionsOf(own) ?? [false, true]).includes(backward);
    if (tags['highway'] === undefined && tags['route'] !== undefined)
      return !(directionsOf(tags['oneway']) ?? [false, true]).includes(backward);
    if (!['steps', 'footway', 'pedestrian', 'path', 'corridor'].includes(tags['highway'] ?? '')) return false;
    if (tags['conveying'] === 'yes') return !(directionsOf(tags['oneway']) ?? [false, true]).includes(backward);
    return tags['conveying'] === (backward ? 'forward' : 'backward');
  }
  const own: Readonly<Partial<Record<StreetProfileName, readonly string[]>>> = {
    bicycle: ['oneway:bicycle', 'bicycle:oneway'],
    'e-scooter': ['oneway:small_electric_vehicle', 'oneway:bicycle', 'bicycle:oneway'],
    'fast-e-scooter': ['oneway:moped', 'oneway:motor_vehicle'],
    car: ['oneway:motorcar', 'oneway:motor_vehicle'],
    motorbike: ['oneway:motorcycle', 'oneway:motor_vehicle'],
    taxi: ['oneway:taxi', 'oneway:psv', 'oneway:motorcar', 'oneway:motor_vehicle'],
  };
  const special = (own[who] ?? []).map((key) => directionsOf(tags[key])).find((found) => found !== undefined);
  if (special !== undefined && !(isOnPedals(who) && mayRideBackward(tags, backward)))
    return !special.includes(backward);
  const general = directionsOf(tags['oneway:vehicle']) ?? directionsOf(tags['oneway']);
  const implied = ['roundabout', 'circular'].includes(tags['junction'] ?? '') || tags['highway'] === 'motorway';
  const open = general ?? (implied ? [false] : [false, true]);
  if (open.includes(backward)) return false;
  return !(isOnPedals(who) && open.length > 0 && (mayRideBackward(tags, backward) || hasContraflow(tags)));
}

/** `bicycle:backward=yes` allows cycling against the traffic. */
function mayRideBackward(tags: StreetTags, backward: boolean): boolean {
  const value = tags[`bicycle:${backward ? 'backward' : 'forward'}`];
  return !says(tags['oneway:bicycle']) && ['yes', 'designated', 'permissive'].includes(value ?? '');
}

function hasContraflow(tags: StreetTags): boolean {
  return ['cycleway', 'cycleway:left', 'cycleway:right', 'cycleway:both'].some((key) => {
    const value = tags[key];
    if (value?.startsWith('opposite') === true) return true;
    if (key === 'cycleway' || value === undefined || ['no', 'none', 'separate'].includes(value)) return false;
    return ['no', '-1'].includes(tags[`${key}:oneway`] ?? '');
  });
}

const isShut = has('wall fence hedge city_wall retaining_wall ditch guard_rail');
const isGate = has(
  'gate lift_gate swing_gate sliding_gate sliding_beam bump_gate hampshire_gate sally_port toll_booth cattle_grid entrance border_control height_restrictor width_restrictor arch kerb rumble_strip no',
);
const isPassedRiding = has('bollard block cycle_barrier motorcycle_barrier jersey_barrier planter delineators spikes');
const isBeside = [
  'amenity',
  'shop',
  'leisure',
  'tourism',
  'office',
  'building',
  'railway',
  'crossing',
  'traffic_signals',
];

/** Passing through a node. */
export function permissionThrough(tags: StreetTags, who: StreetProfileName): Permission | 'push' {
  const barrier = tags['barrier'];
  const isLift = tags['highway'] === 'elevator';
  if (barrier === undefined && !isLift) {
    const signs = ['crossing', 'traffic_signals', 'bus_stop'].includes(tags['highway'] ?? '');
    if (signs || isBeside.some((key) => tags[key] !== undefined)) return 'free';
  }
  if (isLift && !isOnFoot(who) && !isOnPedals(who)) return 'no';
  if (barrier !== undefined && barrier !== 'kerb' && !fits(tags, who)) return 'no';
  let explicit: Permission | 'push' | undefined;
  for (const key of keysOf[who]) {
    const value = tags[key];
    explicit ??= value === undefined ? undefined : valueSays(value, who);
  }
  if (explicit !== undefined) return explicit;
  if (tags['locked'] === 'yes' && (barrier !== undefined || isLift)) return 'no';
  if (isLift) return isOnFoot(who) ? 'free' : 'push';
  if (barrier === undefined || isGate(barrier) || tags['bollard'] === 'rising') return 'free';
  if (isShut(barrier)) return 'no';
  if (isOnFoot(who)) return 'free';
  if (barrier === 'bus_trap' || barrier === 'sump_buster') return who === 'car' || who === 'taxi' ? 'no' : 'free';
  if (!isOnPedals(who)) return 'no';
  if (barrier === 'full-height_turnstile') return 'no';
  return isPassedRiding(barrier) ? 'free' : 'push';
}
