import { inFour, type LocalName, sameInAll } from '../names/local-name.ts';
import { createRandom, seedOf } from '../random.ts';
import type { StreetNetwork } from '../streets/network.ts';
import { scatter, standingPoints } from '../streets/places-on-streets.ts';
import { districts, parks } from '../terrain/districts.ts';
import { type GbfsFiles, latLon, localised, multiPolygon, systemFiles, timezone } from './gbfs-document.ts';

const SCOOTERS = 70;
const TOWN_RADIUS = 2600;
const FULL_RANGE = 28_000;

/** Free-floating e-scooters: GBFS 3.0, slow in the old town, banned in the botanic garden, no parking outside the city. */
export function skipperScooters(streets: StreetNetwork, seed: number): GbfsFiles {
  const random = createRandom(seedOf(seed, 'skipper-scooters'));
  const candidates = standingPoints(streets, 'cycle').filter(({ x, y }) => Math.hypot(x, y) < TOWN_RADIUS);
  const vehicles = scatter(candidates, SCOOTERS, 60, random).map((point, i) => {
    const charge = Math.round(random.between(0.08, 1) * 100) / 100;
    return {
      vehicle_id: `skipper-${i + 1}`,
      ...latLon(point),
      is_reserved: random.chance(0.05),
      is_disabled: random.chance(0.05),
      vehicle_type_id: 'kick',
      current_fuel_percent: charge,
      current_range_meters: Math.round(charge * FULL_RANGE),
    };
  });
  return systemFiles('https://skipper.portmerrow.example/3.0/', {
    system_information: {
      system_id: 'skipper',
      languages: ['en', 'de', 'fi', 'pt'],
      name: localised(sameInAll('Skipper')),
      operator: localised(sameInAll('Skipper Scooters')),
      opening_hours: 'Mo-Su 05:00-25:00',
      timezone,
      url: 'https://skipper.portmerrow.example/',
      feed_contact_email: 'feeds@skipper.portmerrow.example',
      license_id: 'CC0-1.0',
    },
    vehicle_types: {
      vehicle_types: [
        {
          vehicle_type_id: 'kick',
          name: localised(inFour('E-scooter', 'E-Roller', 'Sähköpotkulauta', 'Trotinete elétrica')),
          form_factor: 'scooter_standing',
          propulsion_type: 'electric',
          max_range_meters: FULL_RANGE,
          max_permitted_speed: 25,
          return_constraint: 'free_floating',
          default_pricing_plan_id: 'minutes',
        },
      ],
    },
    vehicle_status: { vehicles },
    system_pricing_plans: { plans: [minutePlan()] },
    geofencing_zones: zones(),
  });
}

function minutePlan(): unknown {
  return {
    plan_id: 'minutes',
    name: localised(inFour('By the minute', 'Nach Minuten', 'Minuuttihinta', 'Ao minuto')),
    currency: 'EUR',
    price: 1,
    is_taxable: false,
    description: localised(
      inFour(
        '1 € and 0.19 € a minute',
        '1 € und 0,19 € je Minute',
        '1 € ja 0,19 € minuutilta',
        '1 € e 0,19 € por minuto',
      ),
    ),
    per_min_pricing: [{ start: 0, interval: 1, rate: 0.19 }],
  };
}

function zones(): unknown {
  const zone = (
    name: LocalName,
    ring: Parameters<typeof multiPolygon>[0],
    rule: Readonly<Record<string, unknown>>,
  ): unknown => ({
    type: 'Feature',
    geometry: multiPolygon(ring),
    properties: {
      name: localised(name),
      rules: [
        {
          vehicle_type_ids: ['kick'],
          ride_start_allowed: true,
          ride_end_allowed: true,
          ride_through_allowed: true,
          ...rule,
        },
      ],
    },
  });
  const park = parks.find(({ id }) => id === 'botanic-garden')!;
  const r = TOWN_RADIUS + 600;
  const city = Array.from({ length: 24 }, (_, i) => ({
    x: r * Math.cos((i * Math.PI) / 12),
    y: r * Math.sin((i * Math.PI) / 12),
  }));
  return {
    geofencing_zones: {
      type: 'FeatureCollection',
      features: [
        zone(
          inFour('Botanic Garden', 'Botanischer Garten', 'Kasvitieteellinen puutarha', 'Jardim Botânico'),
          park.ring,
          {
            ride_start_allowed: false,
            ride_end_allowed: false,
            ride_through_allowed: false,
          },
        ),
        zone(
          inFour('Old Town: slow', 'Altstadt: langsam', 'Vanhakaupunki: hitaasti', 'Cidade Velha: devagar'),
          districts['old-town'],
          {
            maximum_speed_kph: 10,
          },
        ),
        zone(inFour('City', 'Stadt', 'Kaupunki', 'Cidade'), city, {}),
      ],
    },
    global_rules: [{ ride_start_allowed: false, ride_end_allowed: false, ride_through_allowed: true }],
  };
}
