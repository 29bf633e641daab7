import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StoreFailpoint } from '@dvaput/database/failpoint'
import type { Surroundings } from './open-store-at.ts'
import type { InputOf, ResultOf, StoreCommand } from './store-commands.ts'

type Reply = { readonly id: number; readonly value?: unknown; readonly problem?: string }

/** One process of the store; with a failpoint it kills itself there. */
export const startStoreProcess = async (surroundings: Surroundings, diesAt?: StoreFailpoint) => {
  const program = fileURLToPath(import.meta.resolve('./serve-store.ts'))
  const child = fork(program, [JSON.stringify(surroundings), ...(diesAt === undefined ? [] : [diesAt])], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'dvaput-compile-cache') },
  })
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null)
  const started = await Promise.race([once(child, 'message'), ended])
  if (!Array.isArray(started)) throw new Error(`the store process ended before it listened: ${started}`)
  const waiting = new Map<number, (reply: Reply) => void>()
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply))
  let calls = 0
  return {
    ended,
    /** Of its API. */
    url: started[0] as string,
    /** The result, or undefined where the process died over it. */
    async run<Name extends StoreCommand>(command: Name, input: InputOf<Name>): Promise<ResultOf<Name> | undefined> {
      calls += 1
      const id = calls
      const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve))
      child.send({ command, input, id }, () => undefined)
      const heard = await Promise.race([reply, ended.then(() => undefined)])
      waiting.delete(id)
      if (heard?.problem !== undefined) throw new Error(`${command}: ${heard.problem}`)
      return heard?.value as ResultOf<Name> | undefined
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type StoreProcess = Awaited<ReturnType<typeof startStoreProcess>>
