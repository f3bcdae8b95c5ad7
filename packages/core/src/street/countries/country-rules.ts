/** Default speed limits in km/h where no sign gives one; `none` where there is no limit. */
export interface DefaultSpeeds {
  readonly urban: number;
  readonly rural: number;
  /** The limit on motor roads that are not motorways, and on dual carriageways. */
  readonly trunk: number;
  readonly motorway: number | 'none';
}

/** Traffic law for streets without tags. */
export interface CountryRules {
  /** ISO 3166-1 alpha-2; '' for no particular country. */
  readonly code: string;
  readonly drivesLeft: boolean;
  readonly speeds: DefaultSpeeds;
  /** Whether `speeds` are the limits of this country's law; else they are the most common ones. */
  readonly hasOwnSpeeds: boolean;
  /** Whether walkers may use a cycle path without access tags. */
  readonly walkOnCycleways: boolean;
  /** Whether cyclists may ride on a footpath without access tags. */
  readonly rideOnFootways: boolean;
  /** Whether vehicles up to 45 km/h (fast e-scooters, speed pedelecs) may use a cycle path without access tags. */
  readonly fastOnCycleways: boolean;
  /** IANA time zones of the country, the most populous first. */
  readonly zones: readonly string[];
  /** Cyclists may ride against one-way streets up to this limit (km/h) unless tagged otherwise; 0 for no such rule. */
  readonly contraflowUpTo: number;
}

/** The rules for an unknown country: traffic on the right, the most common limits, cycle paths open to walkers. */
export const DEFAULT_COUNTRY: CountryRules = {
  code: '',
  drivesLeft: false,
  speeds: { urban: 50, rural: 90, trunk: 100, motorway: 120 },
  hasOwnSpeeds: false,
  walkOnCycleways: true,
  rideOnFootways: false,
  fastOnCycleways: false,
  zones: [],
  contraflowUpTo: 0,
};

type Row = readonly [
  code: string,
  urban: number,
  rural: number,
  trunk: number,
  motorway: number | 'none',
  zones: string,
  notes?: Partial<CountryRules>,
];

const LEFT: Partial<CountryRules> = { drivesLeft: true };
const NO_WALKERS: Partial<CountryRules> = { walkOnCycleways: false };

