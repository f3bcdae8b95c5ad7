import {
  defines,
  type GbfsField,
  type GbfsFileKind,
  type GbfsType,
  listOf,
  may,
  must,
  object,
  oneOf,
  refersTo,
} from './gbfs-field.ts';

const TO_2 = { versions: [1, 2] } as const;
const ONLY_2 = { versions: [2] } as const;
const FROM_2 = { versions: [2, 3] } as const;
const ONLY_3 = { versions: [3] } as const;

/** Forms of vehicles that GBFS knows, with their meanings. */
export const FORM_FACTORS = {
  bicycle: 'Bicycle',
  cargo_bicycle: 'Cargo bicycle',
  car: 'Car',
  moped: 'Moped',
  scooter_seated: 'Kick scooter with a seat',
  scooter_standing: 'Kick scooter',
  other: 'Another vehicle',
} as const;

/** Drives of vehicles that GBFS knows, with their meanings. */
export const PROPULSIONS = {
  human: 'Pedals or feet',
  electric_assist: 'Pedals with an electric motor',
  electric: 'Battery alone',
  combustion: 'Petrol engine',
  combustion_diesel: 'Diesel engine',
  hybrid: 'Engine and battery',
  plug_in_hybrid: 'Engine and a battery that can be charged',
  hydrogen_fuel_cell: 'Fuel cell',
} as const;

/** Where vehicles may be left, with the meanings of the words. */
export const RETURN_CONSTRAINTS = {
  free_floating: 'Anywhere within the area',
  roundtrip_station: 'At the station where the ride began',
  any_station: 'At any station',
  hybrid: 'At a station or anywhere within the area',
} as const;

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

const rentalUris = may(
  'rental_uris',
  object(
    may('android', 'url', 'Link into the app on Android'),
    may('ios', 'url', 'Link into the app on iOS'),
    may('web', 'url', 'Page on which to rent'),
  ),
  'Where riders rent it',
);

const app = object(
  must('store_uri', 'url', 'Where the app is installed from'),
  must('discovery_uri', 'url', 'Address that shows whether the app is installed'),
);

const countsOfTypes = listOf(
  object(
    must('vehicle_type_ids', listOf(refersTo('vehicle-type')), 'The types of vehicles that are counted together'),
    must('count', 'count', 'How many of them'),
  ),
);

const prices = (unit: string): GbfsType =>
  listOf(
    object(
      must('start', 'amount', `From which ${unit} on`),
      must('rate', 'number', 'Price of each interval'),
      must('interval', 'amount', `Length of an interval in ${unit}s; 0 = charged once`),
      may('end', 'amount', `Up to which ${unit}; absent = to the end of the ride`),
    ),
  );

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

const vehicleFields: readonly GbfsField[] = [
  must('bike_id', defines('vehicle'), 'Id of the vehicle; a new one after each rental', {
    ...TO_2,
    became: 'vehicle_id',
  }),
  must('vehicle_id', defines('vehicle'), 'Id of the vehicle; a new one after each rental', ONLY_3),
  may('lat', 'latitude', 'Latitude in degrees'),
  may('lon', 'longitude', 'Longitude in degrees'),
  must('is_reserved', 'flag', 'Whether a rider has reserved it'),
  must('is_disabled', 'flag', 'Whether it is out of service'),
  rentalUris,
  may('vehicle_type_id', refersTo('vehicle-type'), 'Its type', FROM_2),
  may('last_reported', 'instant', 'When it last reported', FROM_2),
  may('current_range_meters', 'amount', 'How far it gets with its battery or tank, in metres', FROM_2),
  may('current_fuel_percent', 'share', 'Charge or fuel as a share: 0.31 = 31%', FROM_2),
  may('station_id', refersTo('station'), 'Station at which it stands', FROM_2),
  may('home_station_id', refersTo('station'), 'Station to which it must return', FROM_2),
  may('pricing_plan_id', refersTo('pricing-plan'), 'Prices that apply to it', FROM_2),
  may(
    'vehicle_equipment',
    listOf(
      oneOf({
        child_seat_a: 'Child seat up to 10 kg',
        child_seat_b: 'Child seat from 9 to 18 kg',
        child_seat_c: 'Child seat from 15 to 25 kg',
        winter_tires: 'Winter tyres',
        snow_chains: 'Snow chains',
      }),
    ),
    'What is on board',
    FROM_2,
  ),
  may('available_until', 'date-time', 'Until when it can be rented', FROM_2),
];

function file(name: string, meaning: string, fields: readonly GbfsField[], isByLanguage = false): GbfsFileKind {
  return { name, meaning, fields, isByLanguage };
}

const list = (name: string, meaning: string, ...fields: readonly GbfsField[]): GbfsField =>
  must(name, listOf(object(...fields)), meaning);

/**
 * The files and fields of GBFS 1.0 to 3.0 (MobilityData/gbfs). Editors explain, complete and check files by these rows, and the importer reads no
 * field that is not here. Fields that only drafts or later releases of a version have count for the whole version.
 */
