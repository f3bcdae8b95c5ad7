import type { TextTable } from '@tripwright/feeds/gtfs';
import { inFour, type LocalName } from '../names/local-name.ts';
import type { Transit } from '../transit/build-transit.ts';
import type { AgencyId, Line } from '../transit/line.ts';
import { zoneOf } from './fares.ts';
import { tableOf } from './text-table.ts';
import type { Translator } from './translations.ts';

type Span = 'A' | 'AB' | 'ABC';

/** Prices of the town's zones in cents, in cash and by card. */
const SPANS: Readonly<Record<Span, { readonly cash: number; readonly card: number }>> = {
  A: { cash: 220, card: 200 },
  AB: { cash: 310, card: 290 },
  ABC: { cash: 740, card: 700 },
};
const SPAN_NAMES = Object.keys(SPANS) as Span[];

/** The network of each line; trains and all lines in town share the zones. */
const NETWORKS: Readonly<Record<AgencyId, { readonly id: string; readonly name: string }>> = {
  PMT: { id: 'town', name: 'Town network' },
  MRW: { id: 'rail', name: 'Local trains' },
  OSF: { id: 'boats', name: 'Ferries' },
  CCL: { id: 'coaches', name: 'Coaches' },
};

/** Validity of a zone ticket, with any number of transfers. */
const VALID_SECONDS = 5400;

const euros = (cents: number): string => (cents / 100).toFixed(2);

/**
 * GTFS fares, version 2: zones with transfers within 90 minutes, supplements for further zones, cheaper evenings, boats with a discount after
 * a ride in town, coaches, and intercity tickets that are valid in town too; for adults, children and seniors, in cash and by card.
 */
export function ruleFareTables({ stops, lines }: Transit, translator: Translator): Map<string, TextTable> {
  return new Map([
    ...placeTables(stops, lines),
    ...productTables(translator),
    ['timeframes.txt', timeframeTable()],
    ['fare_leg_rules.txt', legRuleTable()],
    ['fare_transfer_rules.txt', transferRuleTable()],
    [
      'fare_leg_join_rules.txt',
      // A transfer between town lines within a station does not count: both rides have one price.
      tableOf(['from_network_id', 'to_network_id'], [{ from_network_id: 'town', to_network_id: 'town' }]),
    ],
  ]);
}

function placeTables(stops: Transit['stops'], lines: readonly Line[]): [string, TextTable][] {
  return [
    [
      'areas.txt',
      tableOf(
        ['area_id', 'area_name'],
        ['A', 'B', 'C', 'D'].map((zone) => ({ area_id: zone, area_name: `Zone ${zone}` })),
      ),
    ],
    [
      'stop_areas.txt',
      tableOf(
        ['area_id', 'stop_id'],
        stops
          // A station stands for its platforms (FA-10).
          .filter(({ locationType, parent }) => locationType === 1 || (locationType === 0 && parent === undefined))
          .map(({ id, point }) => ({ area_id: zoneOf(point), stop_id: id })),
      ),
    ],
    [
      'networks.txt',
      tableOf(
        ['network_id', 'network_name'],
        Object.values(NETWORKS).map(({ id, name }) => ({ network_id: id, network_name: name })),
      ),
    ],
    [
      'route_networks.txt',
      tableOf(
        ['network_id', 'route_id'],
        lines.map(({ id, agency }) => ({ network_id: NETWORKS[agency].id, route_id: id })),
      ),
    ],
  ];
}

