import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './scripts/setup/find-chromium.mjs'

// The first two are set by the global setup, before the workers start and read this file again.
const { CHROMIUM_PATH, E2E_BASE_URL, E2E_MATRIX, E2E_EVERY_SPEC } = process.env

/**
 * Left to `npm run proof -- every-page`, and to who names them: `npm test` has half an hour on two cores. It keeps the
 * ways from beginning to end (to log in, to buy, to reserve, to offer) and a look at every page; these are the details
 * of single pages and controls.
 */
const detailSpecs = [
  'appearance',
  'contact',
  'crawlers',
  'customer-cart',
  'customer-journeys',
  'errors',
  'faq',
  'figures',
  'header-search',
  'home',
  'information',
  'languages',
  'lazy-loading',
  'listing',
  'listing-urls',
  'lost-connection',
  'mailbox',
  'markets',
  'menus',
  'navigation',
  'no-script',
  'policy-figures',
  'product-gallery',
  'product-states',
  'scrolling',
  'search-engines',
  'share-and-compare',
  'slow-font',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: E2E_MATRIX === 'full' || E2E_EVERY_SPEC ? [] : detailSpecs,
  outputDir: './test-results',
  globalSetup: './tests/support/server-for-e2e.ts',
  projects: [{ name: E2E_MATRIX === 'full' ? 'matrix' : 'pairwise' }],
  fullyParallel: true,
  // One more than the cores of the smallest machine: a browser test waits for a third of its time.
  workers: 3,
  // A browser on a busy machine loses a race now and then: a second run decides, and the summary names the first.
  retries: 1,
  forbidOnly: true,
  // Far beyond what is needed: a busy machine is slow, and only what never comes is to fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    ...(E2E_BASE_URL && { baseURL: E2E_BASE_URL }),
    // Every test pays for its trace, also those that pass; ask for it when a failure needs one.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
})
