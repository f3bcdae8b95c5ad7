import type { Leg, StreetLeg } from '@tripwright/core/model';
import type { Pause, StreetProfileName } from '@tripwright/core/modes';
import { type Phrases, withoutTime } from '@tripwright/core/text';
import { oneLine } from './field-values.ts';
import { rowOfMode } from './mode-info.ts';

/** Actions whose phrase needs no values. */
type Action = Parameters<Phrases['say']>[0] & `action.${string}`;
type Kind = 'car' | 'bicycle' | 'scooter' | 'other';

const BY_PROFILE: Readonly<Record<StreetProfileName, Action>> = {
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
const BY_ROW: Readonly<Record<string, { readonly plain: Action; readonly with?: 'ride-hailing' | 'on-demand' }>> = {
  ps_tnc: { plain: 'action.ride-hailing', with: 'ride-hailing' },
  ps_drt: { plain: 'action.on-demand', with: 'on-demand' },
  'me_car-p': { plain: 'action.carpool' },
};

const KIND_OF_PROFILE: Readonly<Record<string, Kind>> = {
  bicycle: 'bicycle',
  'e-scooter': 'scooter',
  'fast-e-scooter': 'scooter',
  car: 'car',
};

const COLLECT: Readonly<Record<Kind, Action>> = {
  car: 'action.collect-car',
  bicycle: 'action.collect-bicycle',
  scooter: 'action.collect-scooter',
  other: 'action.collect-vehicle',
};
const RETURN: Readonly<Record<Kind, Action>> = {
  car: 'action.return-car',
  bicycle: 'action.return-bicycle',
  scooter: 'action.return-scooter',
  other: 'action.return-vehicle',
};
const PARK: Readonly<Partial<Record<Kind, Action>>> = {
  bicycle: 'action.lock-bicycle',
  scooter: 'action.park-scooter',
};

/** The instruction of a segment in one line, with placeholders (wire-format.md section 12). @param before, after the neighbouring legs */
export function actionOf(leg: Leg, before: Leg | undefined, after: Leg | undefined, words: Phrases): string {
  const row = rowOfMode(leg.mode);
  switch (leg.kind) {
    case 'ride':
      if (leg.seated) return words.say('action.stay');
      return words.say(row.travel.checksIn === true ? 'action.fly' : 'action.ride');
    case 'street':
      return streetAction(leg, words);
    case 'stationary':
      return sayPlain(words, pauseAction(row.travel.pause ?? 'wait', vehicleOf(before), vehicleOf(after), after));
    default:
      return leg satisfies never;
  }
}

/** An action without its time, for the short texts of `mini`. */
export function instructionOf(action: string): string {
  return withoutTime(action);
}

function streetAction(leg: StreetLeg, words: Phrases): string {
  const row = rowOfMode(leg.mode);
  const own = BY_ROW[row.id];
  const provider = oneLine(leg.operator?.name ?? leg.mode.slice(row.id.length + 1));
  if (own === undefined) {
    // The profile says how the rider really moves: by wheelchair or on a shared scooter, whatever the mode is called.
    const profile = leg.profile in BY_PROFILE ? leg.profile : row.travel.profile;
    return sayPlain(words, BY_PROFILE[profile as StreetProfileName] ?? 'action.walk');
  }
  if (own.with === undefined || provider === '') return sayPlain(words, own.plain);
  return own.with === 'ride-hailing'
    ? words.say('action.ride-hailing-with', { provider })
    : words.say('action.on-demand-with', { provider });
}

function pauseAction(pause: Pause, from: Kind, to: Kind, after: Leg | undefined): Action {
  switch (pause) {
    case 'park-on-street':
      return PARK[from] ?? 'action.park-onstreet';
    case 'park-off-street':
      return PARK[from] ?? 'action.park-offstreet';
    case 'wait': {
      const { hailed, poolsRides } = after === undefined ? {} : rowOfMode(after.mode).travel;
      return hailed === true || poolsRides === true ? 'action.wait-pickup' : 'action.wait';
    }
    case 'transfer':
      return 'action.transfer';
    case 'vehicle-collect':
      return COLLECT[to];
    case 'vehicle-return':
      return RETURN[from];
    case 'airport-checkin':
      return 'action.airport-checkin';
    case 'airport-checkout':
      return 'action.airport-checkout';
    case 'airport-transfer':
      return 'action.airport-transfer';
    default:
      return pause satisfies never;
  }
}

function vehicleOf(leg: Leg | undefined): Kind {
  return leg?.kind === 'street' ? (KIND_OF_PROFILE[leg.profile] ?? 'other') : 'other';
}

/** The phrase of an action chosen at run time. None of these phrases has values to fill in. */
function sayPlain(words: Phrases, action: Action): string {
  return (words.say as (key: Action) => string)(action);
}
