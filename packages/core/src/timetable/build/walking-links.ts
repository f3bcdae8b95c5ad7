import { readColumns, type Sections, writeColumns, writePrefixedColumns } from '../../storage/index.ts';
import type { StopIndex } from '../columns/index-types.ts';
import { LINK_COLUMNS, STEP_FREE, STOP_RULE_COLUMNS } from '../columns/link-columns.ts';
import { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';
import { type StopRule, stopRules } from './stop-rules.ts';

/** Directed walks between stops, any order; `seconds` whole and rounded up. */
export interface WalkingLinkRows {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly seconds: Int32Array;
  readonly metres: Int32Array;
}

interface Link {
  readonly to: StopIndex;
  readonly seconds: number;
  readonly metres: number;
}

/**
 * Lays walking links out by origin, shortest first, each with the transfer rule of rows about stops, and the rule for transfers within each stop.
 * Links from a stop to itself and repeated pairs are left out.
 * @param tables the sections that `buildTimetable` made
 */
export function layOutWalkingLinks(tables: Sections, rows: WalkingLinkRows): Sections {
  const timetable = readColumns(TIMETABLE_COLUMNS, tables);
  const stopCount = timetable.stopParent.length;
  const ruleFor = stopRules(timetable);
  const linkFirst = new Int32Array(stopCount + 1);
  const links: (Link & { readonly rule: StopRule })[] = [];
  linksByOrigin(stopCount, rows).forEach((origin, from) => {
    origin.sort((a, b) => a.seconds - b.seconds || a.to - b.to);
    const seen = new Set<StopIndex>();
    for (const link of origin) {
      if (seen.has(link.to)) continue;
      seen.add(link.to);
      links.push({ ...link, rule: ruleFor(from as StopIndex, link.to) });
    }
    linkFirst[from + 1] = links.length;
  });
  const within: StopRule[] = [];
  for (let stop = 0 as StopIndex; stop < stopCount; stop++) within.push(ruleFor(stop, stop));
  return writeColumns(
    { ...LINK_COLUMNS, ...STOP_RULE_COLUMNS },
    {
      linkFirst,
      linkTo: Int32Array.from(links, ({ to }) => to),
      linkSeconds: Int32Array.from(links, ({ seconds }) => seconds),
      linkMetres: Int32Array.from(links, ({ metres }) => metres),
      linkRule: Uint8Array.from(links, ({ rule }) => rule.rule),
      linkMinimum: Int32Array.from(links, ({ rule }) => rule.seconds),
      stopRule: Uint8Array.from(within, ({ rule }) => rule),
      stopMinimum: Int32Array.from(within, ({ seconds }) => seconds),
    },
    { stop: stopCount },
  );
}

function linksByOrigin(stopCount: number, { from, to, seconds, metres }: WalkingLinkRows): Link[][] {
  const byOrigin: Link[][] = Array.from({ length: stopCount }, () => []);
  for (let i = 0; i < from.length; i++) {
    if (from[i] === to[i]) continue;
    byOrigin[from[i]!]?.push({ to: to[i] as StopIndex, seconds: seconds[i]!, metres: metres[i]! });
  }
  return byOrigin;
}

/**
 * Links that wheels may use, as the step-free columns of a timetable.
 * @param links the sections that `layOutWalkingLinks` made of them
 */
export function stepFreeSections(links: Sections): Sections {
  const { linkFirst, linkTo, linkSeconds, linkMetres, linkRule, linkMinimum } = readColumns(LINK_COLUMNS, links);
  return writePrefixedColumns(STEP_FREE, LINK_COLUMNS, {
    linkFirst: Int32Array.from(linkFirst),
    linkTo: Int32Array.from(linkTo),
    linkSeconds: Int32Array.from(linkSeconds),
    linkMetres: Int32Array.from(linkMetres),
    linkRule: Uint8Array.from(linkRule),
    linkMinimum: Int32Array.from(linkMinimum),
  });
}
