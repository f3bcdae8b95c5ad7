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
