import { ACCESS, type AccessLevel, type Traveller } from '../traits/access-level.ts';

const values: ReadonlyMap<string, AccessLevel> = new Map<string, AccessLevel>([
  ['no', ACCESS.no],
  ['0', ACCESS.no],
  ['false', ACCESS.no],
  ['none', ACCESS.no],
  ['never', ACCESS.no],
  ['closed', ACCESS.no],
  ['restricted', ACCESS.no],
  ['use_sidepath', ACCESS.no],
  ['private', ACCESS.private],
  ['permit', ACCESS.private],
  ['residents', ACCESS.private],
  ['employees', ACCESS.private],
  ['staff', ACCESS.private],
  ['destination', ACCESS.destination],
  ['customers', ACCESS.destination],
  ['customer', ACCESS.destination],
  ['delivery', ACCESS.destination],
  ['visitors', ACCESS.destination],
  ['yes', ACCESS.yes],
  ['1', ACCESS.yes],
  ['true', ACCESS.yes],
  ['permissive', ACCESS.yes],
  ['public', ACCESS.yes],
  ['allowed', ACCESS.yes],
  ['unrestricted', ACCESS.yes],
  ['discouraged', ACCESS.yes],
  ['limited', ACCESS.yes],
  ['designated', ACCESS.designated],
  ['official', ACCESS.designated],
]);

/** Values that name a kind of traveller or vehicle: open to that kind, closed to all others (OS-3). */
const named: ReadonlyMap<string, readonly Traveller[]> = new Map<string, readonly Traveller[]>([
  ['foot', ['foot']],
  ['pedestrian', ['foot']],
  ['bicycle', ['bicycle']],
  ['bike', ['bicycle']],
  ['small_electric_vehicle', ['scooter']],
  ['moped', ['moped']],
  ['motorcycle', ['motorcycle']],
  ['motorcar', ['car', 'taxi']],
  ['car', ['car', 'taxi']],
  ['vehicle', ['bicycle', 'scooter', 'moped', 'motorcycle', 'car', 'taxi']],
  ['motor_vehicle', ['moped', 'motorcycle', 'car', 'taxi']],
  ['psv', ['taxi']],
  ['taxi', ['taxi']],
  ['bus', []],
  ['hov', []],
  ['hgv', []],
  ['goods', []],
  ['tourist_bus', []],
  ['coach', []],
  ['horse', []],
  ['tram', []],
  ['emergency', []],
  ['military', []],
  ['agricultural', []],
  ['forestry', []],
  // A frequent misspelling.
  ['forestery', []],
]);

/** Last or first words of values that name vehicles or services of other kinds: `minibus`, `share_taxi`, `emergency_vehicle`, `garbage_truck`. */
const otherVehicles =
  /(?:bus|buses|taxis?|vehicles?|trucks?|lorry|lorries|trailers?|trams?|trains?|rickshaws?|carts?|ambulances?|caravans?|motorhomes?|articulated)$|^(?:emergency|police|military|fire_)/;

/** Travellers for whom an unknown value leaves a street open (OS-3); for the others the tag is ignored. */
const openToUnknown: ReadonlySet<Traveller> = new Set(['foot', 'bicycle', 'scooter']);

/**
 * The access level of a tag's value. A semicolon list allows what its most permissive entry does (OS-3).
 * @returns undefined when the value does not concern this traveller
 */
export function accessOfValue(value: string, traveller: Traveller): AccessLevel | undefined {
  if (!value.includes(';')) return single(value.trim().toLowerCase(), traveller);
  let best: AccessLevel | undefined;
  for (const part of value.split(';')) {
    const level = single(part.trim().toLowerCase(), traveller);
    if (level !== undefined && (best === undefined || level > best)) best = level;
  }
  return best;
}

function single(value: string, traveller: Traveller): AccessLevel | undefined {
  if (value === '') return undefined;
  if (value === 'dismount')
    return traveller === 'foot' ? ACCESS.yes : traveller === 'bicycle' ? ACCESS.push : ACCESS.no;
  const travellers = named.get(value);
  if (travellers !== undefined) return travellers.includes(traveller) ? ACCESS.yes : ACCESS.no;
  const known = values.get(value);
  if (known !== undefined) return known;
  if (otherVehicles.test(value)) return ACCESS.no;
  return value !== 'unknown' && openToUnknown.has(traveller) ? ACCESS.yes : undefined;
}
