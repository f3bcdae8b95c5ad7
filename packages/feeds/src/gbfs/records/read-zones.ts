import type { GeofencingRule, GeofencingZone } from '@tripwright/core/shared-vehicles';
import { readArea } from '../../geojson/index.ts';
import { definedValues } from '../../values/index.ts';
import type { JsonRecord } from '../source/json-record.ts';

/** Zones and global rules of geofencing_zones in file order, which is their precedence (SV-9). */
export interface ReadZones {
  readonly zones: readonly GeofencingZone[];
  readonly globalRules: readonly GeofencingRule[];
}

export function readZones(data: JsonRecord, isKnownType: (id: string) => boolean): ReadZones {
  const zones: GeofencingZone[] = [];
  const features = data.record('geofencing_zones')?.records('features') ?? [];
  if (data.value('geofencing_zones') === undefined) data.note('missing-value', 'geofencing_zones', '');
  data.context.notices.rows(data.context.file, features.length);
  for (const feature of features) {
    const area = readArea(feature.value('geometry'));
    if (area === undefined) {
      feature.note('invalid-geometry', 'geometry', '');
      continue;
    }
    const properties = feature.record('properties');
    if (properties === undefined) continue;
    const [start, end] = [properties.instant('start'), properties.instant('end')];
    if (start !== undefined && end !== undefined && end <= start) {
      properties.note('invalid-value', 'end', end);
      continue;
    }
    zones.push({
      area,
      rules: properties
        .records('rules')
        .map((rule) => readRule(rule, isKnownType))
        .filter(isUsable),
      ...definedValues({ name: properties.localText('name'), start, end }),
    });
  }
  const globalRules = data
    .records('global_rules')
    .map((rule) => readRule(rule, isKnownType))
    .filter(isUsable);
  return { zones, globalRules };
}

function isUsable(rule: GeofencingRule | undefined): rule is GeofencingRule {
  return rule !== undefined;
}

/** Rules of a zone. Version 2 has one field, `ride_allowed`, for starting and ending. Without a field everything is allowed. */
function readRule(rule: JsonRecord, isKnownType: (id: string) => boolean): GeofencingRule | undefined {
  const types = rule.texts('vehicle_type_ids', 'vehicle_type_id');
  const known = types?.filter((type) => isKnownType(type));
  for (const type of types ?? []) if (!isKnownType(type)) rule.note('unknown-vehicle-type', 'vehicle_type_ids', type);
  // A rule that names only unknown types applies to no vehicle.
  if (types !== undefined && types.length > 0 && known!.length === 0) return undefined;
  const rideAllowed = rule.flag('ride_allowed') ?? true;
  return {
    rideStartAllowed: rule.flag('ride_start_allowed') ?? rideAllowed,
    rideEndAllowed: rule.flag('ride_end_allowed') ?? rideAllowed,
    rideThroughAllowed: rule.flag('ride_through_allowed') ?? true,
    ...definedValues({
      types: known === undefined || known.length === 0 ? undefined : known,
      maxSpeedKmh: rule.amount('maximum_speed_kph'),
      stationParking: rule.flag('station_parking'),
    }),
  };
}
