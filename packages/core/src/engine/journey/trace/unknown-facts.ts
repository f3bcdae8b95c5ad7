import type { Itinerary, Leg, PricedPart, ReliedOn, RideLeg, StreetLeg, UnknownFact } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import { legCosts } from '../../../ranking/index.ts';

/**
 * The unknown facts that an itinerary relies on, leg by leg.
 * @param parts the known prices
 * @param wheelchair whether the rider uses a wheelchair
 */
export function unknownFacts(itinerary: Itinerary, parts: readonly PricedPart[], wheelchair: boolean): ReliedOn[] {
  const { legs } = itinerary;
  const costs = legCosts(itinerary, parts);
  const carried = legs.some((leg) => leg.kind === 'street' && isCarried(leg));
  return legs.flatMap((leg, at) => {
    const facts: UnknownFact[] = [];
    const isPriced = costs[at]?.money !== undefined || parts.some((part) => part.legs.includes(at));
    if (!isPriced) facts.push('price');
    if (leg.booking?.state === 'unknown') facts.push('booking');
    if (leg.kind === 'ride') facts.push(...ofRide(leg, wheelchair, carried));
    else if (leg.kind === 'street') facts.push(...ofStreets(leg));
    else facts.push(...ofPause(leg, legs[at - 1], legs[at + 1]));
    return facts.map((fact) => ({ fact, leg: at }));
  });
}

function ofRide(leg: RideLeg, wheelchair: boolean, carried: boolean): UnknownFact[] {
  const facts: UnknownFact[] = [];
  if (wheelchair && leg.wheelchair === 'unknown') facts.push('vehicle-access');
  if (wheelchair && [leg.from, leg.to].some(({ stop }) => stop?.wheelchair === 'unknown')) facts.push('stop-access');
  if (carried && leg.bicycles === 'unknown') facts.push('bicycles-aboard');
  const [first, last] = [leg.calls[0], leg.calls.at(-1)];
  if (first?.approximate === true || last?.approximate === true) facts.push('times');
  if (leg.headway !== undefined) facts.push('departure');
  return facts;
}

function ofStreets(leg: StreetLeg): UnknownFact[] {
  if (leg.straightLine) return ['streets'];
  const isRolling = leg.profile === 'wheelchair';
  return isRolling && leg.sections.some(({ safe, hop }) => safe === 'unknown' && hop !== true) ? ['path-access'] : [];
}

function ofPause(leg: Leg, before: Leg | undefined, after: Leg | undefined): UnknownFact[] {
  const pause = findModeFamily(leg.mode)?.travel.pause;
  if (pause === 'wait' && after !== undefined && findModeFamily(after.mode)?.travel.hailed === true) return ['wait'];
  if (pause === 'park-on-street' && before?.kind === 'street' && before.profile !== 'bicycle') return ['parking'];
  const vehicle = leg.kind === 'stationary' ? leg.vehicle : undefined;
  return vehicle?.propulsion === 'electric' && vehicle.rangeMetres === undefined ? ['range'] : [];
}

/** Whether the vehicle of a leg is carried aboard and does not fold. */
function isCarried({ mode }: StreetLeg): boolean {
  const travel = findModeFamily(mode)?.travel;
  return travel?.carriedAboard === true && travel.folds !== true;
}
