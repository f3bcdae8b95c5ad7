import type { CountryRules } from '../countries/country-rules.ts';
import { passageAccess } from '../tags/node-passage.ts';
import { resolveAccess } from '../tags/resolve-access.ts';
import { speedLimits } from '../tags/speed-limits.ts';
import { readTimedTags, timedKey } from '../tags/timed-tags.ts';
import { ACCESS, type TwoWayAccess, travellers } from '../traits/access-level.ts';
import type { StreetTraits } from '../traits/street-traits.ts';
import { type Circumstances, type Condition, holds, parseCondition, until } from './condition.ts';
import { type ConditionalClause, parseConditionalValue, valueAt, valueUntil } from './conditional-value.ts';

/** The values of a street's timed tags at a moment. */
export interface TimedOutcome {
  /** Equal for moments at which the street is the same; '' when its plain tags apply. */
  readonly key: string;
  /** In local time; infinite where nothing depends on time. */
  readonly until: number;
}

/** The timed tags of a street or a node, parsed once (OS-24, OS-25). */
export interface TimedTraits {
  readonly base: StreetTraits;
  /** @param local seconds since 1970-01-01 00:00 in local time */
  outcomeAt(local: number, around?: Circumstances): TimedOutcome;
  /** The traits of the street under an outcome. */
  traitsFor(outcome: TimedOutcome): StreetTraits;
}

/**
 * The timed tags of a street.
 * @returns undefined for traits that do not depend on time
 */
export function timedTraitsOf(base: StreetTraits, country: CountryRules): TimedTraits | undefined {
  if (base.conditional === '') return undefined;
  const tags = readTimedTags(base.conditional);
  const rules: (readonly [key: string, clauses: readonly ConditionalClause[]])[] = [];
  for (const [key, value] of tags) {
    const about = timedKey(key);
    if (about === undefined || about === 'opening_hours') continue;
    const clauses = parseConditionalValue(value).filter(({ condition }) => condition !== undefined);
    if (clauses.length > 0) rules.push([about, clauses]);
  }
  const hoursText = tags.get('opening_hours');
  const hours = hoursText === undefined ? undefined : parseCondition(hoursText);
  if (rules.length === 0 && hours === undefined) return undefined;
  const made = new Map<string, StreetTraits>([['', base]]);
  return {
    base,
    outcomeAt(local, around) {
      const values = rules.map(([key, clauses]) => {
        const value = valueAt(clauses, local, around);
        return value === undefined || value === tags.get(key) ? '' : `${key}=${value}`;
      });
      values.push(hours === undefined ? '' : hoursValue(hours, local, around));
      const soonest = rules.reduce(
        (end, [, clauses]) => Math.min(end, valueUntil(clauses, local, around)),
        hours === undefined ? Number.POSITIVE_INFINITY : until(hours, local, around),
      );
      return { key: values.filter((value) => value !== '').join('\n'), until: soonest };
    },
    traitsFor({ key }) {
      let traits = made.get(key);
      if (traits === undefined) {
        traits = resolveAgain(base, new Map([...tags, ...readTimedTags(key)]), country);
        made.set(key, traits);
      }
      return traits;
    },
  };
}

function hoursValue(hours: Condition, local: number, around?: Circumstances): string {
  const open = holds(hours, local, around);
  return open === undefined ? '' : open ? 'opening_hours=open' : 'opening_hours=closed';
}

/** The street with other tags: its access and speed. Its other traits do not depend on time. */
function resolveAgain(base: StreetTraits, tags: Map<string, string>, country: CountryRules): StreetTraits {
  const closed = tags.get('opening_hours') === 'closed';
  // A gate that is locked outside its hours is open within them.
  if (tags.get('opening_hours') === 'open' && tags.get('locked') === 'yes') tags.delete('locked');
  const access = Object.fromEntries(
    travellers.map((traveller): [string, TwoWayAccess] => {
      if (closed) return [traveller, { forward: ACCESS.no, backward: ACCESS.no }];
      const isLift = base.class === 'elevator';
      if (!isLift && base.class !== 'passage') return [traveller, resolveAccess(tags, base.class, traveller, country)];
      const level = passageAccess(tags, traveller, isLift);
      return [traveller, { forward: level, backward: level }];
    }),
  ) as Record<(typeof travellers)[number], TwoWayAccess>;
  const speeds = speedLimits(tags, base.class, country);
  return {
    ...base,
    ...access,
    speedForward: speeds.forward,
    speedBackward: speeds.backward,
  };
}
