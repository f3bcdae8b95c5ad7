// Writes trip.schema.json: `pnpm --filter @tripwright/trip-file print-schema`
import { writeFileSync } from 'node:fs';
import { tripJsonSchema } from '../src/index.ts';

writeFileSync(new URL('../trip.schema.json', import.meta.url), `${JSON.stringify(tripJsonSchema(), undefined, 2)}\n`);
