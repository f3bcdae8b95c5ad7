import { ACCESS, type AccessLevel, type Traveller } from '../traits/access-level.ts';
import type { StreetClass } from '../traits/street-class.ts';

type Who = Partial<Record<Traveller, AccessLevel>>;

const { push, yes, designated } = ACCESS;
const motor: Who = { moped: yes, motorcycle: yes, car: yes, taxi: yes };
const everybody: Who = { ...motor, foot: yes, bicycle: yes, scooter: yes };
const walkers: Who = { foot: yes, bicycle: push, scooter: push };
const fastMotor: Who = { motorcycle: yes, car: yes, taxi: yes };

/** Who may use a kind of street that carries no access tag (OS-2); whoever is not listed may not. */
const rows: Record<StreetClass, Who> = {
  motorway: fastMotor,
  motorway_link: fastMotor,
  trunk: everybody,
  trunk_link: everybody,
  primary: everybody,
  primary_link: everybody,
  secondary: everybody,
  secondary_link: everybody,
  tertiary: everybody,
  tertiary_link: everybody,
  unclassified: everybody,
  residential: everybody,
  living_street: everybody,
  service: everybody,
  road: everybody,
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
  ferry: everybody,
  pier: walkers,
  passage: everybody,
  other: {},
};

/** Classes on which nothing with an engine gets along, whatever a tag says. */
const onFootOnly: ReadonlySet<StreetClass> = new Set(['steps', 'corridor', 'platform', 'elevator', 'pier']);
const engines: ReadonlySet<Traveller> = new Set(['moped', 'motorcycle', 'car', 'taxi']);

export function defaultAccess(streetClass: StreetClass, traveller: Traveller): AccessLevel {
  return rows[streetClass][traveller] ?? ACCESS.no;
}

/** Whether a tag that allows this traveller may be believed on such a street. */
export function canBeOpened(streetClass: StreetClass, traveller: Traveller): boolean {
  return !(engines.has(traveller) && onFootOnly.has(streetClass));
}
