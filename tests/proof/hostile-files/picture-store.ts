import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createPictures } from '@dvaput/platform/pictures/pictures'
import { picturesRoutes } from '@dvaput/platform/pictures/pictures.routes'
import type { SaveResult } from '@dvaput/platform/pictures/save-picture'

type Told = { readonly id: number } & (
  | { readonly save: Uint8Array }
  | { readonly path: string; readonly accept: string }
)
export type Served = { readonly status: number; readonly headers: Record<string, string>; readonly body: Uint8Array }
type Answer = { readonly id: number; readonly saved?: SaveResult; readonly served?: Served }

/** The platform's pictures in a process of their own, whose memory and end can be seen from outside. */
const keep = (dataDir: string) => {
  const pictures = createPictures({ dataDir })
  const routes = picturesRoutes({ pictures, dataDir })
  const env = { endpoint: { clientIp: '203.0.113.7' } }
  process.on('message', async (told: Told) => {
    if ('save' in told) {
      process.send?.({ id: told.id, saved: await pictures.save(told.save) } satisfies Answer)
      return
    }
    const answer = await routes.request(told.path, { headers: { Accept: told.accept } }, env)
    const served = { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.bytes() }
    process.send?.({ id: told.id, served } satisfies Answer)
  })
  process.send?.({ id: 0 } satisfies Answer)
}

export const startKeeper = async (dataDir: string) => {
  const child = fork(import.meta.filename, ['--keep', dataDir], { serialization: 'advanced' })
  const waiting = new Map<number, (answer: Answer) => void>()
  let asked = 0
  let end: string | undefined
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  child.once('exit', (code, signal) => {
    end = `it ended with ${code ?? signal}`
    for (const [id, resolve] of waiting) resolve({ id })
  })
  await once(child, 'message')
  const ask = async (question: Omit<Told, 'id'>): Promise<Answer> => {
    asked += 1
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(asked, resolve)
    if (end !== undefined) return { id: asked }
    child.send({ ...question, id: asked })
    return promise
  }
  return {
    pid: child.pid ?? 0,
    ended: () => end,
    save: async (save: Uint8Array) => (await ask({ save } as Omit<Told, 'id'>)).saved,
    get: async (path: string, accept: string) => (await ask({ path, accept } as Omit<Told, 'id'>)).served,
    stop: () => child.kill(),
  }
}

export type Keeper = Awaited<ReturnType<typeof startKeeper>>

const [mode, dataDir] = process.argv.slice(2)
if (mode === '--keep' && dataDir !== undefined) keep(dataDir)
