import { COMPLETION_TRIGGERS, MODE_LANGUAGES } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { KnownRegions } from './adapters/known-regions.ts';
import { modeCompletionProvider } from './adapters/mode-completion-provider.ts';
import { ModeDiagnosticCollection } from './adapters/mode-diagnostic-collection.ts';
import { modeFixMetadata, modeFixProvider } from './adapters/mode-fix-provider.ts';
import { modeHintProvider } from './adapters/mode-hint-provider.ts';
import { modeHoverProvider } from './adapters/mode-hover-provider.ts';
import { modeTokenLegend, modeTokenProvider, TOKEN_LANGUAGES } from './adapters/mode-token-provider.ts';
import { sayInEditor } from './adapters/say-in-editor.ts';
import { SCHEMA_SCHEME, SchemaFiles } from './adapters/schema-files.ts';
import { ServerSettings } from './adapters/server-settings.ts';
import { registerChanges } from './changes/register-changes.ts';
import type { FeedAbilities } from './feed/feed-host.ts';
import { registerFeeds } from './feed/register-feeds.ts';
import { PREVIEW_VIEW_TYPE, PreviewPanel } from './preview/preview-panel.ts';
import { registerBuild } from './regions/build-region.ts';
import type { StartTask } from './regions/region-tasks.ts';
import { type LoadRouteSources, TripSources } from './sources/trip-sources.ts';
import { registerTools } from './tools/register-tools.ts';
import { registerTrips } from './trips/register-trips.ts';
import { registerViews } from './views/register-views.ts';

/**
 * Registers everything. Called once, when a document of a known language, a command, a view or a restored panel needs the extension.
 * @param start builds and compares regions; undefined in hosts without threads
 */
export function activateExtension(
  context: vscode.ExtensionContext,
  load: LoadRouteSources,
  feeds: FeedAbilities,
  start?: StartTask,
): void {
  const log = vscode.window.createOutputChannel('Tripwright', { log: true });
  const server = new ServerSettings(context.secrets);
  const regions = new KnownRegions();
  const sources = new TripSources({ extensionUri: context.extensionUri, server, regions, load });
  const panel = new PreviewPanel({
    extensionUri: context.extensionUri,
    log,
    sources,
    runRemedy: (remedy) => (remedy === 'set-key' ? setKey() : openSettings()),
  });

  async function setKey(): Promise<void> {
    if (server.address === '') return offerServer();
    if (await server.askForKey()) sources.reset();
  }

  async function clearKey(): Promise<void> {
    await server.clearKey();
    sources.reset();
  }

  registerFeeds(context, feeds, log);

  const languages = MODE_LANGUAGES.map((language) => ({ language }));
  const coloured = TOKEN_LANGUAGES.map((language) => ({ language }));
  context.subscriptions.push(
    log,
    panel,
    vscode.workspace.registerFileSystemProvider(SCHEMA_SCHEME, new SchemaFiles(context.extensionUri), {
      isReadonly: true,
    }),
    new ModeDiagnosticCollection(log, regions),
    vscode.languages.registerHoverProvider(languages, modeHoverProvider(regions)),
    vscode.languages.registerCompletionItemProvider(languages, modeCompletionProvider, ...COMPLETION_TRIGGERS),
    vscode.languages.registerCodeActionsProvider(languages, modeFixProvider, modeFixMetadata),
    vscode.languages.registerInlayHintsProvider(languages, modeHintProvider),
    vscode.languages.registerDocumentSemanticTokensProvider(coloured, modeTokenProvider, modeTokenLegend),
    vscode.commands.registerCommand('tripwright.previewRoute', () => panel.show()),
    vscode.commands.registerCommand('tripwright.setServerKey', setKey),
    vscode.commands.registerCommand('tripwright.clearServerKey', clearKey),
    vscode.commands.registerCommand('tripwright.acceptMode', acceptMode),
    vscode.window.registerWebviewPanelSerializer(PREVIEW_VIEW_TYPE, {
      deserializeWebviewPanel: async (revived) => panel.adopt(revived),
    }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('tripwright.server')) regions.set([]);
      if (SOURCE_SETTINGS.some((name) => change.affectsConfiguration(`tripwright.${name}`))) sources.reset();
    }),
  );
  registerTrips(context, { sources, panel, log });
  registerViews(context, sources);
  registerTools(context, { sources, regions });
  registerBuild(context, { start, log });
  registerChanges(context, { start, log });
}

/** The settings that say who plans. */
const SOURCE_SETTINGS: readonly string[] = ['server', 'source', 'regionFolder'];

/** A key belongs to a server, so without a server this offers to set one first. */
async function offerServer(): Promise<void> {
  const open = sayInEditor('key.openSetting');
  if ((await vscode.window.showInformationMessage(sayInEditor('key.noServer'), open)) === open) await openSettings();
}

async function openSettings(): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.openSettings', 'tripwright.server');
}

/** Adds an identifier to the accepted ones of the workspace, or of the user when no workspace is open. */
async function acceptMode(identifier: unknown): Promise<void> {
  if (typeof identifier !== 'string') return;
  const settings = vscode.workspace.getConfiguration('tripwright');
  const accepted = settings.get<string[]>('acceptedModes', []);
  if (accepted.includes(identifier)) return;
  const hasWorkspace = vscode.workspace.workspaceFolders !== undefined;
  const target = hasWorkspace ? vscode.ConfigurationTarget.Workspace : vscode.ConfigurationTarget.Global;
  await settings.update('acceptedModes', [...accepted, identifier], target);
}
