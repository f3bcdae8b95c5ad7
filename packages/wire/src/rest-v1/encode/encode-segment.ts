import type { Leg } from '@tripwright/core/model';
import type { Segment } from '@tripwright/core/template';
import type { SegmentContext } from './encode-context.ts';
import { encodeRide } from './encode-ride.ts';
import { encodeStationary } from './encode-stationary.ts';
import { encodeStreet } from './encode-street.ts';
import type { LegCost } from './leg-cost.ts';
import type { LegTicket } from './leg-ticket.ts';

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
