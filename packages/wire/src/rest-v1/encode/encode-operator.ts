import type { Leg, Operator } from '@tripwright/core/model';
import type { Availability, Booking, Company, Segment } from '@tripwright/core/template';
import type { Phrases } from '@tripwright/core/text';
import { colourOf } from './field-values.ts';

/** Who drives or hires out, as a segment has it; nothing where nobody is known. */
export function operatorFields(
  operator: Operator | undefined,
): Pick<Segment, 'operator' | 'serviceOperator' | 'operatorID' | 'operatorInfo'> {
  if (operator === undefined || operator.name === '') return {};
  return {
    // clients differ in which of the two they read
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
    ...(isSaid(phone) && { phone }),
    ...(isAddress(website) && { website }),
    ...(channels !== undefined && { color: channels }),
  };
}

/** How to book: by web address, by telephone, or both; nothing where neither is known. */
export function bookingField(operator: Operator | undefined, { say }: Phrases): { readonly booking?: Booking } {
  if (operator === undefined || operator.name === '') return {};
  const { name, phone, bookingUrl } = operator;
  const actions = [
    ...(isAddress(bookingUrl) ? [bookingUrl] : []),
    // a URL of its own kind (RFC 3966) has no spaces
    ...(isSaid(phone) ? [`tel:${phone.replace(/[^+\d]/g, '')}`] : []),
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

/** Absolute: clients refuse a whole answer for anything else (wire-format.md section 2, rule 5). */
function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(text);
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

/** Whether a leg can still be travelled: what had to be booked and no longer can be is missed (wire-format.md section 9). */
export function availabilityOf({ booking }: Pick<Leg, 'booking'>): Availability {
  return booking?.state === 'too-late' ? 'MISSED_PREBOOKING_WINDOW' : 'AVAILABLE';
}
