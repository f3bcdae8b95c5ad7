/**
 * What the files, columns and values of GTFS mean in one language, by the English words of packages/feeds/src/reference/gtfs-tables.ts, where they are
 * written once. The compiler of the messages reports a meaning that is missing, and one that no table has.
 */
export type GtfsMeanings = Readonly<Record<string, string>>;
