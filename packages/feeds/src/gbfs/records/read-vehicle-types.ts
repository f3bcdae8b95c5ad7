import type { FormFactor, Propulsion, ReturnConstraint, VehicleType } from '@tripwright/core/shared-vehicles';
import { FORM_FACTORS, PROPULSIONS, RETURN_CONSTRAINTS } from '../../reference/index.ts';
import { definedValues } from '../../values/index.ts';
import type { JsonRecord } from '../source/json-record.ts';
import { keepFirst } from './rows.ts';

const FORMS = Object.keys(FORM_FACTORS) as readonly FormFactor[];
const DRIVES = Object.keys(PROPULSIONS) as readonly Propulsion[];
const CONSTRAINTS = Object.keys(RETURN_CONSTRAINTS) as readonly ReturnConstraint[];

/** The type of vehicles in a system that describes no types (SV-6). */
export const PLAIN_BICYCLE: VehicleType = { id: 'bicycle', formFactor: 'bicycle', propulsion: 'human' };

/** Rows of vehicle_types. */
export function readVehicleTypes(data: JsonRecord): VehicleType[] {
  const types = data.records('vehicle_types').map((record): VehicleType | undefined => {
    const id = record.needText('vehicle_type_id');
    if (id === undefined) return undefined;
    const reserveMinutes = record.amount('default_reserve_time');
    return {
      id,
      formFactor: formFactorOf(record),
      propulsion: propulsionOf(record),
      ...definedValues({
        name: record.localText('name'),
        maxRangeMetres: record.amount('max_range_meters'),
        riderCapacity: record.count('rider_capacity'),
        maxSpeedKmh: record.amount('max_permitted_speed'),
        returnConstraint: constraintOf(record),
        defaultPlan: record.text('default_pricing_plan_id'),
        planIds: record.texts('pricing_plan_ids'),
        reserveSeconds: reserveMinutes === undefined ? undefined : reserveMinutes * 60,
        co2GramsPerKm: record.amount('g_CO2_km'),
      }),
    };
  });
  return keepFirst(types, data, 'vehicle_types');
}

function formFactorOf(record: JsonRecord): FormFactor {
  // Until version 2.2 `scooter` meant the standing kind.
  if (record.text('form_factor')?.toLowerCase() === 'scooter') return 'scooter_standing';
  if (record.value('form_factor') === undefined) record.note('missing-value', 'form_factor', '');
  return record.choice(FORMS, 'form_factor') ?? 'other';
}

function propulsionOf(record: JsonRecord): Propulsion {
  if (record.value('propulsion_type') === undefined) record.note('missing-value', 'propulsion_type', '');
  return record.choice(DRIVES, 'propulsion_type') ?? 'human';
}

/** `return_constraint`, or the draft's list `return_type`, in which both kinds together mean `hybrid`. */
function constraintOf(record: JsonRecord): ReturnConstraint | undefined {
  const constraint = record.choice(CONSTRAINTS, 'return_constraint');
  if (constraint !== undefined) return constraint;
  const types = (record.texts('return_type') ?? []).filter((type) => CONSTRAINTS.includes(type as ReturnConstraint));
  if (types.includes('free_floating') && types.length > 1) return 'hybrid';
  return types[0] as ReturnConstraint | undefined;
}
