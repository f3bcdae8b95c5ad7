/** The time zones of a timetable, numbered in the order in which its agencies, stops and trips first name them. */
export class ZoneList {
  readonly names: string[] = [];

  /** The number of a zone. */
  add(zone: string): number {
    const known = this.names.indexOf(zone);
    return known >= 0 ? known : this.names.push(zone) - 1;
  }
}
