import { DROP_OFF_SHIFT, PICKUP_MASK } from '../../timetable/index.ts';
import type { BoardingRule, CallProperties } from '../message/realtime-message.ts';

const RULES: Readonly<Partial<Record<BoardingRule, number>>> = {
  REGULAR: 0,
  NONE: 1,
  PHONE_AGENCY: 2,
  COORDINATE_WITH_DRIVER: 3,
};

/** The rules of a call, as `positionRules`, with what an update makes of them; values of the future change nothing (RT-30). */
export function callRules(planned: number, properties: CallProperties | undefined): number {
  if (properties === undefined) return planned;
  const pickup = RULES[properties.pickup ?? 'UNKNOWN_0'] ?? planned & PICKUP_MASK;
  const dropOff = RULES[properties.dropOff ?? 'UNKNOWN_0'] ?? planned >> DROP_OFF_SHIFT;
  return pickup | (dropOff << DROP_OFF_SHIFT);
}

/** The rules of a call at which nobody boards or alights (RT-3). */
export const NO_USE: number = 1 | (1 << DROP_OFF_SHIFT);
