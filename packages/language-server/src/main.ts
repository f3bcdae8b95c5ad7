#!/usr/bin/env node
/** The oldest Node that has all that the program uses. */
const OLDEST = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    `tripwright-language-server needs Node ${OLDEST} or later and was started with ${process.execPath} (${process.version}): name a newer Node in the editor's settings.`,
  );
  process.exit(1);
}
const { createConnection, ProposedFeatures } = await import('vscode-languageserver/node');
const { serveLanguages } = await import('./serve-languages.ts');

// Standard input and output, whatever the editor passes: it is the one way that all editors have.
serveLanguages(createConnection(ProposedFeatures.all, process.stdin, process.stdout));
