// Writes the JSON Schemas of the files that people write for the importer and the server, from the schemas that read them,
// and those of GBFS from the fields that the importer reads.
// usage: node --conditions=source scripts/write-schemas.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providersJsonSchema } from '@tripwright/feeds/providers';
import { liveJsonSchema } from '@tripwright/feeds/realtime';
import { gbfsFiles, gbfsJsonSchema } from '@tripwright/feeds/reference';

const [folder = 'dist/schemas'] = process.argv.slice(2);
mkdirSync(join(folder, 'gbfs'), { recursive: true });
for (const [name, schema] of [
  ['providers.json', providersJsonSchema()],
  ['live.json', liveJsonSchema()],
  // In a folder named for GBFS a file must be one of GBFS; elsewhere its content says whether it is.
  ...gbfsFiles.map((file) => [`gbfs/${file.name}.json`, gbfsJsonSchema(file)] as const),
  ...gbfsFiles.map((file) => [`gbfs/any-${file.name}.json`, gbfsJsonSchema(file, false)] as const),
] as const) {
  writeFileSync(join(folder, name), `${JSON.stringify(schema)}\n`);
}
