// Itineraries of every kind, to read the texts of a language: examples, not answers of an engine.
import { parseMoney } from '../packages/core/src/base/index.ts';
import { encodePolyline } from '../packages/core/src/geo/index.ts';
import type {
  Call,
  CarPark,
  Fact,
  Leg,
  Operator,
  Place,
  PricedPart,
  RideLeg,
  StationaryLeg,
  StreetLeg,
  StreetSection,
} from '../packages/core/src/model/index.ts';

/** An itinerary to read: its legs with what they cost. */
export interface ExampleTrip {
  readonly title: string;
  readonly legs: readonly Leg[];
  readonly costs?: readonly PricedPart[];
  readonly wheelchair?: boolean;
}

const ZONE = 'Europe/Lisbon';
/** Monday, 2 November 2026, 01:00 in Lisbon: an hour that some languages write with another article. */
const START = Date.UTC(2026, 10, 2, 1, 0) / 1000;

let minute = 0;

/** Times run on from leg to leg. */
function times(minutes: number): { readonly departure: number; readonly arrival: number } {
  const departure = START + minute * 60;
  minute += minutes;
  return { departure, arrival: START + minute * 60 };
}

function place(name: string, platform = '', wheelchair: Fact = 'unknown'): Place {
  const at = { lat: 38.7 + name.length / 1000, lng: -9.1 - platform.length / 1000, name, timezone: ZONE };
  const stop = { code: name, publicCode: '', platform, parentCode: undefined, wheelchair, popularity: 0 };
  return { ...at, address: '', stop: { ...at, ...stop } };
}

/** A place that is no stop; '' has no name. */
function spot(name = ''): Place {
  return { ...place(name), stop: undefined };
}

interface RideDetails extends Partial<RideLeg> {
  readonly number?: string;
  readonly line?: string;
  readonly towards?: string;
  readonly stops?: number;
  readonly board?: Partial<Call>;
  readonly alight?: Partial<Call>;
}

function ride(mode: string, minutes: number, from: Place, to: Place, details: RideDetails = {}): RideLeg {
  const { number = '12', line = '', towards = 'Lighthouse', stops = 4, board, alight, ...more } = details;
  const { departure, arrival } = times(minutes);
  const callAt = (at: Place, changes: Partial<Call> = {}): Call =>
    ({
      stop: at.stop,
      arrival,
      departure,
      pickup: 'regular',
      dropOff: 'regular',
      approximate: false,
      ...changes,
    }) as Call;
  const between = Array.from({ length: stops - 1 }, () => callAt(to));
  return {
    kind: 'ride',
    mode,
    departure,
    arrival,
    feed: 'example',
    tripId: 'trip',
    serviceTripId: 'trip',
    serviceDate: '2026-11-02',
    route: {
      ...{ feed: 'example', id: 'route', shortName: number, longName: line, color: '', textColor: '' },
      agency: { feed: 'example', id: 'agency', name: 'Merrow Transit', url: '', phone: '+351 200 000 000' },
    },
    headsign: towards,
    tripShortName: '',
    direction: 0,
    from,
    to,
    fromPosition: 0,
    toPosition: stops,
    calls: [callAt(from, board), ...between, callAt(to, alight)],
    geometry: encodePolyline([from, to]),
    metres: 5000,
    wheelchair: 'unknown',
    bicycles: 'unknown',
    headway: undefined,
    seated: false,
    ...more,
  };
}

interface StreetDetails extends Partial<StreetLeg> {
  readonly sectionsOf?: readonly Partial<StreetSection>[];
}

function street(
  mode: string,
  profile: string,
  minutes: number,
  metres: number,
  to: Place,
  details: StreetDetails = {},
): StreetLeg {
  const { sectionsOf = [], ...more } = details;
  const from = spot('Rua do Sol');
  const geometry = encodePolyline([from, to]);
  return {
    kind: 'street',
    mode,
    profile,
    ...times(minutes),
    from,
    to,
    metres,
    geometry,
    sections: sectionsOf.map((section) => ({
      ...{ name: 'Harbour Street', metres: 100, geometry, instruction: 'TURN_LEFT' as const, safe: 'unknown' as const },
      ...{ dismount: false, roadTags: [] },
      ...section,
    })),
    metresSafe: undefined,
    metresUnsafe: undefined,
    metresDismount: undefined,
    straightLine: false,
    ...more,
  };
}

