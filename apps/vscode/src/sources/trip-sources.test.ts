import { expect, test, vi } from 'vitest';
import { createFakeVscode } from '../../test/fake-vscode.ts';

test('a source that fails after a reset does not forget the one that took its place', async () => {
  vi.doMock('vscode', () => createFakeVscode().vscode);
  const { TripSources } = await import('./trip-sources.ts');
  const routeSources = { EmbeddedRouteSource: class {}, ServerRouteSource: class {} };
  const { promise: never, reject } = Promise.withResolvers<typeof routeSources>();
  const load = vi.fn<() => Promise<typeof routeSources>>().mockReturnValueOnce(never).mockResolvedValue(routeSources);
  const sources = new TripSources({ load, extensionUri: { path: '/' } } as never);
  const failing = sources.open({ kind: 'sample' });
  sources.reset();
  const replacement = sources.open({ kind: 'sample' });
  reject(new Error('no disk'));
  await expect(failing).rejects.toThrow('no disk');
  await replacement;
  expect(sources.open({ kind: 'sample' })).toBe(replacement);
});
