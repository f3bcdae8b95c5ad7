import { after, asColumn, type Column } from '../../storage/index.ts';
import type { LinkIndex, StopIndex } from '../columns/index-types.ts';
import type { Timetable } from '../data/timetable.ts';

/** Walking links by the stop they lead to, shortest first; a link here has a number of its own. */
export interface ReverseLinks {
  /** `[stop]` → its range of links. */
  readonly first: Column<StopIndex, LinkIndex>;
  /** The stop where the link begins. */
  readonly to: Column<LinkIndex, StopIndex>;
  readonly seconds: Column<LinkIndex>;
  readonly rule: Column<LinkIndex>;
  readonly minimum: Column<LinkIndex>;
}

/** Reversed links by the column of links, which live variants of a timetable share. */
const cachedReverseLinks = new WeakMap<Timetable['linkTo'], ReverseLinks>();

/** The reversed walking links of a timetable, built at the first use. */
export function reverseLinks(timetable: Timetable): ReverseLinks {
  let reverse = cachedReverseLinks.get(timetable.linkTo);
  if (reverse === undefined) {
    reverse = layOutReversed(timetable);
    cachedReverseLinks.set(timetable.linkTo, reverse);
  }
  return reverse;
}

function layOutReversed(timetable: Timetable): ReverseLinks {
  const { stopCount, linkFirst, linkTo, linkSeconds, linkRule, linkMinimum } = timetable;
  const entries: { readonly from: StopIndex; readonly to: StopIndex; readonly link: LinkIndex }[] = [];
  for (let stop = 0 as StopIndex; stop < stopCount; stop++)
    for (let link = linkFirst[stop]!; link < linkFirst[after(stop)]!; link++)
      entries.push({ from: stop, to: linkTo[link]!, link });
  entries.sort((a, b) => a.to - b.to || linkSeconds[a.link]! - linkSeconds[b.link]! || a.from - b.from);
  const first = new Int32Array(stopCount + 1);
  for (const entry of entries) first[entry.to + 1]!++;
  for (let stop = 0; stop < stopCount; stop++) first[stop + 1]! += first[stop]!;
  return {
    first: asColumn(first),
    to: asColumn(Int32Array.from(entries, ({ from }) => from)),
    seconds: Int32Array.from(entries, ({ link }) => linkSeconds[link]!),
    rule: Uint8Array.from(entries, ({ link }) => linkRule[link]!),
    minimum: Int32Array.from(entries, ({ link }) => linkMinimum[link]!),
  };
}
