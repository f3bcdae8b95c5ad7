import type { DocumentChange } from '@tripwright/feed-language';
import type { TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** The changes of open documents since somebody took their text: a large text need not be read again after every key. */
export class DocumentChanges {
  /** By address; absent where the whole text is needed. */
  readonly #since = new Map<string, DocumentChange[]>();

  /** Applies changes to a document, as the protocol sends them. */
  update(document: TextDocument, changes: readonly TextDocumentContentChangeEvent[], version: number): TextDocument {
    for (const change of changes) {
      this.#note(document, change);
      TextDocument.update(document, [change], version); // the next change counts from here
    }
    return document;
  }

  /** The changes since the last call, in their order; undefined where the whole text is needed. The caller takes the text at the same time. */
  take(uri: string): readonly DocumentChange[] | undefined {
    const changes = this.#since.get(uri);
    this.#since.set(uri, []);
    return changes;
  }

  /** The whole text is needed the next time. */
  forget(uri: string): void {
    this.#since.delete(uri);
  }

  #note(document: TextDocument, change: TextDocumentContentChangeEvent): void {
    const changes = this.#since.get(document.uri);
    if (changes === undefined) return;
    if (!('range' in change)) {
      this.forget(document.uri);
      return;
    }
    const { start, end } = change.range;
    const [from, to] = [document.offsetAt(start), document.offsetAt(end)];
    changes.push({ from: Math.min(from, to), to: Math.max(from, to), text: change.text });
  }
}
