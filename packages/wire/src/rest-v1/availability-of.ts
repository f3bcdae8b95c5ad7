import type { Leg } from '@tripwright/core/model';
import type { Availability } from '@tripwright/core/template';

/** Whether a leg can still be travelled: what had to be booked and no longer can be is missed (wire-format.md section 9). */
export function availabilityOf({ booking }: Pick<Leg, 'booking'>): Availability {
  return booking?.state === 'too-late' ? 'MISSED_PREBOOKING_WINDOW' : 'AVAILABLE';
}
