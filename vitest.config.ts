import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests that watch the clock or fill the machine: they run last, one file at a time, so that no neighbour slows what they time.
 * The workbench comes with them, since its editor may still be on its way when the others start (`.ci/run`).
 */
const alone = [
  'apps/server/test/{front-door,leaks,live,overload,swap}.test.ts',
  'apps/server/src/planning/planning-pool.test.ts',
  'apps/vscode/test/*workbench.test.ts',
  'apps/web/test/page.test.ts',
  'packages/client/test/failover.test.ts',
];

const common = {
  // Gives random tests a fixed seed (docs/testing.md).
  setupFiles: ['packages/testkit/test/random-seed.ts'],
  // For machines some times as slow as those of developers: a test that hangs still ends.
  testTimeout: 60_000,
  hookTimeout: 240_000,
};
const ignored = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

// The workspace runs from source: the private `source` condition resolves every package to its TypeScript.
export default defineConfig({
  resolve: { conditions: ['source'] },
  // No `module` field or condition: it would load a second copy of packages such as graphql beside the one Node loads.
  ssr: {
    resolve: { conditions: ['source', 'node', 'import', 'default'], externalConditions: ['source'], mainFields: [] },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'beside each other',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'benchmarks/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...ignored, ...alone],
          // One more than vitest's own choice on two processors, where most tests wait for a child process or a thread now and then.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'alone',
          include: alone,
          exclude: ignored,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
