import { ACCESS, type AccessLevel, type Traveller } from '../traits/access-level.ts';
import type { StreetClass } from '../traits/street-class.ts';

type AccessByTraveller = Partial<Record<Traveller, AccessLevel>>;

const { push, yes, designated } = ACCESS;
const motor: AccessByTraveller = { moped: yes, motorcycle: yes, car: yes, taxi: yes };
const allTravellers: AccessByTraveller = { ...motor, foot: yes, bicycle: yes, scooter: yes };
const walkers: AccessByTraveller = { foot: yes, bicycle: push, scooter: push };
const fastMotor: AccessByTraveller = { motorcycle: yes, car: yes, taxi: yes };

/** Access to a kind of street without access tags (OS-2); travellers that are not listed have none. */
const rows: Record<StreetClass, AccessByTraveller> = {
  motorway: fastMotor,
  motorway_link: fastMotor,
  trunk: allTravellers,
  trunk_link: allTravellers,
  primary: allTravellers,
  primary_link: allTravellers,
  secondary: allTravellers,
  secondary_link: allTravellers,
  tertiary: allTravellers,
  tertiary_link: allTravellers,
  unclassified: allTravellers,
  residential: allTravellers,
  living_street: allTravellers,
  service: allTravellers,
  road: allTravellers,
  track: { foot: yes, bicycle: yes, scooter: yes },
  pedestrian: { ...walkers, foot: designated },
  footway: { ...walkers, foot: designated },
  cycleway: { foot: yes, bicycle: designated, scooter: yes },
  path: { foot: yes, bicycle: yes, scooter: yes },
  bridleway: {},
  steps: walkers,
  corridor: walkers,
  platform: walkers,
  elevator: walkers,
  busway: {},
  ferry: allTravellers,
  pier: walkers,
  passage: allTravellers,
  other: {},
};

/** Classes closed to vehicles with an engine with any tags. */
const onFootOnly: ReadonlySet<StreetClass> = new Set(['steps', 'corridor', 'platform', 'elevator', 'pier']);
const engines: ReadonlySet<Traveller> = new Set(['moped', 'motorcycle', 'car', 'taxi']);

export function defaultAccess(streetClass: StreetClass, traveller: Traveller): AccessLevel {
  return rows[streetClass][traveller] ?? ACCESS.no;
}

/** Whether a tag can open such a street to this traveller. */
export function canBeOpened(streetClass: StreetClass, traveller: Traveller): boolean {
  return !(engines.has(traveller) && onFootOnly.has(streetClass));
}
