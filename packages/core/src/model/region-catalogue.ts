/** What a region knows about accessibility, prices and operators. */
export interface RegionFacts {
  readonly code: string;
  /** Whether streets tell cycle ways from others. */
  readonly streetBicyclePaths: boolean;
  readonly streetWheelchairAccessibility: boolean;
  /** Whether any trip says whether it takes bicycles. */
  readonly transitBicycleAccessibility: boolean;
  readonly transitWheelchairAccessibility: boolean;
  /** Whether fares are known; reductions are applied where they are among them. */
  readonly transitConcessionPricing: boolean;
  /** Modes of public transport, as specific as known. */
  readonly transitModes: readonly string[];
  readonly modes: readonly string[];
  readonly operators: readonly CataloguedOperator[];
}

/** An agency with its lines. */
export interface CataloguedOperator {
  readonly id: string;
  readonly name: string;
  readonly website: string;
  readonly phone: string;
  readonly modes: readonly string[];
  readonly routeCount: number;
  /** Names of the feeds that its lines come from. */
  readonly feeds: readonly string[];
}

/** A line of public transport. Texts are '' where the feed has none; colours are `RRGGBB`. */
export interface CataloguedRoute {
  readonly id: string;
  readonly shortName: string;
  readonly longName: string;
  readonly mode: string;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly color: string;
  readonly textColor: string;
  /** Name of its feed. */
  readonly feed: string;
  /** Trips of its timetable, over all days. */
  readonly serviceCount: number;
}

/** A trip of a line, whatever the days on which it runs. */
export interface CataloguedService {
  /** As answers give it. */
  readonly id: string;
  readonly headsign: string;
  /** `direction_id`; undefined = unknown. */
  readonly direction: 0 | 1 | undefined;
  /** Codes of its stops, in order. */
  readonly stops: readonly string[];
  /** Name of its feed. */
  readonly feed: string;
}

/** The stops of a line in one direction, in the order of its longest trip pattern. */
export interface RouteDirection {
  readonly id: string;
  readonly name: string;
  /** Encoded polyline. */
  readonly line: string;
  readonly stops: readonly {
    readonly code: string;
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
  }[];
}
