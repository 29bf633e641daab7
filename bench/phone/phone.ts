import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumArgs, findChromium } from '../../scripts/setup/find-chromium.mjs'
import type { TraceEvent } from './read-trace.ts'

type Message = {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: never
  readonly error?: { readonly message: string }
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<Readonly<Record<string, never>>>

export type Phone = {
  readonly send: Send
  /** Resolves with the next event of that name. */
  readonly next: (method: string) => Promise<unknown>
  /** What was traced since `Tracing.start`. */
  readonly endTrace: () => Promise<readonly TraceEvent[]>
  readonly close: () => Promise<void>
}

const connect = async (address: string) => {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const answers = new Map<number, (message: Message) => void>()
  const events = new EventTarget()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) answers.get(message.id)?.(message)
    else events.dispatchEvent(new CustomEvent(message.method ?? '', { detail: message.params }))
  })
  // Nobody waits for a browser that has ended.
  socket.addEventListener('close', () => {
    for (const answer of answers.values()) answer({ error: { message: 'Chromium has ended' } })
  })
  let last = 0
  const send: Send = async (method, params = {}, sessionId) => {
    last += 1
    const id = last
    if (socket.readyState !== WebSocket.OPEN) throw new Error(`${method}: Chromium has ended`)
    const { result, error } = await new Promise<Message>((resolve) => {
      answers.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
    answers.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result ?? {}
  }
  return { events, send }
}

/**
 * Chromium over its own protocol. Playwright watches the requests of each page, and for those a script makes Chromium
 * then parses the script once more to say where: a third of what the scripts of a first visit take.
 */
export const openPhone = async (): Promise<Phone> => {
  const profile = await mkdtemp(join(tmpdir(), 'dvaput-phone-'))
  const flags = ['--headless', ...chromiumArgs, '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(await findChromium(), flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  let address: string | undefined
  for await (const line of createInterface(browser.stderr)) {
    address = /^DevTools listening on (\S+)/.exec(line)?.[1]
    if (address) break
  }
  if (!address) throw new Error('Chromium did not start')
  browser.stderr.resume()
  const { events, send } = await connect(address)
  const traced: TraceEvent[] = []
  events.addEventListener('Tracing.dataCollected', (event) => {
    traced.push(...(event as CustomEvent<{ value: TraceEvent[] }>).detail.value)
  })
  const next = async (method: string) => (await once(events, method))[0].detail
  return {
    send,
    next,
    endTrace: async () => {
      const complete = next('Tracing.tracingComplete')
      await send('Tracing.end')
      await complete
      return traced.splice(0)
    },
    close: async () => {
      // Debian starts Chromium by a script: a signal would end the script alone.
      await send('Browser.close').catch(() => {})
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
