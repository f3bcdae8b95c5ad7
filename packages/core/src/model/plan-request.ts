import type { LatLng } from '../geo/index.ts';

/** When to travel, Unix seconds. With both times, the trip leaves and arrives within the window and is as short as possible. */
export interface WhenWindow {
  readonly departAfter: number | undefined;
  readonly arriveBefore: number | undefined;
}

/** An end of the trip. */
export interface RequestedPlace extends LatLng {
  /** Text that came with the coordinates; it becomes the address of the place in the answer. */
  readonly address: string;
  /** Snapping prefers nearby streets of this name (spec 4.2); '' = no preference. */
  readonly streetName: string;
}

/** Importance of price, environment, duration and convenience, 0.1 to 2 each. */
export interface Weights {
  readonly price: number;
  readonly environment: number;
  readonly duration: number;
  readonly convenience: number;
}

/** Limits on rides by timetable beyond their modes. An empty list sets no limit. */
export interface RideLimits {
  /** Operators by id or name. */
  readonly neverOperators: readonly string[];
  readonly onlyOperators: readonly string[];
  /** Authorities by name; a line without an authority in any feed belongs to the authority of its operator. */
  readonly neverAuthorities: readonly string[];
  readonly onlyAuthorities: readonly string[];
  /** Feeds by name. */
  readonly neverFeeds: readonly string[];
  readonly onlyFeeds: readonly string[];
  /** Lines by id or number that are allowed despite the other limits and `avoidModes`. */
  readonly alwaysLines: readonly string[];
}

/** The preferred cycle route: a compromise of length and comfort, the shortest, or the most pleasant. */
export type CyclingWay = 'best' | 'shortest' | 'friendliest';

/** A routing request after its parser has checked it: units are in the names, times are Unix seconds. {@link planRequest} makes it. */
export interface PlanRequest {
  readonly from: RequestedPlace;
  readonly to: RequestedPlace;
  readonly when: WhenWindow;
  /** Mode identifiers as requested; deprecated ones are replaced, unknown ones dropped. */
  readonly modes: readonly string[];
  /** With several modes: also the itineraries of each mode alone (spec 4.2 rule 4). */
  readonly allModes: boolean;
  readonly wheelchair: boolean;
  /** Codes of stops where the rider does not board, alight or transfer (spec 4.2 rule 8). */
  readonly avoidStops: readonly string[];
  /** Transit modes that are not used. */
  readonly avoidModes: readonly string[];
  /** Absent = no limits. */
  readonly rides?: RideLimits;
  /** Whether small vehicles (a folding bicycle, an e-scooter) are taken aboard; false = they stay at the first stop. Absent = true. */
  readonly vehiclesAboard?: boolean;
  /** Own cars and motorbikes are driven to the destination itself; absent = they are parked and the rest is walked. */
  readonly driveToTheDoor?: boolean;
  /** The kinds of cycle route to return from door to door; absent = the best one. */
  readonly cycling?: readonly CyclingWay[];
  /** Reduced fares for entitled riders; absent = adult fares. */
  readonly concession?: boolean;
  /** The traveller's own kilograms of CO₂ per kilometre, by mode; other modes have the usual values. */
  readonly emissions?: ReadonlyMap<string, number>;
  /** Seconds of waiting for a hailed vehicle, by mode; other modes have the usual values of the provider. */
  readonly waitSeconds?: ReadonlyMap<string, number>;
  readonly walkMetresPerSecond: number;
  readonly cycleMetresPerSecond: number;
  /** The most seconds of walking in a trip; undefined = the planner's own limits for each walk. */
  readonly maxWalkSeconds: number | undefined;
  /** The minimum transfer time: seconds beside the walk of every transfer but timed ones. A longer minimum of the feed holds. */
  readonly minTransferSeconds: number;
  readonly weights: Weights;
  /** Only the itinerary with the best score. */
  readonly bestOnly: boolean;
  /** Adds the stops passed to the shapes of rides. */
  readonly includeStops: boolean;
  /** `scheduled`: the timetable alone decides, as if there were no realtime data. Absent = the data of now. */
  readonly realtime?: 'scheduled';
  /** Adds to each ride after a change the time to spare, and what follows if it is missed; absent = no. */
  readonly includeConnections?: boolean;
}

