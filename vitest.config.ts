import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.{ts,tsx}',
      'sandboxes/**/*.test.ts',
      'tests/{contract,architecture,proof,server}/**/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
      'bench/**/*.test.ts',
    ],
    globalSetup: './tests/support/postgres-for-tests.ts',
    setupFiles: ['./tests/support/no-console.ts', './tests/support/served-responses.ts'],
    // Files of one worker share their modules: reading the platform anew for each took longer than its tests.
    isolate: false,
    // One more than the cores of the smallest machine: tests wait for the database and for servers they start.
    maxWorkers: 3,
    // Far beyond what any test needs: a busy machine is slow, and only a test that hangs is to be ended.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    unstubEnvs: true,
    restoreMocks: true,
  },
})
