import { getModeRow, type ModeId, type StreetProfileName, specificMode } from '../modes/index.ts';
import type { SharedSystem, VehicleType } from './shared-system.ts';

/** Kilometres per hour above which a scooter counts as fast (spec 2.2). */
const SLOW_SCOOTER_KMH = 25;

/** The mode of a vehicle and the times for collecting and returning it. */
export interface VehicleMode {
  /** `me_mic-s_<provider>` or `me_car-s_<provider>`. */
  readonly mode: ModeId;
  readonly profile: StreetProfileName;
  /** Seconds to find, unlock and adjust it, and to lock it again (SV-12): the usual assumption of planners, since feeds do not contain them. */
  readonly collectSeconds: number;
  readonly returnSeconds: number;
}

/** Cars take longer than docks and locks: drivers inspect them and log in and out. */
const HANDLING = {
  car: { collectSeconds: 240, returnSeconds: 180 },
  other: { collectSeconds: 60, returnSeconds: 45 },
} as const;

/** The mode of vehicles of a type (SV-6); undefined for vehicles without a mode in the specification. */
export function vehicleMode(system: SharedSystem, type: VehicleType): VehicleMode | undefined {
  const profile = profileOf(type);
  if (profile === undefined) return undefined;
  const isCar = type.formFactor === 'car';
  const row = getModeRow(isCar ? 'me_car-s' : 'me_mic-s');
  const mode = specificMode(row, system.modeName ?? system.name[0]?.text ?? system.id);
  return { mode, profile, ...(isCar ? HANDLING.car : HANDLING.other) };
}

function profileOf({ formFactor, propulsion, maxSpeedKmh }: VehicleType): StreetProfileName | undefined {
  switch (formFactor) {
    case 'bicycle':
    case 'cargo_bicycle':
      return 'bicycle';
    case 'scooter_standing':
    case 'scooter_seated':
      // A kick scooter without a motor has no profile, so it is not offered.
      if (propulsion === 'human') return undefined;
      return maxSpeedKmh !== undefined && maxSpeedKmh > SLOW_SCOOTER_KMH ? 'fast-e-scooter' : 'e-scooter';
    case 'moped':
      return 'motorbike';
    case 'car':
      return 'car';
    case 'other':
      return undefined;
  }
}
