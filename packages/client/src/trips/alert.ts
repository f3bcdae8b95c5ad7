import type { RoutingResponse } from '@tripwright/wire/rest-v1';

/** A message about a part of a trip (spec 2.5). A newer server may send further severities and kinds of actions. */
export type Alert = NonNullable<RoutingResponse['alerts']>[number];

/** The codes of the stops that a trip should avoid because of an alert; none where the alert has no such action. */
export function stopsToAvoid({ action }: Alert): readonly string[] {
  // Some servers leave out the type (wire-format.md section 11).
  const { type, excludedStopCodes } = (action ?? {}) as Partial<NonNullable<Alert['action']>>;
  return type === undefined || type === 'rerouteExcludingStops' ? (excludedStopCodes ?? []) : [];
}

/**
 * The query to send again because of alerts. Its stops to avoid are those of the query and those of the alerts: with the new ones alone, the old
 * stops would come back (spec 4.2 rule 8).
 * @returns undefined when the query avoids all of these stops already
 */
export function avoidingStops<Query extends { readonly avoidStops?: readonly string[] }>(
  query: Query,
  alerts: readonly Alert[],
): Query | undefined {
  const before = query.avoidStops ?? [];
  const added = alerts.flatMap(stopsToAvoid).filter((code) => !before.includes(code));
  return added.length === 0 ? undefined : { ...query, avoidStops: [...new Set([...before, ...added])] };
}
