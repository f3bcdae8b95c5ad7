/** A three-valued fact: 0 unknown, 1 yes, 2 no, as GTFS writes it. Unknown is neither yes nor no (ST-22). */
export type Known = 0 | 1 | 2;
