import type { Fares } from '../../../fares/index.ts';
import type { FlexServices } from '../../../flex/index.ts';
import type { Providers } from '../../../providers/index.ts';
import type { SharedVehicles } from '../../../shared-vehicles/index.ts';
import type { ParkingLots } from '../../../street/index.ts';
import type { StopDirectory, Timetable, TripShapes } from '../../../timetable/index.ts';
import type { StopLinks, StreetEngine } from '../../street/index.ts';
import type { TransitEngine } from '../../transit/index.ts';

/** First and last day, `YYYY-MM-DD`. */
type ServiceDates = { readonly first: string; readonly last: string };

/** What a door-to-door search reads; a region is one. */
export interface JourneyWorld {
  readonly manifest: {
    readonly timezone: string;
    readonly modes: readonly string[];
    readonly serviceDates: ServiceDates | undefined;
    readonly sources?: readonly { readonly name: string; readonly serviceDates?: ServiceDates }[];
  };
  readonly transit:
    | {
        readonly timetable: Timetable;
        readonly engine: TransitEngine;
        readonly stops: StopDirectory;
        readonly shapes: TripShapes;
        /** Metres per second at which walks between stops were worked out; the usual pace unless given. */
        readonly linkMetresPerSecond?: number;
      }
    | undefined;
  /** What rides cost, where the feeds say it. */
  readonly fares?: Fares | undefined;
  /** What the operator configured: taxis, hire, parking, costs. */
  readonly providers?: Providers | undefined;
  /** Shared bicycles, scooters and cars. */
  readonly sharedVehicles?: SharedVehicles | undefined;
  /** Car parks, bicycle stands and parking along the streets, as mapped. */
  readonly parking?: ParkingLots | undefined;
  /** Demand-responsive services. */
  readonly flex?: FlexServices | undefined;
  readonly streets: StreetEngine | undefined;
  /** Where stops stand on the streets, on foot and on wheels; undefined unless there are both stops and streets. */
  readonly stopLinks: { readonly walk: StopLinks; readonly wheelchair: StopLinks } | undefined;
}

export type TransitWorld = NonNullable<JourneyWorld['transit']>;
