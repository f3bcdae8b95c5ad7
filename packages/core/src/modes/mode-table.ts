import type { Colour, GroupRow, ModeId, ModeRow, Pause, StreetProfileName, Travel } from './mode-row.ts';

/** The group prefixes of spec 2.2. The list may grow: clients and servers tolerate unknown groups. */
export const GROUPS: readonly GroupRow[] = [
  { id: 'pt', meaning: 'transit that runs on schedules' },
  { id: 'ps', meaning: 'taxi-like on-demand services' },
  { id: 'me', meaning: 'vehicles the user drives' },
  { id: 'cy', meaning: 'cycling (deprecated; use me_mic_)', replacement: 'me_mic' },
  { id: 'wa', meaning: 'walking and similar (for example wheelchair)' },
  { id: 'in', meaning: 'intercity long-distance transport' },
  { id: 'stationary', meaning: 'stationary segments between transport segments' },
];

const OWN_BICYCLE: Flags = { mustPark: true, carriedWhereAllowed: true };

/**
 * The table of modes: every identifier of spec 2.2, and those of spec 10 where the specification has only the group (`wa_…`,
 * `in_…`) or only the deprecation (`cy_…`). A new mode is one row here and its names in `text`. `order` is the position in lists.
 */
export const MODES: readonly ModeRow[] = [
  scheduled('pt_pub', 'public transit open to the general public', 'public-transport', 0x2563eb, 10),
  transit('bus', 'bus', 'bus', 0x00856f, 11),
  transit('cablecar', 'cable car', 'cablecar', 0x9a3412, 24),
  // The specification lists this identifier without a meaning; in timetables it is a scheduled shared taxi.
  transit('car', 'public transit by car', 'car', 0x475569, 25),
  transit('ferry', 'ferry', 'ferry', 0x0369a1, 19, { majorStops: true }),
  transit('coach', 'long-distance bus', 'coach', 0x7c2d12, 20),
  transit('expressbus', 'express bus', 'bus', 0xb45309, 12),
  transit('funicular', 'funicular', 'funicular', 0x854d0e, 22),
  transit('gondola', 'gondola', 'gondola', 0xa21caf, 23),
  transit('metro', 'like subway but also overground', 'subway', 0x1d4ed8, 14, { majorStops: true }),
  transit('monorail', 'monorail', 'monorail', 0x6d28d9, 21, { majorStops: true }),
  transit('regionaltrain', 'regional trains, for example inter-city', 'train', 0xb91c1c, 17, { majorStops: true }),
  transit('subway', 'subway', 'subway', 0x1e40af, 15, { majorStops: true }),
  transit('train', 'primarily local or commuter train', 'train', 0xdc2626, 16, { majorStops: true }),
  transit('tram', 'tram', 'tram', 0xc2410c, 13),
  {
    ...scheduled('pt_ltd_SCHOOLBUS', 'limited-access public transit (school buses)', 'bus', 0xca8a04, 30, {
      onlyWhenNamed: true,
    }),
    detail: 'line',
  },

  // These identifiers mean one provider or all of them. The specification states it for `ps_drt` and `ps_tnc`; its grammar allows it
  // wherever vehicles belong to a provider.
  provided(
    onStreets('ps_drt', 'demand-responsive transport', 'shuttlebus', 0x0f766e, 42, 'taxi', {
      hailed: true,
      zoned: true,
    }),
  ),
  provided(onStreets('ps_tax', 'taxis', 'taxi', 0xa16207, 40, 'taxi', { hailed: true, ubiquitous: true })),
  provided(onStreets('ps_tnc', 'ride-hailing', 'car-ride-share', 0x334155, 41, 'taxi', { hailed: true })),

  onStreets('me_car', 'own car', 'car', 0x374151, 50, 'car', { mustPark: true }),
  provided(onStreets('me_car-s', 'car sharing', 'car-share', 0x4d7c0f, 51, 'car', { mustReturn: true })),
  provided(onStreets('me_car-r', 'car rental', 'car-rental', 0x3f6212, 52, 'car', { mustReturn: true })),
  provided(onStreets('me_car-p', 'car pooling', 'car-pool', 0x365314, 53, 'car', { poolsRides: true })),
  onStreets('me_mot', 'own motorbike', 'motorbike', 0x57534e, 54, 'motorbike', { mustPark: true }),
  onStreets('me_mic', 'own micro-mobility', 'bicycle', 0x15803d, 60, 'bicycle', OWN_BICYCLE),
  ownMicro('bic', 'regular bicycle', 'bicycle', 0x16a34a, 61, 'bicycle', OWN_BICYCLE),
  ownMicro(
    'fold-bic',
    'folding or portable bicycle; taken on any public transport mode and all the way to the destination',
    'bicycle-folding',
    0x22c55e,
    62,
    'bicycle',
    { carriedAboard: true, folds: true },
  ),
  ownMicro(
    'e-sco',
    'e-scooter up to 25 km/h; portable; generally allowed on cycle lanes, with country-specific exceptions',
    'kickscooter',
    0x0d9488,
    63,
    'e-scooter',
    { carriedAboard: true },
  ),
  ownMicro(
    'fast-e-sco',
    'fast e-scooter up to 45 km/h; portable; generally not allowed on cycle lanes, with country-specific exceptions',
    'kickscooter',
    0x115e59,
    64,
    'fast-e-scooter',
    { carriedAboard: true },
  ),
  provided(
    onStreets('me_mic-s', 'shared micro-mobility (bike or scooter sharing)', 'bicycle-share', 0x65a30d, 65, 'bicycle', {
      mustReturn: true,
    }),
  ),

  deprecated(onStreets('cy_bic', 'own bicycle', 'bicycle', 0x16a34a, 90, 'bicycle', OWN_BICYCLE), 'me_mic_bic'),
  deprecated(
    provided(onStreets('cy_bic-s', 'bike sharing', 'bicycle-share', 0x65a30d, 91, 'bicycle', { mustReturn: true })),
    'me_mic-s',
  ),

  { ...onStreets('wa_wal', 'walking', 'walk', 0x4b5563, 1, 'walk', { connector: true }), required: true },
  onStreets('wa_whe', 'moving by wheelchair', 'wheelchair', 0x0e7490, 2, 'wheelchair', { connector: true }),

  scheduled('in_air', 'flight', 'aeroplane', 0x0284c7, 70, { majorStops: true, checksIn: true }),
  scheduled('in_rail', 'long-distance train', 'train', 0x9f1239, 71, { majorStops: true }),
  scheduled('in_coach', 'long-distance coach', 'coach', 0x7f1d1d, 72, { majorStops: true }),
  scheduled('in_ferry', 'long-distance ferry', 'ferry', 0x075985, 73, { majorStops: true }),

  pause('parking-onstreet', 'parking a vehicle on-street', 'parking', 80, 'park-on-street'),
  pause('parking-offstreet', 'parking a vehicle off-street', 'parking', 81, 'park-off-street'),
  pause('wait', 'buffer for waiting for the following transport', 'wait', 82, 'wait'),
  pause('transfer', 'transfer between timetable-based public transport segments', 'transfer', 83, 'transfer'),
  pause('vehicle-collect', 'picking up a shared vehicle', 'collect', 84, 'vehicle-collect'),
  pause('vehicle-return', 'returning a shared vehicle', 'return', 85, 'vehicle-return'),
  pause('airport-checkin', 'checking in at an airport', 'aeroplane', 86, 'airport-checkin'),
  pause(
    'airport-checkout',
    'checking out of an airport (for example luggage, immigration)',
    'aeroplane',
    87,
    'airport-checkout',
  ),
  pause('airport-transfer', 'transfer between flights at an airport', 'aeroplane', 88, 'airport-transfer'),
];

