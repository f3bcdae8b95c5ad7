import { getModeRow, type ModeId, type StreetProfileName, specificMode } from '../modes/index.ts';
import type { SharedSystem, VehicleType } from './shared-system.ts';

/** Faster than this, a scooter counts as fast (spec 2.2). */
const SLOW_SCOOTER_KMH = 25;

/** How a vehicle is travelled. */
export interface VehicleMode {
  /** `me_mic-s_<provider>` or `me_car-s_<provider>`. */
  readonly mode: ModeId;
  readonly profile: StreetProfileName;
}

/** The mode of vehicles of a type (SV-6); undefined for what no mode of the specification describes. */
export function vehicleMode(system: SharedSystem, type: VehicleType): VehicleMode | undefined {
  const profile = profileOf(type);
  if (profile === undefined) return undefined;
  const family = type.formFactor === 'car' ? 'me_car-s' : 'me_mic-s';
  return { mode: specificMode(getModeRow(family), system.name[0]?.text ?? system.id), profile };
}

function profileOf({ formFactor, propulsion, maxSpeedKmh }: VehicleType): StreetProfileName | undefined {
  switch (formFactor) {
    case 'bicycle':
    case 'cargo_bicycle':
      return 'bicycle';
    case 'scooter_standing':
    case 'scooter_seated':
      // A rented kick scooter without a motor is walked with.
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
