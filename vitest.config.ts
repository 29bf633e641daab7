import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Vitest begins with large files. The proofs are short to read and long to run: begun last, they would run alone. */
class ProofsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isProof = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/proof/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))]
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'packages/**/*.test.{ts,tsx}',
      'apps/**/*.test.{ts,tsx}',
      'sandboxes/**/*.test.ts',
      'tests/{contract,architecture,proof,server}/**/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
      'bench/**/*.test.ts',
    ],
    globalSetup: './tests/support/runner/postgres-for-tests.ts',
    setupFiles: [
      './tests/support/runner/no-console.ts',
      './tests/support/runner/clear-failpoints-after-each.ts',
      './tests/support/runner/served-responses.ts',
    ],
    // Files of one worker share their modules: reading the platform anew for each took longer than its tests.
    isolate: false,
    // One more than the cores of the smallest machine: tests wait for the database and for servers they start.
    maxWorkers: 3,
    sequence: { sequencer: ProofsFirst },
    // Far beyond what any test needs: a busy machine is slow, and only a test that hangs is to be ended.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    unstubEnvs: true,
    restoreMocks: true,
  },
})
