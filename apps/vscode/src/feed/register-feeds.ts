import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { FEED_FILES } from './feed-file-names.ts';
import type { FeedAbilities } from './feed-host.ts';
import { FeedPanel } from './feed-panel.ts';
import { FEED_TRIGGERS, FeedProviders } from './feed-providers.ts';
import { FeedWorkbench } from './feed-workbench.ts';
import { GbfsChecks } from './gbfs-checks.ts';
import { MESSAGE_SCHEME, MessageDocuments } from './message-documents.ts';
import { ZIP_SCHEME, ZipFolders, zipFolder } from './zip-folders.ts';

/** The documents that may belong to a feed. Their language stays what it is: colours are left to others. */
const FEED_DOCUMENTS: vscode.DocumentSelector = [{ pattern: `**/{${FEED_FILES.join(',')}}` }];

/** Registers the workbench of feeds. Nothing is read before a document of a feed is open. */
export function registerFeeds(
  context: vscode.ExtensionContext,
  abilities: FeedAbilities,
  log: vscode.LogOutputChannel,
): void {
  const names = new Set(FEED_FILES);
  const workbench = new FeedWorkbench(context.extensionUri, abilities, log, (name) => names.has(name));
  const providers = new FeedProviders(workbench);
  const panel = new FeedPanel(context.extensionUri, workbench);
  const messages = new MessageDocuments(workbench);
  context.subscriptions.push(
    workbench,
    new GbfsChecks(() => workbench.language(), log),
    panel,
    vscode.languages.registerHoverProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerDefinitionProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerReferenceProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerRenameProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerDocumentSymbolProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerCompletionItemProvider(FEED_DOCUMENTS, providers, ...FEED_TRIGGERS),
    vscode.languages.registerCodeActionsProvider(FEED_DOCUMENTS, providers, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
    }),
    vscode.workspace.registerFileSystemProvider(ZIP_SCHEME, new ZipFolders(() => workbench.language()), {
      isCaseSensitive: true,
    }),
    vscode.commands.registerCommand('tripwright.checkFeed', () => workbench.checkAll()),
    vscode.workspace.registerTextDocumentContentProvider(MESSAGE_SCHEME, messages),
    vscode.commands.registerCommand('tripwright.openMessage', (file) => messages.open(file)),
    vscode.commands.registerCommand('tripwright.showFeed', () => panel.show()),
    vscode.commands.registerCommand('tripwright.openFeedArchive', (file) => openArchive(file, workbench)),
  );
}

/** Adds an archive to the workspace as a folder. @param chosen the file of the context menu; from the palette the user chooses one */
async function openArchive(chosen: unknown, workbench: FeedWorkbench): Promise<void> {
  const [picked] =
    chosen instanceof vscode.Uri
      ? [chosen]
      : ((await vscode.window.showOpenDialog({ filters: { 'GTFS (.zip)': ['zip'] } })) ?? []);
  if (picked === undefined) return;
  try {
    const { ZipArchive } = await workbench.language();
    const bytes = await vscode.workspace.fs.readFile(picked);
    const { hiddenCount } = ZipArchive.read(bytes, (name) => new TextDecoder().decode(name));
    if (hiddenCount > 0) {
      void vscode.window.showWarningMessage(sayInEditor('workbench.archiveNames', { count: hiddenCount }));
    }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(sayInEditor('workbench.archiveFailed', { detail }));
    return;
  }
  const uri = zipFolder(picked);
  const count = vscode.workspace.workspaceFolders?.length ?? 0;
  if (vscode.workspace.workspaceFolders?.some((folder) => folder.uri.toString() === uri.toString()) === true) return;
  vscode.workspace.updateWorkspaceFolders(count, 0, { uri });
}
