import { localDay, zoneOffset } from '../base/index.ts';
import type { DaySetIndex, RouteIndex, StopIndex, StringIndex } from '../timetable/index.ts';
import { arrivalOf, departureOf, type FareLeg, firstStop, lastStop } from './fare-leg.ts';
import { type FareLegRule, NO_TEXT, type RuleFares } from './fare-tables.ts';

/** Lookups in the timetable: areas of stops and networks of routes as string indices (0 = none), and the days of services. */
export interface FareFacts {
  readonly areasOf: (stop: StopIndex) => readonly StringIndex[];
  readonly networkOf: (route: RouteIndex) => StringIndex;
  readonly runsOn: (daySet: DaySetIndex, day: number) => boolean;
}

/**
 * The rows of fare_leg_rules.txt that price a leg. Without `rule_priority`, an empty network or area stands for those that no row names. With
 * it, an empty field stands for any, and only the rows of the highest priority apply (FA-6).
 * @returns an empty list where the fare is unknown (FA-11)
 */
export function matchLegRules(fares: RuleFares, leg: FareLeg, facts: FareFacts): readonly FareLegRule[] {
  const { prioritised, legRulesFrom, named } = fares;
  const from = facts.areasOf(firstStop(leg));
  const to = facts.areasOf(lastStop(leg));
  const network = commonNetwork(leg, facts);
  const openNetwork = prioritised || !named.networks.has(network);
  const openFrom = prioritised || !from.some((area) => named.from.has(area));
  const openTo = prioritised || !to.some((area) => named.to.has(area));
  const active = activeTimeframes(fares, leg, facts);
  const matching = [...(openFrom ? [NO_TEXT] : []), ...from].flatMap((area) =>
    (legRulesFrom.get(area) ?? []).filter(
      (rule) =>
        (rule.network === 0 ? openNetwork : rule.network === network) &&
        (rule.to === 0 ? openTo : to.includes(rule.to)) &&
        (rule.fromTimeframe === 0 || active.atStart(rule.fromTimeframe)) &&
        (rule.toTimeframe === 0 || active.atEnd(rule.toTimeframe)),
    ),
  );
  if (!prioritised) return matching;
  const highest = matching.reduce((most, { priority }) => Math.max(most, priority), 0);
  return matching.filter(({ priority }) => priority === highest);
}

/** The common network of the rides of a leg; 0 where they differ, so that only rules without a network apply (FA-9). */
function commonNetwork({ parts }: FareLeg, { networkOf }: FareFacts): StringIndex {
  const networks = new Set(parts.map(({ route }) => networkOf(route)));
  return networks.size === 1 ? [...networks][0]! : NO_TEXT;
}

/** The timeframes at the ends of a leg, by the clock and calendar of the stop and not by the service day (FA-7). */
function activeTimeframes(
  { timeframes }: RuleFares,
  leg: FareLeg,
  { runsOn }: FareFacts,
): { readonly atStart: (group: StringIndex) => boolean; readonly atEnd: (group: StringIndex) => boolean } {
  const holds = (group: StringIndex, instant: number, zone: string): boolean => {
    const day = localDay(instant, zone);
    const time = (((instant + zoneOffset(instant, zone)) % 86_400) + 86_400) % 86_400;
    return (timeframes.get(group) ?? []).some(
      ({ start, end, days }) => runsOn(days, day) && start <= time && time < end,
    );
  };
  const { departureZone } = leg.parts[0] as FareLeg['parts'][number];
  const { arrivalZone } = leg.parts[leg.parts.length - 1] as FareLeg['parts'][number];
  return {
    atStart: (group) => holds(group, departureOf(leg), departureZone),
    atEnd: (group) => holds(group, arrivalOf(leg), arrivalZone),
  };
}
