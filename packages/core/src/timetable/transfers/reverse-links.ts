import type { Timetable } from '../data/timetable.ts';

export interface ReverseLinks {
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly seconds: Int32Array;
  readonly rule: Uint8Array;
  readonly minimum: Int32Array;
}

const cachedReverseLinks = new WeakMap<Timetable, ReverseLinks>();

/** Walking links by destination, shortest first. */
export function reverseLinks(timetable: Timetable): ReverseLinks {
  let reverse = cachedReverseLinks.get(timetable);
  if (reverse === undefined) {
    const { stopCount, linkFirst, linkTo, linkSeconds, linkRule, linkMinimum } = timetable;
    const entries: { from: number; to: number; link: number }[] = [];
    for (let stop = 0; stop < stopCount; stop++) {
      for (let link = linkFirst[stop] as number; link < (linkFirst[stop + 1] as number); link++) {
        entries.push({ from: stop, to: linkTo[link] as number, link });
      }
    }
    entries.sort(
      (a, b) => a.to - b.to || (linkSeconds[a.link] as number) - (linkSeconds[b.link] as number) || a.from - b.from,
    );
    const first = new Int32Array(stopCount + 1);
    for (const entry of entries) first[entry.to + 1] = (first[entry.to + 1] as number) + 1;
    for (let stop = 0; stop < stopCount; stop++)
      first[stop + 1] = (first[stop + 1] as number) + (first[stop] as number);
    reverse = {
      first,
      to: Int32Array.from(entries, (e) => e.from),
      seconds: Int32Array.from(entries, (e) => linkSeconds[e.link] as number),
      rule: Uint8Array.from(entries, (e) => linkRule[e.link] as number),
      minimum: Int32Array.from(entries, (e) => linkMinimum[e.link] as number),
    };
    cachedReverseLinks.set(timetable, reverse);
  }
  return reverse;
}
