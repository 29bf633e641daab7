import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { PostgresProcess } from './postgres-process.ts'

const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

/** Starts PostgreSQL, and restarts it whenever it exits unexpectedly. */
export async function keepRunning(start: () => Promise<PostgresProcess>, log: Log): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let current = await start()
  let watching = watch()

  async function watch(): Promise<void> {
    const lastOutput = await current.ended
    if (stopping.signal.aborted) return
    log.error({ lastOutput }, 'PostgreSQL exited unexpectedly, restarting')
    await startAgain()
  }

  async function startAgain(): Promise<void> {
    for (let pauseMs = SHORTEST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        current = await start()
        watching = watch()
        log.info({}, 'PostgreSQL restarted')
        return
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL restart failed, retrying')
      }
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watching
      // A restart that was running when we stopped.
      await current.stop()
    },
  }
}
