import * as fc from 'fast-check';
import type { Itinerary, Place, RideLeg, StreetLeg } from '../../src/model/index.ts';

export type AnyItinerary = Itinerary;

type Times = Partial<Pick<Itinerary, 'departure' | 'arrival' | 'boardings' | 'walkSeconds'>>;

const NOWHERE: Place = { lat: 0, lng: 0, name: '', address: '', timezone: 'UTC', stop: undefined };

/** The stop of that code as a place. */
export function stopPlace(code: string, parentCode?: string): Place {
  const facts = { publicCode: '', platform: '', wheelchair: 'unknown', timezone: 'UTC', popularity: 0 } as const;
  return { ...NOWHERE, stop: { ...facts, code, name: code, lat: 0, lng: 0, parentCode } };
}

/** A ride by bus, unless `parts` has another mode. */
export function rideLeg(parts: Partial<RideLeg> = {}): RideLeg {
  const departure = parts.departure ?? 0;
  return {
    kind: 'ride',
    mode: 'pt_pub_bus',
    departure,
    arrival: departure + 600,
    feed: 'feed',
    tripId: 't',
    serviceTripId: `t${departure}`,
    serviceDate: '2026-05-04',
    route: {
      feed: 'feed',
      id: 'r',
      shortName: 'r',
      longName: '',
      color: '',
      textColor: '',
      agency: { feed: 'feed', id: 'a', name: 'Agency', url: '', phone: '' },
    },
    headsign: '',
    tripShortName: '',
    direction: undefined,
    from: stopPlace('A'),
    to: stopPlace('B'),
    fromPosition: 0,
    toPosition: 1,
    calls: [],
    geometry: '',
    metres: 1000,
    wheelchair: 'unknown',
    bicycles: 'unknown',
    headway: undefined,
    seated: false,
    ...parts,
  };
}

export function streetLeg(mode: string, profile: string, parts: Partial<StreetLeg> = {}): StreetLeg {
  return {
    kind: 'street',
    mode,
    profile,
    departure: 0,
    arrival: 600,
    from: NOWHERE,
    to: NOWHERE,
    metres: 600,
    geometry: '',
    sections: [],
    metresSafe: undefined,
    metresUnsafe: undefined,
    metresDismount: undefined,
    straightLine: false,
    ...parts,
  };
}

/** One ride with the values of `parts`: boardings and walking need not agree with its legs. */
export function rideItinerary(
  parts: Times & { readonly legs?: Itinerary['legs']; readonly metres?: number },
): Itinerary {
  const { metres = 1000, departure = 0 } = parts;
  const arrival = parts.arrival ?? departure + 600;
  const legs = [rideLeg({ departure, arrival, metres })];
  return { departure, arrival, legs, boardings: 1, walkMetres: 0, walkSeconds: 0, modes: ['pt_pub'], ...parts };
}

export function streetItinerary(
  mode: string,
  profile: string,
  {
    departure,
    arrival,
    metres = 0,
  }: { readonly departure: number; readonly arrival: number; readonly metres?: number },
): Itinerary {
  const onFoot = profile === 'walk' || profile === 'wheelchair';
  return {
    departure,
    arrival,
    legs: [streetLeg(mode, profile, { departure, arrival, metres })],
    boardings: 0,
    walkMetres: onFoot ? metres : 0,
    walkSeconds: onFoot ? arrival - departure : 0,
    modes: [mode],
  };
}

/** Small numbers, so that some itineraries dominate others. */
export const anyItinerary: fc.Arbitrary<Itinerary> = fc
  .record({
    departure: fc.integer({ min: 0, max: 3 }),
    seconds: fc.integer({ min: 1, max: 3 }),
    boardings: fc.integer({ min: 0, max: 2 }),
    walkSeconds: fc.integer({ min: 0, max: 2 }),
    metres: fc.constantFrom(0, 1000, 2000),
  })
  .map(({ departure, seconds, boardings, walkSeconds, metres }) => {
    const arrival = departure + seconds;
    if (boardings > 0) return rideItinerary({ departure, arrival, boardings, walkSeconds, metres });
    const drive = streetItinerary('me_car', 'car', { departure, arrival, metres });
    return { ...drive, walkSeconds };
  });
