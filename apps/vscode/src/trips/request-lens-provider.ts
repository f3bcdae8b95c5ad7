import * as vscode from 'vscode';
import { rangeOf } from '../adapters/document-ranges.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { sourceName } from '../sources/source-choice.ts';
import type { TripSources } from '../sources/trip-sources.ts';
import { isTripFile, requestsOf } from './document-requests.ts';

/** The commands that take a request: the document and the position of the request in it. */
const REQUEST_COMMANDS = {
  preview: 'tripwright.previewRequest',
  compare: 'tripwright.compareRequest',
  graphql: 'tripwright.copyGraphql',
  curl: 'tripwright.copyCurl',
  explain: 'tripwright.explainRequest',
} as const;

/** Actions above every request of a document, and the name of the source that plans it. */
export class RequestLensProvider implements vscode.CodeLensProvider {
  readonly #sources: TripSources;

  constructor(sources: TripSources) {
    this.#sources = sources;
  }

  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    if (!vscode.workspace.getConfiguration('tripwright', document.uri).get('codeLens', true)) return [];
    const isFile = isTripFile(document);
    return requestsOf(document).flatMap(({ index, start }) => {
      const range = rangeOf(document, { start, end: start });
      const lens = (command: string, title: string): vscode.CodeLens =>
        new vscode.CodeLens(range, { command, title, arguments: [document.uri.toString(), index] });
      const source = {
        command: 'tripwright.chooseSource',
        title: `$(server-environment) ${sourceName(this.#sources.chosen)}`,
      };
      return [
        lens(REQUEST_COMMANDS.preview, `$(play) ${sayInEditor('lens.preview')}`),
        // Second, where a narrow editor still shows it: who plans must be seen before a request is sent.
        new vscode.CodeLens(range, source),
        lens(REQUEST_COMMANDS.compare, sayInEditor('lens.compare')),
        lens(REQUEST_COMMANDS.graphql, sayInEditor('lens.graphql')),
        lens(REQUEST_COMMANDS.curl, sayInEditor('lens.curl')),
        ...(isFile ? [lens(REQUEST_COMMANDS.explain, sayInEditor('lens.explain'))] : []),
      ];
    });
  }
}
