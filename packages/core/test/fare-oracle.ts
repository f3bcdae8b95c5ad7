/** A ride for the oracle. Times are minutes. */
export interface PlainRide {
  readonly route: string;
  readonly agency: string;
  readonly network: string;
  readonly stops: readonly string[];
  readonly departure: number;
  readonly arrival: number;
  readonly seated: boolean;
}

export type PlainRow = Readonly<Record<string, string>>;

/** The places of the oracle's world. */
export interface PlainPlaces {
  readonly zone: Readonly<Record<string, string>>;
  readonly area: Readonly<Record<string, string>>;
}

const UNKNOWN = Number.POSITIVE_INFINITY;

/**
 * The price of rides by fares of version 1, in cents, by trying every combination of tickets. Shares only the rows with the engine.
 * @returns Infinity when unknown
 */
export function plainZonePrice(
  attributes: readonly PlainRow[],
  rules: readonly PlainRow[],
  rides: readonly PlainRide[],
  { zone }: PlainPlaces,
): number {
  const agencies = [...new Set(rides.map((ride) => ride.agency))];
  let sum = 0;
  for (const agency of agencies) sum += cover(rides.filter((ride) => ride.agency === agency));
  return sum;

  function cover(left: readonly PlainRide[]): number {
    if (left.length === 0) return 0;
    let least = UNKNOWN;
    for (let n = 1; n <= left.length; n++) {
      // A ticket ends where the vehicle is left.
      if (left[n]?.seated === true) continue;
      for (const fare of attributes)
        if (isGood(fare, left.slice(0, n))) least = Math.min(least, cents(fare['price']) + cover(left.slice(n)));
    }
    return least;
  }

  function isGood(fare: PlainRow, run: readonly PlainRide[]): boolean {
    const [first, last] = [run[0] as PlainRide, run[run.length - 1] as PlainRide];
    if (fare['agency_id'] !== '' && fare['agency_id'] !== first.agency) return false;
    const boardings = run.filter((ride, i) => i === 0 || !ride.seated);
    if (fare['transfers'] !== '' && boardings.length - 1 > Number(fare['transfers'])) return false;
    const lastBoarding = boardings[boardings.length - 1] as PlainRide;
    const limit = fare['transfer_duration'];
    if (limit !== '' && (lastBoarding.departure - first.departure) * 60 > Number(limit)) return false;
    const own = rules.filter((rule) => rule['fare_id'] === fare['fare_id']);
    if (own.length === 0) return true;
    const passed = new Set(run.flatMap((ride) => ride.stops.map((stop) => zone[stop])));
    return own.some(({ origin_id: origin, destination_id: destination, ...shape }) => {
      if (origin !== '' && origin !== zone[first.stops[0] as string]) return false;
      if (destination !== '' && destination !== zone[last.stops[last.stops.length - 1] as string]) return false;
      const zonesFor = (route: string): Set<string> =>
        new Set(
          own
            .filter((r) => r['origin_id'] === origin && r['destination_id'] === destination && r['route_id'] === route)
            .flatMap((r) => (r['contains_id'] === '' ? [] : [r['contains_id'] as string])),
        );
      const zones = zonesFor(shape['route_id'] as string);
      if (zones.size > 0 && (zones.size !== passed.size || [...zones].some((z) => !passed.has(z)))) return false;
      if (shape['route_id'] === '') return true;
      // Every other route of the journey needs the same rule.
      return run.every((ride) => {
        const listed = own.some(
          (r) => r['origin_id'] === origin && r['destination_id'] === destination && r['route_id'] === ride.route,
        );
        const same = zonesFor(ride.route);
        return listed && same.size === zones.size && [...same].every((z) => zones.has(z));
      });
    });
  }
}

/** The tables of version 2 that the oracle reads. */
export interface PlainRules {
  readonly legRules: readonly PlainRow[];
  readonly products: readonly PlainRow[];
  readonly transfers: readonly PlainRow[];
  readonly prioritised: boolean;
}

interface Chain {
  readonly cost: number;
  readonly group: string;
  /** The price of the last leg alone, where no transfer rule applied. */
  readonly own: number | undefined;
  readonly rule: string;
  readonly count: number;
  readonly first: PlainRide;
}

