import { typeChecks } from './setup/checks.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runCommand } from './setup/project.mjs'
import { runChecks } from './setup/run-checks.mjs'

// npm run typecheck   the types alone, those of routes and of the Storefront schema written anew

await runCommand(async () => {
  await ensureInstalled()
  const { failed } = await runChecks(typeChecks)
  return failed > 0 ? 1 : 0
})
