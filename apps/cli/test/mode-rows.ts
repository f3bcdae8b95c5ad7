import type { Airport, LandmarkId } from '@tripwright/sample-city';

/** Least and most plausible value, both included. */
export type Span = readonly [least: number, most: number];

/** A row of the table of mode identifiers (spec 2.2), and a journey in the sample city that uses the mode. */
export interface ModeRow {
  /** Identifier of the row, with a provider or line in place of `<…>`. */
  readonly mode: string;
  /** Identifier as the table spells it, where it holds `<…>`. */
  readonly row?: string;
  /** Requested modes; the row's own unless given. */
  readonly ask?: readonly string[];
  readonly from: LandmarkId | Airport['id'];
  readonly to: LandmarkId | Airport['id'];
  /** Local departure time on the Wednesday of the request; 10:00 unless given. */
  readonly at?: string;
  /** Minutes from door to door. */
  readonly minutes: Span;
  /** Kilometres per hour between boarding and alighting, along the way; for modes that move. */
  readonly kmh?: Span;
  /** Minutes spent in place; for modes that do not move. */
  readonly pause?: Span;
  /** Price of the trip. */
  readonly euros: Span;
  /** Grams of CO₂ of the trip. */
  readonly grams: Span;
  /** Kilocalories burnt. */
  readonly kcal: Span;
  /** Hassle of the trip, in cost units; up to 6 unless given. An hour of waiting is 6. */
  readonly hassle?: Span;
}

const TOWN: Span = [2, 3.1];
const OUT: Span = [2.8, 3.2];

/** Every row of the table, in its order. */
export const modeRows: readonly ModeRow[] = [
  transit('pt_pub', 'garden-city', 'harbour-market', [15, 45], [10, 60], OUT, [20, 600]),
  transit('pt_pub_bus', 'hill-quarter', 'central-station', [10, 45], [12, 40], TOWN, [50, 500]),
  transit('pt_pub_cablecar', 'opera', 'hill-quarter', [8, 25], [6, 20], TOWN, [10, 150]),
  transit('pt_pub_car', 'hospital', 'garden-city', [12, 35], [18, 50], OUT, [50, 600]),
  transit('pt_pub_ferry', 'old-town-pier', 'lighthouse', [10, 30], [10, 35], [3.5, 3.5], [150, 700]),
  transit('pt_pub_coach', 'central-station', 'saltmarsh', [15, 45], [35, 90], [9.5, 9.5], [200, 800]),
  transit('pt_pub_expressbus', 'west-shore', 'airport', [15, 40], [25, 60], OUT, [200, 1000]),
  transit('pt_pub_funicular', 'harbour-market', 'hill-quarter', [10, 30], [5, 20], TOWN, [5, 150]),
  transit('pt_pub_gondola', 'viewpoint', 'harbour-market', [8, 30], [8, 25], TOWN, [5, 150]),
  transit('pt_pub_metro', 'west-shore', 'ring-east', [12, 30], [25, 60], OUT, [100, 500]),
  transit('pt_pub_monorail', 'airport', 'ring-east', [5, 15], [18, 45], OUT, [20, 300]),
  transit('pt_pub_regionaltrain', 'central-station', 'ardenfield', [10, 30], [50, 120], [6.5, 7.5], [200, 800]),
  transit('pt_pub_subway', 'birch-lake', 'docks', [10, 25], [20, 55], OUT, [50, 400]),
  transit('pt_pub_train', 'central-station', 'airport', [5, 15], [30, 90], OUT, [50, 300]),
  transit('pt_pub_tram', 'west-beach', 'eastfields-centre', [20, 45], [12, 30], OUT, [80, 400]),
  { ...transit('pt_ltd_SCHOOLBUS', 'west-shore', 'school', [10, 40], [15, 45], OUT, [100, 800]), at: '07:00' },
  {
    ...transit('pt_ltd_SCHOOLBUS_S12', 'birch-lake', 'school', [10, 40], [12, 45], OUT, [50, 600]),
    row: 'pt_ltd_SCHOOLBUS_<line number>',
    at: '07:00',
  },

  driven('ps_drt', 'saltmarsh', 'airport', [15, 40], [3.2, 8], [500, 1600]),
  {
    ...driven('ps_drt_merrow-hopper', 'airport', 'saltmarsh', [15, 40], [3.2, 8], [500, 1600]),
    row: 'ps_drt_<provider>',
  },
  driven('ps_tax', 'university', 'airport', [8, 25], [6, 14], [400, 1200]),
  driven('ps_tnc', 'garden-city', 'docks', [8, 25], [3, 12], [400, 1300]),
  { ...driven('ps_tnc_tern', 'university', 'market-square', [6, 20], [3, 6], [200, 700]), row: 'ps_tnc_<provider>' },
  driven('me_car', 'garden-city', 'expo', [6, 25], [0.2, 6], [300, 900]),
  driven('me_car-s', 'university', 'market-square', [8, 25], [1.5, 5], [150, 600]),
  driven('me_car-r', 'airport', 'central-station', [20, 50], [40, 50], [300, 1200]),
  driven('me_car-p', 'ring-east', 'university', [8, 25], [1, 2], [80, 400]),
  driven('me_mot', 'garden-city', 'docks', [6, 25], [0.1, 5], [150, 700]),

  ridden('me_mic', 'garden-city', 'market-square', [10, 25], [9, 22], [40, 200]),
  ridden('me_mic_bic', 'university', 'harbour-market', [6, 20], [9, 22], [25, 150]),
  {
    ...ridden('me_mic_fold-bic', 'garden-city', 'lighthouse', [25, 60], [9, 22], [60, 300]),
    ask: ['me_mic_fold-bic', 'pt_pub'],
    euros: [3, 6],
    grams: [50, 700],
  },
  ridden('me_mic_e-sco', 'garden-city', 'market-square', [8, 25], [9, 25], [0, 100]),
  ridden('me_mic_fast-e-sco', 'garden-city', 'market-square', [6, 20], [12, 45], [0, 100]),
  { ...ridden('me_mic-s', 'university', 'market-square', [8, 20], [9, 25], [20, 150]), euros: [1, 3] },

  pause('stationary_parking-onstreet', ['me_car'], 'university', 'docks', [5, 25], [1, 5], [0.2, 6], [100, 900]),
  pause(
    'stationary_parking-offstreet',
    ['me_car'],
    'west-shore',
    'market-square',
    [8, 30],
    [1, 6],
    [1, 8],
    [300, 1200],
  ),
  pause('stationary_wait', ['ps_tax'], 'university', 'airport', [8, 25], [1, 8], [6, 14], [400, 1200]),
  pause('stationary_transfer', ['pt_pub'], 'west-shore', 'lighthouse', [25, 70], [0.5, 30], [3, 7], [100, 900]),
  pause('stationary_vehicle-collect', ['me_mic-s'], 'university', 'market-square', [8, 20], [0.5, 3], [1, 3], [0, 0]),
  pause(
    'stationary_vehicle-return',
    ['me_car-s'],
    'university',
    'market-square',
    [8, 25],
    [0.5, 5],
    [1.5, 5],
    [150, 600],
  ),
  airport('checkin', 'university', 'XSP', [90, 90], [60, 63]),
  airport('checkout', 'university', 'XSP', [30, 30], [60, 63]),
  airport('transfer', 'university', 'XFH', [60, 90], [138, 142]),
];

