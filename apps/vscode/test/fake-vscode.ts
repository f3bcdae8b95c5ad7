import { readFileSync } from 'node:fs';
import {
  CodeAction,
  CodeActionKind,
  CodeLens,
  CompletionItem,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  Event_,
  EventEmitter,
  type FakeDocument,
  FakePanel,
  FakeTestItem,
  FakeTestItems,
  type FakeTool,
  type FakeTreeProvider,
  Hover,
  InlayHint,
  LanguageModelTextPart,
  LanguageModelToolResult,
  Location,
  MarkdownString,
  Position,
  Range,
  SemanticTokensBuilder,
  SemanticTokensLegend,
  TestMessage,
  ThemeIcon,
  TreeItem,
  Uri,
  WorkspaceEdit,
} from './fake-types.ts';

export { FakeDocument } from './fake-types.ts';

/** Settings without a value have the defaults of the manifest, as in the editor. */
function manifestDefaults(): Record<string, unknown> {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const properties: Record<string, { default: unknown }> = manifest.contributes.configuration.properties;
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, property.default]));
}

/** A fresh editor: tests fire its events and inspect registrations, messages and edits. `vscode` is the module to mock; the rest is for the tests. */
export function createFakeVscode() {
  const settings: Record<string, unknown> = {};
  const defaults = manifestDefaults();
  const opened = new Event_();
  const changed = new Event_();
  const saved = new Event_();
  const closed = new Event_();
  const configured = new Event_();
  const documents: FakeDocument[] = [];
  const diagnostics = new Map<string, Diagnostic[]>();
  const commands = new Map<string, (...args: unknown[]) => unknown>();
  const executed: unknown[][] = [];
  const panels: FakePanel[] = [];
  const providers: Record<string, unknown[]> = {};
  const secrets = new Map<string, string>();
  const answers = {
    inputBox: undefined as string | undefined,
    /** The label, or its beginning, that is picked from a list. */
    pick: undefined as string | undefined,
  };
  const clipboard: string[] = [];
  let translations: Readonly<Record<string, string>> = {};
  const picked: string[][] = [];
  const testItems = new FakeTestItems();
  const verdicts: string[] = [];
  let runTests: ((request: object, token: object) => Promise<void>) | undefined;
  const filesRead: string[] = [];
  const tools = new Map<string, FakeTool>();
  const views = new Map<string, FakeTreeProvider>();
  const notices: string[] = [];
  const disposable = { dispose: () => undefined };
  /** Providers by kind; those of documents that are chosen by name, as files of feeds are, have `feed` before the kind. */
  const register =
    (kind: string) =>
    (...args: unknown[]) => {
      const isForFeeds = Array.isArray(args[0]) && typeof (args[0][0] as { pattern?: unknown }).pattern === 'string';
      const name = isForFeeds ? `feed ${kind}` : kind;
      providers[providers[name] === undefined ? name : `${name} of trips`] = args;
      return disposable;
    };
  /** Contents of files by address. */
  const files = new Map<string, Uint8Array>();

  const vscode = {
    Position,
    Range,
    Uri,
    Diagnostic,
    CodeAction,
    CodeActionKind,
    WorkspaceEdit,
    Location,
    DocumentSymbol,
    SymbolKind: { Key: 19 },
    RelativePattern: class {},
    FileType: { File: 1, Directory: 2 },
    FileChangeType: { Changed: 1, Created: 2, Deleted: 3 },
    FileSystemError: { FileNotFound: () => new Error('not found'), FileExists: () => new Error('exists') },
    StatusBarAlignment: { Left: 1, Right: 2 },
    ColorThemeKind: { Light: 1, Dark: 2, HighContrast: 3 },
    CompletionItem,
    CompletionList,
    MarkdownString,
    Hover,
    InlayHint,
    CodeLens,
    EventEmitter,
    TestMessage,
    TreeItem,
    ThemeIcon,
    TreeItemCollapsibleState: { None: 0, Collapsed: 1, Expanded: 2 },
    LanguageModelTextPart,
    LanguageModelToolResult,
    ProgressLocation: { Notification: 15 },
    UIKind: { Desktop: 1, Web: 2 },
    TestRunProfileKind: { Run: 1 },
    SemanticTokensLegend,
    SemanticTokensBuilder,
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
    DiagnosticTag: { Unnecessary: 1, Deprecated: 2 },
    CompletionItemKind: { Value: 11, EnumMember: 19 },
    CompletionItemTag: { Deprecated: 1 },
    ConfigurationTarget: { Global: 1, Workspace: 2 },
    ViewColumn: { Beside: -2 },
    env: { language: 'en', uiKind: 1, clipboard: { writeText: async (text: string) => void clipboard.push(text) } },
    tests: {
      createTestController: () => ({
        items: testItems,
        createTestItem: (id: string, label: string, uri?: Uri) => new FakeTestItem(id, label, uri),
        createRunProfile: (_label: string, _kind: number, run: NonNullable<typeof runTests>) => {
          runTests = run;
        },
        createTestRun: () => ({
          started: () => undefined,
          passed: ({ label }: FakeTestItem) => verdicts.push(`passed ${label}`),
          failed: ({ label }: FakeTestItem, { message }: TestMessage) => verdicts.push(`failed ${label}: ${message}`),
          errored: ({ label }: FakeTestItem, { message }: TestMessage) => verdicts.push(`errored ${label}: ${message}`),
          end: () => undefined,
        }),
        dispose: () => undefined,
      }),
    },
    lm: {
      registerTool: (name: string, tool: FakeTool) => {
        tools.set(name, tool);
        return disposable;
      },
    },
    l10n: {
      // The editor replaces the English text by that of its language, and fills the values of either.
      t: (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
        (translations[text] ?? text).replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole)),
    },
    commands: {
      registerCommand: (name: string, run: (...args: unknown[]) => unknown) => {
        commands.set(name, run);
        return disposable;
      },
      executeCommand: async (...args: unknown[]) => void executed.push(args),
    },
    languages: {
      createDiagnosticCollection: () => ({
        set: (uri: Uri, found: Diagnostic[]) => diagnostics.set(uri.toString(), found),
        delete: (uri: Uri) => diagnostics.delete(uri.toString()),
        dispose: () => diagnostics.clear(),
      }),
      registerHoverProvider: register('hover'),
      registerDefinitionProvider: register('definition'),
      registerReferenceProvider: register('references'),
      registerRenameProvider: register('rename'),
      registerDocumentSymbolProvider: register('symbols'),
      registerCompletionItemProvider: register('completion'),
      registerCodeActionsProvider: register('fixes'),
      registerCodeLensProvider: register('lenses'),
      registerInlayHintsProvider: register('hints'),
      registerDocumentSemanticTokensProvider: register('tokens'),
    },
    window: {
      activeColorTheme: { kind: 1 },
      onDidChangeTextEditorSelection: () => disposable,
      visibleTextEditors: [],
      createStatusBarItem: () => ({ text: '', show: () => undefined, dispose: () => undefined }),
      createOutputChannel: () => ({ info: () => {}, warn: () => {}, error: () => {}, dispose: () => {} }),
      createWebviewPanel: () => {
        const panel = new FakePanel();
        panels.push(panel);
        return panel;
      },
      registerWebviewPanelSerializer: register('serializer'),
      registerTreeDataProvider: (name: string, provider: FakeTreeProvider) => {
        views.set(name, provider);
        return disposable;
      },
      createTreeView: (name: string, { treeDataProvider }: { treeDataProvider: FakeTreeProvider }) => {
        views.set(name, treeDataProvider);
        return { message: '', badge: undefined, description: '', dispose: () => undefined };
      },
      showOpenDialog: async () => undefined,
      showInputBox: async () => answers.inputBox,
      showInformationMessage: async (message: string) => void notices.push(message),
      showWarningMessage: async (message: string) => void notices.push(message),
      showQuickPick: async (items: { label: string }[]) => {
        picked.push(items.map(({ label }) => label));
        return items.find(({ label }) => answers.pick !== undefined && label.startsWith(answers.pick));
      },
      activeTextEditor: undefined as { document: FakeDocument; selection: { active: Position } } | undefined,
    },
    workspace: {
      textDocuments: documents,
      workspaceFolders: [{}],
      fs: {
        readFile: async (uri: Uri) => {
          filesRead.push(uri.toString());
          const bytes = files.get(uri.toString());
          if (bytes === undefined) throw new Error('this editor has no such file');
          return bytes;
        },
        writeFile: async (uri: Uri, content: Uint8Array) => void files.set(uri.toString(), content),
        readDirectory: async (uri: Uri) => {
          const inside = [...files.keys()].filter((name) => name.startsWith(`${uri}/`));
          const entries = inside.map((name) => name.slice(uri.toString().length + 1).split('/'));
          return [...new Map(entries.map(([name, ...below]) => [name!, below.length > 0 ? 2 : 1]))];
        },
        stat: async (uri: Uri) => ({ size: files.get(uri.toString())?.length ?? 0, mtime: 0 }),
      },
      registerFileSystemProvider: (scheme: string, provider: unknown) =>
        register(scheme === 'tripwright-schema' ? 'schemas' : 'files')(scheme, provider),
      registerTextDocumentContentProvider: register('content'),
      createFileSystemWatcher: () => ({
        onDidChange: () => disposable,
        onDidCreate: () => disposable,
        onDidDelete: () => disposable,
        dispose: () => undefined,
      }),
      onDidOpenTextDocument: opened.event,
      onDidChangeTextDocument: changed.event,
      onDidCloseTextDocument: closed.event,
      onDidSaveTextDocument: saved.event,
      findFiles: async () => [],
      asRelativePath: (uri: Uri) => uri.toString().split('/').at(-1) ?? '',
      openTextDocument: async (uri: Uri) => {
        const found = documents.find((one) => one.uri.toString() === uri.toString());
        if (found === undefined) throw new Error(`no document ${uri}`);
        return found;
      },
      onDidChangeConfiguration: configured.event,
      getConfiguration: (section: string) => ({
        get: (name: string, fallback?: unknown) =>
          settings[`${section}.${name}`] ?? defaults[`${section}.${name}`] ?? fallback,
        update: async (name: string, value: unknown) => {
          settings[`${section}.${name}`] = value;
          await configured.fire({ affectsConfiguration: (asked: string) => `${section}.${name}`.startsWith(asked) });
        },
      }),
    },
  };

  const context = {
    extensionUri: new Uri('file:///extension'),
    globalStorageUri: new Uri('file:///storage'),
    subscriptions: [] as { dispose(): unknown }[],
    secrets: {
      get: async (name: string) => secrets.get(name),
      store: async (name: string, value: string) => void secrets.set(name, value),
      delete: async (name: string) => void secrets.delete(name),
    },
  };

  return {
    vscode,
    context,
    settings,
    diagnostics,
    commands,
    executed,
    panels,
    providers,
    secrets,
    answers,
    files,
    filesRead,
    notices,
    clipboard,
    tools,
    views,
    picked,
    testItems,
    verdicts,
    /** Sets the language of the editor. @param tag as VS Code writes it: `zh-cn` */
    speak: (tag: string) => {
      const bundle = new URL(`../l10n/bundle.l10n.${tag}.json`, import.meta.url);
      translations = JSON.parse(readFileSync(bundle, 'utf8'));
      vscode.env.language = tag;
    },
    save: (document: FakeDocument) => saved.fire(document),
    runTests: (request: object = {}) =>
      runTests?.(request, { isCancellationRequested: false, onCancellationRequested: () => disposable }),
    open: async (document: FakeDocument) => {
      documents.push(document);
      await opened.fire(document);
    },
    change: (document: FakeDocument, contentChanges: readonly unknown[] = []) =>
      changed.fire({ document, contentChanges }),
    close: async (document: FakeDocument) => {
      document.isClosed = true;
      await closed.fire(document);
    },
  };
}
