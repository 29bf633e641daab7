import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { PlatformFailpoint } from '@dvaput/database/failpoint'
import { createWalk, type Reach, type Walk } from '../../support/platform/checkout-walk.ts'
import type { GatewayUrls } from '../gateways/gateway-of.ts'
import { hostOf, originOf, type ShopName } from './origin.ts'

/** What the schedule of a running shop does by itself. */
export type Command = 'sweep' | 'end-holds' | 'drain'

/** Not `fetch`: thousands at once shall each have a connection of their own. */
const reachAt = (port: number, shop: ShopName, clientIp: string): Reach => {
  const agent = new Agent({ keepAlive: false })
  return (path, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', body } = init
      const headers = { ...(init.headers as Record<string, string>), 'X-Forwarded-For': clientIp, Host: hostOf(shop) }
      const sending = request({ agent, port, host: '127.0.0.1', path, method, headers }, (response) => {
        const { statusCode: status = 0, headersDistinct } = response
        const received = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        buffer(response).then((body) => resolve(new Response(body, { status, headers: received })), reject)
      })
      sending.on('error', reject)
      sending.end(body as string | undefined)
    })
}

type Options = {
  readonly diesAt?: PlatformFailpoint | undefined
  /** Of its cards; the test gateway where none are named. */
  readonly gateways?: GatewayUrls | undefined
}

/** One server process; with a failpoint it kills itself there. */
export const startPlatformProcess = async (url: string, { diesAt, gateways }: Options = {}) => {
  const args = [url, diesAt ?? '', gateways ? JSON.stringify(gateways) : '']
  const child = fork(fileURLToPath(import.meta.resolve('./serve-platform.ts')), args, {
    // Processes are started by the dozen: they need not compile the same modules each time.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'dvaput-compile-cache') },
  })
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null)
  const started = await Promise.race([once(child, 'message'), ended])
  if (!Array.isArray(started)) throw new Error(`server process ended before it listened: ${started}`)
  const [port] = started as [number]
  let runs = 0
  return {
    ended,
    reach: (clientIp: string, shop: ShopName = 'main') => reachAt(port, shop, clientIp),
    walk: (clientIp: string, shop: ShopName = 'main'): Walk =>
      createWalk(reachAt(port, shop, clientIp), originOf(shop)),
    /** Returns when it is done, or the process is dead. */
    async run(command: Command): Promise<void> {
      runs += 1
      const id = `${command} ${runs}`
      const done = new Promise<void>((resolve) => {
        const hear = (message: unknown) => {
          if (message !== id) return
          child.off('message', hear)
          resolve()
        }
        child.on('message', hear)
      })
      child.send({ command, id })
      await Promise.race([done, ended])
    },
    async kill(signal: NodeJS.Signals = 'SIGKILL') {
      child.kill(signal)
      await ended
    },
  }
}

export type PlatformProcess = Awaited<ReturnType<typeof startPlatformProcess>>
