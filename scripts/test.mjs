import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { findChromium } from './setup/find-chromium.mjs'
import { runCommand } from './setup/project.mjs'
import { formatCounts, runPlaywright, runVitest } from './setup/run-tests.mjs'

// npm test                      everything
// npm test -- unit [filter …]   without the browser
// npm test -- e2e [filter …]    the browser alone
const [first, ...others] = process.argv.slice(2)
const only = first === 'unit' || first === 'e2e' ? first : undefined
const filters = only ? others : process.argv.slice(2)

await runCommand(async () => {
  await ensureInstalled()
  // First, so that a missing browser is reported before minutes of work.
  const CHROMIUM_PATH = only === 'unit' ? '' : await findChromium()
  await ensureBuilt()
  const parts = { unit: () => runVitest(filters), e2e: () => runPlaywright(filters, { CHROMIUM_PATH }) }
  const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  for (const [name, run] of Object.entries(parts)) {
    if (total.failed > 0 || (only && only !== name)) continue
    const counts = await run()
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    total.flaky += counts.flaky ?? 0
  }
  console.log(`\n${formatCounts(total)}`)
  return total.failed > 0 ? 1 : 0
})
