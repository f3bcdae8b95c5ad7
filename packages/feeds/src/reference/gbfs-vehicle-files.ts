import {
  defines,
  FROM_2,
  file,
  type GbfsField,
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
import { FORM_FACTORS, PROPULSIONS, RETURN_CONSTRAINTS } from './gbfs-words.ts';

/** Where riders rent a vehicle, or at a station. */
export const rentalUris: GbfsField = may(
  'rental_uris',
  object(
    may('android', 'url', 'Link into the app on Android'),
    may('ios', 'url', 'Link into the app on iOS'),
    may('web', 'url', 'Page on which to rent'),
  ),
  'Where riders rent it',
);

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

/** The files about types of vehicles, and about vehicles outside stations. */
export const vehicleFiles: readonly GbfsFileKind[] = [
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
  file('free_bike_status', 'Vehicles to rent now (up to version 2)', [list('bikes', 'The vehicles', ...vehicleFields)]),
  file('vehicle_status', 'Vehicles to rent now (from version 3)', [list('vehicles', 'The vehicles', ...vehicleFields)]),
];

function ecoLabel(): GbfsType {
  return object(must('country_code', 'text', 'Country of the sticker: FR'), must('eco_sticker', 'text', 'The sticker'));
}
