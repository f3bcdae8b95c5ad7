import {
  defines,
  FROM_2,
  file,
  type GbfsFileKind,
  type GbfsType,
  list,
  listOf,
  may,
  must,
  ONLY_2,
  ONLY_3,
  object,
  oneOf,
  refersTo,
  TO_2,
} from './gbfs-field.ts';
import { rentalUris } from './gbfs-vehicle-files.ts';

const RENTAL_METHODS: GbfsType = oneOf({
  key: 'Key of the operator',
  creditcard: 'Bank card',
  paypass: 'Contactless bank card',
  applepay: 'Apple Pay',
  androidpay: 'Google Pay',
  transitcard: 'Transit card',
  accountnumber: 'Account number',
  phone: 'Phone',
});

const countsOfTypes = listOf(
  object(
    must('vehicle_type_ids', listOf(refersTo('vehicle-type')), 'The types of vehicles that are counted together'),
    must('count', 'count', 'How many of them'),
  ),
);

/** The files about stations. */
export const stationFiles: readonly GbfsFileKind[] = [
  file('station_information', 'The stations', [
    list(
      'stations',
      'The stations',
      must('station_id', defines('station'), 'Id of the station'),
      must('name', 'local', 'Name as riders know it'),
      may('short_name', 'local', 'Number or short name'),
      must('lat', 'latitude', 'Latitude in degrees'),
      must('lon', 'longitude', 'Longitude in degrees'),
      may('address', 'text', 'Street and number'),
      may('cross_street', 'text', 'Crossing street or landmark'),
      may('region_id', refersTo('region'), 'Its region'),
      may('post_code', 'text', 'Postal code'),
      may('station_opening_hours', 'text', 'When it is open, as OpenStreetMap writes opening hours', ONLY_3),
      may('rental_methods', listOf(RENTAL_METHODS), 'How riders pay or identify themselves'),
      may('is_virtual_station', 'flag', 'Whether it is a marked place without docks', FROM_2),
      may('station_area', 'geometry', 'Area of the station, a MultiPolygon', FROM_2),
      may(
        'parking_type',
        oneOf({
          parking_lot: 'Car park',
          street_parking: 'At the kerb',
          underground_parking: 'Underground car park',
          sidewalk_parking: 'On the pavement',
          other: 'Another place',
        }),
        'Where vehicles stand',
        FROM_2,
      ),
      may('parking_hoop', 'flag', 'Whether it has bicycle racks', FROM_2),
      may('contact_phone', 'text', 'Phone number of the station', FROM_2),
      may('capacity', 'count', 'Number of docks, or of places to park'),
      may(
        'vehicle_capacity',
        { kind: 'map', of: { kind: 'count' }, keys: 'vehicle-type' },
        'Places for each type of vehicle',
        {
          ...ONLY_2,
          became: 'vehicle_types_capacity',
        },
      ),
      may(
        'vehicle_type_capacity',
        { kind: 'map', of: { kind: 'count' }, keys: 'vehicle-type' },
        'Docks for each type of vehicle',
        {
          ...ONLY_2,
          became: 'vehicle_docks_capacity',
        },
      ),
      may('vehicle_types_capacity', countsOfTypes, 'Places for each type of vehicle', ONLY_3),
      may('vehicle_docks_capacity', countsOfTypes, 'Docks for each type of vehicle', ONLY_3),
      may('is_valet_station', 'flag', 'Whether staff takes vehicles', FROM_2),
      may('is_charging_station', 'flag', 'Whether vehicles are charged', FROM_2),
      rentalUris,
    ),
  ]),
  file('station_status', 'Vehicles and docks at the stations now', [
    list(
      'stations',
      'The stations',
      must('station_id', refersTo('station'), 'Station of station_information'),
      must('num_bikes_available', 'count', 'Vehicles to rent', { ...TO_2, became: 'num_vehicles_available' }),
      must('num_vehicles_available', 'count', 'Vehicles to rent', ONLY_3),
      may(
        'vehicle_types_available',
        listOf(
          object(
            must('vehicle_type_id', refersTo('vehicle-type'), 'The type'),
            must('count', 'count', 'How many of them'),
          ),
        ),
        'Vehicles to rent of each type',
        FROM_2,
      ),
      may('num_bikes_disabled', 'count', 'Vehicles out of service', { ...TO_2, became: 'num_vehicles_disabled' }),
      may('num_vehicles_disabled', 'count', 'Vehicles out of service', ONLY_3),
      may('num_docks_available', 'count', 'Free docks'),
      may('num_docks_disabled', 'count', 'Docks out of service'),
      may('vehicle_docks_available', countsOfTypes, 'Free docks for each type of vehicle', FROM_2),
      must('is_installed', 'flag', 'Whether the station is there'),
      must('is_renting', 'flag', 'Whether vehicles can be taken'),
      must('is_returning', 'flag', 'Whether vehicles can be left'),
      must('last_reported', 'instant', 'When the station last reported'),
    ),
  ]),
];
