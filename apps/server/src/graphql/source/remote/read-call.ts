import type { BoardingRule, Call, StopRef } from '@tripwright/core/model';
import type { ShapeStop } from '@tripwright/core/template';
import { readStopRef } from './read-stop.ts';

const RULES: Readonly<Record<string, BoardingRule>> = { PHONE_CALL: 'phone-agency', REQUEST_REQUIRED: 'ask-driver' };

/** The rule of boarding that an answer names; regular where it names none. */
export function readRule(rules: ShapeStop['boardingRules']): BoardingRule {
  return RULES[[rules].flat()[0] ?? ''] ?? 'regular';
}

/** A call without its times. @param stop the stop as the region lists it */
export function readCall(
  said: ShapeStop,
  stop: StopRef | undefined,
  timezone: string,
): Pick<Call, 'stop' | 'pickup' | 'dropOff' | 'approximate'> {
  const rule = readRule(said.boardingRules);
  return {
    // The platform is that of the run; everything else stays as the region lists it.
    stop: stop ?? readStopRef({ ...said, timezone }),
    pickup: said.dropOffOnly === true ? 'none' : rule,
    dropOff: said.pickUpOnly === true ? 'none' : rule,
    approximate: false,
  };
}
