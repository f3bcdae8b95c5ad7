import { after, readColumns, type Sections, writeColumns, writePrefixedColumns } from '../../storage/index.ts';
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
  const size = rows.from.length;
  const [linkTo, linkSeconds, linkMetres] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const [linkRule, linkMinimum] = [new Uint8Array(size), new Int32Array(size)];
  let count = 0;
  for (const [from, origin] of linksByOrigin(stopCount, rows)) {
    origin.sort((a, b) => a.seconds - b.seconds || a.to - b.to);
    const seen = new Set<StopIndex>();
    for (const { to, seconds, metres } of origin) {
      if (seen.has(to)) continue;
      seen.add(to);
      const rule = ruleFor(from, to);
      linkTo[count] = to;
      linkSeconds[count] = seconds;
      linkMetres[count] = metres;
      linkRule[count] = rule.rule;
      linkMinimum[count] = rule.seconds;
      count++;
    }
    linkFirst[from + 1] = count;
  }
  const within: StopRule[] = [];
  for (let stop = 0 as StopIndex; stop < stopCount; stop++) within.push(ruleFor(stop, stop));
  return writeColumns(
    { ...LINK_COLUMNS, ...STOP_RULE_COLUMNS },
    {
      linkFirst,
      linkTo: linkTo.slice(0, count),
      linkSeconds: linkSeconds.slice(0, count),
      linkMetres: linkMetres.slice(0, count),
      linkRule: linkRule.slice(0, count),
      linkMinimum: linkMinimum.slice(0, count),
      stopRule: Uint8Array.from(within, ({ rule }) => rule),
      stopMinimum: Int32Array.from(within, ({ seconds }) => seconds),
    },
    { stop: stopCount },
  );
}

/** The links of one stop after another: dense feeds have millions, so only those of one are objects at a time. */
function* linksByOrigin(
  stopCount: number,
  { from, to, seconds, metres }: WalkingLinkRows,
): Generator<readonly [StopIndex, Link[]]> {
  const first = new Int32Array(stopCount + 1);
  for (const stop of from) first[stop + 1]!++;
  for (let stop = 0; stop < stopCount; stop++) first[stop + 1]! += first[stop]!;
  const next = first.slice();
  const rowAt = new Int32Array(from.length);
  from.forEach((stop, row) => {
    rowAt[next[stop]!++] = row;
  });
  for (let stop = 0 as StopIndex; stop < stopCount; stop++) {
    const links: Link[] = [];
    for (let i = first[stop]!; i < first[after(stop)]!; i++) {
      const row = rowAt[i]!;
      if (to[row] !== stop) links.push({ to: to[row] as StopIndex, seconds: seconds[row]!, metres: metres[row]! });
    }
    yield [stop, links];
  }
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
