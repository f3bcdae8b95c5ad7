import { nearestName, PlannerError } from '@tripwright/core/base';

/**
 * Rejects members of other names than these, since a mistyped member would be ignored silently.
 * @param where position of the query, put in front of the message; unless the caller adds it
 * @throws PlannerError `input-unusable` that names the member and the nearest valid one
 */
export function rejectUnknownMembers(query: object, names: readonly string[], where?: string): void {
  const unknown = Object.keys(query).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const near = nearestName(unknown, names);
  throw new PlannerError(
    'input-unusable',
    `${where === undefined ? '' : `${where}: `}there is no member "${unknown}".${near === undefined ? '' : ` Did you mean "${near}"?`} A line may have ${names.join(', ')}.`,
  );
}
