import type { SegmentLocation } from '@tripwright/core/template';

/** An alert (wire-format.md section 11). Times are Unix seconds. */
export interface AlertBody {
  readonly hashCode: number;
  /** A closed set on the wire, most severe first. */
  readonly severity: 'alert' | 'warning' | 'info';
  readonly title: string;
  readonly text?: string;
  /** GTFS-Realtime effect, such as `MODIFIED_SERVICE`. */
  readonly type?: string;
  /** GTFS-Realtime cause, such as `MAINTENANCE`. Of this server. */
  readonly cause?: string;
  readonly url?: string;
  readonly remoteIcon?: string;
  readonly location?: SegmentLocation;
  /** What it belongs to, where that is one run or one stop. */
  readonly serviceTripID?: string;
  readonly stopCode?: string;
  readonly externalId?: string;
  readonly fromDate?: number;
  readonly toDate?: number;
  /** Only where it is active several times. Of this server. */
  readonly periods?: readonly { readonly fromDate?: number; readonly toDate?: number }[];
  /** True where plans avoid what it closes. Of this server. */
  readonly isAvoided?: boolean;
  /** Present where the alert names stops: the client repeats its request with `avoidStops` (spec 4.2 rule 8). */
  readonly action?: {
    readonly type: 'rerouteExcludingStops';
    readonly text: string;
    readonly excludedStopCodes: readonly string[];
  };
}
