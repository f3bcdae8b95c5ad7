import {
  type ModeDocument,
  type ModeProblem,
  modeCompletions,
  modeDiagnostics,
  modeFixes,
  modeHints,
  modeHover,
  modeTokens,
  syntaxOf,
} from '@tripwright/mode-language';
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type CompletionItem,
  CompletionItemKind,
  CompletionItemTag,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type Hover,
  type InlayHint,
  type InlayHintParams,
  type SemanticTokens,
  type TextDocumentIdentifier,
  type TextDocumentPositionParams,
  type TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { isSameRange, rangeIn } from '../documents.ts';
import type { ServerOptions } from '../server-options.ts';
import type { Words } from '../words.ts';
import { tokenData } from './mode-token-data.ts';

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const;

/** Answers about mode identifiers, as the protocol writes them. */
export class ModeAnswers {
  readonly #documents: TextDocuments<TextDocument>;
  readonly #options: () => ServerOptions;
  readonly #words: () => Words;

  constructor(documents: TextDocuments<TextDocument>, options: () => ServerOptions, words: () => Words) {
    this.#documents = documents;
    this.#options = options;
    this.#words = words;
  }

  /** The problems of a document; undefined for a language that is not read. */
  diagnostics(document: TextDocument): Diagnostic[] | undefined {
    const source = sourceOf(document);
    if (source === undefined) return undefined;
    return this.#problems(source).map((problem): Diagnostic => {
      const { code, severity, message } = problem;
      const tag = TAGS[code];
      const diagnostic = {
        range: rangeIn(document, problem),
        code,
        severity: SEVERITIES[severity],
        message,
        source: 'tripwright',
      };
      return tag === undefined ? diagnostic : { ...diagnostic, tags: [tag] };
    });
  }

  hover({ textDocument, position }: TextDocumentPositionParams): Hover | null {
    const [document, source] = this.#open(textDocument);
    const found = source && modeHover(source, document!.offsetAt(position), this.#words().modes);
    if (found === undefined) return null;
    return { range: rangeIn(document!, found), contents: { kind: 'markdown', value: found.markdown } };
  }

  completions({ textDocument, position }: TextDocumentPositionParams): CompletionItem[] {
    const [document, source] = this.#open(textDocument);
    if (source === undefined) return [];
    return modeCompletions(source, document!.offsetAt(position), this.#words().modes).map(
      ({ newText, detail, deprecated, sortText, ...place }): CompletionItem => ({
        label: newText,
        kind: CompletionItemKind.EnumMember,
        detail,
        sortText,
        filterText: newText,
        textEdit: { range: rangeIn(document!, place), newText },
        ...(deprecated ? { tags: [CompletionItemTag.Deprecated] } : {}),
      }),
    );
  }

  fixes({ textDocument, range, context }: CodeActionParams): CodeAction[] {
    const [document, source] = this.#open(textDocument);
    if (source === undefined) return [];
    const [from, to] = [document!.offsetAt(range.start), document!.offsetAt(range.end)];
    return this.#problems(source)
      .filter(({ start, end }) => start <= to && end >= from)
      .flatMap((problem) =>
        modeFixes(source, problem, this.#words()).map(({ title, preferred, edit }): CodeAction => {
          const change = { range: rangeIn(document!, edit), newText: edit.newText };
          const at = rangeIn(document!, problem);
          return {
            title,
            kind: CodeActionKind.QuickFix,
            isPreferred: preferred,
            diagnostics: context.diagnostics.filter((one) => one.code === problem.code && isSameRange(one.range, at)),
            edit: { changes: { [textDocument.uri]: [change] } },
          };
        }),
      );
  }

  hints({ textDocument, range }: InlayHintParams): InlayHint[] {
    const [document, source] = this.#open(textDocument);
    if (source === undefined) return [];
    const places = { start: document!.offsetAt(range.start), end: document!.offsetAt(range.end) };
    return modeHints(source, places, this.#words().modes).map(({ offset, text }) => ({
      position: document!.positionAt(offset),
      label: text,
      paddingLeft: true,
    }));
  }

  tokens({ textDocument }: { readonly textDocument: TextDocumentIdentifier }): SemanticTokens {
    const [document, source] = this.#open(textDocument);
    return { data: source === undefined ? [] : tokenData(document!, modeTokens(source)) };
  }

  #problems(source: ModeDocument): ModeProblem[] {
    return modeDiagnostics(source, {
      acceptedModes: new Set(this.#options().acceptedModes ?? []),
      say: this.#words().say,
    });
  }

  #open({ uri }: TextDocumentIdentifier): [TextDocument, ModeDocument] | [undefined, undefined] {
    const document = this.#documents.get(uri);
    const source = document && sourceOf(document);
    return document === undefined || source === undefined ? [undefined, undefined] : [document, source];
  }
}

const TAGS: Readonly<Partial<Record<ModeProblem['code'], DiagnosticTag>>> = {
  'mode/deprecated': DiagnosticTag.Deprecated,
  'mode/redundant': DiagnosticTag.Unnecessary,
};

/** The names of languages that other editors use for those of the protocol. */
const ALIASES: Readonly<Record<string, string>> = {
  sh: 'shellscript',
  bash: 'shellscript',
  tsx: 'typescriptreact',
  jsx: 'javascriptreact',
  hurl: 'http',
};

function sourceOf(document: TextDocument): ModeDocument | undefined {
  const syntax = syntaxOf(ALIASES[document.languageId] ?? document.languageId);
  return syntax === undefined ? undefined : { text: document.getText(), syntax };
}
