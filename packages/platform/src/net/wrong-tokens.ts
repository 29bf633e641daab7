import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import { clientGroup } from '@dvaput/domain/net/client-group'
import { createThrottle } from './throttle.ts'

const perMinute = 10
const rate = { maximum: perMinute, restoredPerSecond: perMinute / 60 }
const maxKnown = 1_000

/**
 * Whoever sends wrong tokens is soon not heard at all, whatever comes next. A client that has shown the right one is:
 * nobody behind the same IP address can keep the shop's own programs out.
 */
export const createWrongTokens = (monotonicMs: () => number = () => performance.now()) => {
  const throttle = createThrottle(monotonicMs)
  const known = createBoundedCache<true>({ maxSize: maxKnown })

  return {
    /** Seconds to wait, for a client that is not heard now. */
    secondsToWait(clientIp: string): number | undefined {
      const client = clientGroup(clientIp)
      if (known.touch(client)) return undefined
      const { currentlyAvailable } = throttle(client, rate, 0).status
      return currentlyAvailable >= 1 ? undefined : Math.ceil(1 / rate.restoredPerSecond)
    },
    count(clientIp: string, isRight: boolean): void {
      const client = clientGroup(clientIp)
      if (isRight) known.set(client, true)
      else throttle(client, rate, 1)
    },
  }
}
