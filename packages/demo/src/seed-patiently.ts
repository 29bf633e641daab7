import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '@dvaput/backend/log/describe-error'
import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import type { Log } from '@dvaput/database/log'

type Patience = {
  readonly log: Pick<Log, 'warn'>
  readonly pauseMs?: number
  readonly maxTries?: number
}

/**
 * Fills the demo, one after another. On a machine that is busy with something else a statement may take longer than a
 * shopper would wait: each seed is one transaction or finds what is there, so it is tried again.
 */
export const seedPatiently = async (
  seeds: readonly (() => Promise<unknown>)[],
  { log, pauseMs = 2_000, maxTries = 60 }: Patience,
): Promise<void> => {
  for (const seed of seeds)
    for (let tries = 1; ; tries += 1) {
      try {
        await seed()
        break
      } catch (error) {
        if (tries === maxTries || !isDatabaseUnavailable(error)) throw error
        log.warn({ error: describeError(error) }, 'demo data not written yet, retrying')
        await sleep(pauseMs)
      }
    }
}
