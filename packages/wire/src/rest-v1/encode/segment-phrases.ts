import { LruCache } from '@tripwright/core/base';
import type { Leg, RideLeg, StreetLeg } from '@tripwright/core/model';
import { MODES, type Pause, type StreetProfileName } from '@tripwright/core/modes';
import type { GoalKind, Phrases, PlatformKind, VehicleKind } from '@tripwright/core/text';
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

/** What surrounds a leg in its trip: its neighbours, and the next move, after the pauses between. All are undefined at the ends of the trip. */
export interface LegContext {
  readonly before?: Leg | undefined;
  readonly after?: Leg | undefined;
  readonly next?: RideLeg | StreetLeg | undefined;
}

/** The surroundings of the leg at a position. */
export function legContextAt(legs: readonly Leg[], at: number): LegContext {
  const next = legs.find((leg, position) => position > at && leg.kind !== 'stationary');
  return { before: legs[at - 1], after: legs[at + 1], next: next as LegContext['next'] };
}

/** The instruction of a segment in one line (wire-format.md section 12), without its time. */
export function instructionOf(leg: Leg, around: LegContext, words: Phrases): string {
  switch (leg.kind) {
    case 'ride':
      return rideInstruction(leg, words);
    case 'street':
      return streetInstruction(leg, around, words);
    case 'stationary':
      return pauseInstruction(rowOfMode(leg.mode).travel.pause ?? 'wait', around, words);
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

/** Answers of {@link namesItsKind} by words, mode and number: a region has some hundred lines, and each answer names some of them. */
const kindNamed = new WeakMap<Phrases, LruCache<string, { readonly isNamed: boolean }>>();
const MOST_LINES = 4000;

/** Whether a number holds its kind or the name of a mode of its kind: a metro that is listed as underground is still "Metro 1". */
function namesItsKind(number: string, kind: VehicleKind, { mode }: RideLeg, words: Phrases): boolean {
  let known = kindNamed.get(words);
  if (known === undefined) {
    known = new LruCache(MOST_LINES);
    kindNamed.set(words, known);
  }
  return known.getOrMake(`${mode}\n${number}`, () => ({ isNamed: holdsAName(number, kind, mode, words) })).isNamed;
}

function holdsAName(number: string, kind: VehicleKind, mode: string, { modeName }: Phrases): boolean {
  if (WORD_FOR_LINE.test(number)) return true;
  const { icon } = rowOfMode(mode);
  const names = MODES.filter((row) => row.icon === icon).map(({ id }) => modeName(id));
  const whole = folded(number);
  return [...names, icon, kind].some((name) => name !== '' && whole.includes(folded(name)));
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

/**
 * The sign of a platform, such as "5" or "B2".
 * @returns undefined for a stop without one, or with a name in the feed's own words ("Quay North")
 */
export function platformSign(platform: string): string | undefined {
  const written = platform.trim();
  return written !== '' && /^\p{L}{0,2}[-.]?\d{0,4}\p{L}{0,2}$/u.test(written) ? written : undefined;
}

function streetInstruction(leg: StreetLeg, around: LegContext, words: Phrases): string {
  const row = rowOfMode(leg.mode);
  const own = BY_ROW[row.id];
  if (own === undefined) {
    // The profile says how the rider really moves: by wheelchair or on a shared scooter, whatever the mode is called.
    const profile = leg.profile in BY_PROFILE ? leg.profile : row.travel.profile;
    const plain = BY_PROFILE[profile as StreetProfileName] ?? 'action.walk';
    return plain === 'action.walk' || plain === 'action.roll'
      ? walkInstruction(plain, leg, around, words)
      : words.say(plain);
  }
  const provider = oneLine(leg.operator?.name ?? leg.mode.slice(row.id.length + 1));
  if (own.with === undefined || provider === '') return words.say(own.plain);
  return own.with === 'ride-hailing'
    ? words.say('action.ride-hailing-with', { provider })
    : words.say('action.on-demand-with', { provider });
}

/** Where a walk leads: to a platform or another stop of the same name, to a place with a name, to a vehicle, to the destination. */
function walkInstruction(
  plain: 'action.walk' | 'action.roll',
  leg: StreetLeg,
  { after, next }: LegContext,
  { say }: Phrases,
): string {
  const place = oneLine(leg.to.name);
  const isChange = staysInPlace(leg);
  if (isChange && next?.kind === 'ride') {
    const platform = platformSign(leg.to.stop?.platform ?? '');
    if (platform !== undefined) return say(`${plain}-platform`, { kind: platformKindOf(next.mode), platform });
    if (place !== '') return say(`${plain}-change`, { place });
  }
  // "Walk to Central Station" helps no reader who is there.
  if (place !== '' && !isChange) return say(`${plain}-to`, { place });
  if (after === undefined) return say(`${plain}-end`);
  const goal = goalOf(next);
  return goal === undefined ? say(plain) : say(`${plain}-goal`, { goal });
}

/** Whether a walk joins two stops of one station, or of one name. */
function staysInPlace({ from, to }: StreetLeg): boolean {
  if (from.stop === undefined || to.stop === undefined) return false;
  const [here, there] = [from.stop.parentCode ?? from.stop.code, to.stop.parentCode ?? to.stop.code];
  return here === there || (from.name !== '' && from.name === to.name);
}

/** What a walk leads to where the next move is no scheduled service: the vehicle that the rider takes next, or the place to be picked up. */
function goalOf(next: LegContext['next']): GoalKind | undefined {
  if (next?.kind !== 'street') return undefined;
  const { hailed, poolsRides, connector } = rowOfMode(next.mode).travel;
  if (hailed === true || poolsRides === true) return 'pickup';
  if (connector === true) return undefined;
  const kind = vehicleOf(next);
  return kind === 'car' || kind === 'bicycle' || kind === 'scooter' || kind === 'motorbike' ? kind : 'other';
}

function pauseInstruction(pause: Pause, { before, after }: LegContext, { say }: Phrases): string {
  switch (pause) {
    case 'park-on-street':
      return say('action.park-onstreet', { vehicle: vehicleOf(before) });
    case 'park-off-street':
      return say('action.park-offstreet', { vehicle: vehicleOf(before) });
    case 'wait': {
      if (isCheckIn(after)) return say('action.wait-checkin');
      const { hailed, poolsRides } = after === undefined ? {} : rowOfMode(after.mode).travel;
      return say(hailed === true || poolsRides === true ? 'action.wait-pickup' : 'action.wait');
    }
    case 'transfer':
      return say(isCheckIn(after) ? 'action.wait-checkin' : 'action.transfer');
    case 'vehicle-collect':
      return say('action.collect', { vehicle: vehicleOf(after) });
    case 'vehicle-return':
      return say('action.return', { vehicle: vehicleOf(before) });
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

function isCheckIn(leg: Leg | undefined): boolean {
  return leg !== undefined && rowOfMode(leg.mode).travel.pause === 'airport-checkin';
}

function vehicleOf(leg: Leg | undefined): VehicleKind {
  return leg?.kind === 'street' ? (KIND_OF_PROFILE[leg.profile] ?? 'other') : 'other';
}