const walk = (minutes: number, metres: number, to: Place, details?: StreetDetails): StreetLeg =>
  street('wa_wal', 'walk', minutes, metres, to, details);

function pause(name: string, minutes: number, at: Place, details: Partial<StationaryLeg> = {}): StationaryLeg {
  return { kind: 'stationary', mode: `stationary_${name}`, ...times(minutes), at, ...details };
}

const operator = (name: string, more: Partial<Operator> = {}): Operator => ({
  ...{ id: name, name, phone: '+351 210 000 000', website: undefined, color: undefined, bookingUrl: undefined },
  ...more,
});

const carPark = (changes: Partial<CarPark>): CarPark => ({
  ...{ id: 'park', capacity: undefined, disabledBays: undefined, isFree: false, isPaid: false },
  ...changes,
});

const paid = (kind: PricedPart['kind'], leg: number, amount: number, name = ''): PricedPart =>
  ({ kind, id: '', name, money: parseMoney(String(amount), 'EUR'), legs: [leg] }) as PricedPart;

function trip(title: string, build: () => Omit<ExampleTrip, 'title'>): ExampleTrip {
  minute = 0;
  return { title, ...build() };
}

const central = place('Central Station', '5', 'yes');
const pier = place('Old Town Pier', '2', 'no');
const market = place('Market Square', 'B');
const home = spot();

