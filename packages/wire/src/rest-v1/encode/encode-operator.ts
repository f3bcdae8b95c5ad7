import type { Leg, Booking as LegBooking, Operator } from '@tripwright/core/model';
import type { Availability, Booking, Company, Prebooking, Segment } from '@tripwright/core/template';
import type { Phrases } from '@tripwright/core/text';
import { colourOf } from './field-values.ts';

/** The operator's fields of a segment; none when the operator is unknown. */
export function operatorFields(
  operator: Operator | undefined,
): Pick<Segment, 'operator' | 'serviceOperator' | 'operatorID' | 'operatorInfo'> {
  if (operator === undefined || operator.name === '') return {};
  return {
    // Clients differ in which of the two they read.
    operator: operator.name,
    serviceOperator: operator.name,
    ...(operator.id !== '' && { operatorID: operator.id }),
    operatorInfo: companyOf(operator),
  };
}

/** An operator as a company (wire-format.md section 10). */
export function companyOf({ name, phone, website, color }: Operator): Company {
  const channels = color === undefined ? undefined : colourOf(color);
  return {
    name,
    ...(isNotEmpty(phone) && { phone }),
    ...(isAddress(website) && { website }),
    ...(channels !== undefined && { color: channels }),
  };
}

/** How to book: by web address, by telephone, or both. Absent when neither is known. */
export function bookingField(operator: Operator | undefined, { say }: Phrases): { readonly booking?: Booking } {
  if (operator === undefined || operator.name === '') return {};
  const { name, phone, bookingUrl } = operator;
  const actions = [
    ...(isAddress(bookingUrl) ? [bookingUrl] : []),
    // `tel:` URLs contain no spaces (RFC 3966).
    ...(isNotEmpty(phone) ? [`tel:${phone.replace(/[^+\d]/g, '')}`] : []),
  ];
  if (actions.length === 0) return {};
  return {
    booking: {
      title: say('label.book-with', { operator: name }),
      externalActions: actions,
      ...(isAddress(bookingUrl) && { url: bookingUrl }),
    },
  };
}

/** Until when a segment has to be booked. */
export function prebookingOf({ state, closes, message }: LegBooking): Prebooking {
  return { state, ...(closes !== undefined && { closes }), ...(message !== '' && { message }) };
}

/** An absolute URL. Clients reject a whole answer that contains any other address (wire-format.md section 2, rule 5). */
function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(text);
}

function isNotEmpty(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

/**
 * `CANCELLED` for a ride that does not run, `MISSED_PREBOOKING_WINDOW` for a leg that requires booking and can no longer be booked
 * (wire-format.md section 9).
 */
export function availabilityOf(leg: Leg): Availability {
  if (leg.kind === 'ride' && leg.live?.kind === 'cancelled') return 'CANCELLED';
  const { booking } = leg;
  return booking?.state === 'too-late' ? 'MISSED_PREBOOKING_WINDOW' : 'AVAILABLE';
}
