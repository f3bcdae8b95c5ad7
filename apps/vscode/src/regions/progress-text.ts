import * as vscode from 'vscode';
import type { TaskStep } from './region-tasks.ts';

/** A step of a task and its share done, in the language of the editor. @param share 0 to 1 */
export function progressText({ text, file }: TaskStep, share: number): string {
  const percent = new Intl.NumberFormat(vscode.env.language, { style: 'percent' }).format(share);
  return `${vscode.l10n.t(text, { file })} ${percent}`;
}
