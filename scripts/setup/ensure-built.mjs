import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { inRoot, projectNode } from './project.mjs'
import { runStep } from './run-step.mjs'
import { serverBundle } from './server-program.mjs'

/**
 * @typedef {object} Part
 * @property {string} title
 * @property {string} done
 * @property {string} script
 * @property {string} stamp names what it was built from
 * @property {string[]} made what is there when it was built
 * @property {string[]} sources
 * @property {RegExp} leftOut
 */

/** Only sources that can be in the browser bundle. The app's own build empties its folder, so it comes first. */
const app = {
  title: 'Building the shop',
  done: 'Shop built',
  script: 'build.mjs',
  stamp: inRoot('apps', 'store', 'build', '.built-from'),
  made: [inRoot('apps', 'store', 'build', 'client'), inRoot('apps', 'admin', 'build', 'client')],
  sources: [
    ...['apps/store', 'apps/admin', 'packages/domain/src', 'packages/i18n/src', 'packages/ui/src'],
    ...['package-lock.json', 'tsconfig.json', 'scripts/build.mjs'],
  ],
  leftOut: /^apps\/(store|admin)\/(server|build|node_modules|\.react-router)$|\.test\.tsx?$/,
}

export const server = {
  title: 'Building the server',
  done: 'Server built',
  script: 'bundle-server.mjs',
  stamp: inRoot('apps', 'store', 'build', '.server-built-from'),
  made: [serverBundle],
  sources: ['apps/store', 'apps/admin', 'packages', 'sandboxes', 'package-lock.json', 'scripts/bundle-server.mjs'],
  leftOut:
    /^(apps\/(store|admin)\/(build|public|\.react-router)|packages\/\w+\/(migrations|pictures|fonts))$|\/node_modules$|\.test\.tsx?$/,
}

/** @param {Part} part */
const expected = ({ sources, leftOut }) => fingerprint(sources, (path) => leftOut.test(path))

/** @param {Part} part */
const isBuilt = (part) =>
  [part.stamp, ...part.made].every((path) => existsSync(path)) && readFileSync(part.stamp, 'utf8') === expected(part)

/**
 * Builds when the sources changed since the last build that finished.
 *
 * @param {Part} part
 */
const ensurePart = async (part, { quiet = false } = {}) => {
  if (isBuilt(part)) return
  const build = async () => {
    if (isBuilt(part)) return
    rmSync(part.stamp, { force: true })
    const built = expected(part)
    await runStep({ ...part, quiet, command: projectNode(), args: [inRoot('scripts', part.script)] })
    writeFileSync(part.stamp, built)
  }
  await oneAtATime(build, { quiet })
}

/** A test builds the server alone, and quietly: each may be the first that needs it. */
export const ensureBuilt = async ({ parts = [app, server], quiet = false } = {}) => {
  for (const part of parts) await ensurePart(part, { quiet })
}