/** The price of rides by fares of version 2, in cents, by following every choice of rules to the end. */
export function plainRulePrice(tables: PlainRules, rides: readonly PlainRide[], { area }: PlainPlaces): number {
  let chains: Chain[] = [];
  rides.forEach((ride, i) => {
    const options = rulesFor(tables, ride, area);
    chains =
      i === 0
        ? options.map(([group, own]) => ({ cost: own, group, own, rule: '', count: 0, first: ride }))
        : chains.flatMap((chain) =>
            options.flatMap((option) => follow(tables, chain, option, rides[i - 1] as PlainRide, ride)),
          );
  });
  return Math.min(UNKNOWN, ...chains.map(({ cost }) => cost));
}

/** The leg groups of a ride by the matching rules of highest priority, each with the price of the ride alone. */
function rulesFor(tables: PlainRules, ride: PlainRide, area: PlainPlaces['area']): [group: string, own: number][] {
  const { legRules, prioritised } = tables;
  const facts: Record<string, string> = {
    network_id: ride.network,
    from_area_id: area[ride.stops[0] as string] ?? '',
    to_area_id: area[ride.stops[ride.stops.length - 1] as string] ?? '',
  };
  const matching = legRules.filter((rule) =>
    Object.entries(facts).every(([column, fact]) => {
      if (rule[column] !== '') return rule[column] === fact;
      return prioritised || fact === '' || !legRules.some((other) => other[column] === fact);
    }),
  );
  const priority = (rule: PlainRow): number => (prioritised ? Number(rule['rule_priority'] ?? '') : 0);
  const highest = Math.max(...matching.map(priority));
  return matching
    .filter((rule) => priority(rule) === highest)
    .map((rule) => [rule['leg_group_id'] as string, priceOf(tables, rule['fare_product_id'] as string)]);
}

/** The chains that a chain becomes with one more ride: one for each transfer rule that fits best, or one without a rule. */
function follow(
  tables: PlainRules,
  chain: Chain,
  [group, own]: [string, number],
  before: PlainRide,
  next: PlainRide,
): Chain[] {
  const { transfers } = tables;
  const named = (column: string, value: string): boolean => transfers.some((rule) => rule[column] === value);
  const exact = transfers.filter(
    (rule) => rule['from_leg_group_id'] === chain.group && rule['to_leg_group_id'] === group,
  );
  const open = transfers.filter(
    (rule) =>
      (rule['from_leg_group_id'] === chain.group ||
        (rule['from_leg_group_id'] === '' && !named('from_leg_group_id', chain.group))) &&
      (rule['to_leg_group_id'] === group || (rule['to_leg_group_id'] === '' && !named('to_leg_group_id', group))),
  );
  const fitting = (chain.group === '' || group === '' ? [] : exact.length > 0 ? exact : open).flatMap((rule) => {
    const [from, to] = [rule['from_leg_group_id'] as string, rule['to_leg_group_id'] as string];
    const name = `${from}>${to}`;
    const again = chain.rule === name;
    const first = again ? chain.first : before;
    const count = again ? chain.count + 1 : 1;
    const most =
      rule['transfer_count'] === '' || rule['transfer_count'] === '-1' ? UNKNOWN : Number(rule['transfer_count']);
    if (from === to && count > most) return [];
    const type = rule['duration_limit_type'];
    const start = type === '2' || type === '3' ? first.arrival : first.departure;
    const end = type === '1' || type === '2' ? next.departure : next.arrival;
    if (rule['duration_limit'] !== '' && (end - start) * 60 > Number(rule['duration_limit'])) return [];
    return [{ rule, name, first, count, most }];
  });
  if (fitting.length === 0) return [{ cost: chain.cost + own, group, own, rule: '', count: 0, first: next }];
  const least = Math.min(...fitting.map(({ most }) => most));
  return fitting
    .filter(({ most }) => most === least)
    .map(({ rule, name, first, count }) => {
      const extra = rule['fare_product_id'] === '' ? 0 : priceOf(tables, rule['fare_product_id'] as string);
      const sum = { 0: chain.cost + extra, 1: chain.cost + extra + own, 2: chain.cost - (chain.own ?? 0) + extra };
      const cost = sum[Number(rule['fare_transfer_type']) as 0 | 1 | 2];
      return { cost, group, own: undefined, rule: name, count, first };
    });
}

function priceOf({ products }: PlainRules, product: string): number {
  const row = products.find((candidate) => candidate['fare_product_id'] === product);
  return row === undefined ? UNKNOWN : cents(row['amount']);
}

function cents(text = ''): number {
  return Math.round(Number(text) * 100);
}
