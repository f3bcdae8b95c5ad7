import * as vscode from 'vscode';
import { late } from '../parts/late.ts';
import { onFirstDocument } from '../parts/on-first-document.ts';
import { once } from '../parts/once.ts';
import type { LateParts } from '../parts/parts.ts';
import { FEED_FILES, FEED_VIEW_TYPE, GBFS_FILES } from './feed-file-names.ts';
import { nameOf } from './feed-files.ts';
import type { FeedAbilities } from './feed-host.ts';
import { MESSAGE_SCHEME } from './message-scheme.ts';
import { ZIP_SCHEME } from './zip-scheme.ts';

/** The documents that may belong to a feed. Their language stays what it is: colours are left to others. */
const FEED_DOCUMENTS: vscode.DocumentSelector = [{ pattern: `**/{${FEED_FILES.join(',')}}` }];
/** Characters after which values are offered. */
const FEED_TRIGGERS: readonly string[] = [',', '"', '_', ':'];

/** Registers the workbench of feeds. Nothing is read before a document of a feed is open. */
export function registerFeeds(
  context: vscode.ExtensionContext,
  {
    parts,
    abilities,
    log,
  }: { readonly parts: LateParts; readonly abilities: FeedAbilities; readonly log: vscode.LogOutputChannel },
): void {
  const { commands, languages, workspace } = vscode;
  const { extensionUri } = context;
  const zipChanges = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  const feeds = once(async () => {
    const { openFeeds } = await parts.feeds();
    const opened = openFeeds({ extensionUri, abilities, log, zipChanges });
    context.subscriptions.push(opened);
    return opened;
  });
  const providers = late(
    async () => (await feeds()).providers,
    'provideHover',
    'provideDefinition',
    'provideReferences',
    'prepareRename',
    'provideRenameEdits',
    'provideDocumentSymbols',
    'provideCompletionItems',
    'provideCodeActions',
  );
  const messages = late(async () => (await feeds()).messages, 'provideTextDocumentContent', 'open');
  const panel = late(async () => (await feeds()).panel, 'show', 'adopt');
  const archives = late(
    async () => (await feeds()).archives,
    'stat',
    'readDirectory',
    'readFile',
    'writeFile',
    'delete',
    'rename',
  );
  const names = new Set([...FEED_FILES, ...GBFS_FILES.map((name) => `${name}.json`)]);
  context.subscriptions.push(
    zipChanges,
    languages.registerHoverProvider(FEED_DOCUMENTS, providers),
    languages.registerDefinitionProvider(FEED_DOCUMENTS, providers),
    languages.registerReferenceProvider(FEED_DOCUMENTS, providers),
    languages.registerRenameProvider(FEED_DOCUMENTS, providers),
    languages.registerDocumentSymbolProvider(FEED_DOCUMENTS, providers),
    languages.registerCompletionItemProvider(FEED_DOCUMENTS, providers, ...FEED_TRIGGERS),
    languages.registerCodeActionsProvider(FEED_DOCUMENTS, providers, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
    }),
    workspace.registerFileSystemProvider(
      ZIP_SCHEME,
      {
        ...archives,
        onDidChangeFile: zipChanges.event,
        watch: () => ({ dispose: () => {} }),
        // Folders of an archive are the beginnings of the names in it.
        createDirectory: () => {},
      },
      { isCaseSensitive: true },
    ),
    workspace.registerTextDocumentContentProvider(MESSAGE_SCHEME, messages),
    commands.registerCommand('tripwright.checkFeed', async () => (await feeds()).workbench.checkAll()),
    commands.registerCommand('tripwright.openMessage', messages.open),
    commands.registerCommand('tripwright.showFeed', panel.show),
    vscode.window.registerWebviewPanelSerializer(FEED_VIEW_TYPE, { deserializeWebviewPanel: panel.adopt }),
    commands.registerCommand('tripwright.openFeedArchive', async (file) => (await feeds()).openArchive(file)),
    // The part reads the open documents as soon as it is loaded.
    onFirstDocument(
      ({ uri }) => names.has(nameOf(uri).toLowerCase()),
      () => void feeds().catch((error: Error) => log.error(error)),
    ),
  );
}
