import { PlannerError } from '@tripwright/core/base';
import { rejectUnknownMembers } from '../reject-unknown-members.ts';

/** One line of `transit --batch`. */
export interface BatchQuery {
  readonly from: string;
  readonly to: string;
  /** Unix seconds. */
  readonly time: number;
  /** The value of `--arrive-by` unless given. */
  readonly arriveBy?: boolean;
}

/** @throws PlannerError `input-unusable` that names the first wrong member */
export function checkBatchQuery(value: unknown): BatchQuery {
  const query = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof BatchQuery, unknown>
  >;
  if (!Array.isArray(query)) rejectUnknownMembers(query, ['from', 'to', 'time', 'arriveBy']);
  const { from, to, time, arriveBy } = query;
  const wrong =
    typeof from !== 'string'
      ? '"from" must be a stop'
      : typeof to !== 'string'
        ? '"to" must be a stop'
        : typeof time !== 'number' || !Number.isSafeInteger(time)
          ? '"time" must be whole Unix seconds'
          : arriveBy !== undefined && typeof arriveBy !== 'boolean'
            ? '"arriveBy" must be true or false'
            : undefined;
  if (wrong !== undefined) {
    throw new PlannerError(
      'input-unusable',
      `${wrong}: expected {"from": stop, "to": stop, "time": Unix seconds, "arriveBy"?: boolean}.`,
    );
  }
  return {
    from: from as string,
    to: to as string,
    time: time as number,
    ...(typeof arriveBy === 'boolean' ? { arriveBy } : {}),
  };
}
