import type { Log } from '@dvaput/database/log'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { ConnectedShops } from '../connected-shop.ts'
import { describeError } from '../log/describe-error.ts'
import type { CatalogueSync } from './catalogue-sync.ts'

type Needs = {
  readonly shops: Readonly<
    Record<
      ShopHandle,
      { readonly reader: Pick<ConnectedShops<'reader' | 'source' | 'subscribe'>[ShopHandle]['reader'], 'changedSince'> }
    >
  >
  readonly sync: Pick<CatalogueSync, 'refreshProducts'>
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly now?: () => number
}

/** With the time of a request and of a rendering, stock on a page is younger than 30 s. // CACHE-03 */
export const watchEveryMs = 10_000
/** A change may become visible after one that is newer, and the clocks of two machines differ. */
const overlapMs = 30_000
/** Shops tell the second of a change: within it there may be another. */
const resolutionMs = 2_000

/**
 * Asks each shop every few seconds what changed, and syncs it. Webhooks are faster, but one that is lost would leave a
 * wrong stock on cached pages until the next full sync.
 */
export const createWatchChanges = ({ shops, sync, log, now = Date.now }: Needs) => {
  /** What has been synced, by product: the moment of its change. */
  const synced = new Map<ShopHandle, Map<number, number>>(shopHandles.map((shop) => [shop, new Map()]))
  const checkedAt = new Map<ShopHandle, number>()
  const failing = new Set<ShopHandle>()
  const running = new Set<ShopHandle>()

  const checkShop = async (shop: ShopHandle) => {
    const startedAt = now()
    const since = (checkedAt.get(shop) ?? startedAt) - overlapMs
    const known = synced.get(shop) ?? new Map<number, number>()
    const changed = await shops[shop].reader.changedSince(new Date(since))
    const unknown = changed.filter(({ id, updatedAt }) => known.get(id) !== updatedAt.getTime())
    if (unknown.length > 0)
      await sync.refreshProducts(
        shop,
        unknown.map(({ id }) => id),
      )
    const settled = changed.filter(({ updatedAt }) => updatedAt.getTime() < startedAt - resolutionMs)
    synced.set(shop, new Map(settled.map(({ id, updatedAt }) => [id, updatedAt.getTime()])))
    checkedAt.set(shop, startedAt)
  }

  /** Never two at a time; an outage is logged once. */
  const check = async (shop: ShopHandle): Promise<void> => {
    if (running.has(shop)) return
    running.add(shop)
    try {
      await checkShop(shop)
      if (failing.delete(shop)) log.info({ shop }, 'catalogue changes are read again')
    } catch (error) {
      if (!failing.has(shop)) log.warn({ shop, error: describeError(error) }, 'reading catalogue changes failed')
      failing.add(shop)
    } finally {
      running.delete(shop)
    }
  }

  let timer: NodeJS.Timeout | undefined
  return {
    check,
    start() {
      timer = setInterval(() => shopHandles.map(check), watchEveryMs).unref()
    },
    stop() {
      clearInterval(timer)
    },
  }
}