function productTables(translator: Translator): [string, TextTable][] {
  const riders = [
    { id: 'adult', name: 'Adult', share: 1, isDefault: 1 },
    { id: 'child', name: 'Child', share: 0.5, isDefault: 0 },
    { id: 'senior', name: 'Senior', share: 0.7, isDefault: 0 },
  ];
  const media = [
    { id: 'cash', name: 'Cash', type: 0 },
    { id: 'card', name: 'Merrow Card', type: 2 },
  ];
  const prices: { id: string; name: LocalName; cash: number; card: number }[] = [
    ...SPAN_NAMES.map((span) => ({
      id: span,
      name: zones(span),
      ...SPANS[span],
    })),
    {
      id: 'evening',
      name: inFour('Evening, all zones', 'Abend, alle Zonen', 'Ilta, kaikki vyöhykkeet', 'Noite, todas as zonas'),
      cash: 300,
      card: 280,
    },
    ...supplements().map(({ from, to }) => ({
      id: `${from}-${to}`,
      name: inFour(`Supplement to ${to}`, `Zuschlag bis ${to}`, `Lisämaksu ${to}`, `Suplemento até ${to}`),
      cash: SPANS[to].cash - SPANS[from].cash,
      card: SPANS[to].card - SPANS[from].card,
    })),
    {
      id: 'intercity',
      name: inFour(
        'Intercity, with town',
        'Fernzug mit Stadtverkehr',
        'Kaukojuna ja kaupunki',
        'Intercidades e cidade',
      ),
      cash: 1650,
      card: 1650,
    },
    { id: 'boat', name: inFour('Boat', 'Schiff', 'Lautta', 'Barco'), cash: 350, card: 350 },
    { id: 'coach', name: inFour('Coach', 'Fernbus', 'Kaukobussi', 'Expresso'), cash: 950, card: 950 },
    {
      id: 'boat-reward',
      name: inFour('Town and boat', 'Stadt und Schiff', 'Kaupunki ja lautta', 'Cidade e barco'),
      cash: -50,
      card: -80,
    },
  ];
  return [
    [
      'rider_categories.txt',
      tableOf(
        ['rider_category_id', 'rider_category_name', 'is_default_fare_category'],
        riders.map(({ id, name, isDefault }) => ({
          rider_category_id: id,
          rider_category_name: name,
          is_default_fare_category: isDefault,
        })),
      ),
    ],
    [
      'fare_media.txt',
      tableOf(
        ['fare_media_id', 'fare_media_name', 'fare_media_type'],
        media.map(({ id, name, type }) => ({ fare_media_id: id, fare_media_name: name, fare_media_type: type })),
      ),
    ],
    [
      'fare_products.txt',
      tableOf(
        ['fare_product_id', 'fare_product_name', 'rider_category_id', 'fare_media_id', 'amount', 'currency'],
        prices.flatMap(({ id, name, cash, card }) =>
          riders.flatMap((rider) =>
            [['cash', cash] as const, ['card', card] as const].map(([medium, cents]) => ({
              fare_product_id: id,
              fare_product_name: translator.say('fare_products', 'fare_product_name', name),
              rider_category_id: rider.id,
              fare_media_id: medium,
              amount: euros(Math.round(cents * rider.share)),
              currency: 'EUR',
            })),
          ),
        ),
      ),
    ],
  ];
}

function zones(span: Span): LocalName {
  return span.length === 1
    ? inFour(`Zone ${span}`, `Zone ${span}`, `Vyöhyke ${span}`, `Zona ${span}`)
    : inFour(`Zones ${span}`, `Zonen ${span}`, `Vyöhykkeet ${span}`, `Zonas ${span}`);
}

/** Upgrades from every span of zones to every larger one. */
function supplements(): { readonly from: Span; readonly to: Span }[] {
  return SPAN_NAMES.flatMap((from, i) => SPAN_NAMES.slice(i + 1).map((to) => ({ from, to })));
}

function timeframeTable(): TextTable {
  return tableOf(
    ['timeframe_group_id', 'start_time', 'end_time', 'service_id'],
    ['weekday', 'saturday', 'sunday'].flatMap((service) => [
      { timeframe_group_id: 'evening', start_time: '19:00:00', end_time: '24:00:00', service_id: service },
      { timeframe_group_id: 'evening', start_time: '00:00:00', end_time: '05:00:00', service_id: service },
    ]),
  );
}

