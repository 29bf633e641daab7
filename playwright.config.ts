import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './scripts/setup/find-chromium.mjs'

// The first two are set by the global setup, before the workers start and read this file again.
const { CHROMIUM_PATH, E2E_BASE_URL, E2E_MATRIX, TEST_REPORT } = process.env

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './tests/support/runner/server-for-e2e.ts',
  projects: [{ name: E2E_MATRIX === 'full' ? 'matrix' : 'pairwise' }],
  fullyParallel: true,
  // One more than the cores of the smallest machine: a browser test waits for a third of its time.
  workers: 3,
  // A second try is named in the summary, and three in one run fail it.
  retries: 1,
  forbidOnly: true,
  // Far beyond what is needed: a busy machine is slow, and only what never comes is to fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(TEST_REPORT ? [['./scripts/setup/playwright-report.mjs'] as const] : [])],
  use: {
    ...(E2E_BASE_URL && { baseURL: E2E_BASE_URL }),
    // Every test pays for its trace, also those that pass; ask for it when a failure needs one.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
})
