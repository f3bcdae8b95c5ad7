import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { graphqlArtifacts } from './graphql-artifacts.ts';

for (const { url, content } of await graphqlArtifacts()) {
  mkdirSync(new URL('.', url), { recursive: true });
  writeFileSync(url, content);
  console.log(fileURLToPath(url));
}
