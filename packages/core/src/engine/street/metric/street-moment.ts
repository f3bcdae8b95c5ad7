import { instantOfLocal, zoneOffset } from '../../../base/index.ts';
import {
  type Circumstances,
  type Condition,
  holds,
  parseCondition,
  type RestrictionIndex,
  type StreetGraph,
  type StreetTraits,
  type TimedTraits,
  timedTraitsOf,
  until,
} from '../../../street/index.ts';

/** The moment of travel, with the local clock of the place (OS-24). */
export interface StreetMoment {
  /** Unix seconds. */
  readonly instant: number;
  /** IANA name of the local time zone. */
  readonly zone: string;
  readonly around?: Circumstances;
}

/** The streets at a moment. */
export interface MomentTraits {
  /** By trait index, as `graph.traits`. */
  readonly traits: readonly StreetTraits[];
  /** Conditional turn restrictions that are in force. */
  readonly restrictions: ReadonlySet<RestrictionIndex>;
  /** Equal for moments at which every street is the same; '' when plain tags apply everywhere. */
  readonly key: string;
  /** Unix seconds until which (exclusive) the streets stay the same; infinite where nothing depends on time. */
  readonly validUntil: number;
}

interface TimedRow {
  readonly trait: number;
  readonly timed: TimedTraits;
}

const timedRows = new WeakMap<StreetGraph, readonly TimedRow[]>();

function timedRowsOf(graph: StreetGraph): readonly TimedRow[] {
  let rows = timedRows.get(graph);
  if (rows === undefined) {
    rows = graph.traits.flatMap((traits, trait) => {
      const timed = timedTraitsOf(traits, graph.country);
      return timed === undefined ? [] : [{ trait, timed }];
    });
    timedRows.set(graph, rows);
  }
  return rows;
}

const timedRestrictions = new WeakMap<
  StreetGraph,
  readonly { readonly restriction: RestrictionIndex; readonly condition: Condition }[]
>();

/** Turn restrictions that are in force at times only. One whose condition cannot be read is never in force (OS-24). */
function timedRestrictionsOf(graph: StreetGraph): readonly { restriction: RestrictionIndex; condition: Condition }[] {
  let rows = timedRestrictions.get(graph);
  if (rows === undefined) {
    rows = Array.from(graph.restrictionCondition).flatMap((text, i) => {
      const condition = text === 0 ? undefined : parseCondition(graph.strings.get(text));
      return condition === undefined ? [] : [{ restriction: i as RestrictionIndex, condition }];
    });
    timedRestrictions.set(graph, rows);
  }
  return rows;
}

interface KnownMoment {
  readonly zone: string;
  readonly around: Circumstances | undefined;
  readonly from: number;
  readonly state: MomentTraits;
}
/** Requests come in bursts, so the latest few states answer nearly all of them until the next change. */
const KEPT_MOMENTS = 8;
const knownMoments = new WeakMap<StreetGraph, KnownMoment[]>();

/** Resolves everything that depends on the moment: a few hundred traits in a city of any size. */
export function traitsAtMoment(graph: StreetGraph, moment: StreetMoment): MomentTraits {
  const known = knownMoments.get(graph) ?? [];
  const { instant, zone, around } = moment;
  const found = known.find(
    (old) => old.zone === zone && old.around === around && instant >= old.from && instant < old.state.validUntil,
  );
  if (found !== undefined) return found.state;
  const state = resolveMoment(graph, moment);
  knownMoments.set(graph, [{ zone, around, from: instant, state }, ...known].slice(0, KEPT_MOMENTS));
  return state;
}

function resolveMoment(graph: StreetGraph, moment: StreetMoment): MomentTraits {
  const { instant, zone, around } = moment;
  const offset = zoneOffset(instant, zone);
  const local = Math.floor(instant) + offset;
  const traits = graph.traits.slice();
  const keys: string[] = [];
  let localEnd = Number.POSITIVE_INFINITY;
  for (const { trait, timed } of timedRowsOf(graph)) {
    const outcome = timed.outcomeAt(local, around);
    traits[trait] = timed.traitsFor(outcome);
    if (outcome.key !== '') keys.push(`${trait}\t${outcome.key}`);
    localEnd = Math.min(localEnd, outcome.until);
  }
  const restrictions = new Set<RestrictionIndex>();
  for (const { restriction, condition } of timedRestrictionsOf(graph)) {
    if (holds(condition, local, around) === true) restrictions.add(restriction);
    localEnd = Math.min(localEnd, until(condition, local, around));
  }
  if (restrictions.size > 0) keys.push([...restrictions].join(' '));
  return {
    traits,
    restrictions,
    key: keys.join('\f'),
    validUntil: instantAfter(localEnd, Math.floor(instant), offset, zone),
  };
}

/** The instant of a later local time, or the earlier instant at which the clocks change before it. */
function instantAfter(local: number, instant: number, offset: number, zone: string): number {
  if (local === Number.POSITIVE_INFINITY) return local;
  const end = instantOfLocal(local, zone);
  if (end > instant && zoneOffset(end - 1, zone) === offset) return end;
  let [same, other] = [instant, Math.max(end, instant + 86_400)];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (zoneOffset(middle, zone) === offset) same = middle;
    else other = middle;
  }
  return other;
}
