import { LONGEST_DOCUMENT, type ModeProblem, type ModeProblemCode, modeDiagnostics } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { CheckedDocuments } from './checked-documents.ts';
import { diagnosticOptions, modeDocumentOf, rangeOf } from './document-ranges.ts';
import type { KnownRegions } from './known-regions.ts';
import { sayInEditor } from './say-in-editor.ts';

const severities: Record<ModeProblem['severity'], vscode.DiagnosticSeverity> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
};

const tags: Record<ModeProblemCode, vscode.DiagnosticTag[]> = {
  'mode/malformed': [],
  'mode/unknown': [],
  'mode/deprecated': [vscode.DiagnosticTag.Deprecated],
  'mode/redundant': [vscode.DiagnosticTag.Unnecessary],
  'mode/not-in-region': [],
};

/** Keeps the problems of mode identifiers in all open documents up to date, also when settings or the known regions change. */
export class ModeDiagnosticCollection implements vscode.Disposable {
  readonly #documents: CheckedDocuments;
  readonly #subscriptions: readonly { dispose(): unknown }[];

  constructor(log: vscode.LogOutputChannel, regions: KnownRegions) {
    this.#documents = new CheckedDocuments('tripwright', (document) => modeProblems(document, log, regions));
    this.#subscriptions = [
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration('tripwright')) this.#documents.checkAll();
      }),
      regions.onChange(() => this.#documents.checkAll()),
    ];
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
    this.#documents.dispose();
  }
}

function modeProblems(
  document: vscode.TextDocument,
  log: vscode.LogOutputChannel,
  regions: KnownRegions,
): readonly vscode.Diagnostic[] | undefined {
  const source = modeDocumentOf(document);
  if (source === undefined) return undefined;
  const options = { ...diagnosticOptions(document), regions: regions.all, say: sayInEditor };
  if (source.text.length > LONGEST_DOCUMENT) {
    log.info(`${document.uri.toString()} is longer than ${LONGEST_DOCUMENT} characters and is not checked.`);
  }
  const problems = options.check ? modeDiagnostics(source, options) : [];
  return problems.map((problem) => asDiagnostic(document, problem));
}

function asDiagnostic(document: vscode.TextDocument, problem: ModeProblem): vscode.Diagnostic {
  const made = new vscode.Diagnostic(rangeOf(document, problem), problem.message, severities[problem.severity]);
  made.source = 'tripwright';
  made.code = problem.code;
  made.tags = tags[problem.code];
  return made;
}
