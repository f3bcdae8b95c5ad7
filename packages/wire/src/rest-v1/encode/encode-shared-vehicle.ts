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

/** What is collected, for the segment where it is (wire-format.md section 10). Nothing is planned with what is out of order. */
export function encodeSharedVehicle(vehicle: HiredVehicle, operator: Operator): SharedVehicle {
  const { id, name, formFactor, propulsion, maxRangeMetres, rangeMetres } = vehicle;
  return {
    // ids are unique among one operator's vehicles only
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
