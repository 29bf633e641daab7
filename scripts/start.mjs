import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runCommand } from './setup/project.mjs'
import { runUntilStopped } from './setup/run-until-stopped.mjs'
import { serverProgram } from './setup/server-program.mjs'

await runCommand(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const { command, args, env } = serverProgram()
  return runUntilStopped(command, args, env)
})