export const gbfsFiles: readonly GbfsFileKind[] = [
  file(
    'gbfs',
    'The files of a system and their addresses',
    [
      list(
        'feeds',
        'The files of the system',
        must('name', 'text', 'Name of the file without .json'),
        must('url', 'url', 'Address of the file'),
      ),
    ],
    true,
  ),
  file('gbfs_versions', 'The versions in which a system is published', [
    list(
      'versions',
      'The versions',
      must('version', 'text', 'Version of GBFS'),
      must('url', 'url', 'Address of its gbfs.json'),
    ),
  ]),
  file('system_information', 'The system and its operator', [
    must('system_id', 'text', 'Id of the system, the same for ever'),
    must('language', 'text', 'Language of the texts', { ...TO_2, became: 'languages' }),
    must('languages', listOf('text'), 'Languages of the texts', ONLY_3),
    must('name', 'local', 'Name as riders know it'),
    may('short_name', 'local', 'Abbreviation of the name'),
    may('operator', 'local', 'Company that runs the system'),
    may('url', 'url', 'Web site of the system'),
    may('purchase_url', 'url', 'Where riders become members'),
    may('start_date', 'date', 'First day of the system'),
    may('termination_date', 'date', 'Last day of the system', ONLY_3),
    may('phone_number', 'text', 'Phone number for riders'),
    may('email', 'text', 'E-mail address for riders'),
    may('feed_contact_email', 'text', 'E-mail address for questions about the data'),
    must('timezone', 'text', 'Time zone of the system: Europe/Oslo'),
    must('opening_hours', 'text', 'When vehicles can be rented, as OpenStreetMap writes opening hours', ONLY_3),
    may('license_id', 'text', 'SPDX identifier of the licence of the data', ONLY_3),
    may('license_url', 'url', 'Licence of the data'),
    may('attribution_organization_name', 'local', 'Organisation to name with the data', ONLY_3),
    may('attribution_url', 'url', 'Page of that organisation', ONLY_3),
    may('manifest_url', 'url', 'Address of the list of all systems of the publisher', ONLY_3),
    may('terms_url', 'local-url', 'Terms of use', FROM_2),
    may('terms_last_updated', 'date', 'When the terms last changed', FROM_2),
    may('privacy_url', 'local-url', 'Privacy policy', FROM_2),
    may('privacy_last_updated', 'date', 'When the privacy policy last changed', FROM_2),
    may(
      'brand_assets',
      object(
        must('brand_last_modified', 'date', 'When the brand last changed'),
        must('brand_image_url', 'url', 'Logo'),
        may('brand_image_url_dark', 'url', 'Logo for dark pages'),
        may('brand_terms_url', 'url', 'Terms for the use of the logo'),
        may('color', 'text', 'Colour of the brand: #C2D32C'),
      ),
      'The brand of the system',
      FROM_2,
    ),
    may(
      'rental_apps',
      object(may('android', app, 'App for Android'), may('ios', app, 'App for iOS')),
      'Apps with which riders rent',
    ),
  ]),
  file('vehicle_types', 'The types of vehicles', [
    list(
      'vehicle_types',
      'The types',
      must('vehicle_type_id', defines('vehicle-type'), 'Id of the type'),
      must('form_factor', oneOf({ ...FORM_FACTORS, scooter: 'Kick scooter, up to version 2.2' }), 'Kind of vehicle'),
      must('propulsion_type', oneOf(PROPULSIONS), 'What drives it'),
      may('name', 'local', 'Name as riders know it'),
      may('description', 'local', 'About the type', ONLY_3),
      may('make', 'local', 'Manufacturer'),
      may('model', 'local', 'Model'),
      may('rider_capacity', 'count', 'Riders, the driver included'),
      may('cargo_volume_capacity', 'count', 'Litres of cargo'),
      may('cargo_load_capacity', 'count', 'Kilograms of cargo'),
      may('max_range_meters', 'amount', 'How far it gets with a full battery or tank, in metres'),
      may('eco_label', listOf(ecoLabel()), 'Stickers for low emission zones', { ...ONLY_2, became: 'eco_labels' }),
      may('eco_labels', listOf(ecoLabel()), 'Stickers for low emission zones', ONLY_3),
      may('color', 'text', 'Colour'),
      may(
        'vehicle_accessories',
        listOf(
          oneOf({
            air_conditioning: 'Air conditioning',
            automatic: 'Automatic gear',
            manual: 'Manual gear',
            convertible: 'Convertible',
            cruise_control: 'Cruise control',
            doors_2: 'Two doors',
            doors_3: 'Three doors',
            doors_4: 'Four doors',
            doors_5: 'Five doors',
            navigation: 'Navigation',
          }),
        ),
        'Equipment of each vehicle',
      ),
      may('g_CO2_km', 'amount', 'Grams of CO₂ per kilometre'),
      may('vehicle_image', 'url', 'Picture'),
      may(
        'vehicle_assets',
        object(
          must('icon_url', 'url', 'Picture for maps'),
          may('icon_url_dark', 'url', 'Picture for dark maps'),
          must('icon_last_modified', 'date', 'When the pictures last changed'),
        ),
        'Pictures for maps',
      ),
      may('wheel_count', 'count', 'Number of wheels'),
      may('max_permitted_speed', 'amount', 'Highest allowed speed in km/h'),
      may('rated_power', 'amount', 'Power in watts'),
      may('default_reserve_time', 'amount', 'For how many minutes riders may reserve it'),
      may('return_constraint', oneOf(RETURN_CONSTRAINTS), 'Where it may be left'),
      may('return_type', listOf(oneOf(RETURN_CONSTRAINTS)), 'Where it may be left, in a draft', {
        ...ONLY_2,
        became: 'return_constraint',
      }),
      may('default_pricing_plan_id', refersTo('pricing-plan'), 'Prices that apply unless a vehicle has its own'),
      may('pricing_plan_ids', listOf(refersTo('pricing-plan')), 'All prices that riders may choose'),
    ),
  ]),
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
  file('free_bike_status', 'Vehicles to rent now (up to version 2)', [list('bikes', 'The vehicles', ...vehicleFields)]),
  file('vehicle_status', 'Vehicles to rent now (from version 3)', [list('vehicles', 'The vehicles', ...vehicleFields)]),
  file('system_hours', 'When vehicles can be rented (up to version 2)', [
    list(
      'rental_hours',
      'The hours',
      must('user_types', listOf(oneOf({ member: 'Members', nonmember: 'Everybody else' })), 'For whom'),
      must(
        'days',
        listOf(
          oneOf({
            mon: 'Mondays',
            tue: 'Tuesdays',
            wed: 'Wednesdays',
            thu: 'Thursdays',
            fri: 'Fridays',
            sat: 'Saturdays',
            sun: 'Sundays',
          }),
        ),
        'On which days',
      ),
      must('start_time', 'clock', 'From when'),
      must('end_time', 'clock', 'Until when; after midnight 25:30:00 and so on'),
    ),
  ]),
  file('system_calendar', 'The seasons of the system (up to version 2)', [
    list(
      'calendars',
      'The seasons',
      must('start_month', 'count', 'Month of the first day'),
      must('start_day', 'count', 'First day'),
      may('start_year', 'count', 'Its year; absent = every year'),
      must('end_month', 'count', 'Month of the last day'),
      must('end_day', 'count', 'Last day, included'),
      may('end_year', 'count', 'Its year; absent = every year'),
    ),
  ]),
  file('system_regions', 'The regions of the system', [
    list(
      'regions',
      'The regions',
      must('region_id', defines('region'), 'Id of the region'),
      must('name', 'local', 'Name as riders know it'),
    ),
  ]),
  file('system_pricing_plans', 'What rides cost', [
    list(
      'plans',
      'The prices',
      must('plan_id', defines('pricing-plan'), 'Id of the prices'),
      may('url', 'url', 'Page about the prices'),
      must('name', 'local', 'Name as riders know it'),
      must('currency', 'text', 'Currency: EUR'),
      must('price', 'amount', 'Price of a ride, before what is charged by the minute or kilometre'),
      may('reservation_price_per_min', 'amount', 'Price of each minute of a reservation', ONLY_3),
      may('reservation_price_flat_rate', 'amount', 'Price of a reservation', ONLY_3),
      must('is_taxable', 'flag', 'Whether taxes are added'),
      must('description', 'local', 'The prices in words'),
      may('per_km_pricing', prices('kilometre'), 'Prices by distance', FROM_2),
      may('per_min_pricing', prices('minute'), 'Prices by time', FROM_2),
      may('surge_pricing', 'flag', 'Whether prices may rise with demand', FROM_2),
    ),
  ]),
  file('system_alerts', 'What riders should know now', [
    list(
      'alerts',
      'The alerts',
      must('alert_id', defines('alert'), 'Id of the alert'),
      must(
        'type',
        oneOf({
          system_closure: 'The system is closed',
          station_closure: 'Stations are closed',
          station_move: 'Stations have moved',
          other: 'Something else',
        }),
        'What it is about',
      ),
      may(
        'times',
        listOf(object(may('start', 'instant', 'From when'), may('end', 'instant', 'Until when; absent = not known'))),
        'When it applies',
      ),
      may('station_ids', listOf(refersTo('station')), 'Stations concerned'),
      may('region_ids', listOf(refersTo('region')), 'Regions concerned'),
      may('url', 'local-url', 'Page about it'),
      must('summary', 'local', 'The alert in a few words'),
      may('description', 'local', 'The alert'),
      may('last_updated', 'instant', 'When it last changed'),
    ),
  ]),
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

function ecoLabel(): GbfsType {
  return object(must('country_code', 'text', 'Country of the sticker: FR'), must('eco_sticker', 'text', 'The sticker'));
}

const byName = new Map(gbfsFiles.map((row) => [row.name, row]));

/** The file of a name without `.json`; undefined for a file that is not part of GBFS. */
export function gbfsFileKind(name: string): GbfsFileKind | undefined {
  return byName.get(name);
}
