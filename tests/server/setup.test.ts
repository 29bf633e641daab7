import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { findChromium, isWorkingChromium } from '../../scripts/setup/find-chromium.mjs'
import { inRoot } from '../../scripts/setup/project.mjs'
import { processToEnd } from '../support/databases/postgres-of.ts'

let checkout = ''
const at = (path: string) => join(checkout, path)

const buildScript = `
import { mkdirSync } from 'node:fs'
mkdirSync('apps/store/build/client', { recursive: true })
mkdirSync('apps/admin/build/client', { recursive: true })
`

/** In place of the bundler, which this project does not have. */
const bundleScript = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
mkdirSync('apps/store/build/program', { recursive: true })
const main = readFileSync('apps/store/server/main.ts', 'utf8')
writeFileSync('apps/store/build/program/main.mjs', stripTypeScriptTypes(main))
`

/** A project small enough to install without a registry, started by the real scripts, in a path with a space. */
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-setup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  checkout = join(folder, 'my shop')
  await mkdir(at('apps/store/server'), { recursive: true })
  await mkdir(at('apps/admin'))
  await cp(inRoot('scripts'), at('scripts'), { recursive: true })
  await writeProject(['gears'])
  await writeFile(at('apps/store/server/main.ts'), "const says: string = 'server up'\nconsole.log(says)\n")
  await writeFile(at('scripts/build.mjs'), buildScript)
  await writeFile(at('scripts/bundle-server.mjs'), bundleScript)
})

/** Workspaces stand in for packages: npm links them without asking a registry. */
const writeProject = async (parts: readonly string[]) => {
  const shop = { name: 'shop', version: '1.0.0', private: true, workspaces: parts }
  const links = parts.map((part) => [`node_modules/${part}`, { resolved: part, link: true }])
  const packages = { '': shop, ...Object.fromEntries(links), ...Object.fromEntries(parts.map((part) => [part, {}])) }
  for (const part of parts) {
    await mkdir(at(part), { recursive: true })
    await writeFile(at(`${part}/package.json`), JSON.stringify({ name: part }))
  }
  await writeFile(at('package.json'), JSON.stringify(shop))
  await writeFile(
    at('package-lock.json'),
    JSON.stringify({ name: 'shop', version: '1.0.0', lockfileVersion: 3, packages }),
  )
}

const start = async () => {
  const child = spawn(process.execPath, [at('scripts/start.mjs')], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return {
    output: said + complained,
    installs: said.includes('Dependencies installed'),
    builds: said.includes('Shop built'),
    buildsServer: said.includes('Server built'),
  }
}

test('the first start installs and builds, the second does neither', async () => {
  expect(await start()).toMatchObject({
    ...{ installs: true, builds: true, buildsServer: true },
    output: expect.stringContaining('server up'),
  })
  expect(await start()).toEqual({ installs: false, builds: false, buildsServer: false, output: 'server up\n' })
})

test('a changed lock file installs again, and builds with what it brought', async () => {
  await start()
  await writeProject(['gears', 'wheels'])
  expect(await start()).toMatchObject({ installs: true, builds: true })
})

test('the setup leaves packages that somebody installed by hand as they are', async () => {
  await start()
  await rm(at('node_modules/.installed-from'))
  expect(await start()).toMatchObject({ installs: false, builds: false })
})

test('an install that did not finish is done again', async () => {
  await start()
  await rm(at('node_modules/.installed-from'))
  await rm(at('node_modules/.package-lock.json'))
  expect(await start()).toMatchObject({ installs: true, builds: false })
})

test('changed sources build again; tests are in no build, and the server is in one of its own', async () => {
  await start()
  await writeFile(at('apps/store/price.test.ts'), '')
  expect(await start()).toMatchObject({ installs: false, builds: false, buildsServer: false })
  await writeFile(at('apps/store/server/jobs.ts'), '')
  expect(await start()).toMatchObject({ installs: false, builds: false, buildsServer: true })
  await writeFile(at('apps/store/price.ts'), '')
  expect(await start()).toMatchObject({ installs: false, builds: true })
})

test('a build of which a part is gone is made again', async () => {
  await start()
  await rm(at('apps/admin/build'), { recursive: true })
  expect(await start()).toMatchObject({ builds: true, output: expect.stringContaining('server up') })
  await rm(at('apps/store/build/program'), { recursive: true })
  expect(await start()).toMatchObject({ builds: false, buildsServer: true })
})

test('a failing build shows what the tool said, does not start the server, and is tried again', async () => {
  const build = await readFile(at('scripts/build.mjs'), 'utf8')
  await writeFile(at('scripts/build.mjs'), "console.log('line 7: unexpected }')\nprocess.exit(3)\n")
  const { output } = await start()
  expect(output).toContain('line 7: unexpected }')
  expect(output).toContain('Building the shop: failed')
  expect(output).not.toContain('server up')
  await writeFile(at('scripts/build.mjs'), build)
  expect(await start()).toMatchObject({ builds: true, output: expect.stringContaining('server up') })
})

test('two first starts at once: one installs, the other waits for it', async () => {
  const both = await Promise.all([start(), start()])
  expect(both.map(({ output }) => output.includes('server up'))).toEqual([true, true])
  expect(both.filter(({ installs }) => installs)).toHaveLength(1)
})

/** Starts a server that runs until it is ended, and waits for its first line: its process number. */
const startLasting = async (main: string) => {
  await start() // installs and builds, so that the next one is quick
  await writeFile(at('apps/store/server/main.ts'), `setInterval(() => {}, 1000)\n${main}\nconsole.log(process.pid)\n`)
  const child = spawn(process.execPath, [at('scripts/start.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  /** Of the server: the launcher's own lines are indented. */
  const nextLine = async (): Promise<string> => {
    const line = String((await lines.next()).value)
    return line.startsWith('  ') ? nextLine() : line
  }
  return { child, nextLine, serverPid: Number(await nextLine()) }
}

test('Ctrl-C asks the server to stop once, and a second Ctrl-C ends it by force', async () => {
  const { child, nextLine, serverPid } = await startLasting("process.on('SIGINT', () => console.log('asked'))")
  // One key press reaches the launcher twice: from the terminal and from npm.
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await nextLine()).toBe('asked')
  await sleep(600)
  child.kill('SIGINT')
  expect(await nextLine()).toBe('undefined')
  await processToEnd(serverPid)
})

test('the exit code of the server is that of the command', async () => {
  const { child } = await startLasting("process.on('SIGTERM', () => process.exit(7))")
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([7, null])
})

test('a launcher killed outright takes the server along', async () => {
  const { child, serverPid } = await startLasting("process.on('disconnect', () => process.exit())")
  child.kill('SIGKILL')
  await processToEnd(serverPid)
})

test('a browser that does not start is passed over', async () => {
  vi.stubEnv('CHROME_PATH', '/bin/true')
  const said = vi.spyOn(console, 'log').mockReturnValue()
  expect(await isWorkingChromium('/bin/true')).toBe(false)
  expect(await findChromium()).not.toBe('/bin/true')
  expect(said).toHaveBeenCalledWith(expect.stringContaining('CHROME_PATH=/bin/true does not start'))
})
