import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt, server as serverPart } from '../../../scripts/setup/ensure-built.mjs'
import { serverProgram } from '../../../scripts/setup/server-program.mjs'
import { createDataFolder } from './data-folder.ts'
import { findFreePort } from './free-port.ts'

type Settings = Readonly<Record<string, string>>

const readyWithinMs = 150_000

export type RunningServer = {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** Stops it as Ctrl-C or a supervisor would, and returns the exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
  /** Everything it has written so far. */
  output(): string
}

/** Off unless a test sets them: the ports of two servers would collide, and a first sync of the warehouse takes seconds. */
const withoutPorts = { MAIN_PORT: 'off', RETAIL_PORT: 'off', ERA_PORT: 'off' }

/** All visitors of a test come from one machine, and are to wait for a page, not to be sent away. */
const patient = { BUSY_REQUESTS: '9999', RENDERS_PER_VISITOR: '9999' }

/** For a test of imported products. */
export const withWarehouse = { ERA_PORT: '' }

let built: Promise<void> | undefined

const launch = async (env: Settings, bundle?: string) => {
  built ??= ensureBuilt({ parts: [serverPart], quiet: true })
  await built
  const { command, args, env: own } = serverProgram()
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const child = spawn(command, bundle === undefined ? args : [bundle], {
    // Not the checkout: a developer's .env has no say in a test.
    cwd: '/',
    env: {
      ...{ PATH, HOME, ...(TMPDIR && { TMPDIR }), NODE_ENV: 'production', LOG_LEVEL: 'warn' },
      NODE_COMPILE_CACHE: own.NODE_COMPILE_CACHE,
      NODE_OPTIONS: own.NODE_OPTIONS,
      ...withoutPorts,
      ...patient,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  // A test that runs out of time never gets to stop what it started.
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  const closed = once(child, 'close').finally(() => process.removeListener('exit', endWithUs))
  return { child, closed, output: () => output }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

type StartOptions = {
  readonly env: Settings
  /** Of another release, in place of this one's. */
  readonly bundle?: string
}

/** Starts the shop's own server process on a free port and waits until it is ready for visitors. */
export const startServer = async ({ env, bundle }: StartOptions): Promise<RunningServer> => {
  const port = env.PORT ? Number(env.PORT) : await findFreePort()
  const { child, closed, output } = await launch({ PORT: String(port), ...env }, bundle)
  const url = `http://localhost:${port}`
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning(child)) child.kill(signal)
    await closed
    return child.exitCode
  }
  for (const deadline = Date.now() + readyWithinMs; !(await isReady(url)); await sleep(50)) {
    if (isRunning(child) && Date.now() < deadline) continue
    await end('SIGKILL')
    throw new Error(`the server did not become ready:\n${output()}`)
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    stop: (signal = 'SIGTERM') => end(signal),
    kill: async () => {
      await end('SIGKILL')
    },
    output,
  }
}

/** For starts that are meant to fail: waits for the end and returns the exit code and the output. */
export const startRefusedServer = async ({ env }: { env: Settings }) => {
  const { child, closed, output } = await launch({ PORT: String(await findFreePort()), ...env })
  const tooLate = setTimeout(() => child.kill('SIGKILL'), readyWithinMs)
  await closed
  clearTimeout(tooLate)
  return { code: child.exitCode, output: output() }
}

/** Two processes on one database, started at the same moment: what holds for one may not hold for two. */
export const startTwoServers = async ({ databaseUrl, env = {} }: { databaseUrl: string; env?: Settings }) => {
  const folder = await createDataFolder()
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder.path, ...env }
  const started = await Promise.allSettled([startServer({ env: settings }), startServer({ env: settings })])
  const running = started.filter((result) => result.status === 'fulfilled').map((result) => result.value)
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()))
    await folder.remove()
  }
  const [first, second] = running
  if (first && second) return { first, second, stop }
  await stop()
  throw started.find((result) => result.status === 'rejected')?.reason
}
