import type { Operator } from '../../../../model/index.ts';
import type { ProviderRow } from '../../../../providers/index.ts';

/** The operator of a configured row. */
export function operatorOf({ id, name, phone, website, color, bookingUrl }: ProviderRow): Operator {
  return { id, name, phone, website, color: color?.replace('#', ''), bookingUrl };
}
