import type { Operator } from '@tripwright/core/model';
import type { Booking, Company, Segment } from '@tripwright/core/template';
import type { Phrases } from '@tripwright/core/text';
import { colourOf } from './colour.ts';

/** Who drives or hires out, as a segment has it; with a booking where they say how. Nothing where nobody is known. */
export function operatorFields(
  operator: Operator | undefined,
  words: Phrases,
): Pick<Segment, 'operator' | 'serviceOperator' | 'operatorID' | 'operatorInfo' | 'booking'> {
  if (operator === undefined || operator.name === '') return {};
  const booking = bookingWith(operator, words);
  return {
    // clients differ in which of the two they read
    operator: operator.name,
    serviceOperator: operator.name,
    ...(operator.id !== '' && { operatorID: operator.id }),
    operatorInfo: companyOf(operator),
    ...(booking !== undefined && { booking }),
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

/** How to book: by web address, by telephone, or both; undefined where neither is known. */
function bookingWith({ name, phone, bookingUrl }: Operator, { say }: Phrases): Booking | undefined {
  const actions = [
    ...(isAddress(bookingUrl) ? [bookingUrl] : []),
    // a URL of its own kind (RFC 3966) has no spaces
    ...(isSaid(phone) ? [`tel:${phone.replace(/[^+\d]/g, '')}`] : []),
  ];
  if (actions.length === 0) return undefined;
  return {
    title: say('label.book-with', { operator: name }),
    externalActions: actions,
    ...(isAddress(bookingUrl) && { url: bookingUrl }),
  };
}

/** Absolute: clients refuse a whole answer for anything else (wire-format.md section 2, rule 5). */
function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(text);
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
