import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { inRoot, projectNode } from './setup/project.mjs'

const store = inRoot('apps', 'store')
const steps = inRoot('apps', 'store', 'build-steps')

/** @param {string[]} args */
const runOrStop = (args) => {
  const { status } = spawnSync(projectNode(), args, {
    cwd: store,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

runOrStop([inRoot('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'])

const scripts = existsSync(steps) ? readdirSync(steps).filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name)) : []
for (const script of scripts.sort()) runOrStop([`${steps}/${script}`])
