import { copyFileSync } from 'node:fs';

// Makes the present schema that of a release, which later ones are compared with.
// usage: npm run -s node -- apps/server/scripts/release-schema.ts
const wire = new URL('../../../packages/wire/', import.meta.url);
copyFileSync(new URL('schema.graphql', wire), new URL('released-schema.graphql', wire));
