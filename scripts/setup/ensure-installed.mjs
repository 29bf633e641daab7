import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { inRoot, machineEnvironment, root, SetupError } from './project.mjs'
import { runStep } from './run-step.mjs'

const stamp = inRoot('node_modules', '.installed-from')
const installedList = inRoot('node_modules', '.package-lock.json')
const platform = `${process.platform}-${process.arch}`

/** npm writes its own list last, at every change: a different list means that another program changed the folder. */
const expectedStamp = () =>
  `${platform} ${fingerprint(['package-lock.json', '.npmrc', 'node_modules/.package-lock.json'])}`

/** @param {string} path */
const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** Somebody's own `npm install` may already have done the work: then npm's list agrees with the lock file. */
const isInstalledByHand = () => {
  const isForeign = existsSync(stamp) && !readFileSync(stamp, 'utf8').startsWith(`${platform} `)
  if (!existsSync(installedList) || isForeign) return false
  const installed = readPackages(installedList)
  return Object.entries(readPackages(inRoot('package-lock.json')))
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => (installed[path] ? installed[path].version === entry.version : entry.optional === true))
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === expectedStamp()

const checkNpm = () => {
  const { status } = spawnSync('npm', ['--version'], { env: machineEnvironment(), cwd: root, stdio: 'ignore' })
  if (status === 0) return
  throw new SetupError(
    'npm is needed to install the dependencies and was not found.\nOn Debian: apt-get install -y npm; elsewhere it comes with Node from https://nodejs.org.',
  )
}

/** Installs when the lock file changed since the last install that finished. */
export const ensureInstalled = async () => {
  if (isInstalled()) return
  await oneAtATime(async () => {
    if (isInstalled()) return
    if (!isInstalledByHand()) {
      checkNpm()
      for (const file of [stamp, installedList]) rmSync(file, { force: true })
      await runStep({
        title: 'Installing dependencies',
        done: 'Dependencies installed',
        command: 'npm',
        args: ['ci', '--include=dev', '--include=optional'],
        env: machineEnvironment(),
      })
    }
    writeFileSync(stamp, expectedStamp())
  })
}
