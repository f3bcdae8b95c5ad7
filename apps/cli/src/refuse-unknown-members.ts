import { nearestName, PlannerError } from '@tripwright/core/base';

/**
 * Lets through what has no other members than these: a mistyped one would be ignored without a word.
 * @param where the line, unless the caller adds it
 * @throws PlannerError `input-unusable` that names the member and the one that was probably meant
 */
export function refuseUnknownMembers(query: object, names: readonly string[], where?: string): void {
  const unknown = Object.keys(query).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const near = nearestName(unknown, names);
  throw new PlannerError(
    'input-unusable',
    `${where === undefined ? '' : `${where}: `}there is no member "${unknown}".${near === undefined ? '' : ` Did you mean "${near}"?`} A line may have ${names.join(', ')}.`,
  );
}
