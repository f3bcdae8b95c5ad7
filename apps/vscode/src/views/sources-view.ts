import { modeMeaning, modeTitle, negotiateLocale } from '@tripwright/core/text';
import type { RegionModes } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { isPreviewFailure } from '../preview/route-source.ts';
import { listedSources, type SourceChoice, sourceName } from '../sources/source-choice.ts';
import type { TripSources } from '../sources/trip-sources.ts';

/** A row of the view. */
export type SourceNode =
  | { readonly kind: 'source'; readonly choice: SourceChoice }
  | { readonly kind: 'region'; readonly region: RegionModes }
  | { readonly kind: 'mode'; readonly identifier: string }
  | { readonly kind: 'problem'; readonly text: string };

const PICTURES: Readonly<Record<SourceChoice['kind'], string>> = {
  sample: 'beaker',
  folder: 'folder',
  server: 'server',
};

/** The sources of trips with their regions and modes. A source is asked when it is opened, not before. */
export class SourcesView implements vscode.TreeDataProvider<SourceNode> {
  readonly #sources: TripSources;

  constructor(sources: TripSources) {
    this.#sources = sources;
  }

  async getChildren(node?: SourceNode): Promise<SourceNode[]> {
    if (node === undefined) return listedSources().map((choice) => ({ kind: 'source', choice }));
    if (node.kind === 'region') return node.region.modes.map((identifier) => ({ kind: 'mode', identifier }));
    if (node.kind !== 'source') return [];
    try {
      const source = await this.#sources.open(node.choice);
      const regions = await source.regions(new AbortController().signal);
      return regions.map((region) => ({ kind: 'region', region }));
    } catch (error) {
      if (!isPreviewFailure(error)) throw error;
      return [{ kind: 'problem', text: error.message }];
    }
  }

  getTreeItem(node: SourceNode): vscode.TreeItem {
    const { Collapsed, None } = vscode.TreeItemCollapsibleState;
    switch (node.kind) {
      case 'source': {
        const isChosen = JSON.stringify(node.choice) === JSON.stringify(this.#sources.chosen);
        const item = new vscode.TreeItem(sourceName(node.choice), Collapsed);
        item.iconPath = new vscode.ThemeIcon(PICTURES[node.choice.kind]);
        if (isChosen) item.description = '✓';
        return item;
      }
      case 'region': {
        const item = new vscode.TreeItem(node.region.title, Collapsed);
        item.iconPath = new vscode.ThemeIcon('map');
        return item;
      }
      case 'mode': {
        const locale = negotiateLocale(vscode.env.language);
        const title = modeTitle(node.identifier, locale);
        const item = new vscode.TreeItem(title || node.identifier, None);
        // A mode without a name has its identifier alone.
        if (title !== '') item.description = node.identifier;
        item.tooltip = modeMeaning(node.identifier, locale);
        return item;
      }
      case 'problem': {
        const item = new vscode.TreeItem(node.text, None);
        item.iconPath = new vscode.ThemeIcon('warning');
        return item;
      }
      default:
        return node satisfies never;
    }
  }
}
