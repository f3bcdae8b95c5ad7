import { readFileSync } from 'node:fs';

/**
 * The part of the editor's interface that the extension uses, real enough to drive the adapters: positions count lines and characters,
 * tests fire events and inspect registrations, messages and edits.
 */
type Listener = (event: never) => unknown;

class Event_ {
  readonly listeners = new Set<Listener>();
  readonly event = (listener: Listener) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  async fire(value: unknown): Promise<void> {
    await Promise.all([...this.listeners].map((listener) => listener(value as never)));
  }
}

class Position {
  readonly line: number;
  readonly character: number;
  constructor(line: number, character: number) {
    this.line = line;
    this.character = character;
  }
  compareTo(other: Position): number {
    return this.line - other.line || this.character - other.character;
  }
}

class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(start: Position, end: Position) {
    this.start = start;
    this.end = end;
  }
  isEqual(other: Range): boolean {
    return this.start.compareTo(other.start) === 0 && this.end.compareTo(other.end) === 0;
  }
  intersection(other: Range): Range | undefined {
    const start = this.start.compareTo(other.start) > 0 ? this.start : other.start;
    const end = this.end.compareTo(other.end) < 0 ? this.end : other.end;
    return start.compareTo(end) > 0 ? undefined : new Range(start, end);
  }
}

