import { DiagnosticSeverity } from 'vscode-languageserver';

/** The severities of the importer's notices, as the protocol numbers them. */
export const PROBLEM_SEVERITY: Readonly<Record<'error' | 'warning' | 'info', DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};