type Flags = Omit<Travel, 'by' | 'profile' | 'pause'>;

function scheduled(
  id: string,
  meaning: string,
  icon: string,
  color: number,
  order: number,
  flags: Flags = {},
): ModeRow {
  const implies = ['wa_wal' as ModeId];
  const travel: Travel = { by: 'timetable', ...flags };
  return { id: id as ModeId, meaning, movement: 'scheduled', travel, icon, color: rgb(color), implies, order };
}

function transit(
  name: string,
  meaning: string,
  icon: string,
  color: number,
  order: number,
  flags: Flags = {},
): ModeRow {
  return { ...scheduled(`pt_pub_${name}`, meaning, icon, color, order, flags), parent: 'pt_pub' as ModeId };
}

function onStreets(
  id: string,
  meaning: string,
  icon: string,
  color: number,
  order: number,
  profile: StreetProfileName,
  flags: Flags = {},
): ModeRow {
  const travel: Travel = { by: 'street', profile, ...flags };
  return { id: id as ModeId, meaning, movement: 'unscheduled', travel, icon, color: rgb(color), order };
}

function ownMicro(
  name: string,
  meaning: string,
  icon: string,
  color: number,
  order: number,
  profile: StreetProfileName,
  flags: Flags,
): ModeRow {
  const row = onStreets(`me_mic_${name}`, meaning, icon, color, order, profile, flags);
  return { ...row, parent: 'me_mic' as ModeId };
}

function pause(name: string, meaning: string, icon: string, order: number, purpose: Pause): ModeRow {
  const travel: Travel = { by: 'nothing', pause: purpose };
  const id = `stationary_${name}` as ModeId;
  return { id, meaning, movement: 'stationary', travel, icon, color: rgb(0x6b7280), order };
}

function provided(row: ModeRow): ModeRow {
  return { ...row, detail: 'provider' };
}

function deprecated(row: ModeRow, replacement: string): ModeRow {
  return { ...row, meaning: `${row.meaning} (deprecated)`, replacement: replacement as ModeId };
}

function rgb(hex: number): Colour {
  return { red: hex >> 16, green: (hex >> 8) & 255, blue: hex & 255 };
}
