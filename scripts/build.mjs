import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { inRoot, projectNode } from './setup/project.mjs'

const apps = ['store', 'admin']
const steps = inRoot('apps', 'store', 'build-steps')

/**
 * @param {string} app
 * @param {string[]} args
 */
const runOrStop = async (app, args) => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(projectNode(), args, { cwd: inRoot('apps', app), env, stdio: 'inherit' })
  const [status] = await once(child, 'close')
  if (status !== 0) process.exit(status ?? 1)
}

/** Both at once: most of a build waits for a single thread. */
await Promise.all(
  apps.map((app) => runOrStop(app, [inRoot('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'])),
)

const scripts = readdirSync(steps).filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))
for (const script of scripts.sort()) for (const app of apps) await runOrStop(app, [`${steps}/${script}`])
