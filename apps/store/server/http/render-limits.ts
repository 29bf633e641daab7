import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { createThrottle } from '@dvaput/platform/net/throttle'

/** Pages of people (cart, checkout, account) have room of their own, which a rush on the catalogue cannot take. */
export type RenderLane = 'shared' | 'personal' | 'admin'

export class RenderRefused extends Error {
  override readonly name = 'RenderRefused'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many pages are being rendered')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Options = {
  /** So many a minute. */
  readonly rendersPerVisitor: number
  readonly monotonicMs?: () => number
}

/** Shares of a minute: 2 at once and 9 in the queue where it is 180. A loader may wait for a service, so 8 in all. */
const atOnceFor = (rendersPerVisitor: number) => {
  const maxQueuedPerKey = Math.ceil(rendersPerVisitor / 20)
  return {
    concurrency: 8,
    concurrencyPerKey: Math.ceil(rendersPerVisitor / 90),
    maxQueued: Math.max(64, maxQueuedPerKey),
    maxQueuedPerKey,
  }
}

/** Somebody opens a handful of tabs, or goes through a listing quickly. */
const burstSeconds = 8

const whenQueueIsFull = 2

/** A link from elsewhere may carry what no page reads, and the page comes from the cache. But each is sent whole. */
const unknownLinks = { maximum: 200, restoredPerSecond: 100 }

/**
 * Rendering is the dearest thing that an anonymous request can ask for. Each visitor may have so many pages a minute
 * that no cache could answer, and a few of them at once.
 */
export const createRenderLimits = ({ rendersPerVisitor, monotonicMs = () => performance.now() }: Options) => {
  const restoredPerSecond = rendersPerVisitor / 60
  const rate = { maximum: Math.max(1, restoredPerSecond * burstSeconds), restoredPerSecond }
  const throttle = createThrottle(monotonicMs)
  const atOnce = atOnceFor(rendersPerVisitor)
  const lanes = {
    shared: createSemaphore(atOnce),
    personal: createSemaphore(atOnce),
    admin: createSemaphore(atOnce),
  } satisfies Record<RenderLane, unknown>

  /** Seconds until a page would be rendered, where it would not be now. */
  const refusalOf = (visitor: string, lane: RenderLane): number | undefined => {
    if (lanes[lane].isFull(visitor)) return whenQueueIsFull
    const { currentlyAvailable } = throttle(`${lane} ${visitor}`, rate, 0).status
    return currentlyAvailable >= 1 ? undefined : Math.ceil(1 / restoredPerSecond)
  }

  return {
    /** Whether half of the pages that may be rendered at once are. */
    isBusy: (): boolean => lanes.shared.inHand() >= atOnce.concurrency / 2,
    /** Known before anything is done for a request, so that a refusal costs next to nothing. */
    refusalOf,
    /** Seconds until another link with unknown parameters is followed, where this one is not. */
    refusalOfUnknown: (visitor: string): number | undefined =>
      throttle(`unknown ${visitor}`, unknownLinks, 1).allowed ? undefined : 1,
    async run<Result>(visitor: string, lane: RenderLane, render: () => Promise<Result>): Promise<Result> {
      const retryAfterSeconds = refusalOf(visitor, lane)
      if (retryAfterSeconds !== undefined) throw new RenderRefused(retryAfterSeconds)
      throttle(`${lane} ${visitor}`, rate, 1)
      return lanes[lane].run(render, visitor)
    },
    /** Of a page that is cached and stale: nobody waits for it, and nobody is charged. */
    async refresh<Result>(render: () => Promise<Result>): Promise<Result> {
      const outcome = await lanes.shared.tryRun(render, 'refresh')
      if (!outcome.ok) throw new RenderRefused(whenQueueIsFull)
      return outcome.result
    },
  }
}

export type RenderLimits = ReturnType<typeof createRenderLimits>
