import * as vscode from 'vscode';
import { KnownRegions } from './adapters/known-regions.ts';
import { registerKey } from './adapters/register-key.ts';
import { registerModes } from './adapters/register-modes.ts';
import { SCHEMA_SCHEME, SchemaFiles } from './adapters/schema-files.ts';
import { ServerSettings } from './adapters/server-settings.ts';
import { registerChanges } from './changes/register-changes.ts';
import type { FeedAbilities } from './feed/feed-host.ts';
import { registerFeeds } from './feed/register-feeds.ts';
import { once } from './parts/once.ts';
import { type LoadPart, lateParts } from './parts/parts.ts';
import { registerPreview } from './preview/register-preview.ts';
import type { StartTask } from './regions/region-tasks.ts';
import { registerBuild } from './regions/register-build.ts';
import { TripSources } from './sources/trip-sources.ts';
import { registerTools } from './tools/register-tools.ts';
import { createTripTests, registerTrips } from './trips/register-trips.ts';
import { registerViews } from './views/register-views.ts';

/** What the host of the extension can do. */
export interface Host {
  readonly load: LoadPart;
  readonly feeds: FeedAbilities;
  /** Builds and compares regions; absent in hosts without threads. */
  readonly start?: StartTask;
}

/**
 * Registers everything. Called once, when a document of a known language, a command, a view or a restored panel needs the extension. It reads nothing and
 * waits for nothing: what the registered providers and commands do lies in parts, which their first calls load.
 */
export function activateExtension(context: vscode.ExtensionContext, { load, feeds: abilities, start }: Host): void {
  const { extensionUri } = context;
  const parts = lateParts(load);
  const log = vscode.window.createOutputChannel('Tripwright', { log: true });
  const server = new ServerSettings(context.secrets);
  const regions = new KnownRegions();
  const sources = new TripSources({ extensionUri, server, regions, load: parts['route-sources'] });
  const runRemedy = registerKey(context, server, sources);
  const documents = once(async () => {
    const { openDocuments } = await parts.documents();
    const opened = openDocuments({ extensionUri, log, sources, regions, runRemedy, tests });
    context.subscriptions.push(opened);
    return opened;
  });
  const tests = createTripTests(documents);
  context.subscriptions.push(log, tests, sources);

  registerModes(context, { documents, log });
  registerTrips(context, { documents, sources });
  registerPreview(context, documents);
  registerViews(context, { documents, sources });
  registerTools(context, { documents, sources, regions });
  registerFeeds(context, { parts, abilities, log });
  registerBuild(context, { parts, start, log });
  registerChanges(context, { parts, start, log });

  context.subscriptions.push(
    vscode.workspace.registerFileSystemProvider(SCHEMA_SCHEME, new SchemaFiles(extensionUri), { isReadonly: true }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('tripwright.server')) regions.set([]);
      if (SOURCE_SETTINGS.some((name) => change.affectsConfiguration(`tripwright.${name}`))) sources.reset();
    }),
  );
}

/** The settings that say who plans. */
const SOURCE_SETTINGS: readonly string[] = ['server', 'source', 'regionFolder'];
