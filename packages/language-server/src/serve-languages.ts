import { basename } from 'node:path';
import { gbfsFeedOf, isFeedFile } from '@tripwright/feed-language';
import { COMPLETION_TRIGGERS } from '@tripwright/mode-language';
import {
  CodeActionKind,
  type Connection,
  type Diagnostic,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  type TextDocumentContentChangeEvent,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { DocumentChanges } from './document-changes.ts';
import { FeedAnswers } from './feeds/feed-answers.ts';
import { GbfsChecks } from './gbfs/gbfs-checks.ts';
import { ModeAnswers } from './modes/mode-answers.ts';
import { TOKEN_MODIFIERS, TOKEN_TYPES } from './modes/mode-token-data.ts';
import { readOptions, type ServerOptions } from './server-options.ts';
import { TripAnswers } from './trips/trip-answers.ts';
import { ENGLISH_WORDS, readWords } from './words.ts';

/**
 * Answers an editor about mode identifiers in data files and code, trip files, and the files of GTFS and GBFS. A document of a feed is known by its
 * name and its folder, a trip file by the end of its name, every other one by its language.
 */
export function serveLanguages(connection: Connection): void {
  const changes = new DocumentChanges();
  const documents = new TextDocuments({
    create: TextDocument.create,
    update: (document: TextDocument, made: TextDocumentContentChangeEvent[], version: number) =>
      changes.update(document, made, version),
  });
  let options: ServerOptions = {};
  let words = ENGLISH_WORDS;
  let [canWatch, showsProgress] = [false, false];
  const host = {
    documents,
    changes,
    words: () => words,
    isWanted: () => options.checkFeeds !== false,
    publish: (uri: string, diagnostics: Diagnostic[]) => void connection.sendDiagnostics({ uri, diagnostics }),
    fail: (error: unknown) =>
      connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    begin: (folder: string) => (showsProgress ? beginProgress(connection, basename(folder)) : () => {}),
  };
  const modes = new ModeAnswers(
    documents,
    () => options,
    () => words,
  );
  const trips = new TripAnswers(documents, () => words);
  const feeds = new FeedAnswers(host);
  const gbfs = new GbfsChecks(host);

  connection.onInitialize(async ({ initializationOptions, capabilities, locale }): Promise<InitializeResult> => {
    options = readOptions(initializationOptions);
    if (typeof locale === 'string') words = await readWords(locale);
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    showsProgress = capabilities.window?.workDoneProgress === true;
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
  connection.onInitialized(() => {
    if (!canWatch) return;
    // Files of feeds are told by their names, in any case: only the server knows them all.
    const watchers = [{ globPattern: '**/*.txt' }, { globPattern: '**/*.{json,geojson}' }];
    void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  });

  documents.onDidChangeContent(({ document }) => {
    const { uri, version } = document;
    const diagnostics = diagnosticsOf(document);
    if (diagnostics !== undefined) void connection.sendDiagnostics({ uri, version, diagnostics });
    void feeds.changed(document).catch(host.fail);
    gbfs.changed(uri);
  });
  documents.onDidSave(({ document }) => feeds.stored(document.uri));
  documents.onDidClose(({ document }) => {
    changes.forget(document.uri);
    void feeds.closed(document.uri).catch(host.fail);
    gbfs.changed(document.uri);
    if (diagnosticsOf(document) !== undefined) host.publish(document.uri, []);
  });
  connection.onDidChangeWatchedFiles(({ changes: stored }) => {
    for (const { uri } of stored) {
      void feeds.storedFileChanged(uri).catch(host.fail);
      gbfs.changed(uri);
    }
  });

  connection.onHover(async (at) => (await feeds.hover(at)) ?? modes.hover(at));
  connection.onCompletion(async (at) => (await feeds.completions(at)) ?? modes.completions(at));
  connection.onCodeAction(async (at) => (await feeds.fixes(at)) ?? [...trips.fixes(at), ...modes.fixes(at)]);
  connection.onDefinition((at) => feeds.definitions(at));
  connection.onReferences((at) => feeds.references(at));
  connection.onPrepareRename((at) => feeds.prepareRename(at));
  connection.onRenameRequest((at) => feeds.rename(at));
  connection.languages.inlayHint.on((at) => modes.hints(at));
  connection.languages.semanticTokens.on((at) => modes.tokens(at));
  connection.onShutdown(() => {
    gbfs.dispose();
    return feeds.dispose();
  });

  documents.listen(connection);
  connection.listen();

  /** The problems of identifiers and of trip files, which a document shows at once; undefined for one that has neither. Feeds have a check of their own. */
  function diagnosticsOf(document: TextDocument): Diagnostic[] | undefined {
    const name = basename(document.uri);
    if (isFeedFile(name.toLowerCase()) || gbfsFeedOf(name) !== undefined) return undefined;
    const [ofModes, ofTrips] = [modes.diagnostics(document), trips.diagnostics(document)];
    return ofModes === undefined && ofTrips === undefined ? undefined : [...(ofTrips ?? []), ...(ofModes ?? [])];
  }
}

/** Shows that a feed is checked, in editors that show progress. @returns ends it */
function beginProgress(connection: Connection, name: string): () => void {
  const begun = connection.window.createWorkDoneProgress().then(
    (progress) => {
      progress.begin(`GTFS: ${name}`);
      return progress;
    },
    () => undefined, // the editor shows none after all
  );
  return () => void begun.then((progress) => progress?.done());
}
