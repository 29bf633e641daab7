import type { Infrastructure } from '@dvaput/backend/infrastructure'
import type { Config } from './config.ts'
import { createEventLoopRoom } from './http/load/event-loop-room.ts'
import { createPageCache } from './http/load/page-cache.ts'
import { createRenderLimits } from './http/load/render-limits.ts'

/** A page that shows a count of the stock is at most 30 s old, unless too much is being rendered. // CACHE-03 */
const pageCacheLimits = { maxBytes: 64 * 1024 * 1024, freshMs: 20_000, staleMs: 10_000, staleWhileBusyMs: 300_000 }
const noPageCache = { maxBytes: 0, freshMs: 0, staleMs: 0 }

type Needs = {
  readonly config: Pick<Config, 'development' | 'rendersPerVisitor'>
  readonly bus: Pick<Infrastructure['bus'], 'subscribe'>
}

/** How much is rendered at once, and what need not be rendered again. */
export const openPageCache = ({ config, bus }: Needs) => {
  // In development nothing is cached, and the only visitor is its developer.
  const limits = createRenderLimits({
    rendersPerVisitor: config.development ? 9_999 : config.rendersPerVisitor,
    hasRoom: createEventLoopRoom(),
  })
  const cache = createPageCache(config.development ? noPageCache : { ...pageCacheLimits, isBusy: limits.isBusy })
  bus.subscribe((tags) => cache.drop(tags))
  return { limits, cache }
}