/** Groups of the table of prefixes that have no identifier of their own there, each by one of its modes; and a bicycle on board. */
export const groupRows: readonly ModeRow[] = [
  { ...ridden('wa_wal', 'market-square', 'opera', [5, 40], [3, 6], [10, 200]) },
  { ...ridden('wa_whe', 'market-square', 'old-town-pier', [4, 30], [2, 6], [5, 100]) },
  // On the ferry that carries bicycles, then ridden to the destination (SV-21).
  {
    ...ridden('me_mic_bic', 'garden-city', 'lighthouse', [25, 40], [9, 22], [60, 300]),
    ask: ['me_mic_bic', 'pt_pub'],
    euros: [3, 4],
    grams: [50, 400],
  },
  flight('in_air', ['pt_pub', 'in_air'], [60, 63], [150, 260]),
  flight('in_air', ['ps_tax', 'in_air'], [65, 75], [150, 240]),
  flight('in_air', ['me_car', 'in_air'], [59, 70], [150, 240]),
  // Alone, from a stop in town, and as park-and-ride: the train at Ardenfield is the nearest by car.
  transit('in_rail', 'central-station', 'highmoor', [25, 45], [90, 160], [16.5, 16.5], [1200, 2400]),
  {
    ...transit('pt_pub_regionaltrain', 'university', 'highmoor', [35, 70], [90, 160], [16.5, 16.5], [1200, 2400]),
    ask: ['pt_pub'],
  },
  {
    ...transit('in_rail', 'garden-city', 'highmoor', [30, 60], [90, 160], [17, 30], [2000, 4500]),
    ask: ['me_car', 'in_rail'],
  },
  { ...transit('in_coach', 'central-station', 'saltmarsh', [15, 45], [35, 90], [9.5, 9.5], [200, 800]) },
];

function transit(
  mode: string,
  from: ModeRow['from'],
  to: ModeRow['to'],
  minutes: Span,
  kmh: Span,
  euros: Span,
  grams: Span,
): ModeRow {
  return { mode, from, to, minutes, kmh, euros, grams, kcal: [1, 150] };
}

/** To Sable Point: nearly an hour in the air, and the legs within the airports. */
function flight(mode: string, ask: readonly string[], euros: Span, minutes: Span): ModeRow {
  const grams: Span = [50_000, 70_000];
  return {
    mode,
    ask,
    from: 'university',
    to: 'XSP',
    at: '08:00',
    minutes,
    kmh: [250, 900],
    euros,
    grams,
    kcal: [0, 150],
    hassle: [0, 27],
  };
}

function airport(what: string, from: ModeRow['from'], to: ModeRow['to'], spent: Span, euros: Span): ModeRow {
  const mode = `stationary_airport-${what}`;
  const grams: Span = to === 'XFH' ? [140_000, 200_000] : [50_000, 70_000];
  const minutes: Span = to === 'XFH' ? [300, 380] : [150, 260];
  return {
    mode,
    ask: ['pt_pub', 'in_air'],
    from,
    to,
    at: '08:00',
    minutes,
    pause: spent,
    euros,
    grams,
    kcal: [0, 150],
    hassle: [0, 27],
  };
}

function driven(
  mode: string,
  from: ModeRow['from'],
  to: ModeRow['to'],
  minutes: Span,
  euros: ModeRow['euros'],
  grams: Span,
): ModeRow {
  return { mode, from, to, minutes, kmh: [12, 100], euros, grams, kcal: [0, 60] };
}

function ridden(mode: string, from: ModeRow['from'], to: ModeRow['to'], minutes: Span, kmh: Span, kcal: Span): ModeRow {
  return { mode, from, to, minutes, kmh, euros: [0, 0], grams: [0, 0], kcal };
}

function pause(
  mode: string,
  ask: readonly string[],
  from: ModeRow['from'],
  to: ModeRow['to'],
  minutes: Span,
  spent: Span,
  euros: Span,
  grams: Span,
): ModeRow {
  return { mode, ask, from, to, minutes, pause: spent, euros, grams, kcal: [0, 150] };
}
