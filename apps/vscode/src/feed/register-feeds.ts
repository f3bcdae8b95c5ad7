import * as vscode from 'vscode';
import { FEED_FILES } from './feed-file-names.ts';
import type { FeedAbilities } from './feed-host.ts';
import { FEED_TRIGGERS, FeedProviders } from './feed-providers.ts';
import { FeedWorkbench } from './feed-workbench.ts';

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
  context.subscriptions.push(
    workbench,
    vscode.languages.registerHoverProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerDefinitionProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerReferenceProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerRenameProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerDocumentSymbolProvider(FEED_DOCUMENTS, providers),
    vscode.languages.registerCompletionItemProvider(FEED_DOCUMENTS, providers, ...FEED_TRIGGERS),
    vscode.languages.registerCodeActionsProvider(FEED_DOCUMENTS, providers, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
    }),
    vscode.commands.registerCommand('tripwright.checkFeed', () => workbench.checkAll()),
  );
}
