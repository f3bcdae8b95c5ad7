import type { Leg, StationaryLeg } from '@tripwright/core/model';
import type { Pause } from '@tripwright/core/modes';
import type { Segment } from '@tripwright/core/template';
import { phrases } from '@tripwright/core/text';
import { encodePlace } from './encode-place.ts';
import { requestedModeOf, type SegmentContext } from './encode-segment.ts';
import { modeInfoOf, rowOfMode } from './mode-info.ts';
import { actionOf, instructionOf } from './segment-phrases.ts';

const PARKING: ReadonlySet<Pause | undefined> = new Set(['park-on-street', 'park-off-street']);
/** Pauses that belong to a vehicle, whose mode is the segment's: that of the leg before, or of the leg after. */
const VEHICLE_BEFORE: ReadonlySet<Pause | undefined> = new Set(['park-on-street', 'park-off-street', 'vehicle-return']);
const VEHICLE_AFTER: ReadonlySet<Pause | undefined> = new Set(['vehicle-collect']);

/** Time in one place as a `stationary` segment (wire-format.md section 9). */
export function encodeStationary(
  leg: StationaryLeg,
  before: Leg | undefined,
  after: Leg | undefined,
  context: SegmentContext,
): Segment {
  const { locale, region } = context;
  const words = phrases(locale);
  const { pause } = rowOfMode(leg.mode).travel;
  const action = actionOf(leg, before, after, words);
  const vehicle = VEHICLE_BEFORE.has(pause) ? before : VEHICLE_AFTER.has(pause) ? after : undefined;
  return {
    startTime: leg.departure,
    endTime: leg.arrival,
    availability: 'AVAILABLE',
    type: 'stationary',
    visibility: PARKING.has(pause) ? 'in summary' : 'in details',
    modeIdentifier: vehicle === undefined ? leg.mode : requestedModeOf(vehicle.mode, context.requestedModes),
    modeInfo: modeInfoOf(leg.mode, locale),
    action,
    notes: words.say('notes.pause'),
    mini: { instruction: instructionOf(action), description: words.say('mini.move-description') },
    location: encodePlace(leg.at, region),
    ...(PARKING.has(pause) && { isParking: true }),
  };
}
