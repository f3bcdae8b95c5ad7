import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeVscode, FakeDocument } from '../test/fake-vscode.ts';
import { sourceParts } from '../test/source-parts.ts';
import type { Parts } from './parts/parts.ts';

let fake: ReturnType<typeof createFakeVscode>;
let asked: readonly (keyof Parts)[];
/** Documents with checked problems when activation returned. */
let checkedAtOnce: number;

/** Activates the extension in an editor with these documents. */
async function activate(...documents: FakeDocument[]): Promise<void> {
  vi.resetModules();
  fake = createFakeVscode();
  for (const document of documents) await fake.open(document);
  vi.doMock('vscode', () => fake.vscode);
  const { activateExtension } = await import('./extension.ts');
  const parts = sourceParts();
  asked = parts.asked;
  activateExtension(fake.context as never, { load: parts.load, feeds: {} });
  checkedAtOnce = fake.diagnostics.size;
}

const json = () => new FakeDocument('{ "modes": ["pt_pub_buss"] }', 'json', 'file:///request.json');
const prose = () => new FakeDocument('pt_pub_buss', 'plaintext', 'file:///notes.txt');

beforeEach(() => activate());

test('activation alone loads no part, reads no file and asks for no secret', async () => {
  const { commands, providers, views } = fake;
  expect([commands.size, Object.keys(providers).length, views.size].every((count) => count > 0)).toBe(true);
  await activate(prose());
  expect(asked).toEqual([]);
  expect(fake.filesRead).toEqual([]);
});

test('a JSON document has the part of documents loaded, which activation does not wait for', async () => {
  const document = json();
  await activate(document);
  expect(asked).toEqual(['documents']);
  expect(checkedAtOnce).toBe(0);
  // An answer of the part comes after it has checked what is open.
  await fake.views.get('tripwright.sources')?.getChildren();
  expect(fake.diagnostics.get(String(document.uri))).toHaveLength(1);
  expect(asked).toEqual(['documents']);
});

test('a document that opens later has it loaded likewise, once', async () => {
  await fake.open(prose());
  expect(asked).toEqual([]);
  await fake.open(json());
  await fake.open(new FakeDocument('modes: []', 'yaml', 'file:///a.yaml'));
  expect(asked).toEqual(['documents']);
});

test.each(['stop_times.txt', 'GBFS.json'])('%s has the part of feeds loaded, and no other', async (name) => {
  await fake.open(new FakeDocument('', 'plaintext', `file:///feed/${name}`));
  expect(asked).toEqual(['feeds']);
});

test('the planner is loaded when something is planned', async () => {
  await fake.commands.get('tripwright.previewRoute')?.();
  expect(asked).toEqual(['documents']);
  await fake.panels[0]?.received.fire({ type: 'ready' });
  expect(asked).toEqual(['documents', 'route-sources']);
});

test('a part that cannot be loaded is asked for again by the next call', async () => {
  vi.resetModules();
  vi.doMock('vscode', () => fake.vscode);
  const { activateExtension } = await import('./extension.ts');
  const parts = sourceParts();
  let isBroken = true;
  activateExtension(fake.context as never, {
    load: async (name) => {
      if (isBroken) throw new Error('no disk');
      return parts.load(name);
    },
    feeds: {},
  });
  await expect(fake.commands.get('tripwright.previewRoute')?.()).rejects.toThrow('no disk');
  isBroken = false;
  await fake.commands.get('tripwright.previewRoute')?.();
  expect(fake.panels).toHaveLength(1);
});
