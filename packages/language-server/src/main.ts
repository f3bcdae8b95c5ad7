#!/usr/bin/env node
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serveLanguages } from './serve-languages.ts';

// Standard input and output, whatever the editor passes: it is the one way that all editors have.
serveLanguages(createConnection(ProposedFeatures.all, process.stdin, process.stdout));
