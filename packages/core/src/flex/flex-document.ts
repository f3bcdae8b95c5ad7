import type { FlexRows, FlexService } from './flex-rows.ts';

/** {@link FlexRows} as stored: service days as one character per four days, since a service may run for a century. */
export interface FlexDocument extends Omit<FlexRows, 'services'> {
  readonly services: readonly (Omit<FlexService, 'days'> & {
    readonly firstDay: number;
    /** Hexadecimal digits; the lowest bit of a digit is the earliest of its four days. */
    readonly days: string;
  })[];
}

const DAYS_PER_DIGIT = 4;

/** Packs the rows for storage; the inverse of {@link unpackFlex}. */
export function packFlex(rows: FlexRows): FlexDocument {
  return { ...rows, services: rows.services.map((service) => ({ ...service, ...packDays(service.days) })) };
}

/** Restores the rows of {@link packFlex}. */
export function unpackFlex(document: FlexDocument): FlexRows {
  const services = document.services.map(({ firstDay, days, ...rest }) => ({
    ...rest,
    days: unpackDays(firstDay, days),
  }));
  return { ...document, services };
}

function packDays(days: readonly number[]): { readonly firstDay: number; readonly days: string } {
  const [firstDay = 0, last = firstDay - 1] = [days[0], days.at(-1)];
  const digits = new Uint8Array(Math.ceil((last - firstDay + 1) / DAYS_PER_DIGIT));
  for (const day of days) {
    const at = day - firstDay;
    digits[Math.floor(at / DAYS_PER_DIGIT)]! |= 1 << (at % DAYS_PER_DIGIT);
  }
  return { firstDay, days: Array.from(digits, (digit) => digit.toString(16)).join('') };
}

function unpackDays(firstDay: number, text: string): number[] {
  const days: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const digit = Number.parseInt(text[i]!, 16);
    for (let bit = 0; bit < DAYS_PER_DIGIT; bit++) {
      if ((digit & (1 << bit)) !== 0) days.push(firstDay + i * DAYS_PER_DIGIT + bit);
    }
  }
  return days;
}
