import type { Leg } from '@tripwright/core/model';
import type { SegmentParts } from '@tripwright/core/template';
import { alertHashOf } from './encode-alert.ts';
import type { SegmentContext } from './encode-context.ts';
import { encodeRide } from './encode-ride.ts';
import { encodeStationary } from './encode-stationary.ts';
import { encodeStreet } from './encode-street.ts';
import type { LegCost } from './leg-cost.ts';
import type { LegTicket } from './leg-ticket.ts';
import type { LegContext } from './segment-phrases.ts';

/** How a leg is paid: with a ticket, which may cover several legs, or on its own. */
export interface LegPayment {
  readonly ticket?: LegTicket | undefined;
  readonly cost?: LegCost | undefined;
}

/** Encodes a leg as a segment in two parts. @param id of the segment within its trip */
export function encodeSegment(
  id: string,
  leg: Leg,
  around: LegContext,
  context: SegmentContext,
  payment: LegPayment,
): SegmentParts {
  const { own, shared } = encodeKind(leg, around, context, payment);
  const alerts = leg.alerts === undefined ? {} : { alertHashCodes: leg.alerts.map(alertHashOf) };
  return { own: { id, ...own, ...alerts }, shared };
}

function encodeKind(leg: Leg, around: LegContext, context: SegmentContext, { ticket, cost }: LegPayment): SegmentParts {
  switch (leg.kind) {
    case 'ride':
      return encodeRide(leg, context, ticket);
    case 'street':
      return encodeStreet(leg, around, context, cost);
    case 'stationary':
      return encodeStationary(leg, around, context, cost);
    default:
      return leg satisfies never;
  }
}
