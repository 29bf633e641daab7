import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { findChromium } from './setup/find-chromium.mjs'
import { inRoot, runCommand, SetupError } from './setup/project.mjs'
import { formatCounts, runPlaywright, runProgram } from './setup/run-tests.mjs'

/** @param {string} name */
const program =
  (name) =>
  (/** @type {string[]} */ ...args) =>
    runProgram(inRoot('tests', 'proof', `${name}.ts`), args)

/**
 * The runs that are too long for `npm test`. `npm run proof -- name` runs those whose name contains the word, and hands
 * on what follows it: `npm run proof -- checkout-rush --seeds 10`.
 *
 * @type {Record<string, (...args: string[]) => ReturnType<typeof runProgram>>}
 */
const proofs = {
  'every-page-market-and-language': async () =>
    runPlaywright([], { E2E_MATRIX: 'full', CHROMIUM_PATH: await findChromium() }),
  'checkout-rush': program('checkout-rush'),
  'complete-once': program('complete-once'),
  'graphql-refusals': program('graphql-refusals'),
  'hostile-urls': program('hostile-urls'),
  'hostile-files': program('hostile-files'),
}

await runCommand(async () => {
  const [word = '', ...args] = process.argv.slice(2)
  const chosen = Object.entries(proofs).filter(([name]) => name.includes(word))
  if (chosen.length === 0)
    throw new SetupError(`No proof is called ${word}. There are: ${Object.keys(proofs).join(', ')}`)
  await ensureInstalled()
  await ensureBuilt()
  for (const [name, run] of chosen) {
    console.log(`\n${name}`)
    const counts = await run(...args)
    console.log(`\n${formatCounts(counts)}`)
    if (counts.failed > 0) return 1
  }
  return 0
})
