import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inRoot, machineEnvironment, projectNode, SetupError } from './project.mjs'
import { runStep } from './run-step.mjs'

/** Chromium without its window: the same engine for a tenth less of the processor. Older Debians lack it. */
const debianBrowsers = ['chromium-headless-shell', 'chromium']
const fonts = 'fonts-liberation'
const onThisMachine = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
]

/** Chromium reads the last `--disable-features` only, so this one repeats Playwright's own list. */
const playwrightDisables = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** The popup of the address bar is a web page of its own: it costs half a processor second for each window. */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Root may not use Chromium's sandbox; the rest keeps the browser from connecting to anything but the shop. */
export const chromiumArgs = [
  `--disable-features=${[...playwrightDisables, ...addressBarPopups].join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A browser that is there and cannot start (a missing library, a foreign architecture) counts as missing.
 *
 * @param {string} path
 */
export const isWorkingChromium = async (path) => {
  const profile = mkdtempSync(join(tmpdir(), 'dvaput-browser-'))
  const page = 'data:text/html,<title>t</title><p>it-works'
  const args = ['--headless=new', '--disable-gpu', `--user-data-dir=${profile}`, '--dump-dom', ...chromiumArgs, page]
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000, killSignal: 'SIGKILL' })
  child.once('error', () => {})
  const shown = await text(child.stdout)
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  return shown.includes('<p>it-works')
}

/** @returns {Promise<string>} where Playwright stores its own browser, whether or not it has been downloaded */
const playwrightsOwn = async () => {
  const script = "console.log(require('playwright-core').chromium.executablePath())"
  return spawnSync(projectNode(), ['-e', script], { cwd: inRoot(), encoding: 'utf8' }).stdout.trim()
}

const downloadPlaywrightsOwn = () =>
  runStep({
    title: "Downloading Playwright's Chromium",
    done: 'Chromium downloaded',
    command: projectNode(),
    args: [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'],
  })

const aptGet = () => {
  if (process.getuid?.() === 0) return ['apt-get']
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n', 'apt-get'] : []
}

const installDebianPackage = async () => {
  const [command, ...before] = aptGet()
  if (!command) throw new SetupError('sudo asks for a password')
  const env = { ...machineEnvironment(), DEBIAN_FRONTEND: 'noninteractive' }
  await runStep({
    title: 'Reading the list of Debian packages',
    done: 'Package list read',
    command,
    args: [...before, 'update'],
    env,
  })
  /** @param {string} browser */
  const install = (browser) =>
    runStep({
      title: `Installing ${browser} from Debian`,
      done: 'Chromium installed',
      command,
      args: [...before, 'install', '-y', '--no-install-recommends', browser, fonts],
      env,
    })
  for (const browser of debianBrowsers) if (await succeeds(() => install(browser))) return
  throw new SetupError('Debian has no Chromium that can be installed')
}

/** @param {(string | undefined)[]} paths */
const firstWorking = async (paths) => {
  for (const path of paths) if (path && existsSync(path) && (await isWorkingChromium(path))) return path
  return undefined
}

/** @param {() => Promise<void>} attempt */
const succeeds = async (attempt) => {
  try {
    await attempt()
    return true
  } catch {
    return false
  }
}

/** The machine's browser, or a downloaded or installed one. If all fail, the error names the command that installs one. */
export const findChromium = async () => {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && !(await firstWorking([CHROME_PATH])))
    console.log(`  CHROME_PATH=${CHROME_PATH} does not start; trying other browsers.`)
  const own = await playwrightsOwn()
  const present = await firstWorking([CHROME_PATH, ...onThisMachine, own])
  if (present) return present
  const obtained =
    ((await succeeds(downloadPlaywrightsOwn)) && (await firstWorking([own]))) ||
    ((await succeeds(installDebianPackage)) && (await firstWorking(onThisMachine)))
  if (obtained) return obtained
  throw new SetupError(
    'No Chromium that starts was found, and none could be downloaded or installed. Run one of these, then the command again:\n' +
      `  ${process.getuid?.() === 0 ? '' : 'sudo '}apt-get install -y --no-install-recommends ${debianBrowsers.at(-1)} ${fonts}\n` +
      '  CHROME_PATH=/path/to/chrome npm test',
  )
}