/** With `rule_priority`, empty fields mean any; evening prices override those of the zones. */
function legRuleTable(): TextTable {
  const zones = ['A', 'B', 'C'] as const;
  const inZones = ['town', 'rail'].flatMap((network) =>
    zones.flatMap((from) =>
      zones.map((to) => {
        const span = SPAN_NAMES[Math.max(zones.indexOf(from), zones.indexOf(to))] as Span;
        return {
          leg_group_id: span,
          network_id: network,
          from_area_id: from,
          to_area_id: to,
          fare_product_id: span,
        };
      }),
    ),
  );
  const evening = ['town', 'rail'].flatMap((network) =>
    ['A', 'B'].map((zone) => ({
      leg_group_id: 'evening',
      network_id: network,
      [zone === 'A' ? 'from_area_id' : 'to_area_id']: 'C',
      from_timeframe_group_id: 'evening',
      fare_product_id: 'evening',
      rule_priority: 1,
    })),
  );
  const intercity = zones.flatMap((zone) =>
    [
      { from_area_id: zone, to_area_id: 'D' },
      { from_area_id: 'D', to_area_id: zone },
    ].map((ends) => ({ leg_group_id: 'intercity', network_id: 'rail', ...ends, fare_product_id: 'intercity' })),
  );
  return tableOf(
    [
      'leg_group_id',
      'network_id',
      'from_area_id',
      'to_area_id',
      'from_timeframe_group_id',
      'fare_product_id',
      'rule_priority',
    ],
    [
      ...inZones,
      ...evening,
      ...intercity,
      { leg_group_id: 'boat', network_id: 'boats', fare_product_id: 'boat' },
      { leg_group_id: 'coach', network_id: 'coaches', fare_product_id: 'coach' },
    ],
  );
}

function transferRuleTable(): TextTable {
  const within = { duration_limit: VALID_SECONDS, duration_limit_type: 1 };
  const groups = [...SPAN_NAMES, 'evening'];
  const free = groups.map((group) => ({
    from_leg_group_id: group,
    to_leg_group_id: group,
    transfer_count: -1,
    fare_transfer_type: 0,
    ...within,
  }));
  // A ticket for more zones covers fewer; a ticket for fewer zones needs a supplement.
  const wider = supplements().flatMap(({ from, to }) => [
    { from_leg_group_id: to, to_leg_group_id: from, fare_transfer_type: 0, ...within },
    {
      from_leg_group_id: from,
      to_leg_group_id: to,
      fare_transfer_type: 0,
      fare_product_id: `${from}-${to}`,
      ...within,
    },
  ]);
  // The evening ticket is valid in all zones; it replaces an earlier ticket for fewer zones.
  const evening = SPAN_NAMES.flatMap((span) => [
    { from_leg_group_id: 'evening', to_leg_group_id: span, fare_transfer_type: 0, ...within },
    {
      from_leg_group_id: span,
      to_leg_group_id: 'evening',
      ...(span === 'ABC' ? { fare_transfer_type: 0 } : { fare_transfer_type: 2, fare_product_id: 'evening' }),
      ...within,
    },
  ]);
  // The intercity ticket is valid in town before and after the train; it replaces the ticket for the way to the station.
  const intercity = groups.flatMap((group) => [
    { from_leg_group_id: 'intercity', to_leg_group_id: group, fare_transfer_type: 0, ...within },
    {
      from_leg_group_id: group,
      to_leg_group_id: 'intercity',
      fare_transfer_type: 2,
      fare_product_id: 'intercity',
      ...within,
    },
  ]);
  const toBoat = SPAN_NAMES.flatMap((span) => [
    {
      from_leg_group_id: span,
      to_leg_group_id: 'boat',
      fare_transfer_type: 1,
      fare_product_id: 'boat-reward',
      ...within,
    },
    {
      from_leg_group_id: 'boat',
      to_leg_group_id: span,
      fare_transfer_type: 1,
      fare_product_id: 'boat-reward',
      ...within,
    },
  ]);
  return tableOf(
    [
      'from_leg_group_id',
      'to_leg_group_id',
      'transfer_count',
      'duration_limit',
      'duration_limit_type',
      'fare_transfer_type',
      'fare_product_id',
    ],
    [...free, ...wider, ...evening, ...intercity, ...toBoat],
  );
}
