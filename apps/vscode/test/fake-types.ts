// The values of the editor's interface that the extension makes or takes, real enough to drive the adapters: positions count lines and characters.

export type Listener = (event: never) => unknown;

export class Event_ {
  readonly listeners = new Set<Listener>();
  readonly event = (listener: Listener) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  async fire(value: unknown): Promise<void> {
    await Promise.all([...this.listeners].map((listener) => listener(value as never)));
  }
}

export class Position {
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

export class Range {
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

export class Uri {
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

export class Diagnostic {
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

export class CodeActionKind {
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

export class CodeAction {
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

export class WorkspaceEdit {
  readonly replacements: { uri: Uri; range: Range; newText: string }[] = [];
  replace(uri: Uri, range: Range, newText: string): void {
    this.replacements.push({ uri, range, newText });
  }
}

export class Location {
  readonly uri: Uri;
  readonly range: Range;
  constructor(uri: Uri, range: Range) {
    this.uri = uri;
    this.range = range;
  }
}

export class DocumentSymbol {
  readonly name: string;
  readonly detail: string;
  constructor(name: string, detail: string) {
    this.name = name;
    this.detail = detail;
  }
}

export class CompletionItem {
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

export class CompletionList {
  readonly items: CompletionItem[];
  readonly isIncomplete: boolean;
  constructor(items: CompletionItem[], isIncomplete: boolean) {
    this.items = items;
    this.isIncomplete = isIncomplete;
  }
}

export class MarkdownString {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

export class Hover {
  readonly contents: MarkdownString;
  readonly range: Range;
  constructor(contents: MarkdownString, range: Range) {
    this.contents = contents;
    this.range = range;
  }
}

export class InlayHint {
  paddingLeft: boolean | undefined;
  readonly position: Position;
  readonly label: string;
  constructor(position: Position, label: string) {
    this.position = position;
    this.label = label;
  }
}

export class SemanticTokensLegend {
  readonly tokenTypes: string[];
  readonly tokenModifiers: string[];
  constructor(tokenTypes: string[], tokenModifiers: string[]) {
    this.tokenTypes = tokenTypes;
    this.tokenModifiers = tokenModifiers;
  }
}

export class SemanticTokensBuilder {
  readonly tokens: [range: Range, type: string, modifiers: string[]][] = [];
  push(range: Range, type: string, modifiers: string[]): void {
    if (range.start.line !== range.end.line) throw new Error('a token cannot span lines');
    this.tokens.push([range, type, modifiers]);
  }
  build(): { tokens: [range: Range, type: string, modifiers: string[]][] } {
    return { tokens: this.tokens };
  }
}

export class CodeLens {
  readonly range: Range;
  readonly command: { command: string; title: string; arguments?: unknown[] };
  constructor(range: Range, command: { command: string; title: string; arguments?: unknown[] }) {
    this.range = range;
    this.command = command;
  }
}

export class EventEmitter extends Event_ {
  dispose(): void {
    this.listeners.clear();
  }
}

export class TreeItem {
  readonly label: string;
  readonly collapsibleState: number;
  description: string | undefined;
  tooltip?: string;
  constructor(label: string, collapsibleState = 0) {
    this.label = label;
    this.collapsibleState = collapsibleState;
  }
}

export class ThemeIcon {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

export class LanguageModelTextPart {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

export class LanguageModelToolResult {
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

export class TestMessage {
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

export class FakeTestItems {
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

export class FakePanel {
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
