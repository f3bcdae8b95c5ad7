import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { PanelSubject } from '../preview/preview-panel.ts';
import { listedSources, sourceName } from '../sources/source-choice.ts';
import { pickSource, type TripSources } from '../sources/trip-sources.ts';
import { type DocumentRequest, requestsOf } from './document-requests.ts';
import { TRIP_FILES } from './trip-files.ts';

/** Trip files of the workspace that are offered for a comparison. */
const MOST_OFFERED = 100;

/** Asks what to compare a request with: the same one by another source, or another request of an open document or a trip file. */
export async function pickOtherRequest(
  subject: PanelSubject,
  found: DocumentRequest,
  sources: TripSources,
): Promise<PanelSubject | undefined> {
  const chosen = JSON.stringify(sources.chosen);
  const bySource = listedSources()
    .filter((choice) => JSON.stringify(choice) !== chosen)
    .map((source) => ({
      label: sayInEditor('lens.sameRequest', { source: sourceName(source) }),
      description: '',
      other: { ...subject, source },
    }));
  const files = await vscode.workspace.findFiles(TRIP_FILES, '**/node_modules/**', MOST_OFFERED);
  const uris = new Set([
    ...vscode.workspace.textDocuments.map(({ uri }) => uri.toString()),
    ...files.map((uri) => uri.toString()),
  ]);
  const byRequest = await Promise.all(
    [...uris].map(async (uri) => {
      const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
      const path = vscode.workspace.asRelativePath(document.uri);
      return requestsOf(document)
        .filter(({ index }) => uri !== subject.uri || index !== found.index)
        .map(({ index, title, start }) => ({
          label: title === '' ? `${path}:${document.positionAt(start).line + 1}` : title,
          description: title === '' ? '' : path,
          other: { uri, index, source: sources.chosen },
        }));
    }),
  );
  const more = { label: sayInEditor('source.otherServer'), description: '', other: undefined };
  const picked = await vscode.window.showQuickPick([...bySource, ...byRequest.flat(), more], {
    title: sayInEditor('lens.compareTitle'),
  });
  if (picked === undefined || picked.other !== undefined) return picked?.other;
  const source = await pickSource(sayInEditor('lens.compareTitle'), [sources.chosen]);
  return source && { ...subject, source };
}
