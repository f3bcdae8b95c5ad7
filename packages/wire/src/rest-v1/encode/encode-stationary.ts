import { localDay } from '@tripwright/core/base';
import type { HireStock, Leg, StationaryLeg } from '@tripwright/core/model';
import type { Pause } from '@tripwright/core/modes';
import type { SegmentParts, StockBody } from '@tripwright/core/template';
import { formatMoney, type Phrases, phrases } from '@tripwright/core/text';
import type { SegmentContext } from './encode-context.ts';
import { bookingField, operatorFields } from './encode-operator.ts';
import { encodePlace } from './encode-place.ts';
import { encodeSharedVehicle } from './encode-shared-vehicle.ts';
import { oneLine } from './field-values.ts';
import { type LegCost, localCostOf } from './leg-cost.ts';
import { modeInfoOf, requestedModeOf, rowOfMode } from './mode-info.ts';
import { instructionOf, type LegContext } from './segment-phrases.ts';

const PARKING: ReadonlySet<Pause | undefined> = new Set(['park-on-street', 'park-off-street']);
/** Pauses whose segment takes the mode of a vehicle: that of the leg before, or that of the leg after. */
const VEHICLE_BEFORE: ReadonlySet<Pause | undefined> = new Set(['park-on-street', 'park-off-street', 'vehicle-return']);
const VEHICLE_AFTER: ReadonlySet<Pause | undefined> = new Set(['vehicle-collect']);

/** Encodes a pause as a `stationary` segment (wire-format.md section 9). */
export function encodeStationary(
  leg: StationaryLeg,
  around: LegContext,
  context: SegmentContext,
  cost?: LegCost,
): SegmentParts {
  const { before, after } = around;
  const { locale, region } = context;
  const words = phrases(locale);
  const { pause } = rowOfMode(leg.mode).travel;
  const instruction = instructionOf(leg, around, words);
  const vehicle = VEHICLE_BEFORE.has(pause) ? before : VEHICLE_AFTER.has(pause) ? after : undefined;
  const operator = leg.operator ?? vehicle?.operator;
  const own: SegmentParts['own'] = {
    startTime: leg.departure,
    endTime: leg.arrival,
    ...(leg.arrival < leg.departure && { realTime: true, missedBySeconds: leg.departure - leg.arrival }),
    availability: 'AVAILABLE',
    ...(pause === 'vehicle-collect' && bookingField(operator, words)),
    ...(leg.stock !== undefined && { stock: encodeStock(leg.stock) }),
    ...(leg.vehicle !== undefined &&
      operator !== undefined && { sharedVehicle: encodeSharedVehicle(leg.vehicle, operator) }),
  };
  const shared: SegmentParts['shared'] = {
    type: 'stationary',
    visibility: PARKING.has(pause) ? 'in summary' : 'in details',
    modeIdentifier: vehicle === undefined ? leg.mode : requestedModeOf(vehicle.mode, context.requestedModes),
    modeInfo: modeInfoOf(leg.mode, locale),
    action: words.say('action.timed', { instruction }),
    notes: notesOf(leg, around, context, words, cost),
    mini: { instruction, description: words.say('mini.move-description') },
    location: encodePlace(leg.at, region),
    ...(PARKING.has(pause) && { isParking: true }),
    ...operatorFields(operator),
    ...(cost !== undefined && { localCost: localCostOf(cost) }),
  };
  return { own, shared };
}

function encodeStock({ vehicles, docks, reportedAt }: HireStock): StockBody {
  return {
    ...(vehicles !== undefined && { availableVehicles: vehicles }),
    ...(docks !== undefined && { availableSpaces: docks }),
    lastUpdate: Math.round(reportedAt),
  };
}

/** Seconds from which a wait over midnight is named as one. */
const LONG_WAIT_SECONDS = 3 * 3600;

/** Pauses that the rider spends at a stop or a place to be picked up. */
const WAITING: ReadonlySet<Pause | undefined> = new Set(['wait', 'transfer']);

/** Notes of a pause: provider, place and price, the duration, and the usual wait for a hailed vehicle. */
function notesOf(
  leg: StationaryLeg,
  { before, after }: LegContext,
  { locale }: SegmentContext,
  words: Phrases,
  cost: LegCost | undefined,
): string {
  const { pause } = rowOfMode(leg.mode).travel;
  const atVehicle = VEHICLE_BEFORE.has(pause) || VEHICLE_AFTER.has(pause);
  const place = oneLine(leg.at.name);
  const names = atVehicle ? [oneLine(leg.operator?.name ?? ''), place] : WAITING.has(pause) ? [place] : [];
  const price = cost === undefined ? '' : formatMoney(cost.total.amount, cost.total.currency, locale);
  const first = [...names, price].filter((part) => part !== '').join(' ⋅ ');
  const lines = first === '' ? [] : [first];
  lines.push(words.say('notes.pause'), ...carParkNotes(leg, words));
  if (pause === 'wait' && isHailed(after) && before?.kind === 'street' && isConnector(before)) {
    // The rider called the vehicle before walking to the pick-up place, so the remaining wait is shorter than the usual one.
    lines.push(words.say('note.usual-wait', { wait: leg.arrival - before.departure }));
  }
  if (WAITING.has(pause) && isOverNight(leg)) lines.push(words.say('note.next-day'));
  return lines.join('\n');
}

/** Whether a pause is a wait of hours that ends on another day where it is spent: no rider expects that of a transfer. */
function isOverNight({ at, departure, arrival }: StationaryLeg): boolean {
  if (arrival - departure < LONG_WAIT_SECONDS) return false;
  return localDay(departure, at.timezone) !== localDay(arrival, at.timezone);
}

/** Known facts of a car park: its capacity, its bays for disabled drivers, and whether parking costs anything. */
function carParkNotes({ carPark }: StationaryLeg, { say }: Phrases): string[] {
  if (carPark === undefined) return [];
  const { capacity, disabledBays = 0, isFree, isPaid } = carPark;
  return [
    ...(capacity === undefined ? [] : [say('note.parking-spaces', { places: capacity })]),
    ...(disabledBays === 0 ? [] : [say('note.parking-disabled-bays', { bays: disabledBays })]),
    ...(isFree ? [say('note.parking-free')] : []),
    ...(isPaid ? [say('note.parking-paid')] : []),
  ];
}

function isHailed(leg: Leg | undefined): boolean {
  return leg !== undefined && rowOfMode(leg.mode).travel.hailed === true;
}

function isConnector(leg: Leg): boolean {
  return rowOfMode(leg.mode).travel.connector === true;
}
