import type { Leg, RideLeg, StreetLeg } from '@tripwright/core/model';
import { MODES, type Pause, type StreetProfileName } from '@tripwright/core/modes';
import type { Phrases, PlatformKind, VehicleKind } from '@tripwright/core/text';
import { oneLine } from './field-values.ts';
import { rowOfMode } from './mode-info.ts';

/** Instructions whose phrase needs no values. */
type Plain =
  | 'action.walk'
  | 'action.roll'
  | 'action.cycle'
  | 'action.scooter'
  | 'action.drive-car'
  | 'action.ride-motorbike'
  | 'action.taxi'
  | 'action.carpool'
  | 'action.ride-hailing'
  | 'action.on-demand';

const BY_PROFILE: Readonly<Record<StreetProfileName, Plain>> = {
  walk: 'action.walk',
  wheelchair: 'action.roll',
  bicycle: 'action.cycle',
  'e-scooter': 'action.scooter',
  'fast-e-scooter': 'action.scooter',
  car: 'action.drive-car',
  motorbike: 'action.ride-motorbike',
  taxi: 'action.taxi',
};

/** Instructions that name where they lead, where that place has a name. */
const WITH_PLACE = { 'action.walk': 'action.walk-to', 'action.roll': 'action.roll-to' } as const;

/** The same where they end the trip at a destination without a name. */
const AT_THE_END = { 'action.walk': 'action.walk-end', 'action.roll': 'action.roll-end' } as const;

/** Mode rows whose phrase differs from that of their profile. `with`: the phrase that names the provider. */
const BY_ROW: Readonly<Record<string, { readonly plain: Plain; readonly with?: 'ride-hailing' | 'on-demand' }>> = {
  ps_tnc: { plain: 'action.ride-hailing', with: 'ride-hailing' },
  ps_drt: { plain: 'action.on-demand', with: 'on-demand' },
  'me_car-p': { plain: 'action.carpool' },
};

const KIND_OF_PROFILE: Readonly<Partial<Record<string, VehicleKind>>> = {
  bicycle: 'bicycle',
  'e-scooter': 'scooter',
  'fast-e-scooter': 'scooter',
  car: 'car',
  motorbike: 'motorbike',
};

/** The kind of a scheduled vehicle by the icon of its mode, which modes of one kind share. */
const KIND_OF_ICON: Readonly<Partial<Record<string, VehicleKind>>> = {
  bus: 'bus',
  coach: 'coach',
  tram: 'tram',
  subway: 'metro',
  train: 'train',
  ferry: 'ferry',
  gondola: 'gondola',
  funicular: 'funicular',
  cablecar: 'cablecar',
  monorail: 'monorail',
  aeroplane: 'plane',
  car: 'car',
};

const PLATFORM_OF: Readonly<Partial<Record<VehicleKind, PlatformKind>>> = {
  bus: 'stand',
  coach: 'stand',
  car: 'stand',
  train: 'track',
  ferry: 'pier',
  plane: 'gate',
};

/** The instruction of a segment in one line (wire-format.md section 12), without its time. @param before, after the neighbouring legs */
export function instructionOf(leg: Leg, before: Leg | undefined, after: Leg | undefined, words: Phrases): string {
  switch (leg.kind) {
    case 'ride':
      return rideInstruction(leg, words);
    case 'street':
      return streetInstruction(leg, after === undefined, words);
    case 'stationary':
      return pauseInstruction(
        rowOfMode(leg.mode).travel.pause ?? 'wait',
        vehicleOf(before),
        vehicleOf(after),
        after,
        words,
      );
    default:
      return leg satisfies never;
  }
}

/** The number that riders know a service by; '' where it has none. */
export function numberOf({ route, tripShortName }: RideLeg): string {
  return route.shortName !== '' ? route.shortName : tripShortName;
}

