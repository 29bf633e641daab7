import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createPictures } from '@dvaput/platform/pictures/pictures'
import { picturesRoutes } from '@dvaput/platform/pictures/pictures.routes'
import type { SaveResult } from '@dvaput/platform/pictures/save-picture'

type Message = { readonly id: number } & (
  | { readonly save: Uint8Array }
  | { readonly path: string; readonly accept: string }
)
export type Served = { readonly status: number; readonly headers: Record<string, string>; readonly body: Uint8Array }
type Reply = { readonly id: number; readonly saved?: SaveResult; readonly served?: Served }

/** The platform's pictures in a process of their own, whose memory and end can be seen from outside. */
const keep = (dataDir: string) => {
  const pictures = createPictures({ dataDir })
  const routes = picturesRoutes({ pictures, dataDir })
  const env = { endpoint: { clientIp: '203.0.113.7' } }
  process.on('message', async (message: Message) => {
    if ('save' in message) {
      process.send?.({ id: message.id, saved: await pictures.save(message.save) } satisfies Reply)
      return
    }
    const response = await routes.request(message.path, { headers: { Accept: message.accept } }, env)
    const served = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.bytes(),
    }
    process.send?.({ id: message.id, served } satisfies Reply)
  })
  process.send?.({ id: 0 } satisfies Reply)
}

export const startKeeper = async (dataDir: string) => {
  const child = fork(import.meta.filename, ['--keep', dataDir], { serialization: 'advanced' })
  const waiting = new Map<number, (response: Reply) => void>()
  let sent = 0
  let end: string | undefined
  child.on('message', (response: Reply) => {
    waiting.get(response.id)?.(response)
    waiting.delete(response.id)
  })
  child.once('exit', (code, signal) => {
    end = `it ended with ${code ?? signal}`
    for (const [id, resolve] of waiting) resolve({ id })
  })
  await once(child, 'message')
  const send = async (content: Omit<Message, 'id'>): Promise<Reply> => {
    sent += 1
    const { promise, resolve } = Promise.withResolvers<Reply>()
    waiting.set(sent, resolve)
    if (end !== undefined) return { id: sent }
    child.send({ ...content, id: sent })
    return promise
  }
  return {
    pid: child.pid ?? 0,
    ended: () => end,
    save: async (save: Uint8Array) => (await send({ save } as Omit<Message, 'id'>)).saved,
    get: async (path: string, accept: string) => (await send({ path, accept } as Omit<Message, 'id'>)).served,
    stop: () => child.kill(),
  }
}

export type Keeper = Awaited<ReturnType<typeof startKeeper>>

const [mode, dataDir] = process.argv.slice(2)
if (mode === '--keep' && dataDir !== undefined) keep(dataDir)
