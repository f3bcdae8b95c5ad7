import * as vscode from 'vscode';
import type { ChangeRow } from './change-rows.ts';

/** The view of what changed for riders. */
export class ChangesView implements vscode.TreeDataProvider<ChangeRow>, vscode.Disposable {
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData: vscode.Event<undefined> = this.#changed.event;
  #rows: readonly ChangeRow[] = [];

  show(rows: readonly ChangeRow[]): void {
    this.#rows = rows;
    this.#changed.fire(undefined);
  }

  dispose(): void {
    this.#changed.dispose();
  }

  getChildren(row?: ChangeRow): ChangeRow[] {
    return [...(row === undefined ? this.#rows : (row.children ?? []))];
  }

  getTreeItem({ label, description, icon, children, isOpen }: ChangeRow): vscode.TreeItem {
    const { Collapsed, Expanded, None } = vscode.TreeItemCollapsibleState;
    const item = new vscode.TreeItem(label, children === undefined ? None : isOpen === true ? Expanded : Collapsed);
    if (description !== undefined) item.description = description;
    item.tooltip = description === undefined ? label : `${label}: ${description}`;
    if (icon !== undefined) item.iconPath = new vscode.ThemeIcon(icon);
    return item;
  }
}
