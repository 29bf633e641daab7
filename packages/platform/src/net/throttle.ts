import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'

type Throttled = {
  readonly allowed: boolean
  readonly status: ThrottleStatus
  /** Until such a cost is allowed; 0 where it is. */
  readonly retryAfterSeconds: number
}
export type ThrottleStatus = { maximumAvailable: number; currentlyAvailable: number; restoreRate: number }

type Bucket = { available: number; at: number }
type Rate = { readonly maximum: number; readonly restoredPerSecond: number }

const maxBuckets = 10_000

/**
 * One bucket of points a client, refilled all the time. In memory: a refusal must not cost a statement, and what two
 * processes let through together is still bounded.
 */
export const createThrottle = (monotonicMs: () => number = () => performance.now()) => {
  const buckets = createBoundedCache<Bucket>({ maxSize: maxBuckets })

  const read = (key: string, { maximum, restoredPerSecond }: Rate): Bucket => {
    const now = monotonicMs()
    const known = buckets.get(key)
    const restored = known ? known.available + ((now - known.at) / 1_000) * restoredPerSecond : maximum
    return { available: Math.min(maximum, restored), at: now }
  }

  return (key: string, rate: Rate, cost: number): Throttled => {
    const bucket = read(key, rate)
    const allowed = bucket.available >= cost
    const retryAfterSeconds = allowed ? 0 : Math.ceil((cost - bucket.available) / rate.restoredPerSecond)
    if (allowed) bucket.available -= cost
    buckets.set(key, bucket)
    return {
      allowed,
      retryAfterSeconds,
      status: {
        maximumAvailable: rate.maximum,
        currentlyAvailable: Math.floor(bucket.available),
        restoreRate: rate.restoredPerSecond,
      },
    }
  }
}
