import { readTripFile, type TripProblem } from '@tripwright/trip-file';
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Diagnostic,
  DiagnosticSeverity,
  type TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { isSameRange, rangeIn } from '../documents.ts';
import type { Words } from '../words.ts';

/** Answers about trip files, which are known by the end of their names. */
export class TripAnswers {
  readonly #documents: TextDocuments<TextDocument>;
  readonly #words: () => Words;

  constructor(documents: TextDocuments<TextDocument>, words: () => Words) {
    this.#documents = documents;
    this.#words = words;
  }

  /** The problems of a document; undefined for a document that is no trip file. */
  diagnostics(document: TextDocument): Diagnostic[] | undefined {
    return this.#problems(document)?.map((problem) => ({
      range: rangeIn(document, problem),
      severity: DiagnosticSeverity.Error,
      code: problem.code,
      source: 'tripwright',
      message: problem.message,
    }));
  }

  /** The nearest member or value for misspelt ones. */
  fixes({ textDocument, range, context }: CodeActionParams): CodeAction[] {
    const document = this.#documents.get(textDocument.uri);
    const problems = document === undefined ? undefined : this.#problems(document);
    if (document === undefined || problems === undefined) return [];
    const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
    return problems.flatMap(({ replacement, code, ...place }) => {
      if (replacement === undefined || place.start > to || place.end < from) return [];
      const at = rangeIn(document, place);
      const action: CodeAction = {
        title: this.#words().say('modes.replace', { replacement: replacement.replaceAll('"', '') }),
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: context.diagnostics.filter((one) => one.code === code && isSameRange(one.range, at)),
        edit: { changes: { [textDocument.uri]: [{ range: at, newText: replacement }] } },
      };
      return [action];
    });
  }

  #problems(document: TextDocument): readonly TripProblem[] | undefined {
    if (!document.uri.endsWith('.trip.json')) return undefined;
    return readTripFile(document.getText(), this.#words().say).problems;
  }
}