class Uri {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  static parse(text: string): Uri {
    return new Uri(text);
  }
  static file(path: string): Uri {
    return new Uri(`file://${path}`);
  }
  static joinPath(base: Uri, ...parts: string[]): Uri {
    const joined = [base.text, ...parts].join('/');
    return new Uri(joined.replace(/\/[^/]+\/\.\.$/, ''));
  }
  get scheme(): string {
    return this.text.slice(0, this.text.indexOf(':'));
  }
  get path(): string {
    return this.text.replace(/^\w[\w-]*:\/\//, '');
  }
  toString(): string {
    return this.text;
  }
}

class Diagnostic {
  source: string | undefined;
  code: string | undefined;
  tags: number[] | undefined;
  readonly range: Range;
  readonly message: string;
  readonly severity: number;
  constructor(range: Range, message: string, severity: number) {
    this.range = range;
    this.message = message;
    this.severity = severity;
  }
}

class CodeActionKind {
  static readonly QuickFix = new CodeActionKind('quickfix');
  static readonly SourceFixAll = new CodeActionKind('source.fixAll');
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
  append(part: string): CodeActionKind {
    return new CodeActionKind(`${this.value}.${part}`);
  }
  contains(other: CodeActionKind): boolean {
    return `${other.value}.`.startsWith(`${this.value}.`);
  }
}

class CodeAction {
  readonly title: string;
  readonly kind: CodeActionKind;
  diagnostics: Diagnostic[] | undefined;
  isPreferred: boolean | undefined;
  edit: WorkspaceEdit | undefined;
  command: { command: string; arguments?: unknown[] } | undefined;
  constructor(title: string, kind: CodeActionKind) {
    this.title = title;
    this.kind = kind;
  }
}

class WorkspaceEdit {
  readonly replacements: { uri: Uri; range: Range; newText: string }[] = [];
  replace(uri: Uri, range: Range, newText: string): void {
    this.replacements.push({ uri, range, newText });
  }
}

class Location {
  readonly uri: Uri;
  readonly range: Range;
  constructor(uri: Uri, range: Range) {
    this.uri = uri;
    this.range = range;
  }
}

class DocumentSymbol {
  readonly name: string;
  readonly detail: string;
  constructor(name: string, detail: string) {
    this.name = name;
    this.detail = detail;
  }
}

class CompletionItem {
  detail: string | undefined;
  sortText: string | undefined;
  filterText: string | undefined;
  range: Range | undefined;
  tags: number[] | undefined;
  command: { command: string } | undefined;
  readonly label: { label: string; description: string };
  constructor(label: { label: string; description: string }) {
    this.label = label;
  }
}

class CompletionList {
  readonly items: CompletionItem[];
  readonly isIncomplete: boolean;
  constructor(items: CompletionItem[], isIncomplete: boolean) {
    this.items = items;
    this.isIncomplete = isIncomplete;
  }
}

class MarkdownString {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

class Hover {
  readonly contents: MarkdownString;
  readonly range: Range;
  constructor(contents: MarkdownString, range: Range) {
    this.contents = contents;
    this.range = range;
  }
}

class InlayHint {
  paddingLeft: boolean | undefined;
  readonly position: Position;
  readonly label: string;
  constructor(position: Position, label: string) {
    this.position = position;
    this.label = label;
  }
}

class SemanticTokensLegend {
  readonly tokenTypes: string[];
  readonly tokenModifiers: string[];
  constructor(tokenTypes: string[], tokenModifiers: string[]) {
    this.tokenTypes = tokenTypes;
    this.tokenModifiers = tokenModifiers;
  }
}

class SemanticTokensBuilder {
  readonly tokens: [range: Range, type: string, modifiers: string[]][] = [];
  push(range: Range, type: string, modifiers: string[]): void {
    if (range.start.line !== range.end.line) throw new Error('a token cannot span lines');
    this.tokens.push([range, type, modifiers]);
  }
  build(): { tokens: [range: Range, type: string, modifiers: string[]][] } {
    return { tokens: this.tokens };
  }
}

class CodeLens {
  readonly range: Range;
  readonly command: { command: string; title: string; arguments?: unknown[] };
  constructor(range: Range, command: { command: string; title: string; arguments?: unknown[] }) {
    this.range = range;
    this.command = command;
  }
}

class EventEmitter extends Event_ {
  dispose(): void {
    this.listeners.clear();
  }
}

class TreeItem {
  readonly label: string;
  readonly collapsibleState: number;
  description: string | undefined;
  constructor(label: string, collapsibleState = 0) {
    this.label = label;
    this.collapsibleState = collapsibleState;
  }
}

class ThemeIcon {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

class LanguageModelTextPart {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

class LanguageModelToolResult {
  readonly content: readonly LanguageModelTextPart[];
  constructor(content: readonly LanguageModelTextPart[]) {
    this.content = content;
  }
}

/** A tool for language models. */
export interface FakeTool {
  prepareInvocation?(): { invocationMessage: string; confirmationMessages?: { message: string } };
  invoke(options: { input: unknown }, token: object): LanguageModelToolResult | Promise<LanguageModelToolResult>;
}

/** A view of the side bar. */
export interface FakeTreeProvider {
  getChildren(node?: unknown): unknown[] | Promise<unknown[]>;
  getTreeItem(node: unknown): TreeItem | Promise<TreeItem>;
}

class TestMessage {
  location: unknown;
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** A test of the Test Explorer. */
export class FakeTestItem {
  label: string;
  description = '';
  error: string | undefined;
  range: Range | undefined;
  canResolveChildren = false;
  parent: FakeTestItem | undefined;
  readonly id: string;
  readonly uri: Uri | undefined;
  readonly children: FakeTestItems = new FakeTestItems(this);
  constructor(id: string, label: string, uri?: Uri) {
    this.id = id;
    this.label = label;
    this.uri = uri;
  }
}

class FakeTestItems {
  readonly #items = new Map<string, FakeTestItem>();
  readonly #parent: FakeTestItem | undefined;
  constructor(parent?: FakeTestItem) {
    this.#parent = parent;
  }
  get size(): number {
    return this.#items.size;
  }
  get(id: string): FakeTestItem | undefined {
    return this.#items.get(id);
  }
  add(item: FakeTestItem): void {
    item.parent = this.#parent;
    this.#items.set(item.id, item);
  }
  delete(id: string): void {
    this.#items.delete(id);
  }
  replace(items: FakeTestItem[]): void {
    this.#items.clear();
    for (const item of items) this.add(item);
  }
  [Symbol.iterator](): Iterator<[string, FakeTestItem]> {
    return this.#items[Symbol.iterator]();
  }
}

/** A document with the editor's position arithmetic. */
export class FakeDocument {
  readonly uri: Uri;
  readonly languageId: string;
  isClosed = false;
  isDirty = false;
  version = 1;
  #text: string;
  constructor(text: string, languageId = 'json', uri = 'file:///request.json') {
    this.#text = text;
    this.languageId = languageId;
    this.uri = new Uri(uri);
  }
  getText(): string {
    return this.#text;
  }
  setText(text: string): void {
    this.version++;
    this.#text = text;
  }
  positionAt(offset: number): Position {
    const before = this.#text.slice(0, offset).split('\n');
    return new Position(before.length - 1, before.at(-1)?.length ?? 0);
  }
  offsetAt(position: Position): number {
    const lines = this.#text.split('\n').slice(0, position.line);
    return lines.reduce((sum, line) => sum + line.length + 1, 0) + position.character;
  }
}

class FakePanel {
  readonly sent: unknown[] = [];
  readonly received = new Event_();
  readonly disposed = new Event_();
  reveals = 0;
  readonly webview = {
    html: '',
    options: {} as { enableScripts?: boolean; localResourceRoots?: Uri[] },
    cspSource: 'https://webview.test',
    asWebviewUri: (uri: Uri) => new Uri(`https://webview.test/${uri}`),
    onDidReceiveMessage: this.received.event,
    postMessage: async (message: unknown) => {
      this.sent.push(message);
      return true;
    },
  };
  readonly onDidDispose = this.disposed.event;
  reveal(): void {
    this.reveals++;
  }
  dispose(): void {
    void this.disposed.fire(undefined);
  }
}

/** Settings without a value have the defaults of the manifest, as in the editor. */
function manifestDefaults(): Record<string, unknown> {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const properties: Record<string, { default: unknown }> = manifest.contributes.configuration.properties;
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, property.default]));
}

/** A fresh editor. `vscode` is the module to mock; the rest is for the tests. */
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