/** An end of the trip as a caller gives it; a missing address or street name is ''. */
export type PlaceInput = LatLng & Partial<Pick<RequestedPlace, 'address' | 'streetName'>>;

/** The parts of a {@link PlanRequest} that a caller gives. Only the two ends are required; undefined counts as not given. */
export type PlanRequestInput = {
  readonly from: PlaceInput;
  readonly to: PlaceInput;
  readonly when?: Partial<WhenWindow> | undefined;
  readonly weights?: Partial<Weights> | undefined;
} & {
  readonly [Part in Exclude<keyof PlanRequest, 'from' | 'to' | 'when' | 'weights'>]?: PlanRequest[Part] | undefined;
};

/** The values of a request for the parts that it leaves out: the same for `/v1`, GraphQL, the command line and the editor. */
export const REQUEST_DEFAULTS: {
  readonly modes: readonly string[];
  readonly walkMetresPerSecond: number;
  readonly cycleMetresPerSecond: number;
  readonly minTransferSeconds: number;
  readonly weights: Weights;
} = {
  /** Of a request without modes, which gets each of them alone as well (`allModes`). */
  modes: ['pt_pub', 'wa_wal'],
  walkMetresPerSecond: 4 / 3.6,
  cycleMetresPerSecond: 18 / 3.6,
  minTransferSeconds: 180,
  weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
};

/**
 * The complete request for the given parts. Missing parts get the {@link REQUEST_DEFAULTS}; other optional parts that equal their default are
 * dropped, so that equal requests are equal values. A missing time stays missing: {@link leavingNow} sets it.
 */
export function planRequest(input: PlanRequestInput): PlanRequest {
  const { rides, vehiclesAboard, driveToTheDoor, cycling = [], concession, emissions, waitSeconds } = input;
  const { realtime, includeConnections } = input;
  return {
    from: requestedPlace(input.from),
    to: requestedPlace(input.to),
    when: { departAfter: input.when?.departAfter, arriveBefore: input.when?.arriveBefore },
    modes: input.modes ?? REQUEST_DEFAULTS.modes,
    allModes: input.allModes ?? input.modes === undefined,
    wheelchair: input.wheelchair === true || movesByWheelchairAlone(input.modes),
    avoidStops: input.avoidStops ?? [],
    avoidModes: input.avoidModes ?? [],
    ...(rides !== undefined && Object.values(rides).some((names) => names.length > 0) && { rides }),
    ...(waitSeconds !== undefined && waitSeconds.size > 0 && { waitSeconds }),
    ...(emissions !== undefined && emissions.size > 0 && { emissions }),
    ...(vehiclesAboard === false && { vehiclesAboard }),
    ...(driveToTheDoor === true && { driveToTheDoor }),
    ...(cycling.length > 0 && { cycling }),
    ...(concession === true && { concession }),
    walkMetresPerSecond: input.walkMetresPerSecond ?? REQUEST_DEFAULTS.walkMetresPerSecond,
    cycleMetresPerSecond: input.cycleMetresPerSecond ?? REQUEST_DEFAULTS.cycleMetresPerSecond,
    maxWalkSeconds: input.maxWalkSeconds,
    minTransferSeconds: input.minTransferSeconds ?? REQUEST_DEFAULTS.minTransferSeconds,
    weights: { ...REQUEST_DEFAULTS.weights, ...input.weights },
    bestOnly: input.bestOnly ?? false,
    includeStops: input.includeStops ?? false,
    ...(realtime === 'scheduled' && { realtime }),
    ...(includeConnections === true && { includeConnections }),
  };
}

/** A rider who moves by wheelchair and does not walk uses it on the way to stops and between them, too (spec 2.2). */
function movesByWheelchairAlone(modes: readonly string[] = []): boolean {
  return modes.includes('wa_whe') && !modes.includes('wa_wal');
}

/**
 * The window of a request; without any time, the traveller leaves now.
 * @param now Unix seconds; fractions are cut off
 */
export function leavingNow({ departAfter, arriveBefore }: WhenWindow, now: number): WhenWindow {
  return departAfter === undefined && arriveBefore === undefined
    ? { departAfter: Math.floor(now), arriveBefore: undefined }
    : { departAfter, arriveBefore };
}

function requestedPlace({ lat, lng, address = '', streetName = '' }: PlaceInput): RequestedPlace {
  return { lat, lng, address, streetName };
}
