import type { TextRange } from '@tripwright/feed-language';
import * as vscode from 'vscode';

const SEVERITIES = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  info: vscode.DiagnosticSeverity.Information,
} as const;

/** A problem as the editor shows it. @param texts what it says, in this order; blank ones are left out */
export function asDiagnostic(
  problem: TextRange & { readonly severity: keyof typeof SEVERITIES },
  code: string,
  texts: readonly string[],
): vscode.Diagnostic {
  const range = new vscode.Range(
    new vscode.Position(problem.startLine, problem.startCharacter),
    new vscode.Position(problem.endLine, problem.endCharacter),
  );
  const message = texts.filter((text) => text !== '').join(' ');
  const diagnostic = new vscode.Diagnostic(range, message, SEVERITIES[problem.severity]);
  diagnostic.source = 'tripwright';
  diagnostic.code = code;
  return diagnostic;
}
