/** The words of a language that placeholders are filled with. `segmentWords` of `core/text` provides them for every locale. */
export interface SegmentWords {
  /** The language of the words, a BCP 47 tag. */
  readonly locale: string;
  /** "15:04" at that place. @param epochSeconds Unix seconds @param timeZone IANA name */
  time(epochSeconds: number, timeZone: string): string;
  /** "1 hr 4 min". @param seconds not negative */
  duration(seconds: number): string;
  /** "1 stop", "3 stops". @param count at least 1 */
  stops(count: number): string;
  /** "Direction: Harbour". */
  direction(headsign: string): string;
  /** "12 min without traffic". @param seconds not negative */
  withoutTraffic(seconds: number): string;
  /** "Old Town → Harbour". */
  fromTo(from: string, to: string): string;
}
