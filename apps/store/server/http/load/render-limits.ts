import { createSemaphore, type SemaphoreLimits } from '@dvaput/domain/flow/semaphore'
import { createThrottle } from '@dvaput/platform/net/throttle'

/** Pages of people have room of their own, which a rush on the catalogue cannot take, and so has who is about to pay. */
export type RenderLane = 'shared' | 'personal' | 'checkout' | 'admin'

export class RenderRefused extends Error {
  override readonly name = 'RenderRefused'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many pages are being rendered')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Options = {
  /** So many a minute, once there is no room for more. */
  readonly rendersPerVisitor: number
  /** Whether the process has time left: while it has, a visitor may have more than their share. */
  readonly hasRoom: () => boolean
  readonly monotonicMs?: () => number
}

/** A loader may wait for a service, so so many in all. */
const concurrency = 8
/** What one visitor leaves to the others even while there is room. */
const keptForOthers = 2

/** Shares of a minute: 2 at once and 9 in the queue where it is 180. */
const sharesOf = (rendersPerVisitor: number) => ({
  atOnce: Math.ceil(rendersPerVisitor / 90),
  queued: Math.ceil(rendersPerVisitor / 20),
})

const limitsFor = ({ rendersPerVisitor, hasRoom }: Options): SemaphoreLimits => {
  const share = sharesOf(rendersPerVisitor)
  const maxQueued = Math.max(64, share.queued)
  const withRoom = {
    atOnce: Math.max(concurrency - keptForOthers, share.atOnce),
    queued: Math.max(maxQueued / 2, share.queued),
  }
  return {
    concurrency,
    concurrencyPerKey: () => (hasRoom() ? withRoom : share).atOnce,
    maxQueued,
    maxQueuedPerKey: () => (hasRoom() ? withRoom : share).queued,
  }
}

/** Of stale pages: room of their own, since each of them serves many. */
const refreshesAtOnce = { concurrency: 2, concurrencyPerKey: 1, maxQueued: 16, maxQueuedPerKey: 4 }

/** Who would wait longer is told to come later; a queue alone says nothing about how fast it moves. */
const mostWaitMs = 5_000

/** Seconds, at the least. */
const whenQueueIsFull = 2

/** How much the last rendering counts in the mean. */
const weightOfLast = 0.1

type LaneOptions = { readonly limits: SemaphoreLimits; readonly monotonicMs: () => number }

const createLane = ({ limits, monotonicMs }: LaneOptions) => {
  const semaphore = createSemaphore(limits)
  let meanMs = 0

  const timed = async <Result>(render: () => Promise<Result>): Promise<Result> => {
    const startedAt = monotonicMs()
    try {
      return await render()
    } finally {
      meanMs += (monotonicMs() - startedAt - meanMs) * weightOfLast
    }
  }

  return {
    running: semaphore.running,
    /** Seconds until there is room for this visitor, where there is none now. */
    refusalOf(visitor: string): number | undefined {
      const waitMs = semaphore.roundsBefore(visitor) * meanMs
      if (!semaphore.isFull(visitor) && waitMs <= mostWaitMs) return undefined
      return Math.max(whenQueueIsFull, Math.ceil(waitMs / 1_000))
    },
    run: <Result>(render: () => Promise<Result>, visitor: string): Promise<Result> =>
      semaphore.run(() => timed(render), visitor),
  }
}

/** Somebody opens a handful of tabs, or goes through a listing quickly. */
const burstSeconds = 8

/** A link from elsewhere may carry what no page reads, and the page comes from the cache. But each is sent whole. */
const unknownLinks = { maximum: 200, restoredPerSecond: 100 }

/**
 * Rendering is the dearest thing that an anonymous request can ask for. While there is room nobody is refused or
 * charged; when there is none, each visitor may have so many pages a minute that no cache could answer, and a few of
 * them at once.
 */
export const createRenderLimits = (options: Options) => {
  const { rendersPerVisitor, hasRoom, monotonicMs = () => performance.now() } = options
  const restoredPerSecond = rendersPerVisitor / 60
  const rate = { maximum: Math.max(1, restoredPerSecond * burstSeconds), restoredPerSecond }
  const throttle = createThrottle(monotonicMs)
  const atOnce = limitsFor(options)
  const shareAtOnce = sharesOf(rendersPerVisitor).atOnce
  const lanes = {
    shared: createLane({ limits: atOnce, monotonicMs }),
    personal: createLane({ limits: atOnce, monotonicMs }),
    checkout: createLane({ limits: atOnce, monotonicMs }),
    admin: createLane({ limits: atOnce, monotonicMs }),
  } satisfies Record<RenderLane, unknown>
  const refreshing = createLane({ limits: refreshesAtOnce, monotonicMs })

  /** Seconds until a page would be rendered, where it would not be now. */
  const refusalOf = (visitor: string, lane: RenderLane): number | undefined => {
    const untilRoom = lanes[lane].refusalOf(visitor)
    if (untilRoom !== undefined) return untilRoom
    if (hasRoom()) return undefined
    const { currentlyAvailable } = throttle(`${lane} ${visitor}`, rate, 0).status
    return currentlyAvailable >= 1 ? undefined : Math.ceil(1 / restoredPerSecond)
  }

  return {
    /** Whether half of the pages that may be rendered at once are, where of each visitor their share alone counts. */
    isBusy: (): boolean => lanes.shared.running(shareAtOnce) + refreshing.running() >= concurrency / 2,
    /** Known before anything is done for a request, so that a refusal costs next to nothing. */
    refusalOf,
    /** Seconds until another link with unknown parameters is followed, where this one is not. */
    refusalOfUnknown: (visitor: string): number | undefined =>
      throttle(`unknown ${visitor}`, unknownLinks, 1).allowed ? undefined : 1,
    async run<Result>(visitor: string, lane: RenderLane, render: () => Promise<Result>): Promise<Result> {
      const retryAfterSeconds = refusalOf(visitor, lane)
      if (retryAfterSeconds !== undefined) throw new RenderRefused(retryAfterSeconds)
      if (!hasRoom()) throttle(`${lane} ${visitor}`, rate, 1)
      return lanes[lane].run(render, visitor)
    },
    /** Of a page that is cached and stale: nobody waits for it, and nobody is charged. */
    async refresh<Result>(visitor: string, render: () => Promise<Result>): Promise<Result> {
      const retryAfterSeconds = refreshing.refusalOf(visitor)
      if (retryAfterSeconds !== undefined) throw new RenderRefused(retryAfterSeconds)
      return refreshing.run(render, visitor)
    },
  }
}

export type RenderLimits = ReturnType<typeof createRenderLimits>
