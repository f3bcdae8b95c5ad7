import type { Money } from '../base/index.ts';

/** Fares of one feed in version 1: fare_attributes.txt and fare_rules.txt. */
export interface ZoneFares {
  readonly version: 1;
  readonly fares: readonly ZoneFare[];
}

export interface ZoneFare {
  readonly id: string;
  readonly money: Money;
  /** Agency in the timetable, -1 = any of the feed. */
  readonly agency: number;
  /** Changes of vehicle that the ticket allows; Infinity = any number. */
  readonly transfers: number;
  /** Seconds from the first boarding to the last within which it can be used; Infinity = no limit. */
  readonly seconds: number;
  /** What the fare is good for; undefined = everything (FA-4). */
  readonly scopes: readonly FareScope[] | undefined;
}

/** Rows of fare_rules.txt read together: same fare, origin, destination and zones passed. Zones are string indices, 0 = any. */
export interface FareScope {
  readonly origin: number;
  readonly destination: number;
  /** Zones passed, exactly these; empty = any. */
  readonly zones: readonly number[];
  /** Empty = any route. */
  readonly routes: readonly number[];
}

/** Fares of one feed in version 2. Ids are string indices of the timetable's pool, 0 = empty. */
export interface RuleFares {
  readonly version: 2;
  /** Whether fare_leg_rules.txt has `rule_priority`: decides what its empty fields mean (FA-6). */
  readonly prioritised: boolean;
  /** By the area they start from, 0 = empty: feeds that price every pair of areas have very many. */
  readonly legRulesFrom: ReadonlyMap<number, readonly FareLegRule[]>;
  /** Networks and areas that some leg rule names. */
  readonly named: {
    readonly networks: ReadonlySet<number>;
    readonly from: ReadonlySet<number>;
    readonly to: ReadonlySet<number>;
  };
  readonly products: ReadonlyMap<number, readonly FareProduct[]>;
  /** What riders of other categories than the default one pay: their prices, and the ordinary ones where they have none. */
  readonly reductions: readonly ReadonlyMap<number, readonly FareProduct[]>[];
  /** Currencies of the products in order, and their media; 0, no particular one, comes first. */
  readonly currencies: readonly string[];
  readonly media: readonly number[];
  readonly joins: readonly FareJoin[];
  readonly transfers: readonly FareTransfer[];
  readonly timeframes: ReadonlyMap<number, readonly Timeframe[]>;
}

export interface FareLegRule {
  readonly group: number;
  readonly network: number;
  readonly from: number;
  readonly to: number;
  readonly fromTimeframe: number;
  readonly toTimeframe: number;
  readonly product: number;
  readonly priority: number;
}

/** One row of fare_products.txt. */
export interface FareProduct {
  readonly id: number;
  readonly name: number;
  readonly money: Money;
  /** Medium, 0 = any. */
  readonly medium: number;
  readonly mediumName: number;
  readonly riderCategory: number;
  /** Name of a category that is not the feed's default one; 0 for that one and for anyone. */
  readonly riderName: number;
}

/** A row of fare_leg_join_rules.txt; stops are timetable stops, -1 = none given: the same station. */
export interface FareJoin {
  readonly fromNetwork: number;
  readonly toNetwork: number;
  readonly fromStop: number;
  readonly toStop: number;
}

export interface FareTransfer {
  readonly from: number;
  readonly to: number;
  /** Consecutive transfers that the rule may span, Infinity = any number. */
  readonly count: number;
  /** Infinity = no limit. */
  readonly seconds: number;
  /** `duration_limit_type`, 0 to 3. */
  readonly secondsType: number;
  /** `fare_transfer_type`: 0 = A + AB, 1 = A + AB + B, 2 = AB. */
  readonly type: number;
  /** 0 = nothing to pay. */
  readonly product: number;
}

/** Seconds of the local day, end exclusive, on the calendar days named (FA-7). */
export interface Timeframe {
  readonly start: number;
  readonly end: number;
  /** Set of days in the timetable. */
  readonly days: number;
}
