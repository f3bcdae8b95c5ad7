import {
  FROM_2,
  file,
  type GbfsField,
  type GbfsFileKind,
  listOf,
  may,
  must,
  ONLY_2,
  ONLY_3,
  object,
  oneOf,
  refersTo,
} from './gbfs-field.ts';

const ruleFields: readonly GbfsField[] = [
  may(
    'vehicle_type_id',
    listOf(refersTo('vehicle-type')),
    'Types of vehicles to which the rule applies; absent = all',
    {
      ...ONLY_2,
      became: 'vehicle_type_ids',
    },
  ),
  may(
    'vehicle_type_ids',
    listOf(refersTo('vehicle-type')),
    'Types of vehicles to which the rule applies; absent = all',
    ONLY_3,
  ),
  must('ride_allowed', 'flag', 'Whether rides may start and end here', { ...ONLY_2, became: 'ride_start_allowed' }),
  must('ride_start_allowed', 'flag', 'Whether rides may start here', ONLY_3),
  must('ride_end_allowed', 'flag', 'Whether rides may end here', ONLY_3),
  must('ride_through_allowed', 'flag', 'Whether vehicles may pass', FROM_2),
  may('maximum_speed_kph', 'count', 'Highest speed in km/h', FROM_2),
  may('station_parking', 'flag', 'Whether vehicles may be left at stations only', FROM_2),
];

/** The file about zones with rules of their own. */
export const zoneFiles: readonly GbfsFileKind[] = [
  file('geofencing_zones', 'Where vehicles may be ridden and left', [
    must(
      'geofencing_zones',
      object(
        must('type', oneOf({ FeatureCollection: 'Zones as GeoJSON' }), 'Always FeatureCollection'),
        must(
          'features',
          listOf(
            object(
              must('type', oneOf({ Feature: 'A zone as GeoJSON' }), 'Always Feature'),
              must('geometry', 'geometry', 'Area of the zone, a MultiPolygon'),
              must(
                'properties',
                object(
                  may('name', 'local', 'Name as riders know it'),
                  may('start', 'instant', 'From when the zone applies'),
                  may('end', 'instant', 'Until when the zone applies'),
                  may('rules', listOf(object(...ruleFields)), 'What is allowed; the first rule for a vehicle counts'),
                ),
                'What is allowed in the zone',
              ),
            ),
          ),
          'The zones; where two overlap, the first counts',
        ),
      ),
      'The zones',
    ),
    must('global_rules', listOf(object(...ruleFields)), 'What is allowed outside the zones', ONLY_3),
  ]),
];
