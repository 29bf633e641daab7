import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { findChromium } from './setup/find-chromium.mjs'
import { inRoot, runCommand, SetupError } from './setup/project.mjs'
import { formatCounts, runPlaywright, runProgram } from './setup/run-tests.mjs'

/** The runs that are too long for `npm test`. `npm run proof -- name` runs those whose name contains the word. */
const proofs = {
  'every-page-market-and-language': async () =>
    runPlaywright([], { E2E_MATRIX: 'full', CHROMIUM_PATH: await findChromium() }),
  'checkout-rush': () => runProgram(inRoot('tests', 'proof', 'checkout-rush.ts')),
  'graphql-refusals': () => runProgram(inRoot('tests', 'proof', 'graphql-refusals.ts')),
  'hostile-addresses': () => runProgram(inRoot('tests', 'proof', 'hostile-addresses.ts')),
  'hostile-files': () => runProgram(inRoot('tests', 'proof', 'hostile-files.ts')),
}

await runCommand(async () => {
  const [word = ''] = process.argv.slice(2)
  const chosen = Object.entries(proofs).filter(([name]) => name.includes(word))
  if (chosen.length === 0)
    throw new SetupError(`No proof is called ${word}. There are: ${Object.keys(proofs).join(', ')}`)
  await ensureInstalled()
  await ensureBuilt()
  for (const [name, run] of chosen) {
    console.log(`\n${name}`)
    const counts = await run()
    console.log(`\n${formatCounts(counts)}`)
    if (counts.failed > 0) return 1
  }
  return 0
})