function rideInstruction(leg: RideLeg, words: Phrases): string {
  const number = numberOf(leg);
  const kind = vehicleKindOf(leg.mode);
  // "Metro 1" names its kind already: "Take Metro 1".
  const vehicle = namesItsKind(number, kind, leg, words) ? 'other' : kind;
  if (leg.seated) return number === '' ? words.say('action.stay-on') : words.say('action.stay', { vehicle });
  if (kind === 'plane') return words.say(number === '' ? 'action.fly-unnumbered' : 'action.fly');
  return number === '' ? words.say('action.board', { vehicle: kind }) : words.say('action.ride', { vehicle });
}

/** The word for line at the end of the numbers that Chinese and Korean feeds write: "12路", "2号线", "板南線", "2호선". */
const WORD_FOR_LINE = /[路线線선]$/u;

/** Whether a number holds its kind or the name of a mode of its kind: a metro that is listed as underground is still "Metro 1". */
function namesItsKind(number: string, kind: VehicleKind, { mode }: RideLeg, { modeName }: Phrases): boolean {
  if (WORD_FOR_LINE.test(number)) return true;
  const { icon } = rowOfMode(mode);
  const names = MODES.filter((row) => row.icon === icon).map(({ id }) => modeName(id));
  return [...names, icon, kind].some((name) => name !== '' && folded(number).includes(folded(name)));
}

/** A name without case and accents: a French feed writes “Metro 1” as often as “Métro 1”. */
function folded(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The kind of a scheduled vehicle. */
function vehicleKindOf(mode: string): VehicleKind {
  return KIND_OF_ICON[rowOfMode(mode).icon] ?? 'other';
}

/** What a place to board a vehicle is: the stand of a bus, the track of a train. */
export function platformKindOf(mode: string): PlatformKind {
  return PLATFORM_OF[vehicleKindOf(mode)] ?? 'other';
}

function streetInstruction(leg: StreetLeg, isLast: boolean, words: Phrases): string {
  const row = rowOfMode(leg.mode);
  const own = BY_ROW[row.id];
  if (own === undefined) {
    // The profile says how the rider really moves: by wheelchair or on a shared scooter, whatever the mode is called.
    const profile = leg.profile in BY_PROFILE ? leg.profile : row.travel.profile;
    const plain = BY_PROFILE[profile as StreetProfileName] ?? 'action.walk';
    const place = oneLine(leg.to.name);
    if (plain !== 'action.walk' && plain !== 'action.roll') return words.say(plain);
    if (place !== '') return words.say(WITH_PLACE[plain], { place });
    return words.say(isLast ? AT_THE_END[plain] : plain);
  }
  const provider = oneLine(leg.operator?.name ?? leg.mode.slice(row.id.length + 1));
  if (own.with === undefined || provider === '') return words.say(own.plain);
  return own.with === 'ride-hailing'
    ? words.say('action.ride-hailing-with', { provider })
    : words.say('action.on-demand-with', { provider });
}

function pauseInstruction(
  pause: Pause,
  from: VehicleKind,
  to: VehicleKind,
  after: Leg | undefined,
  { say }: Phrases,
): string {
  switch (pause) {
    case 'park-on-street':
      return say('action.park-onstreet', { vehicle: from });
    case 'park-off-street':
      return say('action.park-offstreet', { vehicle: from });
    case 'wait': {
      const { hailed, poolsRides } = after === undefined ? {} : rowOfMode(after.mode).travel;
      return say(hailed === true || poolsRides === true ? 'action.wait-pickup' : 'action.wait');
    }
    case 'transfer':
      return say('action.transfer');
    case 'vehicle-collect':
      return say('action.collect', { vehicle: to });
    case 'vehicle-return':
      return say('action.return', { vehicle: from });
    case 'airport-checkin':
      return say('action.airport-checkin');
    case 'airport-checkout':
      return say('action.airport-checkout');
    case 'airport-transfer':
      return say('action.airport-transfer');
    default:
      return pause satisfies never;
  }
}

function vehicleOf(leg: Leg | undefined): VehicleKind {
  return leg?.kind === 'street' ? (KIND_OF_PROFILE[leg.profile] ?? 'other') : 'other';
}
