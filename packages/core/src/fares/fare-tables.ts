import type { Money } from '../base/index.ts';
import type { AgencyIndex, DaySetIndex, RouteIndex, StopIndex, StringIndex } from '../timetable/index.ts';

/** The empty text of the pool: no zone, network, area, group or name. */
export const NO_TEXT: StringIndex = 0 as StringIndex;

/** Fares of one feed in version 1: fare_attributes.txt and fare_rules.txt. */
export interface ZoneFares {
  readonly version: 1;
  readonly fares: readonly ZoneFare[];
}

/** A row of fare_attributes.txt. */
export interface ZoneFare {
  readonly id: string;
  readonly money: Money;
  /** Agency in the timetable, -1 = any of the feed. */
  readonly agency: AgencyIndex;
  /** Transfers that the ticket allows; Infinity = any number. */
  readonly transfers: number;
  /** The most seconds from the first boarding to the last; Infinity = no limit. */
  readonly seconds: number;
  /** The journeys that the fare is valid for; undefined = all (FA-4). */
  readonly scopes: readonly FareScope[] | undefined;
}

/** Rows of fare_rules.txt with the same fare, origin, destination and zones passed. Zones are string indices, 0 = any. */
export interface FareScope {
  readonly origin: StringIndex;
  readonly destination: StringIndex;
  /** The zones passed, exactly these; empty = any. */
  readonly zones: readonly StringIndex[];
  /** Empty = any route. */
  readonly routes: readonly RouteIndex[];
}

/** Fares of one feed in version 2. Ids are string indices of the timetable's pool, 0 = empty. */
export interface RuleFares {
  readonly version: 2;
  /** Whether fare_leg_rules.txt has `rule_priority`, which changes the meaning of empty fields (FA-6). */
  readonly prioritised: boolean;
  /** By origin area, 0 = empty: a feed that prices every pair of areas has very many rules. */
  readonly legRulesFrom: ReadonlyMap<StringIndex, readonly FareLegRule[]>;
  /** The networks and areas that leg rules name. */
  readonly named: {
    readonly networks: ReadonlySet<StringIndex>;
    readonly from: ReadonlySet<StringIndex>;
    readonly to: ReadonlySet<StringIndex>;
  };
  readonly products: ReadonlyMap<StringIndex, readonly FareProduct[]>;
  /** Per rider category that is not the default: its prices, and the default prices of products without one. */
  readonly reductions: readonly ReadonlyMap<StringIndex, readonly FareProduct[]>[];
  /** The currencies of the products, sorted, and their media; 0 (any medium) comes first. */
  readonly currencies: readonly string[];
  readonly media: readonly StringIndex[];
  readonly joins: readonly FareJoin[];
  readonly transfers: readonly FareTransfer[];
  readonly timeframes: ReadonlyMap<StringIndex, readonly Timeframe[]>;
}

/** A row of fare_leg_rules.txt; ids are string indices, 0 = empty. */
export interface FareLegRule {
  readonly group: StringIndex;
  readonly network: StringIndex;
  readonly from: StringIndex;
  readonly to: StringIndex;
  readonly fromTimeframe: StringIndex;
  readonly toTimeframe: StringIndex;
  readonly product: StringIndex;
  readonly priority: number;
}

/** A row of fare_products.txt. */
export interface FareProduct {
  readonly id: StringIndex;
  readonly name: StringIndex;
  readonly money: Money;
  /** 0 = any medium. */
  readonly medium: StringIndex;
  readonly mediumName: StringIndex;
  readonly riderCategory: StringIndex;
  /** Name of the rider category; 0 for the default category and for anyone. */
  readonly riderName: StringIndex;
}

/** A row of fare_leg_join_rules.txt. Stops are indices of the timetable, -1 = not given; without stops, the transfer must be within one station. */
export interface FareJoin {
  readonly fromNetwork: StringIndex;
  readonly toNetwork: StringIndex;
  readonly fromStop: StopIndex;
  readonly toStop: StopIndex;
}

/** A row of fare_transfer_rules.txt. */
export interface FareTransfer {
  readonly from: StringIndex;
  readonly to: StringIndex;
  /** The most consecutive transfers under the rule; Infinity = any number. */
  readonly count: number;
  /** The duration limit; Infinity = none. */
  readonly seconds: number;
  /** `duration_limit_type`, 0 to 3. */
  readonly secondsType: number;
  /** `fare_transfer_type`: 0 = A + AB, 1 = A + AB + B, 2 = AB. */
  readonly type: number;
  /** 0 = no further payment. */
  readonly product: StringIndex;
}

/** A row of timeframes.txt: seconds of the local day, end exclusive, on the days of a service (FA-7). */
export interface Timeframe {
  readonly start: number;
  readonly end: number;
  /** Index of the set of days in the timetable. */
  readonly days: DaySetIndex;
}
