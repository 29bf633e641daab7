import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runCommand } from './setup/project.mjs'
import { runUntilStopped } from './setup/run-until-stopped.mjs'
import { developmentServerProgram } from './setup/server-program.mjs'

await runCommand(async () => {
  await ensureInstalled()
  const { command, args, env } = developmentServerProgram()
  return runUntilStopped(command, args, env)
})
