import { ensureInstalled } from './setup/ensure-installed.mjs'
import { findChromium } from './setup/find-chromium.mjs'
import { inRoot, projectNode, runCommand } from './setup/project.mjs'
import { runStep } from './setup/run-step.mjs'

/** @param {string[]} path */
const tool = (...path) => inRoot('node_modules', ...path)
const biome = tool('@biomejs', 'biome', 'bin', 'biome')
const vitest = tool('vitest', 'vitest.mjs')
const typescript = tool('typescript', 'bin', 'tsc')
const npmTest = inRoot('scripts', 'test.mjs')

/** The quick checks first. */
const steps = /** @type {[name: string, args: string[]][]} */ ([
  ['format', [biome, 'check', '--linter-enabled=false', '.']],
  ['lint', [biome, 'lint', '--error-on-warnings', '.']],
  ['route types', [tool('@react-router', 'dev', 'bin.cjs'), 'typegen', 'apps/store']],
  ['GraphQL types', [inRoot('scripts', 'write-storefront-schema.mjs')]],
  ['types', [typescript, '--noEmit']],
  ['types of domain, without Node and browser', [typescript, '--noEmit', '--project', 'tsconfig.domain.json']],
  ['migrations fresh', [inRoot('scripts', 'check-migrations.mjs')]],
  ['unused code', [tool('knip', 'bin', 'knip.js'), '--no-progress', '--no-config-hints']],
  ['code that only tests use', [tool('knip', 'bin', 'knip.js'), '--no-progress', '--no-config-hints', '--production']],
  ['message keys', [inRoot('scripts', 'check-messages.mjs')]],
  ['build', [inRoot('scripts', 'build.mjs')]],
  ['client size budget', [inRoot('scripts', 'check-budget.mjs')]],
  ['import and file rules, built client', [vitest, 'run', 'tests/architecture']],
  ['tests', [npmTest, 'unit']],
  ['e2e', [npmTest, 'e2e']],
])

await runCommand(async () => {
  await ensureInstalled()
  const env = { ...process.env, CHROME_PATH: await findChromium() }
  for (const [name, args] of steps) await runStep({ title: name, done: `✓ ${name}`, command: projectNode(), args, env })
  console.log('\nDone: every check passed.')
  return 0
})
