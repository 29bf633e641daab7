import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { findChromium } from './setup/find-chromium.mjs'
import { formatBars } from './setup/format-bars.mjs'
import { inRoot, runCommand, SetupError } from './setup/project.mjs'
import { runPlaywright, runProof } from './setup/run-tests.mjs'
import { formatCounts } from './setup/summary.mjs'

/** @typedef {import('./setup/run-tests.mjs').Bar} Bar */

/** @param {string} name */
const program =
  (name) =>
  (/** @type {string[]} */ ...args) =>
    runProof(inRoot('tests', 'proof', `${name}.ts`), args)

/** Files of tests/proof. */
const programs = [
  'checkout-rush',
  'mixed-rush',
  'odd-quantities',
  'complete-once',
  'idempotency-keys',
  'kill-at-random',
  'crash-points',
  'store-crash-points',
  'reservations',
  'tampered-prices',
  'random-commands',
  'rounding',
  'database-restarts',
  'clock-jumps',
  'slow-database',
  'graphql-refusals',
  'hostile-urls',
  'hostile-files',
  'enumeration',
  'brute-force',
  'hashing-flood',
  'forged-webhooks',
  'gateway-payments',
  'warehouse-garbage',
  'return-refunds',
  'lost-answers',
  'access-code',
  'imported-orders',
  'agreed-prices',
  'offers-to-warehouse',
  'tampered-imports',
  'imported-outages',
  'product-creation',
  'product-import',
  'long-lists',
  'session-ends',
  'junk-rush',
  'one-address',
  'fuzzed-requests',
  'oversized-requests',
  'dependencies',
  'behind-a-proxy',
  'rate-limits',
  'load-mix',
  'load-spike',
  'rolling-stops',
  'database-outages',
  'slow-clients',
  'full-disk',
  'sql-injection',
  'script-injection',
  'stored-scripts',
  'restore-to-a-point',
  'quiet-logs',
  'read-replica',
  'migrations-under-load',
  'mutants',
]

/** @returns {Promise<Bar[]>} */
const everyPage = async () => {
  const counts = await runPlaywright([], { E2E_MATRIX: 'full', CHROMIUM_PATH: await findChromium() })
  return [{ bar: 'every browser test passes', result: formatCounts(counts), isHeld: counts.failed === 0 }]
}

/**
 * The runs that are too long for `npm test`. `npm run proof -- name` runs those whose name contains the word, and hands
 * on what follows it: `npm run proof -- checkout-rush --seeds 10`.
 *
 * @type {Record<string, (...args: string[]) => Promise<Bar[]>>}
 */
const proofs = {
  'every-page-market-and-language': everyPage,
  ...Object.fromEntries(programs.map((name) => [name, program(name)])),
}

await runCommand(async () => {
  const [word = '', ...args] = process.argv.slice(2)
  const chosen = Object.entries(proofs).filter(([name]) => name.includes(word))
  if (chosen.length === 0)
    throw new SetupError(`No proof is called ${word}. There are: ${Object.keys(proofs).join(', ')}`)
  await ensureInstalled()
  await ensureBuilt()
  const bars = []
  for (const [proof, run] of chosen) {
    console.log(`\n${proof}`)
    for (const bar of await run(...args)) bars.push({ proof, ...bar })
  }
  console.log(`\n${formatBars(bars)}`)
  return bars.every(({ isHeld }) => isHeld !== false) ? 0 : 1
})
