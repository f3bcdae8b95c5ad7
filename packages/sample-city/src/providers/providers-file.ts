import type { OsmElements } from '@tripwright/feeds/osm';
import { polygon } from '../gbfs/gbfs-document.ts';
import type { Point } from '../geometry/point.ts';
import { getLandmark, type LandmarkId } from '../landmarks.ts';
import { toLatLng } from '../place.ts';
import type { StreetNetwork } from '../streets/network.ts';
import { nearestPoint, standingPoints } from '../streets/places-on-streets.ts';

/** Area of ride-hailing: the city without the towns around it. */
const TOWN_RADIUS = 5200;

/** The city's taxis, ride-hailing, car hire, car pooling, parking, fuel and a toll, as an operator would configure them (docs/providers.md). */
export function providersFile(streets: StreetNetwork, osm: OsmElements): unknown {
  const driven = standingPoints(streets, 'drive');
  const cycled = standingPoints(streets, 'cycle');
  const at = (id: LandmarkId, dx = 0, dy = 0, candidates: readonly Point[] = driven) => {
    const { point, names } = getLandmark(id);
    return { name: names.en, ...toLatLng(nearestPoint(candidates, { x: point.x + dx, y: point.y + dy })) };
  };
  const town = Array.from({ length: 16 }, (_, i) => ({
    x: TOWN_RADIUS * Math.cos((i * Math.PI) / 8),
    y: TOWN_RADIUS * Math.sin((i * Math.PI) / 8),
  }));
  const nights = 'Mo-Su 21:00-30:00';
  return {
    currency: 'EUR',
    taxis: [
      {
        id: 'red-lantern',
        name: 'Red Lantern Taxi',
        phone: '+351 290 000 200',
        color: '#B91C1C',
        waitSeconds: 300,
        timedWaits: [{ hours: 'Fr,Sa 22:00-28:00', waitSeconds: 900 }],
        tariff: { flagFall: 3.25, perKm: [{ interval: 0.1, rate: 0.095 }], perMinute: 0.25, minimum: 4.5 },
        timedTariffs: [
          { hours: nights, flagFall: 3.9, perKm: [{ interval: 0.1, rate: 0.115 }], perMinute: 0.25, minimum: 5.5 },
        ],
        wheelchair: true,
      },
      {
        id: 'harbour-cabs',
        name: 'Harbour Cabs',
        phone: '+351 290 000 210',
        color: '#1D4ED8',
        waitSeconds: 420,
        tariff: { flagFall: 2.8, perKm: 0.99, perMinute: 0.22, minimum: 4, bookingFee: 0.8 },
        wheelchair: false,
      },
    ],
    rideHailing: [
      {
        id: 'gullride',
        name: 'GullRide',
        website: 'https://gullride.portmerrow.example/',
        color: '#0F766E',
        waitSeconds: 240,
        area: polygon(town),
        tariff: { flagFall: 1.2, perKm: 0.78, perMinute: 0.14, minimum: 3.5, bookingFee: 0.5 },
      },
      {
        id: 'tern',
        name: 'Tern',
        website: 'https://tern.portmerrow.example/',
        color: '#7C3AED',
        waitSeconds: 360,
        openingHours: 'Mo-Su 05:00-26:00',
        area: polygon(town),
        tariff: { flagFall: 0.9, perKm: 0.7, perMinute: 0.13, minimum: 3, bookingFee: 0.4 },
      },
    ],
    onDemand: [{ agency: 'Merrow Hopper', tariff: { flagFall: 2.5, perKm: 0.35, minimum: 3.2, maximum: 8 } }],
    carRental: [
      {
        id: 'cape-rental',
        name: 'Cape Rental',
        website: 'https://cape-rental.portmerrow.example/',
        oneWay: true,
        collectSeconds: 900,
        returnSeconds: 600,
        tariff: { flagFall: 15, perKm: 0.15, perMinute: [{ interval: 1440, rate: 29 }] },
        places: [
          { id: 'airport', ...at('airport'), vehicles: 30, openingHours: 'Mo-Su 05:30-24:00', wheelchair: true },
          {
            id: 'central',
            ...at('central-station', 120, 60),
            vehicles: 12,
            openingHours: 'Mo-Fr 07:00-20:00; Sa 08:00-14:00',
          },
          { id: 'ardenfield', ...at('ardenfield'), vehicles: 3, openingHours: 'Mo-Fr 08:00-18:00' },
        ],
      },
    ],
    carPooling: [
      {
        id: 'fellow-riders',
        name: 'Fellow Riders',
        website: 'https://fellow-riders.portmerrow.example/',
        oneWay: true,
        collectSeconds: 300,
        returnSeconds: 60,
        maxDetourSeconds: 480,
        openingHours: 'Mo-Fr 06:00-20:00',
        tariff: { perKm: 0.08, minimum: 1 },
        places: [
          { id: 'ring-east', ...at('ring-east') },
          { id: 'garden-city', ...at('garden-city') },
          { id: 'university', ...at('university') },
          { id: 'ardenfield', ...at('ardenfield') },
          { id: 'saltmarsh', ...at('saltmarsh') },
        ],
      },
    ],
    parking: [
      {
        id: 'ring-east',
        ...at('ring-east'),
        capacity: 640,
        disabledBays: 16,
        parkAndRide: true,
        fees: { steps: [{ minutes: 1440, price: 2 }] },
        wheelchair: true,
      },
      {
        id: 'market-garage',
        ...at('market-square', 130, 80),
        capacity: 320,
        disabledBays: 8,
        openingHours: '24/7',
        fees: {
          steps: [
            { minutes: 60, price: 1.8 },
            { minutes: 120, price: 3.8 },
          ],
          daily: 18,
        },
      },
      {
        id: 'airport',
        ...at('airport', 150, 0),
        capacity: 1800,
        disabledBays: 40,
        fees: {
          steps: [
            { minutes: 15, price: 0 },
            { minutes: 60, price: 3 },
            { minutes: 120, price: 5 },
          ],
          daily: 16,
        },
      },
      {
        id: 'docks-street',
        ...at('docks'),
        kind: 'on-street',
        capacity: 80,
        disabledBays: 2,
        fees: {
          steps: [
            { minutes: 30, price: 0.5 },
            { minutes: 60, price: 1 },
          ],
          chargedHours: 'Mo-Sa 09:00-19:00',
        },
      },
      { id: 'town-hall', ...at('town-hall'), access: 'permit', capacity: 24 },
      {
        id: 'central-bikes',
        ...at('central-station', 0, 0, cycled),
        vehicles: ['bicycle'],
        capacity: 420,
        fees: { steps: [] },
      },
    ],
    energy: [
      { mode: 'me_car', price: 1.72, per100Km: 6.4 },
      { mode: 'me_mot', price: 1.72, per100Km: 3.8 },
    ],
    tolls: tolls(osm),
    emissions: { ps_tnc_tern: 0 },
  };
}

/** The toll of the motorway to Ardenfield. */
function tolls(osm: OsmElements): unknown[] {
  const ways = osm.ways.filter(({ tags }) => tags['highway'] === 'motorway').map(({ id }) => id);
  return [{ id: 'arden-motorway', name: 'Arden Motorway', ways, prices: { me_car: 1.6, me_mot: 0.8 } }];
}
