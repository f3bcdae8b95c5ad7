import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { graphqlArtifacts } from './graphql-artifacts.ts';

const artifacts = await graphqlArtifacts();
for (const { url, content } of artifacts) {
  mkdirSync(new URL('.', url), { recursive: true });
  writeFileSync(url, content);
  console.log(fileURLToPath(url));
}

// Files outside folders of generated code (biome.json lists those) are formatted as they will be committed.
const root = new URL('../../../', import.meta.url);
const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', root));
const paths = artifacts.map(({ url }) => fileURLToPath(url));
execFileSync(process.execPath, [biome, 'format', '--write', ...paths], { cwd: root, stdio: 'inherit' });
