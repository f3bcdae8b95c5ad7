// Writes the JSON Schemas of the files that people write for the editor, the importer and the server, from the schemas that read them,
// and those of GBFS from the fields that the importer reads.
// usage: node --conditions=source scripts/write-schemas.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providersJsonSchema } from '@tripwright/feeds/providers';
import { liveJsonSchema } from '@tripwright/feeds/realtime';
import { gbfsFiles, gbfsJsonSchema } from '@tripwright/feeds/reference';
import { tripJsonSchema } from '@tripwright/trip-file';

const [folder = 'dist/schemas'] = process.argv.slice(2);
mkdirSync(join(folder, 'gbfs'), { recursive: true });
for (const [name, schema] of [
  ['trip', tripJsonSchema()],
  ['providers', providersJsonSchema()],
  ['live', liveJsonSchema()],
  // In a folder named for GBFS a file must be one of GBFS; elsewhere its content says whether it is.
  ...gbfsFiles.map((file) => [`gbfs/${file.name}`, gbfsJsonSchema(file)] as const),
  ...gbfsFiles.map((file) => [`gbfs/any-${file.name}`, gbfsJsonSchema(file, false)] as const),
] as const) {
  writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema)}\n`);
}
