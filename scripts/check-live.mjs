import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { inRoot, projectNode, runCommand } from './setup/project.mjs'

await runCommand(async () => {
  await ensureInstalled()
  const program = inRoot('apps', 'store', 'server', 'check-live.ts')
  const { status } = spawnSync(projectNode(), [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  return status ?? 1
})
