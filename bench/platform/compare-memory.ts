import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BenchShop } from './bench-shop.ts'

type Memory = {
  /** Bytes that are still needed when all is done. */
  readonly held: number
  /** Bytes of the whole process. */
  readonly rss: number
}

/** What a server holds has nothing to do with what it sells; the rest is what one run differs from the next. */
const mostTimesHeld = 1.1

/** Each in a process of its own: side by side nobody could tell whose it is. */
const measureMemory = async ({ url, products }: BenchShop): Promise<Memory> => {
  const child = fork(fileURLToPath(import.meta.resolve('./memory-process.ts')), [url, String(products)], {
    execArgv: ['--expose-gc'],
  })
  const ended = once(child, 'exit')
  const message = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  await ended
  if (!message) throw new Error('the process that was to be measured ended early')
  return message[0] as Memory
}

export const compareMemory = async (small: BenchShop, large: BenchShop) => {
  const [few, many] = [await measureMemory(small), await measureMemory(large)]
  const timesHeld = many.held / few.held
  return { few, many, timesHeld, mostTimesHeld, holds: timesHeld <= mostTimesHeld }
}

export type MemoryComparison = Awaited<ReturnType<typeof compareMemory>>
