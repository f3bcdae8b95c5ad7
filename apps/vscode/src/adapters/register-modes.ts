import { COMPLETION_TRIGGERS, MODE_LANGUAGES } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import type { Documents } from '../documents-part.ts';
import { late } from '../parts/late.ts';
import { onFirstDocument } from '../parts/on-first-document.ts';
import { modeFixMetadata } from './mode-fix-provider.ts';
import { modeTokenLegend, TOKEN_LANGUAGES } from './mode-token-provider.ts';

/** Registers what the extension says of mode identifiers in documents. */
export function registerModes(
  context: vscode.ExtensionContext,
  { documents, log }: { readonly documents: () => Promise<Documents>; readonly log: vscode.LogOutputChannel },
): void {
  const selector = MODE_LANGUAGES.map((language) => ({ language }));
  const coloured = TOKEN_LANGUAGES.map((language) => ({ language }));
  const modes = async () => (await documents()).modes;
  const { languages } = vscode;
  context.subscriptions.push(
    languages.registerHoverProvider(
      selector,
      late(async () => (await modes()).hover, 'provideHover'),
    ),
    languages.registerCompletionItemProvider(
      selector,
      late(async () => (await modes()).completion, 'provideCompletionItems'),
      ...COMPLETION_TRIGGERS,
    ),
    languages.registerCodeActionsProvider(
      selector,
      late(async () => (await modes()).fixes, 'provideCodeActions'),
      modeFixMetadata,
    ),
    languages.registerInlayHintsProvider(
      selector,
      late(async () => (await modes()).hints, 'provideInlayHints'),
    ),
    languages.registerDocumentSemanticTokensProvider(
      coloured,
      late(async () => (await modes()).tokens, 'provideDocumentSemanticTokens'),
      modeTokenLegend,
    ),
    vscode.commands.registerCommand('tripwright.acceptMode', acceptMode),
    // The part checks the open documents as soon as it is loaded.
    onFirstDocument(
      ({ languageId }) => MODE_LANGUAGES.includes(languageId),
      () => void documents().catch((error: Error) => log.error(error)),
    ),
  );
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
