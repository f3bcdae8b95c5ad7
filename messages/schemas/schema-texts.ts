/**
 * What the schemas of the editor say in one language, by the English words: `gbfs` the files and fields of GBFS
 * (packages/feeds/src/reference/), `trips` the members of trip files (packages/trip-file), sentence by sentence, since some stand in several
 * explanations, `live` those of `live.json` (packages/feeds/src/realtime/source/). The compiler of the messages reports a text that is missing, and one that no schema has.
 */
export type SchemaTexts = Readonly<Record<string, string>>;
