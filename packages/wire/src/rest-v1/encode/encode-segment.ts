import type { Leg } from '@tripwright/core/model';
import type { Segment } from '@tripwright/core/template';
import type { SegmentContext } from './encode-context.ts';
import { encodeRide } from './encode-ride.ts';
import { encodeStationary } from './encode-stationary.ts';
import { encodeStreet } from './encode-street.ts';
import type { LegCost } from './leg-cost.ts';
import type { LegTicket } from './leg-ticket.ts';

/** How a leg is paid: with a ticket, which may cover several legs, or on its own. */
export interface LegPayment {
  readonly ticket?: LegTicket | undefined;
  readonly cost?: LegCost | undefined;
}

/** Encodes a leg as a whole segment: the fields of reference and template together. @param before, after its neighbours */
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
      return encodeStreet(leg, after, context, cost);
    case 'stationary':
      return encodeStationary(leg, before, after, context, cost);
    default:
      return leg satisfies never;
  }
}
