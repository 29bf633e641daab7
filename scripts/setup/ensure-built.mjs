import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { inRoot, projectNode } from './project.mjs'
import { runStep } from './run-step.mjs'

const stamp = inRoot('apps', 'store', 'build', '.built-from')

/** Only sources that can be in the browser bundle require a new build: the server runs from its sources. */
const sources = ['apps/store', 'packages/domain/src', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs']
const notBundled = /^apps\/store\/(server|build|node_modules|\.react-router)$|\.test\.tsx?$/

const expected = () => fingerprint(sources, (path) => notBundled.test(path))

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === expected()

/** Builds when the sources changed since the last build that finished. */
export const ensureBuilt = async () => {
  if (isBuilt()) return
  await oneAtATime(async () => {
    if (isBuilt()) return
    rmSync(stamp, { force: true })
    const built = expected()
    await runStep({
      title: 'Building the shop',
      done: 'Shop built',
      command: projectNode(),
      args: [inRoot('scripts', 'build.mjs')],
    })
    writeFileSync(stamp, built)
  })
}
