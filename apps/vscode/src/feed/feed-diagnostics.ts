import type { TextRange } from '@tripwright/feed-language';
import * as vscode from 'vscode';

const SEVERITIES = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  info: vscode.DiagnosticSeverity.Information,
} as const;

/** A problem as the editor shows it. @param message what it says to people */
export function asDiagnostic(
  problem: TextRange & { readonly severity: keyof typeof SEVERITIES },
  code: string,
  message: string,
): vscode.Diagnostic {
  const range = new vscode.Range(
    new vscode.Position(problem.startLine, problem.startCharacter),
    new vscode.Position(problem.endLine, problem.endCharacter),
  );
  const diagnostic = new vscode.Diagnostic(range, message, SEVERITIES[problem.severity]);
  diagnostic.source = 'tripwright';
  diagnostic.code = code;
  return diagnostic;
}