/** Trips of every kind, 29 of them. */
export const exampleTrips: readonly ExampleTrip[] = [
  trip('walking', () => ({ legs: [walk(15, 1300, spot('Lantern Hill'))] })),
  trip('bus', () => ({
    legs: [walk(4, 320, market), ride('pt_pub_bus', 11, market, central, { line: 'Harbour Line' }), walk(3, 250, home)],
  })),
  trip('tram, then metro', () => ({
    legs: [
      ride('pt_pub_tram', 8, place('Opera', '1'), central, { number: '7', stops: 1 }),
      walk(2, 140, place('Central Station', '3'), { from: central }),
      pause('transfer', 4, place('Central Station', '3')),
      ride('pt_pub_metro', 14, place('Central Station', '3'), place('Docks'), { number: 'M1', towards: 'Airport' }),
    ],
  })),
  trip('train with a ticket, aboard with a bicycle', () => ({
    legs: [
      street('me_mic_bic', 'bicycle', 9, 2600, central, { metresSafe: 1800, metresUnsafe: 800, metresDismount: 120 }),
      ride('pt_pub_train', 42, central, place('Highmoor', '2'), {
        ...{ number: 'S1', line: 'Coast Railway', bicycles: 'yes' },
      }),
      street('me_mic_bic', 'bicycle', 9, 2600, spot('Lantern Hill'), { metresSafe: 2600 }),
    ],
    costs: [paid('ticket', 1, 2.5, 'Two zones')],
  })),
  trip('long-distance train', () => ({
    legs: [
      ride('pt_pub_regionaltrain', 95, central, place('Highmoor', '4'), {
        ...{ number: 'IC 521', intercityMode: 'in_rail', stops: 2 },
      }),
    ],
  })),
  trip('ferry without a number', () => ({
    legs: [
      walk(6, 480, pier),
      pause('wait', 5, pier),
      ride('pt_pub_ferry', 18, pier, place('Lighthouse', '1'), { number: '', line: 'Lighthouse Ferry', stops: 1 }),
    ],
  })),
  trip('ferry, funicular, gondola, cable car, monorail', () => ({
    legs: [
      ride('pt_pub_ferry', 12, pier, place('Harbour Market', '1'), { number: 'F1' }),
      pause('transfer', 3, place('Harbour Market', '1')),
      ride('pt_pub_funicular', 5, place('Harbour Market', '1'), place('Hill Quarter'), { number: '' }),
      pause('transfer', 4, place('Hill Quarter', '1')),
      ride('pt_pub_gondola', 9, place('Hill Quarter', '1'), place('Viewpoint'), { number: 'GO' }),
      walk(2, 90, place('Viewpoint'), { from: place('Viewpoint', '1') }),
      pause('transfer', 5, place('Viewpoint')),
      ride('pt_pub_cablecar', 9, place('Viewpoint'), place('Opera'), { number: '' }),
      pause('transfer', 6, place('Opera')),
      ride('pt_pub_monorail', 9, place('Opera'), place('Airport'), { number: '' }),
    ],
  })),
  trip('underground and express bus', () => ({
    legs: [
      ride('pt_pub_subway', 9, place('Birch Lake', '1'), place('Docks'), { number: 'U2' }),
      pause('transfer', 6, place('Docks')),
      ride('pt_pub_expressbus', 15, place('Docks', 'A'), place('Airport'), { number: 'X1', headway: 600 }),
    ],
  })),
  trip('every minute, approximate times', () => ({
    legs: [
      ride('pt_pub_metro', 9, place('Birch Lake'), place('Docks'), {
        ...{ number: 'Metro 4', headway: 60, stops: 1, alight: { approximate: true } },
      }),
    ],
  })),
  trip('rural bus to call and to signal', () => ({
    legs: [
      ride('pt_pub_bus', 30, market, place('Saltmarsh'), {
        ...{ number: '381', board: { pickup: 'phone-agency' }, alight: { dropOff: 'ask-driver' } },
      }),
      pause('transfer', 12, place('Saltmarsh')),
      ride('pt_pub_bus', 30, place('Saltmarsh'), place('Ardenfield'), {
        ...{ number: '382', board: { pickup: 'ask-driver' }, alight: { dropOff: 'phone-agency' } },
      }),
    ],
  })),
  trip('the same vehicle under two numbers', () => ({
    legs: [
      ride('pt_pub_bus', 10, market, central, { number: '5' }),
      ride('pt_pub_bus', 10, central, place('Docks'), { number: '6', seated: true }),
      ride('pt_pub_bus', 10, place('Docks'), place('Airport'), { number: '', seated: true }),
    ],
  })),
  trip('coach', () => ({
    legs: [ride('pt_pub_coach', 120, market, place('Saltmarsh'), { number: 'C2', intercityMode: 'in_coach' })],
  })),
  trip('school bus', () => ({
    legs: [ride('pt_ltd_SCHOOLBUS_S7', 15, market, place('School'), { number: 'S7' })],
  })),
  trip('by wheelchair', () => ({
    wheelchair: true,
    legs: [
      street('wa_whe', 'wheelchair', 9, 640, central, { metresSafe: 500, metresUnsafe: 40 }),
      ride('pt_pub_tram', 15, central, pier, { number: '3', wheelchair: 'yes' }),
      pause('transfer', 7, pier),
      ride('pt_pub_bus', 15, pier, place('Docks'), { number: '4', wheelchair: 'no' }),
      pause('transfer', 7, place('Docks')),
      ride('pt_pub_bus', 15, place('Docks'), place('Opera'), { number: '8' }),
      street('wa_whe', 'wheelchair', 9, 640, home, { metresSafe: 634 }),
    ],
  })),
  trip('levels of a station', () => ({
    legs: [
      walk(4, 180, place('Central Station', '3'), {
        sectionsOf: [
          { climb: { by: 'stairs', level: 'Platform level', from: 'Street level' } },
          { climb: { by: 'escalator', level: 'Mezzanine' } },
          { climb: { by: 'lift', level: '−2', from: '−1' } },
        ],
      }),
    ],
  })),
  trip('own bicycle and own e-scooter', () => ({
    legs: [
      street('me_mic_bic', 'bicycle', 15, 4200, spot('Lantern Hill'), { metresSafe: 2500 }),
      pause('parking-onstreet', 2, spot()),
      street('me_mic_e-sco', 'e-scooter', 8, 2100, spot('Docks')),
      pause('parking-offstreet', 1, spot('Docks')),
    ],
  })),
  trip('car, car park', () => ({
    legs: [
      street('me_car', 'car', 25, 18_400, spot('Market Car Park'), {
        sectionsOf: [{ ferry: true, name: 'River Ferry' }],
      }),
      pause('parking-offstreet', 4, spot('Market Car Park'), {
        carPark: carPark({ capacity: 200, disabledBays: 1, isPaid: true }),
      }),
      walk(5, 400, home),
    ],
    costs: [paid('fuel', 0, 1.8), paid('toll', 0, 4)],
  })),
  trip('car, on the street; motorbike', () => ({
    legs: [
      walk(1, 60, spot()),
      street('me_car', 'car', 12, 6400, spot()),
      pause('parking-onstreet', 4, spot()),
      street('me_mot', 'motorbike', 12, 6400, spot('Lantern Hill')),
      pause('parking-onstreet', 2, spot('Lantern Hill')),
    ],
  })),
  trip('park and ride', () => ({
    legs: [
      street('me_car', 'car', 12, 6400, spot('West Shore P+R'), { sectionsOf: [{ ferry: true, name: '' }] }),
      pause('parking-offstreet', 4, spot('West Shore P+R'), {
        carPark: carPark({ capacity: 1, isFree: true }),
        operator: operator('City Parking'),
      }),
      ride('pt_pub_tram', 20, place('West Shore'), market, { number: 'T2' }),
    ],
  })),
  trip('taxi', () => ({
    legs: [
      walk(2, 120, spot('Taxi Stand')),
      pause('wait', 3, spot('Taxi Stand')),
      street('ps_tax', 'taxi', 15, 9000, spot('Airport'), { operator: operator('Red Lantern Taxi') }),
    ],
    costs: [paid('taxi', 2, 14.2)],
  })),
  trip('ride-hailing', () => ({
    legs: [
      walk(1, 70, spot()),
      pause('wait', 4, home),
      street('ps_tnc_Tern', 'taxi', 15, 9000, spot('Docks'), { operator: operator('Tern') }),
      street('ps_tnc', 'taxi', 15, 9000, spot('Airport')),
    ],
  })),
  trip('on demand', () => ({
    legs: [
      pause('wait', 4, home),
      street('ps_drt_hopper', 'taxi', 25, 12_000, spot('Saltmarsh'), {
        operator: operator('Merrow Hopper'),
        booking: { state: 'bookable', closes: START - 7 * 3600, message: 'Please have your ticket ready.' },
      }),
      street('ps_drt', 'taxi', 25, 12_000, spot('Airport'), {
        booking: { state: 'too-late', closes: START - 3600, message: '' },
      }),
    ],
  })),
  trip('shared bicycle', () => ({
    legs: [
      walk(3, 220, spot('University Dock')),
      pause('vehicle-collect', 1, spot('University Dock'), { operator: operator('Merrow Bikes') }),
      street('me_mic-s_Merrow-Bikes', 'bicycle', 9, 2400, spot('Market Dock'), { operator: operator('Merrow Bikes') }),
      pause('vehicle-return', 1, spot('Market Dock'), { operator: operator('Merrow Bikes') }),
    ],
    costs: [paid('hire', 2, 1)],
  })),
  trip('shared e-scooter', () => ({
    legs: [
      pause('vehicle-collect', 1, spot(), { operator: operator('Skipper') }),
      street('me_mic-s_Skipper', 'e-scooter', 9, 2400, spot('Docks'), { operator: operator('Skipper') }),
      pause('vehicle-return', 1, spot('Docks'), { operator: operator('Skipper') }),
    ],
  })),
  trip('shared car', () => ({
    legs: [
      pause('vehicle-collect', 4, spot('University'), { operator: operator('TideCar') }),
      street('me_car-s_TideCar', 'car', 19, 9400, spot('Docks'), { operator: operator('TideCar') }),
      pause('vehicle-return', 4, spot('Docks'), { operator: operator('TideCar') }),
    ],
  })),
  trip('rental car and other vehicles', () => ({
    legs: [
      pause('vehicle-collect', 15, spot('Airport'), { operator: operator('Cape Rental') }),
      street('me_car-r_cape', 'car', 19, 9400, spot('Docks'), { operator: operator('Cape Rental') }),
      pause('vehicle-return', 10, spot('Docks'), { operator: operator('Cape Rental') }),
      pause('vehicle-collect', 1, spot('Docks')),
      street('me_mic-s', 'other', 5, 900, spot('Opera')),
      pause('vehicle-return', 1, spot('Opera')),
    ],
  })),
  trip('pooled car', () => ({
    legs: [
      pause('wait', 5, spot('Ring East')),
      street('me_car-p_fellow', 'car', 21, 15_000, spot('University'), { operator: operator('Fellow Riders') }),
    ],
  })),
  trip('flight with a connection', () => ({
    legs: [
      pause('transfer', 12, place('Airport')),
      pause('airport-checkin', 90, place('Airport')),
      ride('in_air', 55, place('Airport', '12'), place('Far Harbour Airport'), {
        ...{ number: 'GA 103', towards: 'Far Harbour', stops: 1 },
      }),
      pause('airport-transfer', 60, place('Far Harbour Airport')),
      ride('in_air', 70, place('Far Harbour Airport', 'B4'), place('Sunport'), {
        number: '',
        towards: 'Sunport',
        stops: 1,
      }),
      pause('airport-checkout', 30, place('Sunport')),
    ],
  })),
  trip('where there is no street data', () => ({ legs: [walk(9, 700, market, { straightLine: true })] })),
];
