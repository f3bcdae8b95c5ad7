import type { HiredVehicle } from '../../../../model/index.ts';
import type { FormFactor, PickupOption, Propulsion } from '../../../../shared-vehicles/index.ts';

const FORMS: Readonly<Record<FormFactor, HiredVehicle['formFactor']>> = {
  bicycle: 'bicycle',
  cargo_bicycle: 'bicycle',
  car: 'car',
  moped: 'moped',
  scooter_seated: 'scooter',
  scooter_standing: 'scooter',
  other: 'other',
};

const PROPULSIONS: Readonly<Record<Propulsion, NonNullable<HiredVehicle['propulsion']>>> = {
  human: 'human',
  electric_assist: 'electric-assist',
  electric: 'electric',
  hydrogen_fuel_cell: 'electric',
  combustion: 'combustion',
  combustion_diesel: 'combustion',
  hybrid: 'combustion',
  plug_in_hybrid: 'combustion',
};

/** The vehicle that a shared-vehicle system offers: a certain one, or any vehicle of a station. */
export function hiredVehicle({ type, vehicle }: Pick<PickupOption, 'type' | 'vehicle'>): HiredVehicle {
  return {
    id: vehicle?.id ?? type.id,
    name: type.name?.[0]?.text ?? '',
    formFactor: FORMS[type.formFactor],
    propulsion: PROPULSIONS[type.propulsion],
    maxRangeMetres: type.maxRangeMetres,
    rangeMetres: vehicle?.currentRangeMetres,
  };
}
