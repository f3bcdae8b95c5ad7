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
