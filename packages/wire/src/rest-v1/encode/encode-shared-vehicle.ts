import type { HiredVehicle, Operator } from '@tripwright/core/model';
import type { SharedVehicle } from '@tripwright/core/template';
import { companyOf } from './encode-operator.ts';

type TypeInfo = SharedVehicle['vehicleTypeInfo'];

const FORMS: Readonly<Record<HiredVehicle['formFactor'], TypeInfo['formFactor']>> = {
  bicycle: 'BICYCLE',
  car: 'CAR',
  moped: 'MOPED',
  scooter: 'SCOOTER',
  other: 'OTHER',
};

const PROPULSIONS: Readonly<Record<NonNullable<HiredVehicle['propulsion']>, NonNullable<TypeInfo['propulsionType']>>> =
  {
    human: 'HUMAN',
    'electric-assist': 'ELECTRIC_ASSIST',
    electric: 'ELECTRIC',
    combustion: 'COMBUSTION',
  };

/** The vehicle collected on a segment (wire-format.md section 10). Planned vehicles are never out of order. */
export function encodeSharedVehicle(vehicle: HiredVehicle, operator: Operator): SharedVehicle {
  const { id, name, formFactor, propulsion, maxRangeMetres, rangeMetres } = vehicle;
  return {
    // Vehicle ids are unique only within one operator.
    identifier: `${operator.id}|${id}`,
    ...(name !== '' && { name }),
    operator: companyOf(operator),
    vehicleTypeInfo: {
      formFactor: FORMS[formFactor],
      ...(propulsion !== undefined && { propulsionType: PROPULSIONS[propulsion] }),
      ...(name !== '' && { name }),
      ...(maxRangeMetres !== undefined && { maxRangeMeters: Math.round(maxRangeMetres) }),
    },
    disabled: false,
    ...(rangeMetres !== undefined && { currentRangeMeters: Math.round(rangeMetres) }),
  };
}
