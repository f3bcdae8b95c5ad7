// Writes openapi.json: `pnpm --filter @tripwright/wire print-openapi`
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/rest-v1/index.ts';

writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), undefined, 2)}\n`);
