const TIME_PREFIX = '<TIME>: ';

/** An action without its leading time, as in `mini.instruction`. */
export function withoutTime(action: string): string {
  return action.startsWith(TIME_PREFIX) ? action.slice(TIME_PREFIX.length) : action;
}
