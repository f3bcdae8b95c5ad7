import type { RegionModes } from '@tripwright/mode-language';
import type { Expectations, ResolvedRequest, TripRequest, Verdict } from '@tripwright/trip-file';
import type { PanelRemedy, PlanChoice } from '../../shared/messages.ts';
import type { LatLng, PreviewCity, PreviewRoute } from '../../shared/preview-model.ts';

/** How a request is planned, besides what it says itself. */
export interface PlanTripOptions {
  readonly signal: AbortSignal;
  /** Title of the answer; its two places unless given. */
  readonly title?: string;
  /** Adds how the answer came about. */
  readonly explain?: boolean;
  /** Changes the request once its places and times are known. */
  readonly adjust?: (
    request: ResolvedRequest,
    times: { readonly now: number; readonly zone: string },
  ) => ResolvedRequest;
}

/**
 * The source of previewed routes: the planner inside the extension, or a server. The panel depends only on this interface. All calls reject
 * with a {@link PreviewFailure} for problems that the user can solve.
 */
export interface RouteSource {
  /**
   * Loads the places to choose from and the ground of the map. Called once per panel.
   * @param at a place in the region that is wanted, where the source has several; the first one unless given
   */
  open(signal: AbortSignal, at?: LatLng): Promise<PreviewCity>;
  /** Plans between two places of the city that `open` returned. When there is no route, the answer has a reason. */
  plan(choice: PlanChoice, signal: AbortSignal): Promise<PreviewRoute>;
  /** Plans the request of a file. */
  planTrip(request: TripRequest, options: PlanTripOptions): Promise<PreviewRoute>;
  /** The request with its places and times resolved, for copying it elsewhere. */
  resolve(request: TripRequest, signal: AbortSignal): Promise<ResolvedRequest>;
  /** Plans the request of a trip file and judges the answer. */
  judge(request: TripRequest, expected: Expectations, signal: AbortSignal): Promise<readonly Verdict[]>;
  /** The regions that it plans in, with their modes. */
  regions(signal: AbortSignal): Promise<readonly RegionModes[]>;
  /** A vector tile of the region; undefined for an empty one. */
  tile(zoom: number, column: number, row: number): Promise<Uint8Array | undefined>;
}

/** An expected failure with a message for the user and possible remedies. */
export class PreviewFailure extends Error {
  readonly remedies: readonly PanelRemedy[];

  constructor(message: string, remedies: readonly PanelRemedy[], options?: ErrorOptions) {
    super(message, options);
    this.name = 'PreviewFailure';
    this.remedies = remedies;
  }
}

/** Whether an error is a {@link PreviewFailure}, also one of another bundle, whose class is another one. */
export function isPreviewFailure(error: unknown): error is PreviewFailure {
  return error instanceof Error && error.name === 'PreviewFailure';
}
