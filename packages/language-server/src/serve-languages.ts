import { COMPLETION_TRIGGERS } from '@tripwright/mode-language';
import {
  CodeActionKind,
  type Connection,
  type InitializeResult,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { FeedAnswers } from './feeds/feed-answers.ts';
import { ModeAnswers } from './modes/mode-answers.ts';
import { TOKEN_MODIFIERS, TOKEN_TYPES } from './modes/mode-token-data.ts';
import { readOptions, type ServerOptions } from './server-options.ts';

/**
 * Answers an editor about mode identifiers in data files and code, and about the files of GTFS feeds. A document of a feed is known by its name and its
 * folder, every other one by its language.
 */
export function serveLanguages(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  let options: ServerOptions = {};
  const modes = new ModeAnswers(documents, () => options);
  const feeds = new FeedAnswers(
    documents,
    () => options,
    (message) => connection.console.error(message),
  );

  connection.onInitialize(({ initializationOptions }): InitializeResult => {
    options = readOptions(initializationOptions);
    return {
      serverInfo: { name: 'tripwright-language-server' },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        hoverProvider: true,
        completionProvider: { triggerCharacters: [...COMPLETION_TRIGGERS, ','] },
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        inlayHintProvider: true,
        semanticTokensProvider: {
          legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
          full: true,
        },
      },
    };
  });

  documents.onDidChangeContent(({ document }) => {
    const { uri, version } = document;
    const diagnostics = modes.diagnostics(document);
    if (diagnostics !== undefined) void connection.sendDiagnostics({ uri, version, diagnostics });
    void feeds.changed(document);
  });
  documents.onDidSave(({ document }) => feeds.stored(document.uri));
  documents.onDidClose(({ document }) => {
    void feeds.closed(document.uri);
    if (modes.diagnostics(document) !== undefined)
      void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });
  feeds.onDiagnostics((uri, diagnostics) => void connection.sendDiagnostics({ uri, diagnostics: [...diagnostics] }));

  connection.onHover(async (at) => (await feeds.hover(at)) ?? modes.hover(at));
  connection.onCompletion(async (at) => (await feeds.completions(at)) ?? modes.completions(at));
  connection.onCodeAction(async (at) => (await feeds.fixes(at)) ?? modes.fixes(at));
  connection.onDefinition((at) => feeds.definitions(at));
  connection.onReferences((at) => feeds.references(at));
  connection.onPrepareRename((at) => feeds.prepareRename(at));
  connection.onRenameRequest((at) => feeds.rename(at));
  connection.languages.inlayHint.on((at) => modes.hints(at));
  connection.languages.semanticTokens.on((at) => modes.tokens(at));
  connection.onShutdown(() => feeds.dispose());

  documents.listen(connection);
  connection.listen();
}
