import type { Fares } from '../../../fares/index.ts';
import type { FlexServices } from '../../../flex/index.ts';
import type { LiveRuns, LiveSnapshot } from '../../../live/index.ts';
import type { Providers } from '../../../providers/index.ts';
import type { SharedVehicles } from '../../../shared-vehicles/index.ts';
import type { ParkingLots } from '../../../street/index.ts';
import type { StopDirectory, Timetable, TripShapes } from '../../../timetable/index.ts';
import type { StopLinks, StreetEngine } from '../../street/index.ts';
import type { TransitEngine } from '../../transit/index.ts';

/** First and last day, `YYYY-MM-DD`. */
type ServiceDates = { readonly first: string; readonly last: string };

/** The data of a door-to-door search: an opened region. */
export interface JourneyWorld {
  readonly manifest: {
    readonly timezone: string;
    readonly modes: readonly string[];
    readonly serviceDates: ServiceDates | undefined;
    /** The currency of a price of 0; undefined = unknown. */
    readonly currency?: string;
    readonly sources?: readonly { readonly name: string; readonly serviceDates?: ServiceDates }[];
  };
  readonly transit:
    | {
        readonly timetable: Timetable;
        readonly engine: TransitEngine;
        readonly stops: StopDirectory;
        readonly shapes: TripShapes;
        /** What realtime sources make of the runs; absent where answers come from the timetable alone. */
        readonly live?: LiveRuns;
        /** The pace of the walking links between stops, metres per second; the usual pace unless given. */
        readonly linkMetresPerSecond?: number;
      }
    | undefined;
  /** The realtime data of the region, where it has any. */
  readonly live?: Pick<LiveSnapshot, 'alerts'> | undefined;
  /** The fares of rides, where the feeds have them. */
  readonly fares?: Fares | undefined;
  /** Taxis, hire, parking and costs, as the operator configured them. */
  readonly providers?: Providers | undefined;
  /** Shared bicycles, scooters and cars. */
  readonly sharedVehicles?: SharedVehicles | undefined;
  /** Car parks, bicycle stands and parking along the streets, as mapped. */
  readonly parking?: ParkingLots | undefined;
  /** Demand-responsive services. */
  readonly flex?: FlexServices | undefined;
  readonly streets: StreetEngine | undefined;
  /** The positions of stops on the streets, for walking and for wheelchairs; undefined unless there are both stops and streets. */
  readonly stopLinks: { readonly walk: StopLinks; readonly wheelchair: StopLinks } | undefined;
}

/** The timetable of a region, with its engine. */
export type TransitWorld = NonNullable<JourneyWorld['transit']>;
