import type {
  Availability,
  Company,
  Geofence,
  LocalCost,
  MapTiles,
  ModeInfo,
  SegmentLocation,
  SegmentSource,
  ServiceShape,
  Street,
} from './segment-values.ts';

/** The kinds of segments, a closed set on the wire. */
export type SegmentType = 'scheduled' | 'unscheduled' | 'stationary';

/** Where a segment is shown, a closed set on the wire; each value includes the places of the values after it. */
export type SegmentVisibility = 'in summary' | 'on map' | 'in details' | 'hidden';

/** Short texts with placeholders. */
export interface MiniTexts {
  readonly instruction: string;
  readonly mainValue?: string;
  readonly description?: string;
}

/** The properties that similar segments of several trips share; none of them depends on realtime data (wire-format.md section 9). */
export interface SegmentTemplateFields {
  readonly type: SegmentType;
  readonly visibility: SegmentVisibility;
  /** The requested mode (`pt_pub`); `modeInfo.identifier` has the specific one. */
  readonly modeIdentifier?: string;
  readonly modeInfo?: ModeInfo;
  /** One line with placeholders. */
  readonly action?: string;
  /** Lines with placeholders. */
  readonly notes?: string;
  readonly mini?: MiniTexts;
  readonly localCost?: LocalCost;
  readonly sources?: readonly SegmentSource[];
  readonly hideExactTimes?: boolean;
  readonly terms?: string;
  readonly warnings?: string;
  readonly operatorInfo?: Company;
  readonly geofences?: readonly Geofence[];
  readonly mapTiles?: MapTiles;

  // moving, both kinds
  readonly from?: SegmentLocation;
  readonly to?: SegmentLocation;
  /** The bearing at the start, whole degrees clockwise from north. */
  readonly travelDirection?: number;

  // scheduled
  readonly stopCode?: string;
  readonly endStopCode?: string;
  /** The same name as `serviceOperator`; some clients read one, some the other. */
  readonly operator?: string;
  readonly serviceOperator?: string;
  readonly operatorID?: string;
  /** Whether the passenger stays seated while the service changes its name. */
  readonly isContinuation?: boolean;
  readonly shapes?: readonly ServiceShape[];
  readonly smsNumber?: string;
  readonly smsMessage?: string;

  // unscheduled
  readonly metres?: number;
  readonly metresSafe?: number;
  readonly metresUnsafe?: number;
  readonly metresDismount?: number;
  /** Whole seconds. */
  readonly durationWithoutTraffic?: number;
  readonly 'turn-by-turn'?: 'CYCLING' | 'DRIVING' | 'WALKING';
  readonly streets?: readonly Street[];

  // stationary
  readonly location?: SegmentLocation;
  readonly isParking?: boolean;
  readonly hasCarParks?: boolean;
  readonly cost?: number;
}

/** An entry of `segmentTemplates`. */
export interface SegmentTemplate extends SegmentTemplateFields {
  /** Signed 32-bit, from the content alone. */
  readonly hashCode: number;
  /** Some servers send it here; the value of the reference overrides it. Folding never writes it, because it changes with realtime data. */
  readonly availability?: Availability;
}
