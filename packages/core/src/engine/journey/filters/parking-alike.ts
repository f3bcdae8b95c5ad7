import type { Itinerary } from '../../../model/index.ts';

/** A car park may take so much longer than the street in front (walking out of it is in this), and so much more walking. */
const ALIKE_SECONDS = 180;
const ALIKE_WALK_SECONDS = 120;

/**
 * Whether driving to a car park, or to bays that are marked, is as good as parking on the street in front: not much longer, not much more
 * walking, and nothing known to be paid. Whether the street has room nobody knows, so what is known to be for parking comes first (OS-40).
 */
export function isParkingAlike(street: Itinerary, lot: Itinerary): boolean {
  const isPaid = lot.legs.some(
    (leg) =>
      leg.kind === 'stationary' && (leg.carPark?.isPaid === true || leg.payments?.some(({ money }) => money.minor > 0)),
  );
  const [onStreet, inLot] = [street, lot].map(({ departure, arrival }) => arrival - departure) as [number, number];
  return !isPaid && inLot - onStreet <= ALIKE_SECONDS && lot.walkSeconds - street.walkSeconds <= ALIKE_WALK_SECONDS;
}
