import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { DocumentChanges } from '../document-changes.ts';
import { FeedFolder } from './feed-folder.ts';

test('changes of an open document reach the index without its whole text, several at once in their order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-feed-folder-'));
  const path = join(folder, 'stops.txt');
  const stored = 'stop_id,stop_name\nS1,One\nS2,Two\n';
  writeFileSync(join(folder, 'agency.txt'), 'agency_id\nA\n');
  writeFileSync(path, stored);
  const feed = (await FeedFolder.open(folder))!;
  const document = TextDocument.create('file:///stops.txt', 'plaintext', 1, stored);
  const changes = new DocumentChanges();
  const take = (): void => feed.change(path, document.getText(), changes.take(document.uri));
  const at = (line: number, from: number, to: number) => ({
    start: { line, character: from },
    end: { line, character: to },
  });
  const linesOf = async (id: string): Promise<number[]> =>
    (await feed.current().definitions('stop', id)).map(({ startLine }) => startLine);

  take();
  expect(await linesOf('S2')).toEqual([2]);
  const table = feed.current().table('stops.txt');
  changes.update(
    document,
    [
      { range: at(1, 0, 0), text: 'S0,Zero\n' },
      { range: at(3, 0, 2), text: 'S9' },
    ],
    2,
  );
  take();
  changes.update(document, [{ range: at(3, 1, 2), text: '8' }], 3);
  take();
  expect(document.getText()).toBe('stop_id,stop_name\nS0,Zero\nS1,One\nS8,Two\n');
  expect(await Promise.all(['S0', 'S1', 'S2', 'S8'].map(linesOf))).toEqual([[1], [2], [], [3]]);
  expect(feed.current().table('stops.txt')).toBe(table);
  // A change without a range is the whole text.
  changes.update(document, [{ text: stored }], 4);
  take();
  expect(await linesOf('S2')).toEqual([2]);
  expect(feed.current().table('stops.txt')).not.toBe(table);
  // A document that is closed and opened again brings its whole text.
  changes.forget(document.uri);
  await feed.close('stops.txt');
  changes.update(document, [{ range: at(2, 0, 2), text: 'S7' }], 5);
  take();
  expect(await linesOf('S7')).toEqual([2]);
  rmSync(folder, { recursive: true });
});
