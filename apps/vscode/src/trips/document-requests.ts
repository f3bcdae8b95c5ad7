import { type FoundRequest, findRequests, readTripFile, type TripRequest } from '@tripwright/trip-file';
import type * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';

/** A request in an open document. */
export interface DocumentRequest {
  /** Position among the requests of the document, by which it is found again after edits. */
  readonly index: number;
  /** Offsets in the document. */
  readonly start: number;
  readonly end: number;
  readonly request: TripRequest;
  /** '' unless it is named. */
  readonly title: string;
}

/** Whether a document is a trip file. */
export function isTripFile({ uri }: { readonly uri: { toString(): string } }): boolean {
  return uri.toString().endsWith('.trip.json');
}

/** The requests of a document: that of a trip file, or those in any other document. None while a trip file has problems. */
export function requestsOf(document: Pick<vscode.TextDocument, 'uri' | 'languageId' | 'getText'>): DocumentRequest[] {
  const text = document.getText();
  if (isTripFile(document)) {
    const { file } = readTripFile(text, sayInEditor);
    const start = Math.max(0, text.indexOf('{'));
    return file === undefined ? [] : [{ index: 0, start, end: text.length, request: file.request, title: file.name }];
  }
  return findRequests(text, document.languageId).map((found: FoundRequest, index) => ({ ...found, index, title: '' }));
}

/** The request at an offset; the next one, or the last one, where the offset lies in none. */
export function requestAt(requests: readonly DocumentRequest[], offset: number): DocumentRequest | undefined {
  return (
    requests.find(({ start, end }) => start <= offset && offset <= end) ??
    requests.find(({ start }) => start > offset) ??
    requests.at(-1)
  );
}