/** Legal limits (2025), and the time zones that identify a region's country; miles per hour rounded to km/h. */
const rows: readonly Row[] = [
  ['AR', 60, 110, 120, 130, 'America/Argentina/Buenos_Aires America/Buenos_Aires'],
  ['AT', 50, 100, 100, 130, 'Europe/Vienna', NO_WALKERS],
  [
    'AU',
    50,
    100,
    110,
    110,
    'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin',
    LEFT,
  ],
  ['BE', 50, 70, 120, 120, 'Europe/Brussels', { fastOnCycleways: true }],
  ['BG', 50, 90, 120, 140, 'Europe/Sofia'],
  [
    'BR',
    60,
    100,
    110,
    110,
    'America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Manaus America/Belem America/Cuiaba',
  ],
  [
    'CA',
    50,
    80,
    90,
    100,
    'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/Regina America/St_Johns',
  ],
  ['CH', 50, 80, 100, 120, 'Europe/Zurich', { ...NO_WALKERS, fastOnCycleways: true }],
  ['CL', 50, 100, 120, 120, 'America/Santiago'],
  ['CN', 50, 70, 100, 120, 'Asia/Shanghai'],
  ['CO', 50, 80, 90, 120, 'America/Bogota'],
  ['CY', 50, 80, 80, 100, 'Asia/Nicosia', LEFT],
  ['CZ', 50, 90, 110, 130, 'Europe/Prague'],
  ['DE', 50, 100, 100, 'none', 'Europe/Berlin', NO_WALKERS],
  ['DK', 50, 80, 80, 130, 'Europe/Copenhagen', { fastOnCycleways: true }],
  ['EE', 50, 90, 110, 110, 'Europe/Tallinn'],
  ['ES', 50, 90, 100, 120, 'Europe/Madrid Atlantic/Canary', NO_WALKERS],
  ['FI', 50, 80, 100, 120, 'Europe/Helsinki'],
  ['FR', 50, 80, 110, 130, 'Europe/Paris', { ...NO_WALKERS, contraflowUpTo: 30 }],
  ['GB', 48, 97, 113, 113, 'Europe/London', LEFT],
  ['GR', 50, 90, 110, 130, 'Europe/Athens'],
  ['HK', 50, 70, 80, 110, 'Asia/Hong_Kong', LEFT],
  ['HR', 50, 90, 110, 130, 'Europe/Zagreb'],
  ['HU', 50, 90, 110, 130, 'Europe/Budapest'],
  ['ID', 50, 80, 80, 100, 'Asia/Jakarta', LEFT],
  ['IE', 50, 80, 100, 120, 'Europe/Dublin', LEFT],
  ['IN', 50, 70, 100, 120, 'Asia/Kolkata Asia/Calcutta', LEFT],
  ['IS', 50, 90, 90, 90, 'Atlantic/Reykjavik'],
  ['IT', 50, 90, 110, 130, 'Europe/Rome', NO_WALKERS],
  ['JP', 60, 60, 60, 100, 'Asia/Tokyo', LEFT],
  ['KR', 50, 80, 90, 100, 'Asia/Seoul'],
  ['LT', 50, 90, 120, 130, 'Europe/Vilnius'],
  ['LU', 50, 90, 90, 130, 'Europe/Luxembourg'],
  ['LV', 50, 90, 100, 110, 'Europe/Riga'],
  ['MT', 50, 80, 80, 80, 'Europe/Malta', LEFT],
  ['MX', 50, 80, 100, 110, 'America/Mexico_City America/Monterrey'],
  ['MY', 50, 90, 90, 110, 'Asia/Kuala_Lumpur', LEFT],
  ['NL', 50, 80, 100, 100, 'Europe/Amsterdam'],
  ['NO', 50, 80, 80, 110, 'Europe/Oslo', { rideOnFootways: true }],
  ['NZ', 50, 100, 100, 100, 'Pacific/Auckland', LEFT],
  ['PL', 50, 90, 100, 140, 'Europe/Warsaw', NO_WALKERS],
  ['PT', 50, 90, 100, 120, 'Europe/Lisbon Atlantic/Azores Atlantic/Madeira'],
  ['RO', 50, 90, 100, 130, 'Europe/Bucharest'],
  ['RS', 50, 80, 100, 130, 'Europe/Belgrade'],
  [
    'RU',
    60,
    90,
    110,
    110,
    'Europe/Moscow Asia/Krasnoyarsk Asia/Novosibirsk Asia/Yekaterinburg Asia/Vladivostok Asia/Irkutsk Europe/Samara Asia/Omsk',
  ],
  ['SE', 50, 70, 70, 110, 'Europe/Stockholm'],
  ['SG', 50, 50, 70, 90, 'Asia/Singapore', LEFT],
  ['SI', 50, 90, 110, 130, 'Europe/Ljubljana'],
  ['SK', 50, 90, 90, 130, 'Europe/Bratislava'],
  ['TH', 80, 90, 100, 120, 'Asia/Bangkok', LEFT],
  ['TR', 50, 90, 110, 130, 'Europe/Istanbul'],
  ['UA', 50, 90, 110, 130, 'Europe/Kyiv Europe/Kiev'],
  [
    'US',
    40,
    89,
    105,
    105,
    'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Anchorage Pacific/Honolulu America/Boise',
  ],
  ['ZA', 60, 100, 120, 120, 'Africa/Johannesburg', LEFT],
];

/** Countries and territories of which only the side of the road is known: traffic keeps left. */
const LEFT_ALONE =
  'AG BB BD BN BS BT BW DM FJ GD GY JM KE KI KN LC LK LS MO MU MV MW MZ NA NP NR PG PK SB SC SR SZ TL TO TT TV TZ UG VC VI WS ZM ZW';

const byCode: ReadonlyMap<string, CountryRules> = new Map([
  ...LEFT_ALONE.split(' ').map((code) => [code, { ...DEFAULT_COUNTRY, ...LEFT, code }] as const),
  ...rows.map(
    ([code, urban, rural, trunk, motorway, zones, notes]) =>
      [
        code,
        {
          ...DEFAULT_COUNTRY,
          ...notes,
          code,
          speeds: { urban, rural, trunk, motorway },
          hasOwnSpeeds: true,
          zones: zones.split(' '),
        },
      ] as const,
  ),
]);
const byZone: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([code, , , , , zones]) => zones.split(' ').map((zone) => [zone, code] as const)),
);

/** Codes of the countries with a row, in alphabetical order. */
export const knownCountries: readonly string[] = [...byCode.keys()].sort();

/** The rules of a country by its ISO 3166-1 code, any case; undefined for one without a row. */
export function countryRules(code: string): CountryRules | undefined {
  return byCode.get(code.toUpperCase());
}

/** The rules of the country of a time zone; {@link DEFAULT_COUNTRY} for zones not listed. */
export function countryOfZone(zone: string): CountryRules {
  return byCode.get(byZone.get(zone) ?? '') ?? DEFAULT_COUNTRY;
}
