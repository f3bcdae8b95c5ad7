import { defineConfig } from 'vitest/config';

// The workspace runs from source: the private `source` condition resolves every package to its TypeScript.
export default defineConfig({
  resolve: { conditions: ['source'] },
  // No `module` field or condition: it would load a second copy of packages such as graphql beside the one Node loads.
  ssr: {
    resolve: { conditions: ['source', 'node', 'import', 'default'], externalConditions: ['source'], mainFields: [] },
  },
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'benchmarks/**/*.test.ts', 'test/**/*.test.ts'],
    // Gives random tests a fixed seed (docs/testing.md).
    setupFiles: ['packages/testkit/test/random-seed.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
