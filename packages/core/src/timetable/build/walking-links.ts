import { type Sections, section, writeColumns } from '../../base/index.ts';
import { LINK_COLUMNS, STEP_FREE_LINK_COLUMNS, STOP_RULE_COLUMNS } from '../columns/link-columns.ts';
import { TRANSFER_RULE } from '../columns/transfer-rule.ts';

/** Directed walks between stops, any order; `seconds` whole and rounded up. */
export interface WalkingLinkRows {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly seconds: Int32Array;
  readonly metres: Int32Array;
}

/**
 * Lays walking links out by origin, shortest first, each with the transfer rule of rows about stops, and the rule for transfers within each stop.
 * Links from a stop to itself and repeated pairs are left out.
 * @param tables the sections that `buildTimetable` made
 */
export function layOutWalkingLinks(tables: Sections, rows: WalkingLinkRows): Sections {
  const stopParent = section(tables, 'stopParent', Int32Array);
  const stops = stopParent.length;
  const byOrigin: { to: number; seconds: number; metres: number }[][] = Array.from({ length: stops }, () => []);
  for (let i = 0; i < rows.from.length; i++) {
    const [from, to] = [rows.from[i] as number, rows.to[i] as number];
    if (from !== to) byOrigin[from]?.push({ to, seconds: rows.seconds[i] as number, metres: rows.metres[i] as number });
  }
  const rules = stopRules(tables, stopParent);
  const first = new Int32Array(stops + 1);
  const links: { to: number; seconds: number; metres: number; rule: StopRule }[] = [];
  byOrigin.forEach((origin, from) => {
    origin.sort((a, b) => a.seconds - b.seconds || a.to - b.to);
    const seen = new Set<number>();
    for (const link of origin) {
      if (seen.has(link.to)) continue;
      seen.add(link.to);
      links.push({ ...link, rule: rules(from, link.to) });
    }
    first[from + 1] = links.length;
  });
  const within = Array.from({ length: stops }, (_, stop) => rules(stop, stop));
  const sections = writeColumns(
    LINK_COLUMNS,
    {
      linkFirst: first,
      linkTo: Int32Array.from(links, (l) => l.to),
      linkSeconds: Int32Array.from(links, (l) => l.seconds),
      linkMetres: Int32Array.from(links, (l) => l.metres),
      linkRule: Uint8Array.from(links, (l) => l.rule.rule),
      linkMinimum: Int32Array.from(links, (l) => l.rule.seconds),
    },
    { stop: stops },
  );
  const rulesWithin = writeColumns(
    STOP_RULE_COLUMNS,
    {
      stopRule: Uint8Array.from(within, (w) => w.rule),
      stopMinimum: Int32Array.from(within, (w) => w.seconds),
    },
    { stop: stops },
  );
  return new Map([...sections, ...rulesWithin]);
}

/**
 * Links that wheels may use, as the step-free columns of a timetable.
 * @param links what `layOutWalkingLinks` made of them
 */
export function stepFreeSections(links: Sections): Sections {
  const column = (name: keyof typeof LINK_COLUMNS) => section(links, name, Int32Array);
  return writeColumns(
    STEP_FREE_LINK_COLUMNS,
    {
      stepFreeLinkFirst: column('linkFirst'),
      stepFreeLinkTo: column('linkTo'),
      stepFreeLinkSeconds: column('linkSeconds'),
      stepFreeLinkMetres: column('linkMetres'),
      stepFreeLinkRule: section(links, 'linkRule', Uint8Array),
      stepFreeLinkMinimum: column('linkMinimum'),
    },
    { stop: column('linkFirst').length - 1 },
  );
}

/**
 * Pairs of stops between which rows of transfers.txt allow a transfer, of any route or trip, stations resolved to their platforms: they need a
 * link even when far apart.
 */
export function namedStopPairs(tables: Sections): { readonly from: Int32Array; readonly to: Int32Array } {
  const stopParent = section(tables, 'stopParent', Int32Array);
  const kind = section(tables, 'stopKind', Uint8Array);
  const boardable = section(tables, 'boardableStops', Int32Array)[0] as number;
  const children = new Map<number, number[]>();
  for (let stop = 0; stop < boardable; stop++) {
    const parent = stopParent[stop] as number;
    if (parent < 0) continue;
    const known = children.get(parent);
    if (known === undefined) children.set(parent, [stop]);
    else known.push(stop);
  }
  const platforms = (stop: number): readonly number[] =>
    kind[stop] === 1 ? (children.get(stop) ?? []) : stop < boardable ? [stop] : [];
  const from: number[] = [];
  const to: number[] = [];
  const fromStop = section(tables, 'transferFromStop', Int32Array);
  const toStop = section(tables, 'transferToStop', Int32Array);
  const type = section(tables, 'transferType', Uint8Array);
  for (let i = 0; i < type.length; i++) {
    if (type[i] === 3 || (fromStop[i] as number) < 0 || (toStop[i] as number) < 0) continue;
    for (const a of platforms(fromStop[i] as number)) {
      for (const b of platforms(toStop[i] as number)) {
        if (a === b) continue;
        from.push(a);
        to.push(b);
      }
    }
  }
  return { from: Int32Array.from(from), to: Int32Array.from(to) };
}

interface StopRule {
  readonly rule: number;
  readonly seconds: number;
}

const GENERAL: StopRule = { rule: TRANSFER_RULE.general, seconds: 0 };

/** The rule for a pair of platforms: rows naming platforms beat rows naming their stations (TR-2). */
function stopRules(tables: Sections, stopParent: Int32Array): (from: number, to: number) => StopRule {
  const column = (name: string): Int32Array => section(tables, name, Int32Array);
  const [fromStop, toStop] = [column('transferFromStop'), column('transferToStop')];
  const specific = ['transferFromRoute', 'transferToRoute', 'transferFromTrip', 'transferToTrip'].map(column);
  const type = section(tables, 'transferType', Uint8Array);
  const seconds = column('transferSeconds');
  const byPair = new Map<number, StopRule>();
  const key = (from: number, to: number): number => from * stopParent.length + to;
  for (let i = 0; i < type.length; i++) {
    if (specific.some((about) => (about[i] as number) >= 0)) continue;
    if ((fromStop[i] as number) < 0 || (toStop[i] as number) < 0) continue;
    const pair = key(fromStop[i] as number, toStop[i] as number);
    if (byPair.has(pair)) continue;
    const minimum = seconds[i] as number;
    // Type 2 without a time adds nothing to the walk (TR-4).
    const rule = type[i] === TRANSFER_RULE.minimum && minimum < 0 ? TRANSFER_RULE.general : (type[i] as number);
    byPair.set(pair, { rule, seconds: Math.max(0, minimum) });
  }
  if (byPair.size === 0) return () => GENERAL;
  return (from, to) => {
    const exact = byPair.get(key(from, to));
    if (exact !== undefined) return exact;
    const [fromStation, toStation] = [stopParent[from] as number, stopParent[to] as number];
    const half =
      (toStation >= 0 ? byPair.get(key(from, toStation)) : undefined) ??
      (fromStation >= 0 ? byPair.get(key(fromStation, to)) : undefined);
    if (half !== undefined) return half;
    return (fromStation >= 0 && toStation >= 0 ? byPair.get(key(fromStation, toStation)) : undefined) ?? GENERAL;
  };
}
