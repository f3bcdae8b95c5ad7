import type { Call, BoardingRule as ModelRule } from '@tripwright/core/model';
import type { BoardingRule } from './__generated__/resolver-types.ts';

/** How riders board or alight, in the words of the schema. */
export const RULES: Readonly<Record<ModelRule, BoardingRule>> = {
  regular: 'REGULAR',
  none: 'NONE',
  'phone-agency': 'PHONE_AGENCY',
  'ask-driver': 'ASK_DRIVER',
};

/** The platform by the timetable, where the vehicle calls at another one today. */
export function scheduledPlatform(call: Call | undefined): string | null {
  return call?.live?.scheduledStop?.platform || null;
}
