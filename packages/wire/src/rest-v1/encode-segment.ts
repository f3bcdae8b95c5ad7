import type { Leg } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import type { Segment } from '@tripwright/core/template';
import type { EncodeContext } from './encode-context.ts';
import { encodeRide } from './encode-ride.ts';
import { encodeStationary } from './encode-stationary.ts';
import { encodeStreet } from './encode-street.ts';
import type { LegCost } from './leg-cost.ts';
import type { LegTicket } from './leg-ticket.ts';

/** What a segment's texts and fields depend on besides its own leg. */
export interface SegmentContext extends EncodeContext {
  /** Mode identifiers of the request: a template names the requested one (wire-format.md section 9). */
  readonly requestedModes: readonly string[];
  readonly wheelchair: boolean;
  readonly includeStops: boolean;
  /** A bicycle comes along on what is boarded. */
  readonly bicycleAboard?: boolean;
  /** Code of the region, where one is known. */
  readonly region: string | undefined;
}

/** What is paid for a leg: with a ticket, or by itself. */
export interface LegPayment {
  readonly ticket?: LegTicket | undefined;
  readonly cost?: LegCost | undefined;
}

/** A whole segment, reference and template in one, of a leg among its neighbours. */
export function encodeSegment(
  leg: Leg,
  before: Leg | undefined,
  after: Leg | undefined,
  context: SegmentContext,
  { ticket, cost }: LegPayment = {},
): Segment {
  switch (leg.kind) {
    case 'ride':
      return encodeRide(leg, context, ticket);
    case 'street':
      return encodeStreet(leg, context, cost);
    case 'stationary':
      return encodeStationary(leg, before, after, context, cost);
    default:
      return leg satisfies never;
  }
}

/**
 * The requested identifier that a specific mode answers to, the nearest one; itself when nothing asked for it (a connecting walk).
 * @param alias by which it can be asked for as well
 */
export function requestedModeOf(mode: string, requested: readonly string[], alias?: string): string {
  let nearest: string | undefined;
  for (const candidate of requested) {
    if ((coversMode(candidate, mode) || candidate === alias) && candidate.length > (nearest?.length ?? 0))
      nearest = candidate;
  }
  return nearest ?? mode;
}
