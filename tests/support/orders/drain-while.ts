import { setTimeout as sleep } from 'node:timers/promises'
import type { TestJobs } from './test-jobs.ts'

/** Runs jobs until the result is there that waits for one of them. */
export const drainWhile = async <Result>(jobs: Pick<TestJobs, 'drain'>, waiting: Promise<Result>): Promise<Result> => {
  let isWaiting = true
  const done = waiting.finally(() => {
    isWaiting = false
  })
  // Told to who waits for it, below.
  done.catch(() => undefined)
  while (isWaiting) {
    await jobs.drain()
    await sleep(10)
  }
  return done
}
