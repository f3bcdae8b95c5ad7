// Writes the JSON Schemas of the files that people write for the importer and the server, from the schemas that read them.
// usage: node --conditions=source scripts/write-schemas.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providersJsonSchema } from '@tripwright/feeds/providers';
import { liveJsonSchema } from '@tripwright/feeds/realtime';

const [folder = 'dist/schemas'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of [
  ['providers.json', providersJsonSchema()],
  ['live.json', liveJsonSchema()],
] as const) {
  writeFileSync(join(folder, name), `${JSON.stringify(schema)}\n`);
}
